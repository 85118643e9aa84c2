"""
Writing reports in the Common Test Report Format (CTRF), https://ctrf.io.

Unsupported, withheld and unreached scenarios are skipped tests, errored ones have failed;
`rawStatus` has the outcome itself.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal

import msgspec

from apnap.driver import Outcome
from apnap.harmless import clean_lines
from apnap.protocol import EditionDate, Program, Record, doc
from apnap.protocol.bounds import Integer, Map, Natural, Rows, Text
from apnap.results.believing import sayings
from apnap.results.failure_text import plain
from apnap.results.readable import readable
from apnap.results.records import Report, Result
from apnap.suite import Captions, load_captions
from apnap.version import __version__

Status = Literal["passed", "failed", "skipped", "pending", "other"]

_STATUS: Final[Mapping[Outcome, Status]] = {
    "passed": "passed",
    "failed": "failed",
    "unsupported": "skipped",
    "withheld": "skipped",
    "unreached": "skipped",
    "errored": "failed",
}
_MILLISECONDS: Final = 1000


class Tool(Record, frozen=True, kw_only=True):
    """What produced the report."""

    name: Annotated[Text, doc("Its name.", min_length=1)] = msgspec.field(default="apnap")
    version: Annotated[Text, doc("Its version.")]


class Summary(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The report in numbers; times are milliseconds since 1970."""

    tests: Annotated[Natural, doc("Scenarios.")]
    passed: Annotated[Natural, doc("Scenarios passed.")]
    failed: Annotated[Natural, doc("Scenarios failed or errored.")]
    skipped: Annotated[Natural, doc("Scenarios unsupported, withheld or unreached.")]
    pending: Annotated[Natural, doc("Always 0.")] = 0
    other: Annotated[Natural, doc("Always 0.")] = 0
    start: Annotated[Natural, doc("When the run began.")]
    stop: Annotated[Natural, doc("When it ended.")]


class Case(Record, frozen=True, kw_only=True, rename="camel"):
    """One scenario in one edition."""

    id: Annotated[Text, doc("A UUID made of the scenario's id and the edition.")]
    name: Annotated[Text, doc("The scenario's id.", min_length=1)]
    status: Annotated[Status, doc("What came of it, as CTRF has it.")]
    duration: Annotated[Natural, doc("How long it took, in milliseconds.")]
    suite: Annotated[Rows[Text], doc("Suite, edition and section of the scenario.", min_length=1)]
    raw_status: Annotated[Outcome, doc("What came of it.")]
    message: Annotated[Text | msgspec.UnsetType, doc("Why it did not pass.")] = msgspec.UNSET
    trace: Annotated[
        Text | msgspec.UnsetType, doc("Its account in lines, or the step at which it ended.")
    ] = msgspec.UNSET
    tags: Annotated[Rows[Text], doc("Its tags.")] = ()
    line: Annotated[Integer, doc("The line on which it begins.")]
    file_path: Annotated[
        Text, doc("Its feature file, from the folder `features` on or from where apnap ran.")
    ]
    labels: Annotated[
        Map[Text, Rows[Text]],
        doc(
            "`rule`: what it is about; `caption`: the same with what each rule is called; `card`: "
            "what the cards in it do, unless it passed."
        ),
    ] = msgspec.field(default_factory=dict)


class Environment(Record, frozen=True, kw_only=True, rename="camel", omit_defaults=False):
    """What was tested."""

    app_name: Annotated[Text, doc("The engine's name.")]
    app_version: Annotated[Text, doc("The engine's version.")]


class Extra(Record, frozen=True, kw_only=True, rename="camel", omit_defaults=False):
    """What CTRF has no field for."""

    behaves_as_if: Annotated[
        Rows[Text], doc("What the engine seems to believe, in sentences, edition by edition.")
    ]


class Results(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The report itself."""

    tool: Annotated[Tool, doc("What produced it.")]
    summary: Annotated[Summary, doc("It in numbers.")]
    tests: Annotated[Rows[Case], doc("The scenarios.")]
    environment: Annotated[Environment, doc("What was tested.")]
    extra: Annotated[Extra, doc("What CTRF has no field for.")]


class Document(Record, frozen=True, kw_only=True, rename="camel", omit_defaults=False):
    """A report in CTRF."""

    report_format: Annotated[Literal["CTRF"], doc("What this is.")] = "CTRF"
    spec_version: Annotated[Text, doc("Version of CTRF.")] = "0.1.0"
    generated_by: Annotated[Text, doc("What wrote it.")] = "apnap"
    results: Annotated[Results, doc("The report itself.")]


def ctrf(engine: Program, reports: Sequence[Report], start: float, stop: float) -> Document:
    """Return reports of an engine as one document; `start` and `stop` are seconds since 1970."""
    captions = load_captions()
    tests = tuple(
        _case(report.edition, one, captions) for report in reports for one in report.results
    )
    count = {status: sum(test.status == status for test in tests) for status in _STATUS.values()}
    return Document(
        results=Results(
            tool=Tool(version=__version__),
            summary=Summary(
                tests=len(tests),
                passed=count["passed"],
                failed=count["failed"],
                skipped=count["skipped"],
                start=round(start * _MILLISECONDS),
                stop=round(stop * _MILLISECONDS),
            ),
            tests=tests,
            environment=Environment(app_name=engine.name, app_version=engine.version),
            extra=Extra(behaves_as_if=tuple(one for report in reports for one in sayings(report))),
        )
    )


def _case(edition: EditionDate, result: Result, captions: Captions) -> Case:
    section, _, _ = result.id.rpartition("/")
    message = next(_messages(result), None)
    return Case(
        id=str(uuid.uuid5(uuid.NAMESPACE_URL, f"urn:apnap:scenario:{edition}:{result.id}")),
        name=result.id,
        status=_STATUS[result.outcome],
        duration=round(result.seconds * _MILLISECONDS),
        suite=("apnap", edition, section),
        raw_status=result.outcome,
        message=msgspec.UNSET if message is None else message,
        trace=plain(result) if result.account else result.step or msgspec.UNSET,
        tags=result.tags,
        line=result.line,
        file_path=_from_features(result.file),
        labels=_labels(edition, result, captions),
    )


def _labels(edition: EditionDate, result: Result, known: Captions) -> dict[str, tuple[str, ...]]:
    captions = tuple(known.named(rule, edition) for rule in result.rules)
    found = {"rule": result.rules, "caption": captions, "card": result.cards}
    return {label: said for label, said in found.items() if said}


def _messages(result: Result) -> Iterator[str]:
    if result.expected is not None:
        got = readable(result.got or "")
        yield clean_lines(f"expected {readable(result.expected)}, got {got}")
    if result.reason is not None:
        yield clean_lines(result.reason)


def _from_features(path: str) -> str:
    """Return a path without what lies above the suite's folder, which is nobody's business."""
    _, found, rest = path.replace("\\", "/").rpartition("/features/")
    return f"features/{rest}" if found else path
