"""A scenario told in full: the situation, what was expected, what was said, and how it stood."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from markupsafe import Markup
from msgspec.structs import replace

from apnap.driver import Exchange, Outcome, Refusal
from apnap.driver.transcript import in_short
from apnap.harmless import ASIDE
from apnap.pictures import picture, words
from apnap.pictures.text import clean, listed
from apnap.protocol import AnswerSaid, Pass, Record, State, Verdict, View
from apnap.results.failure_text import Fact, done, done_by_reference
from apnap.results.readable import readable
from apnap.results.records import Result
from apnap.results.reporting import Run, replay, with_commands
from apnap.suite import Scenario, Step, card_lines, cards_of

LONGEST: Final = 2000
"""Characters that are shown of one text."""
FIRST: Final = 12
LAST: Final = 48
"""So many lines of a transcript are shown: from its beginning, and from its end."""
LARGEST: Final = 250_000
"""Characters that a picture may have; a larger one is left out."""

_SAID: Final = 40
"""Lines of a reason, which may hold what an engine said aside."""


class Told(Record, frozen=True):
    """A step as it is written."""

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...]
    ended: bool
    """Whether the scenario ended here."""


class Line(Record, frozen=True):
    """What was said, what became of it, why, and who was asked what afterwards."""

    said: str
    verdict: str
    why: str
    asked: tuple[str, ...]


class Picture(Record, frozen=True, kw_only=True):
    """How it stood, as a picture and in words."""

    caption: str
    svg: Markup
    """Empty if it would be too large."""
    words: tuple[str, ...]


class Story(Record, frozen=True, kw_only=True):
    """A scenario and what came of it; all texts are cleaned."""

    id: str
    anchor: str
    name: str
    outcome: Outcome
    rules: tuple[str, ...]
    place: str
    """File and line."""
    steps: tuple[Told, ...]
    step: str
    expected: str
    got: str
    reason: str
    """Why it ended early otherwise, perhaps in several lines."""
    violations: tuple[str, ...]
    engine: tuple[Fact, ...]
    """What the engine did from the last `When` on."""
    reference: tuple[Fact, ...]
    """What the reference engine does there; empty if it was not asked."""
    transcript: tuple[Line, ...]
    left_out: int
    """How many lines of the transcript are left out, behind the first `FIRST`."""
    picture: Picture | None
    cards: tuple[str, ...]
    """What the cards in it do, a line for each."""
    commands: tuple[str, ...]
    """The commands that play it again, write down what is said, and draw it."""


def story(
    result: Result, scenario: Scenario, exchanges: Sequence[Exchange], anchor: str, run: Run
) -> Story:
    """
    Return a scenario told in full.

    `exchanges` are what was said, both ways; `anchor` is an id that no other story of the page
    has, and `run` is the one in which it was played.
    """
    result = with_commands(run, result)
    account = result.account
    transcript = tuple(moves(_with_questions(exchanges)))
    hidden = max(0, len(transcript) - FIRST - LAST)
    shown = (*transcript[:FIRST], *transcript[FIRST + hidden :]) if hidden else transcript
    return Story(
        id=clean(result.id, LONGEST),
        anchor=anchor,
        name=clean(result.name, LONGEST),
        outcome=result.outcome,
        rules=tuple(map(clean, account.rules if account else result.rules)),
        place=clean(account.place if account else f"{result.file}:{result.line}", LONGEST),
        steps=tuple(steps_of(scenario, result.step)),
        step=clean(result.step or "", LONGEST),
        expected=clean(readable(result.expected or ""), LONGEST),
        got=clean(readable(result.got or ""), LONGEST),
        reason=reason_of(result.reason or ""),
        violations=tuple(
            clean(f"{one.rule}: {one.reason}" if one.rule else one.reason, LONGEST)
            for one in result.violations[:_SAID]
        )
        + _left_out(max(len(result.violations) - _SAID, 0) + result.violations_left_out),
        engine=tuple(map(_cleaned, done(result))),
        reference=tuple(map(_cleaned, done_by_reference(result))),
        transcript=shown,
        left_out=hidden,
        picture=_picture(exchanges, anchor),
        cards=tuple(clean(line, LONGEST) for line in card_lines(cards_of(scenario))),
        commands=tuple(
            clean(command, LONGEST)
            for command in (
                (account.replay, account.trace, account.show)
                if account
                else (replay(run, result.id),)
            )
            if command
        ),
    )


def _cleaned(fact: Fact) -> Fact:
    return Fact(fact.label, clean(fact.text, LONGEST))


def place(path: Path) -> str:
    """Return where a feature file lies, without what lies above the folder of the features."""
    parts = path.parts
    start = len(parts) - 1 - parts[::-1].index("features") if "features" in parts else -1
    return clean("/".join(parts[start:]))


def shown(state: State, caption: str, key: str) -> Picture:
    """Return a state as a picture and in words; `key` is an id that no other picture has."""
    svg = picture(state, key=key, styled=False)
    return Picture(
        caption=caption,
        svg=Markup(svg) if len(svg) <= LARGEST else Markup(),  # noqa: S704 - it escapes itself
        words=words(state),
    )


def steps_of(scenario: Scenario, ended: str | None = None) -> Iterator[Told]:
    """Yield the steps as they are written; `ended` is the one at which the scenario ended."""
    ends = [step for step in scenario.steps if _spoken(step) == ended]
    before = ""
    for step in scenario.steps:
        keyword = "and" if step.keyword == before else step.keyword
        before = step.keyword
        table = tuple(tuple(clean(cell, LONGEST) for cell in row) for row in step.table)
        last = len(ends) == 1 and step is ends[0]
        yield Told(keyword.capitalize(), clean(step.text, LONGEST), table, last)


def _spoken(step: Step) -> str:
    return f"{step.keyword.capitalize()} {step.text}"


def reason_of(text: str) -> str:
    """Return a reason, which may have several lines, cleaned and not too long."""
    told = text.splitlines()
    kept = [f"{ASIDE if at else ''}{clean(line, LONGEST)}" for at, line in enumerate(told[:_SAID])]
    left = len(told) - len(kept)
    return "\n".join((*kept, f"… and {left} more lines") if left else kept)


def moves(
    exchanges: Iterable[Exchange], phrased: Callable[[Exchange], str] | None = None
) -> Iterator[Line]:
    """
    Yield what was said; a look at the game is no move, and passes in a row are one line.

    The exchanges have to name the decisions that they answer; `phrased` puts one into words.
    """
    passed: list[tuple[str, Line]] = []
    for exchange in (one for one in exchanges if not isinstance(one.said, View)):
        line = in_short(exchange)
        who = _passing(exchange)
        if not who:
            yield from _passes(passed)
            passed = []
        told = Line(
            clean(phrased(exchange) if phrased else line.said, LONGEST),
            line.verdict,
            clean(_why(exchange), LONGEST),
            tuple(clean(one) for one in line.asked[:_SAID]),
        )
        if who:
            passed.append((who, told))
        else:
            yield told
    yield from _passes(passed)


def _passing(exchange: Exchange) -> str:
    """Return who passes on priority, if that is what happens."""
    said = exchange.said
    passes = isinstance(said, AnswerSaid) and isinstance(said.say, Pass)
    accepted = exchange.verdict is not None and exchange.verdict.verdict == "accepted"
    return said.by if isinstance(said, AnswerSaid) and passes and accepted else ""


def _passes(passed: Sequence[tuple[str, Line]]) -> Iterator[Line]:
    """Yield passes in a row as one line, one alone as it is."""
    if len(passed) == 1:
        yield passed[0][1]
    elif passed:
        who = list(dict.fromkeys(name for name, _ in passed))
        times = "" if len(who) == len(passed) else f", {len(passed)} passes in all"
        verb = "passes" if len(who) == 1 else "pass"
        yield replace(passed[-1][1], said=f"{listed(who, _SAID)} {verb}{times}")


def _with_questions(exchanges: Sequence[Exchange]) -> Iterator[Exchange]:
    """Yield exchanges with the decisions that they answer, found in the states before them."""
    state: State | None = None
    for exchange in exchanges:
        said = exchange.said
        pending = state.pending if state else ()
        about = (
            next((d for d in pending if d.id == said.about), None)
            if isinstance(said, AnswerSaid)
            else None
        )
        yield replace(exchange, about=about)
        state = _state(exchange) or state


def _left_out(reasons: int) -> tuple[str, ...]:
    """Return that there are more reasons than the page tells, if there are."""
    return (f"… and {reasons} more reasons",) if reasons > 0 else ()


def _why(exchange: Exchange) -> str:
    """Say why something was not accepted."""
    heard = exchange.heard
    if isinstance(heard, Refusal):
        return heard.problem
    if not isinstance(heard, Verdict):
        return ""
    found = (f"{v.rule}: {v.reason}" if v.rule else v.reason for v in heard.violations[:_SAID])
    return heard.reason or "; ".join(found)


def _state(exchange: Exchange) -> State | None:
    heard = exchange.heard
    return None if heard is None or isinstance(heard, Refusal) else heard.state


def _picture(exchanges: Sequence[Exchange], anchor: str) -> Picture | None:
    """Return how it stood at last; if nothing is known of that, how it was to begin."""
    states = [state for exchange in exchanges if (state := _state(exchange))]
    if states:
        return shown(states[-1], "How the engine showed the game last", f"{anchor}-picture")
    loaded = next((e.said for e in exchanges if hasattr(e.said, "position")), None)
    if loaded is None:
        return None
    return shown(loaded.position, "The position from which it was to begin", f"{anchor}-picture")
