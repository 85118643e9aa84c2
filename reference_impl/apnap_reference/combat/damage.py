"""Combat damage: who assigns it, how it may be divided, and dealing it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from apnap.protocol import Answer, AssignDamage, AssignDamageAsked, DamageSource, Violation
from apnap_reference.changes.applying import happen
from apnap_reference.choices.asking import ask_side, unphrased
from apnap_reference.combat.damage_to_assign import Share, shares, still_there
from apnap_reference.objects.characteristics import characteristics, has_keyword
from apnap_reference.players.players import Side, in_apnap_order
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.events import Damage
from apnap_reference.state.table import ObjectId, Ref, Table, replace
from apnap_reference.turn.steps_left import first_strikers

Portions = dict[tuple[ObjectId, Ref], int]
"""How much each creature assigns to each player or permanent."""


@rule("510.1")
def damage_assigned_and_dealt(table: Table) -> Dialogue[Table]:
    """Players assign all combat damage before any of it is dealt."""
    table = remember_first_strikers(table)
    table, portions = yield from assigned(table)
    return dealt(table, portions)


def remember_first_strikers(table: Table) -> Table:
    """Note, as the first of two damage steps begins, who has first or double strike."""
    combat = table.turn.combat
    if combat is None or table.turn.step != "first_strike_damage":
        return table
    return table.with_combat(replace(combat, struck_first=first_strikers(table)))


@rule("802.5")
def assigning_order(table: Table) -> tuple[Side, ...]:
    """Players assign combat damage in APNAP order."""
    return in_apnap_order(table)


@rule("805.10f")
def teams_assigning_order(table: Table) -> tuple[Side, ...]:
    """The active team assigns combat damage first, then the defending team."""
    return in_apnap_order(table)


def who_assigns(table: Table) -> tuple[Side, ...]:
    """Give those who assign combat damage, in order."""
    together = table.variant.shared_team_turns
    return teams_assigning_order(table) if together else assigning_order(table)


def assigned(table: Table) -> Dialogue[tuple[Table, Portions]]:
    """Let each player in order assign the damage of the creatures that they answer for."""
    portions: Portions = {}
    for side in who_assigns(table):
        if any(share.divided for share in _own(table, side)):
            table, said = yield from _divided(table, side)
            portions |= said
        portions |= forced(table, side)
    return table, portions


def _own(table: Table, side: Side) -> tuple[Share, ...]:
    return tuple(share for share in shares(table) if share.by in side)


def forced(table: Table, side: Side) -> Portions:
    """Give what a side's creatures assign where there is nothing to choose."""
    return {
        (share.creature, share.among[0]): share.amount
        for share in _own(table, side)
        if share.among and not share.divided
    }


def _divided(table: Table, side: Side) -> Dialogue[tuple[Table, Portions]]:
    def to_divide(now: Table) -> tuple[Share, ...]:
        return tuple(share for share in _own(now, side) if share.divided)

    def question(now: Table) -> Question | None:
        sources = tuple(
            DamageSource(now.name_of(share.creature), share.amount, _names(now, share))
            for share in to_divide(now)
        )
        return partial(AssignDamageAsked, sources=sources) if sources else None

    def judge(now: Table, answer: Answer) -> tuple[Violation, ...]:
        if not isinstance(answer, AssignDamage):
            return (unphrased(answer, "an assignment of damage"),)
        said, strange = portions_said(now, answer, side)
        if strange:
            return (strange,)
        return tuple(wrong_with(now, to_divide(now), {**forced(now, side), **said}))

    table, said = yield from ask_side(table, side, question, judge)
    if said is None or not isinstance(said.answer, AssignDamage):
        return table, {}
    return table, portions_said(table, said.answer, side)[0]


def _names(table: Table, share: Share) -> tuple[str, ...]:
    return tuple(table.name_of(ref) for ref in (*share.among, *share.beyond))


