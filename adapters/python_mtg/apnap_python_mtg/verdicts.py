"""What comes of something that is said, if it is not simply done."""

from __future__ import annotations

from apnap_python_mtg.moving import Standing


class Refused(Exception):
    """python-mtg does not take it: it does not offer it, or asks somebody else."""


class Unsupported(Exception):
    """It cannot be said to python-mtg, or python-mtg does not have it."""


class Altered(Exception):
    """
    python-mtg has taken what was said and done something else.

    The game is then as python-mtg has made it: `rejected`, with what has changed.
    """

    def __init__(self, standing: Standing, reason: str) -> None:
        """Take how the game stands now."""
        super().__init__(reason)
        self.standing = standing
