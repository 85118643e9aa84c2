"""What happens of itself, and the position as it goes on."""
