"""Engines that ask a player whether anything is chosen, and then what, are judged clean."""

from __future__ import annotations

import copy
import json
from typing import Final

import pytest
from tests.logs.games import Line, checked, numbered
from tests.logs.other_ways.test_freedoms import in_full
from tests.logs.other_ways.test_written_in_other_ways import problems

_FOLDER: Final = "handling-triggered-abilities"
SACRIFICED: Final = f"{_FOLDER}/ruthless-lawbringers-target-is-chosen-only-after-the-sacrifice"
DECLINED: Final = f"{_FOLDER}/without-the-sacrifice-the-reflexive-ability-doesnt-trigger"
"""Alex may sacrifice a creature, and does, or does not."""


def asked_whether(id_: str) -> list[Line]:
    """Return a log in which a player who may choose nothing is asked first whether they choose."""
    found: list[Line] = []
    for line in in_full(id_):
        before: Line = found[-1].get("said", {}).get("state", {}) if found else {}
        what: Line = next(iter(before.get("pending", ())), {})
        if what.get("kind") == "choose_objects" and not what.get("least", 1):
            chosen = line["said"]["answer"]["say"].get("chosen")
            about, by = f"whether {what['id']}", what["decider"]
            before["pending"] = [{"kind": "yes_no", "id": about, "decider": by}]
            answer = {"by": by, "about": about, "say": {"kind": "yes_no", "yes": bool(chosen)}}
            said = {"answer": answer, "verdict": "accepted"}
            if not chosen:
                found.append({"number": 0, "said": {**line["said"], **said}})
                continue
            after = {**copy.deepcopy(before), "pending": [{**what, "least": 1}]}
            found.append({"number": 0, "said": {**said, "state": after}})
        found.append(line)
    return numbered(found)


def place(lines: list[Line]) -> int:
    """Return where somebody says whether they choose."""
    return next(n for n, one in enumerate(lines) if '"yes":' in json.dumps(one))


@pytest.mark.parametrize("id_", [SACRIFICED, DECLINED])
def test_whether_anything_is_chosen_may_be_asked_before_what(id_: str) -> None:
    lines = asked_whether(id_)
    assert place(lines)
    assert problems(lines) == []


def test_an_engine_need_not_ask_what_there_is_one_of() -> None:
    lines = asked_whether(SACRIFICED)
    at = place(lines)
    (what,) = lines[at]["said"]["state"]["pending"]
    assert len(what["among"]) == 1
    lines[at]["said"]["state"] = lines.pop(at + 1)["said"]["state"]
    assert problems(numbered(lines)) == []


def test_whoever_has_said_yes_may_still_be_asked_for_nothing() -> None:
    lines = asked_whether(SACRIFICED)
    lines[place(lines)]["said"]["state"]["pending"][0]["least"] = 0
    assert problems(lines) == []


def noticed(lines: list[Line]) -> list[int | None]:
    """Return the lines of findings."""
    return [one.line for one in checked(lines).findings]


def test_what_comes_of_a_no_is_judged() -> None:
    lines = asked_whether(DECLINED)
    lines[place(lines)]["said"]["state"]["players"][0]["life"] += 1
    assert noticed(lines) == [place(lines) + 1]


def test_what_may_be_chosen_after_a_yes_is_judged() -> None:
    lines = asked_whether(SACRIFICED)
    lines[place(lines)]["said"]["state"]["pending"][0]["among"] = ["Hill Giant"]
    assert noticed(lines)[:1] == [place(lines) + 1]


def test_nobody_is_asked_whether_they_choose_what_has_to_be_chosen() -> None:
    lines = asked_whether(SACRIFICED)
    at = place(lines) + 1
    (what,) = lines[at]["said"]["state"]["pending"]
    assert what["kind"] == "choose_targets"
    lines[at]["said"]["state"]["pending"] = [{**what, "kind": "yes_no"}]
    lines[at]["said"]["state"]["pending"][0].pop("slots")
    assert noticed(lines)[:1] == [at + 1]
