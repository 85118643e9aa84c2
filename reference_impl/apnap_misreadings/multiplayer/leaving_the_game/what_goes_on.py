"""Misreadings of rules 800.4 and 800.4e to 800.4m: what goes on when a player has left."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.ending import effects_end
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.combat.attacking_and_defending import protector
from apnap_reference.combat.damage_to_assign import still_there, unblocked_damages
from apnap_reference.objects.characteristics import has_type, on_battlefield
from apnap_reference.objects.lasting_effects import without_effects
from apnap_reference.players.players import (
    Side,
    clockwise_from,
    everybody,
    in_apnap_order,
    in_game,
    primary_player,
    side_name,
    side_of,
    teammates,
)
from apnap_reference.procedure.turn_based_actions import (
    ACTIONS,
    NO_PRIORITY,
    cleanup_step,
    draw_step,
    nothing_to_do,
    step_opened,
)
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import TurnOf, UpkeepOf
from apnap_reference.state.events import Draws
from apnap_reference.state.ids import SideName
from apnap_reference.state.table import Attack, ExtraTurn, PlayerId, Ref, Table, replace
from apnap_reference.turn.leaving_the_game import control_ends, with_winners
from apnap_reference.turn.next_turn import (
    in_turn_order,
    seats_of_side,
    side_called,
    who_is_next,
    would_have_begun,
)
from apnap_reference.turn.phases_and_steps import receives_first
from apnap_reference.turn.simultaneous_turns import next_with_priority


@mutant(
    "800.4",
    "a multiplayer game ends as soon as a player leaves it, and those who stay win",
    replaces=with_winners,
)
def the_first_departure_ends_the_game(table: Table) -> Table:
    after = with_winners.function(table)
    return after if after.winners is not None else replace(after, winners=everybody(table))


@mutant(
    "800.4e",
    "creatures that attack a player who leaves the game are removed from combat",
    replaces=control_ends,
)
def attackers_go_home(table: Table, player: PlayerId) -> Table:
    for turn in table.turns:
        for attack in turn.combat.attacks if turn.combat else ():
            if attack.target == player:
                table = removed_from_combat(table, attack.attacker)
    return control_ends.function(table, player)


@mutant(
    "800.4e",
    (
        "a creature that attacks a player who has left deals its combat damage to the next "
        "defending player"
    ),
    replaces=unblocked_damages,
)
def attacks_are_redirected(table: Table, attack: Attack) -> tuple[Ref, ...]:
    combat, found = table.turn.combat, unblocked_damages.function(table, attack)
    gone = isinstance(attack.target, str) and not found
    return combat.defending[:1] if gone and combat is not None else found


@mutant(
    "800.4e",
    (
        "with shared team turns, combat damage for a player who has left is dealt to a teammate "
        "instead"
    ),
    replaces=unblocked_damages,
)
def teammates_are_struck_instead(table: Table, attack: Attack) -> tuple[Ref, ...]:
    target = attack.target
    if not isinstance(target, str) or table.is_team(target) or in_game(table, target):
        return unblocked_damages.function(table, attack)
    if not table.variant.shared_team_turns:
        return unblocked_damages.function(table, attack)
    return side_of(table, target)[:1]


@mutant("800.4e", "combat damage is dealt to a player who has left the game", replaces=still_there)
def the_departed_are_struck(table: Table, ref: Ref) -> bool:
    return isinstance(ref, str) or on_battlefield(table, ref)


@mutant(
    "800.4e",
    "no combat damage is assigned to a battle whose protector has left the game",
    replaces=still_there,
    since="2024-06-07",
    origin="others",
)
def battles_without_a_protector_are_spared(table: Table, ref: Ref) -> bool:
    if isinstance(ref, int) and on_battlefield(table, ref) and has_type(table, ref, "Battle"):
        return protector(table, ref) is not None
    return still_there.function(table, ref)


def _with_turn_of(table: Table, player: PlayerId, whose: Side) -> Table:
    turns = tuple(
        replace(turn, side=whose, whose=side_name(table, whose)) if turn.side == (player,) else turn
        for turn in table.turns
    )
    return replace(table, turns=turns)


@mutant(
    "800.4j",
    (
        "when the active player leaves, the next player in turn order becomes the active player "
        "for that turn"
    ),
    replaces=control_ends,
)
def the_next_player_becomes_active(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    heirs = clockwise_from(table, player)
    return _with_turn_of(table, player, heirs[:1]) if heirs else table


@mutant(
    "800.4j",
    "when the active player leaves, the turn ends with the current step",
    replaces=control_ends,
)
def the_turn_is_cut_short(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    turns = tuple(
        replace(turn, to_come=()) if turn.side == (player,) else turn for turn in table.turns
    )
    return replace(table, turns=turns)


@mutant(
    "800.4j",
    (
        "if the active player has left, the next player in turn order discards in that turn's "
        "cleanup step"
    ),
    replaces=cleanup_step,
)
def the_next_player_discards(table: Table) -> Dialogue[Table]:
    if table.turn.side:
        return (yield from cleanup_step.function(table))
    following = in_apnap_order(table)[0]
    table = table.with_turn(replace(table.turn, side=following))
    table = yield from cleanup_step.function(table)
    return table.with_turn(replace(table.turn, side=()))


@mutant(
    "800.4j",
    "if the active player has left, the next player in turn order draws in that turn's draw step",
    replaces=draw_step,
)
def the_next_player_draws(table: Table) -> Dialogue[Table]:
    if table.turn.side:
        return (yield from draw_step.function(table))
    return happen(table, *(Draws(player) for player in in_apnap_order(table)[0]))


@mutant(
    "800.4j",
    "if the active player has left, nothing triggers at the beginning of that turn's steps",
    replaces=step_opened,
)
def steps_of_nobody_do_not_begin(table: Table) -> Dialogue[Table]:
    if table.turn.side:
        return (yield from step_opened.function(table))
    step = table.turn.step
    table = yield from ACTIONS.get(step, nothing_to_do)(table)
    receives = None if step in NO_PRIORITY else receives_first(table)
    return table.with_turn(replace(table.turn, opened=True, receives=receives))


@mutant(
    "800.4j",
    "if the active team's primary player has left, the next team receives priority first",
    replaces=receives_first,
)
def nobody_is_active_without_the_primary_player(table: Table) -> Side | None:
    turn = table.turn
    team = next((one for one in table.teams if one.name == turn.whose), None)
    if team is not None and turn.side and table.variant.shared_team_turns:
        if in_game(table, primary_player(table, team.members)):
            return turn.side
        return next_with_priority(table, turn, turn.side)
    return receives_first.function(table)


@mutant(
    "800.4j",
    (
        "on the turn of a player who has left, the player after the one whose spell or ability "
        "has resolved receives priority"
    ),
    replaces=resolve_top_of_stack,
)
def priority_follows_what_resolved(table: Table) -> Dialogue[Table]:
    who = table.objects[table.turn.stack[-1]].controller
    table = yield from resolve_top_of_stack.function(table)
    if table.turn.side or not in_game(table, who):
        return table
    heirs = next_with_priority(table, table.turn, (who,))
    return table.with_turn(replace(table.turn, receives=heirs))


@mutant(
    "800.4j",
    "on the turn of a player who has left nobody receives priority",
    replaces=receives_first,
)
def nobody_acts_on_their_turn(table: Table) -> Side | None:
    return receives_first.function(table) if table.turn.side else None


@mutant(
    "800.4j",
    "on the turn of a player who has left a teammate receives priority first",
    replaces=receives_first,
    origin="others",
)
def a_teammate_acts_in_their_place(table: Table) -> Side | None:
    turn = table.turn
    if turn.side or table.variant.shared_team_turns:
        return receives_first.function(table)
    mates = [mate for mate in teammates(table, PlayerId(turn.whose)) if in_game(table, mate)]
    return (mates[0],) if mates else receives_first.function(table)


@mutant(
    "800.4j",
    "on the turn of a player who has left the next player receives priority, in range or not",
    replaces=receives_first,
    origin="others",
)
def the_next_one_acts_from_afar(table: Table) -> Side | None:
    turn = table.turn
    after_seat = clockwise_from(table, seats_of_side(table, turn.whose)[-1])
    if turn.side or not after_seat:
        return receives_first.function(table)
    return side_of(table, after_seat[0])


def _next_after(table: Table, extra: ExtraTurn) -> ExtraTurn:
    _, side = in_turn_order(table, extra.whose)
    return ExtraTurn(side_name(table, side))


@mutant(
    "800.4k",
    "an extra turn of a player who has left is taken by the next player in turn order",
    replaces=who_is_next,
)
def extra_turns_are_inherited(table: Table) -> tuple[Table, Side, SideName]:
    given = tuple(
        extra if side_called(table, extra.whose) else _next_after(table, extra)
        for extra in table.extra_turns
    )
    return who_is_next.function(replace(table, extra_turns=given))


@mutant(
    "800.4m",
    "an effect that lasts until the next turn of a player who has left never ends",
    replaces=in_turn_order,
)
def it_lasts_for_ever(table: Table, whose: SideName) -> tuple[Table, Side]:
    _, side = in_turn_order.function(table, whose)
    return table, side


@mutant(
    "800.4m",
    "an effect that lasts until a player's next turn ends as soon as that player leaves the game",
    replaces=control_ends,
)
def it_ends_at_once(table: Table, player: PlayerId) -> Table:
    return without_effects(control_ends.function(table, player), TurnOf(player))


@mutant(
    "800.4m",
    (
        "an effect until a departed player's next turn doesn't end when their extra turn would "
        "have begun"
    ),
    replaces=who_is_next,
)
def a_lost_extra_turn_ends_nothing(table: Table) -> tuple[Table, Side, SideName]:
    kept = tuple(extra for extra in table.extra_turns if side_called(table, extra.whose))
    return who_is_next.function(replace(table, extra_turns=kept))


@mutant(
    "800.4m",
    "an effect that lasts until an upkeep of a player who has left never ends",
    replaces=would_have_begun,
)
def until_an_upkeep_is_for_ever(table: Table, player: PlayerId) -> Table:
    return effects_end(table, TurnOf(player))


@mutant(
    "800.4m",
    "an effect that lasts until a player's upkeep ends as soon as that player leaves the game",
    replaces=control_ends,
)
def until_an_upkeep_ends_at_once(table: Table, player: PlayerId) -> Table:
    return without_effects(control_ends.function(table, player), UpkeepOf(player))


@mutant(
    "800.4m",
    "with shared turns, nothing that lasts until a departed member's upkeep ends",
    replaces=would_have_begun,
)
def a_team_without_them_has_no_such_upkeep(table: Table, player: PlayerId) -> Table:
    own = side_of(table, player)
    return (
        table
        if any(in_game(table, one) for one in own)
        else would_have_begun.function(table, player)
    )


@mutant(
    "800.4m",
    "of several players in a row who have left, only the first one's turn would have begun",
    replaces=in_turn_order,
    origin="others",
)
def one_missing_turn_at_a_time(table: Table, whose: SideName) -> tuple[Table, Side]:
    _, side = in_turn_order.function(table, whose)
    seats = [player.name for player in table.players]
    last = side_called(table, whose) or seats_of_side(table, whose)
    missing = seats[(seats.index(last[-1]) + 1) % len(seats)]
    gone = not any(in_game(table, member) for member in side_of(table, missing))
    return (would_have_begun(table, missing) if gone else table), side
