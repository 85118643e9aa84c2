"""The names of cards: as the catalogue has them, in the plural, and with words before them."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Final

from apnap.driver import Listed
from apnap.protocol.catalogue import catalogue
from apnap.protocol.near_names import similar
from apnap.vocabulary.reading_lists import LINKING, NUMBERS, Scope, WordError, listing, number

_ARTICLES: Final = ("a", "an", "the")
_WHERE: Final = (
    "the files in `cards/` list the cards that there are, and `apnap find --kind card WORDS` "
    "searches them; CONTRIBUTING.md says how to add one"
)
_QUOTES: Final = "\"'\u201c\u201d\u2018\u2019"
_WORD: Final = re.compile(r"[\w'-]+")


def cards(text: str, _: Scope) -> tuple[Listed, ...]:
    """Read a list of cards, each with a number or with words that tell it from others."""
    return tuple(listing(text, _listed))


def card_name(text: str, _: Scope) -> str:
    """Read the name of a card or token of the catalogue."""
    found = _known(text)
    if found is None:
        raise _nobody(text)
    return found


def card_names(text: str, scope: Scope) -> str:
    """Read the name of a card or token in the plural, or in the singular for one."""
    return _singular(text) or card_name(text, scope)


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
    if bare := _unquoted(name):
        raise bare
    why = f"{name!r} does not end with the name of a card: {_WHERE}"
    raise WordError(why, functools.partial(_meant, name), certain=True)


def _listed(text: str) -> Listed:
    """Read one entry of a list of cards."""
    first, _, rest = text.partition(" ")
    if rest and (first in NUMBERS or first.isdecimal()):
        count = number(first, Scope())
        found = _known(rest) or _singular(rest)
        if found is None:
            raise _nobody(rest)
        return Listed(name=found.replace(" Token", " token"), card=found, count=count)
    return Listed(name=text, card=card_of(text))


def _nobody(name: str) -> WordError:
    """Return that no card has a name, and which cards have one like it."""
    why = f"no card is called {name!r}: {_WHERE}"
    return _unquoted(name) or WordError(why, functools.partial(_meant, name), certain=True)


def _unquoted(name: str) -> WordError | None:
    """Return that a name stands without quotation marks; None if it has none."""
    bare = name.strip(_QUOTES)
    if bare == name:
        return None
    return WordError(f"no quotation marks stand around a name: write `{bare}`")


def _meant(name: str) -> str:
    """Return words for the cards that are called like a name, or like the end of it."""
    words = name.split()
    ends = (" ".join(words[start:]) for start in range(len(words)))
    return next(filter(None, (similar(end, catalogue()) for end in ends)), "")


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
