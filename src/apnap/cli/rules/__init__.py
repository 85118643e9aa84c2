"""`apnap rules`: what the rules demand, where that is tested, and what a new edition changes."""

from apnap.cli.rules.group import rules

__all__ = ["rules"]
