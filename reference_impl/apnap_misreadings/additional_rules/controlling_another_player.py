"""Misreadings of rule 722: turns of a player whom somebody else controls."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import Side
from apnap_reference.state.effects import IsControlled, WillBeControlled
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.next_turn import turn_skipped
from apnap_reference.turn.phases_and_steps import control_begun


@mutant(
    "722.1",
    "in a Grand Melee, control of a player also ends when another player's turn ends",
    replaces=control_begun,
    since="2006-10-01",
)
def control_ends_with_any_turn(table: Table, side: Side) -> Table:
    before = {effect.id for effect in table.effects}
    table = control_begun.function(table, side)
    begun = {e.id for e in lasting(table, IsControlled) if e.id not in before}
    effects = tuple(replace(e, turn=0) if e.id in begun else e for e in table.effects)
    return replace(table, effects=effects)


@mutant(
    "722.1",
    "control of a player's next turn skips an extra turn and applies to the next regular turn",
    replaces=control_begun,
)
def extra_turns_are_not_controlled(table: Table, side: Side) -> Table:
    return table if table.turn.goes_on_after else control_begun.function(table, side)


@mutant(
    "722.1a",
    "if two effects would control a player's next turn, the first one created applies",
    replaces=control_begun,
)
def the_first_to_come_controls(table: Table, side: Side) -> Table:
    due = tuple(e for e in lasting(table, WillBeControlled) if e.player in side)
    kept = tuple(effect for effect in table.effects if effect not in due[1:])
    return control_begun.function(replace(table, effects=kept), side)


@mutant(
    "722.1a",
    "if two effects would control a player's next turn, the older one applies to the turn after",
    replaces=control_begun,
)
def the_other_controls_the_turn_after(table: Table, side: Side) -> Table:
    due = tuple(e for e in lasting(table, WillBeControlled) if e.player in side)
    table = control_begun.function(table, side)
    return replace(table, effects=(*table.effects, *due[:-1]))


@mutant(
    "722.1b",
    "control of a player's next turn is lost if that turn is skipped",
    replaces=turn_skipped,
)
def control_is_lost_with_a_skipped_turn(table: Table, side: Side) -> tuple[Table, bool]:
    table, skipped = turn_skipped.function(table, side)
    lost = tuple(e for e in lasting(table, WillBeControlled) if e.player in side and skipped)
    return replace(table, effects=tuple(e for e in table.effects if e not in lost)), skipped


@mutant(
    "722.5",
    "a controlled player must agree to each decision that the controlling player makes for them",
    replaces=deciders,
)
def the_controlled_have_to_agree(table: Table, asked: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    over = {effect.player: effect.controller for effect in lasting(table, IsControlled)}
    both = (one for who in asked for one in ((over[who], who) if who in over else (who,)))
    return tuple(dict.fromkeys(both))
