"""Misreadings of rule 101, golden rules: a module for each subject."""
