"""The server — rooms, seats, storage; it decides, and knows no game by name."""
