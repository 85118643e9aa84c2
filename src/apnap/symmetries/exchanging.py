"""
Other cards of the same characteristics: creatures without abilities that differ in name only.

All cards of such a kind change places, so that what had one name has one name afterwards.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from apnap.protocol.catalogue import Card, catalogue
from apnap.suite import Scenario, Step
from apnap.symmetries.needing import placed
from apnap.vocabulary.card_names import card_name, card_names
from apnap.vocabulary.matching import Call


def exchanged(scenario: Scenario, by: int = 1) -> Scenario | None:
    """
    Return the scenario with each such card being the next one of its kind, or the one `by` further.

    Nothing is returned if the scenario has none.
    """
    other = _next(by)
    position = scenario.position
    objects = tuple(
        replace(thing, card=other.get(str(thing.card), thing.card)) for thing in position.objects
    )
    if objects == position.objects:
        return None
    changed = placed(scenario, replace(position, objects=objects))
    return replace(changed, steps=tuple(_step(step, other) for step in scenario.steps))


@functools.cache
def kinds() -> tuple[tuple[str, ...], ...]:
    """Return the names of cards that differ in nothing else, of each kind two at least."""
    alike: dict[bytes, list[str]] = defaultdict(list)
    for card in catalogue().values():
        if _plain(card):
            alike[msgspec.json.encode(replace(card, name="", summary=""))].append(card.name)
    return tuple(tuple(sorted(names)) for names in alike.values() if len(names) > 1)


def _plain(card: Card) -> bool:
    """Tell whether a card is a creature without abilities, of which the catalogue says all."""
    return "Creature" in card.types and not (card.token or card.keywords or card.abilities)


@functools.cache
def _next(by: int) -> Mapping[str, str]:
    return {
        name: names[(at + 1 + (by - 1) % (len(names) - 1)) % len(names)]
        for names in kinds()
        for at, name in enumerate(names)
    }


def _step(step: Step, other: Mapping[str, str]) -> Step:
    """Return the step with the other card where it names a card, and not an object."""
    readers: Sequence[object] = step.call.phrase.readers
    if step.call.phrase.calm or not {card_name, card_names}.intersection(readers):
        return step
    values = tuple(
        other.get(value, value) if reader in (card_name, card_names) else value
        for reader, value in zip(readers, step.call.values, strict=False)
    )
    more = step.call.values[len(readers) :]
    return replace(step, call=Call(step.call.phrase, (*values, *more)))
