"""Attackers with menace that one creature alone can't block: they need not be asked about."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.reference.transitions.games import logged

from apnap.protocol import Answer, AttackSaid, DeclareAttackers, DeclareBlockers, Object, Pass

ATTACKER = "Alley Strangler"


def attacked(blockers: int, *, more: bool = False) -> list[Line]:
    """Return a log: Rob attacks with menace, and with `more`; Alex could block, and doesn't."""
    ready = [(ATTACKER, "Rob"), ("Gray Ogre", "Rob"), *[("Grizzly Bears", "Alex")] * blockers]
    objects = tuple(
        Object(name=f"{card} {n}", card=card, owner=who, controller=who, zone="battlefield")
        for n, (card, who) in enumerate(ready)
    )
    attacks = tuple(AttackSaid(one.name, "Alex") for one in objects[: 2 if more else 1])
    passes: list[tuple[str, Answer]] = [("Rob", Pass()), ("Alex", Pass())]
    game = (
        *(*passes, *passes, ("Rob", DeclareAttackers(attacks))),
        *(*passes, ("Alex", DeclareBlockers()), *passes, *passes),
    )
    every = {**BEGIN, "begin": {**BEGIN["begin"], "every_priority": True}}
    lines = [every, *logged(replace(position(), objects=objects), game), {"end": {}}]
    return [{**line, "number": number} for number, line in enumerate(lines)]


def place(log: list[Line]) -> int:
    """Return where it is answered that nothing blocks."""
    said = "declare_blockers"
    return next(
        n
        for n, line in enumerate(log)
        if line.get("said", {}).get("answer", {}).get("say", {}).get("kind") == said
    )


def unasked(log: list[Line]) -> list[Line]:
    """Return a log as of an engine that doesn't ask for blocks."""
    at = place(log)
    log[at - 1]["said"]["state"] = log[at]["said"]["state"]
    return [{**line, "number": n} for n, line in enumerate((*log[:at], *log[at + 1 :]))]


def not_offered(log: list[Line]) -> list[Line]:
    """Return a log as of an engine that offers nobody to block the attacker with menace."""
    for candidate in log[place(log) - 1]["said"]["state"]["pending"][0]["candidates"]:
        candidate["may_block"] = [name for name in candidate["may_block"] if ATTACKER not in name]
    return log


def test_who_could_only_block_with_another_need_not_be_asked() -> None:
    report = checked(unasked(attacked(1)))
    assert [(one.line, one.problem) for one in report.findings] == []
    assert report.unchecked == 0


@pytest.mark.parametrize("more", [False, True])
def test_what_one_creature_alone_cant_block_need_not_be_offered(*, more: bool) -> None:
    assert checked(not_offered(attacked(1, more=more))).findings == ()


@pytest.mark.parametrize(("blockers", "more"), [(2, False), (1, True)])
def test_who_can_block_has_to_be_asked(blockers: int, *, more: bool) -> None:
    log = unasked(attacked(blockers, more=more))
    assert [one.certainty for one in checked(log).findings][:1] == ["certain"]


def test_what_two_creatures_can_block_has_to_be_offered() -> None:
    log = not_offered(attacked(2))
    assert [one.line for one in checked(log).findings] == [place(log)]
