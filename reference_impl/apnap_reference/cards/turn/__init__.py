"""What single cards do to turns, phases and steps, and when they may be used in them."""
