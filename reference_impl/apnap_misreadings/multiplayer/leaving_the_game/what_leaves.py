"""Misreadings of rule 800.4a: what leaves with a player, what goes back, and what stays."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.common import OfSome, teammate_in_game
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import gone, happen, returned_at_once
from apnap_reference.changes.triggering import last_known
from apnap_reference.combat.damage import Portions
from apnap_reference.combat.stacked_damage import damage_left
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.players.players import Side, clockwise_from, in_game, teammates
from apnap_reference.state.effects import (
    END_OF_TURN,
    Does,
    Effect,
    ExiledUntilGone,
    GainsControl,
    PreventsCombatDamage,
    Regenerates,
    Skips,
)
from apnap_reference.state.events import Damage, Moves
from apnap_reference.state.table import PlayerId, Table, Turn, replace
from apnap_reference.turn.leaving_the_game import (
    OVER_PLAYERS,
    borrowed_exiled,
    control_ends,
    possessions_leave,
    priority_after,
    stack_cleared,
)
from apnap_reference.turn.simultaneous_turns import next_with_priority


@mutant(
    "610.3",
    "what is exiled until a permanent leaves the battlefield stays in exile",
    replaces=returned_at_once,
)
def exile_is_for_ever(table: Table) -> Table:
    return table


@mutant(
    "800.4a",
    "permanents owned by a player who leaves stay on the battlefield if other players control them",
    replaces=possessions_leave,
)
def borrowed_things_stay(table: Table, player: PlayerId) -> Table:
    lent = {t.id: t for t in table.in_zone("battlefield") if controller(table, t.id) != player}
    kept = {number: thing for number, thing in lent.items() if thing.owner == player}
    hidden = replace(table, objects={n: t for n, t in table.objects.items() if n not in kept})
    gone = possessions_leave.function(hidden, player)
    return replace(gone, objects={**gone.objects, **kept})


@mutant(
    "800.4a",
    "what is phased out doesn't leave the game with its owner, and phases in for others",
    replaces=possessions_leave,
    origin="others",
)
def phased_out_things_stay(table: Table, player: PlayerId) -> Table:
    out = {n: t for n, t in table.objects.items() if t.phased_out is not None}
    kept = {number: thing for number, thing in out.items() if thing.owner == player}
    gone = possessions_leave.function(table, player)
    return replace(gone, objects={**gone.objects, **kept})


@mutant(
    "800.4a",
    "abilities of a player who leaves stay on the stack, and the next player controls them",
    replaces=possessions_leave,
)
def abilities_are_inherited(table: Table, player: PlayerId) -> Table:
    heirs = clockwise_from(table, player)
    for thing in table.in_zone("stack") if heirs else ():
        if thing.kind == "ability" and thing.owner == player:
            table = table.with_object(replace(thing, owner=heirs[0], controller=heirs[0]))
    return possessions_leave.function(table, player)


@mutant(
    "800.4a",
    "an ability of a player who leaves goes on under the player who owns its source",
    replaces=possessions_leave,
)
def abilities_go_to_the_owner_of_the_source(table: Table, player: PlayerId) -> Table:
    for thing in table.in_zone("stack"):
        if thing.kind == "ability" and thing.owner == player and thing.source is not None:
            owner = last_known(table, thing.source).owner
            if in_game(table, owner):
                table = table.with_object(replace(thing, owner=owner, controller=owner))
    return possessions_leave.function(table, player)


@mutant(
    "800.4a",
    "permanents owned by a player who leaves are put into the graveyard, so their creatures die",
    replaces=possessions_leave,
)
def leaving_is_dying(table: Table, player: PlayerId) -> Table:
    theirs = (thing for thing in table.in_zone("battlefield") if thing.owner == player)
    dying = tuple(Moves(thing.id, "graveyard") for thing in theirs)
    table = happen(table, *dying) if dying else table
    return possessions_leave.function(table, player)


@mutant(
    "800.4a",
    "tokens owned by a player who leaves stay on the battlefield if other players control them",
    replaces=possessions_leave,
)
def borrowed_tokens_stay(table: Table, player: PlayerId) -> Table:
    for thing in tuple(table.objects.values()):
        on_table = thing.zone == "battlefield" and thing.kind == "token"
        if thing.owner == player and not (on_table and controller(table, thing.id) != player):
            table = gone(table, thing)
    return replace(table, libraries={**table.libraries, player: ()})


@mutant(
    "800.4a",
    (
        "all permanents that a departed player controlled but didn't own are exiled instead of "
        "being returned"
    ),
    replaces=control_ends,
)
def everything_borrowed_is_exiled(table: Table, player: PlayerId) -> Table:
    borrowed = tuple(
        Moves(thing.id, "exile")
        for thing in table.in_zone("battlefield")
        if controller(table, thing.id) == player != thing.owner
    )
    table = happen(table, *borrowed) if borrowed else table
    return control_ends.function(table, player)


@mutant(
    "800.4a",
    "a player who has left still controls another player, so nobody makes that player's decisions",
    replaces=control_ends,
)
def control_of_players_outlasts_them(table: Table, player: PlayerId) -> Table:
    players = tuple(effect for effect in table.effects if isinstance(effect.does, OVER_PLAYERS))
    table = control_ends.function(table, player)
    return replace(table, effects=tuple(dict.fromkeys((*table.effects, *players))))


@mutant(
    "800.4a",
    "when a player leaves, all control-changing effects end, even those of other players",
    replaces=control_ends,
)
def all_that_is_borrowed_goes_back(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    return replace(
        table, effects=tuple(e for e in table.effects if not isinstance(e.does, GainsControl))
    )


@mutant(
    "800.4a",
    "until end of turn effects of a player's spells end when that player leaves the game",
    replaces=control_ends,
)
def spells_of_the_departed_wear_off(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    kept = (
        effect
        for effect in table.effects
        if effect.controller != player or effect.until != END_OF_TURN
    )
    return replace(table, effects=tuple(kept))


@mutant(
    "800.4a",
    "an effect that gives control to a player who leaves gives it to a teammate instead of ending",
    replaces=control_ends,
)
def control_passes_to_a_teammate(table: Table, player: PlayerId) -> Table:
    mate = teammate_in_game(table, player)
    if mate is None:
        return control_ends.function(table, player)

    def handed_on(effect: Effect[Does]) -> Effect[Does]:
        if effect.does == GainsControl(player):
            return replace(effect, does=GainsControl(mate))
        over_players = isinstance(effect.does, OVER_PLAYERS) and effect.controller == player
        return replace(effect, controller=mate) if over_players else effect

    return replace(table, effects=tuple(handed_on(effect) for effect in table.effects))


@mutant(
    "800.4a",
    (
        "a permanent that a departed player would still control returns to its owner instead of "
        "being exiled"
    ),
    replaces=borrowed_exiled,
)
def everything_goes_back(table: Table, player: PlayerId) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.controller == player:
            table = table.with_object(replace(thing, controller=thing.owner))
    return table


@mutant(
    "800.4a",
    (
        "only permanents that a departed player would still control are exiled, and spells on "
        "the stack stay"
    ),
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
    "800.4a",
    (
        "a permanent that a departed player would still control passes to a teammate instead of "
        "being exiled"
    ),
    replaces=borrowed_exiled,
)
def teammates_keep_what_was_borrowed(table: Table, player: PlayerId) -> Table:
    mate = next((one for one in teammates(table, player) if in_game(table, one)), None)
    if mate is None:
        return borrowed_exiled.function(table, player)
    for thing in table.in_zone("battlefield"):
        if controller(table, thing.id) == player == thing.controller:
            table = table.with_object(replace(thing, controller=mate))
    return table


@mutant(
    "800.4a",
    (
        "when the player with priority leaves, the active player receives priority instead of "
        "the next player"
    ),
    replaces=priority_after,
)
def back_to_the_active_player(table: Table, turn: Turn, player: PlayerId) -> Side | None:
    after = priority_after.function(table, turn, player)
    return turn.side if after != turn.receives and turn.side else after


@mutant(
    "800.4a",
    "when the player with priority leaves, the next player in turn order is passed over",
    replaces=priority_after,
    origin="Forge",
)
def the_next_in_line_is_passed_over(table: Table, turn: Turn, player: PlayerId) -> Side | None:
    after = priority_after.function(table, turn, player)
    if after is None or after == turn.receives:
        return after
    return next_with_priority(table, turn, after)


@mutant(
    "800.4a",
    (
        "if a player with priority leaves while something is on the stack, priority starts anew "
        "with the active player"
    ),
    replaces=priority_after,
    origin="others",
)
def a_round_under_a_spell_starts_anew(table: Table, turn: Turn, player: PlayerId) -> Side | None:
    active = tuple(one for one in turn.side if one != player)
    if turn.receives == (player,) and turn.stack and active:
        return active
    return priority_after.function(table, turn, player)


@mutant(
    "800.4a",
    (
        "when a player leaves, abilities of their permanents cease to exist even if other "
        "players control them"
    ),
    replaces=stack_cleared,
)
def abilities_go_with_their_sources(table: Table, player: PlayerId) -> Table:
    table = stack_cleared.function(table, player)
    for thing in table.in_zone("stack"):
        if thing.kind == "ability" and thing.source is not None:
            source = table.objects.get(thing.source) or table.past[thing.source].object
            table = gone(table, thing) if source.owner == player else table
    return table


@mutant(
    "800.4a",
    "when a player leaves the game, everything on the stack ceases to exist",
    replaces=stack_cleared,
)
def the_stack_is_emptied(table: Table, player: PlayerId) -> Table:
    table = stack_cleared.function(table, player)
    for thing in table.in_zone("stack"):
        table = happen(table, Moves(thing.id, "graveyard"))
    return table


@mutant(
    "800.4a",
    "when a player leaves, priority passes to the next player, no matter who had it",
    replaces=stack_cleared,
)
def priority_always_moves_on(table: Table, player: PlayerId) -> Table:
    table = stack_cleared.function(table, player)
    turn = table.turn
    if turn.priority is None or player in turn.priority:
        return table
    receives = next_with_priority(table, turn, turn.priority)
    return table.with_turn(replace(turn, priority=None, receives=receives))


# In the book of 2006


@mutant(
    "800.4a",
    "when a player leaves, control that an ability of theirs gave to another player ends, too",
    replaces=control_ends,
    origin="XMage #11745",
)
def what_they_gave_comes_back(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    kept = tuple(
        effect
        for effect in table.effects
        if not (isinstance(effect.does, GainsControl) and effect.controller == player)
    )
    return replace(table, effects=kept)


@mutant(
    "800.4a",
    "when a player leaves, only permanents and spells of theirs leave the game",
    replaces=possessions_leave,
    origin="phase #4090",
)
def other_zones_are_left_behind(table: Table, player: PlayerId) -> Table:
    for thing in tuple(table.objects.values()):
        if thing.owner == player and thing.zone in {"battlefield", "stack"}:
            table = gone(table, thing)
    return table


@mutant(
    "800.4a",
    "the permanents of a player who leaves stay on the battlefield",
    replaces=possessions_leave,
    origin="XMage #1596",
)
def permanents_outstay_their_owner(table: Table, player: PlayerId) -> Table:
    for thing in tuple(table.objects.values()):
        if thing.owner == player and thing.zone != "battlefield":
            table = gone(table, thing)
    return replace(table, libraries={**table.libraries, player: ()})


@mutant(
    "800.4a",
    "of what a departed player would still control only creatures are exiled",
    replaces=borrowed_exiled,
)
def only_borrowed_creatures_are_exiled(table: Table, player: PlayerId) -> Table:
    return _borrowed_exiled(table, player, lambda now, thing: has_type(now, thing.id, "Creature"))


@mutant(
    "800.4a",
    "a face-down creature that a departed player would still control stays on the battlefield",
    replaces=borrowed_exiled,
)
def borrowed_hidden_creatures_stay(table: Table, player: PlayerId) -> Table:
    return _borrowed_exiled(table, player, lambda _, thing: not thing.face_down)


@mutant(
    "800.4a",
    "combat damage is no longer prevented once the player whose spell prevents it has left",
    replaces=control_ends,
)
def prevention_leaves_with_its_player(table: Table, player: PlayerId) -> Table:
    return _without_effects(control_ends.function(table, player), player, PreventsCombatDamage)


@mutant(
    "800.4a",
    "a player skips nothing once the player who made them skip it has left",
    replaces=control_ends,
)
def skips_leave_with_their_player(table: Table, player: PlayerId) -> Table:
    return _without_effects(control_ends.function(table, player), player, Skips)


@mutant(
    "800.4a",
    "a creature doesn't regenerate any more once the player whose ability did that has left",
    replaces=control_ends,
)
def regeneration_leaves_with_its_player(table: Table, player: PlayerId) -> Table:
    return _without_effects(control_ends.function(table, player), player, Regenerates)


@mutant(
    "800.4a",
    "a token that a departed player would still control stays on the battlefield",
    replaces=borrowed_exiled,
)
def controlled_tokens_stay(table: Table, player: PlayerId) -> Table:
    return _borrowed_exiled(table, player, lambda _, thing: thing.kind != "token")


@mutant(
    "800.4a",
    "when a player leaves, the tokens that they control cease to exist, whoever owns them",
    replaces=possessions_leave,
)
def tokens_leave_with_their_controller(table: Table, player: PlayerId) -> Table:
    left = possessions_leave.function(table, player)
    for token in table.in_zone("battlefield"):
        theirs = token.kind == "token" and controller(table, token.id) == player
        if theirs and token.id in left.objects:
            left = gone(left, token)
    return left


@mutant(
    "800.4a",
    "a player's cards in exile don't leave the game with that player",
    replaces=possessions_leave,
)
def exiled_cards_outstay_their_owner(table: Table, player: PlayerId) -> Table:
    kept = {thing.id: thing for thing in table.in_zone("exile") if thing.owner == player}
    left = possessions_leave.function(table, player)
    return replace(left, objects={**left.objects, **kept})


def _borrowed_exiled(table: Table, player: PlayerId, of: OfSome) -> Table:
    """Exile those permanents and spells that are meant and that a player would still control."""
    exiled = tuple(
        Moves(thing.id, "exile")
        for thing in (*table.in_zone("battlefield"), *table.in_zone("stack"))
        if controller(table, thing.id) == player == thing.controller and of(table, thing)
    )
    return happen(table, *exiled) if exiled else table


def _without_effects(table: Table, player: PlayerId, kind: type[Does]) -> Table:
    """Let the effects of a kind end that a player's spells and abilities had."""
    kept = (e for e in table.effects if not (isinstance(e.does, kind) and e.controller == player))
    return replace(table, effects=tuple(kept))


