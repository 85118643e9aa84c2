"""Games that went wrong are judged again soon, and what nobody can know meanwhile is no fault."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.logs.games import NEWEST, Line, checked, lines, log, scenarios
from tests.logs.other_ways.test_freedoms import full, in_full

UPKEEPS = (
    "limited-range-of-influence/copper-tablet-doesnt-trigger-on-an-out-of-range-players-upkeep"
)
"""Several turns of passing."""

FORBIDDEN = "golden-rules/turf-wound-cast-before-explore-stops-land-plays-in-a-three-player-game"
"""A player can't play lands for the rest of the turn, which no state shows."""

SAMPLE = 240
"""Every so many scenarios one loses a line."""


def long_log(id_: str = UPKEEPS) -> list[Line]:
    return full([json.dumps(line).encode() for line in lines(id_)])


@pytest.mark.parametrize("by", [-3, 4])
def test_a_life_total_that_is_wrong_from_one_line_on_is_one_finding(by: int) -> None:
    forged = long_log()
    place = len(forged) // 3
    for line in forged[place:-1]:
        line["said"]["state"]["players"][0]["life"] += by
    found = checked(forged)
    assert [(one.line, one.where[-5:], one.rule) for one in found.findings] == [
        (place + 1, ".life", "119.3")
    ]
    assert found.unchecked == 0


def test_a_life_total_that_is_wrong_on_one_line_alone_costs_no_other() -> None:
    forged = long_log()
    place = len(forged) // 3
    forged[place]["said"]["state"]["players"][0]["life"] += 1
    found = checked(forged)
    assert ([one.line for one in found.findings], found.unchecked) == ([place + 1], 0)


def test_a_permanent_that_is_wrong_from_one_line_on_is_soon_judged_again() -> None:
    forged = long_log()
    place = len(forged) // 3
    for line in forged[place:-1]:
        thing = line["said"]["state"]["objects"][0]
        thing["tapped"] = not thing.get("tapped", False)
    found = checked(forged)
    assert found.findings[0].line == place + 1
    assert found.unchecked <= 10


def gaps() -> Iterator[list[Line]]:
    """Yield logs that each lack a line in the middle."""
    for one in scenarios(NEWEST)[::SAMPLE]:
        whole = full(log(one))
        yield whole[: len(whole) // 2] + whole[len(whole) // 2 + 1 :]


def test_nothing_is_certainly_wrong_in_a_game_of_which_a_line_is_missing() -> None:
    found = [checked(one) for one in gaps()]
    assert [one.findings for one in found if one.found > one.possible] == []
    assert all(one.troubled == 1 for one in found)
    assert sum(one.checked for one in found) > sum(one.unchecked for one in found)


def test_an_effect_that_began_before_may_excuse_what_is_found() -> None:
    whole = in_full(FORBIDDEN)
    middle = len(whole) // 2
    found = checked(whole[:middle] + whole[middle + 1 :])
    assert (found.found, found.possible) == (1, 1)
    assert found.findings[0].kind == "legal_rejected"
    assert not found.clean


def test_of_lands_of_equal_worth_any_may_be_tapped() -> None:
    swapped = 0
    for one in scenarios(NEWEST):
        whole = full(log(one))
        other = with_other_lands(whole)
        if other is None:
            continue
        found = checked(other)
        assert [(one.id, one_.line, one_.problem) for one_ in found.findings] == []
        swapped += 1
        if swapped == 3:
            return
    pytest.fail("in too few scenarios a cost is paid with one of two lands")


def with_other_lands(whole: list[Line]) -> list[Line] | None:
    """Return a log in which a cost was paid with another land; None if there is no such cost."""
    for place, line in enumerate(whole[2:-1], 2):
        say = line["said"].get("answer", {}).get("say", {})
        if say.get("pay") != "auto" or line["said"]["verdict"] != "accepted":
            continue
        pair = alike(whole[place - 1]["said"]["state"], line["said"]["state"])
        if pair is not None:
            after = json.dumps(whole[place:])
            for old, new in ((pair[0], "~~"), (pair[1], pair[0]), ("~~", pair[1])):
                after = after.replace(json.dumps(old), json.dumps(new))
            return [*whole[:place], *json.loads(after)]
    return None


def alike(before: Line, after: Line) -> tuple[str, str] | None:
    """Return a land that has been tapped, and one of the same kind that has not."""
    was = {thing["name"]: thing for thing in before["objects"]}
    lands = [
        thing
        for thing in after["objects"]
        if thing["name"] in was and "Basic" in (thing.get("now") or {}).get("types", ())
    ]
    for one in lands:
        for other in lands:
            same = (one["card"], one["controller"]) == (other["card"], other["controller"])
            tapped = one.get("tapped") and not was[one["name"]].get("tapped")
            if same and tapped and not other.get("tapped"):
                return one["name"], other["name"]
    return None
