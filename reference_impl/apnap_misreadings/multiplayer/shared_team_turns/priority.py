"""Misreadings of rule 805.5: which team has priority, and when it has passed."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.players.players import Side, primary_player, teammates
from apnap_reference.procedure.position import given_priority, passes, team_passes
from apnap_reference.procedure.replay import Position
from apnap_reference.spells.casting import castable_now, keeps_priority
from apnap_reference.state.table import Object, PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import receives_first


@mutant(
    "805.5",
    (
        "with shared team turns, only the player who acted receives priority afterward, not "
        "their whole team"
    ),
    replaces=keeps_priority,
    since="2006-10-01",
)
def priority_stays_with_who_acted(table: Table, player: PlayerId) -> Table:
    table = keeps_priority.function(table, player)
    return table.with_turn(replace(table.turn, receives=(player,)))


@mutant(
    "805.5",
    "with shared team turns, only one member of the active team receives priority first",
    replaces=receives_first,
    since="2006-10-01",
)
def priority_begins_with_one_member(table: Table) -> Side | None:
    side = receives_first.function(table)
    return side and side[:1]


@mutant(
    "805.5a",
    "only the primary player can cast spells or activate abilities while their team has priority",
    replaces=deciders,
    since="2006-10-01",
)
def only_the_primary_player_acts(table: Table, asked: Side) -> Side:
    speakers = deciders.function(table, asked)
    return speakers[:1] if asked == table.turn.priority else speakers


@mutant(
    "805.5a",
    "with shared team turns, a player can cast spells only during their own team's turn",
    replaces=castable_now,
    since="2006-10-01",
)
def instants_only_in_the_own_teams_turn(table: Table, player: PlayerId, card: Object) -> bool:
    waits = bool(teammates(table, player)) and player not in table.turn.side
    return not waits and castable_now.function(table, player, card)


@mutant(
    "805.5b",
    "with shared team turns, a team passes priority as soon as one of its members wants to pass",
    replaces=team_passes,
    since="2006-10-01",
)
def one_member_passes_for_all(table: Table, _by: PlayerId) -> Position:
    return passes(table)


@mutant(
    "805.5b",
    "with shared team turns, a team passes priority as soon as most of its members want to pass",
    replaces=team_passes,
    origin="others",
)
def most_members_pass_for_all(table: Table, by: PlayerId) -> Position:
    turn = table.turn
    speakers = deciders(table, turn.priority or ())
    wishing = tuple(dict.fromkeys((*turn.wishing_to_pass, by)))
    if by in speakers and 2 * len(set(wishing) & set(speakers)) <= len(speakers):
        return Position(table.with_turn(replace(turn, wishing_to_pass=wishing)))
    return passes(table)


@mutant(
    "805.5b",
    "a player who wanted to pass before a teammate acted still counts as having passed afterward",
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


@mutant(
    "805.5b",
    "a team passes priority as soon as its primary player wants to pass",
    replaces=team_passes,
    origin="others",
)
def the_primary_player_passes_for_the_team(table: Table, by: PlayerId) -> Position:
    team = table.turn.priority or ()
    if len(team) > 1 and by in deciders(table, team) and by == primary_player(table, team):
        return passes(table)
    return team_passes.function(table, by)
