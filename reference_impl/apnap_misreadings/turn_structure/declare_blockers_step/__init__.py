"""Misreadings of rule 509, declare blockers step: a module for each subject."""
