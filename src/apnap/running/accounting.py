"""Making the account of a scenario that failed, errored or was unreached."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from apnap.driver import Exchange, Game
from apnap.driver.game import Spoken
from apnap.pictures.changes import changes
from apnap.pictures.decision_words import asked_sentence
from apnap.pictures.object_names import Names
from apnap.pictures.speech import phrase
from apnap.pictures.text import joined
from apnap.protocol import AnswerSaid, Pass, Record, State, Verdict, View
from apnap.results.account import Account, Became, Did, Written
from apnap.suite import Scenario, shown_path
from apnap.vocabulary.phrases import Keyword

_LONGEST: Final = 500
"""Characters that are kept of one text: an engine may say what it likes."""
_MOST: Final = 6
"""So many things are told of what was said, objected and asked."""
_CHANGES: Final = 3
_KEYWORDS: Final[Mapping[Keyword, Literal["Given", "When", "Then"]]] = {
    "given": "Given",
    "when": "When",
    "then": "Then",
}


class Mark(Record, frozen=True):
    """How far a conversation had come when a step began."""

    said: int
    """How many messages had been exchanged."""
    spoken: Spoken | None
    """The last thing that the scenario had let somebody say."""


def account(
    scenario: Scenario, rules: tuple[str, ...], ended: int, game: Game, marks: Mapping[int, Mark]
) -> Account:
    """
    Return the account of a scenario that `ended` at the step with this index.

    `rules` are its rules with their captions. `marks` are how far the conversation had come when
    each step began, by the steps' indices. A step that has not even begun is not to blame: the
    position, which stands before it, could not be set up. What the reference engine does, and the
    commands, are for others to add.
    """
    loaded = ended in marks
    blamed = ended if loaded else max(0, ended - 1)
    return Account(
        rules=rules,
        place=f"{shown_path(scenario)}:{scenario.steps[blamed].line}",
        steps=tuple(_steps(scenario, blamed)),
        when=scenario.steps[_judged(scenario, blamed)].text,
        engine=did(scenario, ended, game, marks) if loaded else None,
    )


def did(
    scenario: Scenario,
    ended: int,
    game: Game,
    marks: Mapping[int, Mark],
    stopped: str | None = None,
) -> Did:
    """Return what an engine did from the last `When` to the step with this index."""
    at = _judged(scenario, ended)
    mark = marks.get(at, Mark(0, None))
    next_mark = marks.get(at + 1)
    end = next_mark.said if next_mark else len(game.transcript)
    before, after = _last_state(game.transcript[: mark.said]), _last_state(game.transcript)
    verdict, reasons = _verdict(game, mark)
    return Did(
        said=_first(tuple(_said(game.transcript[mark.said : end], before)), last=True),
        verdict=verdict,
        reasons=_reasons(reasons),
        changed=_changed(before, after, scenario.steps[ended].text),
        asked=_first([asked_sentence(after, d) for d in after.pending] if after else ()),
        stopped=stopped[:_LONGEST] if stopped else None,
    )


def _judged(scenario: Scenario, ended: int) -> int:
    """Return the index of the last `When` up to a step; that step itself if there is none."""
    steps = scenario.steps[: ended + 1]
    return max((n for n, step in enumerate(steps) if step.keyword == "when"), default=ended)


def _steps(scenario: Scenario, ended: int) -> Iterator[Written]:
    before = ""
    for number, step in enumerate(scenario.steps):
        yield Written(
            keyword="And" if step.keyword == before else _KEYWORDS[step.keyword],
            text=step.text,
            line=step.line,
            table=step.table,
            ended=number == ended,
        )
        before = step.keyword


def _last_state(exchanges: Sequence[Exchange]) -> State | None:
    """Return how it stood at last, as far as the engine has said so."""
    verdicts = (exchange.verdict for exchange in reversed(exchanges))
    return next((verdict.state for verdict in verdicts if verdict and verdict.state), None)


def _verdict(game: Game, mark: Mark) -> tuple[Became | None, Sequence[str]]:
    """Return what became of what was said since a mark, and why it was not accepted."""
    spoken = game.spoken
    if spoken is None or spoken is mark.spoken:
        last = game.transcript[-1] if len(game.transcript) > mark.said else None
        if last is not None and last.verdict is not None and last.verdict.verdict == "rejected":
            return "rejected", _objections(game, last.verdict)
        return ("no answer" if last is not None and last.heard is None else None), ()
    if spoken.verdict is None:
        return "not offered", [spoken.instead]
    return ("accepted" if spoken.accepted else "rejected"), _objections(game, spoken.verdict)


def _objections(game: Game, verdict: Verdict) -> Sequence[str]:
    """Return the reasons of an engine, each behind the rule that it cites."""
    return [
        game.names.told(f"{one.rule}: {one.reason}" if one.rule else one.reason)
        for one in verdict.violations
    ]


def _said(exchanges: Sequence[Exchange], before: State | None) -> Iterator[str]:
    """Yield who said what, passes in a row as one; what became of the last is told elsewhere."""
    moves = [exchange for exchange in exchanges if not isinstance(exchange.said, View)]
    states = [before] if before else []
    for passing, some in itertools.groupby(moves, _passes):
        if passing:
            yield _passed([_speaker(one) for one in some])
            continue
        for exchange in some:
            state = _last_state([exchange])
            states += [state] if state else []
            verdict = exchange.verdict.verdict if exchange.verdict else "no answer"
            told = f"{phrase(exchange, Names(*states))}{_of_itself(exchange, Names(*states))}"
            judged = verdict != "accepted" and exchange is not moves[-1]
            yield f"{told} ({verdict})" if judged else told


def _of_itself(exchange: Exchange, names: Names) -> str:
    """Return, of what no step says, that it is apnap's answer, and what the engine has offered."""
    if not exchange.of_itself:
        return ""
    among = getattr(exchange.about, "among", None)
    offered = [one for one in among if isinstance(one, str)] if isinstance(among, tuple) else []
    if not offered:
        return " (apnap's own answer)"
    more = f" and {len(offered) - _MOST} more" if len(offered) > _MOST else ""
    return f" (apnap's own answer; offered: {names.all(offered[:_MOST])}{more})"


