"""Misreadings of chapter 1, game concepts: a module for each section."""
