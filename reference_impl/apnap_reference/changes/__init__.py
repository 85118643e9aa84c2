"""What an event does, and what it triggers."""
