"""Misreadings of rules 506.2a, 506.4c and 802: who takes whose place, and whom a card protects."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.choices.asking import deciders
from apnap_reference.choices.simple import choose_player
from apnap_reference.combat.attack_requirements import (
    as_many_requirements_as_possible,
    requirements,
    tax_on,
    what_they_may_attack,
)
from apnap_reference.combat.attack_restrictions import (
    as_aimed_at,
    attacks_in_its_range,
    targets_for,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking import cost_to_attack, defending_player_settled
from apnap_reference.combat.attacking_and_defending import (
    attacking_players,
    defending_players,
    protector,
)
from apnap_reference.combat.block_restrictions import who_may_block
from apnap_reference.combat.blocking import who_blocks
from apnap_reference.objects.characteristics import abilities_in_play, controller, on_battlefield
from apnap_reference.objects.influence import abilities_over
from apnap_reference.players.players import Side, opponents, players_in_apnap_order, teammates
from apnap_reference.spells.casting import not_kept_from_casting
from apnap_reference.state.combat_abilities import Attacks, LimitsAttack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.static_abilities import CantCast
from apnap_reference.state.table import (
    Attack,
    Combat,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    Turn,
    replace,
)


@mutant(
    "506.2a",
    "whoever decides for the active player cannot be named as the defending player",
    replaces=defending_player_settled,
    since="2006-10-01",
)
def who_decides_is_not_named(table: Table) -> Dialogue[Table]:
    attacking = attacking_players(table)
    if not attacking or defending_players(table, attacking[0]) is not None:
        return (yield from defending_player_settled.function(table))
    deciding = deciders(table, attacking)
    among = tuple(p for p in opponents(table, attacking[0]) if p not in deciding)
    table, chosen = yield from choose_player(table, attacking[0], among, "defending_player")
    return table.with_combat(Combat(attacking, (chosen,) if chosen is not None else ()))


@mutant(
    "802.2a",
    "whoever seizes a planeswalker that is being attacked becomes the defending player",
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
    "where the protector of an attacked battle has left, its controller defends it",
    replaces=protector,
    since="2024-06-07",
)
def controllers_stand_in_for_protectors(table: Table, battle: ObjectId) -> PlayerId | None:
    found = protector.function(table, battle)
    attacked = any(attack.target == battle for attack in _attacks(table))
    return controller(table, battle) if found is None and attacked else found


def _attacks(table: Table) -> tuple[Attack, ...]:
    combat = table.turn.combat if table.turns else None
    return combat.attacks if combat else ()


@mutant(
    "802.3a",
    "of several permanents that limit attacks only the oldest counts",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def only_the_oldest_limit_counts(table: Table, attacks: Attacks) -> bool:
    limits = sorted(abilities_in_play(table, LimitsAttack), key=lambda limit: limit[0].stamp)
    for source, found in limits[:1]:
        seen = attacks_in_its_range(table, source, attacks)
        if found.about_its_controller:
            seen = as_aimed_at(table, controller(table, source.id), seen)
        return found.allows(table, source, seen)
    return True


def _with_teammates(table: Table, target: Ref) -> tuple[Ref, ...]:
    alone = not isinstance(target, str) or table.variant.shared_team_turns
    return (target,) if alone else (target, *teammates(table, str(target)))


@mutant(
    "802.3a",
    "a tax on attacks on a player is due for attacks on the player's teammates as well",
    replaces=cost_to_attack,
    since="2006-10-01",
)
def teammates_are_taxed(table: Table, on: dict[ObjectId, Ref]) -> str:
    total = sum(
        tax_on(table, attacker, one)
        for attacker, target in on.items()
        for one in _with_teammates(table, target)
    )
    return f"{{{total}}}" if total else ""


def _from_the_left_of(table: Table, who: PlayerId, found: tuple[Side, ...]) -> tuple[Side, ...]:
    order = players_in_apnap_order(table)
    if who not in order:
        return found
    after = (*order[order.index(who) + 1 :], *order[: order.index(who) + 1])
    return tuple(sorted(found, key=lambda side: after.index(side[0])))


@mutant(
    "802.4",
    "blocks begin to the left of whoever decides for the active player",
    replaces=who_blocks,
    since="2024-06-07",
)
def blocks_begin_beside_who_decides(table: Table) -> tuple[Side, ...]:
    found, active = who_blocks.function(table), table.turn.side
    return _from_the_left_of(table, deciders(table, active)[0], found) if active else found


@mutant(
    "802.2a",
    "an attack on a planeswalker or battle keeps nobody from casting",
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
    "802.3a",
    "nobody gives company to a creature that must attack and may not attack alone",
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def nobody_comes_along(table: Table, attacks: Attacks) -> bool:
    wanted = requirements(table, attacks.by, what_they_may_attack(table, attacks.by))
    bound = {requirement.creature for requirement in wanted}
    alone = len(bound) == 1 and not any(
        whole_attack_within_limits(table, Attacks(attacks.by, {creature: ref}))
        for creature in bound
        for ref in targets_for(table, creature)
    )
    return alone or as_many_requirements_as_possible.function(table, attacks)


@mutant(
    "506.4c",
    "with more than two players nobody blocks a creature that attacks nothing any more",
    replaces=who_may_block,
    since="2024-06-07",
)
def only_one_of_two_blocks_it(table: Table, attack: Attack) -> PlayerId | None:
    several = len(table.players) > len(table.turn.side) + 1
    nothing = attack.target is None and not table.variant.shared_team_turns
    return None if several and nothing else who_may_block.function(table, attack)
