"""Most objects are cards of libraries, nothing in particular; they are found all the same."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.reference.driving import begin

from apnap.protocol import Zone
from apnap_reference.procedure.state_based_actions import strayed_copies, strayed_tokens
from apnap_reference.state.table import Table, replace


@pytest.fixture
def table() -> Table:
    board = {"Rob": "Runeclaw Bear, Forest", "Alex": ""}
    return begin(board, hands={"Alex": "Gray Ogre"}).inside.table


def test_each_object_is_called_by_its_name(table: Table) -> None:
    assert all(table.called(thing.name) is thing for thing in table.objects.values())
    assert table.called("~0") is None
    assert table.called("Nobody") is None


def test_each_object_is_in_its_zone(table: Table) -> None:
    found = [thing.id for zone in get_args(Zone) for thing in table.in_zone(zone)]
    assert sorted(found) == sorted(table.objects)


def test_what_is_no_card_ceases_to_exist_in_a_library_too(table: Table) -> None:
    assert strayed_tokens(table) == strayed_copies(table) == ()
    first, second, *_ = table.in_zone("library")
    table = table.with_object(replace(first, kind="token"))
    table = table.with_object(replace(second, kind="copy"))
    assert strayed_tokens(table) == (first.id,)
    assert strayed_copies(table) == (second.id,)
