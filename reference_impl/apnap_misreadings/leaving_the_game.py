"""Misreadings of rules 800.4 and 704.5w: what becomes of a game that somebody leaves."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import gone, happen
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.combat.damage_to_assign import still_there, unblocked_damages
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.objects.lasting_effects import without_effects
from apnap_reference.players.players import Side, clockwise_from, side_name
from apnap_reference.procedure.state_based_actions import protectors_chosen, without_protector
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.table import Attack, ObjectId, PlayerId, Ref, Table, Turn, replace
from apnap_reference.turn.leaving_the_game import (
    borrowed_exiled,
    control_ends,
    possessions_leave,
    priority_after,
    stack_cleared,
)
from apnap_reference.turn.next_turn import in_turn_order, side_called, who_is_next


@mutant(
    "800.4a",
    "what others have borrowed from a player who leaves stays with them",
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
    "what a player who leaves has borrowed is exiled, also if somebody else has a claim to it",
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
    "what a player who leaves still controls goes back to its owner",
    replaces=borrowed_exiled,
)
def everything_goes_back(table: Table, player: PlayerId) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.controller == player:
            table = table.with_object(replace(thing, controller=thing.owner))
    return table


@mutant(
    "800.4a",
    "abilities of a player who leaves stay on the stack, and are the next player's",
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
    "when a player with priority leaves, the active player has priority",
    replaces=priority_after,
)
def back_to_the_active_player(table: Table, turn: Turn, player: PlayerId) -> Side | None:
    after = priority_after.function(table, turn, player)
    return turn.side if after != turn.receives and turn.side else after


@mutant("800.4e", "attackers of a player who leaves are removed from combat", replaces=control_ends)
def attackers_go_home(table: Table, player: PlayerId) -> Table:
    for turn in table.turns:
        for attack in turn.combat.attacks if turn.combat else ():
            if attack.target == player:
                table = removed_from_combat(table, attack.attacker)
    return control_ends.function(table, player)


@mutant(
    "800.4e",
    "what attacks a player who leaves attacks the next defending player",
    replaces=unblocked_damages,
)
def attacks_are_redirected(table: Table, attack: Attack) -> tuple[Ref, ...]:
    combat, found = table.turn.combat, unblocked_damages.function(table, attack)
    gone = isinstance(attack.target, str) and not found
    return combat.defending[:1] if gone and combat is not None else found


@mutant("800.4e", "a player who has left is dealt combat damage all the same", replaces=still_there)
def the_departed_are_struck(table: Table, ref: Ref) -> bool:
    return isinstance(ref, str) or on_battlefield(table, ref)


def _with_turn_of(table: Table, player: PlayerId, whose: Side) -> Table:
    turns = tuple(
        replace(turn, side=whose, whose=side_name(table, whose)) if turn.side == (player,) else turn
        for turn in table.turns
    )
    return replace(table, turns=turns)


@mutant(
    "800.4j",
    "when the active player leaves, the next player becomes active in the same turn",
    replaces=control_ends,
)
def the_next_player_becomes_active(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    heirs = clockwise_from(table, player)
    return _with_turn_of(table, player, heirs[:1]) if heirs else table


@mutant(
    "800.4j",
    "when the active player leaves, the turn is over with the step that is going on",
    replaces=control_ends,
)
def the_turn_is_cut_short(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    turns = tuple(
        replace(turn, to_come=()) if turn.side == (player,) else turn for turn in table.turns
    )
    return replace(table, turns=turns)


@mutant(
    "800.4i",
    "when the active player leaves, the next player takes over the turn",
    replaces=control_ends,
    only="2020-06-01",
)
def the_next_player_takes_over(table: Table, player: PlayerId) -> Table:
    return the_next_player_becomes_active(table, player)


@mutant(
    "800.4m",
    "what lasts until the turn of a player who has left lasts for ever",
    replaces=in_turn_order,
)
def it_lasts_for_ever(table: Table, whose: str) -> tuple[Table, Side]:
    _, side = in_turn_order.function(table, whose)
    return table, side


@mutant(
    "800.4m",
    "what lasts until the next turn of a player ends as that player leaves",
    replaces=control_ends,
)
def it_ends_at_once(table: Table, player: PlayerId) -> Table:
    return without_effects(control_ends.function(table, player), f"turn_of:{player}")


@mutant(
    "704.5w",
    "a battle whose protector leaves is given another one although it is attacked",
    replaces=without_protector,
    since="2024-06-07",
)
def a_new_protector_at_once(table: Table) -> tuple[ObjectId, ...]:
    combat = table.turn.combat
    if combat is None:
        return without_protector.function(table)
    return without_protector.function(table.with_combat(None))


@mutant(
    "704.5w",
    "a battle whose protector leaves goes to the graveyard",
    replaces=protectors_chosen,
    since="2024-06-07",
)
def unprotected_battles_die(table: Table) -> Dialogue[Table]:
    yield from ()
    moves = tuple(Moves(battle, "graveyard") for battle in without_protector(table))
    return happen(table, *moves) if moves else table


@mutant(
    "800.4a",
    "abilities of what a departed player owns go, whoever controls them",
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
    "who controls another player's turn goes on doing so, and nobody decides any more",
    replaces=control_ends,
)
def control_of_players_outlasts_them(table: Table, player: PlayerId) -> Table:
    kinds = ("controls player", "will control player")
    players = tuple(effect for effect in table.effects if effect.kind in kinds)
    table = control_ends.function(table, player)
    return replace(table, effects=tuple(dict.fromkeys((*table.effects, *players))))


@mutant(
    "800.4m",
    "an extra turn of a player who has left ends nothing that was to last until it",
    replaces=who_is_next,
)
def a_lost_extra_turn_ends_nothing(table: Table) -> tuple[Table, Side, str]:
    kept = tuple(extra for extra in table.extra_turns if side_called(table, extra.whose))
    return who_is_next.function(replace(table, extra_turns=kept))
