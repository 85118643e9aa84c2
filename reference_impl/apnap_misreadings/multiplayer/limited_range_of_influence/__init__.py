"""Misreadings of rule 801, limited range of influence: a module for each subject."""
