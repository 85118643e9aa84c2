"""Every rule that a finding can name is called something: a number alone tells nobody anything."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import apnap.logs.rules
import apnap_reference.claims
import apnap_reference.transitions
from apnap.logs.rules import old_editions
from apnap.protocol import EditionDate
from apnap.rulebooks import load, newest, subject
from apnap.suite import load_captions

_NUMBER: Final = re.compile(r'"(\d{3}\.\d+[a-z]?)"')
ROOMS: Final = (apnap.logs.rules, apnap_reference.claims, apnap_reference.transitions)
"""Where it is said which rule a finding names."""


def named(room: ModuleType) -> set[str]:
    """Return the rules of today that stand in the modules of a package."""
    found = {
        number
        for path in Path(str(room.__file__)).parent.rglob("*.py")
        if path.name != "old_editions.py"
        for number in _NUMBER.findall(path.read_text(encoding="utf-8"))
    }
    return {number for number in found if load(newest()).knows(subject(number))}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.__name__)
def test_rules_that_findings_name_have_a_caption(room: ModuleType) -> None:
    rules, captions = named(room), load_captions()
    assert rules
    assert sorted(rule for rule in rules if not captions.title(rule, newest())) == []


@pytest.mark.parametrize("edition", ["2006-10-01", "2020-06-01", "2024-06-07"])
def test_rules_of_older_editions_have_a_caption(edition: EditionDate) -> None:
    found = _NUMBER.findall(Path(str(old_editions.__file__)).read_text(encoding="utf-8"))
    there = [rule for rule in found if rule.startswith("310") is (edition == "2006-10-01")]
    assert there
    assert [rule for rule in there if not load_captions().title(rule, edition)] == []
