"""Misreadings of rules 808 and 810: teams that sit together, and giants with several heads."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.state import State
from apnap_misreadings.mutant import mutant, switched
from apnap_reference.changes.applying import lost_by_that_player, sharing_life, sharing_poison
from apnap_reference.changes.losing import (
    POISONED,
    TEAM_POISONED,
    fatal_to,
    losing_together,
    may_lose,
    team_at_zero_life,
)
from apnap_reference.choices.which_player import one_of_the_team
from apnap_reference.objects.characteristics import abilities_in_play
from apnap_reference.players.hands_shown import shown_to_heads, shown_to_teammates
from apnap_reference.players.players import in_game, your_team
from apnap_reference.setup.legal_setups import (
    SIDES,
    heads_together,
    seats_of,
    two_teams_of_heads,
)
from apnap_reference.spells.casting import play_from_hand
from apnap_reference.spells.mana import mana_sources
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.static_abilities import CantLose
from apnap_reference.state.table import Object, PlayerId, Table, Team
from apnap_reference.turn.leaving_the_game import _left, concedes, with_winners

# Team vs. Team


@mutant("808.5", "teammates keep their hands to themselves", replaces=shown_to_teammates)
def teammates_keep_their_hands_to_themselves(_table: Table, _player: PlayerId) -> tuple[str, ...]:
    return ()


@mutant("808.5", "teammates pay with each other's lands", replaces=mana_sources, since="2006-10-01")
def teammates_pay_with_each_others_lands(table: Table, player: PlayerId) -> tuple[Object, ...]:
    variant = table.variant
    apart = variant.shared_team_turns or variant.neighbours_only
    team = (player,) if apart else your_team(table, player)
    return tuple(source for mate in team for source in mana_sources.function(table, mate))


# Setting up


@mutant("810.1", "any number of teams may play", replaces=two_teams_of_heads, since="2006-10-01")
def more_than_two_giants_may_play(state: State) -> Iterator[str]:
    sizes = {len(team.members) for team in state.teams}
    if len(state.teams) < SIDES or len(sizes) > 1 or min(sizes) < SIDES:
        yield f"teams of {sizes} players"


@mutant(
    "810.1", "the two teams may differ in size", replaces=two_teams_of_heads, since="2006-10-01"
)
def giants_may_differ_in_size(state: State) -> Iterator[str]:
    if len(state.teams) != SIDES:
        yield f"{len(state.teams)} teams"


@mutant(
    "810.1",
    "each team has two members, never more",
    replaces=two_teams_of_heads,
    since="2006-10-01",
)
def giants_have_two_heads_exactly(state: State) -> Iterator[str]:
    sizes = [len(team.members) for team in state.teams]
    if sizes != [SIDES, SIDES]:
        yield f"teams of {sizes} players"


@mutant(
    "810.3",
    "the players in the first and the last seat of the list do not sit together",
    replaces=heads_together,
    since="2006-10-01",
)
def heads_do_not_sit_across_the_end_of_the_list(state: State) -> Iterator[str]:
    seats = seats_of(state)
    for team in state.teams:
        places = sorted(seats.index(member) for member in team.members)
        if places[-1] - places[0] >= len(places):
            yield team.name


# Hands and cards


@mutant(
    "810.5",
    "heads of one giant keep their hands to themselves",
    replaces=shown_to_heads,
    since="2006-10-01",
)
def heads_keep_their_hands_to_themselves(_table: Table, _player: PlayerId) -> tuple[str, ...]:
    return ()


@mutant(
    "810.5",
    "a giant's heads pay with each other's lands",
    replaces=mana_sources,
    since="2006-10-01",
)
def heads_pay_with_each_others_lands(table: Table, player: PlayerId) -> tuple[Object, ...]:
    heads = your_team(table, player) if table.variant.shared_life else (player,)
    return tuple(source for head in heads for source in mana_sources.function(table, head))


@mutant(
    "810.5",
    "a giant's heads play cards from each other's hands",
    replaces=play_from_hand,
    since="2006-10-01",
)
def heads_play_each_others_cards(table: Table, player: PlayerId, card: Object) -> bool:
    heads = your_team(table, player) if table.variant.shared_life else (player,)
    return any(play_from_hand.function(table, head, card) for head in heads)


switched(
    "810.6",
    "only the primary player of the team that plays first skips the draw",
    name="the-secondary-player-draws-in-the-first-turn",
    switch="first_draw_of_the_secondary",
    value=True,
)


# Winning and losing


@mutant(
    "810.8a",
    "a player who loses leaves the teammates behind",
    replaces=losing_together,
    since="2006-10-01",
)
def heads_lose_one_by_one(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.8a",
    "who cannot lose does not keep the teammate from losing",
    replaces=may_lose,
    since="2006-10-01",
)
def who_cannot_lose_protects_no_teammate(table: Table, player: PlayerId) -> bool:
    return all(
        player not in found.players(table, source)
        for source, found in abilities_in_play(table, CantLose)
    )


@mutant(
    "810.8b",
    "a player who concedes leaves the teammates behind",
    replaces=concedes,
    since="2006-10-01",
)
def who_concedes_leaves_the_team_behind(table: Table, player: PlayerId) -> Table:
    if not table.variant.shared_life:
        return concedes.function(table, player)
    return with_winners(_left(table, player, "conceded"))


@mutant("810.8c", "a team at 0 life is still alive", replaces=team_at_zero_life, since="2006-10-01")
def a_team_at_zero_life_is_alive(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in team_at_zero_life.function(table):
        if table.player(player).life < 0:
            yield player, reason


@mutant("810.8d", "ten poison counters are too many for a team, as for a player", replaces=fatal_to)
def ten_poison_counters_kill_a_team(_team: Team) -> int:
    return POISONED


# Life and poison


@mutant(
    "810.4",
    "each member of a team has a life total of their own",
    replaces=sharing_life,
    since="2006-10-01",
)
def each_head_has_a_life_total(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.9",
    "life that one member loses the teammates have lost too",
    replaces=lost_by_that_player,
    since="2006-10-01",
)
def the_whole_team_has_lost_life(table: Table, player: PlayerId) -> Table:
    heads = your_team(table, player) if table.variant.shared_life else (player,)
    for head in heads:
        table = lost_by_that_player.function(table, head)
    return table


switched(
    "810.9a",
    "each member's life total is half of the team's",
    name="each-head-has-half-of-the-life",
    switch="half_the_life_each",
    value=True,
)


@mutant("810.9d", "each member's life total is set, one after the other", replaces=one_of_the_team)
def the_life_of_each_head_is_set(
    table: Table, team: tuple[PlayerId, ...]
) -> Dialogue[tuple[Table, tuple[PlayerId, ...]]]:
    yield from ()
    return table, tuple(player for player in team if in_game(table, player))


@mutant("810.10", "each member has poison counters of their own", replaces=sharing_poison)
def each_head_is_poisoned_alone(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant("810.11", "a team of more heads loses by fifteen poison counters", replaces=fatal_to)
def more_heads_bear_no_more_poison(_team: Team) -> int:
    return TEAM_POISONED


switched(
    "810.7",
    "creatures attack the other team as a whole",
    name="the-other-team-is-attacked-as-a-whole",
    switch="team_attacked_as_one",
    value=True,
)
