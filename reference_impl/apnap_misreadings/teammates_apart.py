"""
Misreadings of rules 101, 102 and 802: what is a player's own is the whole team's.

All of them are about teammates who take their turns one by one.
"""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.combat.attack_requirements import (
    Requirement,
    attack_if_able,
    attacks_another,
    attacks_at_all,
    goaded,
    met_by,
)
from apnap_reference.combat.attack_restrictions import may_attack_that
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.bands import Band, On, on_the_same_player
from apnap_reference.combat.block_restrictions import attacks_them
from apnap_reference.combat.evasion import LANDWALK, landwalk_respected
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_keyword,
    has_type,
    permanents,
)
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import teammates
from apnap_reference.procedure.turn_based_actions import maximum_hand_size
from apnap_reference.spells.casting import (
    at_sorcery_speed,
    may_play_a_land,
    no_land_forbidden,
    not_kept_from_casting,
)
from apnap_reference.state.static_abilities import MoreLands
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import MAIN_PHASES

Players = tuple[PlayerId, ...]


def _team(table: Table, player: PlayerId) -> Players:
    """Give a player with all teammates, or alone where teams share their turns."""
    mates = () if table.variant.shared_team_turns else teammates(table, player)
    return (player, *mates)


@mutant(
    "101.1",
    "an additional land is for the whole team of whoever controls the card",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def additional_lands_for_the_team(table: Table, player: PlayerId) -> bool:
    more = sum(
        found.more
        for source, found in abilities_in_play(table, MoreLands)
        if controller(table, source.id) in _team(table, player)
    )
    played = table.player(player).lands_played
    return may_play_a_land.function(table, player) or played < 1 + more


@mutant(
    "101.1",
    "a card without a limit to the hand is for the whole team of whoever controls it",
    replaces=maximum_hand_size,
    since="2006-10-01",
)
def no_hand_limit_for_the_team(table: Table, player: PlayerId) -> int | None:
    sizes = [maximum_hand_size.function(table, one) for one in _team(table, player)]
    return None if None in sizes else sizes[0]


@mutant(
    "101.2",
    "who may play no land keeps the whole team from it",
    replaces=no_land_forbidden,
    since="2006-10-01",
)
def no_land_for_the_team(table: Table, player: PlayerId) -> bool:
    return all(no_land_forbidden.function(table, one) for one in _team(table, player))


@mutant(
    "102.1",
    "in a game between teams a teammate's turn is one's own",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def a_teammates_turn_is_ones_own(table: Table, player: PlayerId) -> bool:
    turn = table.turn
    theirs = not set(turn.side).isdisjoint(_team(table, player))
    calm = turn.step in MAIN_PHASES and not turn.stack
    return (theirs and calm) or at_sorcery_speed.function(table, player)


@mutant(
    "802.2a",
    "landwalk looks at the lands of the whole team of the player who is attacked",
    replaces=landwalk_respected,
    since="2024-06-07",
)
def landwalk_over_lands_of_the_team(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    lands = {land for word, land in LANDWALK.items() if has_keyword(table, attacker, word)}
    team = [m for one in defending_players_for(table, attacker) for m in _team(table, one)]
    theirs = [thing.id for one in team for thing in permanents(table, "Land", of=one)]
    return landwalk_respected.function(table, blocker, attacker) and not any(
        has_type(table, thing, land) for thing in theirs for land in lands
    )


@mutant(
    "802.2a",
    "what keeps the defending player from casting keeps the whole team from it",
    replaces=not_kept_from_casting,
    since="2024-06-07",
)
def the_team_is_kept_from_casting(table: Table, player: PlayerId, card: Object) -> bool:
    team = _team(table, player)
    return all(not_kept_from_casting.function(table, one, card) for one in team)


@mutant(
    "802.3a",
    "a creature may attack a player whose teammate has what it needs",
    replaces=may_attack_that,
    since="2024-06-07",
)
def what_a_teammate_has_will_do(table: Table, attacker: ObjectId, target: Ref) -> bool:
    defender = defender_of(table, target)
    return may_attack_that.function(table, attacker, target) or any(
        may_attack_that.function(table, attacker, one)
        for one in (_team(table, defender) if defender is not None else ())
    )


@mutant(
    "701.15b",
    "a goaded creature attacks neither who goaded it nor that player's teammates",
    replaces=goaded,
    since="2024-06-07",
)
def goaded_away_from_the_team(
    table: Table, choices: tuple[Ref | None, ...]
) -> Iterator[Requirement]:
    for effect in lasting(table, "goad"):
        team = _team(table, effect.controller)
        away = {ref: all(attacks_another(one, ref) for one in team) for ref in choices}
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, attacks_at_all))
            yield Requirement(creature, away)


@mutant(
    "701.15b",
    "a creature is not goaded by a teammate of whoever controls it",
    replaces=goaded,
    since="2024-06-07",
)
def teammates_goad_nothing(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    by_opponents = tuple(
        effect
        for effect in table.effects
        if effect.kind != "goad"
        or not any(
            effect.controller in _team(table, controller(table, creature))
            for creature in effect.objects
            if creature in table.objects
        )
    )
    yield from goaded.function(replace(table, effects=by_opponents), choices)


@mutant(
    "802.3a",
    "a creature that must attack a player may attack one of the teammates",
    replaces=attack_if_able,
    since="2024-06-07",
)
def a_teammate_will_do(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    for effect in lasting(table, "must attack"):
        team = None if effect.player is None else _team(table, effect.player)
        met = {target: _obeys(team, target) for target in choices}
        for creature in effect.objects:
            yield Requirement(creature, met)


def _obeys(team: Players | None, target: Ref | None) -> bool:
    return target is not None if team is None else target in team


@mutant(
    "802.3b",
    "a band may attack several players of one team",
    replaces=on_the_same_player,
    since="2024-06-07",
)
def bands_attack_the_team(table: Table, band: Band, on: On) -> bool:
    attacked = {who for creature in band if isinstance(who := on.get(creature), str)}
    return all(attacked <= set(_team(table, who)) for who in attacked)


@mutant(
    "802.4a",
    "a battle is guarded by the whole team of its protector",
    replaces=attacks_them,
    since="2024-06-07",
)
def the_team_guards_a_battle(table: Table, by: Players, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    target = attack.target if attack is not None else None
    if not isinstance(target, int) or not has_type(table, target, "Battle"):
        return attacks_them.function(table, by, attacker)
    guard = defender_of(table, target)
    return guard is not None and not set(by).isdisjoint(_team(table, guard))
