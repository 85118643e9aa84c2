"""What is true in a game, as frozen plain data."""
