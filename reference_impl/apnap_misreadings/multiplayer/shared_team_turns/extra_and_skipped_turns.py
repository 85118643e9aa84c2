"""Misreadings of rule 805.8: turns that a team is given, skips or loses control of."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.players.players import Side, in_game, side_name, side_of
from apnap_reference.state.effects import (
    NEXT_TURN,
    Effect,
    HasAddedUpkeep,
    IsControlled,
    Skippable,
    Skips,
    WillBeControlled,
)
from apnap_reference.state.table import ExtraTurn, PlayerId, Table, replace
from apnap_reference.turn.extra import (
    with_another_combat,
    with_another_upkeep,
    with_extra_turn,
)
from apnap_reference.turn.phases_and_steps import control_begun, whose_step
from apnap_reference.turn.skipped import skip_due, skippers, skips_of


@mutant(
    "805.8",
    "with shared team turns, an extra turn is taken by one member only instead of the whole team",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def an_extra_turn_is_one_members(table: Table, player: PlayerId) -> Table:
    return replace(table, extra_turns=(*table.extra_turns, ExtraTurn(player)))


@mutant(
    "805.8",
    "extra turns that two effects give to members of the same team count as a single extra turn",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def extra_turns_of_two_members_are_one(table: Table, player: PlayerId) -> Table:
    team = side_name(table, side_of(table, player))
    there = len(side_of(table, player)) > 1 and ExtraTurn(team) in table.extra_turns
    return table if there else with_extra_turn.function(table, player)


@mutant(
    "805.8",
    "a single effect makes a team skip a turn, phase or step once for each member it affects",
    replaces=skippers,
    since="2006-10-01",
)
def a_team_skips_once_for_each_member(
    table: Table, players: tuple[PlayerId, ...]
) -> tuple[Side, ...]:
    return tuple(side_of(table, player) for player in players if in_game(table, player))


@mutant(
    "805.8",
    (
        "a single effect on opponents from several teams makes only one of those teams skip a "
        "turn, phase or step"
    ),
    replaces=skippers,
)
def one_of_several_teams_skips(table: Table, players: tuple[PlayerId, ...]) -> tuple[Side, ...]:
    found = skippers.function(table, players)
    return found[:1] if table.variant.shared_team_turns else found


@mutant(
    "805.8",
    (
        "with shared team turns, a player who controls another player shares that control with "
        "their teammates"
    ),
    replaces=deciders,
    since="2006-10-01",
)
def control_of_a_player_is_shared(table: Table, asked: Side) -> Side:
    speakers = deciders.function(table, asked)
    if speakers == asked:
        return speakers
    return tuple(dict.fromkeys(mate for who in speakers for mate in side_of(table, who)))


@mutant(
    "805.8",
    (
        "with shared team turns, a step that an effect adds for one player belongs to that "
        "player instead of the team"
    ),
    replaces=whose_step,
)
def an_added_step_is_one_members(table: Table) -> tuple[PlayerId, ...]:
    added = lasting(table, HasAddedUpkeep)
    last = added[-1].player if added and table.turn.step == "upkeep" else None
    return whose_step.function(table) if last is None else (last,)


@mutant(
    "805.8",
    "effects that add an upkeep step for different members add only one step to the team's turn",
    replaces=with_another_upkeep,
)
def steps_of_two_members_are_one(table: Table, player: PlayerId) -> Table:
    if any(effect.player != player for effect in lasting(table, HasAddedUpkeep)):
        return table
    return with_another_upkeep.function(table, player)


@mutant(
    "805.8",
    (
        "if two players would control different members of a team, each of them controls that "
        "member only"
    ),
    replaces=control_begun,
)
def each_member_is_controlled_apart(table: Table, side: Side) -> Table:
    due = tuple(e for e in lasting(table, WillBeControlled) if e.player in side)
    if not due:
        return table
    table = replace(table, effects=tuple(e for e in table.effects if e not in due))
    for player in side:
        own = tuple(e for e in due if e.player == player) or due
        who = own[-1].controller
        table = with_effect(table, IsControlled(player), who, NEXT_TURN)
    return table


@mutant(
    "805.8", "with shared team turns, a player can't control a teammate", replaces=control_begun
)
def a_team_is_not_controlled_from_within(table: Table, side: Side) -> Table:
    kept = tuple(
        e
        for e in table.effects
        if not isinstance(e.does, WillBeControlled)
        or e.player not in side
        or e.controller not in side
    )
    return control_begun.function(replace(table, effects=kept), side)


@mutant(
    "805.8",
    (
        "with shared team turns, a player who controls another player doesn't control that "
        "player's teammates"
    ),
    replaces=control_begun,
)
def control_of_one_of_a_team(table: Table, side: Side) -> Table:
    due = tuple(e for e in lasting(table, WillBeControlled) if e.player in side)
    table = replace(table, effects=tuple(e for e in table.effects if e not in due))
    for effect in due:
        who, whom = effect.controller, effect.does.player
        table = with_effect(table, IsControlled(whom), who, NEXT_TURN)
    return table


@mutant(
    "805.8",
    (
        "an effect that makes a team skip something ends when the team's primary player leaves "
        "the game"
    ),
    replaces=skip_due,
)
def a_skip_leaves_with_the_first_member(
    table: Table, side: Side, what: tuple[Skippable, ...]
) -> Effect[Skips] | None:
    due = (effect for effect in skips_of(table, side) if effect.does.what in what)
    return next((e for e in due if in_game(table, e.does.player)), None)


@mutant(
    "805.8",
    (
        "if effects of two teammates each add a combat phase, the team's turn has only one "
        "additional combat phase"
    ),
    replaces=with_another_combat,
)
def combats_of_two_members_are_one(table: Table) -> Table:
    turn = table.turn
    if turn.step == "postcombat_main" and "beginning_of_combat" in turn.to_come:
        return table
    return with_another_combat.function(table)
