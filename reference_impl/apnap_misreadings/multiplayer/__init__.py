"""Misreadings of chapter 8, multiplayer rules: a module for each section."""
