"""Images that were drawn once: other processes take them as they are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.symmetries.test_drawn_images import SOME, its_image

from apnap.protocol import EditionDate
from apnap.suite import Scenario, Selection, load_suite
from apnap.symmetries import handing
from apnap.symmetries.choosing import chosen
from apnap.symmetries.images import image

EDITION = EditionDate("2026-01-16")


@pytest.fixture
def scenarios() -> tuple[Scenario, ...]:
    """Return some scenarios, from all over the suite: those of which others draw images, too."""
    return SOME


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handing, "_handed", {})


@pytest.mark.usefixtures("handed")
def test_what_is_taken_is_equal_to_what_was_drawn(scenarios: tuple[Scenario, ...]) -> None:
    images = [its_image(one) for one in scenarios]
    assert any("begin" in step.text for one in images for step in one.steps)
    handing.take(handing.to_hand((*scenarios, *images)))
    assert [handing.taken(one.id) for one in images] == images
    assert handing.taken(scenarios[0].id) is None


@pytest.mark.usefixtures("handed")
def test_what_was_taken_is_not_drawn_again(
    scenarios: tuple[Scenario, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = image(scenarios[0], "seed-5", EDITION)
    assert found is not None
    wanted = Selection(edition=EDITION, ids=(found.id,))
    suite = load_suite(dates=(EDITION,))
    handing.take(handing.to_hand((found,)))
    monkeypatch.setattr("apnap.symmetries.choosing.image", None)
    assert chosen(suite, wanted) == (found,)


def test_only_what_is_drawn_is_handed(scenarios: tuple[Scenario, ...]) -> None:
    images = [found for one in scenarios if (found := image(one, "enlivened"))]
    assert images
    assert handing.to_hand(images) == []


def test_what_has_no_stored_form_is_drawn_again(scenarios: tuple[Scenario, ...]) -> None:
    found = image(scenarios[0], "seed-5", EDITION)
    assert found is not None
    first, *rest = found.steps
    odd = replace(first, call=replace(first.call, values=(object(),)))
    assert handing.to_hand((replace(found, steps=(odd, *rest)),)) == []
