"""Misreadings of rule 805.7: triggered abilities of teams."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import players_in_apnap_order
from apnap_reference.spells.triggers_on_the_stack import (
    in_their_order,
    made_objects,
    parts,
    put_on_the_stack,
    put_triggers_on_the_stack,
)
from apnap_reference.spells.triggers_on_the_stack import of_its_members as triggers_of_members
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Table


@mutant(
    "805.7",
    (
        "with shared team turns, each player puts their own triggered abilities on the stack, "
        "the primary player first"
    ),
    replaces=put_triggers_on_the_stack,
    since="2006-10-01",
)
def members_put_their_triggers_on_the_stack_alone(table: Table) -> Dialogue[Table]:
    table, waiting = made_objects(table)
    for part in parts(table, waiting):
        for player in players_in_apnap_order(table):
            table, order = yield from in_their_order(
                table, (player,), triggers_of_members(table, part, (player,))
            )
            for trigger in order:
                if trigger in table.objects:
                    table = yield from put_on_the_stack(table, trigger)
    return table
