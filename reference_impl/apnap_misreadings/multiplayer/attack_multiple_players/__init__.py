"""Misreadings of rule 802, attack multiple players: a module for each subject."""
