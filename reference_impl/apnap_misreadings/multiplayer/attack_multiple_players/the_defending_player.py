"""Misreadings of rule 802.2a: which one defending player is meant."""

from __future__ import annotations

from apnap_misreadings.common import whole_team
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.combat.attacking_and_defending import (
    defender_of,
    defending_player,
    last_attack,
    protector,
)
from apnap_reference.combat.evasion import LANDWALK, landwalk_respected
from apnap_reference.combat.reselecting import reselected
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    has_type,
    on_battlefield,
    permanents,
)
from apnap_reference.objects.within_range import abilities_over
from apnap_reference.spells.casting import not_kept_from_casting
from apnap_reference.state.static_abilities import CantCast
from apnap_reference.state.table import (
    Attack,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    Turn,
    attack_of,
    replace,
)

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


@mutant("802.2a", "landwalk checks the lands of all defending players", replaces=landwalk_respected)
def landwalk_against_anyone(table: Table, _: ObjectId, attacker: ObjectId) -> bool:
    return not _walks_past(table, attacker, _defending(table))


@mutant(
    "802.2a",
    "landwalk checks the lands of the attacking creature's controller",
    replaces=landwalk_respected,
)
def landwalk_over_ones_own_lands(table: Table, _: ObjectId, attacker: ObjectId) -> bool:
    return not _walks_past(table, attacker, (controller(table, attacker),))


