"""
Listing the permanents in another order.

That is done only where no card has abilities beside keywords: otherwise the order may be that of
their timestamps, or the one in which a player may choose among them.
"""

from __future__ import annotations

from msgspec.structs import replace

from apnap.protocol.catalogue import catalogue
from apnap.suite import Scenario
from apnap.symmetries.seeds import Draw


def shuffled(scenario: Scenario, draw: Draw) -> Scenario | None:
    """Return the scenario with its permanents in another order; nothing where it may matter."""
    objects = scenario.position.objects
    places = [at for at, thing in enumerate(objects) if thing.zone == "battlefield"]
    if len(places) < 2 or not is_simple(scenario):  # noqa: PLR2004 - one has no order
        return None
    drawn = sorted(places, key=lambda at: (draw.below(2**256, "order", objects[at].name), at))
    other = dict(zip(places, drawn, strict=True))
    ordered = tuple(objects[other.get(at, at)] for at in range(len(objects)))
    return replace(scenario, position=replace(scenario.position, objects=ordered))


def is_simple(scenario: Scenario) -> bool:
    """Tell whether no card in a scenario does anything but by keywords."""
    known = catalogue()
    cards = {str(thing.card) for thing in scenario.position.objects}
    return all(name in known and not known[name].abilities for name in cards)
