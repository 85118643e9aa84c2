"""Misreadings of rule 800, leaving the game: a module for each subject."""
