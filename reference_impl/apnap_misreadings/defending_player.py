"""Misreadings of rule 802.2a: which one defending player is meant."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.combat.attacking_and_defending import (
    defender_of,
    defending_player,
    last_attack,
)
from apnap_reference.combat.evasion import LANDWALK, landwalk_respected
from apnap_reference.combat.reselecting import reselected
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    has_type,
    permanents,
)
from apnap_reference.state.table import Attack, ObjectId, PlayerId, Ref, Table

Players = tuple[PlayerId, ...]


def _defending(table: Table) -> Players:
    return table.turn.combat.defending if table.turn.combat else ()


def _walks_past(table: Table, attacker: ObjectId, players: Players) -> bool:
    """Tell whether one of these players has a land that a creature with landwalk looks for."""
    wanted = [land for word, land in LANDWALK.items() if has_keyword(table, attacker, word)]
    lands = (thing for player in players for thing in permanents(table, "Land", of=player))
    return any(
        land in characteristics(table, thing.id).subtypes for thing in lands for land in wanted
    )


@mutant("802.2a", "landwalk looks at the lands of every opponent", replaces=landwalk_respected)
def landwalk_against_anyone(table: Table, _: ObjectId, attacker: ObjectId) -> bool:
    return not _walks_past(table, attacker, _defending(table))


@mutant("802.2a", "landwalk looks at the lands of whoever attacks", replaces=landwalk_respected)
def landwalk_over_ones_own_lands(table: Table, _: ObjectId, attacker: ObjectId) -> bool:
    return not _walks_past(table, attacker, (controller(table, attacker),))


@mutant(
    "802.2a",
    "landwalk does nothing for a creature that attacks a planeswalker or battle",
    replaces=landwalk_respected,
)
def landwalk_against_players_only(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    if attack is not None and not isinstance(attack.target, str):
        return True
    return landwalk_respected.function(table, blocker, attacker)


@mutant(
    "802.2a",
    "the defending player is the next opponent in turn order, whoever is attacked",
    replaces=defending_player,
    since="2006-10-01",
)
def the_first_defender_is_meant(table: Table, attacker: ObjectId) -> PlayerId | None:
    found = defending_player.function(table, attacker)
    return next(iter(_defending(table)), found) if found is not None else None


@mutant(
    "802.2a",
    "an ability means any defending player, as its controller likes",
    replaces=defending_players_for,
)
def any_defender_is_meant(table: Table, attacker: ObjectId) -> Players:
    found = defending_players_for.function(table, attacker)
    return _defending(table) or found if found else found


@mutant(
    "802.2a",
    "one defending player is meant for all attackers together: the first one attacked",
    replaces=defending_players_for,
)
def one_defender_for_all_attackers(table: Table, attacker: ObjectId) -> Players:
    attacks = table.turn.combat.attacks if table.turn.combat else ()
    first = attacks[0].attacker if attacks else attacker
    return defending_players_for.function(table, first)


@mutant(
    "802.2a",
    "no player defends against a creature that attacks a planeswalker",
    replaces=defending_player,
    since="2006-10-01",
)
def nobody_defends_for_planeswalkers(table: Table, attacker: ObjectId) -> PlayerId | None:
    attack = last_attack(table, attacker)
    thing = attack.target if attack else None
    if isinstance(thing, int) and has_type(table, thing, "Planeswalker"):
        return None
    return defending_player.function(table, attacker)


@mutant(
    "802.2a",
    "against a creature that attacks a battle its controller defends",
    replaces=defending_player,
    since="2024-06-07",
)
def the_controller_defends_a_battle(table: Table, attacker: ObjectId) -> PlayerId | None:
    attack = last_attack(table, attacker)
    thing = attack.target if attack else None
    if isinstance(thing, int) and has_type(table, thing, "Battle"):
        return controller(table, thing)
    return defending_player.function(table, attacker)


@mutant(
    "802.2a",
    "no player defends against a creature that has been removed from combat",
    replaces=last_attack,
)
def removed_from_combat_and_forgotten(table: Table, attacker: ObjectId) -> Attack | None:
    return attack_of(table.turn.combat, attacker)


@mutant(
    "508.7a",
    "a creature whose attack is redirected goes on attacking as declared",
    replaces=reselected,
)
def the_attack_goes_on_as_declared(table: Table, _attacker: ObjectId, _target: Ref) -> Table:
    return table


@mutant(
    "508.5",
    "against a creature that attacks a planeswalker or battle its owner defends",
    replaces=defender_of,
    since="2006-10-01",
)
def owners_defend(table: Table, target: Ref) -> PlayerId | None:
    if isinstance(target, str) or target not in table.objects:
        return defender_of.function(table, target)
    return table.objects[target].owner


@mutant(
    "508.5",
    "the controller of a battle defends it, whoever protects it",
    replaces=defender_of,
    since="2024-06-07",
)
def controllers_defend_battles(table: Table, target: Ref) -> PlayerId | None:
    if isinstance(target, int) and has_type(table, target, "Battle"):
        return controller(table, target)
    return defender_of.function(table, target)
