"""Paying the cost of a spell or ability: all of it, or nothing is paid at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from apnap.protocol import Activate, Cast, Violation, Zone
from apnap_reference.changes.applying import happen
from apnap_reference.changes.life_totals import life_known
from apnap_reference.changes.sharing import may_lose_life
from apnap_reference.choices.asking import refuse
from apnap_reference.choices.simple import choose_objects
from apnap_reference.objects.characteristics import permanents
from apnap_reference.rulebook import rule
from apnap_reference.spells.mana import may_pay_by_tapping, pay_mana, why_not_by_tapping
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters, Life, Moves, Taps
from apnap_reference.state.stack_abilities import Cost, UsesUp
from apnap_reference.state.table import ObjectId, Plain, PlayerId, Table, replace

Used = tuple[tuple[UsesUp, tuple[ObjectId, ...]], ...]
"""What is used up for each part of a cost that uses something up."""


class Bill(Plain, frozen=True):
    """A cost to be paid: by whom, for which spell or for an ability of which permanent."""

    player: PlayerId
    source: ObjectId
    cost: Cost
    used: Used = ()
    """As far as it is settled."""
    thing: ObjectId | None = None
    """The ability on the stack that it is paid for, which remembers what was returned for it."""


@rule("701.21a")
def may_sacrifice(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    """A player can sacrifice only permanents they control."""
    return controlled_by(table, player)


def controlled_by(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    """Give the permanents that a player controls."""
    return tuple(thing.id for thing in permanents(table, of=player))


def cards_in_hand(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    """Give the cards in a player's hand."""
    return tuple(card.id for card in table.hand(player))


FROM: Final[dict[str, Callable[[Table, PlayerId], tuple[ObjectId, ...]]]] = {
    "sacrifice": may_sacrifice,
    "exile from hand": cards_in_hand,
    "return to hand": controlled_by,
}
TO: Final[dict[str, Zone]] = {
    "sacrifice": "graveyard",
    "exile from hand": "exile",
    "return to hand": "hand",
}


def usable(table: Table, player: PlayerId, part: UsesUp) -> tuple[ObjectId, ...]:
    """Give what a player could use up for a part of a cost."""
    return tuple(thing for thing in FROM[part.how](table, player) if part.legal(table, thing))


@rule("118.3")
def enough_to_use_up(table: Table, bill: Bill) -> bool:
    """A player must have everything that a cost uses up."""
    parts = bill.used or tuple((part, ()) for part in bill.cost.uses)
    for part, used in parts:
        there = usable(table, bill.player, part)
        if len(there) < part.count or not set(used) <= set(there):
            return False
    return True


