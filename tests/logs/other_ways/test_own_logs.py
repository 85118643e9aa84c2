"""
What the reference engine has played in older editions checks clean.

Of the newest edition all is played, and logs are checked, in
`tests/suite/whole_suite/test_on_the_reference`.
"""

from __future__ import annotations

import pytest
from tests.logs.games import NEWEST, check_clean, client, log, scenarios

from apnap.protocol import EditionDate
from apnap_reference.edition import EDITIONS


@pytest.mark.parametrize("edition", sorted(EDITIONS.keys() - {NEWEST}))
def test_scenarios_of_each_older_edition_check_clean(edition: EditionDate) -> None:
    check_clean([log(one, edition, one.id, client()) for one in scenarios(edition)[::40]])
