"""`apnap find`: what answers a question, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, get_args

import typer
from rich.text import Text

from apnap.book.content.spelling import called
from apnap.book.known import known
from apnap.cli.ending import Status, end
from apnap.cli.rules.options import Json, as_json, console, plainly
from apnap.finding import Document, Found, Kind, NoFullTextSearchError, table
from apnap.finding import find as find_in
from apnap.harmless import clean
from apnap.protocol import EditionDate, Record

KINDS: Final[tuple[str, ...]] = get_args(Kind)
NOTHING: Final = "nothing is found for it: try other words, or fewer"
ONCE: Final = "reading all rules and scenarios, once for this version of apnap"
MOST: Final = 8
"""So many answers are shown unless something else is asked for."""


class Answer(Record, frozen=True, kw_only=True, omit_defaults=False):
    """An answer as `apnap find --json` shows it."""

    kind: Kind
    key: str
    """The number of a rule, the id of a scenario, the name of anything else."""
    title: str
    says: str
    editions: tuple[EditionDate, ...]
    """Empty: today's edition has it. Otherwise those that do."""
    now: str
    """The number of today, if this is an earlier number of a rule."""
    command: str
    """What to type to read it."""
    page: str
    """Its page in the book."""
    score: float


class Answers(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap find --json` prints."""

    question: str
    number: int
    """How many there are; `answers` are the first of them."""
    answers: tuple[Answer, ...]


def find(
    words: Annotated[
        list[str],
        typer.Argument(metavar="WORDS", help="A question, or some words of it; a rule, a card."),
    ],
    *,
    kinds: Annotated[
        list[str] | None,
        typer.Option("--kind", metavar="KIND", help=f"Only these: {', '.join(KINDS)}. Repeatable."),
    ] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="Show so many answers.")] = MOST,
    json: Json = False,
) -> None:
    """
    Find what answers a question: rules, sections, keywords, cards, interpretations, scenarios.

    Today's rules come first. A year (2006) asks for the rules of that edition. Exit status: 0, or
    1 if nothing is found, 2 for wrong usage, 3 if the engine could not be started.

    Example: apnap find who chooses first when two players sacrifice
    """
    question = " ".join(words)
    for kind in kinds or ():
        if kind not in KINDS:
            end(Status.USAGE, f"{kind!r} is no kind of answer; there are {', '.join(KINDS)}")
    found = answers(question, kinds or ())
    if json:
        as_json(_told(question, found, most))
    elif found:
        show(found, most)
    else:
        typer.echo(clean(f"{question!r}: {NOTHING}"))
    raise typer.Exit(Status.OK if found else Status.FAILURES)


def tell_once() -> None:
    """Say why it takes longer than it will again."""
    typer.echo(ONCE, err=True)


def answers(question: str, kinds: Sequence[str] = ()) -> tuple[Found, ...]:
    """Return what answers a question, of these kinds if any are named, best first."""
    with plainly():
        try:
            index = known(tell_once)
        except NoFullTextSearchError as error:
            end(Status.USAGE, str(error))
    try:
        found = find_in(index, question, table())
    finally:
        index.close()
    return tuple(one for one in found if not kinds or one.document.kind in kinds)


def show(found: Sequence[Found], most: int = MOST) -> None:
    """Print the first answers: what each is called and says, and what to type next."""
    screen = console()
    for one in found[:most]:
        for line in _lines(one.document):
            screen.print(line, soft_wrap=bool(line.no_wrap))
    if len(found) > most:
        screen.print(Text(f"{len(found)} found, {most} shown; --most shows more", "dim"))


def _lines(one: Document) -> Iterator[Text]:
    head = Text(f"{clean(_head(one))}  ", "bold").append(clean(one.title), "not bold")
    if one.now:
        head.append(f"  [today {one.now}]", "cyan")
    elif one.editions:
        head.append(f"  [not today; last in {one.editions[-1]}]", "cyan")
    yield head
    if one.says and one.says.rstrip(".") != one.title:
        yield Text(f"    {clean(one.says)}")
    yield Text(f"    {clean(one.command)}", "dim", no_wrap=True)


def _head(one: Document) -> str:
    """Return what stands before the title: the number of a rule, or what it is."""
    return called(one.key) if one.kind in ("rule", "section") else one.kind


def _told(question: str, found: Sequence[Found], most: int) -> Answers:
    return Answers(
        question=question,
        number=len(found),
        answers=tuple(
            Answer(
                kind=one.document.kind,
                key=one.document.key,
                title=one.document.title,
                says=one.document.says,
                editions=one.document.editions,
                now=one.document.now,
                command=one.document.command,
                page=one.document.path,
                score=round(one.score, 3),
            )
            for one in found[:most]
        ),
    )
