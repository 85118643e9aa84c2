"""Combat damage: who assigns it, how it may be divided, and dealing it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from apnap.protocol.answers import Answer, AssignDamage
from apnap.protocol.decisions import AssignDamageAsked, DamageSource, Decision
from apnap.protocol.messages import Violation
from apnap_reference.asking import ask, unphrased
from apnap_reference.edition import EDITIONS
from apnap_reference.events import Damage
from apnap_reference.happening import happen
from apnap_reference.looks import controller, has, looks, on_battlefield
from apnap_reference.people import Party, in_apnap_order, in_game
from apnap_reference.plays import Play
from apnap_reference.rulebook import Rule, rule
from apnap_reference.table import Attack, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turns import first_strikers

Portions = dict[tuple[ObjectId, Ref], int]
"""How much each creature assigns to each player or permanent."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one creature has to assign, and to whom it may."""

    creature: ObjectId
    amount: int
    among: tuple[Ref, ...]
    by: PlayerId
    """Who divides it."""
    ordered: bool
    """Whether creatures earlier in the order must be assigned lethal damage first."""
    beyond: Ref | None = None
    """With trample: whom the rest may be assigned to."""

    @property
    def divided(self) -> bool:
        """Tell whether there is anything to choose."""
        return len(self.among) + (self.beyond is not None) > 1


@rule("510.1")
def damage_assigned_and_dealt(table: Table) -> Play[Table]:
    """All combat damage is announced first, then dealt at the same time."""
    table = remember_first_strikers(table)
    table, portions = yield from assigned(table)
    return dealt(table, portions)


def remember_first_strikers(table: Table) -> Table:
    """Note, as the first of two damage steps begins, who has first or double strike."""
    combat = table.turn.combat
    if combat is None or table.turn.step != "first_strike_damage":
        return table
    return table.with_combat(replace(combat, struck_first=first_strikers(table)))


@rule("510.4")
def assigns_now(table: Table, creature: ObjectId) -> bool:
    """First and double strikers deal damage in the first step; the others, and double, after."""
    combat = table.turn.combat
    if combat is None:
        return False
    if table.turn.step == "first_strike_damage":
        return creature in combat.struck_first
    return creature not in combat.struck_first or has(table, creature, "double strike")


@rule("802.5", before={"2024-11-08": "802.6"})
def assigning_order(table: Table) -> tuple[Party, ...]:
    """Combat damage is assigned in APNAP order."""
    return in_apnap_order(table)


def assigned(table: Table) -> Play[tuple[Table, Portions]]:
    """Let each player in order assign the damage of the creatures that they answer for."""
    portions: Portions = {}
    for party in assigning_order(table):
        if any(share.divided for share in _own(table, party)):
            table, said = yield from _divided(table, party)
            portions |= said
        portions |= forced(table, party)
    return table, portions


def _own(table: Table, party: Party) -> tuple[Share, ...]:
    return tuple(share for share in shares(table) if share.by in party)


def forced(table: Table, party: Party) -> Portions:
    """Give what a party's creatures assign where there is nothing to choose."""
    return {
        (share.creature, share.among[0]): share.amount
        for share in _own(table, party)
        if share.among and not share.divided
    }


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
    """A creature assigns damage equal to its power, nothing if that is 0 or less."""
    return max(0, looks(table, creature).power or 0)


@rule("510.1b")
def unblocked_damages(table: Table, attack: Attack) -> tuple[Ref, ...]:
    """An unblocked creature damages what it attacks; attacking nothing, it damages nothing."""
    target = attack.target
    return (target,) if target is not None and still_there(table, target) else ()


@rule("800.4e")
def still_there(table: Table, ref: Ref) -> bool:
    """A player who has left the game is assigned and dealt no combat damage."""
    return in_game(table, ref) if isinstance(ref, str) else on_battlefield(table, ref)


@rule("510.1c")
def attackers_share(table: Table, attack: Attack) -> Iterator[Share]:
    """A blocked creature damages the creatures blocking it, divided as its controller chooses."""
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
        among = (beyond,) if beyond is not None else ()
        yield Share(attack.attacker, amount, among, who, ordered=False)
        return
    divider = who_divides_for_attacker(table, attack)
    order = EDITIONS[table.edition].damage_assignment_order and divider == who
    yield Share(attack.attacker, amount, attack.blockers, divider, order, beyond)


@rule("702.19b")
def beyond_blockers(table: Table, attack: Attack) -> Ref | None:
    """With trample, what lethal damage to the blockers leaves may go to what is attacked."""
    if not has(table, attack.attacker, "trample"):
        return None
    return next(iter(unblocked_damages(table, attack)), None)


@rule("702.22j", before={"2024-06-07": "702.21j"})
def who_divides_for_attacker(table: Table, attack: Attack) -> PlayerId:
    """If a creature with banding blocks it, the defending player divides the attacker's damage."""
    for blocker in attack.blockers:
        if has(table, blocker, "banding"):
            return controller(table, blocker)
    return controller(table, attack.attacker)


