"""Things that engines name themselves, and that nothing but names tells apart as they come."""

from __future__ import annotations

import json
from typing import Final

import pytest
from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.logs.left_out.test_passes_around_the_stack import without_passes
from tests.logs.other_ways.test_written_in_other_ways import renamed
from tests.reference.transitions.games import logged

from apnap.protocol import Answer, AttackSaid, Choose, DeclareAttackers, Object, Pass, Player, Turn

PLAYERS: Final = ("Rob", "Alex", "Carissa")


def garrison() -> list[Line]:
    """Return a log of Hanweir Garrison, whose two tokens attack one player each."""
    card = "Hanweir Garrison"
    there = Object(name=card, card=card, owner="Rob", controller="Rob", zone="battlefield")
    turn = Turn(active="Rob", phase="combat", step="beginning_of_combat", priority="Rob")
    players = tuple(Player(name=who, life=20, library=9) for who in PLAYERS)
    begun = replace(position(), players=players, objects=(there,), turns=(turn,))
    all_pass: list[tuple[str, Answer]] = [(who, Pass()) for who in PLAYERS]
    attacks = DeclareAttackers((AttackSaid(card, "Alex"),))
    chosen = [("Rob", Choose((who,))) for who in ("Alex", "Carissa")]
    return logged(begun, [*all_pass, ("Rob", attacks), *all_pass, *chosen, ("Rob", Pass())])


def with_other_handles(log: list[Line]) -> list[Line]:
    """Return a log whose tokens have other handles, and are told in the other order."""
    text = json.dumps(log)
    tokens = [one["name"] for one in log[-1]["said"]["state"]["objects"] if one["name"][0] == "~"]
    assert len(tokens) == 2
    for token, other in zip(tokens, ("~second", "~first"), strict=True):
        text = text.replace(json.dumps(token), json.dumps(other))
    lines: list[Line] = json.loads(text)
    for line in lines:
        line["said"]["state"]["objects"].reverse()
    return lines


def test_of_two_tokens_that_enter_attacking_either_may_attack_either_player() -> None:
    found = checked([BEGIN, *with_other_handles(garrison())])
    assert [(one.line, one.rule, one.problem) for one in found.findings] == []
    assert found.replayed == len(garrison())


@pytest.mark.parametrize("later", [0, 1])
def test_tokens_that_enter_attacking_attack_whom_they_were_told_to(later: int) -> None:
    """A log in which both attack one player is wrong, as one in which they change places later."""
    log = with_other_handles(garrison())
    attacks = log[-2 + later]["said"]["state"]["turns"][0]["combat"]["attacks"]
    tokens = [one for one in attacks if one["attacker"].startswith("~")]
    if later:
        one, other = tokens
        one["attacker"], other["attacker"] = other["attacker"], one["attacker"]
    else:
        tokens[0] |= {field: tokens[1][field] for field in ("attacks", "defender")}
    found = checked([BEGIN, *log])
    assert [one.line for one in found.findings] == [len(log) + later]


def test_what_has_gone_is_still_known_where_a_line_runs_past_its_end() -> None:
    """An ability waits for the stack whose source has come on the line before, and died on this."""
    log = [line for line in renamed() if "said" in line]
    found = checked(without_passes(log))
    assert [(one.line, one.rule, one.problem) for one in found.findings] == []
