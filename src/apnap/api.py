"""
What programs in Python use: play the suite on an engine, read it, judge recorded games.

`import apnap` offers these names, and docs/python-api.md describes them.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from apnap.engine.starting import DEFAULT
from apnap.inputs.naming import NoFiles, given
from apnap.inputs.urls import open_any
from apnap.logs.files import Asked
from apnap.logs.findings import CheckReport
from apnap.logs.lines import STDIN
from apnap.logs.many import check_files
from apnap.protocol import EditionDate, Engine, EngineUnknown, Limits
from apnap.results.records import Report, Result
from apnap.running.command import PreparedRun, Request
from apnap.suite import SelectionError, Suite, selection
from apnap.suite import load_suite as load_all
from apnap.triage.corpus import Corpus

Watch = Callable[[Result], None]
"""Is called with each result as soon as it is known."""


def run(  # noqa: PLR0913 - options, all by name
    engine: str | Callable[[], Engine],
    *,
    rules: str | Sequence[str] = (),
    scenarios: str | Sequence[str] = (),
    edition: str | None = None,
    features: Sequence[Path | str] = (),
    workers: int = 0,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    watch: Watch = lambda _: None,
) -> Report:
    """
    Play scenarios on an engine and return what came of them, as `apnap run --json` writes it.

    `engine` is a name as on the command line (`stdio:COMMAND`, `http:URL`, `direct:NAME`), or a
    class or function at the top of a module that makes an engine in this process. `rules` are
    numbers such as `802.4`, with all their parts, and terms (`glossary:SLUG`); `scenarios` are
    ids; without either the whole suite is played. `edition` is the date of a rulebook, the newest
    one if None; `features` are folders with scenarios of your own; `workers` are further
    processes, 0 for none.

    Raises `SuiteError` for something that cannot be selected, `EngineTrouble` if the engine
    doesn't start, `RunBroke` if apnap itself breaks. What an engine does wrong is in the report.
    A signal that comes meanwhile is heard after everything has been ended.
    """
    request = Request(
        engine=_named(engine, workers),
        edition=None if edition is None else EditionDate(edition),
        rules=_each(rules),
        ids=_each(scenarios),
        extensions=tuple(map(Path, features)),
        workers=workers,
        limits=limits,
    )
    prepared = PreparedRun(request)
    played = prepared.play(watch)
    if prepared.signal is not None:
        signal.raise_signal(prepared.signal)
    return played


def load_suite(*, edition: str | None = None, features: Sequence[Path | str] = ()) -> Suite:
    """
    Return the scenarios of the suite, and of folders of your own.

    With an `edition`, the date of a rulebook, only those that hold in it. Raises `SuiteError` for
    an edition that there is not, and for features that cannot be read.
    """
    extensions = tuple(map(Path, features))
    if edition is None:
        return load_all(extensions)
    date = selection(edition, (), ()).edition
    return Suite(load_all(extensions, (date,)).holding(date))


def check(
    *logs: Path | str,
    engine: str = DEFAULT,
    workers: int = 0,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    edition_nearest: bool = False,
    format_only: bool = False,
) -> CheckReport:
    """
    Judge states and recorded games by the rules; return what is found, file by file and in groups.

    `logs` are what `apnap check` takes: files, packed or not, archives, folders, patterns such as
    `games/**/*.jsonl`, and `-` for standard input. `engine` is what judges, `workers` are further
    processes, 0 for none. `edition_nearest` has games of an edition between two that are indexed
    judged by the nearer of them; with `format_only` nothing is judged but how logs are written.

    The report tells which files in folders, or that a pattern means, cannot be read. Raises
    `OSError` for a file that is named and cannot be read, `ImportError` for one whose packing needs
    an extra that is not installed, `EngineTrouble` if no engine starts, and `SuiteError` for an
    engine that does not check states, and for words that mean no file.
    """
    asked = Asked(engine, limits, nearest=edition_nearest, format_only=format_only)
    with asked.start() as client:
        told = client.introduced
        if told is None or "check" not in told.capabilities.methods:
            raise SelectionError(f"{engine} does not check states: choose another engine")
    corpus = Corpus()
    for one in check_files(_meant(logs), asked, workers, lambda _path, _done, _size: None):
        corpus.take(one)
    return corpus.report(told.engine)


def _meant(logs: Sequence[Path | str]) -> tuple[Path, ...]:
    """
    Return the files that words mean; raise `SuiteError` if there are none, or too many.

    Raises `OSError` for one that a word names and that cannot be read.
    """
    try:
        found = given([Path(log) for log in logs])
    except NoFiles as none:
        raise SelectionError(none.problem) from None
    if not found.files:
        raise SelectionError("nothing is given to be checked: name files, folders or patterns")
    for path in found.files:
        if path in found.named and path != STDIN:
            open_any(path).close()
    return found.files


def _each(texts: str | Sequence[str]) -> tuple[str, ...]:
    """Return texts, of which there may be one."""
    return (texts,) if isinstance(texts, str) else tuple(texts)


def _named(engine: str | Callable[[], Engine], workers: int) -> str:
    """Return the name of an engine; raise `EngineUnknown` for what cannot be found by one."""
    if isinstance(engine, str):
        return engine
    module, path = getattr(engine, "__module__", ""), getattr(engine, "__qualname__", "")
    found: object = sys.modules.get(module)
    for part in path.split("."):
        found = getattr(found, part, None)
    if found is not engine:
        raise EngineUnknown(
            f"{engine!r} cannot be found again by its name.",
            hint="Give a class, or a function without parameters, from the top of a module.",
        )
    if workers and module == "__main__":
        raise EngineUnknown(
            f"{path} stands in the program that is running, and other processes don't have it.",
            hint="Put the engine into a module of its own, or leave `workers` out.",
        )
    return f"direct:{module}:{path}"
