"""Misreadings of many rules, which others thought of and the scenarios once let pass."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.changes.applying import lost_by_that_player
from apnap_reference.changes.losing import at_zero_life, losing_together, may_lose, poisoned
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.combat import attacking_and_defending as roles
from apnap_reference.combat.bands import Band, On, on_the_same_thing
from apnap_reference.combat.damage_to_assign import unblocked_damages
from apnap_reference.combat.reselecting import reselected
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import has_type, permanents
from apnap_reference.players.hands_shown import shown_to_heads
from apnap_reference.players.players import everybody, primary_player, side_of, teammates
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.procedure.turn_based_actions import HAND_SIZE, maximum_hand_size
from apnap_reference.spells.total_cost import affinity_for_artifacts
from apnap_reference.state.table import (
    Attack,
    Marker,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    replace,
)
from apnap_reference.turn.turn_markers import (
    extra_turn_due,
    handed_down,
    markers_for,
    to_the_right,
    too_many,
    with_marker,
)

Players = tuple[PlayerId, ...]


# Teams that share


@mutant(
    "810.5",
    "the hands of a team are counted together as its turn ends, seven cards for each member",
    replaces=maximum_hand_size,
    origin="others",
)
def hands_of_a_team_are_counted_together(table: Table, player: PlayerId) -> int | None:
    most = maximum_hand_size.function(table, player)
    side = side_of(table, player)
    if most is None or len(side) == 1:
        return most
    others = sum(len(table.hand(member)) for member in side if member != player)
    return max(most, HAND_SIZE * len(side) - others)


@mutant(
    "810.5",
    "only one of several teammates sees a player's hand",
    replaces=shown_to_heads,
    origin="others",
)
def one_teammate_sees_a_hand(table: Table, player: PlayerId) -> Players:
    return shown_to_heads.function(table, player)[:1]


@mutant(
    "810.8a", "of three heads only two lose together", replaces=losing_together, origin="others"
)
def two_of_three_heads_lose(table: Table, player: PlayerId) -> Players:
    together = losing_together.function(table, player)
    return together[:2] if player in together[:2] else together


@mutant(
    "810.9",
    "unblocked creatures deal their damage to the primary player, whose life it is as well",
    replaces=unblocked_damages,
    origin="others",
)
def the_primary_player_takes_the_damage(table: Table, attack: Attack) -> tuple[Ref, ...]:
    found = unblocked_damages.function(table, attack)
    if not table.variant.shared_life:
        return found
    return tuple(
        primary_player(table, side_of(table, one)) if isinstance(one, str) else one for one in found
    )


@mutant(
    "810.9",
    "only the last player who has lost life has lost some",
    replaces=lost_by_that_player,
    origin="others",
)
def the_last_loss_of_life_counts(table: Table, player: PlayerId) -> Table:
    return table.with_turn(replace(table.turn, lost_life=(player,)))


@mutant(
    "702.41a",
    "affinity counts the artifacts of teammates as well",
    replaces=affinity_for_artifacts,
    origin="others",
)
def artifacts_of_teammates_count(table: Table, _: Object, player: PlayerId) -> int:
    whole = (player, *teammates(table, player))
    return sum(len(permanents(table, "Artifact", of=member)) for member in whole)


@mutant(
    "702.41a",
    "affinity counts the artifacts that the caster owns",
    replaces=affinity_for_artifacts,
    origin="others",
)
def owned_artifacts_count(table: Table, _: Object, player: PlayerId) -> int:
    found = permanents(table, "Artifact")
    return sum(table.objects[artifact.id].owner == player for artifact in found)


# Grand Melee


switched(
    "608.4d",
    "in 2006 the marker to be removed is settled as the first player leaves, as it is today",
    name="the-first-to-leave-settles-the-marker-of-2006",
    switch="markers_designated",
    value=True,
    only="2006-10-01",
    origin="others",
)


@mutant(
    "608.5",
    "in 2006 a player loses for want of life only in a turn of somebody within range",
    replaces=at_zero_life,
    only="2006-10-01",
    origin="others",
)
def nobody_died_in_far_off_turns(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in at_zero_life.function(table):
        if not table.markers or in_range(table, player, table.turn.whose):
            yield player, reason


@mutant(
    "807.4f",
    "of the markers already designated for removal one is disregarded",
    replaces=too_many,
    origin="others",
)
def one_designated_marker_is_disregarded(table: Table) -> int:
    designated = min(1, sum(marker.removals for marker in table.markers))
    return max(0, len(table.markers) - designated - markers_for(len(everybody(table))))


@mutant(
    "807.4g",
    "what falls to a marker that is to be removed anyway is lost",
    replaces=handed_down,
    origin="others",
)
def an_heir_to_be_removed_inherits_nothing(table: Table, marker: Marker) -> Table:
    if marker.removals > 1:
        heir = to_the_right(table, marker.holder)
        table = with_marker(table, replace(heir, removals=marker.removals - 1))
    return table


@mutant(
    "807.4i",
    "an extra turn is not taken while another player has been given one since",
    replaces=extra_turn_due,
    origin="others",
)
def the_newest_extra_turn_alone_is_taken(table: Table, player: PlayerId) -> bool:
    return bool(table.extra_turns) and table.extra_turns[-1].whose == player


# Attacks on planeswalkers and battles


@mutant(
    "802.3b",
    "a band attacks no battle",
    replaces=on_the_same_thing,
    since="2024-06-07",
    origin="others",
)
def bands_attack_no_battle(table: Table, band: Band, on: On) -> bool:
    aims = [on.get(member) for member in band]
    battles = any(isinstance(aim, int) and has_type(table, aim, "Battle") for aim in aims)
    return not battles and on_the_same_thing.function(table, band, on)


@mutant(
    "802.3b",
    "a band may be spread over planeswalkers and battles that one player guards",
    replaces=on_the_same_thing,
    since="2024-06-07",
    origin="others",
)
def a_band_is_spread_over_what_one_player_guards(table: Table, band: Band, on: On) -> bool:
    things = [aim for aim in (on.get(member) for member in band) if isinstance(aim, int)]
    if len(things) == len(band):
        return len({roles.defender_of(table, thing) for thing in things}) == 1
    return on_the_same_thing.function(table, band, on)


@mutant(
    "802.2a",
    "where an attack was turned to a battle, the player attacked at first is remembered",
    replaces=reselected,
    since="2024-06-07",
    origin="others",
)
def the_player_attacked_at_first_is_remembered(
    table: Table, attacker: ObjectId, target: Ref
) -> Table:
    before = attack_of(table.turn.combat, attacker)
    table = reselected.function(table, attacker, target)
    combat = table.turn.combat
    if before is None or combat is None or isinstance(target, str):
        return table
    turned = (
        replace(attack, defender=before.defender) if attack.attacker == attacker else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=tuple(turned)))


@mutant(
    "805.10e",
    "once the planeswalker is gone any of the defending players may be meant",
    replaces=defending_players_for,
    origin="others",
)
def any_head_is_meant_for_a_lost_planeswalker(table: Table, attacker: ObjectId) -> Players:
    attack, combat = roles.last_attack(table, attacker), table.turn.combat
    if attack is not None and combat is not None and attack.target is None:
        return combat.defending
    return defending_players_for.function(table, attacker)


@mutant(
    "805.10e",
    "for a creature that attacks a planeswalker the planeswalker's owner is meant",
    replaces=defending_players_for,
    origin="others",
)
def the_owner_of_the_planeswalker_is_meant(table: Table, attacker: ObjectId) -> Players:
    attack = roles.last_attack(table, attacker)
    target = attack.target if attack is not None else None
    if isinstance(target, int) and has_type(table, target, "Planeswalker"):
        return (table.objects[target].owner,)
    return defending_players_for.function(table, attacker)


# Losing


@mutant("101.2", "who cannot lose loses all the same by poison", replaces=may_lose, origin="others")
def poison_always_loses(table: Table, player: PlayerId) -> bool:
    lost = {one for one, _ in poisoned(table)}
    return player in lost or may_lose.function(table, player)
