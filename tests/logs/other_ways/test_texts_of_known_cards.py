"""In games with a card that nobody knows, the texts of the others are held against their lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from tests.logs.forgeries import Told, named, objects, players, somebody_else, turn, types
from tests.logs.games import Line, checked, client
from tests.logs.other_ways.test_freedoms import in_full

from apnap.protocol.catalogue import catalogue, is_plain
from apnap.protocol.recorded import Transitions

POISONED: Final = "two-headed-giant/in-2hg-poison-that-rob-got-makes-alexs-spell-a-poisoned-ones"
SILENCED: Final = "golden-rules/rob-whom-a-dragon-silences-casts-spells-for-alex-whom-rob-controls"
RESPONSES: Final = "timing-and-priority/a-response-to-a-response-resolves-first-of-all"
CURTAIN: Final = (
    "declare-blockers-step/curtain-of-light-triggers-nothing-about-blockers-in-free-for-all"
)
ZIDANE: Final = "keyword-abilities/a-creature-that-zidane-borrows-attacks-at-once-and-has-lifelink"
FLYING: Final = "golden-rules/a-creature-given-flying-by-jump-loses-it-to-a-later-gravity-sphere"
KARN: Final = (
    "ending-the-game/karn-liberateds-controller-gets-what-karn-exiled-as-the-game-restarts"
)
TIME_WARP: Final = "golden-rules/two-headed-giant-in-a-teams-extra-turn-that-team-chooses-first"
DAMAGED: Final = "state-based-actions/damage-of-two-spells-in-a-turn-adds-up-to-lethal-damage"
LOYAL: Final = "loyalty-abilities/karn-liberated-with-six-loyalty-counters-has-3-for-ability-2"
DREAMWEAVER: Final = (
    "prevention-effects/a-shield-of-which-nothing-is-left-doesnt-take-another-shield-along"
)
GIMLI: Final = "golden-rules/control-magic-leaves-with-what-it-enchants-with-two-players"
MODAL: Final = "keyword-abilities/tooth-and-nail-puts-up-to-two-creatures-onto-the-battlefield"


def with_a_card_that_nobody_knows(id_: str) -> list[Line]:
    """Return the log of a game in which a creature without abilities is of an unknown card."""
    lines = in_full(id_)
    there = lines[1]["said"]["load"]["position"]["objects"]
    plain = next(
        o["card"]
        for o in there
        if o["zone"] == "battlefield"
        and is_plain(catalogue()[o["card"]])
        and "Creature" in catalogue()[o["card"]].types
    )

    def called(told: dict[str, Any]) -> dict[str, Any]:
        if told.get("card") == plain:
            told["card"] = "Nobody's Beast"
            if isinstance(told.get("now"), dict):
                told["now"]["name"] = "Nobody's Beast"
        return told

    return list(json.loads(json.dumps(lines), object_hook=called))


def no_life_is_lost(it: Told) -> bool:
    lost = [(was, now) for was, now in players(it) if was["life"] > now["life"] > 0]
    for was, now in lost:
        now["life"] = was["life"]
    return bool(lost)


def nothing_triggers(it: Told) -> bool:
    stack, known = turn(it.after).get("stack", []), {o["name"] for o in objects(it.before)}
    new = [o for o in objects(it.after) if o["name"] in stack and o["name"] not in known]
    for one in new:
        objects(it.after).remove(one)
        stack.remove(one["name"])
    return it.kind == "pass" and bool(new)


def a_land_is_the_target(it: Told) -> bool:
    lands = [o["name"] for o in objects(it.before) if "Land" in types(o)]
    spell = named(it.after, it.say.get("card", ""))
    if it.kind != "cast" or not it.say.get("targets") or spell is None or not lands:
        return False
    it.say["targets"] = spell["targets"] = lands[:1]
    return True


def a_land_less_is_tapped(it: Told) -> bool:
    was = {o["name"]: o for o in objects(it.before)}
    tapped = [o for o in objects(it.after) if o.get("tapped") and "Land" in types(o)]
    new = [o for o in tapped if o["name"] in was and not was[o["name"]].get("tapped")]
    for one in new[:1]:
        one["tapped"] = False
    return it.kind == "cast" and len(new) > 1


def the_countered_spell_stays(it: Told) -> bool:
    stack, now = turn(it.before).get("stack", []), turn(it.after).get("stack", [])
    if it.kind != "pass" or len(stack) - len(now) != 2:
        return False
    there = named(it.after, stack[-2])
    assert there is not None
    there.update(json.loads(json.dumps(named(it.before, stack[-2]))))
    now.append(stack[-2])
    return True


def another_card_is_drawn(it: Told) -> bool:
    drawn = [b for a, b in players(it) if b.get("hand", 0) > a.get("hand", 0)]
    for one in drawn if turn(it.before).get("stack") else ():
        one["hand"] += 1
        one["library"] -= 1
        card = {"name": "~9", "card": "Forest", "owner": one["name"], "zone": "hand"}
        objects(it.after).append(card)
        return True
    return False


def no_token_comes(it: Told) -> bool:
    known = {o["name"] for o in objects(it.before)}
    new = [o for o in objects(it.after) if o.get("kind") == "token" and o["name"] not in known]
    for one in new:
        objects(it.after).remove(one)
    return bool(new)


def a_counter_too_many(it: Told) -> bool:
    there = named(it.after, it.say.get("source", ""))
    if it.kind != "activate" or there is None or "loyalty" not in there.get("counters", {}):
        return False
    there["counters"]["loyalty"] += 1
    return True


def a_land_is_offered(it: Told) -> bool:
    lands = [o["name"] for o in objects(it.after) if types(o)[-1:] == ["Land"]]
    for one in it.after.get("pending", ()):
        if one["kind"] == "choose_targets" and one.get("source") and lands:
            one["slots"][0]["among"].append(lands[0])
            return True
    return False


def a_land_is_chosen(it: Told) -> bool:
    lands = [o["name"] for o in objects(it.after) if types(o)[-1:] == ["Land"]]
    asked = [one["kind"] for one in it.before.get("pending", ())]
    if it.kind != "choose" or asked != ["choose_targets"] or not lands:
        return False
    for one in objects(it.after):
        if one.get("targets") == it.say["chosen"]:
            one["targets"] = lands[:1]
    it.say["chosen"] = lands[:1]
    return True


def one_of_a_team_passes_for_it(it: Told) -> bool:
    was, now = turn(it.before), turn(it.after)
    if it.kind != "pass" or was != now or was.get("passed"):
        return False
    others = [one["name"] for one in it.after["teams"] if one["name"] != was["priority"]]
    now.update(priority=others[0], passed=[was["priority"]])
    for one in it.after["pending"]:
        one.update(decider=others[0], id="another")
    return True


def it_enters_for_another(it: Told) -> bool:
    stack = turn(it.before).get("stack", [])
    there = named(it.after, stack[-1]) if stack and it.kind == "pass" else None
    if there is None or there["zone"] != "battlefield":
        return False
    there["controller"] = somebody_else(it.after, there["controller"])
    return True


FALSIFIED: Final = (
    (SILENCED, no_life_is_lost, "608.2c"),
    (POISONED, nothing_triggers, "603.2"),
    (POISONED, a_land_is_the_target, "601.2c"),
    (FLYING, a_land_is_the_target, "601.2c"),
    (TIME_WARP, a_land_less_is_tapped, "601.2h"),
    (POISONED, the_countered_spell_stays, "608.2c"),
    (RESPONSES, the_countered_spell_stays, "608.2c"),
    (CURTAIN, another_card_is_drawn, "608.2c"),
    (ZIDANE, no_token_comes, "608.2c"),
    (KARN, a_counter_too_many, "606.4"),
    (ZIDANE, a_land_is_offered, "115.1"),
    (ZIDANE, a_land_is_chosen, "115.1"),
    (POISONED, one_of_a_team_passes_for_it, "805.5b"),
    (FLYING, it_enters_for_another, "608.3a"),
)


@pytest.mark.parametrize(
    ("id_", "forge", "rule"), FALSIFIED, ids=lambda it: getattr(it, "__name__", it)
)
def test_what_is_not_as_a_text_says_is_found_on_its_line(
    id_: str, forge: Callable[[Told], bool], rule: str
) -> None:
    lines, before = with_a_card_that_nobody_knows(id_), None
    for line in lines:
        after = line.get("said", {}).get("state")
        if (
            before
            and after
            and "answer" in line["said"]
            and forge(Told(line["said"], before, after))
        ):
            break
        before = after if after and "view" not in line["said"] else before
    else:
        pytest.fail("the log has no line to falsify")
    number = lines.index(line)
    found = checked([*lines[: number + 1], {"number": number + 1, "end": {}}]).findings
    assert (number + 1, rule) in {(one.line, one.rule) for one in found}


@pytest.mark.parametrize("id_", sorted({id_ for id_, _, _ in FALSIFIED}))
def test_nothing_certain_is_found_in_the_game_as_it_was(id_: str) -> None:
    found = checked(with_a_card_that_nobody_knows(id_)).findings
    assert [(one.line, one.rule) for one in found if one.certainty == "certain"] == []


def by_texts_alone(lines: list[Line]) -> list[str]:
    """Return what is certainly wrong in a log of which no line can be played again."""
    told = tuple(json.dumps(line) for line in lines if "said" in line)
    every = tuple(range(len(told)))
    asked = Transitions(lines=told, begins=True, every_priority=True, gap=False, alone=every)
    found = client().transitions(asked).findings
    return [one.problem for one in found if one.certainty == "certain"]


def counters_untold(there: dict[str, Any]) -> None:
    there["counters"] = "unknown"


def damage_untold(there: dict[str, Any]) -> None:
    there["damage"] = "unknown"


def keywords_untold(there: dict[str, Any]) -> None:
    if isinstance(there.get("now"), dict):
        there["now"]["keywords"] = "unknown"


def nothing_told(there: dict[str, Any]) -> None:
    there["now"] = "unknown"


@pytest.mark.parametrize(
    ("id_", "untold"),
    [
        (LOYAL, counters_untold),
        (DREAMWEAVER, counters_untold),
        (DAMAGED, damage_untold),
        (GIMLI, keywords_untold),
        (GIMLI, nothing_told),
    ],
)
def test_what_a_log_does_not_tell_of_permanents_breaks_no_text(
    id_: str, untold: Callable[[dict[str, Any]], None]
) -> None:
    lines = in_full(id_)
    for line in lines:
        for there in line.get("said", {}).get("state", {}).get("objects", ()):
            if there["zone"] == "battlefield":
                untold(there)
    assert by_texts_alone(lines) == []


def test_modes_may_have_words_of_the_logs_own() -> None:
    lines = in_full(MODAL)
    casts = [line["said"]["answer"]["say"] for line in lines if "answer" in line.get("said", {})]
    for say in casts:
        if say.get("modes"):
            say["modes"] = [f"the mode {mode}" for mode in say["modes"]]
    assert any(say.get("modes") for say in casts)
    assert by_texts_alone(lines) == []
