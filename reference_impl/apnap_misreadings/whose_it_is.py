"""Misreadings that take an owner for a controller, or whoever has the source for who controls."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.catalogue import find
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import (
    _applied,
    _made,
    _moved,
    damaged,
)
from apnap_reference.changes.triggering import Memory, delays
from apnap_reference.choices.asking import deciders
from apnap_reference.keywords.exalted import one_of_theirs_attacks_alone
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_keyword,
    on_battlefield,
)
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.players.players import Side, opponents
from apnap_reference.spells.face_down import may_be_turned_up
from apnap_reference.spells.resolving import _condition_holds
from apnap_reference.spells.targets import hexproof_of_player_respected
from apnap_reference.spells.triggers_on_the_stack import of_its_members
from apnap_reference.state.events import Damage, Life, Makes, Moves
from apnap_reference.state.morph import morph_cost
from apnap_reference.state.stack_abilities import Fired, Moment
from apnap_reference.state.static_abilities import GivesYouHexproof
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import control_begun, untapped

# Owners in the place of controllers


@mutant("702.37e", "a face-down creature is turned up by its owner", replaces=may_be_turned_up)
def owners_turn_creatures_up(table: Table, player: PlayerId, thing: Object) -> bool:
    there = on_battlefield(table, thing.id) and thing.owner == player
    return there and thing.face_down and morph_cost(find(thing.card)) is not None


@mutant("502.3", "a player untaps what that player owns", replaces=untapped)
def owners_untap(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.owner in table.turn.side:
            table = table.with_object(replace(thing, tapped=False))
    return table


@mutant("702.15b", "lifelink gives life to the owner of the creature", replaces=damaged)
def lifelink_serves_the_owner(table: Table, event: Damage) -> Table:
    after = damaged.function(table, event)
    source = table.objects.get(event.source)
    if source is not None and event.amount > 0 and has_keyword(table, event.source, "lifelink"):
        after = _applied(after, Life(controller(table, source.id), -event.amount))
        after = _applied(after, Life(source.owner, event.amount)).with_turn(after.turn)
    return after


@mutant(
    "603.3b",
    "abilities are put on the stack by the owners of what has them",
    replaces=of_its_members,
)
def owners_order_their_triggers(
    table: Table, waiting: tuple[ObjectId, ...], side: Side
) -> tuple[ObjectId, ...]:
    there = (table.objects[trigger] for trigger in waiting if trigger in table.objects)
    return tuple(thing.id for thing in there if _owner_of_source(table, thing) in side)


def _owner_of_source(table: Table, thing: Object) -> PlayerId:
    source = table.objects.get(thing.source) if thing.source is not None else None
    return source.owner if source is not None else thing.controller


@mutant("111.2", "a token is owned by the owner of what made it", replaces=_made)
def tokens_of_the_owner(table: Table, event: Makes) -> Table:
    number = table.next_id
    table = _made.function(table, event)
    source = table.objects.get(event.source)
    if source is None or number not in table.objects:
        return table
    return table.with_object(replace(table.objects[number], owner=source.owner))


@mutant(
    "400.3", "what is returned to a hand goes to the hand of whoever controlled it", replaces=_moved
)
def to_the_controllers_hand(table: Table, event: Moves) -> Table:
    old = table.objects.get(event.thing)
    if old is not None and old.zone == "battlefield" and event.to == "hand":
        table = table.with_object(replace(old, owner=controller(table, old.id)))
    return _moved.function(table, event)


@mutant(
    "702.11c",
    "a player has hexproof whose card gives it, whoever controls that",
    replaces=hexproof_of_player_respected,
)
def hexproof_is_the_owners(table: Table, by: Object, player: PlayerId) -> bool:
    if by.controller not in opponents(table, player):
        return True
    protecting = abilities_in_play(table, GivesYouHexproof)
    return all(source.owner != player for source, _ in protecting)


@mutant(
    "702.83b", "exalted is about the attackers of the owner", replaces=one_of_theirs_attacks_alone
)
def exalted_for_the_owner(moment: Moment) -> Iterator[Fired]:
    owners = Moment(moment.before, moment.after, moment.events, moment.source, moment.source.owner)
    yield from one_of_theirs_attacks_alone.function(owners)


# The source's controller in the place of the ability's


@mutant(
    "603.4",
    "a condition is looked at again for whoever controls the source by then",
    replaces=_condition_holds,
)
def condition_of_whoever_has_the_source(table: Table, thing: Object) -> bool:
    if thing.source is not None and on_battlefield(table, thing.source):
        thing = replace(thing, controller=controller(table, thing.source))
    return _condition_holds.function(table, thing)


@mutant(
    "603.7e", "what is set up for later is of whoever controls the source by then", replaces=delays
)
def delayed_for_whoever_has_the_source(
    table: Table, thing: Object, key: str, memory: Memory
) -> Table:
    if thing.source is not None and on_battlefield(table, thing.source):
        thing = replace(thing, controller=controller(table, thing.source))
    return delays.function(table, thing, key, memory)


# Controlling another player


@mutant("722.5", "whoever is controlled has to agree to what is decided", replaces=deciders)
def the_controlled_have_to_agree(table: Table, asked: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    over = {effect.player: effect.controller for effect in lasting(table, "controls player")}
    both = (one for who in asked for one in ((over[who], who) if who in over else (who,)))
    return tuple(dict.fromkeys(both))


@mutant(
    "805.8", "whoever controls a player controls no teammate of that player", replaces=control_begun
)
def control_of_one_of_a_team(table: Table, side: Side) -> Table:
    due = tuple(e for e in lasting(table, "will control player") if e.player in side)
    table = replace(table, effects=tuple(e for e in table.effects if e not in due))
    for effect in due:
        who, whom = effect.controller, effect.player
        table = with_effect(table, "controls player", who, "next_turn", player=whom)
    return table


@mutant(
    "722.1", "an extra turn is not the next turn of which control is taken", replaces=control_begun
)
def extra_turns_are_not_controlled(table: Table, side: Side) -> Table:
    return table if table.turn.goes_on_after else control_begun.function(table, side)
