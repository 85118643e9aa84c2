"""What somebody who has left the game no longer chooses, has or is exchanged with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.logs.rules.wrong import Wrong, named
from apnap.protocol import (
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    Concede,
    Decision,
    Player,
    State,
    YesNo,
)

_CHOICES: Final = (ChooseMode, ChooseObjects, ChoosePlayer, YesNo)
_FIGURES: Final = ("power", "toughness")


def of_choosing_instead(it: Wrong) -> str | None:
    """Judge a concession of somebody who is choosing: somebody else is asked to, or to say who."""
    if not isinstance(it.said, Concede):
        return None
    chose = [one for one in _choices(it.before) if one.decider == it.said.player]
    ours, theirs = ({one.decider for one in _choices(state)} for state in (it.ours, it.theirs))
    if not chose or not ours or ours & theirs:
        return None
    return "800.4g" if chose[0].source is not None else "800.4h"


def of_last_known_information(it: Wrong) -> str | None:
    """Judge how strong an attacker is that attacked somebody who has left as the effect began."""
    thing, combat = it.thing, it.before.turns[0].combat if it.before.turns else None
    if thing is None or combat is None or it.resolved is None or it.field not in _FIGURES:
        return None
    gone = {player.name for player in it.before.players if player.left is not None}
    attacked = (one for one in combat.attacks if one.attacker == thing.name)
    return "800.4i" if any({one.attacks, one.defender} & gone for one in attacked) else None


def of_what_nobody_controls(it: Wrong) -> str | None:
    """Judge a permanent that in the log goes back to somebody who has left: it is exiled."""
    if it.thing is None or it.field not in ("zone", "controller"):
        return None
    ours, theirs = (named(state, it.thing.name) for state in (it.ours, it.theirs))
    if ours is None or theirs is None or ours.zone != "exile" or theirs.zone != "battlefield":
        return None
    gone = {player.name for player in it.before.players if player.left is not None}
    lent = it.thing.zone == "battlefield" and it.thing.controller not in gone
    return "800.4c" if lent and theirs.controller in gone else None


def of_exchanging_life(it: Wrong) -> str | None:
    """Judge life totals that are exchanged in the log and not by the rules."""
    spell = it.resolved
    was, ours, theirs = (_lives(state) for state in (it.before, it.ours, it.theirs))
    moved = [name for name, life in theirs.items() if life != was.get(name)]
    if spell is None or it.field != "life" or was != ours or len(moved) != 2:  # noqa: PLR2004 - an exchange
        return None
    one, other = moved
    swapped = "unknown" not in (was[one], was[other]) and theirs[one] == was[other]
    return "701.12a" if swapped and theirs[other] == was[one] else None


def of_losing_at_once(it: Wrong) -> str | None:
    """Judge what triggers as a creature dies while somebody loses: both happen at the same time."""
    left = {player.name for player in it.before.players if player.left is not None}
    lost = {p.name for p in _gone(it.ours) if p.name not in left and p.left is not None}
    if not lost or isinstance(it.said, Concede) or it.kind not in ("pending", "turns", "objects"):
        return None
    known = {one.name for one in it.before.objects}
    new = [one for one in it.ours.objects if one.kind == "ability" and one.name not in known]
    waiting = it.first.expected.endswith("order_triggers")
    there = {one.name: one for one in it.ours.objects}
    died = any(
        one.zone == "battlefield"
        and one.controller in lost
        and getattr(there.get(one.name), "zone", "graveyard") == "graveyard"
        for one in it.before.objects
    )
    return "704.3" if died and (new or waiting) and _come(it) < len(new) + waiting else None


def _come(it: Wrong) -> int:
    """Return how many abilities have come onto the stack in the log."""
    known = {one.name for one in it.before.objects}
    return sum(o.kind == "ability" and o.name not in known for o in it.theirs.objects)


def _choices(state: State) -> list[Decision]:
    return [one for one in state.pending if isinstance(one, _CHOICES)]


def _gone(state: State) -> Iterator[Player]:
    return (player for player in state.players if player.left is not None)


def _lives(state: State) -> dict[str, int | str]:
    return {player.name: player.life for player in state.players}
