"""Misreadings of rule 807, grand melee: a module for each subject."""
