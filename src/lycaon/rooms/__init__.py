"""Rooms: people who sit together, one game after another. A room is its log; a pure fold over it is all there is."""
