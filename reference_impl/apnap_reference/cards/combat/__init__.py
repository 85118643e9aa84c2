"""What single cards do when creatures attack and block, and what they ask for it."""
