"""`apnap fuzz`: play games that nobody wrote down, and report what is wrong in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from apnap.cli.ending import Status, check_folder, end
from apnap.cli.options import LimitTexts, On
from apnap.cluster.trouble import NoCluster
from apnap.fuzzing.promoting import CannotBePromoted, promote
from apnap.harmless import as_line, clean
from apnap.protocol import EditionDate, EngineTrouble, NotARuleNumberError, RuleNumber, folder
from apnap.protocol.counting import counted
from apnap.protocol.extras import NotInstalled, installing
from apnap.rulebooks import newest
from apnap.running.limits import limits
from apnap.suite import SelectionError

_GAMES: Final = 1000
_MINUTE: Final = 60


def fuzz(  # noqa: C901, PLR0912, PLR0913 - options, all by name, each with what can be wrong with it
    *,
    engine: Annotated[
        str | None, typer.Argument(metavar="[ENGINE]", help="The engine to be tried.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", min=1, help="End after so many games.")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0.01, help="End after so many minutes.")
    ] = None,
    findings: Annotated[
        int | None, typer.Option("--findings", min=1, help="End after so many findings.")
    ] = None,
    cr: Annotated[
        list[str] | None,
        typer.Option(
            "--cr", metavar="RULE", help="Prefer cards and tables that touch this rule (repeat)."
        ),
    ] = None,
    oracle: Annotated[
        list[str] | None,
        typer.Option(
            "--oracle",
            metavar="NAME",
            help="Ask only this one (repeat): reference, seats, bystander, again, claims.",
        ),
    ] = None,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="DATE", help="Edition of the rulebook.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed makes the same games.")] = 0,
    workers: Annotated[
        int, typer.Option("-n", metavar="WORKERS", min=0, help="Number of processes.")
    ] = 0,
    on: On = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Write findings there, as scenarios and logs."),
    ] = None,
    baseline: Annotated[
        Path | None,
        typer.Option(
            "--baseline", metavar="FILE", help="Be silent about what is in this findings.json."
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where the run in --out was stopped.")
    ] = False,
    limit: LimitTexts = None,
    found: Annotated[
        Path | None,
        typer.Option(
            "--promote", metavar="FILE", help="Put this finding into the suite; nothing is played."
        ),
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", help="With --promote: its name; asked for without.")
    ] = None,
    tag: Annotated[
        list[str] | None,
        typer.Option("--tag", metavar="TAG", help="With --promote: a tag for it (repeat)."),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="DIR", help="With --promote: features other than apnap's."),
    ] = None,
) -> None:
    """
    Play games at random on ENGINE, and report what is wrong in them, made small.

    Example: apnap fuzz "stdio:./my-engine" --minutes 5 --out fuzzed. A game is wrong if the
    reference engine plays it otherwise, if seats, names or a bystander matter, if the same answers
    lead elsewhere, or if what is shown breaks a rule by itself. What is found is told as scenarios
    in DIR/found, for `apnap run --only-features`. Without --games, --minutes and --findings it ends
    after 1,000 games. With --on the workers of a cluster start the engine and play. With --promote
    FILE a finding is put into the features instead, into the file of its rule, unless lint has
    anything against it. Exit status: 0 nothing found, 1 something found, 2 wrong usage, 3 the
    engine does not start or has played no game.
    """
    if found is not None:
        _promote(found, name, tag or (), into)
        return
    if engine is None:
        end(Status.USAGE, "name an engine that is to be tried, or a finding: --promote FILE")
    made = _campaign("cluster,fuzz" if on else "fuzz")
    known = [one for one in made.ORACLES if not oracle or one in oracle]
    wrong = sorted(set(oracle or ()) - set(made.ORACLES))
    if wrong:
        end(Status.USAGE, f"there is no oracle {wrong[0]!r}; there are: {', '.join(made.ORACLES)}")
    try:
        for rule in cr or ():
            RuleNumber.parse(rule)
        allowed = limits(limit or ())
    except (NotARuleNumberError, SelectionError) as error:
        end(Status.USAGE, str(error))
    if out is not None:
        check_folder(out)
    if resume and out is None:
        end(Status.USAGE, "--resume needs --out: the folder of the run that is to go on")
    unbounded = games is None and minutes is None and findings is None
    try:
        silent = frozenset() if baseline is None else made.known(baseline)
    except made.CannotGoOn as error:
        end(Status.USAGE, clean(str(error)))
    asked = made.Asked(
        engine=engine,
        edition=EditionDate(edition) if edition else newest(),
        oracles=tuple(known),
        rules=tuple(cr or ()),
        seed=seed,
        workers=workers,
        games=_GAMES if unbounded else games,
        seconds=None if minutes is None else minutes * _MINUTE,
        findings=findings,
        limits=allowed,
        known=silent,
        resume=resume,
        on=on or "",
    )
    try:
        report = made.run(asked, out, _told, lambda told: typer.echo(clean(told), err=True))
    except (NotInstalled, NoCluster) as missing:
        end(Status.USAGE, str(missing))
    except EngineTrouble as trouble:
        end(Status.NO_ENGINE, str(trouble))
    except made.CannotGoOn as error:
        end(Status.USAGE, clean(str(error)))
    except OSError as error:
        end(Status.USAGE, f"{out} cannot be written: {clean(error.strerror or str(error))}")
    _show(report)
    if not report.answers:
        end(Status.NO_ENGINE, f"{report.engine.name} has played no game: try `apnap doctor`")
    raise typer.Exit(Status.FAILURES if report.findings else Status.OK)


def _promote(found: Path, name: str | None, tags: Sequence[str], into: Path | None) -> None:
    """Put a finding into the suite under a name that is asked for."""
    called = name if name is not None else typer.prompt("The name of the scenario")
    try:
        path = promote(found, called.strip(), into or folder("features"), tags)
    except CannotBePromoted as error:
        end(Status.USAGE, clean(str(error)))
    except OSError as error:
        end(Status.USAGE, f"{error.filename} cannot be written: {clean(error.strerror or '')}")
    typer.echo(as_line(f"{path}: {called.strip()}"))


def _campaign(extras: str) -> Any:  # noqa: ANN401 - a module, imported only where Hypothesis is installed
    try:
        from apnap.fuzzing import campaign  # noqa: PLC0415 - it needs an extra
    except ModuleNotFoundError as missing:
        if missing.name != "hypothesis":
            raise
        hint = f"install it by: {installing(f'apnap[{extras}]')}"
        end(Status.USAGE, f"`apnap fuzz` needs Hypothesis; {hint}")

    return campaign


def _told(now: Any) -> None:  # noqa: ANN401 - a record of a module that is imported late
    report = now.report
    rate = report.answers / max(now.seconds, 0.001)
    typer.echo(
        f"{counted(report.games, 'game')}, {rate:.0f} answers a second, "
        f"{counted(report.rules, 'rule')} reached, {counted(len(report.findings), 'finding')}",
        err=True,
    )


def _show(report: Any) -> None:  # noqa: ANN401 - as above
    for at, one in enumerate(report.findings, 1):
        found = one.difference
        rule = f", rule {found.rule}" if found.rule else ""
        times = counted(one.times, "game")
        typer.echo(clean(f"{at}. {found.oracle}{rule}: {found.problem} ({times})"))
        typer.echo(clean(f"   after: {found.said}"))
        if one.scenario:
            typer.echo(clean(f"   {one.scenario}: {one.moves} moves, {one.cards} cards"))
        elif one.log:
            typer.echo(clean(f"   {one.log}: {one.moves} moves, {one.cards} cards"))
            typer.echo(clean(f"   not told as a scenario: the vocabulary lacks {one.untold}"))
    ended = ", ".join(f"{number} {how}" for how, number in sorted(report.ended.items()))
    if report.known:
        typer.echo(f"{counted(report.known, 'game')} showed what the baseline knows")
    played = f"{counted(report.games, 'game')} ({ended}), {counted(report.answers, 'answer')}"
    typer.echo(clean(played))
