"""Creatures that join a combat without having been declared: by entering, or by an effect."""

from __future__ import annotations

from typing import Final

from apnap_reference.changes.applying import happen
from apnap_reference.choices.simple import choose_ref
from apnap_reference.combat.attacking_and_defending import defender_of, what_may_be_attacked
from apnap_reference.combat.damage_assignment_order import placed_in_orders
from apnap_reference.combat.declaring_blockers import with_their_bands
from apnap_reference.combat.shared_team_turns import attacked_as_one, members_attacked
from apnap_reference.combat.which_defending_player import blocked_by
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.rulebook import Rule, rule
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import BecomesBlocked, EntersBlocking, Makes, Moves
from apnap_reference.state.table import (
    Attack,
    Block,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    attack_of,
    replace,
    source_of,
)


@rule("508.4")
def tokens_attacking(
    table: Table, thing: Object, token: str, number: int = 1, *, tapped: bool = True
) -> Dialogue[Table]:
    """As a creature enters attacking, its controller chooses what it's attacking."""
    table, sent = yield from _sent(table, thing.controller, number)
    if not sent:
        return tokens_made(table, thing, token, number, tapped=tapped)[0]
    return tokens_sent(table, thing, token, sent, tapped=tapped)


def tokens_sent(
    table: Table, thing: Object, token: str, sent: tuple[Ref, ...], *, tapped: bool = True
) -> Table:
    """Create a token for each thing named, which it enters attacking."""
    table, made = tokens_made(table, thing, token, len(sent), tapped=tapped)
    for creature, target in zip(made, sent, strict=False):
        table = joins_the_attack(table, creature, target)
    return table


def tokens_made(
    table: Table, thing: Object, token: str, number: int = 1, *, tapped: bool = False
) -> tuple[Table, tuple[ObjectId, ...]]:
    """Let what resolves create tokens for its controller; give them as well."""
    there = table.objects
    source = source_of(thing)
    makes = Makes(token, thing.controller, source, tapped=tapped)
    table = happen(table, *(makes for _ in range(number)))
    return table, tuple(new for new in table.objects if new not in there)


def card_attacking(
    table: Table, who: PlayerId, card: ObjectId, target: Ref | None = None
) -> Dialogue[Table]:
    """
    Put a card onto the battlefield tapped and attacking.

    It attacks what is named, or what its controller chooses as it enters.
    """
    sent: tuple[Ref, ...] = (target,) if target is not None else ()
    if not sent:
        table, sent = yield from _sent(table, who, 1)
    there = table.objects
    if card not in there:
        return table
    table = yield from enter_together(
        table, (Moves(card, "battlefield", controller=who, tapped=True),)
    )
    for creature in (new for new in table.objects if new not in there):
        for attacked in sent:
            table = joins_the_attack(table, creature, attacked)
    return table


def _sent(table: Table, who: PlayerId, number: int) -> Dialogue[tuple[Table, tuple[Ref, ...]]]:
    """Choose so many things to attack, none if nothing may be attacked any more."""
    attackable = what_may_be_attacked(table)
    if not sends_attackers(table, who):
        return table, ()
    if attacked_as_one(table):
        return table, attackable(table, who) * number
    sent: tuple[Ref, ...] = ()
    while len(sent) < number:
        table, target = yield from choose_ref(table, who, attackable(table, who), "attacks")
        if target is None:
            return table, ()
        sent = (*(t for t in sent if t in attackable(table, who)), target)
    return table, sent


@rule("506.3a")
def a_creature_joins(table: Table, thing: ObjectId, _: Ref) -> bool:
    """A permanent that isn't a creature enters without attacking."""
    return has_type(table, thing, "Creature")


@rule("506.3b")
def of_an_attacking_player(table: Table, thing: ObjectId, _: Ref) -> bool:
    """A creature enters without attacking if its controller isn't an attacking player."""
    return sends_attackers(table, controller(table, thing))


