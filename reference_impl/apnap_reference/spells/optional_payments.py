"""Payments that are asked for while something resolves, and that nobody has to make."""

from __future__ import annotations

from functools import partial

from apnap.protocol import Answer, Pay, PayAsked, Payment, Violation
from apnap_reference.choices.asking import ask, unphrased
from apnap_reference.players.departed import can_be_asked_to_pay
from apnap_reference.rulebook import rule
from apnap_reference.spells.mana import Way, a_way, mana_sources, pay_mana, spent
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.table import PlayerId, Table


@rule("118.12a")
def pays_to_prevent(table: Table, player: PlayerId, cost: str) -> Dialogue[tuple[Table, bool]]:
    """A player who can pay to stop an effect chooses whether to pay."""

    def question(now: Table) -> Question | None:
        sources = mana_sources(now, player)
        if not _can_pay(now, player, cost):
            return None
        names = tuple(source.name for source in sources)
        return partial(PayAsked, cost=cost, sources=names)

    def judge(now: Table, answer: Answer) -> tuple[Violation, ...]:
        if not isinstance(answer, Pay):
            return (unphrased(answer, "a payment"),)
        if answer.pay == "nothing" or _way(now, player, cost, answer.pay) is not None:
            return ()
        return (pay_mana.broken(now.edition, f"{player} doesn't pay {cost}"),)

    table, said = yield from ask(table, (player,), question, judge)
    if said is None or not isinstance(said.answer, Pay) or said.answer.pay == "nothing":
        return table, False
    way = _way(table, player, cost, said.answer.pay)
    return (table, False) if way is None else (spent(table, player, cost, way), True)


def _can_pay(table: Table, player: PlayerId, cost: str) -> bool:
    if not can_be_asked_to_pay(table, player):
        return False
    return _way(table, player, cost, "auto") is not None


def _way(table: Table, player: PlayerId, cost: str, how: Payment) -> Way | None:
    """Find how a cost is paid as said: with what is named, or in any way."""
    sources = mana_sources(table, player)
    if isinstance(how, tuple):
        sources = tuple(source for source in sources if source.name in how)
        if len(sources) != len(how):
            return None
    way = a_way(cost, table.player(player).mana, sources)
    exact = way is not None and (how == "auto" or len(way) == len(sources))
    return way if exact else None
