"""`apnap mutants`: try every misreading that an engine offers, and see whom the suite blames."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from apnap.cli.ending import Status, check_writable, end, write
from apnap.cli.engine_named import Words, engine_name
from apnap.cli.options import Rules
from apnap.cli.progress import stages
from apnap.cli.run import clearly
from apnap.diagnosis.patterns import Patterns, parsed, stored, written
from apnap.harmless import clean
from apnap.mutants.beside import READY_MADE, Beside
from apnap.mutants.diagnosing import VERDICTS, Count, Diagnosis, diagnosed, judged
from apnap.mutants.recording import among, of
from apnap.mutants.running import OwnFault, Wanted, mutants, offered
from apnap.mutants.wrong_engines import Row, Table
from apnap.protocol import EditionDate, MutantKnown
from apnap.protocol.counting import counted
from apnap.protocol.readable_json import encode
from apnap.suite import Captions, load_captions


def mutants_(  # noqa: C901, PLR0913 - one parameter for each option, some of which end it
    engine: Words = None,
    *,
    rules: Rules = None,
    names: Annotated[
        list[str] | None,
        typer.Option("--mutant", metavar="NAME", help="Only this misreading. Repeatable."),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            metavar="DATE",
            help="Only misreadings of this edition, played in it. Default: all, each in the newest "
            "edition in which it is one.",
        ),
    ] = None,
    whole: Annotated[
        bool,
        typer.Option(
            "--whole",
            help="Play all scenarios. Default: first those about the rule that is misread, and the "
            "others only if these all pass.",
        ),
    ] = False,
    list_: Annotated[
        bool, typer.Option("--list", help="Only name the misreadings, and play nothing.")
    ] = False,
    diagnose: Annotated[
        bool,
        typer.Option(
            "--diagnose",
            help="Only say how often `behaves as if` is right, by the patterns that are stored; "
            "nothing is played.",
        ),
    ] = False,
    beside: Annotated[
        list[str] | None,
        typer.Option(
            "--beside",
            metavar="ENGINE",
            help="Play the whole suite on an engine that is wrong as it is, too. Repeatable. "
            f"Default, if all misreadings are tried: {', '.join(READY_MADE)}.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("-n", metavar="WORKERS", min=0, help="Number of worker processes.")
    ] = 0,
    json: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write the table, or the list, as JSON."),
    ] = None,
    patterns: Annotated[
        Path | None,
        typer.Option(
            "--patterns",
            metavar="FILE",
            help="Write what goes wrong in which scenarios, for runs to compare with; plays all "
            "scenarios, as --whole does. With --mutant, --cr or --edition the file keeps what it "
            "says of other misreadings, if they still exist.",
        ),
    ] = None,
) -> None:
    """
    Play the suite against engines that misread one rule each, and see whether it notices.

    A misreading is noticed if a scenario fails; the blame is right if the rule that is misread (or
    one that it is a part of, or a part of it) is among the three that are blamed most.
    Exit status: 0 if all are noticed and blamed right, 1 if not, 2 for wrong usage, 3 if the
    engine could not be started.

    Example: apnap mutants --cr 802.4 -n 2
    """
    check_writable(json, patterns)
    if patterns and (list_ or diagnose):
        end(
            Status.USAGE, f"--{'list' if list_ else 'diagnose'} plays nothing: leave --patterns out"
        )
    wanted = Wanted(
        engine=engine_name(engine or []),
        edition=EditionDate(edition) if edition else None,
        rules=tuple(rules or ()),
        names=tuple(names or ()),
        whole=whole,
        recorded=patterns is not None and not whole,
        workers=workers,
        beside=tuple(beside or (() if rules or names or edition else READY_MADE)),
    )
    earlier = _earlier(patterns) if rules or names or edition else None
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    with clearly():
        if diagnose:
            counts = tuple(diagnosed(stored().patterns, judged(stored().patterns, wanted)))
            write(json, encode(Diagnosis(counts=counts)))
            console.print(_diagnosis(counts))
            return
        if list_:
            known = offered(wanted)
            write(json, encode(known))
            for line in _names(known):
                console.print(line, soft_wrap=True)
            return
        captions = load_captions()
        try:
            with stages() as told:
                table = mutants(wanted, told)
        except OwnFault as fault:
            end(Status.FAILURES, str(fault), "Mend the engine, or its scenario, first.")
    write(json, encode(table))
    if patterns:
        found = of(table)
        if earlier:
            with clearly():
                found = among(earlier, found, offered(Wanted(engine=wanted.engine)))
            console.print(_kept(patterns, earlier, found), soft_wrap=True)
        write(patterns, written(found))
    console.print(_grid(table, captions))
    if table.beside:
        console.print(_engines(table.beside))
    for line in _sums(table):
        console.print(line, soft_wrap=True)
    if table.survivors or table.misblamed or table.unnoticed:
        raise typer.Exit(Status.FAILURES)


def _earlier(path: Path | None) -> Patterns | None:
    """Return the patterns that a file holds, None if there is none; end the command if it can't."""
    if path is None or not path.is_file():
        return None
    try:
        return parsed(path.read_bytes())
    except OSError as error:
        end(Status.USAGE, f"{path} cannot be read: {error.strerror}")
    except (msgspec.MsgspecError, ValueError, IndexError):
        end(
            Status.USAGE,
            f"{path} holds no patterns, so nothing can be put among them",
            "Name a file that is new, or that `apnap mutants --patterns` has written.",
        )


