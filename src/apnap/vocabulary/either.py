"""Thens with which a scenario leaves open what the rules leave open: one of two claims is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.driver import Failed, Game
from apnap.vocabulary.matching import Call, StepError, Vocabulary
from apnap.vocabulary.phrases import Topic
from apnap.vocabulary.reading_lists import Scope, WordError


def either(vocabulary: Vocabulary) -> Topic:
    """Return the phrase in which two phrases of the vocabulary stand."""
    topic: Final = Topic()
    read = _claims(vocabulary)

    @topic.then("either {claim} or {claim}", words={"claim": read})
    def one_of_both(game: Game, first: Call, second: Call) -> None:
        """One of both is true: what happens is left open by the rules."""
        try:
            first.phrase.act(game, *first.values)
        except Failed as failure:
            try:
                second.phrase.act(game, *second.values)
            except Failed as other:
                expected = f"either {failure.expected}, or {other.expected}"
                raise Failed(expected, f"{failure.got}; {other.got}") from other

    return topic


def _claims(vocabulary: Vocabulary) -> Callable[[str, Scope], Call]:
    """Return the reader of a phrase that says how the game stands."""

    def claim(text: str, scope: Scope) -> Call:
        try:
            call = vocabulary.call("then", text, None, scope)
        except StepError as error:
            raise WordError(str(error)) from error
        if call.phrase.verdict is not None or call.phrase.introduces:
            raise WordError(f"{text!r} cannot stand after `either`: it does not say how things are")
        return call

    return claim
