"""Turns, phases and steps, and leaving the game."""
