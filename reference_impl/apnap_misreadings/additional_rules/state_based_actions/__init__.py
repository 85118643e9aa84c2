"""Misreadings of rule 704, state-based actions: a module for each feature."""
