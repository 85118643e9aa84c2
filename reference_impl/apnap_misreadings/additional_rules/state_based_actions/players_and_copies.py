"""Misreadings of 704.5a, c and e: players without life, or poisoned, and copies of spells."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import POISONED, at_zero_life, poisoned
from apnap_reference.procedure.state_based_actions import strayed_copies
from apnap_reference.state.table import ObjectId, PlayerId, Table


@mutant(
    "704.5a",
    "a player with exactly 0 life plays on, and loses only below 0",
    replaces=at_zero_life,
)
def zero_is_enough_to_live(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in at_zero_life.function(table):
        if table.player(player).life < 0:
            yield player, reason


@mutant(
    "704.5c",
    "a player loses only with more than ten poison counters",
    replaces=poisoned,
)
def ten_counters_are_survived(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in poisoned.function(table):
        if table.player(player).poison > POISONED:
            yield player, reason


@mutant(
    "704.5e",
    "a copy of a spell is put into its owner's graveyard and stays there like a card",
    replaces=strayed_copies,
)
def copies_stay_in_graveyards(_: Table) -> tuple[ObjectId, ...]:
    return ()
