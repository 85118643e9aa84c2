"""The gate of `apnap run --baseline`: what a run is held against, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from apnap.cli.options import tell_renamed
from apnap.harmless import clean
from apnap.results.baseline import FORMAT, Baseline, BaselineError, Known, read, write
from apnap.results.gate import (
    Changes,
    Difference,
    Kind,
    by_id,
    differences,
    expected,
    followed,
    strangers,
    updated,
)
from apnap.results.judged import Judged
from apnap.results.records import Report, Result
from apnap.running.command import PreparedRun
from apnap.suite import Origin

_NOT_HELD: Final = "it was not held against the baseline"
_NOT_WRITTEN: Final = "the baseline was not written"

BaselineFile = Annotated[
    Path | None,
    typer.Option(
        "--baseline",
        metavar="FILE",
        help="Hold the run against this file of known failures: what it lists has to end as it "
        "says, everything else has to pass.",
    ),
]
UpdateBaseline = Annotated[
    bool,
    typer.Option("--update-baseline", help="Write into that file what does not pass today."),
]

_MOST: Final = 10
_HEADS: Final[Mapping[Kind, tuple[str, str]]] = {
    "new": ("NEW", "bold red"),
    "changed": ("CHANGED", "bold red"),
    "mended": ("MENDED", "bold yellow"),
}


class Gate:
    """
    A baseline and a run that is held against it, or, to `update` it, the other way round.

    Raises `BaselineError` if the file is missing (unless it is to be written) or wrong.
    """

    def __init__(self, path: Path, *, update: bool) -> None:
        """Read the file."""
        self._path = path
        self._update = update
        self._baseline: Baseline | None = None
        if path.exists() or not update:
            self._baseline, renamed = followed(read(path))
            tell_renamed(renamed)
        self._known = by_id(self._baseline) if self._baseline else {}
        self._strange: tuple[str, ...] = ()

    def check(self, prepared: PreparedRun) -> None:
        """Raise `BaselineError` if the file is about another engine, edition or suite."""
        if self._baseline is None:
            return
        told = prepared.introduced.engine.name
        for what, ours, theirs in (
            ("the engine", self._baseline.engine, told),
            ("edition", self._baseline.edition, prepared.wanted.edition),
        ):
            if ours != theirs:
                problem = f"it is a baseline for {what} {ours!r}, and this is {theirs!r}"
                hint = (
                    f"Name the file for {clean(theirs)}, or another file with `--update-baseline` "
                    "to write one."
                )
                raise BaselineError(self._path, problem, hint)
        loaded: set[Origin] = {"suite", prepared.wanted.origin}
        if prepared.request.folders:
            loaded.add("extension")
        if not self._known.keys() <= {one.id for one in prepared.scenarios}:
            self._strange = strangers(self._baseline, prepared.known_ids, loaded)
        if self._strange and not self._update:
            problem = (
                f"no scenario of edition {self._baseline.edition} is called "
                f"{', '.join(self._strange)}"
            )
            hint = "Mend or remove these entries; `--update-baseline` removes them."
            raise BaselineError(self._path, problem, hint)

    def expects(self, result: Result) -> bool:
        """Tell whether a scenario that has not passed is known to end in this way."""
        return expected(self._known, result)

    def judged(self, report: Report | None) -> Judged:
        """Return what the gate says of a run; of one that shows too little (None), only that."""
        where = str(self._path)
        if report is None:
            return Judged(green=False, baseline=where, known=len(self._known))
        if self._update or self._baseline is None:
            made, _ = updated(self._baseline, report, self._strange)
            return Judged(green=True, baseline=where, known=len(made.known))
        found = differences(self._baseline, report.results)
        return Judged(
            green=not found, baseline=where, differences=found, known=len(self._baseline.known)
        )

    def unjudged(self, report: Report, console: Console) -> str:
        """
        Return what is said of a run that cannot be judged.

        Where all that was played broke the engine, prints what of it is new: the baseline is
        neither held against it nor written.
        """
        told = _NOT_WRITTEN if self._update else _NOT_HELD
        errored = sum(result.outcome == "errored" for result in report.results)
        if report.ran or not errored:
            return f"the run shows too little: {told}"
        known = self._baseline.known if self._baseline else ()
        before = Baseline(
            format=FORMAT,
            engine=report.introduced.engine.name,
            edition=report.edition,
            known=known,
        )
        _print(console, _differing(differences(before, report.results)))
        return f"{errored} errored, none was played to its end: is the engine broken? So {told}"

    def judge(self, report: Report, console: Console) -> bool:
        """
        Hold a run against the file, or write it anew; say what differs and return whether it fits.

        Raises `OSError` if the file cannot be written.
        """
        if self._update or self._baseline is None:
            made, changes = updated(self._baseline, report, self._strange)
            write(self._path, made)
            _print(console, _changed(changes, self._strange))
            console.print(f"baseline written: {self._path}, {_listed(made)}", soft_wrap=True)
            return True
        found = differences(self._baseline, report.results)
        _print(console, _differing(found))
        verdict = (
            f"{len(found)} {'difference' if len(found) == 1 else 'differences'}"
            if found
            else "as expected"
        )
        style = "bold red" if found else "green"
        line = Text(f"baseline: {verdict}", style)
        console.print(
            line.append(f" ({self._path}, {_listed(self._baseline)})", ""), soft_wrap=True
        )
        if found:
            console.print("  once that is meant to be: the same with --update-baseline")
        return not found


def _listed(baseline: Baseline) -> str:
    return f"{len(baseline.known)} known"


def _differing(found: Sequence[Difference]) -> Iterator[Text]:
    """Yield a line for each difference: what is new first, what is mended last."""
    for kind, (head, style) in _HEADS.items():
        some = [difference for difference in found if difference.kind == kind]
        for one in some[:_MOST]:
            line = Text(head, style).append(f" {clean(one.scenario)}: {one.outcome}", "not bold")
            yield line.append(_before(one.known), "none")
        if len(some) > _MOST:
            yield Text(f"{head} … and {len(some) - _MOST} more", style)


def _before(known: Known | None) -> str:
    if known is None:
        return ", and the baseline does not list it"
    link = f", {clean(known.link)}" if known.link else ""
    return f", and the baseline has it as {known.outcome} ({clean(known.reason)}{link})"


def _changed(changes: Changes, strange: Sequence[str]) -> Iterator[Text]:
    """Yield a line for each entry that is new, altered or gone."""
    for what, ids in (
        ("added", changes.added),
        ("altered", changes.altered),
        ("dropped", changes.dropped),
    ):
        for id_ in ids[:_MOST]:
            yield Text(f"{what}: {clean(id_)}{' (no such scenario)' if id_ in strange else ''}")
        if len(ids) > _MOST:
            yield Text(f"{what}: … and {len(ids) - _MOST} more")


def _print(console: Console, lines: Iterator[Text]) -> None:
    for line in lines:
        console.print(line, soft_wrap=True)
