"""Misreadings of rule 117: who receives priority, and when all have passed."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import Side, everybody, next_side, side_of
from apnap_reference.procedure.position import gets_priority_next
from apnap_reference.spells.activating import mana_ability
from apnap_reference.spells.casting import keeps_priority
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Object, PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import receives_first


@mutant(
    "117.3a",
    "the player in the first seat receives priority first, no matter whose turn it is",
    replaces=receives_first,
    since="2006-10-01",
)
def the_first_seat_goes_first(table: Table) -> Side | None:
    first = receives_first.function(table)
    return side_of(table, everybody(table)[0]) if first else first


@mutant(
    "117.3c",
    "after a player casts a spell or activates an ability, the next player receives priority",
    replaces=keeps_priority,
    since="2006-10-01",
)
def whoever_acts_passes_on(table: Table, player: PlayerId) -> Table:
    table = keeps_priority.function(table, player)
    receives = table.turn.receives
    following = next_side(table, receives) if receives and table.turn.stack else receives
    return table.with_turn(replace(table.turn, receives=following))


@mutant(
    "117.3d",
    "players pass priority counterclockwise",
    replaces=gets_priority_next,
    since="2006-10-01",
)
def priority_counterclockwise(table: Table, side: Side) -> Side:
    members = [player.name for player in table.players if player.left is None]
    if side[0] not in members:
        return gets_priority_next.function(table, side)
    return side_of(table, members[members.index(side[0]) - 1])


@mutant(
    "117.4",
    "activating a mana ability doesn't start a new round of passing priority",
    replaces=mana_ability,
    since="2006-10-01",
)
def mana_keeps_the_passes(table: Table, player: PlayerId, source: Object) -> Dialogue[Table]:
    passed = table.turn.passed
    table = yield from mana_ability.function(table, player, source)
    return table.with_turn(replace(table.turn, passed=passed))
