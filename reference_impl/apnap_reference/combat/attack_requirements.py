"""
Requirements on attacks: how many an attack obeys, and whether another could obey more.

No attack needs to break a restriction or to cost anything in order to obey a requirement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from apnap_reference.combat.attack_restrictions import (
    candidates,
    targets_for,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking_and_defending import what_may_be_attacked
from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.objects.characteristics import abilities_in_play, characteristics
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.objects.within_range import abilities_over
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.combat_abilities import Attacks, CostToAttack, MustAttack
from apnap_reference.state.effects import Goaded, HasToAttack
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table


@dataclass(frozen=True, slots=True)
class Requirement:
    """One requirement on one creature: to attack at all, or to attack something in particular."""

    creature: ObjectId
    met: Mapping[Ref | None, bool]
    """For each thing that it might attack, and for None (it stays), whether that obeys it."""


def requirements(
    table: Table, by: tuple[PlayerId, ...], may_attack: tuple[Ref, ...]
) -> tuple[Requirement, ...]:
    """Give every requirement on creatures that could attack (508.1d)."""
    could = candidates(table, by)
    choices: tuple[Ref | None, ...] = (None, *may_attack)
    found: list[Requirement] = []
    for source, must in abilities_in_play(table, MustAttack):
        for creature in must.binds(table, source):
            if creature in could:
                met = met_by(table, choices, partial(must.obeyed, table, source))
                found.append(Requirement(creature, met))
    found += [r for r in attack_if_able(table, choices) if r.creature in could]
    found += [r for r in goaded(table, choices) if r.creature in could]
    return tuple(found)


@rule("508.1d")
def attack_if_able(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    """An effect can require a creature to attack, or to attack a certain player, if able."""
    for effect in lasting(table, HasToAttack):
        wanted = effect.player
        for creature in effect.objects:
            obeys = attacks_at_all if wanted is None else partial(attacks_player, wanted)
            yield Requirement(creature, met_by(table, choices, obeys))


@rule("701.15b")
def goaded(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    """A goaded creature attacks if able, and if able not the player who goaded it."""
    marks = {
        (creature, effect.controller)
        for effect in lasting(table, Goaded)
        for creature in effect.objects
    }
    for creature, by in sorted(marks):
        yield Requirement(creature, met_by(table, choices, attacks_at_all))
        yield Requirement(creature, met_by(table, choices, partial(attacks_another, by)))


def met_by(
    table: Table, choices: tuple[Ref | None, ...], obeys: Callable[[Ref | None], bool]
) -> Mapping[Ref | None, bool]:
    """Give for each choice whether it obeys; an attack on a team is one on each of its players."""
    return {
        target: any(obeys(one) for one in each_attacked(table, target))
        if target is not None
        else obeys(None)
        for target in choices
    }


def attacks_at_all(target: Ref | None) -> bool:
    """Tell whether a creature attacks."""
    return target is not None


def attacks_player(player: PlayerId, target: Ref | None) -> bool:
    """Tell whether a creature attacks that player."""
    return target == player


def attacks_another(player: PlayerId, target: Ref | None) -> bool:
    """Tell whether a creature attacks a player other than that one."""
    return isinstance(target, str) and target != player


def obeyed(wanted: tuple[Requirement, ...], on: Mapping[ObjectId, Ref]) -> int:
    """Count the requirements that an attack obeys."""
    return sum(requirement.met[on.get(requirement.creature)] for requirement in wanted)


@rule("508.1d")
def as_many_requirements_as_possible(table: Table, attacks: Attacks) -> bool:
    """An attack must obey as many requirements as possible without disobeying a restriction."""
    may_attack = what_they_may_attack(table, attacks.by)
    wanted = requirements(table, attacks.by, may_attack)
    if not wanted:
        return True
    return not _better_exists(table, attacks, wanted)


@rule("506.6")
def had_to_attack(table: Table, creature: ObjectId) -> bool:
    """What requires an attack after attackers were declared doesn't matter."""
    combat = table.turn.combat
    return combat is not None and creature in combat.had_to_attack


@rule("506.6")
def which_had_to_attack(table: Table, by: tuple[PlayerId, ...]) -> frozenset[ObjectId]:
    """A creature had to attack if an effect required it to as attackers were declared."""
    wanted = requirements(table, by, what_they_may_attack(table, by))
    return frozenset(one.creature for one in wanted if not one.met[None])


