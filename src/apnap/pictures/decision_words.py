"""What somebody is asked, in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.pictures.object_names import Names
from apnap.pictures.text import clean
from apnap.protocol import Decision, State

_WORDS: Final[Mapping[str, str]] = {
    "declare_attackers": "declare attackers",
    "declare_blockers": "declare blockers",
    "order_objects": "put objects in order",
    "assign_damage": "assign damage",
    "choose_objects": "choose objects",
    "choose_player": "choose a player",
    "choose_targets": "choose targets",
    "order_triggers": "order triggered abilities",
    "mulligan": "keep the hand or take a mulligan",
    "bottom_cards": "put cards on the bottom of the library",
    "opening_hand": "begin the game with cards of the opening hand",
    "mode": "choose a mode",
    "yes_no": "say yes or no",
    "number": "choose a number",
    "pay": "pay",
}
"""What somebody is asked to do; priority is had, and chance asks nobody."""


_SEVERAL: Final = 2


def kind(decision: Decision) -> str:
    """Return the kind of a decision as the protocol writes it."""
    return str(type(decision).__struct_config__.tag)


def asked_words(state: State, decision: Decision) -> str:
    """Return what somebody has to do with a decision, as it stands behind their name."""
    words = to_do(kind(decision))
    if purpose := purpose_of(decision):
        words += f" ({purpose})"
    if decision.subject not in (None, decision.decider):
        words += f" for {clean(decision.subject or '')}"
    if decision.source is not None:
        words += f" because of {Names(state).of(decision.source)}"
    return f"{words}{_whose_turn(state, decision)}"


def to_do(name: str) -> str:
    """Return what somebody has to do with a decision of a kind, as it stands behind their name."""
    if name == "priority":
        return "has priority"
    if name == "chance":
        return "decides"
    return f"is asked to {_WORDS.get(name, name)}"


def asked_sentence(state: State, decision: Decision) -> str:
    """Return who has to do what, in a sentence without a full stop."""
    who = Names(state).of(decision.decider)
    return f"{who[:1].upper()}{who[1:]} {asked_words(state, decision)}"


def purpose_of(decision: Decision) -> str:
    """Return what something is asked for, in a few words, as far as the engine says it."""
    said = getattr(decision, "purpose", "") or getattr(decision, "cost", "")
    return clean(said.replace("_", " "), 60)


def _whose_turn(state: State, decision: Decision) -> str:
    """Return in whose turn something is decided, where several turns go on; else nothing."""
    if len(state.turns) < _SEVERAL or decision.turn >= len(state.turns):
        return ""
    active = state.turns[decision.turn].active
    return "" if active in (None, decision.decider) else f", in {clean(active or '')}'s turn"
