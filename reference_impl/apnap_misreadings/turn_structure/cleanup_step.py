"""Misreadings of rule 514: discarding down, and what ends with the turn."""

from __future__ import annotations

from apnap_misreadings.common import (
    is_borrowed,
    is_printed_as_a_creature,
    with_those_on_tokens,
    with_those_on_what_is_phased_out,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    characteristics,
    controller,
    permanents,
)
from apnap_reference.objects.lasting_effects import lasting, with_effect, without_effects
from apnap_reference.players.players import everybody, in_game
from apnap_reference.procedure.position import somebody_receives
from apnap_reference.procedure.turn_based_actions import (
    HAND_SIZE,
    cleanup_step,
    maximum_hand_size,
    step_opened,
)
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, NEXT_TURN, PlaysMoreLands
from apnap_reference.state.events import Moves
from apnap_reference.state.static_abilities import NoMaximumHandSize
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import (
    combat_ended,
    damage_wears_off,
    receives_first,
)

NO_MORE_LANDS = 0
"""An effect that lets nobody play more lands remembers that there was a cleanup step."""


@mutant(
    "514.1",
    "in every cleanup step, all players discard down to seven cards, not only the active player",
    replaces=cleanup_step,
)
def everybody_discards_as_a_turn_ends(table: Table) -> Dialogue[Table]:
    side = table.turn.side
    all_of_them = table.with_turn(replace(table.turn, side=everybody(table)))
    table = yield from cleanup_step.function(all_of_them)
    here = tuple(player for player in side if in_game(table, player))
    return table.with_turn(replace(table.turn, side=here))


