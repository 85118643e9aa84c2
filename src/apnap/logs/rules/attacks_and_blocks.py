"""Which rule was broken as attackers and blockers are declared, or combat ends."""

from __future__ import annotations

from typing import Final

from apnap.logs.rules.wrong import Wrong, is_not_asked_to_pay
from apnap.protocol import DeclareAttackers, DeclareBlockers, DeclareBlockersAsked

_NEXT_SEAT: Final = {"left": "803.1a", "right": "803.1b"}


def of_defending(it: Wrong) -> str | None:
    """Judge an attack where the player in the next seat is a teammate: there can be none."""
    combat = it.ours.turns[0].combat if it.ours.turns else None
    nobody = it.field == "defending" and combat is not None and not combat.defending
    return _NEXT_SEAT.get(it.theirs.variant.attack) if nobody else None


def of_attacking(it: Wrong) -> str | None:
    """Judge an attack: attackers tap as they are declared, what it costs is paid, and then."""
    if not isinstance(it.answer, DeclareAttackers) or it.new_turn:
        return None
    if is_not_asked_to_pay(it):
        return "508.1j"
    attackers = {attack.attacker for attack in it.answer.attacks}
    if it.field == "tapped" and it.thing is not None:
        if it.thing.name in attackers:
            return "508.1f" if it.first.expected == "yes" else "702.20b"
        return "508.1j" if it.first.expected == "yes" else None
    parts = it.first.where.split(".")
    if "attacks" not in parts:
        return None
    return "508.1b" if parts[-1] in ("attacks", "why_nothing") and len(parts) > 4 else "508.1k"  # noqa: PLR2004 - turns.0.combat.attacks.NAME.attacks


def of_blocking(it: Wrong) -> str | None:
    """Judge a block: what is blocked is blocked by the creatures that were declared."""
    if not isinstance(it.answer, DeclareBlockers):
        return None
    if is_not_asked_to_pay(it):
        return "509.1f"
    if it.field == "blocked":
        return "509.1h"
    parts = it.first.where.split(".")
    return "509.1g" if {"blockers", "blocks"} & {*parts} else None


def of_blocking_in_turn(it: Wrong) -> str | None:
    """Judge who declares blockers next, of several defending players: they do so in APNAP order."""
    ours, theirs = (
        [one.decider for one in state.pending if isinstance(one, DeclareBlockersAsked)]
        for state in (it.ours, it.theirs)
    )
    combat = it.ours.turns[0].combat if it.ours.turns else None
    defending = () if combat is None or combat.defending == "unknown" else combat.defending
    others = ours and theirs and set(ours).isdisjoint(theirs)
    return "802.4" if others and defending and set(theirs) <= {*defending} else None


def of_ending_combat(it: Wrong) -> str | None:
    """Judge the end of combat, as which everything is removed from it."""
    ended = it.ours.turns and it.ours.turns[0].combat is None and it.before.turns
    if not ended or it.first.where.split(".")[2:3] != ["combat"] or not it.theirs.turns:
        return None
    fought = it.before.turns[0].combat is not None and it.theirs.turns[0].combat is not None
    return "511.3" if fought else None
