"""Misreadings of rules 103, 800.1, 800.6 and 800.7: mulligans, opening hands, the first draw."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.apnap_order import next_to_choose, of_its_members
from apnap_reference.players.players import Side, everybody, in_apnap_order, primary_player, side_of
from apnap_reference.procedure.starting_the_game import (
    STARTING_HAND,
    acts_before_declaring,
    declared,
    game_begins,
    hands_settled,
    may_begin_the_game,
    mulligans_counted,
    new_hands,
    opening_hands_used,
    stay_revealed,
)
from apnap_reference.spells.playing_lands import may_play_a_land
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.table import ObjectId, PlayerId, Table, replace
from apnap_reference.turn.first_draw import (
    others_skip,
    starting_player_skips,
    starting_team_skips,
    who_draws,
)
from apnap_reference.turn.phases_and_steps import first_turns, passed_over

TWO = 2


@mutant(
    "103.1a",
    "in the starting team's first turn, only the primary player can play a land",
    replaces=may_play_a_land,
)
def the_starting_team_has_one_land_player(table: Table, player: PlayerId) -> bool:
    first = table.turn.number == 1 and table.variant.shared_team_turns
    waits = first and player != primary_player(table, side_of(table, player))
    return not waits and may_play_a_land.function(table, player)


@mutant(
    "103.1a",
    "with shared team turns, only one member of the starting team draws in the first turn",
    replaces=who_draws,
)
def the_starting_team_draws_one_card(table: Table) -> Side:
    drawing = who_draws.function(table)
    return drawing[:1] if table.turn.number == 1 else drawing


@mutant(
    "103.5",
    "with two players, too, a player's first mulligan costs no card",
    replaces=mulligans_counted,
)
def the_first_mulligan_is_always_free(_: Table, taken: int) -> int:
    return max(0, taken - 1)


@mutant(
    "103.5", "however many mulligans a player takes, they cost one card", replaces=mulligans_counted
)
def only_one_card_is_ever_paid(table: Table, taken: int) -> int:
    return min(1, mulligans_counted.function(table, taken))


@mutant(
    "103.5",
    "each player finishes all mulligans before the next player decides",
    replaces=hands_settled,
    origin="others",
)
def mulligans_one_player_after_another(table: Table) -> Dialogue[Table]:
    for player in (player for side in in_apnap_order(table) for player in side):
        again: Side = (player,)
        taken = 0
        while again:
            table, again = yield from declared(table, again, {player: taken})
            taken += 1
            table = yield from new_hands(table, again, {player: taken})
    return table


@mutant(
    "103.5b",
    "only the starting player may act any time they could mulligan",
    replaces=acts_before_declaring,
)
def only_the_first_acts_before_declaring(table: Table, player: PlayerId) -> Iterator[Choice]:
    if player in in_apnap_order(table)[0]:
        yield from acts_before_declaring.function(table, player)


@mutant(
    "103.5c",
    "the first mulligan is never free, even in a multiplayer game",
    replaces=mulligans_counted,
)
def every_mulligan_counts(_: Table, taken: int) -> int:
    return taken


@mutant(
    "103.5c",
    "in a multiplayer game, the first mulligan isn't free once only two players remain",
    replaces=mulligans_counted,
)
def free_mulligans_by_those_present(table: Table, taken: int) -> int:
    return mulligans_counted.function(table, taken) if len(everybody(table)) > TWO else taken


@mutant(
    "103.5d",
    "with shared team turns, teammates decide about mulligans in seating order, not in any order",
    replaces=of_its_members,
)
def mulligans_are_decided_member_by_member(
    side: Side, outstanding: tuple[Choice, ...]
) -> tuple[Choice, ...]:
    own = of_its_members.function(side, outstanding)
    return own[:1] if own and own[0].key.startswith("hand ") else own


@mutant(
    "103.5d",
    "with shared team turns, the other teams decide about mulligans without waiting",
    replaces=next_to_choose,
)
def no_team_waits_with_its_mulligans(
    table: Table, outstanding: tuple[Choice, ...], last: Side | None
) -> tuple[Choice, ...]:
    about_hands = all(choice.key.startswith("hand ") for choice in outstanding)
    if table.variant.shared_team_turns and not table.begun and about_hands:
        return outstanding
    return next_to_choose.function(table, outstanding, last)


@mutant(
    "103.6",
    "only the starting player can act with cards in their opening hand",
    replaces=opening_hands_used,
)
def only_who_begins_uses_the_hand(table: Table, side: Side) -> Dialogue[Table]:
    if not table.variant.shared_team_turns and side != in_apnap_order(table)[0]:
        return table
    return (yield from opening_hands_used.function(table, side))


@mutant(
    "103.6",
    "players act with cards in their opening hands in any order",
    replaces=opening_hands_used,
    since="2024-06-07",
)
def opening_hands_are_used_in_any_order(table: Table, side: Side) -> Dialogue[Table]:
    if table.variant.shared_team_turns:
        return (yield from opening_hands_used.function(table, side))
    first = in_apnap_order(table)[0]
    players = everybody(table) if side == first else ()
    return (yield from opening_hands_used.function(table, players))


@mutant(
    "103.6",
    "players act with cards in their opening hands before others have settled theirs",
    replaces=game_begins,
    origin="others",
)
def opening_hands_are_used_while_others_decide(table: Table) -> Dialogue[Table]:
    group = tuple(player for side in in_apnap_order(table) for player in side)
    taken = dict.fromkeys(group, 0)
    while group:
        table, again = yield from declared(table, group, taken)
        for side in in_apnap_order(table):
            if set(side) & set(group) and not set(side) & set(again):
                table = yield from opening_hands_used(table, side)
        taken |= {player: taken[player] + 1 for player in again}
        table = yield from new_hands(table, again, taken)
        group = again
    return first_turns(replace(table, begun=True, revealed=stay_revealed(table)))


@mutant(
    "103.6",
    "a player who has put cards on the bottom for a mulligan can't act with cards in that hand",
    replaces=opening_hands_used,
)
def no_opening_hand_after_a_paid_mulligan(table: Table, side: Side) -> Dialogue[Table]:
    full = tuple(player for player in side if len(table.hand(player)) >= STARTING_HAND)
    return (yield from opening_hands_used.function(table, full))


@mutant(
    "103.6a",
    "a player can begin the game with only one card of each name on the battlefield",
    replaces=may_begin_the_game,
)
def one_card_of_a_name_begins_the_game(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    found = may_begin_the_game.function(table, player)
    return tuple({table.objects[one].card: one for one in reversed(found)}.values())


@mutant(
    "103.6a",
    "once a player has left, no cards can begin the game on the battlefield",
    replaces=opening_hands_used,
)
def no_opening_hand_after_a_departure(table: Table, side: Side) -> Dialogue[Table]:
    if len(everybody(table)) < len(table.players):
        return table
    return (yield from opening_hands_used.function(table, side))


@mutant(
    "103.6b",
    "a card revealed from an opening hand stays revealed as long as it is in that hand",
    replaces=stay_revealed,
)
def what_was_revealed_stays_so(table: Table) -> tuple[ObjectId, ...]:
    return table.revealed


@mutant(
    "103.6c",
    "with shared team turns, only a team's primary player acts with cards in their opening hand",
    replaces=opening_hands_used,
)
def one_opening_hand_of_each_team(table: Table, side: Side) -> Dialogue[Table]:
    using = (primary_player(table, side),) if table.variant.shared_team_turns else side
    return (yield from opening_hands_used.function(table, using))


@mutant(
    "103.6c",
    "with shared team turns, players act with cards in their opening hands in the order of seats",
    replaces=opening_hands_used,
)
def opening_hands_are_used_from_seat_to_seat(table: Table, side: Side) -> Dialogue[Table]:
    if not table.variant.shared_team_turns:
        return (yield from opening_hands_used.function(table, side))
    for player in everybody(table) if side == in_apnap_order(table)[0] else ():
        table = yield from opening_hands_used.function(table, (player,))
    return table


@mutant(
    "103.8",
    (
        "if the starting player has left before the first turn, nobody is the active player in "
        "that turn"
    ),
    replaces=game_begins,
)
def nobodys_first_turn(table: Table) -> Dialogue[Table]:
    if table.markers:
        return (yield from game_begins.function(table))
    table = yield from hands_settled(table)
    for side in in_apnap_order(table):
        table = yield from opening_hands_used(table, side)
    return replace(table, begun=True)


@mutant(
    "103.8a",
    "in a two-player game, the starting player doesn't skip their first draw step",
    replaces=starting_player_skips,
)
def the_first_of_two_draws(_table: Table) -> bool:
    return False


@mutant(
    "103.8a",
    "the starting player of two has no draw step until the opponent has had a turn",
    replaces=passed_over,
    origin="others",
)
def no_draw_before_the_opponents_turn(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    turn = table.turn
    second = turn.number == TWO and turn.goes_on_after == turn.whose
    waits = second and len(table.players) == TWO and coming[:1] == ("draw",)
    return passed_over.function(table, coming[1:] if waits else coming)


@mutant(
    "103.8b",
    "in Two-Headed Giant, the starting team doesn't skip its first draw step",
    replaces=starting_team_skips,
)
def the_starting_team_draws(_: Table) -> bool:
    return False


@mutant(
    "103.8c",
    "in a multiplayer game, the starting player skips their first draw step",
    replaces=others_skip,
)
def the_first_of_many_draws_nothing(table: Table) -> bool:
    return not table.variant.shared_team_turns


@mutant(
    "103.8c",
    "with shared team turns, the starting team skips its first draw step in every variant",
    replaces=others_skip,
)
def the_first_of_all_teams_draws_nothing(table: Table) -> bool:
    return table.variant.shared_team_turns


@mutant(
    "103.8c",
    (
        "the starting player of a multiplayer game skips their first draw step if only two "
        "players remain"
    ),
    replaces=others_skip,
)
def two_who_are_left_are_a_two_player_game(table: Table) -> bool:
    return len(everybody(table)) == TWO


@mutant(
    "103.8c",
    "in a Grand Melee, the first turn of the game has no draw step",
    replaces=others_skip,
    since="2006-10-01",
)
def the_first_turn_of_a_melee_has_no_draw(table: Table) -> bool:
    return bool(table.markers)


@mutant(
    "800.1",
    "a game in which only two players are left as its first turn begins is a two-player game",
    replaces=opening_hands_used,
)
def two_who_are_left_play_a_two_player_game(table: Table, side: Side) -> Dialogue[Table]:
    table = yield from opening_hands_used.function(table, side)
    here = tuple(player for player in table.players if player.left is None)
    return replace(table, players=here) if len(here) == TWO else table


@mutant(
    "800.6",
    "the first mulligan in a multiplayer game is free only if teams share their turns",
    replaces=mulligans_counted,
)
def only_teams_mulligan_for_free(table: Table, taken: int) -> int:
    return mulligans_counted.function(table, taken) if table.variant.shared_team_turns else taken


@mutant(
    "800.7",
    "if a multiplayer game isn't between teams, the starting player skips their first draw step",
    replaces=others_skip,
)
def the_first_without_a_team_draws_nothing(table: Table) -> bool:
    return not table.teams
