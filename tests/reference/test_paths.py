"""Which ways the functions of rules have taken: what was led to, and what it came to."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import SimpleNamespace

from apnap.driver import Game
from apnap.driver.position import new, placed
from apnap.driver.seating import seated
from apnap.engine.near import Near
from apnap.protocol import answers
from apnap.protocol.catalogue import catalogue
from apnap.protocol.decisions import Priority
from apnap.protocol.variants import FREE_FOR_ALL
from apnap.rulebooks import newest
from apnap_misreadings import all_mutants
from apnap_misreadings.watching import WatchedEngine
from apnap_reference.engine import ReferenceEngine
from apnap_reference.paths import Paths
from apnap_reference.rulebook import all_rules


def ways(rule: str, *cards: str, engine: ReferenceEngine | None = None) -> Sequence[str]:
    """Return the ways that are taken while Rob may attack with some creatures, and does not."""
    near = Near(lambda: engine or ReferenceEngine())
    near.look_at((rule,), newest())
    position = seated(FREE_FOR_ALL, ("Rob", "Alex"))
    for name in cards:
        thing = new(position, name, catalogue()[name], "Rob", "battlefield")
        position = placed(position, thing)
    game = Game(near)
    game.load(position.state(newest()))
    while game.state.pending and not game.over and game.state.turns[0].step != "end_step":
        asked = game.state.pending[0]
        say = answers.Pass() if isinstance(asked, Priority) else answers.DeclareAttackers()
        game.answer(asked.decider, asked, say)
    return near.ways()


def test_a_rule_that_comes_to_something_else_has_taken_another_way() -> None:
    plain, hasty = ways("302.6", "Gray Ogre"), ways("302.6", "Gray Ogre", "Raging Goblin")
    assert plain
    assert all(one.startswith("302.6 no_summoning_sickness True") for one in plain)
    assert set(plain) <= set(hasty)


def test_what_is_not_asked_about_is_not_looked_at() -> None:
    assert ways("glossary:nothing-of-the-kind", "Gray Ogre") == ()
    assert not [one for one in ways("302.6", "Gray Ogre") if not one.startswith("302.6")]


def test_whoever_traced_before_traces_afterwards() -> None:
    def trace(*_: object) -> None:
        """Trace nothing."""

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        ways("302.6", "Gray Ogre")
        assert sys.gettrace() is trace
    finally:
        sys.settrace(before)


def test_a_function_that_gives_one_thing_after_the_other_is_looked_at_too() -> None:
    one_by_one = all_rules()["508.1d", "attack_if_able"]
    paths = Paths(("508.1d",), newest())
    paths.begin()
    assert list(paths.beside(one_by_one)(SimpleNamespace(effects=()), ())) == []
    assert any(one.startswith("508.1d attack_if_able none") for one in paths.taken)


def test_misreadings_that_are_watched_leave_no_ways() -> None:
    misread = {"changed-sides-and-ready": all_mutants()["changed-sides-and-ready"]}
    watched = ways("302.6", "Gray Ogre", engine=WatchedEngine(misread))
    assert watched == ways("302.6", "Gray Ogre")
