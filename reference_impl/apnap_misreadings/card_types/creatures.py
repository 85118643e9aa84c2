"""Misreadings of rule 302.6: which creatures came too recently to attack."""

from __future__ import annotations

from apnap_misreadings.common import (
    names_a_token,
    taking_turns,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_restrictions import (
    no_summoning_sickness,
)
from apnap_reference.combat.block_restrictions import untapped_to_block
from apnap_reference.objects.characteristics import controller, printed
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.state.effects import GainsControl
from apnap_reference.state.table import ObjectId, PlayerId, Table, replace
from apnap_reference.turn.untap_step import under_control_from_now

Players = tuple[PlayerId, ...]


@mutant(
    "302.6",
    "a summoning-sick creature can attack",
    replaces=no_summoning_sickness,
    since="2024-06-07",
)
def newcomers_attack(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "302.6",
    "a summoning-sick creature can't block",
    replaces=untapped_to_block,
    since="2024-06-07",
)
def newcomers_do_not_block(table: Table, by: Players, thing: ObjectId) -> bool:
    return untapped_to_block.function(table, by, thing) and not table.objects[thing].sick


@mutant(
    "302.6",
    "as a team's shared turn begins, only one member's creatures stop being summoning sick",
    replaces=under_control_from_now,
)
def creatures_of_one_member_are_ready(table: Table) -> Table:
    side = table.turn.side
    one = under_control_from_now.function(table.with_turn(replace(table.turn, side=side[:1])))
    return one.with_turn(replace(one.turn, side=side))


@mutant(
    "302.6",
    "all creatures stop being summoning sick as any player's turn begins",
    replaces=under_control_from_now,
)
def creatures_are_ready_from_any_turn_on(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        table = table.with_object(replace(thing, sick=False))
    return table


@mutant(
    "302.6",
    "a creature also stops being summoning sick as its owner's turn begins",
    replaces=under_control_from_now,
)
def ready_in_the_turn_of_the_owner(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.owner in table.turn.side:
            table = table.with_object(replace(thing, sick=False))
    return under_control_from_now.function(table)


@mutant(
    "302.6",
    "a creature stays summoning sick as its controller's extra turn begins",
    replaces=under_control_from_now,
)
def not_ready_in_the_extra_turn(table: Table) -> Table:
    return table if table.turn.goes_on_after else under_control_from_now.function(table)


@mutant(
    "302.6",
    (
        "in a Grand Melee, as any turn begins, creatures of every player taking a turn stop "
        "being summoning sick"
    ),
    replaces=under_control_from_now,
    since="2006-10-01",
)
def any_turn_wakes_creatures(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        if controller(table, thing.id) in taking_turns(table):
            table = table.with_object(replace(thing, sick=False))
    return table


@mutant(
    "302.6",
    "a creature that changed controllers this turn can attack",
    replaces=no_summoning_sickness,
    origin="argentum-engine #65",
)
def changed_sides_and_ready(table: Table, by: Players, thing: ObjectId) -> bool:
    taken = any(thing in effect.objects for effect in lasting(table, GainsControl))
    return taken or no_summoning_sickness.function(table, by, thing)


@mutant(
    "302.6",
    "a permanent that came this turn as no creature can attack once it becomes one",
    replaces=no_summoning_sickness,
    origin="argentum-engine #468",
)
def ready_as_it_comes_alive(table: Table, by: Players, thing: ObjectId) -> bool:
    born = "Creature" in printed(table.objects[thing]).types
    return not born or no_summoning_sickness.function(table, by, thing)


@mutant(
    "302.6",
    "a token can attack in the turn in which it was created",
    replaces=no_summoning_sickness,
)
def tokens_attack_at_once(table: Table, by: Players, thing: ObjectId) -> bool:
    return names_a_token(table, thing) or no_summoning_sickness.function(table, by, thing)
