"""What is worked out once for the tables that follow each other while priority goes round."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

from apnap_reference.rulebook import memoized, memoized_apart_from
from apnap_reference.state.table import Table

R = TypeVar("R")

_apart_from_turns: Final = memoized_apart_from("turns", "focus", "latest", "asked", "rounds")


def whosever_turn(function: Callable[[Table], R]) -> Callable[[Table], R]:
    """
    Keep what a function gives for a table that is the same whosever turn it is.

    Abilities may count what has died in a turn: where something has, it is worked out anew for
    each table.
    """
    usual, in_mourning = _apart_from_turns(function), memoized(function)

    @wraps(function)
    def recalled(table: Table) -> R:
        for turn in table.turns:
            if turn.died_under:
                return in_mourning(table)
        return usual(table)

    return recalled
