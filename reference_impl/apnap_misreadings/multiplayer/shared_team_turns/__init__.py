"""Misreadings of rule 805, shared team turns: a module for each subject."""
