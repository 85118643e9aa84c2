"""Cards that change a combat: who attacks what, who blocks what, who has left it."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    a_creature,
    target_object,
    the_object,
    this_enters,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.choices.chance import flip_won
from apnap_reference.choices.simple import choose_objects, choose_ref
from apnap_reference.combat.attack_triggers import this_attacks
from apnap_reference.combat.block_restrictions import may_be_blocked
from apnap_reference.combat.damage_assignment_order import placed_in_orders
from apnap_reference.combat.entering import (
    comes_to_block,
    may_begin_to_block,
    token_blocking,
    tokens_attacking,
)
from apnap_reference.combat.reselecting import reselectable, reselected
from apnap_reference.combat.shared_team_turns import members_attacked
from apnap_reference.combat.unblocking import attackers_only_it_blocked, unblocked
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.players.players import side_of
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import DeclaredBlocking, Untaps
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    Moment,
    SpellAbility,
    TargetWord,
    Triggered,
    Triggers,
)
from apnap_reference.state.table import Object, ObjectId, Ref, Table, attack_of
from apnap_reference.turn.points_of_combat import after_blockers_in_combat


def _attacker(table: Table, _: Object, ref: Ref) -> bool:
    return isinstance(ref, int) and attack_of(table.turn.combat, ref) is not None


def _own_attacker(table: Table, thing: Object, ref: Ref) -> bool:
    attacks = _attacker(table, thing, ref)
    return attacks and controller(table, ObjectId(int(ref))) == thing.controller


def _withdraw(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = the_object(thing)
    return happen(removed_from_combat(table, target), Untaps(target))


card(
    "Reconnaissance",
    Activated(Cost(mana="{0}"), _withdraw, targets=(TargetWord(_own_attacker),)),
)


def _enters_among_attackers(moment: Moment) -> Iterator[Triggers]:
    if moment.after.turn.step == "declare_attackers":
        yield from this_enters(moment)


def _redirect(table: Table, thing: Object) -> Dialogue[Table]:
    attacker = target_object(thing)
    if attacker is None:
        return table
    among = reselectable(table, attacker)
    table, chosen = yield from choose_ref(table, thing.controller, among, "attacks")
    return reselected(table, attacker, chosen) if chosen is not None else table


card(
    "Portal Mage",
    Triggered(_enters_among_attackers, _redirect, targets=(TargetWord(_attacker),), optional=True),
)

card(
    "Hanweir Garrison",
    Triggered(this_attacks, lambda table, thing: tokens_attacking(table, thing, "Human Token", 2)),
)


def _attacks_you(table: Table, thing: Object, ref: Ref) -> bool:
    attack = attack_of(table.turn.combat, ref) if isinstance(ref, int) else None
    return attack is not None and (
        attack.target == thing.controller
        or thing.controller in members_attacked(table, attack.target)
    )


def _ambush(table: Table, thing: Object) -> Dialogue[Table]:
    table = yield from token_blocking(table, thing, "Saproling Token", the_object(thing))
    return draws_a_card(table, thing.controller)


card(
    "Flash Foliage",
    SpellAbility(
        _ambush,
        (TargetWord(_attacks_you),),
        window=lambda table, _: after_blockers_in_combat(table),
    ),
)


def _strike_by_chance(table: Table, thing: Object) -> Dialogue[Table]:
    target = the_object(thing)
    table, won = yield from flip_won(table, thing.controller)
    if won:
        table = gets(table, thing, target, 1, 1)
    return draws_a_card(table, thing.controller)


card(
    "Chaotic Strike",
    SpellAbility(
        _strike_by_chance,
        (TARGET_CREATURE,),
        window=lambda table, _: after_blockers_in_combat(table),
    ),
)


def _of_a_defender(table: Table, thing: Object, ref: Ref) -> bool:
    defending = table.turn.combat.defending if table.turn.combat else ()
    return a_creature(table, thing, ref) and controller(table, ObjectId(int(ref))) in defending


def _confuse(table: Table, thing: Object) -> Dialogue[Table]:
    target = the_object(thing)
    freed = attackers_only_it_blocked(table, target)
    table = unblocked(removed_from_combat(table, target), freed)
    able = on_battlefield(table, target) and may_begin_to_block(table, target)
    among = _could_be_blocked(table, target) if able else ()
    table, chosen = yield from choose_objects(
        table, thing.controller, among, "to be blocked", least=0, source=thing.id
    )
    if not chosen or not on_battlefield(table, target):
        return table
    table = happen(comes_to_block(table, target, chosen[0]), DeclaredBlocking(target, chosen[0]))
    return (yield from placed_in_orders(table, target))


def _could_be_blocked(table: Table, creature: ObjectId) -> tuple[ObjectId, ...]:
    combat = table.turn.combat
    theirs = may_be_blocked(table)
    by = side_of(table, controller(table, creature))
    return tuple(
        attack.attacker
        for attack in (combat.attacks if combat else ())
        if theirs(table, by, attack.attacker)
    )


card(
    "False Orders",
    SpellAbility(
        _confuse,
        (TargetWord(_of_a_defender),),
        window=lambda table, _: table.turn.step == "declare_blockers",
    ),
)
