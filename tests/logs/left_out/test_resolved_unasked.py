"""Abilities that resolve where passes are left out, and bring another one that looks alike."""

from __future__ import annotations

import json

from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.reference.transitions.games import logged

from apnap.protocol import Object, Pass, Turn


def every_pass() -> list[Line]:
    """Return a log of Divine Intervention, whose second ability triggers as the first resolves."""
    card = "Divine Intervention"
    there = Object(name=card, card=card, owner="Rob", controller="Rob", zone="battlefield")
    there = replace(there, counters={"intervention": 1})
    turn = Turn(active="Alex", phase="ending", step="end_step", priority="Alex")
    begun = replace(position(), objects=(there,), turns=(turn,))
    passes = ("Alex", "Rob", "Rob", "Alex", "Rob", "Alex")
    return logged(begun, [(who, Pass()) for who in passes])


def intervention() -> list[Line]:
    """Return that log without the passes on which the first ability resolves, and without it."""
    load, passed, *_, resolved, rob, alex = every_pass()
    passed["said"]["state"] = resolved["said"]["state"]
    return [{**line, "number": at} for at, line in enumerate((load, passed, rob, alex), 1)]


def test_an_ability_may_be_the_second_one_of_what_has_it() -> None:
    log = intervention()
    (there,) = (one for one in log[1]["said"]["state"]["objects"] if "source" in one)
    found = checked([BEGIN, *log])
    assert there["source"] == "Divine Intervention"
    assert [(one.line, one.rule, one.problem) for one in found.findings] == []
    assert found.replayed == len(log)


def test_what_comes_out_otherwise_whichever_ability_it_is_is_wrong_for_certain() -> None:
    log: list[Line] = json.loads(json.dumps(intervention()))
    (there,) = (one for one in log[1]["said"]["state"]["objects"] if "source" not in one)
    there["counters"] = {"intervention": 2}
    found = checked([BEGIN, *log]).findings
    assert [(one.line, one.certainty) for one in found][:1] == [(3, "certain")]


def test_a_game_goes_on_where_it_was_if_nothing_that_resolves_explains_what_is_wrong() -> None:
    """Life that is wrong while the first ability is on the stack is found once."""
    log = every_pass()
    for line in log[2:4]:
        line["said"]["state"]["players"][0]["life"] = 21
    found = checked([BEGIN, *log[:4]])
    assert [(one.line, one.where) for one in found.findings] == [(4, "players.Rob.life")]
    assert found.replayed == 4
