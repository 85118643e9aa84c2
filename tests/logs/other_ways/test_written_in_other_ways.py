"""Ways of writing a log that engines have and no state tells: what is asked, and what is called."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tests.logs.games import Line, checked, numbered
from tests.logs.other_ways.test_freedoms import in_full
from tests.logs.other_ways.test_freedoms import written as written_otherwise
from tests.logs.reading.test_formats import check, written

from apnap.protocol.freedoms import OTHERWISE

State = dict[str, Any]

MULLIGAN: Final = "starting-the-game/a-player-who-took-a-mulligan-draws-seven-cards-and-bottoms-one"
MONARCH: Final = "the-monarch/the-player-who-becomes-the-monarch-draws-in-their-own-end-step-only"
DRAWS: Final = (
    "activated-ability/two-loyalty-abilities-of-one-planeswalker-cant-be-used-in-one-turn"
)
"""Cards are drawn that nobody has listed, in two turns."""
BLOCKED: Final = (
    "declare-blockers-step/one-block-of-two-attackers-triggers-one-ability-once-another-twice"
)
"""A player assigns the damage of two attackers at once."""
COPY_DIED: Final = (
    "handling-triggered-abilities/a-token-that-copies-blood-artist-triggers-on-its-own-death"
)
"""Abilities of a token wait, are put on the stack and resolve once it has gone."""
VOTES: Final = "keyword-actions/after-alex-players-vote-in-turn-order-and-the-majority-decides"
"""Players vote for one of two modes."""
COPIED: Final = (
    "priority-in-other-games/alex-has-priority-when-robs-copy-of-vision-skeins-has-resolved"
)
EXALTED: Final = "declare-attackers-step/tokens-that-enter-attacking-dont-stop-exalted"
"""Abilities of two creatures wait to be ordered."""
BLOOD_TYRANT: Final = (
    "handling-triggered-abilities/blood-tyrant-triggers-for-each-of-two-players-who-lose-to-damage"
)
"""Two abilities of one creature wait, and nothing tells them apart."""
WON: Final = "ending-the-game/if-an-effect-wins-the-game-a-trigger-below-it-doesnt-resolve"
"""The game ends with an ability on the stack."""
HANDS: Final = "timing-and-priority/a-creature-spell-needs-an-empty-stack-an-instant-doesnt"


def played(id_: str) -> list[Line]:
    return in_full(id_)


def states(lines: list[Line]) -> Iterator[State]:
    for line in lines:
        said = line.get("said", {})
        yield from (one for one in (said.get("state"), said.get("load", {}).get("position")) if one)


def problems(lines: list[Line]) -> list[tuple[int | None, str | None, str]]:
    found = checked(lines)
    assert (found.troubled, found.unchecked) == (0, 0)
    assert found.replayed == sum("said" in line for line in lines)
    return [(one.line, one.rule, one.problem) for one in found.findings]


def wheres(lines: list[Line]) -> list[str]:
    return [one.where or "" for one in checked(lines).findings]


def test_cards_that_are_about_to_be_shuffled_lie_in_no_order() -> None:
    lines = played(MULLIGAN)
    for state in states(lines):
        state["objects"].reverse()
    assert problems(lines) == []


def test_cards_lie_in_their_order_in_a_library_that_has_been_shuffled() -> None:
    lines = played(MULLIGAN)
    cards = [one for one in lines[-2]["said"]["state"]["objects"] if one["zone"] == "library"]
    assert cards
    cards[0]["position"] = 1
    assert len(problems(lines)) == 1


def test_a_handle_that_another_card_has_here_means_nothing() -> None:
    lines = played(DRAWS)
    drawn = [
        one["name"]
        for one in lines[-2]["said"]["state"]["objects"]
        if one["zone"] == "hand" and one["name"].startswith("~")
    ]
    assert len(drawn) > 2
    names = dict(zip(drawn, ("~1", *drawn[:-1]), strict=True))
    for state in states(lines):
        for one in state.get("objects", ()):
            if one["name"] in names:
                one |= {"name": names[one["name"]], "card": "Wastes"}
    assert problems(lines) == []


def renamed() -> list[Line]:
    """Return a log with other handles, in which a token has gone before its abilities resolve."""
    lines = written_otherwise(played(COPY_DIED), OTHERWISE["handles_renamed"])
    assert lines != played(COPY_DIED)
    return lines


@pytest.mark.parametrize("id_", [EXALTED, COPY_DIED])
def test_an_ability_whose_card_is_not_told_is_known_by_what_it_comes_from(id_: str) -> None:
    lines = written_otherwise(played(id_), OTHERWISE["handles_renamed"])
    abilities = [
        o for s in states(lines) for o in s.get("objects", ()) if o.get("kind") == "ability"
    ]
    assert abilities
    assert all(one["source"] for one in abilities)
    for one in abilities:
        one["card"] = "unknown"
    assert problems(lines) == []


def of_gone(lines: list[Line]) -> Iterator[State]:
    """Yield the abilities on the stack whose source is a handle of what has gone."""
    for state in states(lines):
        there = {one["name"] for one in state.get("objects", ())}
        for one in state.get("objects", ()):
            if one.get("source", "").startswith("~") and one["source"] not in there:
                yield one


def test_a_token_that_has_gone_keeps_its_handle_as_the_source_of_its_abilities() -> None:
    lines = renamed()
    assert len([*of_gone(lines)]) > 1
    assert problems(lines) == []


def test_an_ability_of_a_token_that_has_gone_comes_from_nothing_else() -> None:
    lines = renamed()
    *_, last = of_gone(lines)
    last["source"] = "Blood Artist"
    assert [where.split(".")[-1] for where in wheres(lines)][:1] == ["source"]


@pytest.mark.parametrize("named", [{"card": "The Monarch", "source": "~crown"}, {"card": "Crown"}])
def test_what_an_engine_calls_the_source_of_an_ability_without_one_is_up_to_it(
    named: dict[str, str],
) -> None:
    lines, told = played(MONARCH), 0
    for state in states(lines):
        for one in state.get("objects", ()):
            if one["card"] is None:
                told += 1
                one |= {"name": f"{one['name']}0", **named}
                state["turns"][0]["stack"] = [one["name"]]
    assert told
    assert problems(lines) == []


def in_parts(lines: list[Line]) -> list[Line]:
    """Let damage be asked and assigned one creature after the other."""
    found: list[Line] = []
    for line in lines:
        said = line.get("said", {})
        say = said.get("answer", {}).get("say", {})
        pending = found[-1]["said"]["state"].get("pending", []) if len(found) > 1 else []
        sources = pending[0].get("sources", []) if say.get("kind") == "assign_damage" else []
        id_ = said.get("answer", {}).get("about")
        for at, source in enumerate(sources):
            before, last = found[-1]["said"]["state"], at == len(sources) - 1
            before["pending"] = [{**pending[0], "id": f"{id_}.{at}", "sources": [source]}]
            rows = [row for row in say["damage"] if row["source"] == source["source"]]
            answer = {**said["answer"], "about": f"{id_}.{at}", "say": {**say, "damage": rows}}
            after = said["state"] if last else json.loads(json.dumps(before))
            found.append({"number": 0, "said": {**said, "answer": answer, "state": after}})
        if not sources:
            found.append(line)
    return numbered(found)


def test_damage_may_be_asked_for_one_creature_after_the_other() -> None:
    lines = in_parts(played(BLOCKED))
    assert len(lines) > len(played(BLOCKED))
    assert problems(lines) == []


def test_damage_that_is_asked_for_in_parts_is_judged_as_a_whole() -> None:
    lines = in_parts(played(BLOCKED))
    last = max(n for n, one in enumerate(lines) if "assign_damage" in json.dumps(one.get("said")))
    first = next(n for n, one in enumerate(lines) if '"damage": [{' in json.dumps(one.get("said")))
    assert first < last
    lines[first]["said"]["answer"]["say"]["damage"][0]["amount"] = 1
    assert "510.1a" in {one.rule for one in checked(lines).findings}


def test_a_position_may_leave_open_what_was_chosen_before() -> None:
    lines = played(HANDS)
    lines[1]["said"]["load"]["position"]["picks"] = "unknown"
    assert problems(lines) == []


def test_a_log_that_is_written_where_one_player_sits_has_the_right_format(tmp_path: Path) -> None:
    lines = played(HANDS)
    hidden = 0
    for state in states(lines):
        there = state.get("objects", [])
        state["objects"] = [o for o in there if o["zone"] != "hand" or o["owner"] == "Rob"]
        hidden += len(there) - len(state["objects"])
    result = check(written(tmp_path / "log.jsonl", lines), "--format-only")
    assert hidden
    assert (result.exit_code, "0 unreadable" in result.stdout) == (0, True), result.output


def unknown(id_: str) -> list[Line]:
    """Return the log of a game with cards that nobody knows, which doesn't tell who has passed."""
    lines = played(id_)
    for state in states(lines):
        for turn in state.get("turns", ()):
            turn["passed"] = "unknown"
        for one in state.get("objects", ()):
            one["card"] = f"Strange {one['card']}"
            now = one.get("now", {})
            now |= {"keywords": [word.capitalize() for word in now.get("keywords", ())]}
    return lines


