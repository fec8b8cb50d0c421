"""The live server: rooms over HTTP and WebSocket, for phones and programs."""
