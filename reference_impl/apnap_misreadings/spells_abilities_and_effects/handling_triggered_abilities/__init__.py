"""Misreadings of rule 603, handling triggered abilities: a module for each feature."""
