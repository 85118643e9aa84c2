"""A small suite of our own: two rules, one clause each, and an engine that is told what to say."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from apnap.suite import Clause, Suite, load_clauses, load_suite

FEATURE: Final = """\
@since:2024-06-07
Feature: F

  @cr:802.1
  Rule: Several are attacked

    Scenario: Two are
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Gray Ogre
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Carissa |
      Then the declaration is legal
      And Gray Ogre is attacking Carissa

  @cr:802.2a
  Rule: Nonsense

    Scenario: Nobody has any life
      Given a free-for-all between Rob, Alex and Carissa
      When everybody passes
      Then Rob has 19 life
"""

CLAUSES: Final = """\
["802.1/1"]
says = "Several may be attacked."
since = "2024-06-07"
scenarios = ["small/two-are"]

["802.2a/1"]
says = "It is nonsense."
since = "2024-06-07"
scenarios = ["small/nobody-has-any-life"]

["802.2/1"]
says = "Nobody can tell."
since = "2024-06-07"
not_testable = "a reason"

["802.3/1"]
says = "It holds once more."
since = "2024-06-07"
scenarios = ["small/gone"]
"""


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """Return the small suite: of its two scenarios, the first passes."""
    (tmp_path / "small.feature").write_text(FEATURE, encoding="utf-8")
    return load_suite(where=tmp_path)


@pytest.fixture
def clauses(tmp_path: Path) -> tuple[Clause, ...]:
    """Return its clauses."""
    (tmp_path / "small.toml").write_text(CLAUSES, encoding="utf-8")
    return load_clauses(tmp_path)
