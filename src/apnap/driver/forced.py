"""
Questions with one possible answer, and those that nobody decides.

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
    AssignDamageAsked,
    ChanceAsked,
    ChooseObjects,
    ChoosePlayer,
    Decision,
    OrderObjects,
    OrderTriggers,
)

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
    """Tell whether there is one possible answer, or nobody who gives it."""
    match decision:
        case ChanceAsked():
            return True
        case AssignDamageAsked():
            return all(len(source.among) == 1 for source in decision.sources)
        case ChooseObjects(among=among, least=least) if among != "unknown":
            return 0 < len(among) <= least
        case _:
            return _possibilities(decision) == 1


def _possibilities(decision: Decision) -> int | None:
    """Return how many things are to be ordered or players to be chosen among, if that is asked."""
    match decision:
        case OrderObjects():
            return len(decision.objects)
        case OrderTriggers():
            return len(decision.triggers)
        case ChoosePlayer(among=among) if among != "unknown":
            return len(among)
        case _:
            return None
