"""What is the same whosever turn it is, is worked out once, unless something has died."""

from __future__ import annotations

import pytest
from tests.reference.driving import begin

from apnap_reference.objects.characteristics import all_characteristics
from apnap_reference.state.table import PlayerId, Table, replace


@pytest.fixture
def table() -> Table:
    return begin({"Rob": "Runeclaw Bear", "Alex": "Gray Ogre"}).inside.table


def test_it_is_kept_while_only_the_turn_and_what_is_asked_change(table: Table) -> None:
    seen = all_characteristics(table)
    later = table.with_turn(replace(table.turn, priority=None), table.asked + 1)
    assert later.asked == table.asked + 1
    assert all_characteristics(later) is seen
    tapped = tuple(replace(thing, tapped=True) for thing in table.in_zone("battlefield"))
    assert all_characteristics(later.with_object(tapped[0])) is not seen


def test_where_something_has_died_it_is_worked_out_anew(table: Table) -> None:
    seen = all_characteristics(table)
    after = table.with_turn(replace(table.turn, died_under=(PlayerId("Rob"),)))
    assert all_characteristics(after) is not seen
    assert all_characteristics(after.with_turn(table.turn)) is seen
