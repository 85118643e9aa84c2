"""Which cards a scenario is played with, and what they do."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from typing import Final

from apnap.protocol.catalogue import Card, catalogue, is_plain
from apnap.suite.compiling import Scenario

_ENDING: Final = " Token"
"""How the names of tokens end."""


def cards_of(scenario: Scenario) -> tuple[Card, ...]:
    """Return the cards and tokens of a scenario: those that it begins with, then those it names."""
    begins = (thing.card for thing in scenario.position.objects if thing.card)
    said = "\n".join(step.text for step in scenario.steps)
    found = dict.fromkeys((*begins, *named_in(said)))
    return tuple(catalogue()[name] for name in found if name in catalogue())


def named_in(text: str) -> Iterator[str]:
    """Yield the cards and tokens that a text names, each as often as it does, also in plural."""
    for name in _names().findall(text):
        yield name if name in catalogue() else f"{name.removesuffix(_ENDING.lower())}{_ENDING}"


def card_lines(cards: Iterable[Card]) -> tuple[str, ...]:
    """
    Return what cards do, a line for each: the name and its summary.

    Creatures without abilities and basic lands are left out: nobody has to look them up.
    """
    return tuple(
        f"{card.name}: {card.summary[0].lower()}{card.summary[1:]}"
        for card in cards
        if not is_plain(card)
    )


@functools.cache
def _names() -> re.Pattern[str]:
    """
    Return what finds names of cards, the longest first; a scenario writes `Human token`.

    They stand by their first letters, with which the pattern begins: what begins with another is
    gone over at once, and few are tried at each word.
    """
    small = (name.replace(_ENDING, _ENDING.lower()) for name in catalogue())
    by_letter: dict[str, list[str]] = {}
    for name in sorted({*catalogue(), *small}, key=len, reverse=True):
        by_letter.setdefault(re.escape(name[0]), []).append(re.escape(name[1:]))
    alike = (rf"{one}(?<!\w{one})(?:{'|'.join(ends)})" for one, ends in by_letter.items())
    return re.compile(rf"({'|'.join(alike)})(?:s|es)?\b")
