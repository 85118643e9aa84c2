"""A test that is played in each edition: in all of them, and the one is named that is wrong."""

from __future__ import annotations

import pytest
from tests.reference.in_each import in_each

EDITIONS = ("2006-10-01", "2020-06-01", "2026-01-16")


def test_it_is_played_in_all_of_them() -> None:
    seen: list[tuple[str, str]] = []

    @in_each(EDITIONS)
    def looked(edition: str, who: str) -> None:
        seen.append((edition, who))

    looked(who="Rob")
    assert seen == [(edition, "Rob") for edition in EDITIONS]


@pytest.mark.parametrize("wrong", EDITIONS)
def test_the_one_is_named_that_is_wrong(wrong: str) -> None:
    @in_each(EDITIONS)
    def looked(edition: str) -> None:
        assert edition != wrong

    with pytest.raises(AssertionError) as failed:
        looked()
    assert failed.value.__notes__ == [f"This was in the edition {wrong}."]


def test_none_is_no_editions() -> None:
    with pytest.raises(AssertionError):
        in_each(())
