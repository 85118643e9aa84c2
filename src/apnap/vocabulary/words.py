"""
What may stand in the gaps of a phrase.

Every kind of gap has a reader: text in, value out, `WordError` if it does not fit. Readers
know the names of the scenario so far, so that "Stand or Fall and Gray Ogre" is two names.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from apnap.driver.position import Listed
from apnap.protocol.catalogue import catalogue
from apnap.protocol.record import Record
from apnap.protocol.state import Step

NUMBERS: Final = (
    *("no", "one", "two", "three", "four", "five"),
    *("six", "seven", "eight", "nine", "ten"),
)
TIMES: Final = {"once": 1, "twice": 2}
COLORS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
STEPS: Final[Mapping[str, Step]] = {
    "untap step": "untap",
    "upkeep": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat_main",
    "beginning of combat": "beginning_of_combat",
    "declare attackers step": "declare_attackers",
    "declare blockers step": "declare_blockers",
    "first-strike damage step": "first_strike_damage",
    "combat damage step": "combat_damage",
    "end of combat": "end_of_combat",
    "postcombat main phase": "postcombat_main",
    "end step": "end_step",
    "cleanup step": "cleanup",
}

LINKING: Final = frozenset(
    (
        *("a", "an", "the", "each", "nothing", "of", "and", "or", "to", "for", "from", "in", "on"),
        *("at", "by", "with", "without", "is", "are", "be", "has", "have", "holds", "controls"),
        *("targeting", "sacrificing", "attacks", "attack", "blocks", "block", "declares", "casts"),
        *("activates", "ability", "plays", "chooses", "announces", "puts", "assigns", "passes"),
        *("concedes", "called", "as", "keeps", "takes", "interrupts", "can", "cannot", "knows"),
    )
)
"""Words that link the parts of a phrase, and never tell one object from another."""

_ARTICLES: Final = ("a", "an", "the")
_WHERE: Final = "the files in `cards/` list the cards that there are"
_PLAYER: Final = re.compile(r"[A-Z][\w-]*")
_WORD: Final = re.compile(r"[\w'-]+")
_SEPARATOR: Final = re.compile(r"(, and |, | and )")
_PLAIN: Final = re.compile(r"[a-z0-9+/ -]+")
_FIGURES: Final = re.compile(r"-?\d+")
_KEYWORD: Final = re.compile(r"[a-z][a-z ]*( \d+| (\{\w+\})+)?")

T = TypeVar("T")
Reader = Callable[[str, "Scope"], Any]
"""Reads the text in a gap; the type of the value depends on the gap."""


class Scope(Record, frozen=True):
    """The names that a scenario has introduced so far."""

    players: tuple[str, ...] = ()
    objects: frozenset[str] = frozenset()


class WordError(ValueError):
    """A text that cannot stand where it stands; the message says why."""


def player(text: str, scope: Scope) -> str:
    """Read the name of a player of this game."""
    if text in scope.players:
        return text
    known = f": {', '.join(scope.players)} do" if scope.players else ""
    raise WordError(f"nobody called {text!r} plays in this scenario{known}")


def players(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of players of this game."""
    return tuple(_split(text, lambda part: player(part, scope)))


def new_players(text: str, _: Scope) -> tuple[str, ...]:
    """Read a list of names for players."""

    def name(part: str) -> str:
        if not _PLAYER.fullmatch(part):
            raise WordError(f"{part!r} is no name for a player: one word with a capital letter")
        return part

    return tuple(_split(text, name))


def one_object(text: str, scope: Scope) -> str:
    """Read the name of an object of this scenario."""
    if text in scope.objects:
        return text
    alike = sorted(name for name in scope.objects if name.endswith(text) or text.endswith(name))
    hint = f" (there is {', '.join(alike)})" if alike else ""
    raise WordError(f"nothing is called {text!r} in this scenario{hint}")


