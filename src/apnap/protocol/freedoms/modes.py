"""What modes are called: engines have words of their own for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.protocol import AnswerSaid, Choose, ChooseMode, Decision

_IN_PRINTED_ORDER: Final = frozenset({"mode", "vote"})
"""What is chosen among words that stand on a card, in its order."""


def as_spelled(chosen: Sequence[str], asked: ChooseMode) -> Choose:
    """Return a choice of modes in the capital letters of the question."""
    spelled = {mode.casefold(): mode for mode in asked.among}
    return Choose(tuple(spelled.get(mode.casefold(), mode) for mode in chosen))


def called_here(ours: ChooseMode, theirs: ChooseMode) -> Mapping[str, str]:
    """
    Return what we call the modes of a question, by what they are called there.

    They are spelled alike, but for capital letters. If none of them is, and there are as many, the
    words are others, and stand for the modes in the order in which a card has them.
    """
    here = {mode.casefold(): mode for mode in ours.among}
    if (
        ours.purpose in _IN_PRINTED_ORDER
        and len(ours.among) == len(theirs.among)
        and here.keys().isdisjoint(map(str.casefold, theirs.among))
    ):
        return dict(zip(theirs.among, ours.among, strict=True))
    return {mode: here.get(mode.casefold(), mode) for mode in theirs.among}


def with_modes_called_here(
    said: AnswerSaid, asked: Sequence[Decision], there: Decision | None
) -> AnswerSaid:
    """
    Return an answer, with modes called as in what is asked.

    `there` is the same decision as whoever speaks was asked for it; None if nobody tells.
    """
    if not isinstance(said.say, Choose):
        return said
    ours = next((one for one in asked if one.id == said.about), None)
    if not isinstance(ours, ChooseMode):
        return said
    called = called_here(ours, there) if isinstance(there, ChooseMode) else {}
    chosen = tuple(called.get(mode, mode) for mode in said.say.chosen)
    return replace(said, say=as_spelled(chosen, ours))
