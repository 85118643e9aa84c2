"""Writing steps of the suite's vocabulary from their phrases and from what stands in the gaps."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from apnap.driver import Game, Position
from apnap.driver.loading_position import load
from apnap.driver.names import Names
from apnap.protocol import Object
from apnap.suite import Step
from apnap.vocabulary.matching import Call
from apnap.vocabulary.phrases import Phrase, Row
from apnap.vocabulary.whole import VOCABULARY

ATTACKS: Final = "{player} declares these attacks:"
BLOCKS: Final = "{player} declares these blocks:"
BLOCKS_AT_ONCE: Final = "{player} interrupts and declares these blocks:"
ATTACKS_AT_ONCE: Final = "{player} interrupts and declares these attacks:"
ASSIGNS: Final = "{player} assigns this damage:"
PLAYS: Final = "{player} plays {object}"
PASSES: Final = "{player} passes"
CONCEDES: Final = "{player} concedes"
ENDS: Final = "{player} ends the turn"

LIFE: Final = "{player} has {number} life"
TAPPED: Final = "{object} is tapped"
UNTAPPED: Final = "{object} is untapped"
_ANEW: Final = "the game begins anew"

_GAP: Final = re.compile(r"\{\w+\}")


def said(pattern: str, *gaps: Any, rows: tuple[Row, ...] = ()) -> Step:
    """Return the When of this pattern, with a table if it has `rows`."""
    phrase = _phrase("when", pattern)
    step = _step(phrase, gaps)
    if not rows:
        return step
    titles = tuple(title for title in rows[0] if rows[0][title] is not None)
    cells = tuple(tuple(_cell(row[title]) for title in titles) for row in rows)
    whole = tuple({**dict.fromkeys(phrase.columns or ()), **row} for row in rows)
    return replace(step, call=Call(phrase, (*gaps, whole)), table=(titles, *cells))


def seen(pattern: str, *gaps: Any) -> Step:
    """
    Return the Then of this pattern.

    Life and who is tapped are looked at whatever an engine shows: the position that it took up said
    what they are.
    """
    return _step(_phrase("then", pattern), gaps)


def anew(position: Position, new: Sequence[Object]) -> Step:
    """Return the step with which a game begins once more; `new` is what was not there before."""
    more = _cell(tuple(f"{one.controller}'s {one.name} ({one.card})" for one in new))
    text = f"{_ANEW} with {more}" if new else _ANEW
    return Step("given", text, 0, Call(BEGINS, (position,)))


def afresh(position: Position) -> Step:
    """Return the step with which another game begins, of which `position` says all there is."""
    more = _cell(tuple(f"{one.controller}'s {_told(one)}" for one in position.objects))
    turn = f"in {position.active or position.seats[0]}'s precombat main phase"
    return Step("given", f"another game begins {turn} with {more}", 0, Call(BEGINS, (position,)))


def _told(creature: Object) -> str:
    """Return a creature with what is said of it."""
    adjectives = [word for word, so in (("tapped", creature.tapped), ("sick", creature.sick)) if so]
    return f"{creature.name} ({', '.join((str(creature.card), *adjectives))})"


def _begin(game: Game, position: Position) -> None:
    """Load a position once more, and forget all that was."""
    game.names, game.spoken, game.before = Names(), None, ()
    game.announced, game.announcing = None, ()
    edition = game.opening.edition if game.opening else game.state.edition
    game.opening = position.state(edition)
    load(game)


BEGINS: Final = Phrase(
    keyword="given",
    pattern=_ANEW,
    help="The position of the scenario is loaded once more.",
    act=_begin,
    readers=(),
    sets_up=True,
)
"""What no scenario of the suite says: with it an image goes on in another game."""


@functools.cache
def _phrase(keyword: str, pattern: str) -> Phrase:
    return next(p for p in VOCABULARY.phrases if (p.keyword, p.pattern) == (keyword, pattern))


def _step(phrase: Phrase, gaps: tuple[Any, ...]) -> Step:
    words = iter(gaps)
    text = _GAP.sub(lambda _: _cell(next(words)), phrase.pattern)
    return Step(phrase.keyword, text, 0, Call(phrase, gaps))


def _cell(value: object) -> str:
    """Write a word, or several."""
    if isinstance(value, tuple):
        return " and ".join((", ".join(value[:-1]), value[-1]) if value[1:] else value)
    return str(value)
