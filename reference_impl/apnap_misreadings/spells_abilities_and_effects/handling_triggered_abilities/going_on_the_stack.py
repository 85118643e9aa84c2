"""Misreadings of 603.3: whose triggered abilities are, and how they go on the stack."""

from __future__ import annotations

from apnap_misreadings.common import has_triggered
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import gone
from apnap_reference.changes.triggering import (
    as_object,
    last_known,
)
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.players.players import Side, first_seat, your_team
from apnap_reference.spells.modes import target_words
from apnap_reference.spells.targets import (
    choosable,
    hexproof_of_player_respected,
    hexproof_respected,
)
from apnap_reference.spells.triggers_on_the_stack import (
    of_its_members,
    put_on_the_stack,
    put_triggers_on_the_stack,
    with_its_mode,
)
from apnap_reference.state.abilities import ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Mode, Triggered
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, Waiting, replace


@mutant(
    "603.3",
    "a triggered ability is put on the stack below what is there already",
    replaces=put_on_the_stack,
)
def triggers_go_below(table: Table, trigger: ObjectId) -> Dialogue[Table]:
    table = yield from put_on_the_stack.function(table, trigger)
    turn = table.turn
    if trigger not in turn.stack:
        return table
    others = tuple(thing for thing in turn.stack if thing != trigger)
    return table.with_turn(replace(turn, stack=(trigger, *others)))


@mutant(
    "603.3a",
    (
        "a triggered ability is controlled by the owner of its source instead of the source's "
        "controller"
    ),
    replaces=as_object,
    since="2006-10-01",
)
def abilities_are_the_owners(table: Table, trigger: Waiting, number: ObjectId) -> Object:
    who = last_known(table, trigger.source).owner
    return replace(as_object.function(table, trigger, number), controller=who, owner=who)


@mutant(
    "603.3a",
    "a triggered ability is controlled by whoever controls its source when it goes on the stack",
    replaces=as_object,
    origin="others",
)
def abilities_follow_their_sources(table: Table, trigger: Waiting, number: ObjectId) -> Object:
    made = as_object.function(table, trigger, number)
    if not trigger.source or not on_battlefield(table, trigger.source):
        return made
    who = controller(table, trigger.source)
    return replace(made, controller=who, owner=who)


def _owner_of_source(table: Table, thing: Object) -> PlayerId:
    source = table.objects.get(thing.source) if thing.source is not None else None
    return source.owner if source is not None else thing.controller


@mutant(
    "603.3b",
    (
        "triggered abilities are put on the stack by the owners of their sources instead of by "
        "their controllers"
    ),
    replaces=of_its_members,
)
def owners_order_their_triggers(
    table: Table, waiting: tuple[ObjectId, ...], side: Side
) -> tuple[ObjectId, ...]:
    there = (table.objects[trigger] for trigger in waiting if trigger in table.objects)
    return tuple(thing.id for thing in there if _owner_of_source(table, thing) in side)


@mutant(
    "603.3b",
    (
        "the active player's teammates put their triggered abilities on the stack before all "
        "opponents"
    ),
    replaces=put_triggers_on_the_stack,
    origin="others",
)
def triggers_go_team_by_team(table: Table) -> Dialogue[Table]:
    mates = your_team(table, first_seat(table))
    opposing = tuple(t for t in table.waiting if t.controller not in mates)
    if len(opposing) in (0, len(table.waiting)):
        return (yield from put_triggers_on_the_stack.function(table))
    own = tuple(t for t in table.waiting if t.controller in mates)
    table = yield from put_triggers_on_the_stack.function(replace(table, waiting=own))
    return (yield from put_triggers_on_the_stack.function(replace(table, waiting=opposing)))


@mutant(
    "603.3c",
    "a mode of a triggered ability can be chosen even if there is no legal target for it",
    replaces=with_its_mode,
)
def modes_without_targets(
    table: Table, trigger: ObjectId, modes: tuple[Mode, ...]
) -> Dialogue[Table]:
    aimless = tuple(replace(mode, targets=()) for mode in modes)
    return (yield from with_its_mode.function(table, trigger, aimless))


@mutant(
    "603.3c",
    "a modal triggered ability uses its first mode that is legal, and nobody chooses",
    replaces=with_its_mode,
)
def the_first_mode_it_is(
    table: Table, trigger: ObjectId, modes: tuple[Mode, ...]
) -> Dialogue[Table]:
    return (yield from with_its_mode.function(table, trigger, modes[:1]))


@mutant(
    "603.3c",
    "a modal triggered ability of which no mode can be chosen stays on the stack",
    replaces=with_its_mode,
)
def without_a_mode_it_waits(
    table: Table, trigger: ObjectId, modes: tuple[Mode, ...]
) -> Dialogue[Table]:
    thing = table.objects[trigger]
    if not any(choosable(table, thing, mode.targets) for mode in modes):
        return table
    return (yield from with_its_mode.function(table, trigger, modes))


@mutant(
    "603.3d",
    "a triggered ability without a legal target stays on the stack",
    replaces=put_on_the_stack,
)
def aimless_triggers_stay(table: Table, trigger: ObjectId) -> Dialogue[Table]:
    thing = table.objects[trigger]
    found = ability(thing.ability)
    if isinstance(found, Triggered) and not choosable(table, thing, found.targets):
        turn = table.turn
        return table.with_turn(replace(turn, stack=(*turn.stack, trigger)))
    return (yield from put_on_the_stack.function(table, trigger))


@mutant(
    "603.3d",
    "an ability with up to one target isn't put on the stack if there is nothing to target",
    replaces=put_on_the_stack,
    origin="XMage #3257",
)
def up_to_one_is_one(table: Table, trigger: ObjectId) -> Dialogue[Table]:
    thing = table.objects[trigger]
    found = ability(thing.ability)
    words = target_words(thing, found) if isinstance(found, Triggered) else ()
    optional = bool(words) and all(word.least == 0 for word in words)
    if optional and not choosable(table, thing, tuple(replace(w, least=1) for w in words)):
        return gone(table, thing)
    return (yield from put_on_the_stack.function(table, trigger))


@mutant(
    "603.3d",
    "a triggered ability can target a permanent with hexproof, whoever controls it",
    replaces=hexproof_respected,
    origin="others",
)
def triggers_pierce_hexproof(table: Table, by: Object, ref: ObjectId) -> bool:
    return has_triggered(by) or hexproof_respected.function(table, by, ref)


@mutant(
    "603.3d",
    "a triggered ability can target an opponent with hexproof",
    replaces=hexproof_of_player_respected,
    origin="others",
)
def triggers_target_players_with_hexproof(table: Table, by: Object, player: PlayerId) -> bool:
    return has_triggered(by) or hexproof_of_player_respected.function(table, by, player)
