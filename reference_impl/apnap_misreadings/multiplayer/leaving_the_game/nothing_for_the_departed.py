"""Misreadings of rules 800.4b to 800.4d: what still comes to a player who has left."""

from __future__ import annotations

from apnap_misreadings.common import teammate_in_game
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import control_changes, gone, happen, returned_to_nobody
from apnap_reference.changes.triggering import triggered
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.players.departed import can_gain_control, can_have_enter, can_have_tokens
from apnap_reference.players.players import clockwise_from, in_game, teammates
from apnap_reference.spells.triggers_on_the_stack import put_on_the_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import LeavesGame, Moves
from apnap_reference.state.table import ObjectId, PlayerId, Table, replace
from apnap_reference.turn.leaving_the_game import control_ends, departures_trigger


@mutant(
    "800.4b",
    "a player who has left the game still gains control of an object",
    replaces=can_gain_control,
)
def the_departed_gain_control(_: Table, __: PlayerId) -> bool:
    return True


@mutant(
    "800.4b",
    "players who have left the game still get tokens",
    replaces=can_have_tokens,
)
def the_departed_get_tokens(_: Table, __: PlayerId) -> bool:
    return True


@mutant(
    "800.4b",
    "an object still enters the battlefield for a player who has left",
    replaces=can_have_enter,
)
def objects_enter_for_the_departed(_: Table, __: PlayerId) -> bool:
    return True


@mutant(
    "800.4b",
    "a player who has left the game still gets tokens as long as a teammate is in the game",
    replaces=can_have_tokens,
)
def the_departed_get_tokens_for_their_team(table: Table, player: PlayerId) -> bool:
    return any(in_game(table, one) for one in (player, *teammates(table, player)))


@mutant(
    "800.4c",
    "an object stays on the battlefield when the player who would control it again has left",
    replaces=returned_to_nobody,
)
def nobody_controls_it(_: Table, after: Table) -> Table:
    return after


@mutant(
    "800.4c",
    "when a control effect ends and the player who would control the object has left, its owner "
    "controls it",
    replaces=returned_to_nobody,
)
def the_owner_controls_it(_: Table, after: Table) -> Table:
    for thing in after.in_zone("battlefield"):
        if not in_game(after, controller(after, thing.id)) and in_game(after, thing.owner):
            after = after.with_object(replace(thing, controller=thing.owner))
    return after


@mutant(
    "800.4c",
    "when a control effect ends and the player who would control the object has left, a teammate "
    "of that player controls it",
    replaces=returned_to_nobody,
    origin="others",
)
def a_teammate_controls_it(before: Table, after: Table) -> Table:
    for change in control_changes(before, after):
        mates = teammates(after, change.gainer)
        if mates and not in_game(after, change.gainer):
            thing = after.objects[change.thing]
            after = after.with_object(replace(thing, controller=mates[0]))
    return returned_to_nobody.function(before, after)


@mutant(
    "800.4c",
    "an object is exiled when one control effect ends, even if another gives it to a player",
    replaces=returned_to_nobody,
)
def the_other_effect_counts_for_nothing(before: Table, after: Table) -> Table:
    ended = tuple(effect for effect in before.effects if effect not in after.effects)
    exiled = tuple(
        Moves(thing.id, "exile")
        for thing in after.in_zone("battlefield")
        if thing.id in before.objects
        and any(thing.id in effect.objects for effect in ended)
        and controller(before, thing.id) != controller(after, thing.id)
        and not in_game(after, thing.controller)
    )
    if exiled:
        return happen(after, *exiled)
    return returned_to_nobody.function(before, after)


@mutant(
    "800.4c",
    "when the player who would control an object again has left, it is exiled only if it's a "
    "creature",
    replaces=returned_to_nobody,
)
def only_creatures_are_exiled_for_nobody(before: Table, after: Table) -> Table:
    exiled = tuple(
        Moves(change.thing, "exile")
        for change in control_changes(before, after)
        if not in_game(after, change.gainer) and has_type(after, change.thing, "Creature")
    )
    return happen(after, *exiled) if exiled else after


@mutant(
    "800.4d",
    "delayed triggers of a player who has left go to the next player in turn order",
    replaces=control_ends,
)
def delayed_triggers_are_inherited(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    heirs = clockwise_from(table, player)
    if not heirs:
        return table
    delayed = tuple(
        replace(one, controller=heirs[0]) if one.controller == player else one
        for one in table.delayed
    )
    return replace(table, delayed=delayed)


@mutant(
    "800.4d",
    "a triggered ability isn't put on the stack if the player whom it concerns has left the game",
    replaces=put_on_the_stack,
    origin="phase #1350",
)
def nothing_triggers_about_the_departed(table: Table, trigger: ObjectId) -> Dialogue[Table]:
    thing = table.objects[trigger]
    if thing.concerns is not None and not in_game(table, thing.concerns):
        return gone(table, thing)
    return (yield from put_on_the_stack.function(table, trigger))


@mutant(
    "800.4d",
    "what triggers as a departed player's own permanents leave is a teammate's ability",
    replaces=departures_trigger,
    origin="others",
)
def teammates_inherit_triggers(before: Table, after: Table, leaving: tuple[PlayerId, ...]) -> Table:
    done = departures_trigger.function(before, after, leaving)
    for player in leaving:
        heir = teammate_in_game(after, player)
        left = tuple(LeavesGame(t.id) for t in before.in_zone("battlefield") if t.owner == player)
        back = after.with_player(replace(after.player(player), left=None))
        there = triggered(before, replace(back, waiting=(), delayed=()), left)
        own = (one for one in there.waiting if one.controller == player)
        if heir is not None:
            more = tuple(replace(one, controller=heir) for one in own)
            number = max(done.next_id, there.next_id)
            done = replace(done, waiting=(*done.waiting, *more), next_id=number)
    return done