def _passes(exchange: Exchange) -> bool:
    said, verdict = exchange.said, exchange.verdict
    passing = isinstance(said, AnswerSaid) and isinstance(said.say, Pass)
    return passing and verdict is not None and verdict.verdict == "accepted"


def _speaker(exchange: Exchange) -> str:
    return exchange.said.by if isinstance(exchange.said, AnswerSaid) else ""


def _passed(who: Sequence[str]) -> str:
    names = tuple(dict.fromkeys(who))
    return f"{joined(names)} {'passes' if len(names) == 1 else 'pass'}"


def _changed(before: State | None, after: State | None, step: str) -> tuple[str, ...]:
    """Return what has changed, first of all of those whom the step names."""
    if before is None or after is None:
        return ()
    named = [name for name in _called(before, after) if name in step]
    found = sorted(changes(before, after), key=lambda told: not any(name in told for name in named))
    shown = _first(found[:_CHANGES])
    left = len(found) - len(shown)
    return (*shown, f"{left} more changes.") if left > 1 else _first(found)


def _called(*states: State) -> set[str]:
    """Return what players and objects are called in some states."""
    seats = {seat.name for state in states for seat in state.players}
    return seats | {thing.name for state in states for thing in state.objects}


def _reasons(given: Sequence[str]) -> tuple[str, ...]:
    """Return the first reasons, and how many there are beside them."""
    left = len(given) - _MOST
    return (*_first(given), *((f"and {left} more reasons",) if left > 0 else ()))


def _first(texts: Iterable[str], *, last: bool = False) -> tuple[str, ...]:
    """Return some of the texts, the first or the last ones, each cut where it is too long."""
    kept = tuple(texts)
    some = kept[-_MOST:] if last else kept[:_MOST]
    return tuple(one[:_LONGEST] + "…" if len(one) > _LONGEST else one for one in some)
