"""Misreadings of rule 808: where teams sit, and what teammates share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap.protocol import State
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import (
    every_opponent,
    left_neighbour,
    right_neighbour,
)
from apnap_reference.players.hands_shown import shown_to_teammates
from apnap_reference.players.players import your_team
from apnap_reference.setup.legal_setups import (
    SIDES,
    in_a_row,
    middle_seat_begins,
    teams_against_teams,
    teams_together,
)
from apnap_reference.spells.mana import mana_sources
from apnap_reference.state.table import Object, PlayerId, Table


@mutant("808.1", "a Team vs. Team game has exactly two teams", replaces=teams_against_teams)
def two_teams_play_against_each_other(state: State) -> Iterator[str]:
    if len(state.teams) != SIDES:
        yield f"{len(state.teams)} teams"


@mutant(
    "808.1",
    "in Team vs. Team, all teams must have the same number of players",
    replaces=teams_against_teams,
)
def teams_are_as_large_as_the_others(state: State) -> Iterator[str]:
    sizes = {len(team.members) for team in state.teams}
    if len(state.teams) < SIDES or len(sizes) > 1:
        yield f"teams of {' and '.join(map(str, sorted(sizes)))} players"


@mutant(
    "808.2",
    "in Team vs. Team, the members of a team can sit apart from each other",
    replaces=teams_together,
)
def teams_sit_where_they_like(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "808.3a",
    "in Team vs. Team, a player can attack only opponents in adjacent seats",
    replaces=every_opponent,
)
def teams_attack_only_across_their_borders(
    table: Table, attacker: PlayerId
) -> tuple[PlayerId, ...]:
    defending = every_opponent.function(table, attacker)
    if not table.teams or table.variant.neighbours_only:
        return defending
    beside = (*left_neighbour(table, attacker), *right_neighbour(table, attacker))
    return tuple(player for player in defending if player in beside)


@mutant(
    "808.4",
    "in Team vs. Team, any player can go first",
    replaces=middle_seat_begins,
)
def anybody_begins_for_a_team(_state: State) -> Iterator[str]:
    return iter(())


def _begins(state: State, place: Callable[[int], int]) -> Iterator[str]:
    rows = [in_a_row(state, team) for team in state.teams]
    if state.stage == "before_game":
        starting = {row[place(len(row))] for row in rows}
        yield from (turn.active or "" for turn in state.turns if turn.active not in starting)


@mutant(
    "808.4",
    "in Team vs. Team, the player just right of the middle of an even team goes first",
    replaces=middle_seat_begins,
)
def right_of_the_middle_begins(state: State) -> Iterator[str]:
    return _begins(state, lambda size: (size - 1) // 2)


@mutant(
    "808.4",
    "in Team vs. Team, the player in a team's rightmost seat goes first",
    replaces=middle_seat_begins,
)
def rightmost_seat_begins(state: State) -> Iterator[str]:
    return _begins(state, lambda _: 0)


@mutant(
    "808.5",
    "in Team vs. Team, teammates can't review each other's hands",
    replaces=shown_to_teammates,
)
def teammates_keep_their_hands_to_themselves(
    _table: Table, _player: PlayerId
) -> tuple[PlayerId, ...]:
    return ()


@mutant(
    "808.5",
    "in Team vs. Team, a player can pay costs with mana from teammates' lands",
    replaces=mana_sources,
    since="2006-10-01",
)
def teammates_pay_with_each_others_lands(table: Table, player: PlayerId) -> tuple[Object, ...]:
    variant = table.variant
    apart = variant.shared_team_turns or variant.neighbours_only
    team = (player,) if apart else your_team(table, player)
    return tuple(source for mate in team for source in mana_sources.function(table, mate))