@pytest.mark.parametrize(
    "id_",
    [
        "handling-triggered-abilities/blood-tyrant-triggers-when-a-player-concedes",
        "combat-phase/a-creature-no-longer-a-planeswalker-still-blocks-in-free-for-all",
    ],
)
def test_nothing_certain_is_found_in_games_of_unknown_cards(id_: str) -> None:
    found = checked(unknown(id_)).findings
    assert [(one.line, one.rule, one.problem) for one in found if one.certainty == "certain"] == []


def test_modes_may_be_spelled_with_capital_letters() -> None:
    lines = json.loads(json.dumps(played(VOTES)))
    told = 0
    for line in lines:
        said = line.get("said", {})
        say = said.get("answer", {}).get("say", {})
        if set(say.get("chosen", ())) & {"death", "torture"}:
            told += 1
            say["chosen"] = [mode.title() for mode in say["chosen"]]
        for asked in (said.get("state") or {}).get("pending", ()):
            if asked["kind"] == "mode":
                asked["among"] = [mode.title() for mode in asked["among"]]
    assert told > 2
    assert problems(lines) == []


KNIGHT: Final = (
    "handling-triggered-abilities/knight-of-autumns-mode-is-chosen-before-anybody-can-respond"
)
"""A player is asked for one of three modes."""
BEATING: Final = "casting-spells/savage-beating-cant-be-cast-with-one-of-its-modes-chosen-twice"
"""A spell is cast with one of its two modes, and before that in vain with one of them twice."""
OWN_WORDS: Final = {"counters": "Grow", "destroy": "Shatter", "life": "You gain 4 life."}


