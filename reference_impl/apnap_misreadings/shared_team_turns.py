"""Misreadings of rules 805.1 to 805.5: who shares turns, how a game begins, turns and priority."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.state import State
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.players.players import (
    Side,
    everybody,
    in_apnap_order,
    primary_player,
    side_of,
    teammates,
)
from apnap_reference.procedure.position import given_priority, passes, team_passes
from apnap_reference.procedure.replay import Position
from apnap_reference.procedure.starting_the_game import (
    declared,
    game_begins,
    hands_settled,
    new_hands,
    opening_hands_used,
)
from apnap_reference.setup.legal_setups import (
    only_neighbours_share_turns,
    rightmost_is_primary,
    seats_of,
)
from apnap_reference.spells.casting import castable_now, keeps_priority, may_play_a_land
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Object, PlayerId, Table, replace
from apnap_reference.turn.first_draw import who_draws
from apnap_reference.turn.next_turn import who_is_next
from apnap_reference.turn.phases_and_steps import (
    receives_first,
    times_of_a_step,
    untapped,
    whose_step,
)


@mutant(
    "805.1",
    "teams share their turns wherever they sit",
    replaces=only_neighbours_share_turns,
    since="2006-10-01",
)
def turns_are_shared_across_the_table(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "805.1",
    "the player in the last seat of the list does not sit next to the one in the first",
    replaces=only_neighbours_share_turns,
    since="2006-10-01",
)
def the_list_of_seats_is_no_circle(state: State) -> Iterator[str]:
    seats = seats_of(state)
    for team in state.teams if state.variant.shared_team_turns else ():
        places = sorted(seats.index(member) for member in team.members)
        if places[-1] - places[0] >= len(places):
            yield team.name


@mutant(
    "805.2",
    "the primary player is whoever comes first in the list",
    replaces=primary_player,
    since="2006-10-01",
)
def the_primary_player_has_the_lowest_seat(table: Table, members: Side) -> PlayerId:
    return next(player.name for player in table.players if player.name in members)


@mutant(
    "805.2",
    "the primary player sits leftmost in the team",
    replaces=primary_player,
    since="2006-10-01",
)
def the_primary_player_sits_leftmost(table: Table, members: Side) -> PlayerId:
    first = primary_player.function(table, members)
    mates = tuple(player for player in members if player != first)
    return the_primary_player_sits_leftmost(table, mates) if mates else first


@mutant(
    "805.2",
    "a team may name any member its primary player",
    replaces=rightmost_is_primary,
    since="2006-10-01",
)
def any_member_is_named_the_primary_player(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "805.3",
    "only the player who was chosen to begin has the first turn",
    replaces=game_begins,
    since="2006-10-01",
)
def only_one_member_has_the_first_turn(table: Table) -> Dialogue[Table]:
    table = yield from game_begins.function(table)
    return table.with_turn(replace(table.turn, side=table.turn.side[:1]))


@mutant(
    "805.3a", "each team takes its mulligans before the next team decides", replaces=hands_settled
)
def a_team_takes_its_mulligans_before_the_next_decides(table: Table) -> Dialogue[Table]:
    together = in_apnap_order(table) if table.variant.shared_team_turns else (everybody(table),)
    for side in together:
        table = yield from _hands_settled_by(table, side, together=False)
    return table


@mutant(
    "805.3a",
    "when one member has kept a hand, the teammate takes no further mulligan",
    replaces=hands_settled,
)
def who_keeps_keeps_for_the_teammate(table: Table) -> Dialogue[Table]:
    return (yield from _hands_settled_by(table, everybody(table), together=True))


def _hands_settled_by(table: Table, group: Side, *, together: bool) -> Dialogue[Table]:
    """Settle the hands of a group; if `together`, who goes on does so with the whole team."""
    taken = dict.fromkeys(group, 0)
    while group:
        table, again = yield from declared(table, group, taken)
        taken |= {player: taken[player] + 1 for player in again}
        table = yield from new_hands(table, again, taken)
        group = tuple(p for p in again if not together or {*side_of(table, p)} <= {*again})
    return table


@mutant(
    "805.3b",
    "all players use the cards of their opening hands at the same time, whatever their team",
    replaces=opening_hands_used,
)
def opening_hands_are_used_all_at_once(table: Table, side: Side) -> Dialogue[Table]:
    first = in_apnap_order(table)[0]
    players = everybody(table) if side == first else ()
    return (yield from opening_hands_used.function(table, players))


@mutant(
    "805.3b",
    "the primary player uses the opening hand before the teammates do",
    replaces=opening_hands_used,
)
def opening_hands_are_used_from_the_right(table: Table, side: Side) -> Dialogue[Table]:
    for player in side:
        table = yield from opening_hands_used.function(table, (player,))
    return table


@mutant(
    "805.4", "each turn is that of one member of the team", replaces=who_is_next, since="2006-10-01"
)
def turns_belong_to_single_members(table: Table) -> tuple[Table, Side, str]:
    table, side, after = who_is_next.function(table)
    return table, side[:1], after


@mutant(
    "805.4a",
    "only the permanents of one member untap in the turn of the team",
    replaces=untapped,
    since="2006-10-01",
)
def the_teammates_permanents_stay_tapped(table: Table) -> Table:
    turn = table.turn
    table = untapped.function(table.with_turn(replace(turn, side=turn.side[:1])))
    return table.with_turn(turn)


@mutant(
    "805.4a",
    "only one member casts creatures and sorceries in the turn of the team",
    replaces=castable_now,
    since="2006-10-01",
)
def the_main_phase_is_that_of_one_member(table: Table, player: PlayerId, card: Object) -> bool:
    turn = table.turn
    short = table.with_turn(replace(turn, side=turn.side[:1]))
    return castable_now.function(short, player, card)


@mutant("805.4b", "a team draws one card in its draw step", replaces=who_draws, since="2006-10-01")
def a_team_draws_one_card(table: Table) -> Side:
    return who_draws.function(table)[:1]


@mutant("805.4c", "a team plays one land in its turn", replaces=may_play_a_land, since="2006-10-01")
def a_team_plays_one_land(table: Table, player: PlayerId) -> bool:
    played = sum(table.player(one).lands_played for one in side_of(table, player))
    everything = replace(table.player(player), lands_played=played)
    return may_play_a_land.function(table.with_player(everything), player)


@mutant(
    "805.4c",
    "who may play another land lets the teammates play another",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def another_land_is_for_the_whole_team(table: Table, player: PlayerId) -> bool:
    played = table.player(player).lands_played
    return any(
        may_play_a_land.function(
            table.with_player(replace(table.player(one), lands_played=played)), one
        )
        for one in side_of(table, player)
    )


@mutant(
    "805.4d",
    "what triggers in each player's step triggers once for a team that has the step",
    replaces=whose_step,
)
def a_step_of_a_team_is_one_players_step(table: Table) -> tuple[PlayerId, ...]:
    return whose_step.function(table)[:1]


@mutant(
    "805.4d",
    "what triggers in each opponent's step triggers once for each member, whatever it says",
    replaces=times_of_a_step,
)
def a_step_of_a_team_is_one_for_each_member(_table: Table, members: Side) -> int:
    return len(members)


@mutant(
    "805.5",
    "only the member who acted has priority again, not the team",
    replaces=keeps_priority,
    since="2006-10-01",
)
def priority_stays_with_who_acted(table: Table, player: PlayerId) -> Table:
    table = keeps_priority.function(table, player)
    return table.with_turn(replace(table.turn, receives=(player,)))


@mutant(
    "805.5",
    "one member of the active team has priority first",
    replaces=receives_first,
    since="2006-10-01",
)
def priority_begins_with_one_member(table: Table) -> Side | None:
    side = receives_first.function(table)
    return side and side[:1]


@mutant(
    "805.5a",
    "only the primary player acts while the team has priority",
    replaces=deciders,
    since="2006-10-01",
)
def only_the_primary_player_acts(table: Table, asked: Side) -> Side:
    speakers = deciders.function(table, asked)
    return speakers[:1] if asked == table.turn.priority else speakers


@mutant(
    "805.5a", "a team casts spells only in its own turn", replaces=castable_now, since="2006-10-01"
)
def instants_only_in_the_own_teams_turn(table: Table, player: PlayerId, card: Object) -> bool:
    waits = bool(teammates(table, player)) and player not in table.turn.side
    return not waits and castable_now.function(table, player, card)


@mutant(
    "805.5b",
    "a team passes as soon as one of its members does",
    replaces=team_passes,
    since="2006-10-01",
)
def one_member_passes_for_all(table: Table, _by: PlayerId) -> Position:
    return passes(table)


@mutant(
    "805.5b",
    "a member who would have passed has passed, although a teammate acts",
    replaces=given_priority,
    since="2006-10-01",
)
def a_wish_to_pass_outlasts_the_teammates_action(table: Table) -> Position:
    wishing = table.turn.wishing_to_pass
    position = given_priority.function(table)
    now = position.table
    turn = now.turn
    if position.doing is not None or not {*wishing} & {*(turn.priority or ())}:
        return position
    return Position(now.with_turn(replace(turn, wishing_to_pass=wishing)))
