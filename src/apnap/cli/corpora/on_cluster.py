"""Judging a corpus elsewhere: on a cluster of Dask, or into Parquet, which may be gone on with."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import typer

from apnap.cli.ending import Status, check_folder, end
from apnap.cluster.copying import LOCAL
from apnap.cluster.corpus_run import Judging, read, run, size_of_pieces
from apnap.cluster.filing import NotWritten
from apnap.cluster.here import judged_here
from apnap.cluster.opening import opened
from apnap.cluster.planning import plan
from apnap.cluster.run_folder import Occupied, Ran, RunFolder
from apnap.cluster.tasks import JUDGING, in_the_way
from apnap.cluster.trades import Bounds, Hindered
from apnap.cluster.trouble import NoCluster
from apnap.harmless import clean
from apnap.inputs.urls import here, is_url, shown
from apnap.logs.files import Asked
from apnap.logs.findings import FileChecked
from apnap.logs.lines import STDIN
from apnap.protocol import Program, Record
from apnap.running.processes import cores
from apnap.version import __version__

_STDIN: Final = "standard input cannot be cut into pieces: name a file"

Done = Callable[[Path, int], object]
"""Is told of a file, and how many more bytes of it have been judged."""


class Where(Record, frozen=True, kw_only=True):
    """Where pieces are judged, and where what comes of them is kept."""

    on: str | None = None
    parquet: Path | None = None
    resume: bool = False
    workers: int = 0

    def check(self, files: Sequence[Path]) -> None:
        """End the command if this cannot be, or not with these files."""
        if self.resume and self.parquet is None:
            end(Status.USAGE, "--resume needs --parquet DIR: the folder of the run")
        if STDIN in files:
            end(Status.USAGE, _STDIN)
        if self.parquet is not None:
            if not is_url(self.parquet):
                check_folder(self.parquet)
        elif self.on != LOCAL:
            end(Status.USAGE, f"--on {self.on} needs --parquet DIR, a folder that all workers see")


def told_plan(files: Sequence[Path], asked: Asked, workers: int) -> Iterator[str]:
    """Yield in lines what would be judged; raises as `check_given`."""
    if STDIN in files:
        end(Status.USAGE, _STDIN)
    return plan(files, size_of_pieces(files, workers or cores()), asked).told()


def check_there(
    files: Sequence[Path], asked: Asked, judge: Program, where: Where, done: Done
) -> Iterator[FileChecked]:
    """
    Yield what comes of each file, in their order; `judge` is what the engine calls itself.

    Ends the command where that cannot be; what was judged until then is kept. Raises
    `NotInstalled` where Dask is needed, and `OSError`.
    """
    with ExitStack() as stack:
        path = (
            here(where.parquet)
            if where.parquet
            else Path(stack.enter_context(tempfile.TemporaryDirectory()))
        )
        folder = RunFolder(path, lasting=where.parquet is not None)
        workers = where.workers or (cores() if where.on else 1)
        size = size_of_pieces(files, workers)
        ran = Ran(apnap=__version__, asked=asked, size=size, judge=judge)
        with _ending(where, folder):
            ran = folder.known(ran, resume=where.resume)
            judging = _there(stack, where, workers, asked) if where.on else _here(workers)
            stack.enter_context(folder.going_on(ran, resume=where.resume))
            changed = run(files, ran, folder, judging, lambda one: done(Path(one.file), one.size))
            for file in changed:
                typer.echo(clean(f"{file} has changed since: it was judged again"), err=True)
        with _ending(where, folder):
            yield from read(folder)


def _here(workers: int) -> Judging:
    """Return what judges on this machine."""
    return lambda tasks: judged_here(tasks, workers, Bounds())


def _there(stack: ExitStack, where: Where, workers: int, asked: Asked) -> Judging:
    """Return what judges on a cluster, which is let go of at the end; raises as `opened`."""
    cluster = opened(where.on or LOCAL, workers, JUDGING)
    stack.callback(cluster.close)
    if where.on != LOCAL:  # on this machine the command itself has started what judges
        for worker, problem in cluster.look(in_the_way, asked).items():
            if problem:
                end(Status.NO_ENGINE, f"{worker}: {problem}")
    typer.echo(clean(cluster.told), err=True)
    return lambda tasks: cluster.done(tasks, JUDGING, Bounds())


@contextmanager
def _ending(where: Where, folder: RunFolder) -> Iterator[None]:
    """End the command if there is no cluster, or nothing can be judged on it or kept."""
    try:
        yield
    except Occupied as cannot:
        end(Status.USAGE, cannot.problem)
    except NoCluster as cannot:
        end(Status.USAGE, cannot.problem, *_goes_on(where, folder))
    except Hindered as hindered:
        kind, problem = hindered.hindrance.kind, hindered.hindrance.problem
        status = Status.NO_ENGINE if kind == "engine" else Status.USAGE
        end(status, problem, *_goes_on(where, folder))
    except NotWritten as error:
        problem = f"{shown(folder.path)} cannot be written: {error}"
        end(Status.USAGE, problem, *_goes_on(where, folder))
    except KeyboardInterrupt:
        for line in _goes_on(where, folder):
            typer.echo(clean(line), err=True)
        raise


def _goes_on(where: Where, folder: RunFolder) -> Sequence[str]:
    """Return what to do about a run that has begun and is broken off."""
    if where.parquet is None or not folder.has_begun:
        return ()
    return (f"{shown(where.parquet)}: --resume goes on from what is judged",)
