"""Misreadings of rules 506.2 and 506.5: players in combat, and creatures alone in it."""
