"""What may excuse a difference, for all that is known: then it is possible, and not certain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.logs.differing import Difference
from apnap.protocol import State

_ABILITIES: Final = ("may_attack", "may_block")


def excuses(found: Sequence[Difference]) -> tuple[str, ...]:
    """
    Return the objects that might excuse all that differs; none if something is certainly wrong.

    An engine may know a newer printing of a card with another subtype. And it may offer only those
    attacks and blocks that meet every requirement, not each that no restriction forbids.
    """
    each = [_excuse(one) for one in found]
    return tuple(dict.fromkeys(each)) if all(each) else ()


def of_designations(found: Sequence[Difference], ours: State, theirs: State) -> tuple[str, ...]:
    """
    Return the abilities without a source that lie on the stack of a log, if nothing else differs.

    They come with a designation, as that of the monarch. No state shows who has one, so that it is
    forgotten when a game is taken up again; before that, they excuse nothing.
    """
    known = {one.name for one in ours.objects}
    there = [
        one.name
        for one in theirs.objects
        if (one.kind, one.zone, one.source, one.card) == ("ability", "stack", None, None)
        if one.name not in known
    ]
    told = (one.where.split(".") for one in found)
    alone = all(
        parts[-1] == "stack" if parts[0] == "turns" else parts[0] == "objects" and parts[1] in there
        for parts in told
    )
    return tuple(there) if alone else ()


def _excuse(one: Difference) -> str:
    parts = one.where.split(".")
    if parts[0] == "objects" and parts[-2:] == ["now", "subtypes"]:
        return ".".join(parts[1:-2])
    fewer = {*one.got.split(", ")} < {*one.expected.split(", ")}
    return ".".join(parts[3:-1]) if parts[-1] in _ABILITIES and fewer else ""
