"""Spells and abilities: casting, activating, the stack and its resolution."""
