"""Misreadings of chapter 3, card types: a module for each section."""
