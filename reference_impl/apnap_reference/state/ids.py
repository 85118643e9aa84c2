"""What players and objects are called, and what every record of the table is made of."""

from __future__ import annotations

import msgspec

PlayerId = str
ObjectId = int
Ref = PlayerId | ObjectId
"""A player, or an object (a planeswalker, a battle, a target)."""

replace = msgspec.structs.replace


class Plain(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of all records of the table."""
