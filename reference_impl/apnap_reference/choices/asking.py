"""
How an instruction asks.

Inside one instruction a rule is a generator. It asks with `yield from ask(…)`, and goes on with the
answer; where no run of it waits, it is run again from the instruction's first table. Hold ids,
never objects, across a question: while somebody thinks, somebody else may leave the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NoReturn

import msgspec

from apnap.protocol import Answer, Chance, Violation
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import Side, in_game, primary_player, side_name
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import (
    Asked,
    Conceded,
    Dialogue,
    Judge,
    Open,
    Question,
    Questioner,
    Refused,
    SaidBy,
)
from apnap_reference.state.effects import IsControlled
from apnap_reference.state.table import Plain, PlayerId, Table
from apnap_reference.turn.leaving_the_game import leave_game

CHANCE: Final = PlayerId("~chance")
"""Who is asked what nobody decides."""


class Asking(Plain, frozen=True):
    """One thing to be asked: of whom, what, and what is wrong with an answer."""

    who: tuple[PlayerId, ...]
    """A player, or the members of a team who are asked together."""
    question: Questioner
    judge: Judge
    key: str | None = None
    """Tells it apart from others that are open at the same time."""
    by_side: bool = False
    """Whether a team that shares its turns decides it as such, also by its last member."""
    about: PlayerId | None = None
    """Whom it is about, if it is left to chance."""


def ask(
    table: Table,
    who: tuple[PlayerId, ...],
    question: Questioner,
    judge: Judge,
) -> Dialogue[tuple[Table, SaidBy | None]]:
    """
    Ask a player, or a team's members, and wait for a legal answer.

    The result is the table, which differs if somebody left meanwhile, and the answer, None if
    nobody is left to give one or there is nothing to ask.
    """
    return (yield from _ask(table, Asking(who, question, judge)))


def ask_side(
    table: Table,
    side: Side,
    question: Questioner,
    judge: Judge,
    *,
    announces: bool = False,
) -> Dialogue[tuple[Table, SaidBy | None]]:
    """Ask what a team that shares its turns decides as such; the rest as in `ask`."""
    asking = Asking(side, question, judge, by_side=True)
    return (yield from _ask(table, asking, announces=announces))


def leave_to_chance(
    table: Table,
    about: PlayerId,
    question: Questioner,
    judge: Judge,
) -> Dialogue[tuple[Table, tuple[str, ...]]]:
    """Let chance say something about a player, as in `ask`; the result has what it said."""
    table, said = yield from _ask(table, Asking((CHANCE,), question, judge, about=about))
    return table, said.answer.outcome if said and isinstance(said.answer, Chance) else ()


def _ask(
    table: Table, asking: Asking, *, announces: bool = False
) -> Dialogue[tuple[Table, SaidBy | None]]:
    table, answered = yield from ask_one_of(table, lambda _: (asking,), announces=announces)
    return table, answered[1] if answered else None


def ask_one_of(
    table: Table, askings: Callable[[Table], Iterable[Asking]], *, announces: bool = False
) -> Dialogue[tuple[Table, tuple[Asking, SaidBy] | None]]:
    """
    Ask several things at once and wait for a legal answer to one of them.

    `askings` gives what is to be asked from the table as it is then. The result is the table,
    and what was answered by whom; None if there is nothing (left) to ask.
    """
    again, proposals = False, Proposals()
    while True:
        opened = tuple(_opened(table, askings(table))) if table.winners is None else ()
        if not opened:
            return table, None
        agreed = proposals.settled(table, opened[0][1].speakers)
        if agreed is not None:
            return table, (opened[0][0], agreed)
        reply = yield Asked(tuple(open_ for _, open_ in opened), table, announces, again)
        again = True
        if isinstance(reply, Conceded):
            table = leave_game(table, reply.player)
            continue
        asking, open_ = opened[reply.about]
        wrong = asking.judge(table, reply.answer)
        if wrong:
            yield Refused(wrong)
        if len(open_.speakers) == 1 or reply.player not in open_.speakers:
            return table, (asking, reply)
        proposals.note(reply)


class Proposals:
    """What members of a team have proposed about the one thing that the team is asked."""

    def __init__(self) -> None:
        self._by: dict[PlayerId, SaidBy] = {}

    def note(self, said: SaidBy) -> None:
        """Take note of a proposal; it takes the place of an earlier one of that member."""
        self._by[said.player] = said

    def settled(self, table: Table, speakers: tuple[PlayerId, ...]) -> SaidBy | None:
        """Give what all agree on or, when all have spoken, what the primary player has said."""
        if not self._by or any(speaker not in self._by for speaker in speakers):
            return None
        return self._by[primary_player(table, speakers)]


def _opened(table: Table, askings: Iterable[Asking]) -> Iterator[tuple[Asking, Open]]:
    for asking in askings:
        if asking.who == (CHANCE,):
            question = asking.question(table)
            if question is not None:
                yield asking, Open(question, CHANCE, asking.about, (CHANCE,), asking.key)
            continue
        present = tuple(player for player in asking.who if in_game(table, player))
        question = asking.question(table) if present else None
        if question is not None:
            yield asking, put_to(table, present, question, asking.key, by_side=asking.by_side)


@rule("722.5")
def deciders(table: Table, asked: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """A player who controls another player makes all choices for the controlled player."""
    controlled = lasting(table, IsControlled)
    if not controlled:
        return asked
    over = {effect.player: effect.controller for effect in controlled}
    return tuple(dict.fromkeys(over.get(who, who) for who in asked))


def put_to(
    table: Table,
    asked: tuple[PlayerId, ...],
    question: Question,
    key: str | None = None,
    *,
    by_side: bool,
) -> Open:
    """Put a question to a player, or to the members of a team; whoever controls them answers."""
    speakers = deciders(table, asked)
    together = len(speakers) > 1 or (speakers == asked and by_side)
    decider = side_name(table, speakers) if together else speakers[0]
    subject = asked[0] if speakers != asked else None
    return Open(question, decider, subject, speakers, key)


def refuse(*violations: Violation) -> Dialogue[NoReturn]:
    """Refuse an announcement as a whole: everything said since it began is undone."""
    while True:  # nobody goes on with what was refused
        yield Refused(violations, whole=True)


def unphrased(answer: Answer, wanted: str) -> Violation:
    """Say that an answer is of the wrong kind for the question."""
    kind = msgspec.to_builtins(answer)["kind"]
    return Violation(reason=f"the question asks for {wanted}, not for an answer of kind {kind}")