def objects(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of objects of this scenario."""
    return tuple(_split(text, lambda part: one_object(part, scope)))


def target(text: str, scope: Scope) -> str:
    """Read the name of a player or of an object of this scenario."""
    return text if text in scope.players else one_object(text, scope)


def names(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of players, objects and plain lower-case words (modes, colours, piles)."""

    def name(part: str) -> str:
        plain = _PLAIN.fullmatch(part) and not LINKING.intersection(part.split()[:1])
        return part if plain else target(part, scope)

    return tuple(_split(text, name))


def new_names(text: str, scope: Scope) -> tuple[str, ...]:
    """Read a list of new names for objects that exist already."""

    def name(part: str) -> str:
        if part in scope.objects or part in scope.players:
            raise WordError(f"{part!r} is the name of something else")
        if not all(map(_WORD.fullmatch, part.split())) or LINKING.intersection(part.split()):
            raise WordError(f"{part!r} is no name")
        return part

    return tuple(_split(text, name))


def cards(text: str, _: Scope) -> tuple[Listed, ...]:
    """Read a list of cards, each with a number or with words that tell it from others."""
    return tuple(_split(text, _listed))


def card_name(text: str, _: Scope) -> str:
    """Read the name of a card or token of the catalogue."""
    found = _known(text)
    if found is None:
        raise WordError(f"no card is called {text!r}: {_WHERE}")
    return found


def card_names(text: str, scope: Scope) -> str:
    """Read the name of a card or token in the plural, or in the singular for one."""
    return _singular(text) or card_name(text, scope)


def number(text: str, _: Scope) -> int:
    """Read a number: figures, or a word from `no` to `ten`."""
    if _FIGURES.fullmatch(text):
        return int(text)
    if text in NUMBERS:
        return NUMBERS.index(text)
    raise WordError(f"{text!r} is no number")


def times(text: str, scope: Scope) -> int:
    """Read how often: once, twice, three times, 4 times."""
    word, _, rest = text.partition(" ")
    if rest == "times":
        return number(word, scope)
    if text in TIMES:
        return TIMES[text]
    raise WordError(f"{text!r} does not say how often")


def step(text: str, _: Scope) -> Step:
    """Read the name of a step or main phase."""
    if text in STEPS:
        return STEPS[text]
    raise WordError(f"{text!r} is no step: {', '.join(STEPS)}")


def counters(text: str, _: Scope) -> str:
    """Read a kind of counter, such as `loyalty` or `+1/+1`."""
    return text


def keyword(text: str, _: Scope) -> str:
    """Read a keyword ability, with its parameter if any, as the files in `cards/` write it."""
    if _KEYWORD.fullmatch(text):
        return text
    raise WordError(f"{text!r} is no keyword: it is written in lower case, such as `first strike`")


def colors(text: str, _: Scope) -> frozenset[str]:
    """Read colours, as letters: `red`, `white and blue`; none for `colorless`."""

    def color(part: str) -> str:
        if part not in COLORS:
            raise WordError(f"{part!r} is no color: {', '.join(COLORS)}, colorless")
        return COLORS[part]

    return frozenset() if text == "colorless" else frozenset(_split(text, color))


def modes(text: str, _: Scope) -> tuple[str, ...]:
    """Read a list of modes: lower-case words, joined by commas and "and"."""
    parts = tuple(_SEPARATOR.split(text)[::2])
    wrong = next((part for part in parts if not _PLAIN.fullmatch(part)), None)
    if wrong is not None:
        raise WordError(f"{wrong!r} is no mode: plain words in lower case")
    return parts


def or_nothing(read: Callable[[str, Scope], tuple[str, ...]]) -> Reader:
    """Return a reader of lists that may be empty: `nothing`."""
    return lambda text, scope: () if text == "nothing" else read(text, scope)


def anything(text: str, _: Scope) -> str:
    """Read any text."""
    return text


READERS: Final[Mapping[str, Reader]] = {
    "player": player,
    "players": players,
    "object": one_object,
    "objects": objects,
    "names": names,
    "target": target,
    "number": number,
    "times": times,
    "step": step,
    "kind": counters,
    "keyword": keyword,
    "colors": colors,
}
"""The reader of each kind of gap, unless a phrase has one of its own."""


def card_of(name: str) -> str:
    """
    Return the card that a name ends with: *Rob's Grizzly Bears* is Grizzly Bears.

    Raises `WordError` if it ends with no card of the catalogue.
    """
    parts = name.split()
    for start in range(len(parts)):
        found = _known(" ".join(parts[start:]))
        if found is not None and _tells_apart(parts[:start]):
            return found
    article, _, rest = name.partition(" ")
    if article in _ARTICLES and _known(rest):
        raise WordError(f"no article stands before a name: write `{rest}`")
    raise WordError(f"{name!r} does not end with the name of a card: {_WHERE}")


def _listed(text: str) -> Listed:
    """Read one entry of a list of cards."""
    first, _, rest = text.partition(" ")
    if rest and (first in NUMBERS or first.isdecimal()):
        count = number(first, Scope())
        found = _known(rest) or _singular(rest)
        if found is None:
            raise WordError(f"no card is called {rest!r}: {_WHERE}")
        return Listed(name=found.replace(" Token", " token"), card=found, count=count)
    return Listed(name=text, card=card_of(text))


def _tells_apart(words: list[str]) -> bool:
    return all(map(_WORD.fullmatch, words)) and not LINKING.intersection(words)


def _known(name: str) -> str | None:
    """Return the catalogue's spelling of a name; `Human token` is `Human Token`."""
    if name in catalogue():
        return name
    return _tokens().get(name) if name.endswith("token") else None


@functools.cache
def _tokens() -> Mapping[str, str]:
    """Return tokens by their name with a small `token`."""
    return {name[:-5] + "token": name for name in catalogue() if name.endswith(" Token")}


def _singular(name: str) -> str | None:
    """Return the card of which `name` is the plural: Forests, Two-Headed Giants of Foriys."""
    head, of, rest = name.partition(" of ")
    for ending, single in (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("men", "man")):
        for before, after in ((head, of + rest), (name, "")):
            if before.endswith(ending):
                found = _known(before.removesuffix(ending) + single + after)
                if found is not None:
                    return found
    return None


def _split(text: str, read: Callable[[str], T]) -> list[T]:
    """
    Read a list joined by commas and "and", in the only way in which each part can be read.

    Raises the error of the parts taken one by one if there is no such way.
    """
    pieces = _SEPARATOR.split(text)
    ways = list(_ways(pieces, read))
    if len(ways) == 1:
        return ways[0]
    if ways:
        raise WordError(f"{text!r} can be read as several lists")
    return [read(piece) for piece in pieces[::2]]


def _ways(pieces: list[str], read: Callable[[str], T]) -> Iterator[list[T]]:
    """Yield the readings of `pieces`, every second of which is a separator."""
    if not pieces:
        yield []
    for end in range(1, len(pieces) + 1, 2):
        try:
            first = read("".join(pieces[:end]))
        except WordError:
            continue
        for rest in _ways(pieces[end + 1 :], read):
            yield [first, *rest]
