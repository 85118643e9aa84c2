"""`apnap mutants`: try every misreading that an engine offers, and see whom the suite blames."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from apnap.cli.clearly import clearly
from apnap.cli.ending import Status, check_writable, end, write
from apnap.cli.engine_named import Words, engine_name
from apnap.cli.mutants import shown
from apnap.cli.options import On, Rules
from apnap.cli.progress import stages
from apnap.cluster.trouble import NoCluster
from apnap.diagnosis.patterns import Patterns, parsed, stored, written
from apnap.harmless import as_line, clean
from apnap.mutants.beside import READY_MADE
from apnap.mutants.diagnosing import Diagnosis, diagnosed, judged
from apnap.mutants.hanging import AllHanging, hanging
from apnap.mutants.kinds import RULES, ByKinds, by_kinds
from apnap.mutants.recording import among, of, outdated, unchanged, with_newer
from apnap.mutants.running import OwnFault, Wanted, mutants, offered
from apnap.mutants.spreading import Workers
from apnap.mutants.wrong_engines import Table
from apnap.protocol import EditionDate
from apnap.protocol.counting import counted
from apnap.protocol.extras import NotInstalled
from apnap.protocol.given_files import read_given
from apnap.protocol.readable_json import encode
from apnap.suite import load_captions
from apnap.version import __version__


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
    hanging_: Annotated[
        bool,
        typer.Option(
            "--hanging",
            help="Only list the misreadings that scenarios with one and the same set-up notice, by "
            "the patterns that are stored; nothing is played.",
        ),
    ] = False,
    kinds: Annotated[
        bool,
        typer.Option(
            "--kinds",
            help="Play each misreading once in two-player games only, once in free-for-all, once "
            "in games of teams and once with shared turns; each has to be noticed in every kind "
            f"in which it can show. Default: those of {', '.join(RULES)}.",
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
    on: On = None,
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
    newer: Annotated[
        bool,
        typer.Option(
            "--newer",
            help="Only play the scenarios that the file of --patterns lacks, or that say something "
            "else by now, and put what goes wrong in them into it. What the engine plays otherwise "
            "by now it does not see; a run without it says which of the stored patterns that made "
            "untrue.",
        ),
    ] = False,
) -> None:
    """
    Play the suite against engines that misread one rule each, and see whether it notices.

    A misreading is noticed if a scenario fails; the blame is right if the rule that is misread (or
    one that it is a part of, or a part of it) is among the three that are blamed most.
    Exit status: 0 if all are noticed and blamed right (with --kinds: noticed in every kind), 1 if
    not, 2 for wrong usage, 3 if the engine could not be started.

    Example: apnap mutants --cr 802.4 -n 2

    Example: apnap mutants --on tcp://head:8786
    """
    check_writable(json, patterns)
    silent = {"--list": list_, "--diagnose": diagnose, "--hanging": hanging_}
    named = [way for way, asked in silent.items() if asked]
    if patterns and named:
        end(Status.USAGE, f"{named[0]} plays nothing: leave --patterns out")
    if len(named) > 1:
        end(Status.USAGE, f"{' and '.join(named)} show different things: ask for one of them")
    if kinds:
        if named or patterns or beside:
            end(Status.USAGE, "--kinds has a table of its own: leave the others and --beside out")
        rules = rules if rules or names else list(RULES)
    selected = bool(rules or names or edition)
    if newer and (patterns is None or selected or whole or kinds or beside or named):
        end(Status.USAGE, "--newer plays all misreadings: it goes with --patterns FILE alone")
    earlier = _earlier(patterns, needed=newer) if newer or selected else None
    wanted = Wanted(
        engine=engine_name(engine or []),
        newer_than=unchanged(earlier) if newer and earlier else None,
        edition=EditionDate(edition) if edition else None,
        rules=tuple(rules or ()),
        names=tuple(names or ()),
        whole=whole or kinds,
        recorded=patterns is not None and not whole,
        workers=Workers(workers, on or ""),
        beside=tuple(beside or (() if newer or selected else READY_MADE)),
    )
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    with clearly():
        if named:
            _tell(console, json, wanted, named[0])
            return
        captions, table = load_captions(), _played(wanted)
        if kinds:
            _end_with_kinds(console, json, by_kinds(table))
        if patterns:
            _store(console, patterns, table, earlier, wanted)
        stale = () if patterns else tuple(outdated(table, stored()))
    write(json, encode(table))
    if newer:
        return
    console.print(shown.grid(table, captions))
    if table.beside:
        console.print(shown.engines(table.beside))
    for line in (*shown.sums(table), *shown.outdated(stale)):
        console.print(line, soft_wrap=True)
    if table.survivors or table.misblamed or table.unnoticed:
        raise typer.Exit(Status.FAILURES)


def _tell(console: Console, json: Path | None, wanted: Wanted, way: str) -> None:
    """Tell what needs no playing."""
    match way:
        case "--diagnose":
            counts = tuple(diagnosed(stored().patterns, judged(stored().patterns, wanted)))
            write(json, encode(Diagnosis(counts=counts)))
            console.print(shown.diagnosis(counts))
            return
        case "--hanging":
            alike = tuple(hanging(judged(stored().patterns, wanted)))
            write(json, encode(AllHanging(apnap=__version__, mutants=alike)))
            lines = shown.hanging(alike)
        case _:
            known = offered(wanted)
            write(json, encode(known))
            lines = shown.names(known)
    for line in lines:
        console.print(line, soft_wrap=True)


def _played(wanted: Wanted) -> Table:
    """Play what is asked for; end the command if the engine as written is at fault."""
    try:
        with stages() as told:
            return mutants(wanted, told)
    except (NotInstalled, NoCluster) as missing:
        end(Status.USAGE, str(missing))
    except OwnFault as fault:
        end(Status.FAILURES, str(fault), "Mend the engine, or its scenario, first.")


def _end_with_kinds(console: Console, json: Path | None, found: ByKinds) -> NoReturn:
    """Show what each kind of games notices, and end the command."""
    write(json, encode(found))
    console.print(shown.kinds(found))
    for line in shown.sums_of_kinds(found):
        console.print(line, soft_wrap=True)
    raise typer.Exit(Status.FAILURES if found.wrong else Status.OK)


def _store(
    console: Console, path: Path, table: Table, earlier: Patterns | None, wanted: Wanted
) -> None:
    """Write patterns into a file, among those that it held earlier."""
    if earlier is None:
        found = of(table)
    elif wanted.newer_than is None:
        found = among(earlier, of(table), offered(Wanted(engine=wanted.engine)))
        console.print(_kept(path, earlier, found), soft_wrap=True)
    else:
        found = with_newer(earlier, table)
        console.print(_learned(path, earlier, found), soft_wrap=True)
    write(path, written(found))


def _learned(path: Path, earlier: Patterns, now: Patterns) -> Text:
    """Return what a file of patterns has learned of scenarios that it did not know."""
    more = len(now.scenarios.keys() - earlier.scenarios.keys())
    again = len((now.scenarios.keys() & earlier.scenarios.keys()) - unchanged(earlier))
    before = {one.name: one.traces for one in earlier.patterns}
    changed = sum(one.traces != before[one.name] for one in now.patterns)
    return Text(
        as_line(
            f"{path}: {counted(more, 'scenario')} more, {again} with other words; "
            f"{counted(changed, 'misreading')} of {len(now.patterns)} changed by these"
        )
    )


def _earlier(path: Path | None, *, needed: bool) -> Patterns | None:
    """Return the patterns that a file holds, None if there is none; end the command if it can't."""
    if path is None or not path.is_file():
        if needed:
            end(Status.USAGE, f"{path}: there is no such file", "Without --newer it is written.")
        return None
    try:
        return parsed(read_given(path))
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
    return Text(as_line(f"{path}: {counted(len(names), 'misreading')}{left_out}"))
