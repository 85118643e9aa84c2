"""Misreadings of rule 510: who deals combat damage to whom, and when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from apnap.protocol import Violation
from apnap_misreadings.common import first_to_defend, in_a_later_combat, names_a_token
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.combat.damage import assigning_order, assigns_all, dealt, wrong_with
from apnap_reference.combat.damage_to_assign import (
    Share,
    assigns_now,
    attackers_share,
    blockers_share,
    damage_of,
    shares,
    unblocked_damages,
)
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    permanents,
    printed,
)
from apnap_reference.players.players import Side
from apnap_reference.procedure.state_based_actions import moves_due
from apnap_reference.spells.triggers_on_the_stack import put_triggers_on_the_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Attack, ObjectId, Ref, Table, attack_of, replace
from apnap_reference.turn.phases_and_steps import (
    receives_first,
)
from apnap_reference.turn.steps_left import first_strikers, two_damage_steps

Portions = Mapping[tuple[ObjectId, Ref], int]
FAST = ("first strike", "double strike")


@mutant(
    "510.1",
    "defending players assign their combat damage before the active player does",
    replaces=assigning_order,
)
def blockers_damage_is_assigned_first(table: Table) -> tuple[Side, ...]:
    return (*assigning_order.function(table)[1:], *assigning_order.function(table)[:1])


@mutant(
    "510.1a",
    "a creature deals combat damage equal to its printed power",
    replaces=damage_of,
    since="2024-06-07",
)
def printed_power_strikes(table: Table, creature: ObjectId) -> int:
    return max(0, printed(table.objects[creature]).power or 0)


@mutant(
    "510.1a",
    "a creature with a power of 0 or less deals 1 combat damage",
    replaces=damage_of,
)
def the_weakest_deal_one(table: Table, creature: ObjectId) -> int:
    return max(1, damage_of.function(table, creature))


@mutant(
    "510.1a",
    "a creature with a negative power deals as much combat damage as that number without its sign",
    replaces=damage_of,
)
def negative_powers_strike(table: Table, creature: ObjectId) -> int:
    return abs(characteristics(table, creature).power or 0)


@mutant(
    "510.1a",
    "a player can assign more combat damage than the creature's power",
    replaces=assigns_all,
    since="2024-06-07",
)
def damage_without_measure(_: Table, share: Share, said: Portions) -> bool:
    given = sum(amount for (creature, __), amount in said.items() if creature == share.creature)
    return given >= share.amount


@mutant("510.1a", "a token deals combat damage equal to its printed power", replaces=damage_of)
def tokens_deal_printed_power(table: Table, creature: ObjectId) -> int:
    if not names_a_token(table, creature):
        return damage_of.function(table, creature)
    return max(0, printed(table.objects[creature]).power or 0)


@mutant(
    "510.1b",
    "a creature whose planeswalker has left deals its combat damage to the defending player",
    replaces=unblocked_damages,
)
def damage_goes_to_the_defender(table: Table, attack: Attack) -> tuple[Ref, ...]:
    if attack.target is None and attack.defender is not None:
        return (attack.defender,)
    return unblocked_damages.function(table, attack)


@mutant(
    "510.1c",
    "a blocked creature with no blockers left deals combat damage to what it attacks",
    replaces=attackers_share,
    since="2024-06-07",
)
def strikes_as_if_unblocked(table: Table, attack: Attack) -> Iterator[Share]:
    if attack.blocked and not attack.blockers:
        attack = replace(attack, blocked=False)
    yield from attackers_share.function(table, attack)


@mutant(
    "510.1d",
    "a blocker whose attacker has left combat deals its combat damage to the attacking player",
    replaces=blockers_share,
    since="2024-06-07",
)
def blockers_strike_the_player(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Share]:
    amount = damage_of(table, blocker)
    if attackers or not amount:
        yield from blockers_share.function(table, blocker, attackers)
        return
    among, who = table.turn.side[:1], controller(table, blocker)
    yield Share(blocker, amount, among, who, ordered=False)


@mutant("510.1d", "a blocking token deals no combat damage", replaces=blockers_share)
def blocking_tokens_deal_nothing(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Share]:
    if not names_a_token(table, blocker):
        yield from blockers_share.function(table, blocker, attackers)


@mutant(
    "510.1e",
    "a player's assignment of combat damage isn't checked",
    replaces=wrong_with,
)
def any_assignment_will_do(
    _table: Table, _to_divide: tuple[Share, ...], _said: Portions
) -> Iterator[Violation]:
    return iter(())


@mutant(
    "510.2",
    "attackers deal combat damage before the creatures that block them",
    replaces=dealt,
    since="2024-06-07",
)
def attackers_strike_before_blockers(table: Table, portions: Portions) -> Table:
    attacks = table.turn.combat.attacks if table.turn.combat else ()
    own = {attack.attacker for attack in attacks}
    first = {pair: amount for pair, amount in portions.items() if pair[0] in own}
    table = dealt.function(table, first)
    table = happen(table, *moves_due(table)) if moves_due(table) else table
    rest = {pair: amount for pair, amount in portions.items() if pair[0] not in own}
    return dealt.function(table, rest)


@mutant(
    "510.3",
    "once combat damage has been dealt, a defending player receives priority first",
    replaces=receives_first,
)
def defenders_act_first_after_damage(table: Table) -> Side | None:
    first = receives_first.function(table)
    damaged = table.turn.step in ("first_strike_damage", "combat_damage")
    if not damaged:
        return first
    return first_to_defend(table) or first


@mutant(
    "510.3",
    "nobody receives priority in a combat damage step in which no creature has damage to assign",
    replaces=receives_first,
)
def no_priority_without_damage(table: Table) -> Side | None:
    idle = table.turn.step == "combat_damage" and not any(one.amount for one in shares(table))
    return None if idle else receives_first.function(table)


@mutant(
    "510.3a",
    "triggers on combat damage go on the stack before triggers on creatures that it killed",
    replaces=put_triggers_on_the_stack,
)
def damage_triggers_in_order_of_triggering(table: Table) -> Dialogue[Table]:
    if table.turn.step not in ("first_strike_damage", "combat_damage"):
        return (yield from put_triggers_on_the_stack.function(table))
    waiting, table = table.waiting, replace(table, waiting=())
    for one in waiting:
        table = yield from put_triggers_on_the_stack.function(replace(table, waiting=(one,)))
    return table


@mutant(
    "510.4",
    (
        "in the second combat damage step, all creatures deal damage except those that have "
        "first strike by then"
    ),
    replaces=assigns_now,
    since="2024-06-07",
)
def first_strike_is_looked_at_anew(table: Table, creature: ObjectId) -> bool:
    if table.turn.step == "first_strike_damage":
        return assigns_now.function(table, creature)
    return not has_keyword(table, creature, "first strike") or has_keyword(
        table, creature, "double strike"
    )


@mutant(
    "510.4",
    "a creature with first strike creates a second combat damage step even if it isn't in combat",
    replaces=two_damage_steps,
    since="2024-06-07",
)
def two_steps_for_bystanders(table: Table) -> bool:
    creatures = permanents(table, "Creature")
    return any(has_keyword(table, creature.id, word) for creature in creatures for word in FAST)


@mutant(
    "510.4",
    "a creature with first strike or double strike and a power of 0 creates no second damage step",
    replaces=two_damage_steps,
    since="2024-06-07",
    origin="others",
)
def one_step_for_the_powerless(table: Table) -> bool:
    fast = (ObjectId(number) for number in first_strikers(table))
    return any(damage_of(table, creature) for creature in fast)


@mutant(
    "510.4",
    "a blocked first striker that nothing blocks any longer creates no second combat damage step",
    replaces=two_damage_steps,
    since="2024-06-07",
    origin="others",
)
def one_step_if_no_blocker_is_left(table: Table) -> bool:
    fast = (ObjectId(number) for number in first_strikers(table))
    attacks = {creature: attack_of(table.turn.combat, creature) for creature in fast}
    return any(
        attack is None
        or bool(attack.blockers)
        or not attack.blocked
        or has_keyword(table, creature, "trample")
        for creature, attack in attacks.items()
    )


@mutant(
    "510.4",
    (
        "first strike or double strike that a creature has gained doesn't create a second "
        "combat damage step"
    ),
    replaces=two_damage_steps,
    since="2024-06-07",
)
def one_step_unless_printed(table: Table) -> bool:
    combat = table.turn.combat
    if combat is None:
        return False
    fighting = (*(a.attacker for a in combat.attacks), *(b.blocker for b in combat.blocks))
    return any(w in printed(table.objects[one]).keywords for one in fighting for w in FAST)


@mutant(
    "510.4",
    "a creature that has lost first strike after the first damage step deals damage in the second",
    replaces=assigns_now,
    origin="XMage #10232",
)
def striking_again_without_first_strike(table: Table, creature: ObjectId) -> bool:
    if assigns_now.function(table, creature) or table.turn.step == "first_strike_damage":
        return assigns_now.function(table, creature)
    return table.turn.combat is not None and not has_keyword(table, creature, "first strike")


@mutant(
    "510.4",
    "first strike or double strike of a token creates no second combat damage step",
    replaces=two_damage_steps,
)
def tokens_make_no_second_step(table: Table) -> bool:
    return any(not names_a_token(table, ObjectId(one)) for one in first_strikers(table))


@mutant(
    "510.4",
    "a first striker that attacks nothing creates no second combat damage step",
    replaces=two_damage_steps,
)
def attackers_of_nothing_make_no_second_step(table: Table) -> bool:
    attacks = table.turn.combat.attacks if table.turn.combat is not None else ()
    idle = {one.attacker for one in attacks if one.target is None and not one.blocked}
    return any(one not in idle for one in first_strikers(table))


@mutant(
    "510.4",
    "only the first combat phase of a turn has two combat damage steps",
    replaces=two_damage_steps,
)
def first_strike_is_for_the_first_combat(table: Table) -> bool:
    return not in_a_later_combat(table) and two_damage_steps.function(table)
