"""What may excuse a difference, for all that is known: then it is possible, and not certain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.logs.differing import Difference

_ABILITIES: Final = ("may_attack", "may_block")


def excuses(found: Sequence[Difference]) -> tuple[str, ...]:
    """
    Return the objects that might excuse all that differs; none if something is certainly wrong.

    An engine may know a newer printing of a card with another subtype. And it may offer only those
    attacks and blocks that meet every requirement, not each that no restriction forbids.
    """
    each = [_excuse(one) for one in found]
    return tuple(dict.fromkeys(each)) if all(each) else ()


def _excuse(one: Difference) -> str:
    parts = one.where.split(".")
    if parts[0] == "objects" and parts[-2:] == ["now", "subtypes"]:
        return ".".join(parts[1:-2])
    fewer = {*one.got.split(", ")} < {*one.expected.split(", ")}
    return ".".join(parts[3:-1]) if parts[-1] in _ABILITIES and fewer else ""
