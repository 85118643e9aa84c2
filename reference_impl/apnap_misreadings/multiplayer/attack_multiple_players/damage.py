"""Misreadings of rules 802.5 and 802.6: combat damage among several defending players."""

from __future__ import annotations

from collections.abc import Mapping

from apnap_misreadings.common import after_whom_it_interrupts
from apnap_misreadings.mutant import mutant, switched
from apnap_reference.changes.applying import happen
from apnap_reference.choices.asking import deciders
from apnap_reference.combat.damage import assigning_order, assigns_all, dealt, lethal_in_order
from apnap_reference.combat.damage_assignment_order import attackers_orders, defenders_orders
from apnap_reference.combat.damage_to_assign import (
    Share,
    assigns_now,
    unblocked_damages,
    who_divides_for_blocker,
)
from apnap_reference.objects.characteristics import controller
from apnap_reference.players.players import Side, in_apnap_order
from apnap_reference.procedure.state_based_actions import moves_due
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Attack, Combat, ObjectId, PlayerId, Ref, Table

Portions = Mapping[tuple[ObjectId, Ref], int]


switched(
    "802.5",
    "a damage assignment order is announced for attackers and blockers before damage is assigned",
    name="damage-is-assigned-in-order",
    switch="damage_assignment_order",
    value=True,
    since="2024-11-08",
)


switched(
    "802.5",
    (
        "in the June 2024 rules, damage is divided freely among blockers, with no damage "
        "assignment order"
    ),
    name="damage-is-divided-freely",
    switch="damage_assignment_order",
    value=False,
    only="2024-06-07",
)


@mutant(
    "802.5",
    "the defending players assign combat damage before the attacking player",
    replaces=assigning_order,
    since="2024-06-07",
)
def defenders_assign_first(table: Table) -> tuple[Side, ...]:
    first, *others = assigning_order.function(table)
    return (*others, first)


@mutant(
    "802.5",
    (
        "the last defending player in turn order assigns combat damage before the other "
        "defending players"
    ),
    replaces=assigning_order,
    since="2024-11-08",
)
def defenders_assign_counterclockwise(table: Table) -> tuple[Side, ...]:
    first, *others = assigning_order.function(table)
    return (first, *reversed(others))


@mutant(
    "802.5",
    "in an extra turn, defending players assign damage in the order of the turn that it interrupts",
    replaces=assigning_order,
    since="2024-11-08",
)
def extra_turns_keep_the_order_of_damage(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order(table)
    return (*order[:1], *after_whom_it_interrupts(table, order[1:]))


@mutant(
    "802.5",
    "a player who controls the active player assigns damage before the other defending players",
    replaces=assigning_order,
    since="2024-11-08",
)
def who_decides_assigns_before_the_others(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order(table)
    deciding = deciders(table, table.turn.side)
    return (*order[:1], *sorted(order[1:], key=lambda side: side[0] not in deciding))


@mutant(
    "802.5",
    (
        "in the second combat damage step, players whose creatures dealt first-strike damage "
        "assign first"
    ),
    replaces=assigning_order,
    since="2024-11-08",
)
def first_strikers_players_assign_first(table: Table) -> tuple[Side, ...]:
    combat = table.turn.combat
    struck = combat.struck_first if combat else ()
    first = {controller(table, one) for one in struck if one in table.objects}
    order = in_apnap_order(table)
    return tuple(sorted(order, key=first.isdisjoint))


@mutant(
    "802.5",
    "in the second combat damage step, the active player assigns damage last",
    replaces=assigning_order,
    since="2024-11-08",
)
def active_player_assigns_last_the_second_time(table: Table) -> tuple[Side, ...]:
    combat, order = table.turn.combat, in_apnap_order(table)
    second = combat is not None and combat.struck_first and table.turn.step == "combat_damage"
    return (*order[1:], order[0]) if second else order


@mutant(
    "802.5",
    "the active player divides the damage of a creature that blocks several attackers",
    replaces=who_divides_for_blocker,
    since="2024-11-08",
)
def the_attacker_divides_everything(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> PlayerId:
    divider = who_divides_for_blocker.function(table, blocker, attackers)
    return table.turn.side[0] if len(attackers) > 1 and table.turn.side else divider


@mutant(
    "802.5",
    "combat damage is dealt for one defending player after another instead of all at once",
    replaces=dealt,
    since="2024-11-08",
)
def one_defender_after_the_other(table: Table, portions: Portions) -> Table:
    attacks = table.turn.combat.attacks if table.turn.combat else ()
    defenders = dict.fromkeys(attack.defender for attack in attacks)
    for defender in defenders:
        own = {attack.attacker for attack in attacks if attack.defender == defender}
        part = {pair: n for pair, n in portions.items() if own & {pair[0], pair[1]}}
        table = dealt.function(table, part)
        table = happen(table, *moves_due(table)) if moves_due(table) else table
    return table


def _defender(combat: Combat, creature: ObjectId) -> PlayerId | None:
    """Give for whom, or against whom, a creature fights or has fought in this combat."""
    for attack in (*combat.attacks, *combat.former):
        if creature in (attack.attacker, *attack.blockers, *attack.former_blockers):
            return attack.defender
    return None


@mutant(
    "802.5",
    "first strike delays only the damage of creatures in combat with the same defending player",
    replaces=assigns_now,
    since="2024-11-08",
)
def first_strike_for_one_defender(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    if combat is None or not combat.struck_first:
        return assigns_now.function(table, creature)
    mine = _defender(combat, creature)
    concerned = mine in {_defender(combat, one) for one in combat.struck_first}
    if concerned:
        return assigns_now.function(table, creature)
    return table.turn.step == "first_strike_damage"


@mutant(
    "802.5",
    (
        "defending players announce damage assignment orders first, and the attacking player "
        "announces none"
    ),
    replaces=attackers_orders,
    only="2024-06-07",
)
def defenders_order_before_the_attacker(table: Table) -> Dialogue[Table]:
    return (yield from defenders_orders.function(table))


@mutant(
    "802.5",
    (
        "in the June 2024 rules, no damage assignment order is announced for a creature that "
        "blocks several attackers"
    ),
    replaces=defenders_orders,
    only="2024-06-07",
)
def blockers_have_no_order(table: Table) -> Dialogue[Table]:
    yield from ()
    return table


@mutant(
    "802.5",
    "damage doesn't have to follow the announced damage assignment order",
    replaces=lethal_in_order,
    only="2024-06-07",
)
def orders_bind_nobody(_table: Table, _share: Share, _said: Portions) -> bool:
    return True


@mutant(
    "802.5",
    (
        "an unblocked creature that attacks a planeswalker or battle deals its damage to the "
        "defending player"
    ),
    replaces=unblocked_damages,
    since="2024-11-08",
)
def players_take_all_the_damage(table: Table, attack: Attack) -> tuple[Ref, ...]:
    found = unblocked_damages.function(table, attack)
    guarded = found and isinstance(found[0], int) and attack.defender is not None
    return (attack.defender,) if guarded and attack.defender else found


@mutant(
    "802.5",
    "a creature can assign less combat damage than its power",
    replaces=assigns_all,
    since="2024-11-08",
)
def damage_is_held_back(_: Table, share: Share, said: Portions) -> bool:
    given = sum(amount for (creature, __), amount in said.items() if creature == share.creature)
    return given <= share.amount
