"""Reading the certificates whose results are shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from apnap.certifying import schemas
from apnap.certifying.building import CERTIFICATE, RESULTS
from apnap.certifying.certificate import Certificate
from apnap.certifying.comparing import SMALL
from apnap.certifying.digests import suite_digest
from apnap.certifying.given.large_results import NoResults, read_results
from apnap.certifying.results import Results
from apnap.pictures.text import clean
from apnap.protocol import Record
from apnap.protocol.given_files import open_entry, read_entry
from apnap.rulebooks import editions

_LONGEST: Final = 60
_OTHER: Final = re.compile("[^a-z0-9]+")


class NoCertificateError(Exception):
    """A folder in which no certificate lies, or one that cannot be read."""

    def __init__(self, where: Path, problem: str) -> None:
        """Say which folder it is, and what is wrong with it."""
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class Given(Record, frozen=True, kw_only=True):
    """A certificate that was given, with its results."""

    key: str
    """What its pages are called: made of the engine's name and version, and unique."""
    certificate: Certificate
    results: Results
    newest: bool
    """Whether no certificate of the same engine was issued later."""
    alike: bool
    """Whether the suite that was run is the one that is installed."""

    @property
    def name(self) -> str:
        """The engine's name; texts of an engine are cleaned before they are shown."""
        return clean(self.certificate.engine.name)

    @property
    def version(self) -> str:
        """The engine's version."""
        return clean(self.certificate.engine.version)

    @property
    def day(self) -> str:
        """The day on which it was issued."""
        return self.certificate.issued.partition("T")[0]


def given(folders: Iterable[Path]) -> tuple[Given, ...]:
    """
    Return the certificates that lie in folders, by the names of the engines, the oldest first.

    A folder is one that `apnap certify` has written, or holds such folders. Raises
    `NoCertificateError` for a folder without one, or with one that is broken.
    """
    found = [_read(where) for folder in folders for where in _within(folder)]
    found.sort(key=lambda one: (one[0].engine.name, one[0].issued, one[0].engine.version))
    here = suite_digest() if found else ""
    return tuple(
        Given(
            key=key,
            certificate=proof,
            results=results,
            newest=proof is _last(proof, [one for one, _ in found]),
            alike=proof.suite.digest == here,
        )
        for (proof, results), key in zip(found, _keys([one for one, _ in found]), strict=True)
    )


def _last(proof: Certificate, proofs: Sequence[Certificate]) -> Certificate:
    """Return the newest certificate of the same engine."""
    return [one for one in proofs if one.engine.name == proof.engine.name][-1]


def _within(folder: Path) -> Sequence[Path]:
    """Return the folders of certificates: this one, or those in it."""
    if (folder / CERTIFICATE).exists():
        return (folder,)
    found = sorted(path.parent for path in folder.glob(f"*/{CERTIFICATE}"))
    if not found:
        raise NoCertificateError(folder, f"there is no {CERTIFICATE}; apnap certify writes one")
    return found


def _read(where: Path) -> tuple[Certificate, Results]:
    proof = _proof(where)
    results, digest = _results(where)
    if digest != proof.results:
        raise NoCertificateError(where, f"{RESULTS} is not the one that {CERTIFICATE} speaks of")
    for edition, number in Counter(one.edition for one in results.rounds).items():
        if edition not in editions():
            raise NoCertificateError(where, f"{RESULTS}: there is no edition {clean(edition)}")
        if number > 1:
            raise NoCertificateError(where, f"{RESULTS}: the edition {edition} is there twice")
    return proof, results


def _proof(where: Path) -> Certificate:
    content = _content(where, CERTIFICATE, SMALL)
    breaches = schemas.breaches("certificate", content)
    if breaches:
        raise NoCertificateError(where, f"{CERTIFICATE}: {breaches[0]}")
    try:
        return msgspec.json.decode(content, type=Certificate)
    except (msgspec.ValidationError, RecursionError) as error:
        raise NoCertificateError(where, f"{CERTIFICATE}: {error}") from error


def _results(where: Path) -> tuple[Results, str]:
    """Return the results, and the digest of their file."""
    try:
        with open_entry(where, RESULTS) as file:
            given = read_results(file)
    except NoResults as error:
        raise NoCertificateError(where, f"{RESULTS}: {error.problems[0]}") from error
    except OSError as error:
        raise NoCertificateError(where, f"{RESULTS} cannot be read: {error.strerror}") from error
    return given.results, given.digest


def _content(where: Path, name: str, most: int) -> bytes:
    try:
        return read_entry(where, name, most)
    except OSError as error:
        raise NoCertificateError(where, f"{name} cannot be read: {error.strerror}") from error


def _keys(proofs: Iterable[Certificate]) -> Iterator[str]:
    """Yield a name for each certificate that may stand in a path, and that no other one has."""
    taken: set[str] = set()
    for proof in proofs:
        words = f"{proof.engine.name} {proof.engine.version}".lower()
        plain = _OTHER.sub("-", words)[:_LONGEST].strip("-") or "engine"
        number, key = 1, plain
        while key in taken:
            number += 1
            key = f"{plain}-{number}"
        taken.add(key)
        yield key
