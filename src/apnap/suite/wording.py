"""
How names, captions, statements and beliefs are worded: as players and judges say it.

The words that nobody writes stand in `features/words.toml`, each with the term that stands instead.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from apnap.protocol import Record, doc, folder
from apnap.protocol.catalogue import catalogue
from apnap.suite.errors import SuiteError

Kind = Literal["name", "rule block", "caption", "statement", "belief"]
"""What is worded: a scenario's name, the title of a `Rule:` block, and so on."""

FILE: Final = "words.toml"
"""The name of the file, in the suite's folder."""

_LONGEST: Final[Mapping[Kind, int]] = {"name": 70, "rule block": 90}
"""How many characters there may be; of captions their own file says so."""
_NEVER: Final = ("whoever", "whatever", "nor")
_QUESTIONS: Final = ("who", "what")
_NAMES: Final = ("not", "neither", "in 2006 too", "in 2006, too")
_BEGINNINGS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "name": (*_NEVER, *_QUESTIONS, *_NAMES),
    "rule block": (*_NEVER, *_QUESTIONS, *_NAMES),
    "caption": _NEVER,
    "statement": _NEVER,
    "belief": _NEVER,
}
"""With what nothing of a kind begins; a caption may be a heading, such as *What a copy copies*."""


_INSTEAD: Final = "begin with who or what acts, such as “A player who …”"


class Avoided(Record, frozen=True, kw_only=True):
    """Words that nobody writes, as the file has them."""

    never: Annotated[tuple[str, ...], doc("The words or phrases.", min_length=1)]
    unless: Annotated[tuple[str, ...], doc("What contains one of them and may stand.")] = ()


def load_words(where: Path | None = None) -> Mapping[str, Avoided]:
    """
    Return the words that nobody writes, by what stands instead (`where`: another file).

    Raises `SuiteError` if the file is wrong.
    """
    path = where or folder("features") / FILE
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, Avoided])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path}: {error}") from error


def wording(kind: Kind, text: str) -> Iterator[str]:
    """Yield what is wrong with how a text of a kind is worded, each with what to write instead."""
    yield from _form(kind, text)
    begins = _beginning(kind).match(text)
    if begins:
        yield f"no {kind} begins with “{begins[0]}”: {_INSTEAD}"
    if not _all_words().search(text):  # so it is with nearly all texts
        return
    plain = _cards().sub("", text)
    for instead, words, excepted in _words():
        for found in words.finditer(excepted.sub("", plain) if excepted else plain):
            yield f"write “{instead}” for “{found[0]}”"


def _form(kind: Kind, text: str) -> Iterator[str]:
    """Yield what is wrong with the length, the beginning and the end of a text."""
    longest = _LONGEST.get(kind)
    if longest and len(text) > longest:
        yield f"a {kind} has {longest} characters at most, and this has {len(text)}"
    if kind != "statement" and text.endswith("."):
        yield f"a {kind} ends without a full stop"
    if "  " in text:
        yield "there are two spaces in a row"
    if kind == "belief":
        return
    if text[:1].islower():
        yield f"a {kind} begins with a capital letter"


@functools.cache
def _beginning(kind: Kind) -> re.Pattern[str]:
    """Return what finds that a text begins as none of its kind does."""
    words = "|".join(map(re.escape, _BEGINNINGS[kind]))
    return re.compile(rf"(?:{words})\b", re.IGNORECASE)


@functools.cache
def _cards() -> re.Pattern[str]:
    """Return what finds names of cards."""
    return _any_of(tuple(catalogue()), 0)


@functools.cache
def _words() -> tuple[tuple[str, re.Pattern[str], re.Pattern[str] | None], ...]:
    """Return each term with what finds the words for which it stands, and what may stand."""
    return tuple(
        (instead, _any_of(one.never), _any_of(one.unless) if one.unless else None)
        for instead, one in load_words().items()
    )


@functools.cache
def _all_words() -> re.Pattern[str]:
    """Return what finds any of the words for which a term stands."""
    return _any_of(tuple(word for one in load_words().values() for word in one.never))


def _any_of(words: tuple[str, ...], flags: int = re.IGNORECASE) -> re.Pattern[str]:
    """Return what finds each of these words or phrases, the longest first."""
    longest = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?:{longest})(?![\w-])", flags)
