"""Mana: costs, where it comes from, and paying."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from apnap.protocol import Answer, Pay, PayAsked, Payment, Violation
from apnap.protocol.catalogue import find
from apnap_reference.changes.applying import happen
from apnap_reference.choices.asking import ask, refuse, unphrased
from apnap_reference.objects.characteristics import has_keyword, has_type, permanents
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.events import Moves, Taps
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace

SYMBOL: Final = re.compile(r"\{(\w+)\}")

Way = tuple[tuple[ObjectId, str], ...]
"""Permanents to be tapped for mana, and the mana that each makes."""


@lru_cache(maxsize=1024)
def symbols(cost: str) -> tuple[int, tuple[str, ...]]:
    """Take a cost such as `{2}{G}` apart into generic mana and coloured symbols."""
    found: list[str] = SYMBOL.findall(cost)
    generic = sum(int(symbol) for symbol in found if symbol.isdigit())
    return generic, tuple(symbol for symbol in found if not symbol.isdigit())


def spelled(generic: int, others: tuple[str, ...]) -> str:
    """Write a mana cost: its generic mana first, `{0}` for nothing at all."""
    number = (str(generic),) if generic or not others else ()
    return "".join(f"{{{symbol}}}" for symbol in (*number, *others))


@rule("605.1a")
def mana_sources(table: Table, player: PlayerId) -> tuple[Object, ...]:
    """An ability that taps a permanent to add mana is a mana ability."""
    return tuple(
        thing
        for thing in permanents(table, of=player)
        if find(thing.card).produces and may_pay_by_tapping(table, thing)
    )


@rule("118.3")
def untapped_to_pay(_: Table, source: Object) -> bool:
    """A permanent that is tapped already can't be tapped to pay a cost."""
    return not source.tapped


@rule("602.5a")
def may_pay_by_tapping(table: Table, source: Object) -> bool:
    """A permanent can't be tapped for its own ability if it's tapped already or summoning sick."""
    if source.tapped:
        return False
    sick = has_type(table, source.id, "Creature") and source.sick
    return not sick or has_keyword(table, source.id, "haste")


def why_not_by_tapping(table: Table, source: Object) -> Rule[[Table, Object], bool]:
    """Give the rule by which a permanent can't be tapped for its own ability."""
    return may_pay_by_tapping if untapped_to_pay(table, source) else untapped_to_pay


def a_way(cost: str, pool: Sequence[str], sources: Sequence[Object]) -> Way | None:
    """Find permanents whose mana, with that in the pool, pays a cost; None if there are none."""
    generic, colored = symbols(cost)
    left = list(pool)
    missing: list[str] = []
    for color in colored:
        if color in left:
            left.remove(color)
        else:
            missing.append(color)
    generic = max(0, generic - len(left))
    return _match(missing, generic, list(sources))


def _match(missing: list[str], generic: int, sources: list[Object]) -> Way | None:
    if not missing:
        if len(sources) < generic:
            return None
        fewest = sorted(sources, key=lambda source: len(find(source.card).produces))
        return tuple((source.id, find(source.card).produces[0]) for source in fewest[:generic])
    color, rest = missing[0], missing[1:]
    able = [source for source in sources if color in find(source.card).produces]
    for source in sorted(able, key=lambda source: len(find(source.card).produces)):
        others = [other for other in sources if other is not source]
        found = _match(rest, generic, others)
        if found is not None:
            return ((source.id, color), *found)
    return None


@rule("601.2g")
def asks_for_mana(cost: str) -> bool:
    """Mana abilities are activated during payment only if the cost includes mana."""
    return symbols(cost) != (0, ())


@rule("118.3")
def pay_mana(table: Table, player: PlayerId, cost: str, how: Payment | None) -> Dialogue[Table]:
    """A player must pay a cost in full with what they have."""
    if not asks_for_mana(cost):
        if isinstance(how, tuple) and how:
            yield from refuse(asks_for_mana.broken(table.edition, ", ".join(how)))
        return table
    if how is None:
        table, how = yield from _ask_payment(table, player, cost)
    way = _way_said(table, player, cost, how)
    if way is None:
        return (yield from refuse(pay_mana.broken(table.edition, f"{player} doesn't pay {cost}")))
    return spent(table, player, cost, way)


def _way_said(table: Table, player: PlayerId, cost: str, how: Payment) -> Way | None:
    sources = mana_sources(table, player)
    pool = table.player(player).mana
    if how == "nothing":
        return None
    if how == "auto":
        return a_way(cost, pool, sources)
    named = [source for source in sources if source.name in how]
    if len(named) != len(how):
        return None
    way = a_way(cost, pool, named)
    return way if way is None else (*way, *_surplus(way, named))


def _surplus(way: Way, named: Sequence[Object]) -> Way:
    """Give what else is tapped because it was named: its mana stays in the pool (118.3a)."""
    used = {thing for thing, _ in way}
    others = (source for source in named if source.id not in used)
    return tuple((source.id, find(source.card).produces[0]) for source in others)


def tapped_for_mana(table: Table, things: tuple[ObjectId, ...]) -> Table:
    """Tap permanents for mana, and sacrifice those whose ability demands it."""
    treasures = tuple(thing for thing in things if sacrificed_for_mana(table, thing))
    table = happen(table, *(Taps(thing) for thing in things))
    return (
        happen(table, *(Moves(thing, "graveyard") for thing in treasures)) if treasures else table
    )


@rule("111.10a")
def sacrificed_for_mana(table: Table, thing: ObjectId) -> bool:
    """A Treasure token is sacrificed as it's tapped for mana."""
    return "Treasure" in find(table.objects[thing].card).subtypes


def spent(table: Table, player: PlayerId, cost: str, way: Way) -> Table:
    """Tap the permanents of a way, and take the cost from the mana in the pool."""
    table = tapped_for_mana(table, tuple(thing for thing, _ in way)) if way else table
    pool = [*table.player(player).mana, *(color for _, color in way)]
    generic, colored = symbols(cost)
    for color in colored:
        pool.remove(color)
    pool = pool[: len(pool) - generic]
    return table.with_player(replace(table.player(player), mana=tuple(pool)))


def _ask_payment(table: Table, player: PlayerId, cost: str) -> Dialogue[tuple[Table, Payment]]:
    def question(now: Table) -> Question | None:
        sources = tuple(source.name for source in mana_sources(now, player))
        return partial(PayAsked, cost=cost, sources=sources)

    def judge(_: Table, answer: Answer) -> tuple[Violation, ...]:
        return () if isinstance(answer, Pay) else (unphrased(answer, "a payment"),)

    table, said = yield from ask(table, (player,), question, judge)
    if said is None or not isinstance(said.answer, Pay):
        return table, "nothing"
    return table, said.answer.pay
