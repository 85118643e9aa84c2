"""Misreadings of chapter 4, zones: a module for each section."""
