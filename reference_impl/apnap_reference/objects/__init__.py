"""What an object is now."""
