"""The positions that are loaded: as modest as an engine's capabilities ask for."""

from __future__ import annotations

from typing import Final

from apnap.protocol import (
    Capabilities,
    EditionDate,
    Initialized,
    Object,
    Player,
    State,
    Turn,
    Variant,
)
from apnap.protocol.variants import TWO_PLAYER
from apnap.rulebooks import editions

ROB: Final = "Rob"
ALEX: Final = "Alex"
CARISSA: Final = "Carissa"

NAMES: Final = (ROB, ALEX)
"""The players of the first position."""

FOREIGN: Final = ("Zoë", "Łukasz")
"""Players whose names need more than ASCII."""

BEARS: Final = "Grizzly Bears"
FOREST: Final = "Forest"


def edition(told: Initialized) -> EditionDate:
    """Return the newest edition that engine and suite know, else the engine's own last one."""
    known = [date for date in told.capabilities.editions if date in editions()]
    return max(known or told.capabilities.editions)


def two_player(told: Initialized) -> Variant:
    """Return the variant for two players, by the first option for attacks if it has to be."""
    can = told.capabilities.attack_options
    return TWO_PLAYER if TWO_PLAYER.attack in can or not can else Variant(attack=can[0])


def plain(told: Initialized, players: tuple[str, str] = NAMES) -> State:
    """Return a calm position of two players and nothing else, the first one about to act."""
    first = players[0]
    return State(
        edition=edition(told),
        variant=two_player(told),
        players=tuple(Player(name=name, life=20, library=20) for name in players),
        turns=(Turn(active=first, phase="precombat_main", step="precombat_main", priority=first),),
    )


def with_cards(told: Initialized) -> State | None:
    """Return the same with a creature and a card in hand, None if the engine knows neither."""
    position = plain(told)
    rob, alex = position.players
    if not (knows(told.capabilities, BEARS) and knows(told.capabilities, FOREST)):
        return None
    bears = Object(name=BEARS, card=BEARS, owner=rob.name, controller=rob.name, zone="battlefield")
    forest = Object(name=FOREST, card=FOREST, owner=alex.name, zone="hand")
    return State(
        edition=position.edition,
        variant=position.variant,
        players=(rob, Player(name=alex.name, life=20, library=20, hand=1)),
        turns=position.turns,
        objects=(bears, forest),
    )


def knows(can: Capabilities, card: str) -> bool:
    """Tell whether the engine declares that it knows a card."""
    return can.cards == "all" or card in can.cards
