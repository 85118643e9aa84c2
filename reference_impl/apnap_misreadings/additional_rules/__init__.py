"""Misreadings of chapter 7, additional rules: a module for each section."""
