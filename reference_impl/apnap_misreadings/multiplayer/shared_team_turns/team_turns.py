"""Misreadings of rule 805.4: turns that a team takes together."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import losing_together
from apnap_reference.changes.sharing import sharing_life
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.players.players import Side, in_game, side_of, team_of, teammates
from apnap_reference.spells import playing_lands
from apnap_reference.spells.casting import castable_now
from apnap_reference.spells.playing_lands import may_play_a_land, no_land_forbidden
from apnap_reference.state.effects import FOREVER, Does, Duration, PlaysNoLands, TurnOf
from apnap_reference.state.ids import SideName
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace
from apnap_reference.turn.first_draw import who_draws
from apnap_reference.turn.next_turn import who_is_next
from apnap_reference.turn.phases_and_steps import times_of_a_step, whose_step
from apnap_reference.turn.untap_step import untapped


@mutant(
    "805.4",
    "with shared team turns, each turn is still taken by one member of a team",
    replaces=who_is_next,
    since="2006-10-01",
)
def turns_belong_to_single_members(table: Table) -> tuple[Table, Side, SideName]:
    table, side, after = who_is_next.function(table)
    return table, side[:1], after


def _sharing_turns(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    team = team_of(table, player) if table.variant.shared_team_turns else None
    return team.members if team else (player,)


@mutant(
    "805.4",
    "teammates who share turns all lose the game when one of them loses",
    replaces=losing_together,
)
def sharing_turns_is_losing_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return _sharing_turns(table, player)


@mutant("805.4", "teammates who share turns also share a life total", replaces=sharing_life)
def sharing_turns_is_sharing_life(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return _sharing_turns(table, player)


@mutant(
    "805.4",
    "with shared team turns, what lasts until a player's next turn ends for one member only",
    replaces=with_effect,
    origin="argentum-engine #2056",
)
def one_member_has_a_next_turn(
    table: Table,
    does: Does,
    controller: PlayerId,
    until: Duration,
    objects: tuple[ObjectId, ...] = (),
) -> Table:
    if isinstance(until, TurnOf) and until.player != side_of(table, until.player)[0]:
        until = FOREVER
    return with_effect.function(table, does, controller, until, objects)


@mutant(
    "805.4a",
    "with shared team turns, only one member's permanents untap during the team's untap step",
    replaces=untapped,
    since="2006-10-01",
)
def the_teammates_permanents_stay_tapped(table: Table) -> Table:
    turn = table.turn
    table = untapped.function(table.with_turn(replace(turn, side=turn.side[:1])))
    return table.with_turn(turn)


@mutant(
    "805.4a",
    (
        "with shared team turns, only one member can cast sorceries and creature spells in the "
        "team's turn"
    ),
    replaces=castable_now,
    since="2006-10-01",
)
def the_main_phase_is_that_of_one_member(table: Table, player: PlayerId, card: Object) -> bool:
    turn = table.turn
    short = table.with_turn(replace(turn, side=turn.side[:1]))
    return castable_now.function(short, player, card)


@mutant(
    "805.4b",
    "with shared team turns, a team draws only one card in its draw step",
    replaces=who_draws,
    since="2006-10-01",
)
def a_team_draws_one_card(table: Table) -> Side:
    return who_draws.function(table)[:1]


@mutant(
    "805.4c",
    "with shared team turns, a team can play only one land in its turn",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def a_team_plays_one_land(table: Table, player: PlayerId) -> bool:
    played = sum(table.player(one).lands_played for one in side_of(table, player))
    everything = replace(table.player(player), lands_played=played)
    return may_play_a_land.function(table.with_player(everything), player)


@mutant(
    "805.4c",
    (
        "with shared team turns, an effect that lets one player play additional lands lets "
        "teammates play them too"
    ),
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
    "805.4c",
    "with shared team turns, a player can also play the lands of teammates who have left the game",
    replaces=playing_lands.may_play_a_land,
)
def land_plays_are_inherited(table: Table, player: PlayerId) -> bool:
    shared = table.variant.shared_team_turns
    more = sum(not in_game(table, one) for one in teammates(table, player)) if shared else 0
    within = table.player(player).lands_played < 1 + more
    return playing_lands.may_play_a_land.function(table, player) or within


@mutant(
    "805.4c",
    (
        "with shared team turns, an effect that keeps one player from playing lands keeps the "
        "whole team from it"
    ),
    replaces=no_land_forbidden,
)
def no_land_for_the_whole_team(table: Table, player: PlayerId) -> bool:
    side = side_of(table, player) or (player,)
    return all(effect.player not in side for effect in lasting(table, PlaysNoLands))


@mutant(
    "805.4d",
    (
        "an ability that triggers in each player's upkeep and refers to that player triggers "
        "only once for a team"
    ),
    replaces=whose_step,
)
def a_step_of_a_team_is_one_players_step(table: Table) -> tuple[PlayerId, ...]:
    return whose_step.function(table)[:1]


@mutant(
    "805.4d",
    (
        "an ability that triggers in each opponent's upkeep always triggers once for each "
        "member of a team"
    ),
    replaces=times_of_a_step,
)
def a_step_of_a_team_is_one_for_each_member(_table: Table, members: Side) -> int:
    return len(members)
