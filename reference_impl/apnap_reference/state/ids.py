"""What players and objects are called, and what every record of the table is made of."""

from __future__ import annotations

from typing import Final, NewType

import msgspec

PlayerId = NewType("PlayerId", str)
"""A player's name."""
ObjectId = NewType("ObjectId", int)
"""An object's number, never used again."""
TeamId = NewType("TeamId", str)
"""A team's name."""
SideName = PlayerId | TeamId
"""What those are called who take turns: a player, or a team that shares its turns."""
Ref = PlayerId | ObjectId
"""
A player, or an object (a planeswalker, a battle, a target): told apart as text and number.

A team that is attacked as a whole, as in the book of 2006, stands in the place of a player.
"""
NOBODY: Final = PlayerId("")
"""In the place of a player where there is none."""

replace = msgspec.structs.replace


class Plain(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of all records of the table."""


class Word(Plain, frozen=True, tag=True):
    """What is chosen and is neither a player nor an object: `yes`, a colour, a mode, a pile."""

    said: str


YES: Final = Word("yes")
NO: Final = Word("no")
