"""
Writing findings as JUnit XML, for CI systems: each file is a test case.

A file with findings is a failure, one that cannot be read an error; one in which nothing could be
judged is skipped. Findings that are only possible do not fail, unless they are asked to.
"""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree as ET

from apnap.logs.findings import CheckReport, FileChecked, Found
from apnap.portable import portable
from apnap.results.junit import xml_text

_TOLD: Final = 20
"""So many findings of a file are told."""


def junit(report: CheckReport, *, strict: bool) -> bytes:
    """Return what was found as an XML document; `strict`: possible findings are failures too."""
    cases = [_case(one, strict=strict) for one in report.files]
    suite = ET.Element(
        "testsuite",
        name="apnap check",
        tests=str(len(cases)),
        failures=str(sum(case.find("failure") is not None for case in cases)),
        errors=str(sum(case.find("error") is not None for case in cases)),
        skipped=str(sum(case.find("skipped") is not None for case in cases)),
        time=f"{sum(one.seconds for one in report.files):.3f}",
    )
    suite.extend(cases)
    root = ET.Element("testsuites", name="apnap check")
    root.append(suite)
    ET.indent(root)
    document: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return document


def _case(one: FileChecked, *, strict: bool) -> ET.Element:
    path = xml_text(portable(one.file))
    folder, _, name = path.rpartition("/")
    case = ET.Element(
        "testcase", classname=folder or ".", name=name, file=path, time=f"{one.seconds:.3f}"
    )
    wrong = one.found if strict else one.found - one.possible
    if wrong:
        first = next((f for f in one.findings if strict or f.certainty == "certain"), None)
        _said(case, "failure", _in_short(first) if first else "findings", _findings(one))
    if one.troubled:
        first_trouble = one.troubles[0]
        told = f"line {first_trouble.line}: {first_trouble.problem}"
        text = "\n".join(f"line {t.line}: {t.problem}" for t in one.troubles[:_TOLD])
        _said(case, "error", told, text)
    if not (wrong or one.troubled or one.checked):
        reasons = "; ".join(f"{number}: {reason}" for reason, number in one.reasons.items())
        _said(case, "skipped", f"nothing could be judged: {reasons}", "")
    return case


def _said(case: ET.Element, kind: str, message: str, text: str) -> None:
    said = ET.SubElement(case, kind, message=xml_text(message))
    if text:
        said.text = xml_text(text)


def _findings(one: FileChecked) -> str:
    told = [f"line {found.line}: {_in_short(found)}" for found in one.findings[:_TOLD]]
    more = one.found - len(told)
    return "\n".join((*told, f"and {more} more") if more > 0 else told)


def _in_short(found: Found) -> str:
    return f"{found.rule or 'no rule'}, {found.kind.replace('_', ' ')}: {found.problem}"