def life_to_pay(table: Table, bill: Bill) -> int:
    """Give how much life a cost asks for."""
    half = -(-life_known(table, bill.player) // 2) if bill.cost.half_of_life else 0
    return bill.cost.life + max(0, half)


@rule("119.4")
def enough_life(table: Table, bill: Bill) -> bool:
    """A player can't pay more life than they have, or than their team has."""
    life = life_to_pay(table, bill)
    return not life or table.player(bill.player).life >= life


@rule("119.8")
def life_may_be_paid(table: Table, bill: Bill) -> bool:
    """A player who can't lose life can't pay any, except 0."""
    return not life_to_pay(table, bill) or may_lose_life(table, bill.player)


@rule("118.3")
def source_there(table: Table, bill: Bill) -> bool:
    """A player must control a permanent that is tapped or sacrificed for its own ability."""
    cost = bill.cost
    takes_part = cost.tap or cost.sacrifice_self or cost.loyalty is not None or cost.counters
    return not takes_part or bill.source in may_sacrifice(table, bill.player)


@rule("602.5a")
def source_may_tap(table: Table, bill: Bill) -> bool:
    """A permanent that is tapped or summoning sick can't be tapped for its own ability."""
    source = table.objects.get(bill.source)
    return not bill.cost.tap or (source is not None and may_pay_by_tapping(table, source))


@rule("606.6")
def enough_loyalty(table: Table, bill: Bill) -> bool:
    """A player can't pay more loyalty counters than the planeswalker has."""
    source, change = table.objects.get(bill.source), bill.cost.loyalty
    if change is None:
        return True
    return source is not None and source.counters.get("loyalty", 0) + change >= 0


@rule("118.3")
def enough_counters(table: Table, bill: Bill) -> bool:
    """A player can't remove a counter from a permanent that has none of that kind."""
    source, kind = table.objects.get(bill.source), bill.cost.counters
    return kind is None or (source is not None and source.counters.get(kind, 0) > 0)


PAYABLE: Final = (
    enough_to_use_up,
    enough_life,
    life_may_be_paid,
    source_there,
    source_may_tap,
    enough_loyalty,
    enough_counters,
)


def unpayable(table: Table, bill: Bill) -> Iterator[Violation]:
    """Yield the first reason why a cost, mana apart, cannot be paid now."""
    for payable in PAYABLE:
        if not payable(table, bill):
            source, about = table.objects.get(bill.source), table.name_of(bill.source)
            if payable is source_may_tap and source is not None:
                yield why_not_by_tapping(table, source).broken(table.edition, about)
            else:
                yield payable.broken(table.edition, about)
            return


@rule("601.2h")
def pay_cost(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    """A player pays the total cost in full, no more and no less."""
    yield from _refuse_if_unpayable(table, bill)
    table, used = yield from _settled(table, bill, said.costs)
    table = yield from pay_mana(table, bill.player, bill.cost.mana, said.pay)
    bill = replace(bill, used=used)
    yield from _refuse_if_unpayable(table, bill)
    return _paid(table, bill)


def _refuse_if_unpayable(table: Table, bill: Bill) -> Dialogue[None]:
    for violation in unpayable(table, bill):
        yield from refuse(violation)


def _settled(
    table: Table, bill: Bill, named: tuple[str, ...] | None
) -> Dialogue[tuple[Table, Used]]:
    if named is not None:
        return table, (yield from _as_named(table, bill, named))
    used: Used = ()
    for part in bill.cost.uses:
        left = tuple(t for t in usable(table, bill.player, part) if t not in every(used))
        these = left
        if len(left) > part.count:
            how, count = part.how, part.count
            table, these = yield from choose_objects(
                table, bill.player, left, how, least=count, most=count, source=bill.source
            )
        if len(these) < part.count:
            about = table.name_of(bill.source)
            yield from refuse(enough_to_use_up.broken(table.edition, about))
        used = (*used, (part, these))
    return table, used


def every(used: Used) -> tuple[ObjectId, ...]:
    """Give everything that is used up."""
    return tuple(thing for _, things in used for thing in things)


def _as_named(table: Table, bill: Bill, named: tuple[str, ...]) -> Dialogue[Used]:
    left = list(named)
    used: Used = ()
    for part in bill.cost.uses:
        things = [table.called(name) for name in left[: part.count]]
        del left[: part.count]
        these = tuple(thing.id for thing in things if thing is not None)
        good = set(these) <= set(usable(table, bill.player, part)) - set(every(used))
        if not good or len(set(these)) < part.count:
            about = f"{', '.join(named) or 'nothing'} for {table.name_of(bill.source)}"
            yield from refuse(enough_to_use_up.broken(table.edition, about))
        used = (*used, (part, these))
    if bill.cost.sacrifice_self and left == [table.name_of(bill.source)]:
        left = []
    if left:
        about = f"{', '.join(left)} for {table.name_of(bill.source)}"
        yield from refuse(pay_cost.broken(table.edition, about))
    return used


def _paid(table: Table, bill: Bill) -> Table:
    cost = bill.cost
    if cost.tap:
        table = happen(table, Taps(bill.source))
    if cost.loyalty is not None:
        table = happen(table, Counters(bill.source, "loyalty", cost.loyalty))
    if cost.counters is not None:
        table = happen(table, Counters(bill.source, cost.counters, -1))
    if life := life_to_pay(table, bill):
        table = happen(table, Life(bill.player, -life))
    for part, things in bill.used:
        table = happen(table, *(Moves(thing, TO[part.how]) for thing in things))
        if part.how == "return to hand" and bill.thing in table.objects:
            paid_for = table.objects[bill.thing]
            memory = {**paid_for.memory, "returned": int(things[0])}
            table = table.with_object(replace(paid_for, memory=memory))
    return happen(table, Moves(bill.source, "graveyard")) if cost.sacrifice_self else table
