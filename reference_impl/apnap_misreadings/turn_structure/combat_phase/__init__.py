"""Misreadings of rule 506, combat phase: a module for each subject."""
