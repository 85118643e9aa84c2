"""Combat damage for which an engine asks one creature after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from apnap.protocol import AssignDamageAsked, DamageSaid, Decision


def as_far_as_asked(ours: Decision, theirs: Decision) -> tuple[Decision, Decision]:
    """
    Return what is asked by the rules and in a log, of the creatures that both speak of.

    Which creatures of a player an engine asks about first is up to it, and one that deals no damage
    need not be spoken of.
    """
    if not isinstance(ours, AssignDamageAsked) or not isinstance(theirs, AssignDamageAsked):
        return ours, theirs
    told = tuple(one for one in theirs.sources if one.amount)
    names = {one.source for one in told}
    mine = tuple(one for one in ours.sources if one.source in names)
    return replace(ours, sources=mine), replace(theirs, sources=told)


def is_asked_for_more(
    asked: AssignDamageAsked, rows: Sequence[DamageSaid], pending: Sequence[Decision]
) -> bool:
    """Tell whether a log goes on asking about creatures whose damage is not assigned yet."""
    left = {one.source for one in asked.sources} - {row.source for row in rows}
    return bool(left) and any(
        isinstance(one, AssignDamageAsked)
        and one.decider == asked.decider
        and left.issuperset(source.source for source in one.sources if source.amount)
        for one in pending
    )


def with_what_is_forced(
    asked: AssignDamageAsked, rows: Sequence[DamageSaid]
) -> tuple[DamageSaid, ...]:
    """Return all damage, with that of creatures about which nobody need be asked."""
    return (*rows, *_forced(asked, {row.source for row in rows}))


def _forced(asked: AssignDamageAsked, told: set[str]) -> Iterator[DamageSaid]:
    for one in asked.sources:
        if one.source not in told and len(one.among) == 1:
            yield DamageSaid(one.source, one.among[0], one.amount)
