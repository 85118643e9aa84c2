"""`apnap certify`: play whole profiles against an engine, and write down what it has shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from apnap.certifying.building import BUNDLE, CERTIFICATE, DIGESTS, PARTIAL, SUMMARY
from apnap.certifying.certificate import Certificate, TwoEngines
from apnap.certifying.given.folders import is_own
from apnap.certifying.judging import ProfileVerdict, Standing, lacks, unmet
from apnap.certifying.results import Incomplete
from apnap.certifying.runs import Made, Runs, Wanted
from apnap.certifying.signing import NotSigned, check_ready, sign
from apnap.certifying.writing import write, write_partial, write_signature
from apnap.cli.clearly import clearly
from apnap.cli.ending import Status, by_signal, check_folder, end, not_written
from apnap.cli.engine_named import Named, required
from apnap.cli.options import LimitTexts, On, TrustFile, Verbose
from apnap.cli.progress import Progress
from apnap.cluster.opening import check_address
from apnap.cluster.trouble import NoCluster
from apnap.harmless import clean
from apnap.protocol import EditionDate
from apnap.protocol.extras import NotInstalled
from apnap.results.fitting import SCREEN, cut, rows
from apnap.results.report_on_terminal import How, View, show
from apnap.running.engine_names import check_name
from apnap.running.limits import limits
from apnap.running.signals import Ended
from apnap.symmetries.seeds import LARGEST

_BESIDE: Final = (PARTIAL, "report.txt", "report.json")
"""What our CI jobs and an interrupted run leave beside a certificate."""
_UNMET: Final = 2
"""So many rules that are not met, and profiles, are told of unless all are asked for."""
_ODD: Final = 5
"""So many images that came out otherwise."""
_STYLES: Final[Mapping[Standing, str]] = {
    "certified": "green",
    "partly certified": "bold yellow",
    "not certified": "bold red",
}
_AROUND: Final = 7
"""Rows around the profiles: those of their table, of the engine, and between the parts."""


def certify(  # noqa: PLR0913 - one parameter for each option
    engine: Named = None,
    *,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Required. Folder for certificate and results."),
    ] = None,
    profiles: Annotated[
        list[str] | None,
        typer.Option(
            "--profile",
            metavar="NAME",
            help="Only this profile, such as core. Repeatable. Default: all that the edition has.",
        ),
    ] = None,
    editions: Annotated[
        list[str] | None,
        typer.Option(
            "--edition",
            metavar="DATE",
            help="Edition of the rulebook. Repeatable. Default: the newest.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("-n", metavar="WORKERS", min=0, help="Number of worker processes.")
    ] = 0,
    on: On = None,
    limit: LimitTexts = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="NUMBER",
            min=0,
            max=LARGEST,
            help="Draw these images again. Default: a number that nobody knew before.",
        ),
    ] = None,
    signed: Annotated[
        bool,
        typer.Option(
            "--sign",
            help="Sign the digests of all files with sigstore, as who you are in this CI job or "
            "say in a browser.",
        ),
    ] = False,
    trust: TrustFile = None,
    verbose: Verbose = False,
) -> None:
    """
    Certify an engine: play all scenarios of the profiles and write what it has shown.

    Beside them it plays images of some: with other seats, names and figures, drawn by a seed. With
    --on the workers of a cluster start the engine and play; what it has shown is the same.

    Exit status: 0 if the engine is certified in all chosen profiles, 1 if not, 2 for wrong usage,
    3 if the engine could not be started, 130 or 143 if SIGINT or SIGTERM has ended the run: then
    there is no certificate, but a report on what was played, in the folder partial within DIR.

    Example: apnap certify "stdio:python -m apnap_reference" --out certificate --profile core
    """
    name = required(engine, "apnap certify ENGINE --out DIR")
    with clearly():
        check_name(name)
    if out is None:
        told = "name the folder for certificate and results, as in `--out certificate`"
        end(Status.USAGE, f"--out is missing: {told}")
    check_folder(out)
    _check_out(out)
    _check_signing(signed, trust)
    with clearly(), _with_a_cluster(on):
        runs = Runs(
            Wanted(
                engine=name,
                profiles=tuple(profiles or ()),
                editions=tuple(map(EditionDate, editions or ())),
                workers=workers,
                on=on or "",
                limits=limits(limit or ()),
                seed=seed,
            )
        )
        if runs.told:
            typer.echo(clean(runs.told), err=True)
        with Progress(runs.total, sys.stderr, what="scenarios and images") as progress:
            made = runs.play(progress.take)
        console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
        if made.cut_short:
            _explain(console, made, SCREEN - progress.rows, verbose)
            _end_early(made, out)
        proof = _written(made, out)
        missing = tuple(_missing(proof.profiles, None if verbose else _UNMET))
        width = console.width if console.is_terminal else sys.maxsize  # a file has no width
        if not verbose:
            missing = tuple(_one_row(line, width) for line in missing)
        around = progress.rows + len(proof.profiles) + rows(missing, width) + _AROUND
        _explain(console, made, SCREEN - around, verbose)
        _show(console, proof, out, missing, verbose=verbose)
    if signed:
        _sign(out, trust)
    if not proof.certified:
        raise typer.Exit(Status.FAILURES)


@contextmanager
def _with_a_cluster(on: str | None) -> Iterator[None]:
    """End the command if there is none on which it is to play, or it is lost."""
    try:
        if on:
            check_address(on)  # before all scenarios are looked through
        yield
    except (NotInstalled, NoCluster) as missing:
        end(Status.USAGE, str(missing))


def _check_out(out: Path) -> None:
    """End the command if a folder holds what others have put there, and no certificate."""
    if not out.is_dir() or (out / CERTIFICATE).exists():
        return
    foreign = sorted(
        path.name
        for path in out.iterdir()
        if not (is_own(path.name) or path.name in _BESIDE) or path.name == SUMMARY
    )
    if foreign:
        more = f" and {len(foreign) - 1} more" if foreign[1:] else ""
        told = f"{out} holds other files ({foreign[0]}{more}), and no certificate"
        end(Status.USAGE, f"{told}: name a folder that is new, empty, or of an earlier one")


def _check_signing(signed: bool, trust: Path | None) -> None:
    """End the command if something is missing that signing needs."""
    if not signed:
        if trust is not None:
            end(Status.USAGE, "--trust-config is about a signature: it needs --sign")
        return
    try:
        check_ready(trust)
    except (NotInstalled, NotSigned) as error:
        end(Status.USAGE, str(error))


def _sign(out: Path, trust: Path | None) -> None:
    """Sign what was written; end the command if that cannot be."""
    try:
        write_signature(out, sign((out / DIGESTS).read_bytes(), trust))
    except NotSigned as error:
        end(
            Status.FAILURES,
            f"the certificate was written, and it is not signed: {error}",
            f"this signs it later: python -m sigstore sign {out / DIGESTS}",
        )
    except OSError as error:
        end(Status.USAGE, not_written(out, error))
    typer.echo(f"signed: {out / BUNDLE}")


def _written(made: Made, out: Path) -> Certificate:
    """Write everything; end the command if that cannot be."""
    try:
        return write(made, out)
    except (Incomplete, TwoEngines) as error:
        end(Status.FAILURES, f"no certificate was written: {error}")
    except OSError as error:
        end(Status.USAGE, not_written(out, error))


def _end_early(made: Made, out: Path) -> NoReturn:
    """Write what there is, and end as the run has ended."""
    number = sum(len(one.scenarios) for one in made.results.rounds)
    try:
        where = write_partial(made, out)
    except OSError as error:
        end(Status.USAGE, not_written(out, error))
    except Ended as ended:
        told = f"no certificate, and the report in {out / PARTIAL} is not whole"
        end(by_signal(ended.number), f"interrupted once more: {told}")
    told = f"no certificate: {number} scenarios were played, see {where}"
    if made.signal is not None:
        end(by_signal(made.signal), f"interrupted; {told}")
    end(Status.FAILURES, made.given_up, told)


def _explain(console: Console, made: Made, room: int, verbose: bool) -> None:
    """Show what came of the scenarios of each edition, in so many rows all together."""
    for run, report in made.runs:
        view: View = "all" if verbose else "short"
        show(console, run, report, How(view=view, rows=room // len(made.runs)))
        console.print()


def _show(
    console: Console, proof: Certificate, out: Path, missing: Sequence[Text], *, verbose: bool
) -> None:
    """Show the verdicts, and what is missing for them."""
    console.print(profile_table(proof.profiles, whole=verbose))
    for line in missing:
        console.print(line, soft_wrap=True)
    told = proof.engine
    chosen = ", chosen and not drawn" if proof.seed_chosen else ""
    seed = f"images drawn by --seed {proof.seed}{chosen}"
    where = f"engine {clean(told.name)} {clean(told.version)}, {seed}: {out / CERTIFICATE}"
    console.print(Text(where), soft_wrap=True)


def profile_table(verdicts: Sequence[ProfileVerdict], *, whole: bool) -> Table:
    """Return the profiles with their verdicts, each in one row unless all of it is asked for."""
    dates = list(dict.fromkeys(one.edition for one in verdicts))
    title = "Profiles" if dates[1:] else f"Profiles, edition {', '.join(dates)}"
    table = Table(title=title, title_justify="left")
    table.add_column("profile", no_wrap=True)
    if dates[1:]:
        table.add_column("edition", no_wrap=True)
    table.add_column("verdict", no_wrap=not whole)
    table.add_column("passed", justify="right")
    table.add_column("scenarios", justify="right")
    table.add_column("images", justify="right")
    for one in verdicts:
        first, more, _ = one.verdict.partition(", ")
        told = one.verdict if whole else f"{first}{more and ', …'}"
        numbers = map(str, (one.counts.passed, one.scenarios, one.images))
        edition = [one.edition] if dates[1:] else []
        table.add_row(one.profile, *edition, Text(told, _STYLES[one.standing]), *numbers)
    return table


def _one_row(line: Text, width: int) -> Text:
    """Return what a rule lacks in one row; hints, which are commands, stay whole."""
    if line.style != "bold" or line.cell_len <= width:
        return line
    return line[: len(cut(line.plain, width)) - 1].append("…")


def _missing(verdicts: Sequence[ProfileVerdict], most: int | None) -> Iterator[Text]:
    """Yield what profiles lack, and each rule that is not met, or the first and how many it is."""
    yield from _lacking(verdicts, most)
    yield from _odd(verdicts, None if most is None else _ODD)
    open_ = unmet(verdicts)
    for one, rule in open_[:most]:
        line = Text(f"{one.profile} {one.edition}, {rule.rule}: ", "bold")
        yield line.append(", ".join(lacks(rule)), "red")
        if most is None:
            yield Text(f"  apnap rules {rule.rule} --edition {one.edition}")
    if most is not None and open_:
        one, rule = open_[0]
        more = f"{len(open_) - most} more rules are not met: --verbose tells what they lack; "
        first = f"`apnap rules {rule.rule} --edition {one.edition}` says how the first is tested"
        yield Text((more if len(open_) > most else "") + first, "dim")


def _lacking(verdicts: Sequence[ProfileVerdict], most: int | None) -> Iterator[Text]:
    """Yield what profiles lack beside rules, or what the first of them do, in a line for each."""
    lacking = [one for one in verdicts if one.lacks]
    for one in lacking[:most]:
        head = Text(f"{one.profile} {one.edition}: ", "bold")
        for lack in one.lacks if most is None else ("; ".join(one.lacks),):
            yield head.copy().append(lack, "red")
    if lacking[len(lacking[:most]) :]:
        others = ", ".join(one.profile for one in lacking[most:])
        yield Text(f"not enough of {others} either: --verbose", "dim")


def _odd(verdicts: Sequence[ProfileVerdict], most: int | None) -> Iterator[Text]:
    """Yield which images came out otherwise, or the first of them and how many there are."""
    odd = tuple(dict.fromkeys(image for one in verdicts for image in one.asymmetries))
    for image in odd[:most]:
        yield Text(f"not as its scenario: --scenario {image}", "red")
    if odd[len(odd[:most]) :]:
        yield Text(f"{len(odd) - len(odd[:most])} more images: --verbose tells them", "dim")
