"""Misreadings of the glossary's term active player."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import Side, in_game, next_side, side_of
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Table, replace
from apnap_reference.turn.phases_and_steps import receives_first


@mutant(
    "glossary:active-player",
    "after a spell or ability resolves, its controller receives priority",
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
    "after a spell doesn't resolve because its targets have left, its controller receives priority",
    replaces=resolve_top_of_stack,
    since="2006-10-01",
)
def who_struck_nothing_goes_on(table: Table) -> Dialogue[Table]:
    thing = table.objects[table.turn.stack[-1]]
    aims = [ref for refs in thing.targets for ref in refs]
    lost = thing.kind == "card" and aims and not any(ref in table.objects for ref in aims)
    vain = lost and all(isinstance(ref, int) for ref in aims)
    table = yield from resolve_top_of_stack.function(table)
    if not vain or not in_game(table, thing.controller):
        return table
    return table.with_turn(replace(table.turn, receives=side_of(table, thing.controller)))


@mutant(
    "glossary:active-player",
    "the player after the active player receives priority first",
    replaces=receives_first,
    since="2006-10-01",
)
def the_next_player_goes_first(table: Table) -> Side | None:
    first = receives_first.function(table)
    return next_side(table, first) if first else first


@mutant(
    "glossary:active-player",
    "after combat damage is dealt, the defending player receives priority first",
    replaces=step_opened,
    since="2006-10-01",
)
def the_defender_goes_on_after_damage(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    defending = table.turn.combat.defending if table.turn.combat else ()
    if table.turn.step != "combat_damage" or not defending or table.turn.receives is None:
        return table
    return table.with_turn(replace(table.turn, receives=side_of(table, defending[0])))
