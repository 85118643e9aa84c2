"""`apnap show`: the table of a scenario, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from apnap.book.scenarios.playing import newest_of, told_by
from apnap.book.scenarios.telling import Moment, Telling
from apnap.cli.options import Folders, tell_renamed
from apnap.cli.rules.options import REFERENCE, console, plainly
from apnap.harmless import ASIDE, clean, obeyed
from apnap.pages.stories import steps_of
from apnap.pictures.object_names import Names
from apnap.pictures.speech import phrase
from apnap.pictures.terminal import drawing
from apnap.pictures.text import joined
from apnap.protocol import AnswerSaid, EditionDate, Pass
from apnap.results.styles import STYLES
from apnap.running.engine_under_test import Engine
from apnap.suite import (
    PREFIXES,
    Captions,
    Origin,
    Scenario,
    SelectionError,
    Suite,
    card_lines,
    cards_of,
    follow,
    ids_asked,
    load_captions,
    load_some,
    load_suite,
    select,
    selection,
)


def show(
    scenario: Annotated[
        str,
        typer.Argument(metavar="SCENARIO", help="Its id, its title or FILE:LINE."),
    ],
    *,
    engine: Annotated[
        str, typer.Option("--engine", metavar="ENGINE", help="Engine that plays it.")
    ] = REFERENCE,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition", metavar="DATE", help="Edition. Default: the newest in which it holds."
        ),
    ] = None,
    extensions: Folders = None,
    every: Annotated[
        bool, typer.Option("--every-step", help="Draw the table after every step.")
    ] = False,
) -> None:
    """
    Play a scenario and draw the table: before anything is judged, and at its end.

    Exit status: 0 whatever comes of the scenario, 2 for wrong usage, 3 if the engine could not be
    started.

    Example: apnap show attack-multiple-players/a-player-can-attack-two-opponents-at-once
    """
    own = tuple(extensions or ())
    with plainly():
        (id_,), renamed = follow(ids_asked((scenario,), lambda: _all(own)))
        tell_renamed(renamed)
        second = id_.startswith(PREFIXES["second-reading"])
        origin: Origin = "second-reading" if second else "suite"
        suite = load_some((id_,), own, origin=origin)
        asked = EditionDate(edition) if edition else None
        found = _found(suite, id_, asked)
        captions = load_captions()
        player = Engine(engine)
        try:
            told = told_by(player, found, asked or newest_of(found))
        finally:
            player.close()
    screen = console()
    for part in _shown(found, told, captions, every=every):
        screen.print(part if isinstance(part, Text) and part.no_wrap else _Guarded(part))


class _Guarded:
    """What is printed, with a mark before each line of it that CI servers would obey."""

    def __init__(self, part: RenderableType) -> None:
        self._part = part

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in console.render_lines(self._part, options, pad=False):
            if obeyed("".join(segment.text for segment in line)):
                yield Segment(ASIDE)
            yield from line
            yield Segment.line()


def _all(extensions: Sequence[Path]) -> Sequence[Scenario]:
    """Return all scenarios that can be shown."""
    second = load_suite(origin="second-reading")
    return (*load_suite(extensions).scenarios, *second.scenarios)


def _found(suite: Suite, id_: str, edition: EditionDate | None) -> Scenario:
    """Return the scenario; raise `SelectionError` if there is none, or not in the edition."""
    known = next((one for one in suite.scenarios if one.id == id_), None)
    if known is not None and not edition:
        return known
    if edition and known is not None and not known.tagged.holds(selection(edition, (), ()).edition):
        raise SelectionError(f"in {edition}, {id_} does not hold: {known.tagged.why_not(edition)}")
    return select(suite, selection(edition, (), (id_,)))[0]


def _said(moment: Moment) -> Iterator[Text]:
    """Yield what was said in a step, passes in a row as one line."""
    names = Names(moment.state)
    passed: list[str] = []
    for exchange in moment.said:
        said = exchange.said
        verdict = exchange.verdict.verdict if exchange.verdict else ""
        if isinstance(said, AnswerSaid) and isinstance(said.say, Pass) and verdict == "accepted":
            passed.append(said.by)
            continue
        yield from _passed(passed)
        passed = []
        yield Text(f"    {phrase(exchange, names)}", "cyan").append(
            f" ({verdict})" if verdict and verdict != "accepted" else "", "bold"
        )
    yield from _passed(passed)


def _passed(who: Sequence[str]) -> Iterator[Text]:
    if who:
        players = joined(dict.fromkeys(who))
        yield Text(f"    {players} {'passes' if len(set(who)) == 1 else 'pass'}", "cyan")


def _shown(
    scenario: Scenario, told: Telling, captions: Captions, *, every: bool
) -> Iterator[RenderableType]:
    """Yield the steps, and the table where it is to be drawn."""
    yield Text(clean(scenario.name), "bold underline")
    yield Text(clean(scenario.id), "dim", no_wrap=True, overflow="ignore")
    yield Text(f"edition {told.edition}", "dim")
    yield from (Text(captions.named(rule, told.edition), "dim") for rule in told.result.rules)
    yield from (Text(line, "dim") for line in card_lines(cards_of(scenario)))
    first = next(n for n, step in enumerate(scenario.steps) if step.keyword != "given")
    moments = {moment.step: moment for moment in told.moments}
    last = max(moments, default=-1)
    for number, step in enumerate(steps_of(scenario, told.result.step)):
        if number == first and not every:
            yield drawing(told.situation(scenario))
        yield Text.assemble((f"{step.keyword} ", "bold"), step.text)
        yield from (Text(f"    | {' | '.join(row)} |", "dim") for row in step.table)
        moment = moments.get(number)
        if moment is not None:
            yield from _said(moment)
        if moment is not None and (number == last or (every and moment.said)):
            yield drawing(moment.state)
    outcome = told.result.outcome
    yield Text(outcome, STYLES[outcome])
    for words in (told.result.expected, told.result.got, told.result.reason):
        if words:
            yield Text(clean(words), "red")
