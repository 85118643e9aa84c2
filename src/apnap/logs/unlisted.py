"""
Cards of a library that nobody has listed.

A state may say how many cards a library has and not which. What is drawn from it then, no rule
tells: the engine that judges takes some card, the log has another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from apnap.logs.differing import Difference
from apnap.protocol import Object, State


def only_unlisted(
    found: Iterable[Difference], ours: State, theirs: State, before: State
) -> tuple[str, ...]:
    """
    Return the owners of the cards if nothing differs but which cards came, else nobody.

    `found` are the differences of `ours` and `theirs`; `before` is the state of the log before
    that. All three have the same names. A card that was listed is not left to chance.
    """
    mine, logged = ({thing.name: thing for thing in state.objects} for state in (ours, theirs))
    here = [thing for name, thing in mine.items() if name not in logged]
    there = [thing for name, thing in logged.items() if name not in mine]
    unlisted, listed = _unlisted(before), {thing.name for thing in before.objects}
    came = {f"objects.{thing.name}" for thing in (*here, *there)}
    owners = {thing.owner for thing in here}
    if any(one.where not in came for one in found) or _places(here) != _places(there):
        return ()
    if not owners <= unlisted or any(thing.name in listed for thing in here):
        return ()
    return tuple(sorted(owners))


def _unlisted(state: State) -> set[str]:
    """Return the players of whose library not all cards are listed."""
    listed = Counter(thing.owner for thing in state.objects if thing.zone == "library")
    return {
        player.name
        for player in state.players
        if player.library == "unknown" or player.library > listed[player.name]
    }


def _places(things: Iterable[Object]) -> Counter[tuple[str, str]]:
    """Return how many cards of whom came where."""
    return Counter((thing.owner, thing.zone) for thing in things)
