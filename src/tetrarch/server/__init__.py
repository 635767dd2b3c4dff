"""The server: tables over REST and WebSocket, stored in a database."""
