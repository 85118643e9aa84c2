"""Misreadings of rule 810, two headed giant: a module for each subject."""
