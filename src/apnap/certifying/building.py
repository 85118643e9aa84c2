"""
Building the files of a certification: each of them follows from the results, times aside.

Whoever certifies writes what is built here, and whoever verifies builds it again and compares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree import ElementTree as ET

from apnap.certifying.certificate import Certificate, certificate
from apnap.certifying.digests import listed, sha256, sha256_of
from apnap.certifying.judging import ProfileVerdict
from apnap.certifying.paging import pages
from apnap.certifying.profiles import Profile
from apnap.certifying.results import Results, pieces
from apnap.certifying.retelling import Aside, retold
from apnap.certifying.statement import statement
from apnap.certifying.telling import annotated, badge_of, summary
from apnap.protocol import EditionDate
from apnap.protocol.readable_json import encode
from apnap.results.ctrf import ctrf
from apnap.results.junit import junit
from apnap.results.records import Report
from apnap.results.reporting import Run

CERTIFICATE: Final = "certificate.json"
STATEMENT: Final = "statement.json"
RESULTS: Final = "results.json"
BADGE: Final = "badge.json"
CTRF: Final = "ctrf.json"
JUNIT: Final = "junit.xml"
SUMMARY: Final = "summary.md"
ANNOTATIONS: Final = "annotations.txt"

DIGESTS: Final = "SHA256SUMS"
"""The digests of all other files, as `sha256sum` prints and checks them: what is to be signed."""

BUNDLE: Final = f"{DIGESTS}.sigstore.json"
"""The signature of the digests, if they are signed, as sigstore's tools name it."""

PARTIAL: Final = "partial"
"""The folder within it for what there is of a run that was cut short."""

_SECOND: Final = 1000

Files = Mapping[str, bytes]
"""Files by their names."""

Chosen = Mapping[EditionDate, Sequence[Profile]]
"""The chosen profiles by edition."""


def certified(
    results: Results, profiles: Chosen, aside: Aside, written: bytes | None = None
) -> tuple[Certificate, Files]:
    """
    Return the certificate for results, and all files, the certificate and the digests last.

    Those who have the results `written` get them among the files; the others write them, piece by
    piece, so that nobody holds them twice. Raises `Incomplete` and `TwoEngines` if there can be
    none, and `CannotBeRead` for recordings that lead to no state.
    """
    digest = sha256_of(pieces(results)) if written is None else sha256(written)
    proof = certificate(results, digest, profiles, aside.issued)
    files = told(results, profiles, proof.profiles, aside)
    files[BADGE] = encode(badge_of(proof.profiles))
    files[STATEMENT] = encode(statement(proof))
    files[CERTIFICATE] = encode(proof)
    files[DIGESTS] = listed(files, {RESULTS: digest})
    return proof, files if written is None else {RESULTS: written, **files}


def told(
    results: Results, profiles: Chosen, verdicts: Sequence[ProfileVerdict], aside: Aside
) -> dict[str, bytes]:
    """
    Return the files that tell what came of the scenarios, with the verdicts if there are any.

    The results themselves are not among them. Raises `CannotBeRead` for recordings that lead to no
    state.
    """
    again = retold(results, profiles, aside)
    reports = [one.report for one in again]
    engine = results.rounds[0].introduced.engine
    document = ctrf(engine, reports, aside.start / _SECOND, aside.stop / _SECOND)
    found = {
        JUNIT: joined([(one.run, one.report) for one in again]),
        CTRF: encode(document),
        SUMMARY: summary(reports, verdicts).encode(),
        ANNOTATIONS: annotated(reports).encode(),
    }
    return found | {name: page.encode() for name, page in pages(again, verdicts).items()}


def joined(runs: Sequence[tuple[Run, Report]]) -> bytes:
    """Return the runs of all editions as one JUnit document."""
    root = ET.Element("testsuites", name="apnap")
    for run, report in runs:
        for suite in ET.fromstring(junit(run, report)):  # noqa: S314 - written a line before
            if len(runs) > 1:
                suite.set("name", f"{suite.get('name')} {report.edition}")
            root.append(suite)
    ET.indent(root)
    document: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return document
