"""
Phrases: one phrase, one small function.

A phrase is a pattern with gaps in braces, a keyword (given, when or then), one line of help and
the function that carries it out. Calm Givens are functions from position to position; the
others act on the game. A `Topic` collects the phrases of one module.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Literal, TypeVar

from apnap.protocol import Record
from apnap.vocabulary.reading_lists import Reader
from apnap.vocabulary.words import READERS

Keyword = Literal["given", "when", "then"]
VerdictOn = Literal["declaration", "this"]
"""What a verdict is on: a declaration, or anything else that is said."""
Row = Mapping[str, Any]
"""A row of a table; a cell that may be empty and is, is None."""

Act = TypeVar("Act", bound=Callable[..., Any])

_GAP: Final = re.compile(r"\{(\w+)\}")
_SHAPES: Final[Mapping[str, str]] = {
    "player": r"\S+",
    "number": r"\S+",
    "kind": r"[\w+/-]+",
    "times": r"\S+(?: times)?",
    "attack": r"with(?:out)? attack \w+",
}
_PLURAL: Final = re.compile(r"\b(counter|card|color)s\b")


class Column(Record, frozen=True):
    """A column of a table: the reader of its cells, and whether it may be absent or empty."""

    read: Reader
    optional: bool = False


class Phrase(Record, frozen=True, kw_only=True):
    """One phrase of the vocabulary."""

    keyword: Keyword
    pattern: str
    help: str
    act: Callable[..., Any]
    readers: tuple[Reader, ...]
    columns: Mapping[str, Column] | None = None
    single: bool = False
    """Whether its table has exactly one row."""
    calm: bool = False
    """Whether it is a Given that describes the position to be loaded."""
    verdict: VerdictOn | None = None
    """Of a When: the verdict that must follow. Of a Then: the verdict that it is."""
    sets_up: bool = False
    """Whether it loads the position itself, so that nothing is loaded before it."""
    introduces: bool = False
    """Whether the names in its last gap are new to the scenario."""
    needs: tuple[str, ...] = ()
    """Capabilities that it needs, as `apnap.driver.needs` names them."""
    says: str = ""
    """Kind of the answer that somebody gives by it and that no capability tells of; or empty."""


class Topic:
    """The phrases of one module, in the order in which they are written."""

    def __init__(self) -> None:
        """Begin without any phrase."""
        self._phrases: list[Phrase] = []

    def __iter__(self) -> Iterator[Phrase]:
        """Yield the phrases."""
        return iter(self._phrases)

    def calm(self, pattern: str, **more: Any) -> Callable[[Act], Act]:
        """Register a Given that takes a position and the gaps' values and returns a position."""
        return self._register("given", pattern, calm=True, **more)

    def when(self, pattern: str, *, played: str | None = None, **more: Any) -> Callable[[Act], Act]:
        """
        Register a When, and the Given in the past tense (`played`) that does the same.

        The function takes the game and the gaps' values; a table's rows come last.
        """

        def register(act: Act) -> Act:
            self._register("when", pattern, **more)(act)
            if played is not None:
                self._register("given", played, **more)(act)
            return act

        return register

    def then(self, pattern: str, **more: Any) -> Callable[[Act], Act]:
        """Register a Then: it raises `Failed` or `Unsupported`, or returns in peace."""
        return self._register("then", pattern, **more)

    def _register(
        self,
        keyword: Keyword,
        pattern: str,
        *,
        words: Mapping[str, Reader] | None = None,
        **more: Any,
    ) -> Callable[[Act], Act]:
        """Register a phrase; `words` are readers for gaps that differ from the usual ones."""
        readers = {**READERS, **(words or {})}

        def register(act: Act) -> Act:
            help_ = (act.__doc__ or "").strip().partition("\n")[0]
            gaps = tuple(readers[gap] for gap in _GAP.findall(pattern))
            self._phrases.append(
                Phrase(keyword=keyword, pattern=pattern, help=help_, act=act, readers=gaps, **more)
            )
            return act

        return register


@functools.cache
def shapes(pattern: str) -> tuple[re.Pattern[str], ...]:
    """
    Return regular expressions with a group for each gap of the pattern.

    One gives as little as possible to each gap, the other as much.
    """

    def shape(widest: str) -> re.Pattern[str]:
        parts = _GAP.split(pattern)
        literal = [_PLURAL.sub(r"\1s?", re.escape(part)) for part in parts[::2]]
        gaps = [f"({_SHAPES.get(gap, widest)})" for gap in parts[1::2]]
        return re.compile("".join(a + b for a, b in zip(literal, [*gaps, ""], strict=True)))

    return (shape(r".+?"), shape(r".+"))


def telling(pattern: str) -> str:
    """Return the longest run of characters that each text has which is the phrase."""
    literal = (run for part in _GAP.split(pattern)[::2] for run in _PLURAL.split(part)[::2])
    return max(literal, key=len)
