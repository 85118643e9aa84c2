"""
A rule read wrongly is wrong wherever the engine uses it, also in tuples made at import.

Each test plays the same moment by the rules as written and by a rulebook with one entry replaced,
and shows that the engine then errs in exactly the way that was to be expected.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.reference.driving import Game, attackers, begin, blockers

from apnap.protocol.answers import Answer
from apnap.protocol.messages import Initialize, Program
from apnap_reference.combat import attack_restrictions, declaring_blockers
from apnap_reference.combat.attack_restrictions import as_aimed_at
from apnap_reference.combat.attacking_and_defending import protector
from apnap_reference.combat.block_restrictions import ELIGIBLE, attacks_them, blocks_with_own
from apnap_reference.combat.evasion import EVASION, landwalk_respected
from apnap_reference.engine import ReferenceEngine
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    permanents,
    printed,
)
from apnap_reference.players.players import opponents
from apnap_reference.procedure import position
from apnap_reference.rulebook import AS_WRITTEN, Rule, Rulebook, all_rules, current, in_force
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.table import ObjectId, PlayerId, Table

Players = tuple[PlayerId, ...]


def misread(rule: Rule[..., Any], wrong: Callable[..., Any]) -> Rulebook:
    return Rulebook(f"{rule.name}, misread", {rule.key: wrong})


def accepts(game: Game, answer: Answer) -> bool:
    return game.tries(answer).verdict == "accepted"


def attacked(rulebook: Rulebook) -> Game:
    """Let Rob attack Alex with a Bear and Carissa with a Mountaineer; Alex has the Mountain."""
    board = {
        "Rob": "Runeclaw Bear, Goblin Mountaineer",
        "Alex": "Gray Ogre, Mountain",
        "Carissa": "Hill Giant",
        "Dana": "Wall of Wood",
    }
    game = begin(board, rulebook=rulebook).to("declare_attackers")
    game.attack({"Goblin Mountaineer": "Carissa", "Runeclaw Bear": "Alex"})
    return game.to("declare_blockers")


def test_blocking_with_anybodys_creatures() -> None:
    wrong = misread(blocks_with_own, lambda _table, _by, _thing: True)
    answer = blockers({"Hill Giant": "Runeclaw Bear"})
    assert not accepts(attacked(AS_WRITTEN), answer)
    assert accepts(attacked(wrong), answer)


def test_blocking_what_attacks_others() -> None:
    wrong = misread(attacks_them, lambda _table, _by, _attacker: True)
    answer = blockers({"Hill Giant": "Runeclaw Bear"})
    assert not accepts(attacked(AS_WRITTEN).block({}), answer)
    assert accepts(attacked(wrong).block({}), answer)


def landwalk_against_anyone(table: Table, _: ObjectId, attacker: ObjectId) -> bool:
    """Misread 702.14c: any opponent's land will do."""
    if not has_keyword(table, attacker, "mountainwalk"):
        return True
    everybody = opponents(table, controller(table, attacker))
    lands = [thing for player in everybody for thing in permanents(table, "Land", of=player)]
    return not any(thing.card == "Mountain" for thing in lands)


def test_landwalk_against_anyone() -> None:
    wrong = misread(landwalk_respected, landwalk_against_anyone)
    answer = blockers({"Hill Giant": "Goblin Mountaineer"})
    assert accepts(attacked(AS_WRITTEN).block({}), answer)
    assert not accepts(attacked(wrong).block({}), answer)


def in_seat_order(table: Table) -> tuple[Players, ...]:
    """Misread 802.4: whoever sits first blocks first."""
    order = declaring_blockers.who_blocks.function(table)
    return tuple((p.name,) for p in table.players if (p.name,) in order)


