"""What the view of one player doesn't show: hidden zones (400.2)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Object, View
from apnap_reference.transitions.passages import Passage, team_of
from apnap_reference.transitions.wrong import Wrong, transition


def _hidden(passage: Passage, zone: str) -> Iterator[tuple[str, Object]]:
    """Yield the cards of a hidden zone that the view of a player shows."""
    said = passage.said
    if not isinstance(said, View) or said.player is None:
        return
    for thing in passage.after.things.values():
        if thing.zone == zone and thing.card not in ("unknown", None):
            yield said.player, thing


@transition("402.3", "view")
def other_hands_are_hidden(passage: Passage) -> Iterator[Wrong]:
    """Players don't see the cards in other players' hands, but perhaps those of teammates."""
    hands = passage.after.variant.hands
    for player, thing in _hidden(passage, "hand"):
        mine = {player} if hands == "own" else team_of(passage.after, player)
        if thing.owner not in mine:
            told = f"{player} is shown {thing.name} in the hand of {thing.owner}"
            where = f"objects.{thing.name}.card"
            yield Wrong("wrong_state", where, told, "unknown", str(thing.card), also=(thing.name,))


@transition("401.2", "view")
def libraries_are_hidden(passage: Passage) -> Iterator[Wrong]:
    """Nobody sees the cards in libraries."""
    for player, thing in _hidden(passage, "library"):
        told = f"{player} is shown {thing.name} in the library of {thing.owner}"
        where = f"objects.{thing.name}.card"
        yield Wrong("wrong_state", where, told, "unknown", str(thing.card), also=(thing.name,))


@transition("708.5", "view")
def face_down_is_hidden(passage: Passage) -> Iterator[Wrong]:
    """Only its controller sees which card a face-down permanent is."""
    for player, thing in _hidden(passage, "battlefield"):
        if thing.face_down is True and thing.controller not in (player, "unknown"):
            told = f"{player} is shown what {thing.name} is, which is face down"
            where = f"objects.{thing.name}.card"
            yield Wrong("wrong_state", where, told, "unknown", str(thing.card))


@transition("101.4a", "view")
def concealed_choices_are_hidden(passage: Passage) -> Iterator[Wrong]:
    """What a player has chosen face down the others don't see."""
    said, picks = passage.said, passage.after.picks
    if not isinstance(said, View) or said.player is None or picks == "unknown":
        return
    for pick in picks:
        hidden = pick.concealed and pick.chosen != "unknown"
        if hidden and said.player not in (pick.decider, pick.subject):
            told = f"{said.player} is shown what {pick.decider} has chosen"
            yield Wrong("wrong_state", "picks", told, "unknown", excusable=False)
