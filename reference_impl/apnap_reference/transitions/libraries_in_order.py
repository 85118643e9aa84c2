"""In which order cards lie in libraries that the loaded position lists, and no state after it."""

from __future__ import annotations

from typing import Final

from apnap.protocol import (
    AnswerSaid,
    AssignDamage,
    Concede,
    DeclareAttackers,
    DeclareBlockers,
    Pass,
    Pay,
    State,
)
from apnap.protocol.catalogue import catalogue
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import ACTIONS, Passage

_LEAVE_IT: Final = (*ACTIONS, AssignDamage, DeclareAttackers, DeclareBlockers, Pass, Pay)
"""What is said without anybody choosing what becomes of cards in libraries."""

_ABOUT_CARDS: Final = ("card", "explor", "librar", "reveal", "scr", "search", "shuffl", "surveil")
"""With what a word begins that is told of a card which may do something with a library."""


def in_order(position: State, now: GameState) -> dict[str, tuple[str, ...]]:
    """Give the cards of each library that is listed in a position, and not in the state then."""
    listed = {thing.owner for thing in now.things.values() if thing.zone == "library"}
    places: dict[str, dict[int, str]] = {}
    for thing in position.objects:
        if thing.zone == "library" and thing.owner not in listed and thing.position is not None:
            places.setdefault(thing.owner, {})[thing.position] = thing.name
    return {
        player.name: tuple(cards[place] for place in sorted(cards))
        for player in now.players
        if (cards := places.get(player.name)) and len(cards) == player.library
    }


def still_in_order(passage: Passage) -> dict[str, tuple[str, ...]]:
    """
    Give the libraries of which it is known after a line in which order the cards lie.

    Of those nothing has been taken but from the top, and nothing can have been shuffled.
    """
    if _may_have_shuffled(passage):
        return {}
    known: dict[str, tuple[str, ...]] = {}
    for owner, cards in passage.memory.libraries.items():
        was, now = passage.before.person(owner), passage.after.person(owner)
        if was is None or now is None or "unknown" in (was.library, now.library):
            continue
        taken = int(was.library) - int(now.library)
        came = {thing.name for _, thing in passage.changed if thing is not None}
        if taken >= 0 and came.intersection(cards) == {*cards[:taken]}:
            known[owner] = cards[taken:]
    return known


def _may_have_shuffled(passage: Passage) -> bool:
    """Tell whether something may have been done on a line with how cards lie in libraries."""
    said = passage.said
    if passage.turns is None or {passage.before.stage, passage.after.stage} != {"playing"}:
        return True
    if not isinstance(said, Concede) and not (
        isinstance(said, AnswerSaid) and isinstance(said.say, _LEAVE_IT)
    ):
        return True
    old, new = passage.turns
    left = (passage.before.things.get(name) for name in old.stack if name not in new.stack)
    return any(thing is None or not _leaves_libraries_alone(thing.card) for thing in left)


def _leaves_libraries_alone(card: str | None) -> bool:
    """Tell whether what a card does is known, and has nothing to do with cards in libraries."""
    known = catalogue().get(str(card))
    return known is not None and not any(word in known.summary for word in _ABOUT_CARDS)
