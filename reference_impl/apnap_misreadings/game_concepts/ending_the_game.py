"""Misreadings of rule 104: who has won, who has lost, and when it is a draw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from apnap.protocol import Decision
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.losing import (
    POISONED,
    TEAM_POISONED,
    at_zero_life,
    drew_from_nothing,
    losing_together,
    losing_with_an_emperor,
    may_lose,
    poisoned,
    poisoned_together,
)
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.players.players import (
    clockwise_from,
    everybody,
    first_seat,
    has_emperors,
    in_game,
    opponents,
    team_of,
)
from apnap_reference.procedure.loops import (
    goes_on_by_itself,
    who_draws_by_a_loop,
    who_is_in_range_of_a_loop,
)
from apnap_reference.procedure.restarting import restarts, who_is_in_the_new_game
from apnap_reference.procedure.state_based_actions import all_lose
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import IsControlled
from apnap_reference.state.events import Moves
from apnap_reference.state.static_abilities import CantLose
from apnap_reference.state.table import ObjectId, PlayerId, Table, replace
from apnap_reference.turn.ending_the_game import (
    is_a_draw,
    lose_the_game,
    may_win,
    opponents_lose_instead,
    who_draws_the_game,
    wins_the_game,
)
from apnap_reference.turn.leaving_the_game import (
    concedes,
    leave_together,
    possessions_leave,
    with_winners,
)

Players = tuple[PlayerId, ...]


@mutant(
    "104.1",
    "an effect doesn't win the game as long as there is anything else on the stack",
    replaces=wins_the_game,
)
def victory_waits_for_the_stack(table: Table, player: PlayerId) -> Table:
    busy = len(table.turn.stack) > 1
    return table if busy else wins_the_game.function(table, player)


@mutant(
    "104.2a",
    "a player whom an effect keeps from winning doesn't win when all opponents have left",
    replaces=with_winners,
    since="2006-10-01",
)
def no_victory_of_who_cannot_win(table: Table) -> Table:
    saving = abilities_in_play(table, CantLose)
    after = with_winners.function(table)
    kept = any(
        controller(table, source.id) in (after.winners or ()) and not found.players(table, source)
        for source, found in saving
    )
    return table if kept else after


@mutant(
    "104.2a",
    "the game is a draw if it ends by a concession",
    replaces=concedes,
    origin="XMage #1205",
)
def conceding_offers_a_draw(table: Table, player: PlayerId) -> Table:
    after = concedes.function(table, player)
    return replace(after, winners=()) if after.winners else after


@mutant(
    "104.2b",
    "an effect can make a player win the game even if that player can't win",
    replaces=may_win,
)
def whoever_cannot_win_wins(_: Table, __: PlayerId) -> bool:
    return True


@mutant(
    "104.2b",
    "an effect by which a player wins makes each opponent lose who can, and the others play on",
    replaces=wins_the_game,
)
def winning_makes_opponents_lose(table: Table, player: PlayerId) -> Table:
    return lose_the_game(table, opponents(table, player))


@mutant(
    "104.2b",
    "an effect wins the game only as long as nobody has left it",
    replaces=wins_the_game,
)
def nobody_wins_after_a_departure(table: Table, player: PlayerId) -> Table:
    left = any(one.left is not None for one in table.players)
    return table if left else wins_the_game.function(table, player)


@mutant(
    "104.2c",
    "only players who are still in the game win with their team",
    replaces=with_winners,
)
def the_fallen_do_not_win(table: Table) -> Table:
    after = with_winners.function(table)
    return after if has_emperors(table) else _won_by_those_in_game(after)


@mutant(
    "104.2d",
    "a general who has left the game doesn't win it with the emperor",
    replaces=with_winners,
)
def departed_generals_do_not_win(table: Table) -> Table:
    after = with_winners.function(table)
    return _won_by_those_in_game(after) if has_emperors(table) else after


def _won_by_those_in_game(table: Table) -> Table:
    winners = table.winners
    if not winners:
        return table
    return replace(table, winners=tuple(one for one in winners if in_game(table, one)))


@mutant("104.3a", "a player can concede only while they have priority", replaces=concedes)
def concessions_wait_for_priority(table: Table, player: PlayerId) -> Table:
    has_priority = player in (table.turn.priority or ())
    return concedes.function(table, player) if has_priority else table


@mutant(
    "104.3a",
    "a player who concedes while controlling another player concedes for that player, too",
    replaces=concedes,
)
def concessions_for_the_controlled(table: Table, player: PlayerId) -> Table:
    held = (e.does.player for e in lasting(table, IsControlled) if e.controller == player)
    return leave_together(table, dict.fromkeys((player, *held), "conceded"))


@mutant(
    "104.3b",
    "a player with 0 life is still in the game, and loses it only with less",
    replaces=at_zero_life,
)
def nobody_loses_at_exactly_zero(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in at_zero_life.function(table):
        if table.player(player).life < 0:
            yield player, reason


@mutant(
    "104.3c",
    "a player with no cards in their library loses the game without having to draw",
    replaces=drew_from_nothing,
)
def an_empty_library_loses(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return ((player, "library") for player in everybody(table) if not table.libraries[player])


def _poisoned_by(table: Table, counters: int) -> Iterator[tuple[PlayerId, str]]:
    for player in () if poisoned_together(table) else everybody(table):
        if table.player(player).poison >= counters:
            yield player, "poison"


@mutant(
    "104.3d",
    "a player with ten poison counters doesn't lose the game until they have eleven",
    replaces=poisoned,
)
def ten_poison_counters_are_borne(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return _poisoned_by(table, POISONED + 1)


@mutant(
    "104.3d",
    "a single player loses the game only with as many poison counters as a Two-Headed Giant team",
    replaces=poisoned,
)
def a_player_bears_as_much_as_a_team(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return _poisoned_by(table, TEAM_POISONED)


@mutant(
    "104.3e",
    "an effect can make a player lose the game even if that player can't lose",
    replaces=lose_the_game,
)
def effects_make_anybody_lose(table: Table, players: Iterable[PlayerId]) -> Table:
    return leave_together(table, dict.fromkeys(players, "effect"))


@mutant(
    "104.3e",
    "an effect that makes a player lose the game only sets their life total to 0 or less",
    replaces=lose_the_game,
)
def losing_is_having_no_life(table: Table, players: Iterable[PlayerId]) -> Table:
    for name in players:
        player = table.player(name)
        table = table.with_player(replace(player, life=min(player.life, 0)))
    return table


@mutant(
    "104.3e",
    "players who lose the game by one effect leave it one after the other",
    replaces=lose_the_game,
    origin="others",
)
def they_lose_one_by_one(table: Table, players: Iterable[PlayerId]) -> Table:
    for player in players:
        table = lose_the_game.function(table, (player,))
    return table


@mutant(
    "104.3f",
    "a player who would win and lose the game at the same time wins if it is their turn",
    replaces=all_lose,
)
def winning_comes_before_losing(table: Table, lost: dict[PlayerId, str]) -> Table:
    after = all_lose.function(table, lost)
    return replace(after, winners=table.turn.side) if after.winners == () else after


@mutant(
    "104.3g",
    "a team loses the game as soon as one of its players loses",
    replaces=losing_together,
)
def teammates_lose_together(table: Table, player: PlayerId) -> Players:
    return losing_together.function(table, player) if has_emperors(table) else _team(table, player)


@mutant(
    "104.3h",
    "a player for whom an effect wins has won as soon as all opponents within range have lost",
    replaces=opponents_lose_instead,
)
def victory_within_range_ends_the_game(table: Table, player: PlayerId) -> Table:
    after = opponents_lose_instead.function(table, player)
    if any(in_game(after, opponent) for opponent in opponents_affected(table, player)):
        return after
    return replace(after, winners=_team(table, player))


@mutant(
    "104.3h",
    "an effect that would win the game does nothing while an opponent is out of range",
    replaces=opponents_lose_instead,
)
def no_victory_over_some(table: Table, player: PlayerId) -> Table:
    all_in_range = set(opponents_affected(table, player)).issuperset(opponents(table, player))
    return opponents_lose_instead.function(table, player) if all_in_range else table


@mutant(
    "104.3i",
    "a team in an Emperor game loses when most of its players have lost, emperor or not",
    replaces=losing_with_an_emperor,
)
def the_majority_loses_for_the_team(table: Table, player: PlayerId) -> Players:
    team = team_of(table, player)
    if team is None or team.emperor is None:
        return losing_with_an_emperor.function(table, player)
    staying = [one for one in team.members if one != player and in_game(table, one)]
    if 2 * len(staying) > len(team.members):
        return (player,)
    return (player, *(one for one in staying if may_lose(table, one)))


@mutant(
    "104.4a",
    "of players who lose at the same time, those leave first who are first in the turn order",
    replaces=all_lose,
)
def one_loses_after_the_other(table: Table, lost: dict[PlayerId, str]) -> Table:
    for player, reason in lost.items():
        if table.winners is None:
            table = leave_together(table, {player: reason})
    return table


@mutant(
    "104.4a",
    "players who leave at the same time draw only if nobody has left before; else one of them wins",
    replaces=with_winners,
    origin="others",
)
def only_all_who_began_draw(table: Table) -> Table:
    after = with_winners.function(table)
    if after.winners != () or table.winners is not None or not table.as_left:
        return after
    asked = max(there.asked for there in table.as_left.values())
    last = tuple(p for p, there in table.as_left.items() if there.asked == asked)
    if len(last) == len(table.players):
        return after
    own = PlayerId(table.turn.whose)
    return replace(after, winners=(own if own in last else last[0],))


@mutant(
    "104.4b",
    "if a loop never ends, only the active player leaves the game",
    replaces=who_draws_by_a_loop,
)
def a_loop_is_lost_by_whose_turn_it_is(table: Table, _: Players) -> Players:
    return table.turn.side


@mutant(
    "104.4b",
    "a loop that never ends is a draw even if a player could choose otherwise in it",
    replaces=goes_on_by_itself,
)
def choices_end_no_loop(_: Decision) -> bool:
    return True


@mutant(
    "104.4c",
    "players who can't lose the game have no part in a draw",
    replaces=who_draws_the_game,
)
def no_draw_for_who_cannot_lose(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    drawing = who_draws_the_game.function(table, by)
    return tuple(player for player in drawing if may_lose(table, player))


@mutant(
    "104.4d",
    "if all teams would lose at the same time, the team whose turn it is wins",
    replaces=all_lose,
)
def the_active_team_outlasts_the_others(table: Table, lost: dict[PlayerId, str]) -> Table:
    after = all_lose.function(table, lost)
    team = team_of(table, first_seat(table))
    return replace(after, winners=team.members) if team and after.winners == () else after


@mutant(
    "104.4d",
    "between teams, the game is a draw if players on each team lose at the same time",
    replaces=all_lose,
)
def one_loser_on_each_team_is_a_draw(table: Table, lost: dict[PlayerId, str]) -> Table:
    after = all_lose.function(table, lost)
    playing = (team for team in table.teams if {*team.members} & {*everybody(table)})
    hit = bool(table.teams) and all({*team.members} & {*lost} for team in playing)
    return replace(after, winners=()) if hit else after


@mutant(
    "104.4d",
    "teams that lose together draw only if no team has left before; else one of them wins",
    replaces=with_winners,
)
def only_all_teams_that_began_draw(table: Table) -> Table:
    after = with_winners.function(table)
    if after.winners != () or table.winners is not None or not table.as_left:
        return after
    asked = max(there.asked for there in table.as_left.values())
    last = {p for p, there in table.as_left.items() if there.asked == asked}
    teams = tuple(team for team in table.teams if last.intersection(team.members))
    return after if len(teams) == len(table.teams) else replace(after, winners=teams[0].members)


@mutant(
    "104.4e",
    "an effect makes the game a draw only if all players are within range of its controller",
    replaces=who_draws_the_game,
)
def a_draw_for_all_or_none(table: Table, by: PlayerId) -> Players:
    drawing = who_draws_the_game.function(table, by)
    return drawing if set(drawing) == set(everybody(table)) else ()


@mutant(
    "104.4f",
    "with limited range of influence, a loop that never ends is a draw for everybody",
    replaces=who_is_in_range_of_a_loop,
)
def a_loop_out_of_range_is_a_draw(table: Table, _: Players) -> Players:
    return everybody(table)


@mutant(
    "104.4g",
    "if the game is a draw for one player of a team, it is a draw for the whole team",
    replaces=who_draws_the_game,
)
def one_draws_for_the_team(table: Table, by: PlayerId) -> Players:
    drawing = who_draws_the_game.function(table, by)
    if has_emperors(table):
        return drawing
    teams = (one for player in drawing for one in _team(table, player))
    return tuple(one for one in dict.fromkeys(teams) if in_game(table, one))


@mutant(
    "104.4h",
    "if an effect makes the game a draw for an emperor, a general out of range plays on",
    replaces=is_a_draw,
)
def no_draw_for_distant_generals(table: Table, by: PlayerId) -> Table:
    after = is_a_draw.function(_without_emperors(table), by)
    return replace(after, teams=table.teams)


@mutant(
    "104.4h",
    "if all emperors lose at the same time, the generals play on",
    replaces=all_lose,
)
def generals_play_for_the_draw(table: Table, lost: dict[PlayerId, str]) -> Table:
    if any(team.emperor not in lost for team in table.teams):
        return all_lose.function(table, lost)
    after = all_lose.function(_without_emperors(table), lost)
    return replace(after, teams=table.teams)


@mutant(
    "104.5",
    "a player who concedes takes along what they own, but what a player who loses owns is exiled",
    replaces=possessions_leave,
)
def losers_leave_their_cards_behind(table: Table, player: PlayerId) -> Table:
    if table.player(player).left == "conceded":
        return possessions_leave.function(table, player)
    theirs = (thing for thing in table.in_zone("battlefield") if thing.owner == player)
    exiled = tuple(Moves(thing.id, "exile") for thing in theirs)
    return happen(table, *exiled) if exiled else table


def _team(table: Table, player: PlayerId) -> Players:
    team = team_of(table, player)
    return team.members if team else (player,)


def _without_emperors(table: Table) -> Table:
    return replace(table, teams=tuple(replace(team, emperor=None) for team in table.teams))


@mutant(
    "104.6",
    "when the game restarts, the player to the left of who has restarted it takes the first turn",
    replaces=restarts,
)
def the_next_player_begins_anew(
    table: Table, by: PlayerId, exempt: tuple[ObjectId, ...]
) -> Dialogue[Table]:
    others = clockwise_from(table, by)[1:]
    return (yield from restarts.function(table, next(iter(others), by), exempt))


@mutant(
    "104.6",
    "when the game restarts, the monarch is still the monarch",
    replaces=restarts,
)
def the_monarch_stays_anew(
    table: Table, by: PlayerId, exempt: tuple[ObjectId, ...]
) -> Dialogue[Table]:
    after = yield from restarts.function(table, by, exempt)
    return replace(after, monarch=table.monarch)


@mutant(
    "104.6",
    "when the game restarts, extra turns that were given in the old one are still taken",
    replaces=restarts,
)
def extra_turns_are_taken_anew(
    table: Table, by: PlayerId, exempt: tuple[ObjectId, ...]
) -> Dialogue[Table]:
    after = yield from restarts.function(table, by, exempt)
    return replace(after, extra_turns=table.extra_turns)


@mutant(
    "104.6",
    "when the game restarts, players who had left it are in the new game, too",
    replaces=who_is_in_the_new_game,
    origin="others",
)
def the_departed_begin_anew(table: Table, _: PlayerId) -> tuple[PlayerId, ...]:
    return tuple(player.name for player in table.players)
