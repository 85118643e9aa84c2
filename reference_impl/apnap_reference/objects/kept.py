"""What is worked out once for the tables that follow each other while priority goes round."""

from __future__ import annotations

from typing import Final

from apnap_reference.rulebook import memoized_apart_from
from apnap_reference.state.table import WITHOUT_TURNS, Table

whosever_turn: Final = memoized_apart_from(
    "turns",
    "focus",
    "latest",
    "asked",
    "rounds",
    unless=Table.has_seen_death,
    beside=WITHOUT_TURNS,
)
"""
Above a function of a table which gives the same whosever turn it is, and whoever is asked.

Abilities may count what has died in a turn: where something has, it is worked out for each table.
"""
