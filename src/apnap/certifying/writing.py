"""Writing all that a certification leaves behind into a folder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from apnap.certifying import moments
from apnap.certifying.building import BUNDLE, PARTIAL, RESULTS, Files, certified, told
from apnap.certifying.certificate import Certificate
from apnap.certifying.given.folders import is_own
from apnap.certifying.results import pieces
from apnap.certifying.retelling import Aside
from apnap.certifying.runs import Made
from apnap.pages import called
from apnap.portable import portable_engine
from apnap.protocol import EditionDate
from apnap.protocol.written_files import open_regular

_MILLISECONDS: Final = 1000


def write(made: Made, where: Path) -> Certificate:
    """
    Write everything into the folder `where`, and return the certificate.

    What an earlier certification has left there, and this one does not have, is removed: pages of
    other editions, and the signature. Raises `Incomplete` and `TwoEngines` before anything is
    written, and `OSError` if the folder cannot be written to.
    """
    ended = datetime.fromtimestamp(made.stop, UTC)
    issued = moments.written(max(moments.now(), ended))
    proof, files = certified(made.results, made.profiles, _aside(made, issued))
    where.mkdir(parents=True, exist_ok=True)
    for path in where.iterdir():
        if is_own(path.name) and path.name not in {*files, RESULTS} and not path.is_dir():
            path.unlink()
    _put(where / RESULTS, pieces(made.results))
    _put_all(where, files)
    return proof


def write_signature(where: Path, bundle: bytes) -> None:
    """Write the signature of the digests beside them; raises `OSError` if that cannot be."""
    _put_all(where, {BUNDLE: bundle})


def write_partial(made: Made, where: Path) -> Path:
    """
    Write the reports of runs that were cut short, and return the folder in which they lie.

    There is no certificate among them, and what an earlier certification has left in the folder
    `where` stays as it is. Raises `OSError` if the folder cannot be written to.
    """
    folder = where / PARTIAL
    files = told(made.results, made.profiles, (), _aside(made, ""))
    folder.mkdir(parents=True, exist_ok=True)
    _put(folder / RESULTS, pieces(made.results))
    _put_all(folder, files)
    return folder


def _aside(made: Made, issued: str) -> Aside:
    """Return what does not follow from the results of runs."""
    took: dict[EditionDate, dict[str, int]] = defaultdict(dict)
    for _, report in made.runs:
        for result in report.results:
            took[report.edition][result.id] = round(result.seconds * _MILLISECONDS)
    return Aside(
        engine=called(portable_engine(made.runs[0][0].engine)),
        issued=issued,
        start=round(made.start * _MILLISECONDS),
        stop=round(made.stop * _MILLISECONDS),
        took=took,
    )


def _put_all(where: Path, files: Files) -> None:
    """Write files into a folder, each of them so that it is whole or not there."""
    where.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        _put(where / name, (content,))


def _put(path: Path, content: Iterable[bytes]) -> None:
    """Write a file piece by piece."""
    partial = path.with_name(f"{path.name}.part")
    with open_regular(partial) as file:
        file.writelines(content)
    partial.replace(path)
