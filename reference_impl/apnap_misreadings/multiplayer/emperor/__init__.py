"""Misreadings of rule 809, Emperor: a module for each subject."""