def test_blocking_in_seat_order() -> None:
    wrong = misread(declaring_blockers.who_blocks, in_seat_order)

    def first_asked(rulebook: Rulebook) -> str | None:
        board = {"Rob": "Wall of Wood", "Alex": "Gray Ogre, Hill Giant", "Carissa": "Wall of Stone"}
        game = begin(board, turn="Alex", rulebook=rulebook).to("declare_attackers")
        game.attack({"Gray Ogre": "Rob", "Hill Giant": "Carissa"})
        return game.to("declare_blockers").asked

    assert first_asked(AS_WRITTEN) == "Carissa"
    assert first_asked(wrong) == "Rob"


def test_counting_a_whole_attack_for_a_limit_on_one_player() -> None:
    def everything(_table: Table, _player: PlayerId, attacks: Attacks) -> Attacks:
        return attacks

    wrong = misread(as_aimed_at, everything)
    answer = attackers({"a": "Alex", "b": "Alex", "c": "Carissa"})

    def asked(rulebook: Rulebook) -> Game:
        board = {"Rob": "a = Gray Ogre, b = Gray Ogre, c = Gray Ogre", "Alex": "Crawlspace"}
        return begin({**board, "Carissa": ""}, rulebook=rulebook).to("declare_attackers")

    assert accepts(asked(AS_WRITTEN), answer)
    assert not accepts(asked(wrong), answer)


@pytest.mark.parametrize("rule", [*ELIGIBLE, *EVASION, *attack_restrictions.ELIGIBLE])
def test_a_rule_in_a_tuple_is_looked_up_at_the_call(rule: Rule[..., bool]) -> None:
    calls = []
    game = begin({"Rob": "Runeclaw Bear", "Alex": "Gray Ogre"})

    def noted(*args: object) -> bool:
        calls.append(args)
        return True

    with in_force(misread(rule, noted)):
        rule(game.inside.table, ("Rob",), 1)
    assert len(calls) == 1


def test_the_rulebook_is_in_force_within_the_block_only() -> None:
    wrong = misread(blocks_with_own, lambda _table, _by, _thing: True)
    with in_force(wrong):
        assert current() is wrong
    with pytest.raises(TypeError), in_force(wrong):
        blocks_with_own()  # type: ignore[call-arg, misc]  # so that the block is left by an exception
    assert current() is AS_WRITTEN


def test_two_engines_with_different_rulebooks_do_not_disturb_each_other() -> None:
    wrong = misread(blocks_with_own, lambda _table, _by, _thing: True)
    answer = blockers({"Hill Giant": "Runeclaw Bear"})
    right, false = attacked(AS_WRITTEN), attacked(wrong)
    assert not accepts(right, answer)
    assert accepts(false, answer)
    assert not accepts(right, answer)


def test_what_is_remembered_about_a_table_belongs_to_the_rulebook() -> None:
    game = begin({"Rob": "Runeclaw Bear (+1/+1 1)", "Alex": ""})
    seen = all_rules()["613.1", "seen_in_layers"]
    table = game.inside.table
    bear = table.called("Runeclaw Bear")
    assert bear is not None
    with in_force(misread(seen, lambda now: {t: printed(now.objects[t]) for t in now.objects})):
        assert characteristics(table, bear.id).power == 2
    for _ in range(50):
        with in_force(Rulebook("", {})):  # may lie in memory where the first rulebook lay
            assert characteristics(table, bear.id).power == 3


def test_an_engine_says_which_rule_it_misreads() -> None:
    engine = ReferenceEngine(misread(blocks_with_own, lambda *_: True))
    hello = Initialize("0.1", Program("tests", "1"))
    assert "blocks_with_own, misread" in engine.initialize(hello).engine.version
    assert "misread" not in ReferenceEngine().initialize(hello).engine.version


def test_a_misreading_under_which_the_game_never_goes_on_is_an_error_and_no_hang(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(position, "PATIENCE", 200)

    def of_its_controller(table: Table, battle: ObjectId) -> PlayerId:
        return controller(table, battle)

    wrong = misread(protector, of_its_controller)
    with pytest.raises(position.Endless):
        begin({"Rob": "Invasion of Dominaria (protector Alex)", "Alex": ""}, rulebook=wrong)
