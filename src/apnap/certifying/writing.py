"""Writing all that a certification leaves behind into a folder."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from apnap.certifying.certificate import Certificate, certificate
from apnap.certifying.digests import sha256
from apnap.certifying.judging import ProfileVerdict
from apnap.certifying.paging import pages
from apnap.certifying.results import encode_results
from apnap.certifying.runs import Made
from apnap.certifying.statement import statement
from apnap.certifying.telling import annotated, badge_of, summary
from apnap.protocol.readable_json import encode
from apnap.results.ctrf import ctrf
from apnap.results.junit import junit

CERTIFICATE: Final = "certificate.json"
STATEMENT: Final = "statement.json"
RESULTS: Final = "results.json"
BADGE: Final = "badge.json"
CTRF: Final = "ctrf.json"
JUNIT: Final = "junit.xml"
SUMMARY: Final = "summary.md"
ANNOTATIONS: Final = "annotations.txt"

LARGEST: Final = 268_435_456
"""Largest file of a certificate that is read, in bytes: a whole suite's results have some 60 MB."""

PARTIAL: Final = "partial"
"""The folder within it for what there is of a run that was cut short."""


def write(made: Made, where: Path) -> Certificate:
    """
    Write everything into the folder `where`, the certificate last, and return the certificate.

    Raises `Incomplete` and `TwoEngines` before anything is written, and `OSError` if the folder
    cannot be written to.
    """
    issued = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    digest = sha256(encode_results(made.results))
    proof = certificate(made.results, digest, made.profiles, issued)
    _write_reports(made, where, proof.profiles)
    _put(where / BADGE, encode(badge_of(proof.profiles)))
    _put(where / STATEMENT, encode(statement(proof)))
    _put(where / CERTIFICATE, encode(proof))
    return proof


def write_partial(made: Made, where: Path) -> Path:
    """
    Write the reports of runs that were cut short, and return the folder in which they lie.

    There is no certificate among them, and what an earlier certification has left in the folder
    `where` stays as it is. Raises `OSError` if the folder cannot be written to.
    """
    _write_reports(made, where / PARTIAL, ())
    return where / PARTIAL


def joined(made: Made) -> bytes:
    """Return the runs of all editions as one JUnit document."""
    root = ET.Element("testsuites", name="apnap")
    for run, report in made.runs:
        for suite in ET.fromstring(junit(run, report)):  # noqa: S314 - written a line before
            if len(made.runs) > 1:
                suite.set("name", f"{suite.get('name')} {report.edition}")
            root.append(suite)
    ET.indent(root)
    document: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return document


def _write_reports(made: Made, where: Path, verdicts: Sequence[ProfileVerdict]) -> None:
    """Write what came of the scenarios, with the verdicts on it if there are any."""
    reports = [report for _, report in made.runs]
    named = made.runs[0][0].engine
    engine = made.results.rounds[0].introduced.engine
    where.mkdir(parents=True, exist_ok=True)
    _put(where / RESULTS, encode_results(made.results))
    _put(where / JUNIT, joined(made))
    _put(where / CTRF, encode(ctrf(engine, reports, made.start, made.stop)))
    _put(where / SUMMARY, summary(made, verdicts).encode())
    _put(where / ANNOTATIONS, annotated(made).encode())
    for name, page in pages(made.results, made.profiles, verdicts, named).items():
        _put(where / name, page.encode())


def _put(path: Path, content: bytes) -> None:
    """Write a file, so that it is whole or not there."""
    partial = path.with_name(f"{path.name}.part")
    partial.write_bytes(content)
    partial.replace(path)
