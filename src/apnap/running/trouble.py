"""What may go wrong with a run as a whole; to know it takes no library."""

from __future__ import annotations


class RunBroke(Exception):
    """Pytest itself failed, which is a mistake of apnap and not of the engine."""
