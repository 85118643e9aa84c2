"""python-mtg, a real engine in this process: what is known of it, and what its bridge does."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

import apnap
from apnap.certifying.profiles import chosen
from apnap.protocol import (
    Answer,
    AnswerSaid,
    AttackSaid,
    BadRequest,
    Cast,
    Choose,
    Concede,
    DeclareAttackers,
    EditionDate,
    Engine,
    Initialize,
    Load,
    Object,
    Pass,
    Player,
    Priority,
    Program,
    State,
    Turn,
    Variant,
    Verdict,
    View,
    Zone,
)
from apnap.results.baseline import read

pytest.importorskip("mtg", reason="python-mtg has no wheel for this machine, or is not installed")

from apnap_python_mtg import python_mtg

pytestmark = pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning",  # python-mtg leaves its files open
)

CHECKOUT: Final = Path(__file__).parents[2]
BASELINE: Final = CHECKOUT / "adapters" / "python_mtg" / "baseline.json"
FINDINGS: Final = CHECKOUT / "docs" / "findings" / "python-mtg.md"
EDITION: Final = EditionDate("2026-01-16")
KNOWN: Final = {one.scenario: one for one in read(BASELINE).known}


def between_two(suite: apnap.Suite) -> set[str]:
    """Return the scenarios between two players."""
    return {one.id for one in suite.scenarios if "players:2" in one.needs}


def test_the_profile_core_ends_as_the_baseline_says() -> None:
    (core,) = chosen(EDITION, ("core",))
    some = sorted(one.id for one in core.scenarios if "players:2" in one.needs)
    assert some
    report = apnap.run("direct:python-mtg", scenarios=some)
    told = {result.id: result.outcome for result in report.results}
    assert told == {one: KNOWN[one].outcome if one in KNOWN else "passed" for one in some}


def test_the_baseline_speaks_of_scenarios_between_two() -> None:
    assert KNOWN.keys() <= between_two(apnap.load_suite(edition=EDITION))


def test_each_failure_has_been_examined_and_written_up() -> None:
    text = FINDINGS.read_text(encoding="utf-8")
    bad = [one for one in KNOWN.values() if one.outcome in ("failed", "errored", "unreached")]
    assert bad
    assert [one.scenario for one in bad if f"`{one.scenario}`" not in text] == []
    assert [one.scenario for one in KNOWN.values() if one.reason in ("", "not yet examined")] == []


def card(name: str, owner: str, zone: Zone, card: str = "") -> Object:
    """Return a card of a player, controlled by that player where it is controlled."""
    controller = owner if zone == "battlefield" else None
    return Object(name=name, card=card or name, owner=owner, controller=controller, zone=zone)


def loaded(*objects: Object) -> tuple[Engine, Verdict]:
    """Return the engine with a position in Rob's precombat main phase, and what it says to it."""
    turn = Turn(active="Rob", phase="precombat_main", step="precombat_main", priority="Rob")
    hands = {who: sum(o.zone == "hand" and o.owner == who for o in objects) for who in TABLE}
    engine = python_mtg()
    position = State(
        edition=EDITION,
        variant=Variant("one_opponent"),
        players=tuple(Player(name=who, life=20, hand=hands[who], library=20) for who in TABLE),
        turns=(turn,),
        objects=objects,
    )
    return engine, engine.load(Load(position))


TABLE: Final = ("Rob", "Alex")


def state_of(verdict: Verdict) -> State:
    """Return the state that comes with a verdict."""
    assert verdict.state is not None, verdict.reason
    return verdict.state


def say(engine: Engine, before: Verdict, by: str, said: Answer) -> Verdict:
    """Answer the decision that is pending."""
    (asked,) = state_of(before).pending
    return engine.answer(AnswerSaid(by, asked.id, said))


def zones(verdict: Verdict) -> dict[str, Zone]:
    """Return where everything is."""
    return {thing.name: thing.zone for thing in state_of(verdict).objects}


BEARS: Final = card("Grizzly Bears", "Rob", "battlefield")


def test_it_begins_as_often_as_it_is_asked_to() -> None:
    assert python_mtg() is not python_mtg()
    for _ in range(2):
        (result,) = apnap.run("direct:python-mtg", scenarios=LANDS).results
        assert result.outcome == "passed"


LANDS: Final = "golden-rules/without-a-card-such-as-exploration-a-player-plays-one-land-a-turn"


