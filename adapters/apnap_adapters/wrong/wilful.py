"""
Engines that know the rules, but ask nobody: they choose for the players.

Another engine plays the game; whatever it asks, opening hands, priority, declarations and chance
excepted, is answered here, with the first choice that is offered or with any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from apnap.protocol import (
    Answer,
    AnswerSaid,
    Concede,
    Decision,
    Engine,
    Initialize,
    Initialized,
    Load,
    Program,
    Unknown,
    Verdict,
    View,
    Viewed,
    answers,
    decisions,
)
from apnap.protocol.extras import entry_points

_LEFT_TO_PLAYERS: Final = (
    decisions.Priority,
    decisions.DeclareAttackersAsked,
    decisions.DeclareBlockersAsked,
    decisions.Mulligan,
    decisions.OpeningHand,
    decisions.ChanceAsked,
)
_MOST: Final = 1000
"""So many choices are made in a row before the game is left as it is."""

Pick = Callable[[Sequence[str], int], tuple[str, ...]]
"""Takes so many of what is offered."""


class Wilful:
    """Makes every choice that the engine below asks for."""

    def __init__(self, name: str, below: Engine, pick: Callable[[int], Pick]) -> None:
        """Take a name, the engine that plays, and what chooses, made from the seed of a game."""
        self._name = name
        self._below = below
        self._made = pick
        self._pick = pick(0)

    def initialize(self, said: Initialize) -> Initialized:
        """Introduce the engine below by another name."""
        told = self._below.initialize(said)
        name = f"{told.engine.name}, {self._name}"
        return replace(told, engine=Program(name, told.engine.version))

    def load(self, said: Load) -> Verdict:
        """Set up a position, and make the choices that it begins with."""
        self._pick = self._made(said.seed)
        return self._on(self._below.load(said))

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer, and make the choices that follow."""
        return self._on(self._below.answer(said))

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede, and make the choices that follow."""
        return self._on(self._below.concede(said))

    def view(self, said: View) -> Viewed:
        """Show what the engine below shows."""
        return self._below.view(said)

    def unload(self) -> None:
        """Forget the position."""
        self._below.unload()

    def _on(self, verdict: Verdict) -> Verdict:
        """Answer what is asked until only players can."""
        for _ in range(_MOST):
            if verdict.verdict != "accepted" or verdict.state is None:
                break
            asked = _first(verdict.state.pending)
            say = None if asked is None else _choice(asked, self._pick)
            if asked is None or say is None:
                break
            after = self._below.answer(AnswerSaid(asked.decider, asked.id, say))
            if after.verdict != "accepted":
                break
            verdict = after
        return verdict


def _first(pending: Sequence[Decision] | Unknown) -> Decision | None:
    if isinstance(pending, str):
        return None
    return next((asked for asked in pending if not isinstance(asked, _LEFT_TO_PLAYERS)), None)


def _choice(asked: Decision, pick: Pick) -> Answer | None:
    """Return what is chosen; None if nothing is offered."""
    match asked:
        case decisions.OrderObjects() | decisions.OrderTriggers():
            return _order(asked, pick)
        case decisions.ChooseTargets():
            slots = [_of(slot.among, slot.least, pick) for slot in asked.slots]
            return answers.Choose(tuple(name for slot in slots for name in slot))
        case decisions.ChooseObjects() | decisions.ChooseMode():
            return answers.Choose(_of(asked.among, asked.least, pick))
        case decisions.ChoosePlayer():
            return answers.Choose(_of(asked.among, 1, pick))
        case decisions.BottomCards():
            return answers.Choose(_of(asked.among, asked.count, pick))
        case _:
            return _said(asked, pick)


def _order(asked: decisions.OrderObjects | decisions.OrderTriggers, pick: Pick) -> Answer:
    if isinstance(asked, decisions.OrderObjects):
        return answers.Order(pick(asked.objects, len(asked.objects)))
    handles = [waiting.name for waiting in asked.triggers]
    return answers.Order(pick(handles, len(handles)))


def _said(asked: Decision, pick: Pick) -> Answer | None:
    """Return what is said where nothing is picked; None if that is the players' business."""
    match asked:
        case decisions.YesNo():
            return answers.Say(yes=pick(("yes", "no"), 1) == ("yes",))
        case decisions.Number():
            return answers.SayNumber(asked.least)
        case decisions.PayAsked():
            return answers.Pay("auto" if pick(("pay", "refuse"), 1) == ("pay",) else "nothing")
        case decisions.AssignDamageAsked():
            return answers.AssignDamage(
                tuple(
                    answers.DamageSaid(one.source, to, one.amount)
                    for one in asked.sources
                    for to in _of(one.among, 1, pick)
                )
            )
        case _:
            return None


def _of(among: Sequence[str] | Unknown, least: int, pick: Pick) -> tuple[str, ...]:
    return () if isinstance(among, str) else pick(among, min(least, len(among)))


def _in_order(_seed: int) -> Pick:
    """Return what takes the first ones."""
    return lambda among, number: tuple(among[:number])


def _at_random(seed: int) -> Pick:
    """Return what takes any, the same ones for the same seed."""
    chance = Random(seed)  # noqa: S311 - games, not secrets
    return lambda among, number: tuple(chance.sample(list(among), number))


def _reference(mutant: str | None) -> Engine:
    """Return the engine below."""
    (entry,) = (one for one in entry_points(group="apnap.engines") if one.name == "reference")
    engine: Engine = entry.load()(mutant)
    return engine


def first_choice(mutant: str | None = None) -> Wilful:
    """Make the engine that takes the first choice offered; raise LookupError as the one below."""
    return Wilful("which takes the first choice", _reference(mutant), _in_order)


def random_choice(mutant: str | None = None) -> Wilful:
    """Make the engine that takes any choice offered; raise LookupError as the one below."""
    return Wilful("which takes any choice", _reference(mutant), _at_random)
