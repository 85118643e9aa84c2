"""What single cards do as permanents, sorted by what they are or what they change."""
