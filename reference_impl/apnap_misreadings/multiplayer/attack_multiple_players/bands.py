"""Misreadings of rule 802.3b: what the members of a band attack."""

from __future__ import annotations

from apnap_misreadings.common import team_of_single_turns
from apnap_misreadings.mutant import mutant
from apnap_reference.combat import attacking_and_defending as roles
from apnap_reference.combat.bands import Band, On, on_the_same_player, on_the_same_thing
from apnap_reference.objects.characteristics import has_type
from apnap_reference.state.table import ObjectId, Table


@mutant(
    "802.3b",
    "the creatures in a band can attack different players",
    replaces=on_the_same_player,
    since="2006-10-01",
)
def bands_divide(_table: Table, _band: tuple[ObjectId, ...], _on: On) -> bool:
    return True


@mutant(
    "802.3b",
    "without shared team turns, the creatures in a band can attack several players of one team",
    replaces=on_the_same_player,
    since="2024-06-07",
)
def bands_attack_the_team(table: Table, band: Band, on: On) -> bool:
    attacked = {who for creature in band if isinstance(who := on.get(creature), str)}
    return all(attacked <= set(team_of_single_turns(table, who)) for who in attacked)


@mutant(
    "802.3b",
    "a band can't attack a battle",
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
    (
        "the creatures in a band can attack different planeswalkers and battles of one "
        "defending player"
    ),
    replaces=on_the_same_thing,
    since="2024-06-07",
    origin="others",
)
def a_band_is_spread_over_what_one_player_guards(table: Table, band: Band, on: On) -> bool:
    things = [aim for aim in (on.get(member) for member in band) if isinstance(aim, int)]
    if len(things) == len(band):
        return len({roles.defender_of(table, thing) for thing in things}) == 1
    return on_the_same_thing.function(table, band, on)
