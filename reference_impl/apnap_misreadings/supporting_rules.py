"""Misreadings of rules that others rest on: 103, 115, 121, 500, 603, 702, 704, 802.5."""

from __future__ import annotations

from apnap.protocol.catalogue import Card, find
from apnap.protocol.state import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import _applied, damaged
from apnap_reference.changes.drawing import draws_a_card, each_draws
from apnap_reference.changes.events_in_range import end_of_the_way
from apnap_reference.changes.losing import losers
from apnap_reference.changes.triggering import ThatTriggers, delayed_triggered
from apnap_reference.combat.block_requirements import (
    as_many_requirements_as_possible,
    obeyed,
    requirements,
)
from apnap_reference.combat.damage import assigning_order
from apnap_reference.keywords.tribute import tribute_not_paid
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    copiable_values,
    has_keyword,
    has_type,
)
from apnap_reference.players.players import (
    Side,
    everybody,
    in_apnap_order,
    players_in_apnap_order,
)
from apnap_reference.procedure.starting_the_game import (
    counted,
    may_begin_the_game,
    opening_hands_used,
)
from apnap_reference.procedure.state_based_actions import all_lose, checked, state_based_actions
from apnap_reference.spells.targets import targetable
from apnap_reference.state.combat_abilities import Blocks
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Event, Life, Moves
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.first_draw import others_skip
from apnap_reference.turn.phases_and_steps import passed_over
from apnap_reference.turn.skipped import skip_due, used_up

TWO = 2


# Before the first turn


@mutant(
    "103.5c",
    "the first mulligan is free only while more than two players are there",
    replaces=counted,
)
def free_mulligans_by_those_present(table: Table, taken: int) -> int:
    return counted.function(table, taken) if len(everybody(table)) > TWO else taken


@mutant(
    "103.6a",
    "of several cards of one name one may begin the game on the battlefield",
    replaces=may_begin_the_game,
)
def one_card_of_a_name_begins_the_game(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    found = may_begin_the_game.function(table, player)
    return tuple({table.objects[one].card: one for one in reversed(found)}.values())


@mutant(
    "103.6a",
    "once somebody has left, no card begins the game on the battlefield",
    replaces=opening_hands_used,
)
def no_opening_hand_after_a_departure(table: Table, side: Side) -> Dialogue[Table]:
    if len(everybody(table)) < len(table.players):
        return table
    return (yield from opening_hands_used.function(table, side))


@mutant(
    "103.8c",
    "if only two players are left, whoever plays first does not draw",
    replaces=others_skip,
)
def two_who_are_left_are_a_two_player_game(table: Table) -> bool:
    return len(everybody(table)) == TWO


# Drawing, damage, copies


@mutant("121.2", "who is to draw more cards than there are draws none of them", replaces=each_draws)
def all_the_cards_or_none(table: Table, by: PlayerId, number: int) -> Table:
    del by
    for player in players_in_apnap_order(table):
        if len(table.libraries[player]) < number:
            short = replace(table.player(player), drew_from_empty=True)
            table = table.with_player(short)
            continue
        for _ in range(number):
            table = draws_a_card(table, player)
    return table


@mutant(
    "702.15b",
    "lifelink gives no more life than the creature that is struck had left",
    replaces=damaged,
)
def lifelink_up_to_what_was_left(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    struck = table.objects.get(event.target) if isinstance(event.target, int) else None
    if struck is None or not has_type(table, struck.id, "Creature"):
        return after
    if not has_keyword(table, event.source, "lifelink"):
        return after
    left = max(0, (characteristics(table, struck.id).toughness or 0) - struck.damage)
    wasted = max(0, event.amount - left)
    after = _applied(after, Life(controller(table, event.source), -wasted))
    return after.with_turn(table.turn)


@mutant(
    "707.2",
    "a copy of something face down copies the card as though it were face up",
    replaces=copiable_values,
)
def face_down_copies_are_as_printed(thing: Object) -> Card:
    return find(thing.copy_of or thing.card)


# Turns


@mutant(
    "500.11", "of a combat phase that is skipped the other steps take place", replaces=passed_over
)
def only_the_beginning_of_combat_is_skipped(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    combat = coming and coming[0] == "beginning_of_combat"
    due = skip_due(table, table.turn.side, ("combat",)) if combat else None
    if due is not None:
        table, coming = used_up(table, due), coming[1:]
    return passed_over.function(table, coming)


@mutant(
    "802.5",
    "in the second damage step whoever had first strikers assigns first",
    replaces=assigning_order,
    since="2024-11-08",
)
def first_strikers_players_assign_first(table: Table) -> tuple[Side, ...]:
    combat = table.turn.combat
    struck = combat.struck_first if combat else ()
    first = {controller(table, one) for one in struck if one in table.objects}
    order = in_apnap_order(table)
    return tuple(sorted(order, key=first.isdisjoint))


@mutant(
    "802.5",
    "in the second damage step the active player assigns last",
    replaces=assigning_order,
    since="2024-11-08",
)
def active_player_assigns_last_the_second_time(table: Table) -> tuple[Side, ...]:
    combat, order = table.turn.combat, in_apnap_order(table)
    second = combat is not None and combat.struck_first and table.turn.step == "combat_damage"
    return (*order[1:], order[0]) if second else order


# Spells and abilities


@mutant("115.5", "an ability is never aimed at its own source", replaces=targetable)
def sources_are_no_targets(table: Table, by: Object, ref: Ref) -> bool:
    return (by.source is None or ref != by.source) and targetable.function(table, by, ref)


@mutant(
    "603.7",
    "what an ability has set up for later is lost when its source leaves",
    replaces=delayed_triggered,
)
def delayed_abilities_need_their_source(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    kept = tuple(delayed for delayed in after.delayed if delayed.source in after.objects)
    return delayed_triggered.function(before, replace(after, delayed=kept), events)


@mutant("702.104b", "tribute counts as paid when the creature has gone", replaces=tribute_not_paid)
def gone_creatures_have_had_their_tribute(table: Table, thing: Object) -> bool:
    return thing.source in table.objects and tribute_not_paid.function(table, thing)


@mutant(
    "704.3",
    "players who lose take their creatures away before these can die",
    replaces=state_based_actions,
)
def losers_leave_first(table: Table) -> Dialogue[Table]:
    lost = losers(table)
    if lost:
        return all_lose(checked(table), lost)
    return (yield from state_based_actions.function(table))


@mutant("801.7", "what enters is where its owner sits", replaces=end_of_the_way, since="2024-06-07")
def enters_where_its_owner_sits(table: Table, event: Moves) -> tuple[Ref, ...]:
    old = table.objects.get(event.thing) or table.past[event.thing].object
    return (old.owner,) if event.to == "battlefield" else (event.thing,)


@mutant(
    "509.1c",
    "a block is legal only if all requirements are met",
    replaces=as_many_requirements_as_possible,
)
def all_requirements_on_blocks(table: Table, blocks: Blocks) -> bool:
    wanted = requirements(table, blocks)
    return obeyed(wanted, blocks.by_blocker) == len(wanted)
