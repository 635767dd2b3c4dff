"""The WebSocket: messages, connections, commands and queries."""
