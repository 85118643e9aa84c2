"""Misreadings of rules 500.7 and 500.8: turns and phases that are added."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import Side, side_name, side_of
from apnap_reference.state.ids import NOBODY, SideName
from apnap_reference.state.table import ExtraTurn, PlayerId, Table, replace
from apnap_reference.turn.extra import with_extra_turn
from apnap_reference.turn.next_turn import in_turn_order, who_is_next


@mutant(
    "500.7",
    "of several extra turns, the one created first is taken first",
    replaces=who_is_next,
    since="2006-10-01",
)
def the_oldest_extra_turn_first(table: Table) -> tuple[Table, Side, SideName]:
    table = replace(table, extra_turns=tuple(reversed(table.extra_turns)))
    table, side, after = who_is_next.function(table)
    return replace(table, extra_turns=tuple(reversed(table.extra_turns))), side, after


@mutant(
    "500.7",
    "after an extra turn, the turn order continues from the player who took it",
    replaces=who_is_next,
    since="2006-10-01",
)
def the_order_goes_on_from_there(table: Table) -> tuple[Table, Side, SideName]:
    table, side, _ = who_is_next.function(table)
    return table, side, NOBODY


@mutant(
    "500.7",
    "if a player leaves in their extra turn, the turn order continues from that player",
    replaces=who_is_next,
    origin="others",
)
def the_order_goes_on_from_the_departed(table: Table) -> tuple[Table, Side, SideName]:
    if not table.turn.side:
        table = table.with_turn(replace(table.turn, goes_on_after=NOBODY))
    return who_is_next.function(table)


@mutant(
    "500.7",
    (
        "an extra turn is taken directly before that player's next turn instead of after the "
        "current one"
    ),
    replaces=who_is_next,
    since="2006-10-01",
)
def extra_turns_wait_for_their_player(table: Table) -> tuple[Table, Side, SideName]:
    whose = table.turn.goes_on_after or table.turn.whose
    _, following = in_turn_order(table, whose)
    name = side_name(table, following)
    own = [turn for turn in table.extra_turns if turn.whose == name]
    if own:
        left = list(table.extra_turns)
        left.remove(own[-1])
        return replace(table, extra_turns=tuple(left)), following, whose
    later, table = table.extra_turns, replace(table, extra_turns=())
    table, side, after = who_is_next.function(table)
    return replace(table, extra_turns=later), side, after


@mutant(
    "500.7",
    "with shared team turns, of several extra turns for teams, the one given first is taken first",
    replaces=who_is_next,
)
def teams_take_the_oldest_extra_turn_first(table: Table) -> tuple[Table, Side, SideName]:
    if table.variant.shared_team_turns:
        table = replace(table, extra_turns=tuple(reversed(table.extra_turns)))
    return who_is_next.function(table)


@mutant(
    "500.7",
    (
        "an extra turn is taken by the controller of the effect instead of the player to whom "
        "it is given"
    ),
    replaces=with_extra_turn,
    since="2006-10-01",
)
def the_maker_takes_the_turn(table: Table, player: PlayerId) -> Table:
    stack = table.turn.stack
    maker = table.objects[stack[-1]].controller if stack else player
    extra = ExtraTurn(side_name(table, side_of(table, maker)))
    return replace(table, extra_turns=(*table.extra_turns, extra))


@mutant(
    "500.7",
    "a player for whom an extra turn is waiting gets no further one",
    replaces=with_extra_turn,
    origin="others",
)
def one_extra_turn_at_a_time(table: Table, player: PlayerId) -> Table:
    given = with_extra_turn.function(table, player)
    return table if given.extra_turns[-1] in table.extra_turns else given
