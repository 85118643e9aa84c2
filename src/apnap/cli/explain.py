"""`apnap explain`: the page of a rule, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final

import typer
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from apnap.book.citations import citation, site
from apnap.book.content.explaining import Explained, Interpretation
from apnap.book.content.model import Demand, Named, RulePage, Standing, Strand
from apnap.book.content.official import official
from apnap.book.known import explanation
from apnap.cli.ending import Status, end
from apnap.cli.find import NOTHING, answers, show, tell_once
from apnap.cli.options import Rulebook, read_copy
from apnap.cli.rules.options import REFERENCE, Engine, console, plainly
from apnap.harmless import clean
from apnap.rulebooks import GlossaryTerm
from apnap.rulebooks.own_copy import OwnCopy
from apnap.suite import SelectionError, names_a_rule, wanted_subject

_WORDINGS: Final = {
    "first": "first edition here",
    "same": "as before",
    "reworded": "reworded",
    "examples": "other examples",
}


def explain(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="RULE",
            help="A rule, such as 802.2a, or glossary:affinity. Other words are searched for.",
        ),
    ],
    *,
    engine: Engine = REFERENCE,
    rulebook: Rulebook = None,
) -> None:
    """
    Tell what a rule demands, how we read it, how it has changed, and which scenarios show it.

    Words that are no rule are searched for, as by `apnap find`.

    With --rulebook the official wording stands beside ours, from your own copy.

    Exit status: 0, 2 for wrong usage or if there is nothing to tell, 3 if the engine could not be
    started.

    Example: apnap explain 802.2a
    """
    rule = " ".join(words)
    if not names_a_rule(rule):
        answered = answers(rule)
        if not answered:
            end(Status.USAGE, f"{rule!r} is no rule, and {NOTHING}")
        show(answered)
        raise typer.Exit
    copy = read_copy(rulebook)
    with plainly():
        about = wanted_subject(rule)
        told = explanation(about, engine, tell_once)
        if told is None:
            term = about.slug.replace("-", " ") if isinstance(about, GlossaryTerm) else ""
            more = f", and `apnap explain {term}` searches the rules" if term else ""
            nothing = f"the book has nothing about {about}: `apnap rules show {about}`"
            raise SelectionError(f"{nothing} has its place{more}")
        lines = list(_explained(told, copy))
    screen = console()
    for line in lines:
        screen.print(line, soft_wrap=isinstance(line, Text) and bool(line.no_wrap))


def _explained(told: Explained, copy: OwnCopy | None) -> Iterator[RenderableType]:
    """Yield what is printed: the page, and the contents where there are parts."""
    if told.page is not None:
        yield from _page(told.page, told.readings, copy)
    if told.parts:
        yield Text("Parts", "bold")
    for part in told.parts:
        yield Text(f"  {part.rule}  {clean(part.title)}")


def _page(
    page: RulePage, readings: Mapping[str, Interpretation], copy: OwnCopy | None
) -> Iterator[RenderableType]:
    for number, strand in enumerate(page.strands):
        if number:
            yield Text()
            yield Text("Another rule of this number", "bold")
        yield Text(f"{page.rule}  {clean(strand.title)}", "bold underline")
        yield Text(f"{clean(strand.section)}; {', '.join(strand.editions)}", "dim")
        yield Text()
        yield from _strand(strand, readings, copy)
        newest = strand.editions[-1]
        cited = citation(page.rule, strand.title, newest, site())
        yield Text("Cite this", "bold")
        yield Text(f"  {clean(cited)}", no_wrap=True)
    for stranger in page.strangers:
        what = f"in {stranger.edition} this number is another rule, in “{clean(stranger.title)}”"
        yield Text(what, "dim")


def _strand(
    strand: Strand, readings: Mapping[str, Interpretation], copy: OwnCopy | None
) -> Iterator[RenderableType]:
    if strand.demands:
        yield Text("What it demands", "bold").append(
            f"  [{strand.demanded}]" if strand.demanded else "", "cyan"
        )
        for number, demand in enumerate(strand.demands, 1):
            yield from _demand(number, demand)
    elif strand.says:
        yield Text("What it demands", "bold").append(
            f"  [as {strand.said_by}]" if strand.said_by else "", "cyan"
        )
        yield Padding(Text(clean(strand.says)), (0, 0, 0, 2))
    if not strand.shown:
        yield Text("No scenario shows this rule yet.", "dim")
    yield from _official(strand, copy)
    yield Text("Through the editions", "bold")
    yield _editions(strand.standings)
    for name in strand.readings:
        yield Text(f"How we read it: {clean(readings[name].title)}", "bold")
        yield Padding(Markdown(readings[name].text), (0, 0, 1, 2))
    names = [one for situation in strand.situations for one in situation.scenarios[:1]]
    yield from _listed("Situations (apnap show SCENARIO)", (*names, *strand.others), 40)
    yield from _engines(strand)


def _official(strand: Strand, copy: OwnCopy | None) -> Iterator[RenderableType]:
    """Yield the official wording, if there is a copy of the rulebook."""
    found = official(strand, copy)
    for one in found:
        told = f"Official wording of {one.rule}, from your copy of the rulebook of {one.edition}"
        yield Text(told, "bold")
        for text in (one.text, *(f"Example: {example}" for example in one.examples)):
            yield Padding(Text(clean(text), "italic"), (0, 0, 0, 2))
    if copy is not None and not found:
        yield Text(f"Your copy of the rulebook, of {copy.edition}, does not have this rule.", "dim")


def _engines(strand: Strand) -> Iterator[RenderableType]:
    """Yield how engines misread the rule, and how the reference engine applies it."""
    if strand.misreadings:
        yield Text("Misreadings that the scenarios catch", "bold")
        for misreading in strand.misreadings:
            noticed = f" ({len(misreading.noticed)} notice it)" if misreading.noticed else ""
            yield Text(f"  {clean(misreading.name)}: {clean(misreading.summary)}{noticed}")
    for what, functions in (
        ("In the reference engine", strand.functions),
        ("Checks of a state by the reference engine", strand.claims),
    ):
        if functions:
            yield Text(what, "bold")
        for one in functions:
            yield Text(f"  {clean(one.name)}: {clean(one.summary)}")
            if one.place:
                yield _whole(f"    {one.place}")


def _demand(number: int, demand: Demand) -> Iterator[RenderableType]:
    example = "Example: " if demand.id.endswith("/example") else ""
    line = Text(f"{number}. {example}{clean(demand.says)}")
    yield Padding(line.append(f"  [{demand.span}]" if demand.span else "", "cyan"), (0, 0, 0, 2))
    if demand.reason:
        yield Padding(Text(f"not testable: {clean(demand.reason)}", "dim"), (0, 0, 0, 5))
    if demand.checked_by:
        yield Text(f"     checked by {demand.checked_by}", "dim")
    if demand.scenarios:
        first = demand.scenarios[0].id
        more = f" and {len(demand.scenarios) - 1} more" if demand.scenarios[1:] else ""
        yield _whole(f"     {first}{more}")


def _editions(standings: Sequence[Standing]) -> RenderableType:
    """Return the table of the editions."""
    grid = Table(box=None, padding=(0, 2), show_header=False)
    grid.add_column(no_wrap=True, min_width=10)
    grid.add_column(min_width=max(len(rule) for one in standings for rule in one.rules))
    grid.add_column(no_wrap=True, min_width=max(map(len, _WORDINGS.values())))
    grid.add_column()
    for one in standings:
        changed = Text("\n").join(
            (
                *map(Text, map(clean, one.own)),
                *(Text(f"no longer: {clean(says)}", "dim") for says in one.gone),
                *(Text(f"new: {clean(says)}", "green") for says in one.come),
            )
        )
        grid.add_row(one.edition, ", ".join(one.rules), _WORDINGS[one.wording], changed)
    return grid


def _listed(what: str, found: Sequence[Named], most: int) -> Iterator[RenderableType]:
    if found:
        yield Text(what, "bold")
    for one in found[:most]:
        yield _whole(f"  {one.id}")
    if found[most:]:
        yield Text(f"  and {len(found) - most} more")


def _whole(text: str) -> Text:
    """Return a line that is never broken, so that what it names can be copied."""
    return Text(clean(text), "dim", no_wrap=True)
