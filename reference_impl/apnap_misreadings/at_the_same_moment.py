"""Misreadings of what happens at one moment or later, of what was borrowed, and of what is left."""

from __future__ import annotations

from apnap.protocol.answers import Activate, Cast
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import damaged, happen
from apnap_reference.changes.countering import countered
from apnap_reference.changes.destroying import can_be_destroyed, destroyed
from apnap_reference.choices.simple import refs_choice
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.enchanting import enchantable
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.players.players import everybody, in_apnap_order
from apnap_reference.procedure.starting_the_game import (
    game_begins,
    hands_settled,
    opening_hands_used,
)
from apnap_reference.procedure.state_based_actions import strayed_tokens
from apnap_reference.procedure.turn_based_actions import cleanup_step
from apnap_reference.spells.entering_the_battlefield import as_it_will_be, aura_host, who_enters_it
from apnap_reference.spells.paying import Bill, pay_cost
from apnap_reference.spells.total_cost import alternatives, own
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import Damage, Moves
from apnap_reference.state.static_abilities import AlternativeCost, Arrival
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace
from apnap_reference.turn.leaving_the_game import borrowed_exiled, possessions_leave
from apnap_reference.turn.phases_and_steps import damage_wears_off, under_control_from_now

CLEANED = "cleaned up"
"""Kind of an effect that remembers a first cleanup step."""


# At one moment


@mutant(
    "704.3",
    "whoever has no life left in the midst of damage has lost, whatever lifelink brings then",
    replaces=damaged,
)
def lost_in_the_midst_of_damage(table: Table, event: Damage) -> Table:
    table = damaged.function(table, event)
    struck = table.player(event.target) if isinstance(event.target, str) else None
    if struck is None or struck.life > 0 or table.variant.shared_life:
        return table
    return table.with_player(replace(struck, drew_from_empty=True))


@mutant(
    "701.8a", "permanents that are destroyed together go one after the other", replaces=destroyed
)
def destroyed_one_by_one(table: Table, *things: ObjectId) -> Table:
    for thing in things:
        if can_be_destroyed(table, thing):
            table = happen(table, Moves(thing, "graveyard"))
    return table


@mutant("800.4a", "the creatures of who leaves die", replaces=possessions_leave)
def leaving_is_dying(table: Table, player: PlayerId) -> Table:
    theirs = (thing for thing in table.in_zone("battlefield") if thing.owner == player)
    dying = tuple(Moves(thing.id, "graveyard") for thing in theirs)
    table = happen(table, *dying) if dying else table
    return possessions_leave.function(table, player)


# What was borrowed


@mutant(
    "613.7",
    "what was borrowed goes back to its owner, whoever had it before",
    replaces=damage_wears_off,
)
def given_back_to_the_owner(table: Table) -> Table:
    borrowed = tuple(e for e in lasting(table, "control") if e.until == "end_of_turn")
    table = damage_wears_off.function(table)
    for thing in (one for effect in borrowed for one in effect.objects if one in table.objects):
        who = table.objects[thing].owner
        table = with_effect(table, "control", who, "forever", objects=(thing,), player=who)
    return table


@mutant(
    "800.4a",
    "only permanents are exiled when the player leaves who still controls them",
    replaces=borrowed_exiled,
    since="2024-06-07",
)
def borrowed_spells_stay(table: Table, player: PlayerId) -> Table:
    exiled = tuple(
        Moves(thing.id, "exile")
        for thing in table.in_zone("battlefield")
        if controller(table, thing.id) == player == thing.controller
    )
    return happen(table, *exiled) if exiled else table


@mutant(
    "118.9",
    "an alternative cost that a permanent offers is its owner's to pay",
    replaces=alternatives,
)
def owners_pay_otherwise(
    table: Table, player: PlayerId, spell: Object
) -> tuple[tuple[Object, AlternativeCost], ...]:
    offered = [(spell, found) for found in own(table, spell, AlternativeCost)]
    theirs = tuple(pair for pair in offered if pair[1].applies(table, spell, spell, player))
    others = abilities_in_play(table, AlternativeCost)
    return (*theirs, *((source, found) for source, found in others if source.owner == player))


@mutant(
    "302.6",
    "a creature is ready from the next turn of its owner on as well",
    replaces=under_control_from_now,
)
def ready_in_the_turn_of_the_owner(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.owner in table.turn.side:
            table = table.with_object(replace(thing, sick=False))
    return under_control_from_now.function(table)


@mutant("303.4f", "an Aura that enters is put on what somebody else controls", replaces=aura_host)
def auras_on_what_others_control(table: Table, arrival: Arrival) -> Choice:
    who = who_enters_it(table, arrival.move)
    among = enchantable(table, who, as_it_will_be(table, arrival).keywords)
    of_others = tuple(
        ref for ref in among if isinstance(ref, int) and controller(table, ref) != who
    )
    return refs_choice(arrival.key("host"), who, of_others or among, "to be enchanted")


# What is left


@mutant("514.3a", "in another cleanup step nobody discards", replaces=cleanup_step)
def no_discard_in_another_cleanup(table: Table) -> Dialogue[Table]:
    if lasting(table, CLEANED):
        return damage_wears_off(table)
    table = with_effect(table, CLEANED, everybody(table)[0], "next_turn")
    return (yield from cleanup_step.function(table))


@mutant("701.6a", "an ability cannot be countered once its source is gone", replaces=countered)
def abilities_without_source_stay(table: Table, thing: ObjectId) -> Table:
    found = table.objects.get(thing)
    if found is not None and found.kind == "ability" and found.source not in table.objects:
        return table
    return countered.function(table, thing)


@mutant("704.5d", "a token stays in a hand", replaces=strayed_tokens)
def tokens_stay_in_hands(table: Table) -> tuple[ObjectId, ...]:
    strayed = strayed_tokens.function(table)
    return tuple(token for token in strayed if table.objects[token].zone != "hand")


@mutant("119.4", "life that is paid is not lost", replaces=pay_cost)
def paid_life_is_not_lost(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    before = table.turn.lost_life
    table = yield from pay_cost.function(table, bill, said)
    if not bill.cost.life or bill.player in before:
        return table
    lost = tuple(player for player in table.turn.lost_life if player != bill.player)
    return table.with_turn(replace(table.turn, lost_life=lost))


@mutant(
    "103.8",
    "if whoever was to play first has left, the first turn is nobody's",
    replaces=game_begins,
)
def nobodys_first_turn(table: Table) -> Dialogue[Table]:
    if table.markers:
        return (yield from game_begins.function(table))
    table = yield from hands_settled(table)
    for side in in_apnap_order(table):
        table = yield from opening_hands_used(table, side)
    return replace(table, begun=True)
