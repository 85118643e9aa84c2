"""
Images that are drawn: everything that must not matter is changed at once, as a seed says.

Nobody can have prepared for such an image who does not know the seed. Its name, `seed-NUMBER`,
leads back to it. With `-of-plain-creatures` it needs nothing that the scenario itself does not
need, but a few plain creatures, and that attackers and blockers can be declared; with
`-as-declared` not those creatures either, and with `-in-peace` nothing more at all.

With `-alone` it ends where its scenario ends, and nothing that nobody has written follows; with
`-alone-as-declared` it needs nothing more, either.
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

_TOLD: Final = "seats, names, figures and what follows are drawn"
_TOLD_ALONE: Final = "seats, names and figures are drawn"
_GoingOn = Literal["", "-of-plain-creatures", "-as-declared", "-in-peace"]
_Alone = Literal["-alone", "-alone-as-declared"]
Kind = _GoingOn | _Alone
GOING_ON: Final[tuple[Kind, ...]] = get_args(_GoingOn)
ALONE: Final[tuple[Kind, ...]] = get_args(_Alone)
"""How much more than the scenario an image needs, as its name says it: the most first."""
_FREE: Final = (GOING_ON[0], ALONE[0])
"""Those that need whatever they like."""
_PEACE: Final[Kind] = "-in-peace"
_KINDS: Final = "|".join((*GOING_ON, *ALONE))
_NAME: Final = re.compile(rf"seed-(0|[1-9][0-9]{{0,15}})({_KINDS})")
_CARDS: Final[Mapping[str, Cards]] = {"": "all", "-of-plain-creatures": "plain"}
"""Of what cards the creatures are that come in addition; of others than these only those there."""
_MOST: Final = 90
"""How much life, and how many cards, at most are added."""


def name_of(seed: int, kind: Kind = "") -> str:
    """Return what such an image is called."""
    return f"seed-{seed}{kind}"


def is_drawn(name: str) -> bool:
    """Tell whether images that are drawn are called so."""
    found = _NAME.fullmatch(name)
    return found is not None and int(found[1]) <= LARGEST


def goes_on(name: str) -> bool:
    """Tell whether an image of this name goes on where its scenario ends."""
    found = _NAME.fullmatch(name)
    return found is not None and found[2] in GOING_ON


def told(name: str) -> str:
    """Return what is changed in an image of this name, as it stands after the scenario's name."""
    return _TOLD if goes_on(name) else _TOLD_ALONE


def drawn(scenario: Scenario, name: str, edition: EditionDate) -> Scenario:
    """Return the image of this name in an edition; raise `ValueError` if none can have it."""
    found = _NAME.fullmatch(name)
    if found is None or not is_drawn(name):
        raise ValueError(name)
    draw = Draw(int(found[1]), scenario.id)
    image = _changed(
        scenario, _needing_more(scenario, draw) if found[2] in _FREE else scenario, draw
    )
    if not goes_on(name):
        return image
    cards = _CARDS.get(found[2], "there")
    allowed = Allowed(needs=_allowed(scenario, cards), cards=cards, combat=found[2] != _PEACE)
    return lengthened(image, edition, draw, allowed)


def _changed(scenario: Scenario, image: Scenario, draw: Draw) -> Scenario:
    """Return an image of a scenario with other seats, names, life totals and libraries."""
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
    return shuffled(image, draw) or image


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
