"""Misreadings of what a giant's heads share, and of what concerns one of several teammates."""

from __future__ import annotations

from typing import Final

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.drawing import order_of_draws
from apnap_reference.changes.losing import fatal_to
from apnap_reference.combat.attacking_and_defending import attacks_a_neighbour
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.influence import abilities_over
from apnap_reference.players.players import Side, opponents, your_team
from apnap_reference.procedure.turn_based_actions import HAND_SIZE, maximum_hand_size
from apnap_reference.spells import casting
from apnap_reference.state.static_abilities import CantCast, NoMaximumHandSize
from apnap_reference.state.table import Object, PlayerId, Table, Team
from apnap_reference.turn.extra import with_another_combat
from apnap_reference.turn.first_draw import starting_team_skips

HEADS_OF_TWO_GIANTS: Final = 4


@mutant(
    "810.5",
    "a card without a limit to its controller's hand lifts it for the teammates too",
    replaces=maximum_hand_size,
)
def a_head_lifts_the_limit_of_all_hands(table: Table, player: PlayerId) -> int | None:
    lifting = abilities_in_play(table, NoMaximumHandSize)
    team = your_team(table, player)
    return None if any(controller(table, s.id) in team for s, _ in lifting) else HAND_SIZE


@mutant(
    "810.6", "only giants of two heads draw nothing in the first turn", replaces=starting_team_skips
)
def giants_of_three_heads_draw_at_once(table: Table) -> bool:
    return len(table.players) == HEADS_OF_TWO_GIANTS


@mutant("810.8d", "it takes more than fifteen poison counters to defeat a team", replaces=fatal_to)
def fifteen_poison_counters_are_borne(team: Team) -> int:
    return fatal_to.function(team) + 1


@mutant("805.6a", "where each player draws, two members of a team do", replaces=order_of_draws)
def two_members_draw(table: Table, team: Side) -> Side:
    return order_of_draws.function(table, team)[:2]


@mutant(
    "500.8",
    "a combat phase is added only after the postcombat main phase",
    replaces=with_another_combat,
)
def no_combat_is_added_before_combat(table: Table) -> Table:
    late = table.turn.step == "postcombat_main"
    return with_another_combat.function(table) if late else table


@mutant(
    "805.10e",
    "who may not cast spells keeps the teammates from casting any too",
    replaces=casting.not_kept_from_casting,
)
def a_silenced_player_silences_the_team(table: Table, player: PlayerId, _: Object) -> bool:
    return all(
        found.allows(table, source, member)
        for member in your_team(table, player)
        for source, found in abilities_over(table, CantCast, member)
    )


@mutant(
    "609.4",
    "in 2006 the nearest opponent on either side may be attacked, past teammates",
    replaces=attacks_a_neighbour,
    only="2006-10-01",
)
def teams_of_2006_attack_past_teammates(
    table: Table, attacker: PlayerId, defender: PlayerId
) -> bool:
    near = opponents(table, attacker)
    return not table.variant.neighbours_only or defender in (*near[:1], *near[-1:])