def _kept(path: Path, earlier: Patterns, now: Patterns) -> Text:
    """Return what became of the patterns that a file held."""
    names = {one.name for one in now.patterns}
    gone = [one.name for one in earlier.patterns if one.name not in names]
    left_out = f"; left out, as they exist no more: {', '.join(map(clean, gone))}" if gone else ""
    return Text(f"{path}: {counted(len(names), 'misreading')}{left_out}")


def _names(known: tuple[MutantKnown, ...]) -> Iterator[Text]:
    """Yield a line for each misreading."""
    for mutant in known:
        ours = "" if mutant.rule[:1].isdigit() else "rule "
        line = Text(f"{ours}{clean(mutant.rule)}  ").append(clean(mutant.name), "bold")
        yield line.append(f"  {clean(mutant.summary)}", "not bold")


def _grid(table: Table, captions: Captions) -> Grid:
    """Return the table for people."""
    grid = Grid(title="Misreadings", title_justify="left")
    grid.add_column("rule", overflow="fold")
    grid.add_column("misreading")
    grid.add_column("noticed by", justify="right")
    grid.add_column("blamed")
    for row in table.mutants:
        noticed = Text(str(len(row.failed)), "green") if row.killed else Text("nothing", "bold red")
        if row.killed and row.errored:
            noticed.append(f" +{len(row.errored)}", "yellow")
        about = Text(clean(row.name), "bold").append(f"\n{clean(row.summary)}", "not bold")
        if title := captions.title(row.rule, row.edition):
            about = Text(f"{clean(title)}\n", "dim").append_text(about)
        grid.add_row(clean(row.rule), about, noticed, _blamed(row))
    return grid


def _blamed(row: Row) -> Text:
    shown = ", ".join(f"{one.rule} {one.failed}/{one.scenarios}" for one in row.blamed[:3])
    more = f" and {len(row.blamed) - 3} more" if len(row.blamed) > 3 else ""  # noqa: PLR2004 - as above
    return Text(shown + more, "green" if row.right else "bold red")


def _diagnosis(counts: Sequence[Count]) -> Grid:
    """Return how often the diagnosis is right."""
    grid = Grid(title="Behaves as if …", title_justify="left")
    grid.add_column("played")
    for verdict in VERDICTS:
        grid.add_column(verdict, justify="right")
    for one in counts:
        numbers = [getattr(one, verdict) for verdict in VERDICTS]
        all_ = sum(numbers) or 1
        cells = (f"{number} ({100 * number / all_:.1f} %)" for number in numbers)
        grid.add_row(one.situation, *cells)
    return grid


def _engines(engines: tuple[Beside, ...]) -> Grid:
    """Return the table of engines that are wrong as they are."""
    grid = Grid(title="Wrong as they are", title_justify="left")
    grid.add_column("engine")
    grid.add_column("scenarios")
    for one in engines:
        came = ", ".join(f"{number} {how}" for how, number in sorted(one.outcomes.items()))
        grid.add_row(clean(one.engine), Text(came, "green" if one.noticed else "bold red"))
    return grid


def _sums(table: Table) -> Iterator[Text]:
    """Yield what the table comes to."""
    number = len(table.mutants)
    killed, wrong = number - len(table.survivors), len(table.misblamed)
    good = killed == number and not wrong
    told = f"{killed} of {counted(number, 'misreading')} noticed, {killed - wrong} blamed right; "
    yield Text(
        f"{told}{counted(table.patterns, 'pattern')} of failure", "green" if good else "bold red"
    )
    for row in table.survivors:
        yield Text(f"not noticed: {row.name} ({row.rule})", "red")
    for one in table.unnoticed:
        yield Text(f"not noticed: {one.engine} fails nothing", "red")
    for row in table.misblamed:
        yield Text(f"blamed wrong: {row.name} ({row.rule})", "red")
    told_of: set[str] = set()
    for row in table.mutants:
        if row.twins and row.killed and row.name not in told_of:
            told_of.update((row.name, *row.twins))
            yield Text(f"cannot be told apart: {', '.join((row.name, *row.twins))}")
