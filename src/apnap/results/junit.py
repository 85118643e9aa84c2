"""
Writing a report as JUnit XML, for CI systems.

Unsupported, withheld and unreached scenarios are skipped tests, whose message begins with the
outcome; errored ones are errors. The second reading and extensions are test suites of their own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree as ET

from apnap.harmless import clean_lines
from apnap.protocol.unseen import UNSEEN
from apnap.results.believing import sayings
from apnap.results.failure_text import plain
from apnap.results.readable import readable
from apnap.results.records import Report, Result
from apnap.results.reporting import Run, replay
from apnap.suite import Captions, load_captions

_NOT_XML: Final = re.compile("[\0-\x08\x0b\f\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What no XML has. To name what it has, up to the last sign, takes Python twenty milliseconds."""


def junit(run: Run, report: Report) -> bytes:
    """Return the report as an XML document."""
    root = ET.Element("testsuites", name="apnap")
    second = [result for result in report.results if result.second_reading]
    others = [result for result in report.results if result.extension]
    own = [one for one in report.results if not (one.extension or one.second_reading)]
    if second:
        root.append(_suite(run, report, "apnap.second-reading", second))
    else:
        root.append(_suite(run, report, "apnap", own))
    if others:
        root.append(_suite(run, report, "apnap.extensions", others))
    ET.indent(root)
    document: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return document


def _suite(run: Run, report: Report, name: str, results: Sequence[Result]) -> ET.Element:
    def count(*outcomes: str) -> str:
        return str(sum(result.outcome in outcomes for result in results))

    suite = ET.Element(
        "testsuite",
        name=name,
        tests=str(len(results)),
        failures=count("failed"),
        errors=count("errored"),
        skipped=count("unsupported", "withheld", "unreached"),
        time=f"{sum(result.seconds for result in results):.3f}",
    )
    properties = ET.SubElement(suite, "properties")
    told = report.introduced.engine
    for key, value in (
        ("engine", report.engine),
        ("engine name", told.name),
        ("engine version", told.version),
        ("edition", report.edition),
        *(("behaves as if", one) for one in sayings(report)),
    ):
        ET.SubElement(properties, "property", name=key, value=xml_text(value))
    captions = load_captions()
    suite.extend([_case(run, result, captions) for result in results])
    return suite


def _case(run: Run, result: Result, known: Captions) -> ET.Element:
    section, _, name = result.id.rpartition("/")
    captions = [known.named(rule, run.edition) for rule in result.rules]
    case = ET.Element(
        "testcase",
        classname=section,
        name=name,
        file=xml_text(result.file),
        line=str(result.line),
        time=f"{result.seconds:.3f}",
    )
    if result.rules:
        properties = ET.SubElement(case, "properties")
        for rule in result.rules:
            ET.SubElement(properties, "property", name="rule", value=rule)
        for caption in captions:
            ET.SubElement(properties, "property", name="caption", value=xml_text(caption))
    kind = {
        "failed": "failure",
        "errored": "error",
        "unsupported": "skipped",
        "withheld": "skipped",
        "unreached": "skipped",
    }.get(result.outcome)
    if kind is not None:
        said = ET.SubElement(case, kind, message=xml_text(_message(result)))
        if kind != "skipped":
            said.set("type", result.outcome)
        said.text = xml_text(plain(result) if result.account else _short(run, result, captions))
    return case


def _short(run: Run, result: Result, captions: Sequence[str]) -> str:
    """Return what there is to say of a scenario that has no account."""
    rules = f"rules: {', '.join(captions) or 'none'}"
    where = f"{result.file}:{result.step_line or result.line}"
    return "\n".join((where, result.step or "", rules, *result.cards, replay(run, result.id)))


def _message(result: Result) -> str:
    if result.expected is not None:
        got = readable(result.got or "")
        return clean_lines(f"expected {readable(result.expected)}, got {got}")
    return clean_lines(f"{result.outcome}: {result.reason}")


def xml_text(text: str) -> str:
    """Return a text without what XML cannot hold, and what nobody sees or a terminal obeys."""
    return re.sub(UNSEEN, "\ufffd", _NOT_XML.sub("\ufffd", text))
