"""The server: tables, people and their games over HTTP and WebSockets, kept in a database."""
