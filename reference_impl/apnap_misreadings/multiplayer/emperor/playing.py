"""Misreadings of rules 809.3, 809.6a and 809.7: influence, attacks, and what is shared."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import (
    attacks_beside_in_emperor,
    left_neighbour,
)
from apnap_reference.objects.deploying import every_creature_deploys
from apnap_reference.players.hands_shown import shown_to_emperors_team
from apnap_reference.players.players import has_emperors, team_of
from apnap_reference.players.range_of_influence import seats_of_influence
from apnap_reference.spells.mana import mana_sources
from apnap_reference.state.static_abilities import Change, Seen
from apnap_reference.state.table import Object, Player, PlayerId, Table

THE_EMPERORS = 2


@mutant(
    "809.3a",
    "in Emperor, generals have the same range of influence as their emperor",
    replaces=seats_of_influence,
)
def generals_see_as_far_as_emperors(player: Player, usual: int) -> int:
    return max(THE_EMPERORS, seats_of_influence.function(player, usual))


@mutant(
    "809.3a",
    "in Emperor, emperors have the same range of influence as their generals",
    replaces=seats_of_influence,
)
def emperors_see_no_farther_than_generals(player: Player, usual: int) -> int:
    own = seats_of_influence.function(player, usual)
    return usual if own == THE_EMPERORS else own


@mutant("809.3b", "in Emperor, creatures can't be deployed", replaces=every_creature_deploys)
def nobody_deploys_in_emperor(table: Table, layer: str, seen: Seen) -> Iterator[Change]:
    if not has_emperors(table):
        yield from every_creature_deploys.function(table, layer, seen)


@mutant(
    "809.3c",
    "in Emperor, a player can attack any opponent within range of influence",
    replaces=attacks_beside_in_emperor,
)
def emperors_attack_as_far_as_they_see(_table: Table, _attacker: PlayerId, _to: PlayerId) -> bool:
    return True


@mutant(
    "809.3c",
    "in Emperor, an emperor can attack any opponent within range of influence, unlike a general",
    replaces=attacks_beside_in_emperor,
    origin="others",
)
def only_generals_attack_their_neighbours(
    table: Table, attacker: PlayerId, defender: PlayerId
) -> bool:
    team = team_of(table, attacker)
    emperor = team is not None and team.emperor == attacker
    return emperor or attacks_beside_in_emperor.function(table, attacker, defender)


@mutant(
    "809.3c",
    "in Emperor, a player can attack only the neighbor to the left",
    replaces=attacks_beside_in_emperor,
)
def generals_attack_only_to_the_left(table: Table, attacker: PlayerId, defender: PlayerId) -> bool:
    return not has_emperors(table) or defender in left_neighbour(table, attacker)


@mutant(
    "809.3c",
    "in Emperor, players on both sides of an empty seat can't attack each other",
    replaces=attacks_beside_in_emperor,
)
def emperors_never_get_to_attack(table: Table, attacker: PlayerId, defender: PlayerId) -> bool:
    seats = [player.name for player in table.players]
    away = (seats.index(defender) - seats.index(attacker)) % len(seats)
    return not has_emperors(table) or away in (1, len(seats) - 1)


@mutant(
    "809.6a",
    "in Emperor, the range of influence is 2 or 1, however large the teams are",
    replaces=seats_of_influence,
)
def ranges_never_grow(player: Player, usual: int) -> int:
    return min(THE_EMPERORS, seats_of_influence.function(player, usual))


@mutant(
    "809.7",
    "in Emperor, teammates can't review each other's hands",
    replaces=shown_to_emperors_team,
)
def generals_hide_their_hands(_table: Table, _player: PlayerId) -> tuple[PlayerId, ...]:
    return ()


@mutant("809.7", "in Emperor, a player can pay costs with a teammate's mana", replaces=mana_sources)
def emperors_pay_with_their_generals_lands(table: Table, player: PlayerId) -> tuple[Object, ...]:
    team = team_of(table, player) if has_emperors(table) else None
    return tuple(
        source
        for mate in (team.members if team else (player,))
        for source in mana_sources.function(table, mate)
    )
