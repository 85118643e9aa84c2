"""Misreadings of rule 606 of the book of 2006: Two-Headed Giant as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from apnap.protocol.state import State
from apnap_misreadings.mutant import mutant, switched
from apnap_misreadings.two_headed_giant import (
    a_team_at_zero_life_is_alive,
    giants_may_differ_in_size,
    heads_do_not_sit_across_the_end_of_the_list,
    who_concedes_leaves_the_team_behind,
)
from apnap_reference.changes.applying import sharing_life
from apnap_reference.changes.life_totals import all_become, becomes
from apnap_reference.changes.losing import losing_together, team_at_zero_life
from apnap_reference.combat.attack_restrictions import may_attack_each_of_them, may_attack_that
from apnap_reference.combat.damage import only_one_defending_player
from apnap_reference.combat.damage_to_assign import Share
from apnap_reference.combat.evasion import landwalk_respected
from apnap_reference.combat.shared_team_turns import each_attacked, the_active_team
from apnap_reference.objects.influence import R, affected
from apnap_reference.players.hands_shown import shown_to_heads
from apnap_reference.players.players import in_apnap_order, opponents
from apnap_reference.setup.legal_setups import heads_together, life_of_heads, two_teams_of_heads
from apnap_reference.state.events import Life
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.first_draw import draws_nothing
from apnap_reference.turn.leaving_the_game import concedes

# Setting up


@mutant(
    "606.1", "in 2006 the teams may differ in size", replaces=two_teams_of_heads, only="2006-10-01"
)
def giants_of_2006_may_differ_in_size(state: State) -> Iterator[str]:
    return giants_may_differ_in_size(state)


@mutant(
    "606.3",
    "in 2006 the first and the last seat of the list are not next to each other",
    replaces=heads_together,
    only="2006-10-01",
)
def giants_of_2006_sit_along_the_list(state: State) -> Iterator[str]:
    return heads_do_not_sit_across_the_end_of_the_list(state)


@mutant(
    "606.4a",
    "in 2006 each head has a life total of its own",
    replaces=sharing_life,
    only="2006-10-01",
)
def heads_of_2006_have_life_totals(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant("606.5", "in 2006 everybody looks at all hands", replaces=shown_to_heads, only="2006-10-01")
def heads_of_2006_show_everybody(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (*shown_to_heads.function(table, player), *opponents(table, player))


@mutant(
    "606.10",
    "each head beyond the second brings fifteen life, as it does today",
    replaces=life_of_heads,
    only="2006-10-01",
)
def heads_of_2006_bring_fifteen_life(state: State) -> int:
    further = max(len(team.members) for team in state.teams) - 2
    return life_of_heads.function(state) - 5 * further


# The beginning


switched(
    "606.6a",
    "both teams decide about their hands before anybody takes a mulligan",
    name="teams-of-2006-decide-before-anybody-draws",
    switch="mulligan",
    value="london",
    only="2006-10-01",
)

switched(
    "606.6b",
    "in 2006 nobody of the team that plays first draws in its first turn",
    name="nobody-of-the-first-team-draws",
    switch="first_draw_of_the_secondary",
    value=False,
    only="2006-10-01",
)


@mutant(
    "606.6b",
    "in 2006 everybody of the team that plays first draws in its first turn",
    replaces=draws_nothing,
    only="2006-10-01",
)
def everybody_of_the_first_team_draws(_table: Table, _player: PlayerId) -> bool:
    return False


# Combat


@mutant(
    "606.7a",
    "in 2006 only the primary player of the active team attacks",
    replaces=the_active_team,
    only="2006-10-01",
)
def one_head_attacks_in_2006(table: Table) -> tuple[PlayerId, ...]:
    return the_active_team.function(table)[:1]


@mutant(
    "606.7b",
    "a ban on attacks against one head leaves the way to the team open",
    replaces=may_attack_each_of_them,
    only="2006-10-01",
)
def a_team_is_open_if_one_head_is(table: Table, attacker: ObjectId, target: Ref) -> bool:
    return any(may_attack_that(table, attacker, one) for one in each_attacked(table, target))


switched(
    "606.7b",
    "in 2006 each creature attacks one player of the other team",
    name="a-head-of-2006-is-attacked-alone",
    switch="team_attacked_as_one",
    value=False,
    only="2006-10-01",
)


@mutant(
    "606.7c",
    "landwalk asks for a land of the primary player's",
    replaces=landwalk_respected,
    only="2006-10-01",
)
def landwalk_asks_one_head(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    combat = table.turn.combat
    if combat is not None:
        table = table.with_combat(replace(combat, defending=combat.defending[:1]))
    return landwalk_respected.function(table, blocker, attacker)


@mutant(
    "606.7d",
    "an unblocked creature divides its damage among the heads",
    replaces=only_one_defending_player,
    only="2006-10-01",
)
def damage_is_divided_among_heads(
    _table: Table, _share: Share, _said: Mapping[tuple[ObjectId, Ref], int]
) -> bool:
    return True


# Winning and losing, life and poison


@mutant(
    "606.8a", "in 2006 a team at 0 life is alive", replaces=team_at_zero_life, only="2006-10-01"
)
def teams_of_2006_live_without_life(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return a_team_at_zero_life_is_alive(table)


@mutant(
    "606.8b",
    "in 2006 a player who loses leaves the teammate behind",
    replaces=losing_together,
    only="2006-10-01",
)
def heads_of_2006_lose_one_by_one(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "606.8c",
    "in 2006 a player who concedes leaves the teammate behind",
    replaces=concedes,
    only="2006-10-01",
)
def heads_of_2006_concede_alone(table: Table, player: PlayerId) -> Table:
    return who_concedes_leaves_the_team_behind(table, player)


@mutant(
    "606.9", "what strikes each player strikes each team once", replaces=affected, only="2006-10-01"
)
def each_player_is_each_team(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    found = affected.function(table, by, among)
    if not table.variant.shared_life:
        return found
    first = {side[0] for side in in_apnap_order(table)}
    return tuple(ref for ref in found if not isinstance(ref, str) or ref in first)


switched(
    "606.9a",
    "in 2006 each member's life total is the team's",
    name="each-head-of-2006-has-all-of-the-life",
    switch="half_the_life_each",
    value=False,
    only="2006-10-01",
)


@mutant(
    "606.9b",
    "where each member's life total is set, each gains or loses the difference, rounded up",
    replaces=all_become,
    only="2006-10-01",
)
def halves_are_rounded_one_by_one(
    table: Table, team: tuple[PlayerId, ...], total: int
) -> tuple[Life, ...]:
    return tuple(life for player in team for life in becomes(table, player, total))


switched(
    "102.3d",
    "in 2006 poison counters are the team's",
    name="teams-of-2006-share-their-poison",
    switch="poison_is_the_teams",
    value=True,
    only="2006-10-01",
)