@mutant(
    "802.2a",
    "landwalk doesn't apply to a creature that attacks a planeswalker or battle",
    replaces=landwalk_respected,
)
def landwalk_against_players_only(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    if attack is not None and not isinstance(attack.target, str):
        return True
    return landwalk_respected.function(table, blocker, attacker)


@mutant(
    "802.2a",
    "landwalk checks the lands of the attacked player's teammates too",
    replaces=landwalk_respected,
    since="2024-06-07",
)
def landwalk_over_lands_of_the_team(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    lands = {land for word, land in LANDWALK.items() if has_keyword(table, attacker, word)}
    team = [m for one in defending_players_for(table, attacker) for m in whole_team(table, one)]
    theirs = [thing.id for one in team for thing in permanents(table, "Land", of=one)]
    return landwalk_respected.function(table, blocker, attacker) and not any(
        has_type(table, thing, land) for thing in theirs for land in lands
    )


@mutant(
    "802.2a",
    "landwalk checks the lands that the defending player owns instead of those they control",
    replaces=landwalk_respected,
    since="2024-06-07",
)
def landwalk_over_owned_lands(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    del blocker
    lands = {land for word, land in LANDWALK.items() if has_keyword(table, attacker, word)}
    defending = defending_players_for(table, attacker)
    return not any(
        has_type(table, thing.id, land)
        for thing in permanents(table, "Land")
        if thing.owner in defending
        for land in lands
    )


@mutant(
    "802.2a",
    "the defending player is the first one in turn order, no matter whom the creature attacks",
    replaces=defending_player,
    since="2006-10-01",
)
def the_first_defender_is_meant(table: Table, attacker: ObjectId) -> PlayerId | None:
    found = defending_player.function(table, attacker)
    return next(iter(_defending(table)), found) if found is not None else None


@mutant(
    "802.2a",
    "a creature that attacks a planeswalker has no defending player",
    replaces=defending_player,
)
def nobody_defends_for_planeswalkers(table: Table, attacker: ObjectId) -> PlayerId | None:
    attack = last_attack(table, attacker)
    thing = attack.target if attack else None
    if isinstance(thing, int) and has_type(table, thing, "Planeswalker"):
        return None
    return defending_player.function(table, attacker)


@mutant(
    "802.2a",
    "the defending player for a creature that attacks a battle is the battle's controller",
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
    (
        "for a creature that has left combat, the current controller of what it attacked is the "
        "defending player"
    ),
    replaces=defending_player,
    since="2024-06-07",
)
def the_present_controller_defends(table: Table, attacker: ObjectId) -> PlayerId | None:
    attack = last_attack(table, attacker)
    if attack is None or attack.target is None:
        return attack.defender if attack is not None else None
    return defender_of(table, attack.target)


@mutant(
    "802.2a",
    "a creature put onto the battlefield attacking has no defending player",
    replaces=defending_player,
)
def only_the_declared_have_defenders(table: Table, attacker: ObjectId) -> PlayerId | None:
    declared = attacker in table.turn.attacked
    return defending_player.function(table, attacker) if declared else None


@mutant(
    "802.2a",
    (
        "the controller of an attacking creature's ability can choose any defending player as "
        "the one it refers to"
    ),
    replaces=defending_players_for,
)
def any_defender_is_meant(table: Table, attacker: ObjectId) -> Players:
    found = defending_players_for.function(table, attacker)
    return _defending(table) or found if found else found


@mutant(
    "802.2a",
    "the defending player for all attackers is the one whom the first attacker attacks",
    replaces=defending_players_for,
)
def one_defender_for_all_attackers(table: Table, attacker: ObjectId) -> Players:
    attacks = table.turn.combat.attacks if table.turn.combat else ()
    first = attacks[0].attacker if attacks else attacker
    return defending_players_for.function(table, first)


@mutant(
    "802.2a",
    "the defending player for a blocked creature is the current controller of the blocker",
    replaces=defending_players_for,
    since="2024-06-07",
)
def whoever_has_the_blocker_defends(table: Table, attacker: ObjectId) -> Players:
    attack = last_attack(table, attacker)
    blockers = (*attack.blockers, *attack.former_blockers) if attack else ()
    there = (controller(table, one) for one in blockers if one in table.objects)
    return tuple(there)[:1] or defending_players_for.function(table, attacker)


@mutant(
    "802.2a",
    "an attacking creature that changes controllers has no defending player",
    replaces=defending_players_for,
    since="2024-06-07",
)
def changed_hands_and_forgotten(table: Table, attacker: ObjectId) -> Players:
    combat = table.turn.combat
    if combat and attacker in table.objects and controller(table, attacker) not in combat.attacking:
        return ()
    return defending_players_for.function(table, attacker)


@mutant(
    "802.2a",
    "a creature removed from combat has no defending player",
    replaces=last_attack,
)
def removed_from_combat_and_forgotten(table: Table, attacker: ObjectId) -> Attack | None:
    return attack_of(table.turn.combat, attacker)


@mutant(
    "802.2a",
    (
        "if an attack is reselected from a player to a battle, that player remains the "
        "defending player"
    ),
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


def _defended_by(who: PlayerId, thing: ObjectId, was: Turn, now: Turn) -> Turn:
    if was.combat is None or now.combat is None:
        return now
    attackers = {attack.attacker for attack in was.combat.attacks if attack.target == thing}
    attacks = tuple(
        replace(attack, defender=who) if attack.attacker in attackers else attack
        for attack in now.combat.attacks
    )
    return replace(now, combat=replace(now.combat, attacks=attacks))


@mutant(
    "802.2a",
    "a player who gains control of an attacked planeswalker becomes the defending player",
    replaces=removed_from_combat,
    since="2024-06-07",
)
def who_seizes_it_defends(table: Table, thing: ObjectId) -> Table:
    after = removed_from_combat.function(table, thing)
    if not on_battlefield(after, thing):
        return after
    who = controller(after, thing)
    turns = (
        _defended_by(who, thing, was, now)
        for was, now in zip(table.turns, after.turns, strict=True)
    )
    return replace(after, turns=tuple(turns))


def _attacks(table: Table) -> tuple[Attack, ...]:
    combat = table.turn.combat if table.turns else None
    return combat.attacks if combat else ()


@mutant(
    "802.2a",
    "if an attacked battle's protector has left, the battle's controller is the defending player",
    replaces=protector,
    since="2024-06-07",
)
def controllers_stand_in_for_protectors(table: Table, battle: ObjectId) -> PlayerId | None:
    found = protector.function(table, battle)
    attacked = any(attack.target == battle for attack in _attacks(table))
    return controller(table, battle) if found is None and attacked else found


@mutant(
    "802.2a",
    "Wardscale Dragon keeps nobody from casting spells while it attacks a planeswalker or battle",
    replaces=not_kept_from_casting,
    since="2024-06-07",
)
def who_guards_may_cast(table: Table, player: PlayerId, card: Object) -> bool:
    at_players = {attack.attacker: isinstance(attack.target, str) for attack in _attacks(table)}
    return not_kept_from_casting.function(table, player, card) or all(
        found.allows(table, source, player)
        for source, found in abilities_over(table, CantCast, player)
        if at_players.get(source.id, True)
    )


@mutant(
    "802.2a",
    "while Wardscale Dragon attacks a player, that player's teammates can't cast spells either",
    replaces=not_kept_from_casting,
    since="2024-06-07",
)
def the_team_is_kept_from_casting(table: Table, player: PlayerId, card: Object) -> bool:
    team = whole_team(table, player)
    return all(not_kept_from_casting.function(table, one, card) for one in team)
