"""Misreadings of rule 702, keyword abilities: a module for each subject."""
