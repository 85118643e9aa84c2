"""
What a scenario needs of an engine, and what an engine lacks of it.

Needs follow from the variant, the cards and the steps; a tag `@needs:…` adds what does not
follow. They are written as short texts such as `attack:multiple` or `card:Gray Ogre`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from apnap.driver.position import Position
from apnap.protocol import Capabilities, Variant

TAGGED: Final[Mapping[str, Callable[[Capabilities], bool]]] = {
    "teams": lambda can: can.teams,
    "shared-team-turns": lambda can: can.shared_team_turns,
    "range-of-influence": lambda can: can.range_of_influence,
    "turn-markers": lambda can: can.turn_markers,
    "one-of-several": lambda can: can.one_of_several,
    "deploy-creatures": lambda can: can.deploy_creatures,
    "neighbours-only": lambda can: can.neighbours_only,
    "emperors": lambda can: can.emperors,
    "every-priority": lambda can: can.every_priority,
    "chance": lambda can: can.chance,
    "events": lambda can: can.events,
    "cites-rules": lambda can: can.cites_rules,
    "concede-by": lambda can: can.concede_by,
}
"""The capabilities that a tag can ask for."""


def of_position(position: Position) -> tuple[str, ...]:
    """Return what the position needs."""
    variant = position.variant
    cards = sorted({thing.card for thing in position.objects if thing.card})
    return (
        f"attack:{variant.attack}",
        f"players:{len(position.players)}",
        *(("one-of-several",) if names_an_opponent(variant, len(position.players)) else ()),
        *(("teams",) if position.teams else ()),
        *(("emperors",) if _has_emperors(position) else ()),
        *(need for need, asked in _options(variant).items() if asked),
        *(f"card:{card}" for card in cards),
    )


def names_an_opponent(variant: Variant, players: int) -> bool:
    """Tell whether the active player names the one opponent who is attacked."""
    return variant.attack == "one_opponent" and players > 2  # noqa: PLR2004 - of two, it is the other


def _options(variant: Variant) -> dict[str, bool]:
    """Return which capabilities the options of a variant ask for."""
    return {
        "shared-team-turns": variant.shared_team_turns,
        "range-of-influence": variant.range_of_influence is not None,
        "turn-markers": variant.turn_markers > 0,
        "deploy-creatures": variant.deploy_creatures,
        "neighbours-only": variant.neighbours_only,
    }


def _has_emperors(position: Position) -> bool:
    """Tell whether a team has an emperor, or ranges of influence differ as those of emperors do."""
    teams = any(team.emperor is not None for team in position.teams)
    return teams or any(player.range_of_influence is not None for player in position.players)


def lacking(can: Capabilities, needs: Iterable[str]) -> tuple[str, ...]:
    """Return those needs that an engine does not meet."""
    return tuple(need for need in needs if not _meets(can, need))


def _meets(can: Capabilities, need: str) -> bool:
    kind, _, value = need.partition(":")
    match kind:
        case "edition":
            return value in can.editions
        case "attack":
            return value in can.attack_options
        case "players":
            return int(value) <= can.players
        case "card":
            return can.cards == "all" or value in can.cards
        case "decision":
            return can.decisions == "all" or value in can.decisions
        case _:
            return TAGGED[kind](can)
