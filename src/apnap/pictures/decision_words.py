"""What somebody is asked, in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.pictures.text import clean
from apnap.protocol import Decision, State

_WORDS: Final[Mapping[str, str]] = {
    "priority": "act or pass",
    "declare_attackers": "declare attackers",
    "declare_blockers": "declare blockers",
    "order_objects": "put in order",
    "assign_damage": "assign damage",
    "choose_objects": "choose objects",
    "choose_player": "choose a player",
    "choose_targets": "choose targets",
    "order_triggers": "order triggered abilities",
    "mulligan": "keep or mulligan",
    "bottom_cards": "put cards on the bottom",
    "opening_hand": "begin with cards",
    "mode": "choose a mode",
    "yes_no": "yes or no",
    "number": "name a number",
    "pay": "pay",
    "chance": "left to chance",
}


_SEVERAL: Final = 2


def kind(decision: Decision) -> str:
    """Return the kind of a decision as the protocol writes it."""
    return str(type(decision).__struct_config__.tag)


def whose_turn(state: State, decision: Decision) -> str:
    """Return in whose turn something is decided, where several turns go on; else nothing."""
    if len(state.turns) < _SEVERAL or decision.turn >= len(state.turns):
        return ""
    active = state.turns[decision.turn].active
    return "" if active in (None, decision.decider) else f", in the turn of {clean(active or '')}"


def asked_words(decision: Decision, when: str = "") -> str:
    """Return what is asked, and `when`, in a few words."""
    words = f"asked: {_WORDS.get(kind(decision), kind(decision))}"
    purpose = getattr(decision, "purpose", "") or getattr(decision, "cost", "")
    if purpose:
        words += f" ({clean(purpose, 60)})"
    if decision.subject not in (None, decision.decider):
        words += f" for {clean(decision.subject or '')}"
    if decision.source is not None:
        words += f" because of {clean(decision.source)}"
    return f"{words}{when}"
