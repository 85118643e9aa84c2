"""What each creature in combat has to assign, to whom it may, and who divides it."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.edition import switches
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    on_battlefield,
)
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.table import Attack, ObjectId, Plain, PlayerId, Ref, Table


class Share(Plain, frozen=True):
    """What one creature has to assign, and to whom it may."""

    creature: ObjectId
    amount: int
    among: tuple[Ref, ...]
    by: PlayerId
    """Who divides it."""
    ordered: bool
    """Whether creatures earlier in the order must be assigned lethal damage first."""
    beyond: tuple[Ref, ...] = ()
    """With trample: to whom the rest may be assigned."""

    @property
    def divided(self) -> bool:
        """Tell whether there is anything to choose."""
        return len(self.among) + len(self.beyond) > 1


@rule("510.4")
def assigns_now(table: Table, creature: ObjectId) -> bool:
    """Only creatures with first strike or double strike deal damage in the first of two steps."""
    combat = table.combat
    if table.turn.step == "first_strike_damage":
        return creature in combat.struck_first
    return creature not in combat.struck_first or has_keyword(table, creature, "double strike")


def shares(table: Table) -> Iterator[Share]:
    """Give what each creature in combat has to assign in this step, attackers first."""
    combat = table.turn.combat
    if combat is None:
        return
    for attack in combat.attacks:
        if assigns_now(table, attack.attacker):
            yield from attackers_share(table, attack)
    for block in combat.blocks:
        if assigns_now(table, block.blocker):
            yield from blockers_share(table, block.blocker, block.attackers)


@rule("510.1a")
def damage_of(table: Table, creature: ObjectId) -> int:
    """A creature assigns combat damage equal to its power, or none if that is 0 or less."""
    return max(0, characteristics(table, creature).power or 0)


@rule("510.1b")
def unblocked_damages(table: Table, attack: Attack) -> tuple[Ref, ...]:
    """An unblocked creature assigns damage to what it attacks, or none if it attacks nothing."""
    attacked = each_attacked(table, attack.target) if attack.target is not None else ()
    return tuple(one for one in attacked if still_there(table, one))


@rule("800.4e")
def still_there(table: Table, ref: Ref) -> bool:
    """A player who has left the game isn't assigned combat damage."""
    return in_game(table, ref) if isinstance(ref, str) else on_battlefield(table, ref)


@rule("510.1c")
def attackers_share(table: Table, attack: Attack) -> Iterator[Share]:
    """A blocked creature's combat damage is assigned to the creatures blocking it."""
    amount = damage_of(table, attack.attacker)
    who = controller(table, attack.attacker)
    if not amount:
        return
    if not attack.blocked:
        among = unblocked_damages(table, attack)
        yield Share(attack.attacker, amount, among, who, ordered=False)
        return
    beyond = beyond_blockers(table, attack)
    if not attack.blockers:
        yield Share(attack.attacker, amount, beyond, who, ordered=False)
        return
    divider = who_divides_for_attacker(table, attack)
    order = switches(table.edition).damage_assignment_order and divider == who
    yield Share(attack.attacker, amount, attack.blockers, divider, order, beyond)


@rule("702.19b")
def beyond_blockers(table: Table, attack: Attack) -> tuple[Ref, ...]:
    """With trample, damage beyond lethal to the blockers may be assigned to what's attacked."""
    return (
        unblocked_damages(table, attack) if has_keyword(table, attack.attacker, "trample") else ()
    )


@rule("702.22j")
def who_divides_for_attacker(table: Table, attack: Attack) -> PlayerId:
    """The defending player divides an attacker's damage if a creature with banding blocks it."""
    for blocker in attack.blockers:
        if has_keyword(table, blocker, "banding"):
            return controller(table, blocker)
    return controller(table, attack.attacker)


@rule("702.22k")
def who_divides_for_blocker(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> PlayerId:
    """The active player divides a blocker's damage if it blocks a creature with banding."""
    for attacker in attackers:
        if has_keyword(table, attacker, "banding"):
            return controller(table, attacker)
    return controller(table, blocker)


@rule("510.1d")
def blockers_share(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Share]:
    """A blocking creature's combat damage is assigned to the creatures it blocks."""
    amount = damage_of(table, blocker)
    if not amount:
        return
    divider = who_divides_for_blocker(table, blocker, attackers)
    own = divider == controller(table, blocker)
    order = switches(table.edition).damage_assignment_order and own
    yield Share(blocker, amount, attackers, divider, order)
