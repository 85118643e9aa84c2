"""Misreadings of rules 805.6 to 805.9: what teams choose, draw, put on the stack, add and skip."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.drawing import order_of_draws
from apnap_reference.choices.apnap_order import next_to_choose
from apnap_reference.choices.apnap_order import of_its_members as choices_of_members
from apnap_reference.choices.asking import deciders
from apnap_reference.choices.which_player import one_active_player, the_one
from apnap_reference.players.players import (
    Side,
    in_game,
    players_in_apnap_order,
    side_name,
    side_of,
)
from apnap_reference.spells.triggers_on_the_stack import (
    _made_objects,
    _ordered,
    _put,
    parts,
    put_triggers_on_the_stack,
)
from apnap_reference.spells.triggers_on_the_stack import of_its_members as triggers_of_members
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.table import ExtraTurn, PlayerId, Table, replace
from apnap_reference.turn.extra import with_extra_turn
from apnap_reference.turn.skipped import skippers, skips_of, with_skip


@mutant(
    "805.6",
    "the members of a team choose in the order of their seats",
    replaces=choices_of_members,
    since="2006-10-01",
)
def members_choose_from_right_to_left(
    side: Side, outstanding: tuple[Choice, ...]
) -> tuple[Choice, ...]:
    own = choices_of_members.function(side, outstanding)
    first = next((player for player in side if any(c.who == player for c in own)), None)
    return tuple(choice for choice in own if choice.who == first)


@mutant(
    "805.6",
    "all teams choose at the same time, in whatever order they like",
    replaces=next_to_choose,
    since="2006-10-01",
)
def teams_choose_all_at_once(
    table: Table, outstanding: tuple[Choice, ...], last: Side | None
) -> tuple[Choice, ...]:
    if table.variant.shared_team_turns:
        return outstanding
    return next_to_choose.function(table, outstanding, last)


@mutant(
    "805.6",
    "the team of whoever's spell it is chooses before the others",
    replaces=next_to_choose,
    since="2006-10-01",
)
def the_casters_team_chooses_first(
    table: Table, outstanding: tuple[Choice, ...], last: Side | None
) -> tuple[Choice, ...]:
    if table.variant.shared_team_turns and table.turn.stack:
        caster = table.objects[table.turn.stack[-1]].controller
        own = choices_of_members(side_of(table, caster), outstanding)
        if own:
            return own
    return next_to_choose.function(table, outstanding, last)


@mutant(
    "805.6a",
    "where each player draws, a team draws for one member",
    replaces=order_of_draws,
    since="2006-10-01",
)
def where_all_draw_a_team_draws_once(table: Table, team: Side) -> Side:
    return order_of_draws.function(table, team)[:1]


@mutant(
    "805.7",
    "each member of a team puts their own abilities on the stack, the primary player first",
    replaces=put_triggers_on_the_stack,
    since="2006-10-01",
)
def members_put_their_triggers_on_the_stack_alone(table: Table) -> Dialogue[Table]:
    table, waiting = _made_objects(table)
    for part in parts(table, waiting):
        for player in players_in_apnap_order(table):
            table, order = yield from _ordered(
                table, (player,), triggers_of_members(table, part, (player,))
            )
            for trigger in order:
                if trigger in table.objects:
                    table = yield from _put(table, trigger)
    return table


@mutant(
    "805.8",
    "an extra turn is taken by one member of the team",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def an_extra_turn_is_one_members(table: Table, player: PlayerId) -> Table:
    return replace(table, extra_turns=(*table.extra_turns, ExtraTurn(player)))


@mutant(
    "805.8",
    "the extra turns of two members are one extra turn",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def extra_turns_of_two_members_are_one(table: Table, player: PlayerId) -> Table:
    team = side_name(table, side_of(table, player))
    there = len(side_of(table, player)) > 1 and ExtraTurn(team) in table.extra_turns
    return table if there else with_extra_turn.function(table, player)


@mutant(
    "805.8",
    "one effect costs a team a skip for each member that it names",
    replaces=skippers,
    since="2006-10-01",
)
def a_team_skips_once_for_each_member(
    table: Table, players: tuple[PlayerId, ...]
) -> tuple[Side, ...]:
    return tuple(side_of(table, player) for player in players if in_game(table, player))


@mutant(
    "614.10a",
    "what two effects make a team skip is skipped once",
    replaces=with_skip,
    since="2006-10-01",
)
def skips_of_two_effects_are_one(
    table: Table, by: PlayerId, players: tuple[PlayerId, ...], what: str
) -> Table:
    new = tuple(
        player
        for player in players
        if len(side_of(table, player)) == 1
        or all(effect.word != what for effect in skips_of(table, side_of(table, player)))
    )
    return with_skip.function(table, by, new, what)


@mutant(
    "805.8",
    "who controls a player controls the team together with the teammates",
    replaces=deciders,
    since="2006-10-01",
)
def control_of_a_player_is_shared(table: Table, asked: Side) -> Side:
    speakers = deciders.function(table, asked)
    if speakers == asked:
        return speakers
    return tuple(dict.fromkeys(mate for who in speakers for mate in side_of(table, who)))


@mutant(
    "805.9",
    "the active player is the primary player of the active team",
    replaces=one_active_player,
)
def the_primary_player_is_the_active_player(
    table: Table, _who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    yield from ()
    return table, next(iter(table.turn.side), None)


@mutant("805.9", "the active team says which of its members is meant", replaces=one_active_player)
def the_active_team_says_who_is_meant(
    table: Table, who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    speaker = next(iter(table.turn.side), who)
    return (yield from the_one(table, speaker, table.turn.side, "active_player"))
