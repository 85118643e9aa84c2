"""Misreadings of who is active and who has priority, as the glossary has it (117.3)."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import Side, everybody, next_side, primary_player, side_of
from apnap_reference.procedure.position import gets_priority_next
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.spells.casting import keeps_priority
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import receives_first


@mutant(
    "glossary:active-player",
    "after a spell or ability has resolved its controller has priority",
    replaces=resolve_top_of_stack,
    since="2006-10-01",
)
def the_controller_goes_on(table: Table) -> Dialogue[Table]:
    who = table.objects[table.turn.stack[-1]].controller
    table = yield from resolve_top_of_stack.function(table)
    receives = side_of(table, who) if table.player(who).left is None else table.turn.receives
    return table.with_turn(replace(table.turn, receives=receives))


@mutant(
    "glossary:active-player",
    "the player after the active one has priority first",
    replaces=receives_first,
    since="2006-10-01",
)
def the_next_player_goes_first(table: Table) -> Side | None:
    first = receives_first.function(table)
    return next_side(table, first) if first else first


@mutant(
    "117.3a",
    "whoever sits first at the table has priority first",
    replaces=receives_first,
    since="2006-10-01",
)
def the_first_seat_goes_first(table: Table) -> Side | None:
    first = receives_first.function(table)
    return side_of(table, everybody(table)[0]) if first else first


@mutant(
    "502.4", "players get priority in the untap step too", replaces=step_opened, since="2006-10-01"
)
def priority_in_every_step(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    receives = table.turn.receives or receives_first(table)
    return table.with_turn(replace(table.turn, receives=receives))


@mutant(
    "glossary:active-player",
    "after combat damage has been dealt the defending player has priority first",
    replaces=step_opened,
    since="2006-10-01",
)
def the_defender_goes_on_after_damage(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    defending = table.turn.combat.defending if table.turn.combat else ()
    if table.turn.step != "combat_damage" or not defending or table.turn.receives is None:
        return table
    return table.with_turn(replace(table.turn, receives=side_of(table, defending[0])))


@mutant(
    "glossary:active-team",
    "of the active team only the primary player has priority first",
    replaces=receives_first,
    since="2006-10-01",
)
def the_primary_player_goes_first(table: Table) -> Side | None:
    first = receives_first.function(table)
    together = first is not None and len(first) > 1
    return (primary_player(table, first),) if first and together else first


@mutant(
    "117.3c",
    "after casting or activating something its player passes priority on",
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
    "priority goes round counterclockwise",
    replaces=gets_priority_next,
    since="2006-10-01",
)
def priority_counterclockwise(table: Table, side: Side) -> Side:
    members = [player.name for player in table.players if player.left is None]
    if side[0] not in members:
        return gets_priority_next.function(table, side)
    return side_of(table, members[members.index(side[0]) - 1])
