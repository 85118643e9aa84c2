"""What single cards do as spells, what they cost, and what they do to spells."""
