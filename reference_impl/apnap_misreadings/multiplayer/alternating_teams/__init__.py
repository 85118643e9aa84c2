"""Misreadings of rule 811, alternating teams: a module for each subject."""
