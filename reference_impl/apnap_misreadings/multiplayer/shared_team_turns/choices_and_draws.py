"""Misreadings of rule 805.6: choices and draws of teams."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.drawing import order_of_draws
from apnap_reference.choices.apnap_order import next_to_choose
from apnap_reference.choices.apnap_order import of_its_members as choices_of_members
from apnap_reference.players.players import Side, side_of
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.table import Table


@mutant(
    "805.6",
    "with shared team turns, the members of a team choose one after another in seat order",
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
    "with shared team turns, all teams choose at the same time instead of the active team first",
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
    "with shared team turns, the team of the spell's controller chooses before the active team",
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
    "with shared team turns, if each player draws, only one member of each team draws",
    replaces=order_of_draws,
    since="2006-10-01",
)
def where_all_draw_a_team_draws_once(table: Table, team: Side) -> Side:
    return order_of_draws.function(table, team)[:1]


@mutant(
    "805.6a",
    "with shared team turns, if each player draws, no more than two members of a team draw",
    replaces=order_of_draws,
)
def two_members_draw(table: Table, team: Side) -> Side:
    return order_of_draws.function(table, team)[:2]
