"""Misreadings of 704.5z and 702.179: who has speed, and how much."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.keywords.speed import players_with_speed
from apnap_reference.objects.characteristics import has_keyword, permanents
from apnap_reference.procedure.state_based_actions import ENGINES, without_speed
from apnap_reference.state.table import PlayerId, Table


@mutant(
    "702.179d",
    "a player's speed stays 1",
    replaces=players_with_speed,
)
def speed_never_rises(_: Table) -> tuple[PlayerId, ...]:
    return ()


@mutant(
    "704.5z",
    "only the owner of a permanent with start your engines! gets speed",
    replaces=without_speed,
)
def speed_of_the_owner(table: Table) -> tuple[PlayerId, ...]:
    owners = {t.owner for t in permanents(table) if has_keyword(table, t.id, ENGINES)}
    return tuple(player for player in without_speed.function(table) if player in owners)
