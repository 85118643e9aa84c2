"""
How much of anything there may be: the bounds of numbers, texts, lists and maps in every record.

Whoever reads a message or a file knows from its schema how large its parts can be. What is set up
piece by piece, such as players, objects and cards, has a bound that an engine can hold in linear
time; what is only compared and added may be any integer of the protocol.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

from msgspec import Meta

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

INTEGER_LIMIT: Final = 2**53 - 1
"""Largest size of an integer: beyond it some languages lose digits."""

MOST_PLAYERS: Final = 1_000
"""So many players sit at a table, and so many teams, turns and markers there are with them."""

MOST_OBJECTS: Final = 2_000
"""So many objects a state lists: those of the public zones, and cards elsewhere that have names."""

MOST: Final = 10_000
"""So many cards a library has, and so many entries a list that has no bound of its own."""

MOST_ROWS: Final = 1_000_000
"""So many entries a list of a report has: scenarios, rules, lines."""

LONGEST: Final = 100_000
"""So many characters a text for people has."""

Text = Annotated[str, Meta(max_length=LONGEST)]
Integer = Annotated[int, Meta(ge=-INTEGER_LIMIT, le=INTEGER_LIMIT)]
Natural = Annotated[int, Meta(ge=0, le=INTEGER_LIMIT)]
Positive = Annotated[int, Meta(ge=1, le=INTEGER_LIMIT)]
Seconds = Annotated[float, Meta(ge=0, le=INTEGER_LIMIT)]
Few = Annotated[tuple[T, ...], Meta(max_length=MOST_PLAYERS)]
Things = Annotated[tuple[T, ...], Meta(max_length=MOST_OBJECTS)]
Many = Annotated[tuple[T, ...], Meta(max_length=MOST)]
Rows = Annotated[tuple[T, ...], Meta(max_length=MOST_ROWS)]
Cards = Annotated[int, Meta(ge=0, le=MOST)]
Seats = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
Markers = Annotated[int, Meta(ge=0, le=MOST_PLAYERS)]
Times = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
Map = Annotated[dict[K, V], Meta(max_length=MOST)]