def portions_said(
    table: Table, answer: AssignDamage, side: Side
) -> tuple[Portions, Violation | None]:
    """
    Read an assignment; also say what in it cannot be understood.

    Portions of creatures that have no choice may be said as well, if they are right.
    """
    portions: Portions = {}
    own = {share.creature: share for share in _own(table, side)}
    for part in answer.damage:
        creature, to = table.called(part.source), table.ref(part.to)
        if creature is None or to is None or creature.id not in own:
            return {}, _misassigned(table, f"{part.source} can't assign damage to {part.to}")
        share = own[creature.id]
        allowed = (*share.among, *share.beyond)
        wrong = part.amount < 0 or (not share.divided and part.amount != share.amount)
        if to not in allowed or wrong:
            said = f"{part.source} can't assign {part.amount} damage to {part.to}"
            return {}, _misassigned(table, said)
        portions[creature.id, to] = portions.get((creature.id, to), 0) + part.amount
    return portions, None


def _misassigned(table: Table, reason: str) -> Violation:
    """Make the violation of the rule on assigning damage, for a reason of its own."""
    cited = damage_assigned_and_dealt.number_in(table.edition)
    return Violation(rule=None if cited is None else str(cited), reason=reason)


@rule("510.1e")
def wrong_with(
    table: Table, to_divide: tuple[Share, ...], said: Mapping[tuple[ObjectId, Ref], int]
) -> Iterator[Violation]:
    """A player's whole combat damage assignment must be legal, or that player assigns it anew."""
    for share in to_divide:
        for allows in LEGALITY:
            if not allows(table, share, said):
                yield allows.broken(table.edition, table.name_of(share.creature))


def beyond(share: Share, said: Mapping[tuple[ObjectId, Ref], int]) -> int:
    """Give what a creature with trample assigns beyond its blockers."""
    return sum(said.get((share.creature, ref), 0) for ref in share.beyond)


@rule("510.1a")
def assigns_all(_: Table, share: Share, said: Mapping[tuple[ObjectId, Ref], int]) -> bool:
    """A creature assigns combat damage equal to its power, no more and no less."""
    given = sum(said.get((share.creature, ref), 0) for ref in share.among)
    return given + beyond(share, said) == share.amount


@rule("702.19b")
def lethal_before_trampling(
    table: Table, share: Share, said: Mapping[tuple[ObjectId, Ref], int]
) -> bool:
    """With trample, all blockers must be assigned lethal damage before what's attacked gets any."""
    return not beyond(share, said) or all(lethal(table, ref, said) for ref in share.among)


@rule("510.1c", of="2024-06-07")
def lethal_in_order(table: Table, share: Share, said: Mapping[tuple[ObjectId, Ref], int]) -> bool:
    """Creatures earlier in the damage assignment order must be assigned lethal damage first."""
    given = [said.get((share.creature, ref), 0) for ref in share.among]
    return not share.ordered or all(
        lethal(table, ref, said) or not sum(given[index + 1 :])
        for index, ref in enumerate(share.among)
    )


@rule("606.7d", of="2006-10-01")
def only_one_defending_player(
    _: Table, share: Share, said: Mapping[tuple[ObjectId, Ref], int]
) -> bool:
    """Each attacker assigns combat damage to only one player on the defending team."""
    given = [
        ref
        for (creature, ref), amount in said.items()
        if creature == share.creature and isinstance(ref, str) and amount
    ]
    return len(given) <= 1


LEGALITY: Final[tuple[Rule[[Table, Share, Mapping[tuple[ObjectId, Ref], int]], bool], ...]] = (
    assigns_all,
    lethal_in_order,
    lethal_before_trampling,
    only_one_defending_player,
)


@rule("702.19b")
def lethal(table: Table, ref: Ref, said: Mapping[tuple[ObjectId, Ref], int]) -> bool:
    """Lethal damage takes into account damage already marked or being assigned, and deathtouch."""
    if isinstance(ref, str):
        return True
    together = {creature: amount for (creature, to), amount in said.items() if to == ref}
    if any(n and has_keyword(table, creature, "deathtouch") for creature, n in together.items()):
        return True
    marked = table.objects[ref].damage
    return marked + sum(together.values()) >= (characteristics(table, ref).toughness or 0)


@rule("510.2")
def dealt(table: Table, portions: Mapping[tuple[ObjectId, Ref], int]) -> Table:
    """All combat damage is dealt at the same time."""
    events = tuple(
        Damage(creature, ref, amount, combat=True)
        for (creature, ref), amount in portions.items()
        if amount > 0 and creature in table.objects and still_there(table, ref)
    )
    return happen(table, *events) if events else table