def in_own_words(lines: list[Line], words: dict[str, str]) -> list[Line]:
    """Call modes otherwise, wherever some are told or chosen."""

    def called(told: Line) -> Line:
        return {
            name: [words.get(word, word) for word in value]
            if name in ("among", "chosen", "modes") and value
            else value
            for name, value in told.items()
        }

    return list(json.loads(json.dumps(lines), object_hook=called))


def test_modes_may_be_called_by_words_of_the_engine_s_own() -> None:
    lines = in_own_words(played(KNIGHT), OWN_WORDS)
    chosen = [line["said"]["answer"]["say"] for line in lines if "answer" in line.get("said", {})]
    assert any("You gain 4 life." in one.get("chosen", ()) for one in chosen)
    assert problems(lines) == []


def test_a_mode_in_other_words_is_the_one_at_its_place() -> None:
    lines = in_own_words(played(KNIGHT), OWN_WORDS)
    says = (line["said"].get("answer", {}).get("say", {}) for line in lines if "said" in line)
    next(say for say in says if say.get("chosen") == ["You gain 4 life."])["chosen"] = ["Grow"]
    assert "players.Alex.life" in {one.where for one in checked(lines).findings}


def test_a_spell_may_be_cast_with_a_mode_in_other_words_and_is_not_judged_then() -> None:
    lines = in_own_words(played(BEATING), {"strike": "Strike twice.", "untap": "Untap all."})
    found = checked(lines)
    assert found.findings == ()
    assert "the log has words of its own for modes, and does not tell for which" in found.reasons


def test_a_mode_that_a_spell_has_twice_is_one_too_many_in_the_words_of_the_suite() -> None:
    lines = json.loads(json.dumps(played(BEATING)))
    lines = in_own_words(lines, {"strike": "Strike twice."})
    assert problems(lines) == []
    cast = [line["said"]["answer"]["say"] for line in lines if "answer" in line.get("said", {})]
    legal = next(say for say in cast if say.get("modes") == ["untap"])
    legal["modes"] = ["untap", "strike"]
    assert checked(lines).findings


