"""The table of the search: weights, stop words and synonyms, read by the terminal and the book."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

import msgspec

from apnap.finding.documents import FIELDS, Kind
from apnap.protocol import Record

FILE: Final = Path(__file__).with_name("words.toml")


class Formula(Record, frozen=True, kw_only=True):
    """The parameters of BM25+, as MiniSearch calls them."""

    k: float
    b: float
    d: float


class Unknown(Record, frozen=True, kw_only=True):
    """What a word counts that no document has, by what it may have been meant for."""

    prefix: float
    """The beginning of a longer word."""
    fuzzy: float
    """A word with mistakes in it."""
    mistakes: float
    """How many of its letters may be wrong, as a part of all."""


class Old(Record, frozen=True, kw_only=True):
    """What a document counts that today's edition does not have."""

    unasked: float
    asked: float
    """If its year is among the words, or they ask for old times."""
    times: tuple[str, ...]
    """Phrases that ask for old times."""


class Ways(Record, frozen=True, kw_only=True):
    """What a document counts that is about some ways to play only."""

    unasked: float
    asked: float
    """If one of them is among the words."""


class Also(Record, frozen=True, kw_only=True):
    """Words that are not the same, but lead to each other."""

    asked: tuple[str, ...]
    means: tuple[str, ...]


class Table(Record, frozen=True, kw_only=True, eq=False):
    """What `words.toml` holds; each is a key of its own for what is made of it."""

    formula: Formula
    fields: dict[str, float]
    """What a word counts in each field."""
    kinds: dict[Kind, float]
    """What a document counts, by its kind."""
    unknown: Unknown
    old: Old
    ways: Ways
    also_counts: float
    """What a word counts that was not asked for, but is led to."""
    shown_counts: float
    """What a rule has of the score of the best of its scenarios, beside its own."""
    coverage: float
    """With which power the number of asked words counts that a document has; 0: with none."""
    within_counts: float
    """What a word of a phrase counts beside the phrase."""
    light_counts: float
    """What a light word counts that is asked for."""
    named_counts: float
    """What a card counts more if its whole name is among the words."""
    light: tuple[str, ...]
    """Words that say little about what is asked: how many there are, and who."""
    people: tuple[str, ...]
    """Names and pronouns: in the phrases of a question each of them is the first, a player."""
    idle: tuple[str, ...]
    """Phrases that say nothing in a question, though their words may say much elsewhere."""
    stop: frozenset[str]
    """Words that are in no index and no question."""
    same: tuple[tuple[str, ...], ...]
    """Words and phrases that are one thing: the first of them names it."""
    exact: tuple[tuple[str, ...], ...]
    """Words that are one thing, told apart from other words of their stem."""
    also: tuple[Also, ...]

    def __post_init__(self) -> None:
        """Raise `ValueError` if a field has no weight."""
        if tuple(self.fields) != FIELDS:
            raise ValueError(f"expected weights of {', '.join(FIELDS)}, in this order")

    def term(self, name: str) -> str:
        """Return the term of the words and phrases that a name stands for; raise `LookupError`."""
        return f"~{[group[0] for group in self.same].index(name)}"


def read(text: str) -> Table:
    """Return a table; raise `msgspec.ValidationError` or `DecodeError` if it is none."""
    return msgspec.toml.decode(text, type=Table)


@functools.cache
def table() -> Table:
    """Return the table that is shipped."""
    return read(FILE.read_text(encoding="utf-8"))
