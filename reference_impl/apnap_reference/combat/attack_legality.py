"""Which attacks may be declared: every reason against one, in the order of 508.1."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Violation
from apnap_reference.combat.attack_requirements import as_many_requirements_as_possible
from apnap_reference.combat.attack_restrictions import (
    ELIGIBLE,
    limits_broken,
    restricted_by,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking_and_defending import (
    broken,
    what_may_be_attacked,
    why_not_beside,
    why_too_far,
)
from apnap_reference.objects.characteristics import controller
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table


def violations(table: Table, attacks: Attacks) -> Iterator[Violation]:
    """Yield every reason why this attack may not be declared, in the order of 508.1."""
    single = [
        wrong
        for attacker, target in attacks.on.items()
        for wrong in _wrong_with(table, attacks.by, attacker, target)
    ]
    yield from single
    if not whole_attack_within_limits(table, attacks):
        about = ", ".join(limits_broken(table, attacks))
        yield whole_attack_within_limits.broken(table.edition, about)
    if not single and not as_many_requirements_as_possible(table, attacks):
        yield as_many_requirements_as_possible.broken(table.edition)


def _wrong_with(
    table: Table, by: tuple[PlayerId, ...], attacker: ObjectId, target: Ref
) -> Iterator[Violation]:
    for allows in ELIGIBLE:
        if not allows(table, by, attacker):
            yield allows.broken(table.edition, table.name_of(attacker))
            return
    about = f"{table.name_of(attacker)} attacks {table.name_of(target)}"
    attackable, allowed = what_may_be_attacked(table), restricted_by(table)
    who = controller(table, attacker)
    if target not in attackable(table, who):
        why = why_too_far(table, who, target) or why_not_beside(table, who, target)
        yield broken(why or attackable, table, about)
    elif not allowed(table, attacker, target):
        yield allowed.broken(table.edition, about)
