"""Misreadings of the glossary's term active player, nonactive player order."""

from __future__ import annotations

from apnap_misreadings.common import first_who_has_any
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.apnap_order import next_to_choose
from apnap_reference.players.players import Side, in_apnap_order
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.table import Table

Outstanding = tuple[Choice, ...]


@mutant(
    "glossary:active-player-nonactive-player-order",
    "the active player chooses last, after all other players in turn order",
    replaces=next_to_choose,
    since="2006-10-01",
)
def the_active_player_chooses_last(
    table: Table, outstanding: Outstanding, _: Side | None
) -> Outstanding:
    first, *others = in_apnap_order(table)
    return first_who_has_any((*others, first), outstanding)
