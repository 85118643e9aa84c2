"""Misreadings of chapter 5, turn structure: a module for each section."""
