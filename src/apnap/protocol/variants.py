"""
The variants of the rulebook, each with the options that it has by default.

`name` stands for the rules about setting up; whoever changes an option keeps the name.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import msgspec

from apnap.protocol.rule_numbers import EditionDate
from apnap.protocol.state import AttackOption, Variant

TWO_PLAYER: Final = Variant("one_opponent", name="two_player")
"""Two players, one against the other."""

FREE_FOR_ALL: Final = Variant("multiple", name="free_for_all")
"""Everybody against everybody; several players may be attacked at once."""

TEAM_VS_TEAM: Final = Variant("multiple", name="team_vs_team", hands="team")
"""Teams sit together, and each player takes turns alone."""

TWO_HEADED_GIANT: Final = Variant(
    "multiple",
    shared_team_turns=True,
    shared_life=True,
    starting_life=30,
    name="two_headed_giant",
    hands="team",
)
"""Teams of two share turns, life and poison counters. See `two_headed_giant` for larger teams."""

ALTERNATING_TEAMS: Final = Variant(
    "multiple",
    range_of_influence=2,
    name="alternating_teams",
    neighbours_only=True,
    hands="neighbours",
)
"""Teammates sit apart, and only neighbours are attacked."""

EMPEROR: Final = Variant(
    "one_opponent",
    range_of_influence=1,
    deploy_creatures=True,
    name="emperor",
    neighbours_only=True,
    hands="team",
)
"""Teams that win and lose with their emperor, whose range of influence is
`RANGE_OF_EMPERORS` and not that of the generals."""

RANGE_OF_EMPERORS: Final = 2

GRAND_MELEE: Final = Variant("left", range_of_influence=1, turn_markers=1, name="grand_melee")
"""Several players take turns at the same time. See `grand_melee` for the number of markers."""

_HEADS: Final = 2
_LIFE_OF_A_FURTHER_HEAD: Final = 15
_LIFE_OF_EACH_HEAD: Final = MappingProxyType({"2006-10-01": 20})
"""Editions in which all heads, and not only those beyond two, bring the same life."""
SEATS_OF_A_MARKER: Final = 4
"""Full groups of so many players have a turn marker each in Grand Melee."""


def life_of_giant(heads: int, edition: EditionDate | None = None) -> int:
    """
    Return the life with which a team of Two-Headed Giant begins.

    In today's rules that is 30, and 15 more for each head beyond the second. In the edition of
    2006 each head brings 20.
    """
    each = _LIFE_OF_EACH_HEAD.get(edition or "")
    if each is not None:
        return heads * each
    return TWO_HEADED_GIANT.starting_life + (heads - _HEADS) * _LIFE_OF_A_FURTHER_HEAD


def two_headed_giant(heads: int = _HEADS, edition: EditionDate | None = None) -> Variant:
    """Return Two-Headed Giant with `heads` players in each team, by an edition's rules."""
    return msgspec.structs.replace(TWO_HEADED_GIANT, starting_life=life_of_giant(heads, edition))


def alternating_teams(attack: AttackOption = "multiple") -> Variant:
    """Return Alternating Teams with one of the options for attacks."""
    return msgspec.structs.replace(ALTERNATING_TEAMS, attack=attack)


def grand_melee(players: int) -> Variant:
    """Return Grand Melee: a turn marker for each full four players."""
    return msgspec.structs.replace(GRAND_MELEE, turn_markers=players // SEATS_OF_A_MARKER)
