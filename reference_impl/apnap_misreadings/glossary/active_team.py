"""Misreadings of the glossary's term active team."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import Side, primary_player
from apnap_reference.state.table import Table
from apnap_reference.turn.phases_and_steps import receives_first


@mutant(
    "glossary:active-team",
    "when a team would receive priority first, only its primary player does",
    replaces=receives_first,
    since="2006-10-01",
)
def the_primary_player_goes_first(table: Table) -> Side | None:
    first = receives_first.function(table)
    together = first is not None and len(first) > 1
    return (primary_player(table, first),) if first and together else first
