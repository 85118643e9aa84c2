"""
Images that are drawn: everything that must not matter is changed at once, as a seed says.

Nobody can have prepared for such an image who does not know the seed. Its name, `seed-NUMBER`,
leads back to it. With `-of-plain-creatures` it needs nothing that the scenario itself does not
need, but a few plain creatures, and that attackers and blockers can be declared; with
`-as-declared` not those creatures either, and with `-in-peace` nothing more at all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, get_args

from apnap.protocol import EditionDate
from apnap.suite import Scenario
from apnap.suite.tags import Fixed
from apnap.symmetries.continuing.crowding import PLAIN, Cards
from apnap.symmetries.continuing.lengthening import Allowed, lengthened
from apnap.symmetries.enriching import More, enlivened, restocked
from apnap.symmetries.exchanging import exchanged
from apnap.symmetries.joining import joined
from apnap.symmetries.relabelling import relabelled
from apnap.symmetries.renaming import renamed
from apnap.symmetries.rotating import rotated
from apnap.symmetries.seeds import LARGEST, Draw
from apnap.symmetries.shuffling import is_simple, shuffled

TOLD: Final = "seats, names, figures and what follows are drawn"
_NAME: Final = re.compile(r"seed-(0|[1-9][0-9]{0,15})(-of-plain-creatures|-as-declared|-in-peace)?")
_Needing = Literal["", "-of-plain-creatures", "-as-declared", "-in-peace"]
NEEDING: Final[tuple[_Needing, ...]] = get_args(_Needing)
"""How much more than the scenario an image needs, as its name says it: the most first."""
_PEACE: Final[_Needing] = "-in-peace"
_CARDS: Final[Mapping[str, Cards]] = {"": "all", "-of-plain-creatures": "plain"}
"""Of what cards the creatures are that come in addition; of others than these only those there."""
_MOST: Final = 90
"""How much life, and how many cards, at most are added."""


def name_of(seed: int, needing: _Needing = "") -> str:
    """Return what such an image is called."""
    return f"seed-{seed}{needing}"


def is_drawn(name: str) -> bool:
    """Tell whether images that are drawn are called so."""
    found = _NAME.fullmatch(name)
    return found is not None and int(found[1]) <= LARGEST


def drawn(scenario: Scenario, name: str, edition: EditionDate) -> Scenario:
    """Return the image of this name in an edition; raise `ValueError` if none can have it."""
    found = _NAME.fullmatch(name)
    if found is None or not is_drawn(name):
        raise ValueError(name)
    draw = Draw(int(found[1]), scenario.id)
    image = scenario if found[2] else _needing_more(scenario, draw)
    if _may(scenario, "seats"):
        image = rotated(image, 1 + draw.below(len(image.position.seats) - 1, "seats"))
    if _may(scenario, "life"):
        image = enlivened(image, _more(image, draw, "life")) or image
    if _may(scenario, "libraries"):
        image = restocked(image, _more(image, draw, "libraries")) or image
    if _may(scenario, "names"):
        image = renamed(image, draw.names("players")) or image
    if _may(scenario, "objects"):
        image = relabelled(image, draw.names("objects")) or image
    image = shuffled(image, draw) or image
    cards = _CARDS.get(found[2] or "", "there")
    allowed = Allowed(needs=_allowed(scenario, cards), cards=cards, combat=found[2] != _PEACE)
    return lengthened(image, edition, draw, allowed)


def _allowed(scenario: Scenario, cards: Cards) -> frozenset[str]:
    """Return what an image may need in any case."""
    plain = (f"card:{name}" for name in PLAIN) if cards == "plain" else ()
    return frozenset((*scenario.needs, *plain))


def _needing_more(scenario: Scenario, draw: Draw) -> Scenario:
    """Return the scenario with a player more, as a toss decides, and with other cards."""
    image = scenario
    if _may(scenario, "players") and draw.below(2, "joined"):
        image = joined(image) or image
    if _may(scenario, "cards"):
        image = exchanged(image, 1 + draw.below(_MOST, "cards")) or image
    return image


def _more(scenario: Scenario, draw: Draw, what: Fixed) -> More:
    """Return how much more all have; where nobody could compare that, each has another number."""
    position = scenario.position
    if position.variant.shared_life or not is_simple(scenario):
        return 1 + draw.below(_MOST, what)
    return {seat: 1 + draw.below(_MOST, what, seat) for seat in position.seats}


def _may(scenario: Scenario, what: Fixed) -> bool:
    return what not in scenario.tagged.fixed