def what_they_may_attack(table: Table, by: tuple[PlayerId, ...]) -> tuple[Ref, ...]:
    """Give everything that the attacking players could attack."""
    may_attack: dict[Ref, None] = {}
    for player in by:
        if in_game(table, player):
            may_attack |= dict.fromkeys(what_may_be_attacked(table)(table, player))
    return tuple(may_attack)


@rule("508.1d")
def free_of_charge(table: Table, attacker: ObjectId, target: Ref) -> bool:
    """No player has to pay a cost to attack in order to obey a requirement."""
    return mana_to_attack(table, attacker, target) == 0


def mana_to_attack(table: Table, attacker: ObjectId, target: Ref) -> int:
    """Give the mana that it costs for one creature to attack something (508.1h)."""
    return sum(
        found.amount(table, source, attacker, one)
        for source, found in abilities_over(table, CostToAttack, attacker)
        for one in each_attacked(table, target)
    )


@dataclass(frozen=True, slots=True)
class _Bound:
    """A creature with requirements: what it may do and how many of them that obeys, most first."""

    creature: ObjectId
    ways: tuple[tuple[int, Ref | None], ...]
    abilities: tuple[str, ...]

    def is_like(self, other: _Bound) -> bool:
        """Tell whether the two could change places."""
        return (self.ways, self.abilities) == (other.ways, other.abilities)


def _bound(
    table: Table, creature: ObjectId, targets: tuple[Ref, ...], wanted: tuple[Requirement, ...]
) -> _Bound:
    own = [requirement for requirement in wanted if requirement.creature == creature]
    ways = [(sum(r.met[target] for r in own), target) for target in (*targets, None)]
    most_first = sorted(ways, key=lambda way: -way[0])
    return _Bound(creature, tuple(most_first), characteristics(table, creature).abilities)


def _better_exists(table: Table, attacks: Attacks, wanted: tuple[Requirement, ...]) -> bool:
    """Search for an attack that obeys more requirements at no further cost."""
    options = {c: _options(table, attacks, c) for c in candidates(table, attacks.by)}
    names = dict.fromkeys(requirement.creature for requirement in wanted)
    bound = [_bound(table, creature, options[creature], wanted) for creature in names]
    bound.sort(key=lambda one: (repr(one.ways), one.abilities))
    best = [one.ways[0][0] for one in bound]
    spare = {creature: targets for creature, targets in options.items() if creature not in names}
    enough = obeyed(wanted, attacks.on)

    def search(index: int, way: int, on: Mapping[ObjectId, Ref], so_far: int) -> bool:
        if so_far + sum(best[index:]) <= enough:
            return False
        if index == len(bound):
            return _completed(table, Attacks(attacks.by, on), spare)
        one = bound[index]
        first = way if index and one.is_like(bound[index - 1]) else 0
        return any(
            search(index + 1, number, tried.on, so_far + gain)
            for number, (gain, target) in enumerate(one.ways[first:], first)
            for tried in _joined(table, Attacks(attacks.by, on), one.creature, target)
        )

    return search(0, 0, {}, 0)


def _options(table: Table, attacks: Attacks, creature: ObjectId) -> tuple[Ref, ...]:
    """Give what a creature could attack free of charge, or for what is being paid anyway."""
    return tuple(
        target
        for target in targets_for(table, creature)
        if attacks.on.get(creature) == target or free_of_charge(table, creature, target)
    )


def _joined(
    table: Table, attacks: Attacks, creature: ObjectId, target: Ref | None
) -> Iterator[Attacks]:
    """Yield the attack with one creature more, unless that breaks a limit for good."""
    if target is None:
        yield attacks
        return
    more = Attacks(attacks.by, {**attacks.on, creature: target})
    if len(more.on) == 1 or whole_attack_within_limits(table, more):
        yield more


def _completed(table: Table, attacks: Attacks, spare: Mapping[ObjectId, tuple[Ref, ...]]) -> bool:
    """
    Tell whether an attack is within all limits, perhaps with one more creature for company.

    A creature without requirements adds nothing to what is obeyed. The only limit that more
    attackers can lift is that a creature may not attack alone, and for that one is enough.
    """
    return whole_attack_within_limits(table, attacks) or any(
        whole_attack_within_limits(table, Attacks(attacks.by, {**attacks.on, creature: target}))
        for creature, targets in spare.items()
        for target in targets
    )
