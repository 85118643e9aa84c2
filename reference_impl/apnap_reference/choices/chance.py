"""What is left to chance: coins (705), and the order of a shuffled library (701.24)."""

from __future__ import annotations

from functools import partial
from typing import Final

from apnap.protocol import Answer, Chance, ChanceAsked, Violation
from apnap_reference.choices.asking import leave_to_chance
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.table import PlayerId, Table, replace

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

    table, outcome = yield from leave_to_chance(table, player, question, judge)
    return table, outcome == (WON,)


@rule("701.24a")
def shuffled(table: Table, player: PlayerId) -> Dialogue[Table]:
    """Shuffling puts a library into a random order that nobody knows."""

    def question(now: Table) -> Question | None:
        names = tuple(now.name_of(card) for card in now.libraries[player])
        if not in_game(now, player) or not names:
            return None
        return partial(ChanceAsked, what="shuffle", among=names)

    def judge(now: Table, answer: Answer) -> tuple[Violation, ...]:
        names = sorted(now.name_of(card) for card in now.libraries[player])
        good = isinstance(answer, Chance) and sorted(answer.outcome) == names
        return () if good else (Violation(reason="a shuffle names each card of the library once"),)

    table, outcome = yield from leave_to_chance(table, player, question, judge)
    by_name = {table.name_of(card): card for card in table.libraries[player]}
    order = tuple(by_name[name] for name in outcome or by_name)
    return replace(table, libraries={**table.libraries, player: order})
