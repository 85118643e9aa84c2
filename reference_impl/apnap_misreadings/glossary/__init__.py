"""Misreadings of the glossary: a module for each term, as in `features/`."""
