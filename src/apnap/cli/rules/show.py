"""`apnap rules show`: everything about one rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

import typer
from rich.text import Text

from apnap.cli.rules.options import (
    REFERENCE,
    EditionAsked,
    Engine,
    Json,
    as_json,
    console,
    material,
    plainly,
)
from apnap.cli.rules.table import STYLES, clauses
from apnap.coverage.one import About, everything
from apnap.coverage.rows import Function, Row
from apnap.harmless import clean
from apnap.protocol import folder
from apnap.rulebooks.confirming import confirmed
from apnap.suite import SelectionError, has_no, wanted_subject


def show(
    rule: Annotated[
        str, typer.Argument(metavar="RULE", help="A rule, such as 802.4a, or glossary:affinity.")
    ],
    *,
    edition: EditionAsked = None,
    json: Json = False,
    engine: Engine = REFERENCE,
) -> None:
    """
    Show all about a rule: editions, clauses, scenarios, functions, misreadings, interpretations.

    Exit status: 0, 2 for wrong usage or if the edition has no such rule, 3 if the engine could not
    be started.

    Example: apnap rules show 802.4a
    """
    with plainly():
        about = wanted_subject(rule)
        of = material(edition, engine)
        if not of.edition.knows(about):
            raise SelectionError(has_no(about, of.edition))
        found = everything(about, of, confirmed())
    if json:
        as_json(found)
        return
    screen = console()
    for line in _lines(rule, found):
        screen.print(line, soft_wrap=True)


def _lines(rule: str, found: About) -> Iterator[Text]:
    yield Text(f"{rule}  {clean(found.title)}, edition {found.edition}", "bold")
    for one in found.editions:
        waits = ", scenarios not confirmed against it" if one.confirmed is False else ""
        yield Text(f"  {one.edition}  {one.rule}  {one.text}{waits}")
    for row in found.rules:
        yield from _row(row)
    if found.readings:
        yield Text("Interpretations", "bold")
        for reading in found.readings:
            yield Text(f"  {_page(reading)}")
    if len(found.rules) > 1:
        yield from _index(found.rules)


def _index(rows: Sequence[Row]) -> Iterator[Text]:
    """Yield where the functions of a rule and of its parts stand, as far as the engine tells."""
    places = [
        (row.rule, one.place, one.name)
        for row in rows
        for one in (*row.functions, *row.claims)
        if one.place is not None
    ]
    if places:
        yield Text("Where it stands", "bold")
    wide = max((len(rule) for rule, _, _ in places), default=0)
    for rule, place, name in places:
        yield Text(f"  {rule:<{wide}}  {clean(place)}  {clean(name)}")


def _row(row: Row) -> Iterator[Text]:
    """Yield the lines about the rule or one of its parts."""
    yield Text()
    head = Text(f"{row.rule}  ", "bold").append(row.status, STYLES[row.status])
    yield head.append(f"  {clean(row.title)}", "bold")
    if row.says:
        yield Text(f"  {clean(row.says)}")
    yield from (Text("  ").append_text(line) for line in clauses(row))
    if row.example_missing:
        yield Text("  the rulebook gives an example, and no scenario does", "bold red")
    listed = {id_ for clause in row.clauses for id_ in clause.scenarios}
    others = [id_ for id_ in row.scenarios if id_ not in listed]
    yield from _listed("other scenarios" if listed else "scenarios", others)
    yield from _listed("functions", _told(row.functions))
    yield from _listed("mutants", (f"{one.name}: {one.summary}" for one in row.mutants))
    yield from _listed("claims about states and logs", _told(row.claims))


def _told(functions: Iterable[Function]) -> Iterator[str]:
    """Yield what functions say, each followed by its place if the engine has told that."""
    for one in functions:
        yield f"{one.name}: {one.summary}"
        if one.place is not None:
            yield f"  {one.place}"


def _listed(what: str, lines: Iterator[str] | list[str]) -> Iterator[Text]:
    for number, line in enumerate(lines):
        if not number:
            yield Text(f"  {what}")
        yield Text(f"    {clean(line)}")


def _page(reading: str) -> str:
    """Return the file in which an interpretation is explained."""
    return str(folder("interpretations") / f"{reading}.md")
