"""
Questions with one possible answer, those that nobody decides, and orders of what is all alike.

An engine may ask them or leave them out. No scenario speaks of them: the driver answers them at
once, so that what comes next is the same on both kinds of engine. What is left to chance comes
out as the engine offers it. Choices of targets are not among them: those belong to what is being
announced, and are asked even when there is one possibility.
"""

from __future__ import annotations

from typing import Final

from apnap.driver.defaults import decline
from apnap.driver.game import Game
from apnap.driver.looking import situation
from apnap.driver.outcomes import Broken
from apnap.protocol import (
    ChanceAsked,
    ChooseObjects,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Priority,
)
from apnap.protocol.freedoms import only_answer

LIMIT: Final = 2000
"""How many answers are given in a row before the engine counts as hanging."""


def settle(game: Game) -> None:
    """
    Answer what is forced, until nothing that is asked is.

    Raises `Unreached` if the engine does not take the only answer there is, and `Broken` if it
    asks on and on.
    """
    for _ in range(LIMIT):
        decision = next(filter(_forced, game.asking), None)
        if decision is None or game.over:
            return
        decline(game, decision)
    raise Broken(f"after {LIMIT} answers the game has come no further: {situation(game)}")


def _forced(decision: Decision) -> bool:
    """Tell whether there is one possible answer, or nobody who gives it, or no matter which."""
    match decision:
        case Priority():
            return False  # one may pass or do something; most of what is asked is this
        case ChanceAsked():
            return True
        case DeclareAttackersAsked() | DeclareBlockersAsked() | ChooseObjects(among=()):
            return False  # to do nothing is said by a step, and goes on if none speaks of it
        case _:
            return only_answer(decision) is not None
