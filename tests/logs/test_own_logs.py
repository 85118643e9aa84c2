"""What the reference engine has played checks clean, in every chapter and edition."""

from __future__ import annotations

import pytest
from tests.logs.games import NEWEST, checked, client, log, scenarios

from apnap.logs.files import Asked
from apnap.protocol import EditionDate
from apnap_reference.edition import EDITIONS

OLD = "2006-10-01"
SECTIONS = sorted({one.id.partition("/")[0] for one in scenarios(NEWEST)})


def clean(picked: list[list[bytes]]) -> None:
    found = checked([line for one in picked for line in one], Asked().start)
    assert [(one.line, one.game, one.problem) for one in found.findings] == []
    assert (found.found, found.troubled, found.unchecked) == (0, 0, 0)
    assert found.games == len(picked)
    assert found.checked > len(picked)


@pytest.mark.parametrize("section", SECTIONS)
def test_scenarios_of_each_section_check_clean(section: str) -> None:
    own = [one for one in scenarios(NEWEST) if one.id.startswith(f"{section}/")]
    clean([log(one, game=one.id, on=client()) for one in own[:: max(1, len(own) // 8)]])


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_scenarios_of_each_edition_check_clean(edition: EditionDate) -> None:
    clean([log(one, edition, one.id, client()) for one in scenarios(edition)[::40]])
