"""`apnap rules diff`: what changed between two editions, and what of ours that touches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from apnap.cli.ending import Status, end
from apnap.cli.rules.options import REFERENCE, Engine, Json, as_json, console, plainly
from apnap.coverage.known import described, known
from apnap.coverage.touching import Comparison, Side, Touched, Touching
from apnap.harmless import clean
from apnap.protocol import Record
from apnap.protocol.counting import counted
from apnap.rulebooks import (
    Edition,
    NotARulebookError,
    RuleNumber,
    UndatedRulebookError,
    editions,
    load,
    renumbering,
)
from apnap.rulebooks.confirming import confirmed
from apnap.rulebooks.differences import differences, moves
from apnap.rulebooks.index import read_edition
from apnap.suite import SelectionError, load_suite

_STYLES: Final = {
    "added": "green",
    "removed": "red",
    "changed": "yellow",
    "renumbered": "cyan",
}
_FEW: Final = 3
"""How many scenarios, functions and misreadings are named one by one on a terminal."""


class Book(Record, frozen=True):
    """An edition, and its texts if it was read from a file."""

    edition: Edition
    texts: Mapping[RuleNumber, str] | None = None


def diff(
    old: Annotated[str, typer.Argument(metavar="OLD", help="Date of an edition, or a rulebook.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="Date of an edition, or a rulebook.")],
    *,
    whole: Annotated[
        bool, typer.Option("--all", help="Also what touches nothing of the suite or the engine.")
    ] = False,
    json: Json = False,
    engine: Engine = REFERENCE,
) -> None:
    """
    Compare two editions: what was added, removed, changed, renumbered, and what that touches.

    With two files, rules that were renumbered and reworded are found by the likeness of their
    texts; with dates, by fingerprints and by what the project knows. Exit status: 0, or 1 if
    scenarios wait to be confirmed for the new edition (`apnap rules confirm`), 2 for wrong usage,
    3 if the engine could not be started.

    Example: apnap rules diff 2024-06-07 2024-11-08
    """
    with plainly():
        before, after = _book(old), _book(new)
        told = described(engine)
        texts = None
        if before.texts is not None and after.texts is not None:
            texts = before.texts, after.texts
        touching = Touching(
            Side(edition=before.edition, known=known(engine, told, before.edition)),
            Side(edition=after.edition, known=known(engine, told, after.edition)),
            load_suite(),
            confirmed(),
        )
        moved = moves(before.edition.date, after.edition.date, renumbering())
        found = differences(before.edition, after.edition, texts, moved)
        compared = touching.comparison(found, texts=texts is not None)
    if json:
        as_json(compared)
    else:
        screen = console()
        for line in _lines(compared, whole=whole):
            screen.print(line, soft_wrap=True)
    raise typer.Exit(Status.FAILURES if compared.unconfirmed else Status.OK)


def _book(named: str) -> Book:
    """Return the edition of that date, or the one in that file."""
    if named in editions():
        return Book(load(named))
    path = Path(named)
    if not path.exists():
        dates = ", ".join(editions())
        raise SelectionError(f"{named!r} is neither a file nor an indexed edition: {dates}")
    try:
        edition, book = read_edition(path)
    except (NotARulebookError, UndatedRulebookError, OSError) as error:
        end(Status.USAGE, str(error))
    return Book(edition, {entry.number: entry.text for entry in book.entries})


def _lines(compared: Comparison, *, whole: bool) -> Iterator[Text]:
    shown = [
        one
        for one in compared.differences
        if whole or one.scenarios or one.functions or one.mutants
    ]
    for one in shown:
        yield from _difference(one)
    counts = ", ".join(f"{number} {kind}" for kind, number in compared.counts.items())
    hidden = len(compared.differences) - len(shown)
    more = f"; {hidden} touch nothing of ours (--all shows them)" if hidden else ""
    yield Text(f"{compared.old} to {compared.new}: {counts}{more}.")
    if waiting := compared.unconfirmed:
        rules = ", ".join(one.new or one.old or "" for one in waiting)
        yield Text(f"not confirmed for {compared.new}: {rules}", "bold red")


def _difference(one: Touched) -> Iterator[Text]:
    names = " to ".join(dict.fromkeys(filter(None, (one.old, one.new))))
    what = [
        "reference only" if one.reference_only else "",
        "reworded" if one.reworded and one.kind == "renumbered" and not one.reference_only else "",
        "other examples" if one.examples else "",
        f"{one.likeness:.0%} alike" if one.likeness is not None else "",
    ]
    details = ", ".join(filter(None, what))
    line = Text(f"{one.kind:<10}  ", _STYLES[one.kind]).append(f"{names}  ", "bold")
    yield line.append(clean(one.title)).append(f"  ({details})" if details else "")
    yield from _named("scenarios", one.scenarios)
    yield from _named("functions", tuple(function.name for function in one.functions))
    yield from _named("mutants", tuple(mutant.name for mutant in one.mutants))
    if one.unconfirmed:
        waiting = counted(len(one.unconfirmed), "scenario waits", "scenarios wait")
        yield Text(f"    {waiting} to be confirmed for this text", "bold red")


def _named(what: str, names: tuple[str, ...]) -> Iterator[Text]:
    if names:
        more = f" and {len(names) - _FEW} more" if len(names) > _FEW else ""
        yield Text(f"    {what}: {clean(', '.join(names[:_FEW]))}{more}")
