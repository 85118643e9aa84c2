"""One player who has to be named where several could be meant."""

from __future__ import annotations

from functools import partial

from apnap.protocol import Answer, Choose, ChoosePlayer
from apnap_reference.choices.asking import ask
from apnap_reference.choices.simple import choose_player, one_of_these
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.table import PlayerId, Table


def the_one(
    table: Table, who: PlayerId, among: tuple[PlayerId, ...], purpose: str
) -> Dialogue[tuple[Table, PlayerId | None]]:
    """Give the only player meant; of several let `who` name one; None if nobody is there."""
    here = tuple(player for player in among if in_game(table, player))
    if len(here) > 1:
        return (yield from choose_player(table, who, here, purpose))
    return table, here[0] if here else None


@rule("810.9d")
def one_of_the_team(
    table: Table, team: tuple[PlayerId, ...]
) -> Dialogue[tuple[Table, tuple[PlayerId, ...]]]:
    """If an effect sets the life totals of a whole team, the team chooses the member affected."""

    def names(now: Table) -> tuple[str, ...]:
        return tuple(player for player in team if in_game(now, player))

    def question(now: Table) -> Question | None:
        purpose = "whose life total is set"
        return partial(ChoosePlayer, purpose=purpose, among=names(now))

    judge = one_of_these(names, 1, 1)
    table, said = yield from ask(table, team, question, judge)
    return table, _chosen(said.answer) if said is not None else ()


def _chosen(answer: Answer) -> tuple[PlayerId, ...]:
    return tuple(map(PlayerId, answer.chosen)) if isinstance(answer, Choose) else ()


@rule("805.9")
def one_active_player(table: Table, who: PlayerId) -> Dialogue[tuple[Table, PlayerId | None]]:
    """An ability's controller chooses which active player it refers to as its effect applies."""
    return (yield from the_one(table, who, table.turn.side, "active_player"))
