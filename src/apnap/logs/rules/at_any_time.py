"""Which rule was broken that holds at any time, as of what is seen, told twice, or undone."""

from __future__ import annotations

from collections import Counter
from typing import Final

from apnap.logs.rules.wrong import NOTHING, Wrong, changed_by_the_rules, keywords, named, stacks
from apnap.protocol import (
    BottomCards,
    Chance,
    Choose,
    DeclareAttackers,
    DeclareBlockers,
    KeepOrMulligan,
    Object,
    State,
    View,
)

_SHARED: Final = {"life": "810.9", "poison": "810.10"}


def of_a_look(it: Wrong) -> str | None:
    """Judge a look: nobody sees the hand of another player, nor the cards in a library."""
    if not isinstance(it.said, View) or it.kind != "objects":
        return None
    libraries = {f"objects.{o.name}.card" for o in it.theirs.objects if o.zone == "library"}
    if it.first.where in libraries:
        return "401.2"
    return (_of_what_is_revealed(it) if it.first.got == NOTHING else None) or "402.3"


def _of_what_is_revealed(it: Wrong) -> str | None:
    """Return by which rule all see a card of a hand: of an opening hand, or by its ninjutsu."""
    name = it.first.where.removeprefix("objects.")
    if it.before.stage == "before_game":
        return "103.6b"
    stack = stacks(it.before)
    announced = any(o.source == name for o in it.before.objects if o.name in stack)
    held = named(it.before, name)
    words = keywords(held) if isinstance(held, Object) else ()
    ninja = any(word.startswith("ninjutsu") for word in words) or not words
    return "702.49b" if announced and ninja else None


def of_two_zones(it: Wrong) -> str | None:
    """Judge an object that is told twice: it is in one zone."""
    names = Counter(one.name for one in it.theirs.objects) if it.kind == "objects" else Counter()
    rest = it.first.where.partition(".")[2]
    twice = (name for name, times in names.items() if times > 1)
    return "400.1" if any(rest == name or rest.startswith(f"{name}.") for name in twice) else None


def of_the_order_of_a_library(it: Wrong) -> str | None:
    """Judge cards that lie elsewhere in a library, of which none has come or gone: none moves."""
    thing = it.thing
    if thing is None or thing.zone != "library" or it.field != "position":
        return None
    if changed_by_the_rules(it):
        return None
    was, now = (_library(state, thing.owner) for state in (it.before, it.theirs))
    return "401.2" if was == now else None


def _library(state: State, owner: str) -> set[str]:
    """Return the cards of a player's library that are told."""
    return {one.name for one in state.objects if one.zone == "library" and one.owner == owner}


def of_undoing(it: Wrong) -> str | None:
    """Judge what was rejected: the game stands as before, and the same is asked again."""
    if not it.rejected:
        return None
    if it.kind in ("objects", "players"):
        return "732.1"
    if isinstance(it.answer, DeclareAttackers | DeclareBlockers):
        return "508.1" if isinstance(it.answer, DeclareAttackers) else "509.1"
    return "732.1"


def of_mulligans(it: Wrong) -> str | None:
    """Judge a mulligan: the hand that is kept or drawn anew, and what goes on the bottom then."""
    bottom = any(isinstance(one, BottomCards) for one in it.before.pending)
    bottom = bottom and isinstance(it.answer, Choose)
    drawn = isinstance(it.answer, Chance) and it.before.stage == "before_game"
    return "103.5" if bottom or drawn or isinstance(it.answer, KeepOrMulligan) else None


def of_controlling_a_player(it: Wrong) -> str | None:
    """Judge who decides for somebody whom another player controls."""
    controlled = {one.subject for one in it.ours.pending if one.subject not in (None, one.decider)}
    by_themselves = any(one.decider in controlled for one in it.theirs.pending)
    return "722.5" if by_themselves and it.kind in ("pending", "turns") else None


def of_sharing_life(it: Wrong) -> str | None:
    """Judge what teammates share: life total and poison counters that one gains or loses."""
    rule = _SHARED.get(it.field) if it.theirs.variant.shared_life else None
    told = {p.name: getattr(p, it.field) for p in it.theirs.players} if rule else {}
    shared = [{told.get(name) for name in team.members} for team in it.theirs.teams]
    return rule if rule and any(len(one) > 1 for one in shared) else None