def test_a_rejection_changes_nothing_and_asks_on_under_the_same_id() -> None:
    engine, verdict = loaded(BEARS, card("Hill Giant", "Alex", "battlefield"))
    verdict = say(engine, say(engine, verdict, "Rob", Pass()), "Rob", Pass())
    attack = DeclareAttackers((AttackSaid("Hill Giant", "Alex"),))
    rejected = say(engine, verdict, "Rob", attack)
    assert rejected.verdict == "rejected"
    assert state_of(rejected) == state_of(verdict)
    assert say(engine, rejected, "Alex", DeclareAttackers()).verdict == "rejected"


def test_a_broken_message_leaves_the_game_as_it_was() -> None:
    engine, verdict = loaded(BEARS)
    stranger = replace(state_of(verdict).turns[0], active="Dana")
    with pytest.raises(BadRequest, match="Dana is no player"):
        engine.load(Load(replace(state_of(verdict), turns=(stranger,))))
    assert engine.view(View(None)).state == verdict.state


def test_what_it_cannot_be_told_is_unsupported_and_leaves_the_game_as_it_was() -> None:
    walker = card("Jace Beleren", "Alex", "battlefield")
    engine, verdict = loaded(BEARS, walker)
    verdict = say(engine, say(engine, verdict, "Rob", Pass()), "Rob", Pass())
    attack = DeclareAttackers((AttackSaid("Grizzly Bears", "Jace Beleren"),))
    said = say(engine, verdict, "Rob", attack)
    assert (said.verdict, said.state) == ("unsupported", verdict.state)
    assert engine.concede(Concede("Alex")).verdict == "unsupported"


def test_a_target_that_it_chooses_itself_is_compared_with_the_one_that_was_said() -> None:
    """Shock would kill the creature, and python-mtg aims it there whatever is said."""
    things = (card("Mountain", "Rob", "battlefield"), card("Shock", "Rob", "hand"))
    enemy = card("Storm Crow", "Alex", "battlefield")
    engine, verdict = loaded(*things, enemy)
    at_alex = say(engine, verdict, "Rob", Cast("Shock", ("Alex",)))
    assert (at_alex.verdict, at_alex.state) == ("unsupported", verdict.state)
    at_crow = say(engine, verdict, "Rob", Cast("Shock", ("Storm Crow",)))
    assert at_crow.verdict == "accepted"
    assert zones(at_crow) == {"Mountain": "battlefield", "Shock": "graveyard"} | {
        "Storm Crow": "graveyard"
    }


def test_a_choice_within_a_move_is_asked_and_taken() -> None:
    forests = [card(f"Forest {n}", "Rob", "hand", "Forest") for n in range(9)]
    engine, verdict = loaded(*forests)
    while isinstance(state_of(verdict).pending[0], Priority):
        verdict = say(engine, verdict, "Rob", Pass())
    assert state_of(verdict).pending[0].decider == "Rob"
    assert state_of(verdict).turns[0].step == "cleanup"
    both = say(engine, verdict, "Rob", Choose(("Forest 1", "Forest 2")))
    assert (both.verdict, both.state) == ("rejected", verdict.state)
    first = say(engine, verdict, "Rob", Choose(("Forest 3",)))
    assert zones(first)["Forest 3"] == "graveyard"
    second = say(engine, first, "Rob", Choose(("Forest 5",)))
    assert [name for name, zone in zones(second).items() if zone == "graveyard"] == [
        "Forest 3",
        "Forest 5",
    ]


def test_a_player_sees_no_hand_but_the_own() -> None:
    engine, _ = loaded(card("Forest", "Rob", "hand"), card("Island", "Alex", "hand"))
    seen = engine.view(View("Rob")).state
    assert {thing.name for thing in seen.objects} == {"Forest"}
    assert [player.hand for player in seen.players] == [1, 1]
    every = engine.view(View(None)).state
    assert {thing.name for thing in every.objects} == {"Forest", "Island"}


HELLO: Final = Initialize("0.1", Program("a test", "1"))


def test_a_card_that_it_reads_in_part_is_not_declared() -> None:
    declared = python_mtg().initialize(HELLO).capabilities.cards
    assert "Grizzly Bears" in declared
    assert "Alluring Siren" not in declared, "it says that it leaves something out"
    assert "Vedalken Orrery" not in declared, "it has no fact of the text"
