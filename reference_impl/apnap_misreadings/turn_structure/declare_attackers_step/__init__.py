"""Misreadings of rule 508, declare attackers step: a module for each subject."""
