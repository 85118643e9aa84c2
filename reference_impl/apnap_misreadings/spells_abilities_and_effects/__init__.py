"""Misreadings of chapter 6, spells, abilities, effects: a module for each section."""
