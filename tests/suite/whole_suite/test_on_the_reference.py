"""
Every scenario passes on the reference engine, under each text that its rules have had.

What was played in the newest edition is logged, and the logs of some of each section check clean.
"""

from __future__ import annotations

from typing import Final

import pytest
from tests.logs.games import NEWEST, check_clean, log_of
from tests.suite.whole_suite.all_of_it import by_text, to_the_end, wrong_in

from apnap.engine.client import Client
from apnap.protocol import EditionDate
from apnap.rulebooks import editions
from apnap.suite import load_suite

SUITE: Final = load_suite()
CASES: Final = by_text(SUITE)
OF_ALL: Final = SUITE.holding(NEWEST)[::40]
OF_EACH: Final = [own[:: max(1, len(own) // 8)] for (at, _), own in CASES.items() if at == NEWEST]
LOGGED: Final = {(NEWEST, one.id) for some in (OF_ALL, *OF_EACH) for one in some}
"""What is checked as a log as well: every fortieth scenario, and eight or more of each section."""


@pytest.mark.parametrize(("edition", "section"), CASES)
def test_it_passes_and_checks_clean(edition: EditionDate, section: str, reference: Client) -> None:
    plays = [to_the_end(one, reference, edition) for one in CASES[edition, section]]
    assert wrong_in(plays, edition) == []
    logged = [one for one in plays if (edition, one.scenario.id) in LOGGED]
    if logged:
        check_clean([log_of(one, reference, edition, one.scenario.id) for one in logged])


def test_every_scenario_is_played_and_every_edition() -> None:
    ids = {one.id for some in CASES.values() for one in some}
    assert ids == {one.id for one in SUITE.scenarios}
    assert {edition for edition, _ in CASES} == {*editions()}
