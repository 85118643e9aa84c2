"""What single cards do to players: their life, hands and choices, and who wins."""
