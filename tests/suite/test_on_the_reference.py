"""Every scenario passes on the reference engine, under each text that its rules have had."""

from __future__ import annotations

from typing import Final

import pytest
from tests.suite.all_of_it import by_text, wrong

from apnap.engine.client import Client
from apnap.protocol import EditionDate
from apnap.rulebooks import editions
from apnap.suite import load_suite

SUITE: Final = load_suite()
CASES: Final = by_text(SUITE)


@pytest.mark.parametrize(("edition", "section"), CASES)
def test_it_passes(edition: EditionDate, section: str, reference: Client) -> None:
    assert wrong(CASES[edition, section], reference, edition) == []


def test_every_scenario_is_played_and_every_edition() -> None:
    ids = {one.id for some in CASES.values() for one in some}
    assert ids == {one.id for one in SUITE.scenarios}
    assert {edition for edition, _ in CASES} == {*editions()}
