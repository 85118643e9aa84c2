"""What is left to chance: coins (705)."""

from __future__ import annotations

from functools import partial
from typing import Final

from apnap.protocol import Answer, Chance, ChanceAsked, Violation
from apnap_reference.choices.asking import leave_to_chance
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.table import PlayerId, Table

WON: Final = "won"
LOST: Final = "lost"


@rule("705.2")
def flip_won(table: Table, player: PlayerId) -> Dialogue[tuple[Table, bool]]:
    """A player who flips a coin wins the flip or loses it, and nobody else does."""

    def question(now: Table) -> Question | None:
        if not in_game(now, player):
            return None
        return partial(ChanceAsked, what="coin", among=(WON, LOST))

    def judge(_: Table, answer: Answer) -> tuple[Violation, ...]:
        good = isinstance(answer, Chance) and answer.outcome in ((WON,), (LOST,))
        return () if good else (Violation(reason="a flip of a coin is won or lost"),)

    table, said = yield from leave_to_chance(table, player, question, judge)
    answer = said.answer if said is not None else None
    return table, isinstance(answer, Chance) and answer.outcome == (WON,)