@mutant(
    "800.4a",
    "all effects of a player's spells and abilities end as that player leaves",
    replaces=control_ends,
    origin="others",
)
def effects_leave_with_their_player(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    effects = (
        one
        for one in table.effects
        if one.controller != player or isinstance(one.does, ExiledUntilGone)
    )
    return replace(table, effects=tuple(effects))


@mutant(
    "800.4a",
    "if the player with priority leaves, the active player receives it",
    replaces=priority_after,
    origin="others",
)
def priority_falls_back_to_the_active_player(
    table: Table, turn: Turn, player: PlayerId
) -> Side | None:
    if turn.side and turn.receives and set(turn.receives) <= {player}:
        return turn.side
    return priority_after.function(table, turn, player)


@mutant(
    "800.4a",
    "what a departed player would still control is put into its owner's graveyard",
    replaces=borrowed_exiled,
    origin="others",
)
def what_was_borrowed_is_buried(table: Table, player: PlayerId) -> Table:
    left = (
        Moves(thing.id, "graveyard")
        for zone in ("battlefield", "stack")
        for thing in table.in_zone(zone)
        if controller(table, thing.id) == player == thing.controller
    )
    return happen(table, *left)


@mutant(
    "600.4a",
    "in 2006, permanents that a departed player would still control stay on the battlefield",
    replaces=borrowed_exiled,
    only="2006-10-01",
)
def orphans_stay_on_the_battlefield(table: Table, _player: PlayerId) -> Table:
    return table


@mutant(
    "600.4a",
    (
        "in 2006, permanents a departed player controlled are removed from the game instead of "
        "being returned"
    ),
    replaces=possessions_leave,
    only="2006-10-01",
)
def what_was_borrowed_does_not_go_back(table: Table, player: PlayerId) -> Table:
    borrowed = (thing for thing in permanents(table, of=player) if thing.owner != player)
    table = happen(table, *(Moves(thing.id, "exile") for thing in borrowed))
    return possessions_leave.function(table, player)


@mutant(
    "600.4a",
    (
        "in 2006, only permanents leave with their owner, and the owner's spells are removed "
        "from the game"
    ),
    replaces=possessions_leave,
    only="2006-10-01",
)
def spells_outlive_their_owners(table: Table, player: PlayerId) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.owner == player:
            table = gone(table, thing)
    return table


@mutant(
    "600.4a",
    "in 2006, combat damage on the stack ceases to exist when the attacking player leaves",
    replaces=damage_left,
    only="2006-10-01",
)
def damage_leaves_with_the_attacking_player(table: Table, portions: Portions) -> Iterator[Damage]:
    if table.turn.side:
        yield from damage_left.function(table, portions)
