"""Misreadings of rule 307: when a sorcery is cast."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import teammates
from apnap_reference.spells import casting
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.phases_and_steps import MAIN_PHASES


@mutant(
    "307.1",
    (
        "a player can cast sorceries and creatures while teammates' spells or abilities are on "
        "the stack"
    ),
    replaces=casting.at_sorcery_speed,
)
def teammates_spells_are_not_in_the_way(table: Table, player: PlayerId) -> bool:
    turn, mates = table.turn, teammates(table, player)
    others = [one for one in turn.stack if table.objects[one].controller not in mates]
    return player in turn.side and turn.step in MAIN_PHASES and not others
