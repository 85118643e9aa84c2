"""Choices that several players make together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol import (
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    Decision,
    KeepOrMulligan,
    Mulligan,
    Number,
    YesNo,
)
from apnap_reference.transitions.passages import Passage, apnap_order
from apnap_reference.transitions.wrong import Wrong, transition

_CHOICES: Final = (ChooseObjects, ChoosePlayer, ChooseMode, YesNo, Number)
CHOSEN: Final = ("choose", "yes_no", "number")
_HAND: Final = 7
"""So many cards are drawn as a game begins."""
_TWO: Final = 2


def _further(passage: Passage) -> Iterator[tuple[Decision, Decision]]:
    """Yield the choice that was made with each that somebody else makes of the same kind."""
    made = passage.answered
    if not isinstance(made, _CHOICES) or not (made.source is not None or _waits(passage)):
        return
    whose = made.subject or made.decider
    for one in passage.after.pending:
        alike = type(one) is type(made) and one.source == made.source and one.id != made.id
        if alike and (one.subject or one.decider) != whose:
            yield made, one


def _waits(passage: Passage) -> bool:
    """Tell whether what was chosen waits for the choices of others, about whatever is resolving."""
    picks = passage.after.picks
    made = passage.answered
    if not picks or picks == "unknown" or passage.turns is None or made is None:
        return False
    same = passage.turns[0].stack and passage.turns[0].stack == passage.turns[1].stack
    return bool(same) and any(one.subject == (made.subject or made.decider) for one in picks)


@transition("103.5", "asks mulligan")
def a_hand_is_kept_for_good(passage: Passage) -> Iterator[Wrong]:
    """Who keeps an opening hand takes no more mulligans."""
    made, say = passage.answered, getattr(passage.said, "say", None)
    if not isinstance(made, Mulligan) or not isinstance(say, KeepOrMulligan) or not say.keep:
        return
    for one in passage.after.pending:
        if isinstance(one, Mulligan) and one.decider == made.decider:
            told = f"{one.decider} has kept an opening hand, and is asked again"
            yield Wrong("wrong_decider", "pending.mulligan", told, "", one.decider, excusable=False)


@transition("103.5", "asks mulligan")
def a_mulligan_ends_with_cards_on_the_bottom(passage: Passage) -> Iterator[Wrong]:
    """Of the hand that is drawn anew, a card for each mulligan taken goes to the bottom at once."""
    after = passage.after
    free = 1 if len(after.players) > _TWO else 0
    for one in after.pending:
        who = after.person(one.decider) if isinstance(one, Mulligan) else None
        if who is None or who.hand == "unknown" or not isinstance(one, Mulligan):
            continue
        most = _HAND - max(one.taken - free, 0)
        if who.hand > most and one.taken > free:
            told = f"{who.name} has taken {one.taken} mulligans, and holds {who.hand} cards"
            where = f"players.{who.name}.hand"
            yield Wrong("wrong_state", where, told, str(most), str(who.hand), excusable=False)


@transition("101.4", *CHOSEN)
def chosen_in_turn_order(passage: Passage) -> Iterator[Wrong]:
    """Choices are made in turn order, beginning with the active player."""
    if passage.turns is None:
        return
    place = apnap_order(passage)
    for made, one in _further(passage):
        mine, theirs = (place.get(each.subject or each.decider) for each in (made, one))
        if mine is not None and theirs is not None and theirs < mine:
            told = f"{one.decider} is asked to choose after {made.decider}"
            also = () if made.source is None else (made.source,)
            yield Wrong("wrong_decider", f"pending.{_kind(one)}", told, also=also)


@transition("514.1", "asks choose_objects")
def whose_turn_ends_discards(passage: Passage) -> Iterator[Wrong]:
    """In the cleanup step only a player whose turn ends discards down to their hand size."""
    turn = None if passage.turns is None else passage.turns[1]
    if turn is None or turn.step != "cleanup" or turn.stack or turn.active is None:
        return
    for one in passage.after.pending:
        if not isinstance(one, ChooseObjects) or one.among == "unknown" or one.source is not None:
            continue
        whose, things = one.subject or one.decider, passage.after.things
        held = all(name in things and things[name].zone == "hand" for name in one.among)
        if held and whose not in passage.active:
            told = f"{whose} is asked to discard as the turn of {turn.active} ends"
            yield Wrong("wrong_decider", "pending.choose_objects", told, turn.active, whose)


def _kind(one: Decision) -> str:
    return str(type(one).__struct_config__.tag)


@transition("101.4", *CHOSEN)
def done_after_the_last_choice(passage: Passage) -> Iterator[Wrong]:
    """Nothing is done before the last player has chosen."""
    picks = passage.after.picks
    if not picks or picks == "unknown" or not any(True for _ in _further(passage)):
        return
    waiting = {name for pick in picks if pick.chosen != "unknown" for name in pick.chosen}
    for was, now in passage.changed:
        if was is not None and was.name in waiting and (now is None or now.zone != was.zone):
            told = f"{was.name} has left the {was.zone} before everybody has chosen"
            yield Wrong("wrong_order", f"objects.{was.name}.zone", told, excusable=False)
