"""
Which cards and tables a rule speaks of, by its words: those of its caption and of its section.

A card is meant if one of these words is among its keywords and types, or in what is said of it in a
sentence; a table, if it is in its name. Words that hardly tell cards apart mean nothing.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.protocol import EditionDate, NotARuleNumberError, RuleNumber
from apnap.protocol.catalogue import Card, catalogue
from apnap.rulebooks import load
from apnap.suite import load_captions

_WORD: Final = re.compile(r"[a-z][a-z'-]{3,}")
_ENDINGS: Final = ("ing", "es", "ed", "s")
_IDLE: Final = frozenset(
    ("option", "player", "multiplayer", "with", "from", "that", "when", "which")
)
"""Words that say nothing of what is played."""

_FEW: Final = 0.06
_HALF: Final = 0.5
"""Of all cards, and of all tables, so many have a word at most that tells them apart."""


def meant(rules: Sequence[str], edition: EditionDate, tables: Iterable[str]) -> Mapping[str, float]:
    """
    Return of which cards, and tables (with `table:` before their names), rules speak.

    Each has its share in all cards, or tables, that are meant: the more, the fewer are so called.
    """
    words = frozenset(word for rule in rules for word in _of_rule(rule, edition))
    names = {f"table:{one}": _stems(one.replace("_", " ")) for one in tables}
    return {**_shares(words, _cards(), _FEW), **_shares(words, names, _HALF)}


def _shares(
    words: frozenset[str], known: Mapping[str, frozenset[str]], few: float
) -> Mapping[str, float]:
    """Return the share of each thing in all that have one of the words that are seldom."""
    count = Counter(word for has in known.values() for word in has & words)
    seldom = {word: 1 / times for word, times in count.items() if times <= few * len(known)}
    found = {name: sum(seldom.get(word, 0) for word in has) for name, has in known.items()}
    whole = sum(found.values())
    return {name: part / whole for name, part in found.items() if part}


def _of_rule(rule: str, edition: EditionDate) -> frozenset[str]:
    """Return the words of a rule's caption, and of what its section is called."""
    try:
        number = RuleNumber.parse(rule)
    except NotARuleNumberError:
        return frozenset()
    known = load(edition).rules
    above = (replace(number, rule=0, letter=""), replace(number, letter=""))
    texts = [known[one].title for one in above if one in known]
    texts.append(load_captions().title(rule, edition))
    return frozenset(word for text in texts for word in _stems(text))


@functools.cache
def _cards() -> Mapping[str, frozenset[str]]:
    """Return the words of each card."""
    return {name: _stems(_said(card)) for name, card in catalogue().items()}


def _said(card: Card) -> str:
    parts = (card.summary, *card.keywords, *card.types, *card.subtypes)
    return " ".join(parts)


def _stems(text: str) -> frozenset[str]:
    """Return the words of a text without their endings."""
    return frozenset(map(_stem, _WORD.findall(text.lower()))) - _IDLE


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) > 2:  # noqa: PLR2004 - of a word
            return word.removesuffix(ending).rstrip("e")
    return word.rstrip("e")