def test_a_mode_of_another_name_is_another_mode() -> None:
    lines = json.loads(json.dumps(played(VOTES)))
    asked = next(
        one for state in states(lines) for one in state.get("pending", ()) if one["kind"] == "mode"
    )
    asked["among"] = ["death", "taxes"]
    assert "pending.mode.among" in wheres(lines)


@pytest.mark.parametrize(("of", "clean"), [("Vision Skeins", True), ("Shock", False)])
def test_what_is_all_a_copy_need_not_tell_of_what(of: str, *, clean: bool) -> None:
    lines = json.loads(json.dumps(played(COPIED)))
    copies = [
        one
        for state in states(lines)
        for one in state.get("objects", ())
        if one.get("kind") == "copy"
    ]
    assert copies
    for one in copies:
        one["copy_of"] = of
    assert (checked(lines).findings == ()) is clean


def test_abilities_that_wait_are_told_apart_by_their_sources() -> None:
    lines = json.loads(json.dumps(written_otherwise(played(EXALTED), OTHERWISE["handles_renamed"])))
    several = 0
    for state in states(lines):
        for asked in state.get("pending", ()):
            if asked["kind"] == "order_triggers":
                several = max(several, len({one["source"] for one in asked["triggers"]}))
                asked["triggers"].reverse()
                for one in asked["triggers"]:
                    one["concerns"] = "unknown"
    assert several > 1
    assert problems(lines) == []


def test_it_may_be_asked_in_which_order_abilities_come_that_nothing_tells_apart() -> None:
    lines = json.loads(json.dumps(played(BLOOD_TYRANT)))
    at = max(n for n, line in enumerate(lines) if "answer" in line.get("said", {}))
    after = lines[at]["said"]["state"]
    waiting = [one for one in after["objects"] if one.get("kind") == "ability"]
    names = [one["name"] for one in waiting]
    assert names == list(after["turns"][0]["stack"])
    triggers = [{"name": one["name"], "source": one["source"]} for one in waiting]
    lines[at]["said"]["state"] = {
        **after,
        "turns": [{**after["turns"][0], "stack": [], "priority": None}],
        "objects": [one for one in after["objects"] if one not in waiting],
        "pending": [
            {"kind": "order_triggers", "id": "alike", "decider": "Dana", "triggers": triggers}
        ],
    }
    answer = {"by": "Dana", "about": "alike", "say": {"kind": "order", "objects": names}}
    said = {"answer": answer, "verdict": "accepted", "state": after}
    lines.insert(at + 1, {"number": 0, "said": said})
    assert problems(numbered(lines)) == []


def test_abilities_of_a_game_that_is_over_need_not_be_told() -> None:
    lines = json.loads(json.dumps(played(WON)))
    last = next(state for state in reversed([*states(lines)]) if state.get("stage") == "over")
    there = [one for one in last["objects"] if one.get("kind") != "ability"]
    assert len(there) < len(last["objects"])
    last["objects"] = there
    assert problems(lines) == []


def announced_late(hand: int) -> list[Line]:
    """Return a log in which Shock is in a hand of so many cards until it has a target."""
    lines = json.loads(json.dumps(played(HANDS)))
    casts = (
        "said" in one and "targets" in one["said"].get("answer", {}).get("say", {}) for one in lines
    )
    at = [*casts].index(True)
    answer, after = lines[at]["said"]["answer"], lines[at]["said"]["state"]
    before = json.loads(json.dumps(lines[at - 1]["said"]["state"]))
    caster = next(one for one in before["players"] if one["name"] == answer["by"])
    assert caster["hand"] == 2
    caster["hand"] = hand
    slots = [{"among": [one["name"] for one in before["players"]]}]
    asked = {"kind": "choose_targets", "id": "late", "decider": answer["by"], "source": "Shock"}
    before |= {"pending": [{**asked, "slots": slots}]}
    targets = {"kind": "choose", "chosen": answer["say"].pop("targets")}
    lines[at]["said"] |= {"state": before}
    said = {"by": answer["by"], "about": "late", "say": targets}
    late = {"answer": said, "verdict": "accepted", "state": after}
    lines.insert(at + 1, {"number": 0, "said": late})
    return numbered(lines)


def test_a_spell_may_be_shown_in_the_hand_until_its_targets_are_chosen() -> None:
    """As the protocol has it of an announcement that is under way."""
    assert problems(announced_late(2)) == []
    assert [one for *_, one in problems(announced_late(1))] == ["players.Carissa.hand: 1, not 2"]
