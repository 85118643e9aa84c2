"""
Cards of a library or a hand that nobody has listed.

A state may say how many cards a library has and not which. What is drawn from it then, no rule
tells: the engine that judges takes some card, the log has another. A state may also say how many
cards a hand holds and not which; then a card is named when it is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from apnap.logs.differing import Difference
from apnap.logs.expected_names import HANDLE
from apnap.protocol import (
    AnswerSaid,
    Chance,
    ChanceAsked,
    ChooseObjects,
    Decision,
    Object,
    Pass,
    State,
)

_OFFERED: Final = "pending.priority.actions"
_DRAWN: Final = ("hand", "library")


def unlisted_pairs(
    found: Sequence[Difference], ours: State, theirs: State, before: State
) -> dict[str, str]:
    """
    Return what the engine calls the cards that came, by their names in the log.

    Nobody can tell which they are, so that each goes with any of the same owner, in the same zone.
    There are none if anything else differs. `found` are the differences of `ours` and `theirs`;
    `before` is the state of the log before that. All three have the same names. A card that was
    listed is not left to chance.
    """
    mine, logged = ({thing.name: thing for thing in state.objects} for state in (ours, theirs))
    unlisted, listed = _unlisted(before), {thing.name for thing in before.objects}
    chance = {  # two handles that are alike by chance
        name
        for name in mine.keys() & logged.keys() - listed
        if mine[name].card != logged[name].card
    }
    told = {_which(one) for one in found}  # no cards of libraries of which only one side tells
    here, there = (
        [
            thing
            for name, thing in one.items()
            if (name not in other or name in chance) and f"objects.{name}" in told
        ]
        for one, other in ((mine, logged), (logged, mine))
    )
    came = {_OFFERED} | {f"objects.{thing.name}" for thing in (*here, *there)}
    if any(_which(one) not in came for one in found) or _places(here) != _places(there):
        return {}
    if not {thing.owner for thing in here} <= unlisted or any(o.name in listed for o in here):
        return {}
    pairs = {}
    for thing in there:
        other = next(o for o in here if (o.owner, o.zone) == (thing.owner, thing.zone))
        here.remove(other)
        pairs[thing.name] = other.name
    return pairs


def are_shown(found: Sequence[Difference], ours: State, theirs: State) -> bool:
    """
    Tell whether nothing differs but that the log shows cards of libraries that it only counted.

    What lies there may become known at any time, and the engine that judges has others there.
    """
    if not found:
        return False
    unlisted, known = _unlisted(ours), {thing.name for thing in ours.objects}
    shown = {
        f"objects.{thing.name}"
        for thing in theirs.objects
        if thing.zone == "library" and thing.owner in unlisted and thing.name not in known
    }
    return all(one.where in shown for one in found)


def is_searched(found: Sequence[Difference], ours: State, theirs: State) -> bool:
    """
    Tell whether the log lets somebody search a library of which it only counted the cards.

    Which of them may be found nobody can tell; the engine that judges has others there.
    """
    if not found or not _unlisted(ours):
        return False
    known = {thing.name for thing in ours.objects}
    return any(
        isinstance(one, ChooseObjects)
        and one.among != "unknown"
        and not known.issuperset(one.among)
        for one in theirs.pending
    )


def is_shuffled(found: Sequence[Difference], ours: State, theirs: State, before: State) -> bool:
    """
    Tell whether nothing differs but what was drawn after listed cards were shuffled among others.

    Of a library that is only counted nobody can tell then where those cards lie.
    """
    mine, logged = ({thing.name: thing for thing in state.objects} for state in (ours, theirs))
    unlisted = _unlisted(before)
    went = {
        thing.owner
        for thing in before.objects
        if thing.owner in unlisted and thing.kind == "card" and thing.zone != "library"
        if thing.name not in logged
    }
    for one in found if went else ():
        name = one.where.removeprefix("objects.").partition(".")[0]
        things = [side[name] for side in (mine, logged) if name in side]
        if not one.where.startswith("objects.") or not things:
            return False
        if any(thing.owner not in went or thing.zone not in _DRAWN for thing in things):
            return False
    return bool(went and found)


def names_what_is_shuffled(found: Sequence[Difference], ours: State, theirs: State) -> bool:
    """
    Tell whether nothing differs but what a log calls the cards of a library that it only counts.

    As they are shuffled it may name them; the engine that judges has a handle for each of them.
    """
    if [one.where for one in found] != ["pending.chance.among"]:
        return False
    mine, logged = (
        {name for one in state.pending for name in _shuffled(one)} for state in (ours, theirs)
    )
    listed = {thing.name for state in (ours, theirs) for thing in state.objects}
    unseen = {name for name in mine - logged if name.startswith(HANDLE)}
    return unseen == mine - logged and len(mine) == len(logged) and listed.isdisjoint(logged - mine)


def _shuffled(asked: Decision) -> Sequence[str]:
    """Return what is shuffled, if that is asked and told."""
    if not isinstance(asked, ChanceAsked) or asked.what != "shuffle":
        return ()
    return () if asked.among == "unknown" else asked.among


def out_of_hands(said: AnswerSaid, before: State, after: State | None) -> tuple[Object, ...]:
    """
    Return the cards in hands that an answer names.

    These are cards that the state `before` counts and does not list, seen in the state `after`.
    """
    if after is None or isinstance(said.say, Pass):
        return ()
    listed = {thing.name for thing in before.objects}
    named = set(words(msgspec.to_builtins(said.say))) - listed
    hands = _hands_counted(before) if named else set()
    return tuple(
        Object(name=one.name, card=one.card, owner=one.owner, zone="hand")
        for one in after.objects
        if one.name in named and one.kind == "card" and one.owner in hands
    )


def without_hands(mine: State, logged: State) -> State:
    """Return a state without cards in hands of which another lists none and tells only how many."""
    listed = {thing.owner for thing in logged.objects if thing.zone == "hand"}
    hidden = _hands_counted(logged) - listed
    kept = (one for one in mine.objects if one.zone != "hand" or one.owner not in hidden)
    return replace(mine, objects=tuple(kept)) if hidden else mine


def words(value: Any) -> Iterator[str]:  # noqa: ANN401 - any value of JSON
    """Yield every string in a value of JSON."""
    match value:
        case str():
            yield value
        case dict():
            for part in value.values():
                yield from words(part)
        case list() | tuple():
            for part in value:
                yield from words(part)
        case _:
            return


def _hands_counted(state: State) -> set[str]:
    """Return the players in whose hands there are more cards than are listed."""
    listed = Counter(thing.owner for thing in state.objects if thing.zone == "hand")
    return {
        player.name
        for player in state.players
        if player.hand == "unknown" or player.hand > listed[player.name]
    }


def _which(found: Difference) -> str:
    """Return the path of a field, of an object that of the whole."""
    parts = found.where.split(".")
    whole = ".".join(parts[:2]) if parts[0] == "objects" and parts[1:2] else found.where
    return whole if whole.startswith("objects.~") else found.where


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


def names_unlisted(said: AnswerSaid, before: State | None) -> bool:
    """Tell whether the outcome of a shuffle names cards that the log before it doesn't list."""
    if not isinstance(said.say, Chance) or before is None:
        return False
    asked = next((one for one in before.pending if one.id == said.about), None)
    if not isinstance(asked, ChanceAsked) or asked.what != "shuffle":
        return False
    return not {thing.name for thing in before.objects}.issuperset(said.say.outcome)
