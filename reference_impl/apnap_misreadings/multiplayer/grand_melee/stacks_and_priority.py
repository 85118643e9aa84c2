"""Misreadings of rule 807.5: a stack for each marker."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import everybody
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.spells.casting import at_sorcery_speed
from apnap_reference.spells.targets import targetable
from apnap_reference.state.table import Object, PlayerId, Ref, Table, Turn
from apnap_reference.turn.simultaneous_turns import gets_priority, marker_in_range


@mutant(
    "807.5",
    ("in a Grand Melee, no sorcery can be cast while an object is on the stack of another turn"),
    replaces=at_sorcery_speed,
)
def all_turns_share_one_stack(table: Table, player: PlayerId) -> bool:
    busy = any(turn.stack for turn in table.turns)
    return not busy and at_sorcery_speed.function(table, player)


@mutant(
    "807.5a",
    "in a Grand Melee, every player receives priority in every turn",
    replaces=marker_in_range,
)
def everybody_has_priority_in_each_turn(_table: Table, _turn: Turn, _player: PlayerId) -> bool:
    return True


@mutant(
    "807.5a",
    (
        "in a Grand Melee, objects on a turn's stack don't give priority to players near their "
        "controllers"
    ),
    replaces=marker_in_range,
)
def what_is_on_the_stack_gives_no_priority(table: Table, turn: Turn, player: PlayerId) -> bool:
    return in_range(table, player, PlayerId(turn.whose))


@mutant(
    "807.5a",
    "in a Grand Melee, the turn marker of a player who has left is within nobody's range",
    replaces=marker_in_range,
    origin="others",
)
def departed_markers_are_near_nobody(table: Table, turn: Turn, player: PlayerId) -> bool:
    on_stack = (table.objects[n].controller for n in turn.stack if n in table.objects)
    near = (*turn.side, *(who for who in on_stack if who in everybody(table)))
    return any(in_range(table, player, other) for other in near)


@mutant(
    "807.5a",
    (
        "in a Grand Melee, only the top object of a stack gives priority to players near its "
        "controller"
    ),
    replaces=marker_in_range,
)
def only_the_top_of_a_stack_is_near(table: Table, turn: Turn, player: PlayerId) -> bool:
    top = (table.objects[n].controller for n in turn.stack[-1:] if n in table.objects)
    near = (PlayerId(turn.whose), *(who for who in top if who in everybody(table)))
    return any(in_range(table, player, other) for other in near)


@mutant(
    "807.5b",
    (
        "a player with priority for several stacks puts a spell on the last one, no matter what "
        "it targets"
    ),
    replaces=targetable,
    since="2006-10-01",
)
def what_targets_a_spell_goes_on_the_last_stack(table: Table, by: Object, ref: Ref) -> bool:
    near = [i for i, turn in enumerate(table.turns) if gets_priority(table, turn, by.controller)]
    stacked = any(ref in turn.stack for turn in table.turns)
    if len(near) == 1 or not stacked:
        return targetable.function(table, by, ref)
    return ref != by.id and table.focus == near[-1]