@rule("702.22k", before={"2024-06-07": "702.21k"})
def who_divides_for_blocker(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> PlayerId:
    """If it blocks a creature with banding, the active player divides the blocker's damage."""
    for attacker in attackers:
        if has(table, attacker, "banding"):
            return controller(table, attacker)
    return controller(table, blocker)


@rule("510.1d")
def blockers_share(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Share]:
    """A blocking creature damages what it blocks, divided as its controller chooses."""
    amount = damage_of(table, blocker)
    if not amount:
        return
    divider = who_divides_for_blocker(table, blocker, attackers)
    own = divider == controller(table, blocker)
    order = EDITIONS[table.edition].damage_assignment_order and own
    yield Share(blocker, amount, attackers, divider, order)


def _divided(table: Table, party: Party) -> Play[tuple[Table, Portions]]:
    def to_divide(now: Table) -> tuple[Share, ...]:
        return tuple(share for share in _own(now, party) if share.divided)

    def question(now: Table) -> Decision | None:
        sources = tuple(
            DamageSource(now.name_of(share.creature), share.amount, _names(now, share))
            for share in to_divide(now)
        )
        return AssignDamageAsked(id="", decider="", sources=sources) if sources else None

    def judge(now: Table, answer: Answer) -> tuple[Violation, ...]:
        if not isinstance(answer, AssignDamage):
            return (unphrased(answer, "an assignment of damage"),)
        said, strange = portions_said(now, answer, party)
        if strange:
            return (strange,)
        return tuple(wrong_with(now, to_divide(now), {**forced(now, party), **said}))

    table, said = yield from ask(table, party, question, judge)
    if said is None or not isinstance(said.answer, AssignDamage):
        return table, {}
    return table, portions_said(table, said.answer, party)[0]


def _names(table: Table, share: Share) -> tuple[str, ...]:
    refs = (*share.among, share.beyond) if share.beyond is not None else share.among
    return tuple(table.name_of(ref) for ref in refs)


def portions_said(
    table: Table, answer: AssignDamage, party: Party
) -> tuple[Portions, Violation | None]:
    """
    Read an assignment; also say what in it cannot be understood.

    Portions of creatures that have no choice may be said as well, if they are right.
    """
    portions: Portions = {}
    cited = damage_assigned_and_dealt.number_in(table.edition)
    own = {share.creature: share for share in _own(table, party)}
    for part in answer.damage:
        creature, to = table.called(part.source), table.ref(part.to)
        if creature is None or to is None or creature.id not in own:
            reason = f"{part.source} assigns no damage to {part.to} here"
            return {}, Violation(rule=cited, reason=reason)
        share = own[creature.id]
        allowed = (*share.among, share.beyond)
        wrong = part.amount < 0 or (not share.divided and part.amount != share.amount)
        if to not in allowed or wrong:
            reason = f"{part.source} does not assign {part.amount} damage to {part.to}"
            return {}, Violation(rule=cited, reason=reason)
        portions[creature.id, to] = portions.get((creature.id, to), 0) + part.amount
    return portions, None


@rule("510.1e")
def wrong_with(
    table: Table, to_divide: tuple[Share, ...], said: Mapping[tuple[ObjectId, Ref], int]
) -> Iterator[Violation]:
    """The whole assignment of a player must be right, or that player assigns anew."""
    for share in to_divide:
        for allows in LEGALITY:
            if not allows(table, share, said):
                yield allows.broken(table.edition, table.name_of(share.creature))


def beyond(share: Share, said: Mapping[tuple[ObjectId, Ref], int]) -> int:
    """Give what a creature with trample assigns beyond its blockers."""
    return said.get((share.creature, share.beyond), 0) if share.beyond is not None else 0


@rule("510.1a")
def assigns_all(_: Table, share: Share, said: Mapping[tuple[ObjectId, Ref], int]) -> bool:
    """A creature assigns exactly as much combat damage as its power."""
    given = sum(said.get((share.creature, ref), 0) for ref in share.among)
    return given + beyond(share, said) == share.amount


@rule("702.19b")
def lethal_before_trampling(
    table: Table, share: Share, said: Mapping[tuple[ObjectId, Ref], int]
) -> bool:
    """With trample, all blockers are assigned lethal damage before anything goes beyond."""
    return not beyond(share, said) or all(lethal(table, ref, said) for ref in share.among)


@rule("510.1c", gone_from="2024-11-08")
def lethal_in_order(table: Table, share: Share, said: Mapping[tuple[ObjectId, Ref], int]) -> bool:
    """A creature later in the order is assigned damage only if all before it get lethal damage."""
    given = [said.get((share.creature, ref), 0) for ref in share.among]
    return not share.ordered or all(
        lethal(table, ref, said) or not sum(given[index + 1 :])
        for index, ref in enumerate(share.among)
    )


LEGALITY: Final[tuple[Rule[[Table, Share, Mapping[tuple[ObjectId, Ref], int]], bool], ...]] = (
    assigns_all,
    lethal_in_order,
    lethal_before_trampling,
)


@rule("702.19b")
def lethal(table: Table, ref: Ref, said: Mapping[tuple[ObjectId, Ref], int]) -> bool:
    """Lethal counts damage marked already and assigned by others; deathtouch makes 1 enough."""
    if isinstance(ref, str):
        return True
    together = {creature: amount for (creature, to), amount in said.items() if to == ref}
    if any(n and has(table, creature, "deathtouch") for creature, n in together.items()):
        return True
    marked = table.objects[ref].damage
    return marked + sum(together.values()) >= (looks(table, ref).toughness or 0)


@rule("510.2")
def dealt(table: Table, portions: Mapping[tuple[ObjectId, Ref], int]) -> Table:
    """All combat damage is dealt simultaneously, by and to what is still there."""
    events = tuple(
        Damage(creature, ref, amount, combat=True)
        for (creature, ref), amount in portions.items()
        if amount > 0 and creature in table.objects and still_there(table, ref)
    )
    return happen(table, *events) if events else table