@mutant(
    "514.1",
    "in a Grand Melee, nobody discards down to seven cards while several players take turns",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def hands_are_unlimited_in_a_melee(table: Table, player: PlayerId) -> int | None:
    return maximum_hand_size.function(table, player) if len(table.turns) == 1 else None


@mutant(
    "514.1",
    "an effect that gives its controller no maximum hand size gives it to the permanent's owner",
    replaces=maximum_hand_size,
)
def no_limit_for_the_owner(table: Table, player: PlayerId) -> int | None:
    lifting = abilities_in_play(table, NoMaximumHandSize)
    return None if any(source.owner == player for source, _ in lifting) else HAND_SIZE


@mutant(
    "514.2",
    (
        "until end of turn effects end before damage wears off, so a creature can die when its "
        "bonus ends"
    ),
    replaces=damage_wears_off,
)
def effects_end_before_damage_wears_off(table: Table) -> Table:
    table = without_effects(table, END_OF_TURN)
    dying = tuple(
        Moves(thing.id, "graveyard")
        for thing in permanents(table, "Creature")
        if 0 < (characteristics(table, thing.id).toughness or 0) <= thing.damage
    )
    return damage_wears_off.function(happen(table, *dying) if dying else table)


@mutant(
    "514.2",
    "in the cleanup step, damage wears off only from permanents that the active player controls",
    replaces=damage_wears_off,
)
def damage_stays_on_what_others_control(table: Table) -> Table:
    before, table = table, damage_wears_off.function(table)
    for thing in before.in_zone("battlefield"):
        if controller(before, thing.id) not in before.turn.side:
            table = table.with_object(replace(table.objects[thing.id], damage=thing.damage))
    return table


@mutant(
    "514.2",
    "damage stays on permanents that are phased out in the cleanup step",
    replaces=damage_wears_off,
    origin="others",
)
def phasing_out_keeps_the_damage(table: Table) -> Table:
    before, table = table, damage_wears_off.function(table)
    for thing in before.objects.values():
        if thing.phased_out is not None and thing.damage:
            table = table.with_object(replace(table.objects[thing.id], damage=thing.damage))
    return table


@mutant(
    "514.2",
    "damage stays on creatures from turn to turn instead of wearing off in the cleanup step",
    replaces=damage_wears_off,
    since="2024-06-07",
)
def damage_never_wears_off(table: Table) -> Table:
    return without_effects(table, END_OF_TURN)


@mutant(
    "514.2",
    (
        "if the active player has left, no damage wears off and no effects end in that turn's "
        "cleanup step"
    ),
    replaces=damage_wears_off,
)
def nothing_wears_off_in_nobodys_turn(table: Table) -> Table:
    return damage_wears_off.function(table) if table.turn.side else table


@mutant(
    "514.2",
    "damage wears off at the end of combat instead of in the cleanup step",
    replaces=combat_ended,
    since="2024-06-07",
)
def damage_ends_with_combat(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        table = table.with_object(replace(thing, damage=0)) if thing.damage else table
    return combat_ended.function(table)


@mutant(
    "514.2",
    "in a cleanup step in which a player has discarded, no damage wears off and no effect ends",
    replaces=cleanup_step,
    origin="argentum-engine #1014",
)
def discarding_is_all_there_is_to_it(table: Table) -> Dialogue[Table]:
    after = yield from cleanup_step.function(table)
    if all(len(after.hand(player)) == len(table.hand(player)) for player in table.turn.side):
        return after
    for thing in tuple(after.objects.values()):
        was = table.objects.get(thing.id, thing)
        as_it_was = replace(thing, damage=was.damage, deathtouched=was.deathtouched)
        after = after.with_object(as_it_was)
    return replace(after, effects=table.effects)


@mutant(
    "514.2",
    "an effect until end of turn goes on as long as what it applies to is phased out",
    replaces=damage_wears_off,
)
def phasing_out_keeps_the_effects(table: Table) -> Table:
    return with_those_on_what_is_phased_out(table, damage_wears_off.function(table))


@mutant(
    "514.2",
    "damage stays on a permanent that is under another player than its owner",
    replaces=damage_wears_off,
)
def borrowed_permanents_stay_damaged(table: Table) -> Table:
    after = damage_wears_off.function(table)
    for thing in table.in_zone("battlefield"):
        if thing.damage and is_borrowed(table, thing):
            after = after.with_object(replace(after.objects[thing.id], damage=thing.damage))
    return after


@mutant("514.2", "damage stays on tokens from turn to turn", replaces=damage_wears_off)
def tokens_stay_damaged(table: Table) -> Table:
    after = damage_wears_off.function(table)
    for one in table.objects.values():
        if one.kind == "token" and one.damage and one.id in after.objects:
            after = after.with_object(replace(after.objects[one.id], damage=one.damage))
    return after


@mutant(
    "514.2",
    "damage stays on permanents that have become creatures",
    replaces=damage_wears_off,
)
def what_came_to_life_stays_damaged(table: Table) -> Table:
    after = damage_wears_off.function(table)
    for one in table.objects.values():
        alive = one.damage and one.id in after.objects
        if alive and not is_printed_as_a_creature(table, one.id):
            after = after.with_object(replace(after.objects[one.id], damage=one.damage))
    return after


@mutant(
    "514.2",
    "an effect until end of turn goes on if it applies to a token",
    replaces=damage_wears_off,
)
def tokens_keep_what_lasts_until_end_of_turn(table: Table) -> Table:
    return with_those_on_tokens(table, damage_wears_off.function(table))


@mutant(
    "514.2",
    "damage wears off only from permanents that the active player or team controls",
    replaces=damage_wears_off,
    origin="others",
)
def only_the_active_player_heals(table: Table) -> Table:
    after = damage_wears_off.function(table)
    for one in table.in_zone("battlefield"):
        if one.damage and controller(table, one.id) not in table.turn.side:
            after = after.with_object(replace(after.objects[one.id], damage=one.damage))
    return after


@mutant(
    "514.3",
    "abilities that trigger in the cleanup step are lost, because nobody receives priority in it",
    replaces=step_opened,
)
def triggers_wait_for_the_next_turn(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    if table.turn.step != "cleanup":
        return table
    return replace(table, waiting=())


@mutant(
    "514.3a",
    "no further cleanup step follows one in which players receive priority",
    replaces=somebody_receives,
)
def no_other_cleanup_step_follows(table: Table) -> Table:
    turn = table.turn
    if turn.receives is not None:
        return table
    return table.with_turn(replace(turn, receives=receives_first(table)))


@mutant("514.3a", "players don't discard in an additional cleanup step", replaces=cleanup_step)
def no_discard_in_another_cleanup(table: Table) -> Dialogue[Table]:
    if any(e.does.number == NO_MORE_LANDS for e in lasting(table, PlaysMoreLands)):
        return damage_wears_off(table)
    first = everybody(table)[0]
    table = with_effect(table, PlaysMoreLands(first, NO_MORE_LANDS), first, NEXT_TURN)
    return (yield from cleanup_step.function(table))
