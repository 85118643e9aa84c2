"""Choosing one of several piles of objects."""

from __future__ import annotations

from functools import partial

from apnap.protocol import Answer, Choose, ChooseObjects, Violation
from apnap_reference.choices.asking import ask, unphrased
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.table import ObjectId, PlayerId, Table

Pile = tuple[ObjectId, ...]


def choose_pile(
    table: Table, who: PlayerId, piles: tuple[Pile, ...], purpose: str
) -> Dialogue[tuple[Table, Pile]]:
    """
    Let a player choose one of the piles by naming what is in it, nothing for an empty one.

    The first pile counts as chosen if nobody is left to choose, or nothing to choose from.
    """

    def question(now: Table) -> Question | None:
        named = _named(now, piles)
        among = tuple(name for pile in named for name in pile)
        least, most = len(named[0]), len(named[-1])
        if not among:
            return None
        return partial(ChooseObjects, purpose=purpose, among=among, least=least, most=most)

    def judge(now: Table, answer: Answer) -> tuple[Violation, ...]:
        if not isinstance(answer, Choose):
            return (unphrased(answer, "a choice"),)
        named = _named(now, piles)
        contents = " or ".join(", ".join(pile) or "nothing" for pile in named)
        good = sorted(answer.chosen) in [sorted(pile) for pile in named]
        return () if good else (Violation(reason=f"these are the piles: {contents}"),)

    table, said = yield from ask(table, (who,), question, judge)
    if said is None or not isinstance(said.answer, Choose):
        return table, piles[0]
    chosen = {table.ref(name) for name in said.answer.chosen}
    return table, next(pile for pile in piles if chosen == set(pile) & set(table.objects))


def _named(table: Table, piles: tuple[Pile, ...]) -> list[tuple[str, ...]]:
    """Give the names in each pile, the smallest pile first."""
    names = (tuple(table.name_of(t) for t in pile if t in table.objects) for pile in piles)
    return sorted(names, key=len)