@rule("506.3b")
def sends_attackers(table: Table, player: PlayerId) -> bool:
    """Only attacking players have creatures that attack."""
    combat = table.turn.combat
    return combat is not None and player in combat.attacking


@rule("506.3c")
def attacks_something_there(table: Table, thing: ObjectId, target: Ref) -> bool:
    """A creature enters without attacking if what it would attack can't be attacked any more."""
    return target in what_may_be_attacked(table)(table, controller(table, thing))


@rule("506.3e")
def no_battle_joins(table: Table, thing: ObjectId, _: Ref) -> bool:
    """A creature that is also a battle enters without attacking."""
    return not has_type(table, thing, "Battle")


@rule("506.3f")
def may_begin_to_block(table: Table, creature: ObjectId) -> bool:
    """An effect doesn't make a battle a blocking creature."""
    return not has_type(table, creature, "Battle")


MAY_JOIN: Final[tuple[Rule[[Table, ObjectId, Ref], bool], ...]] = (
    a_creature_joins,
    of_an_attacking_player,
    attacks_something_there,
    no_battle_joins,
)


@rule("508.4c")
def joins_the_attack(table: Table, creature: ObjectId, target: Ref) -> Table:
    """Restrictions and requirements on attacking don't affect a creature that enters attacking."""
    combat = table.turn.combat
    if combat is None or not all(allows(table, creature, target) for allows in MAY_JOIN):
        return table
    blocked = False if combat.blocks_declared else None
    attack = Attack(creature, target, defender_of(table, target), blocked=blocked)
    return table.with_combat(replace(combat, attacks=(*combat.attacks, attack)))


@rule("509.4")
def token_blocking(table: Table, thing: Object, token: str, attacker: ObjectId) -> Dialogue[Table]:
    """A creature that enters blocking is blocking, but was never declared as a blocker."""
    table, made = tokens_made(table, thing, token)
    for creature in made:
        table = yield from _enters_blocking(table, creature, attacker)
    return table


def card_blocking(
    table: Table, who: PlayerId, card: ObjectId, attacker: ObjectId
) -> Dialogue[Table]:
    """Put a card onto the battlefield blocking the attacker named."""
    there = table.objects
    if card not in there:
        return table
    table = yield from enter_together(table, (Moves(card, "battlefield", controller=who),))
    for creature in (new for new in table.objects if new not in there):
        table = yield from _enters_blocking(table, creature, attacker)
    return table


def _enters_blocking(table: Table, creature: ObjectId, attacker: ObjectId) -> Dialogue[Table]:
    if not may_enter_blocking(table, creature, attacker):
        return table
    table = comes_to_block(table, creature, attacker)
    faced = blocked_by(table, creature)
    table = happen(table, *(EntersBlocking(creature, one) for one in faced))
    return (yield from placed_in_orders(table, creature))


@rule("506.3d")
def may_enter_blocking(table: Table, creature: ObjectId, attacker: ObjectId) -> bool:
    """A creature enters blocking only if the attacker is one that its controller may block."""
    attack = attack_of(table.turn.combat, attacker)
    if attack is None or attack.target is None:
        return False
    attacked = members_attacked(table, attack.target) or (defender_of(table, attack.target),)
    return controller(table, creature) in attacked


@rule("509.3c")
def comes_to_block(table: Table, creature: ObjectId, attacker: ObjectId) -> Table:
    """An attacker that is already blocked doesn't become blocked again by a later blocker."""
    combat = table.combat
    blocked = with_their_bands(combat, (attacker,))
    attacks = tuple(
        replace(attack, blocked=True, blockers=(*attack.blockers, creature))
        if attack.attacker in blocked
        else attack
        for attack in combat.attacks
    )
    block = Block(creature, blocked)
    table = table.with_combat(replace(combat, attacks=attacks, blocks=(*combat.blocks, block)))
    newly = tuple(a.attacker for a in combat.attacks if a.attacker in blocked and not a.blocked)
    return happen(table, *(BecomesBlocked(one) for one in newly)) if newly else table
