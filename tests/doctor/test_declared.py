"""
The doctor walks what an engine declares: each kind of decision, and everything else.

Each engine here is the reference engine with one thing wrong about what it declares.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final, get_args

import pytest
from tests.bad_engines.lies import Message
from tests.doctor.spoiling import Spoil, Spoilt, look, step

from apnap.doctor import game_steps, kind_steps
from apnap.doctor.bench import Bench
from apnap.doctor.declared_steps import VARIANTS
from apnap.doctor.kind_steps import KINDS
from apnap.doctor.routes import ROUTES
from apnap.doctor.tries import DECLARED
from apnap.driver.needs import of_position
from apnap.protocol import Capabilities, Decision
from apnap.protocol.catalogue import catalogue
from apnap.protocol.connection import EngineDied, Limits

UNREACHABLE: Final = {name for name, kind in KINDS.items() if isinstance(ROUTES[kind], str)}
REACHED: Final = tuple(name for name in KINDS if name not in UNREACHABLE)


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for what is said unasked: these engines cannot."""
    monkeypatch.setattr(game_steps, "QUIET", 0)


def right(_: Message, answer: Message) -> Message:
    """Spoil nothing."""
    return answer


def ready(spoil: Spoil = right, **fields: object) -> Spoil:
    """Return what declares other capabilities as well."""

    def more(said: Message, answer: Message) -> Message:
        if said.get("method") == "initialize" and "result" in answer:
            answer["result"]["capabilities"].update(fields)
        return spoil(said, answer)

    return more


def shown(answer: Message) -> Message:
    """Return the state in an answer, one without decisions if there is none."""
    result = answer.get("result", {})
    state: Message = result.get("state") or {}
    return state


def asked(answer: Message, kind: str) -> list[Message]:
    """Return the decisions of that kind that are pending after an answer."""
    return [one for one in shown(answer).get("pending", []) if one["kind"] == kind]


def about(kind: str, change: Callable[[Message], object]) -> Spoil:
    """Return what changes verdicts on answers to decisions of that kind."""
    ids: set[str] = set()

    def spoil(said: Message, answer: Message) -> Message:
        if said.get("method") == "load":
            ids.clear()
        if said.get("method") == "answer" and said["params"]["about"] in ids:
            change(answer["result"])
        ids.update(decision["id"] for decision in asked(answer, kind))
        return answer

    return ready(spoil, chance=True)


def offered(kind: str, change: Callable[[Message], object]) -> Spoil:
    """Return what changes pending decisions of that kind."""

    def spoil(_: Message, answer: Message) -> Message:
        for decision in asked(answer, kind):
            change(decision)
        return answer

    return ready(spoil, chance=True)


def remarks(monkeypatch: pytest.MonkeyPatch, spoil: Spoil, name: str, outcome: str) -> str:
    """Return what is remarked in a step that has that outcome, hints included."""
    found = step(look(monkeypatch, spoil, (name,)), name)
    assert found.outcome == outcome, (found.note, found.remarks)
    assert all(remark.hint for remark in found.remarks)
    return " ".join(f"{remark.problem} {remark.hint}" for remark in found.remarks)


class TestTheReferenceEngine:
    def test_does_all_that_it_declares(self, monkeypatch: pytest.MonkeyPatch) -> None:
        names = [*KINDS, "not declared"]
        diagnosis = look(monkeypatch, ready(chance=True), [*(one.name for one in DECLARED), *names])
        assert [s.name for s in diagnosis.steps if s.outcome != "fine"] == sorted(UNREACHABLE)
        assert diagnosis.healthy

    @pytest.mark.parametrize("name", REACHED)
    def test_takes_every_route(self, name: str) -> None:
        bench = Bench(Spoilt(ready(chance=True)), Limits(), "direct")
        told = bench.initialize()
        ways = ROUTES[KINDS[name]]
        assert not isinstance(ways, str)
        for way in ways:
            found = kind_steps.reached(bench, way(told), KINDS[name])
            assert isinstance(found, kind_steps.Reached), found
        assert not bench.remarks


def test_each_kind_of_decision_has_a_route_or_a_reason() -> None:
    assert set(ROUTES) == set(KINDS.values()) == set(get_args(Decision))
    assert all(ROUTES.values())


@pytest.mark.parametrize("name", sorted(UNREACHABLE))
def test_a_kind_without_a_route_says_why(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    found = step(look(monkeypatch, right, (name,)), name)
    assert (found.outcome, found.note) == ("untried", ROUTES[KINDS[name]])


def twice(field: str) -> Callable[[Message], object]:
    """Return what lets a decision offer the first thing in a field once more."""
    return lambda decision: decision[field].append(decision[field][0])


def with_(**fields: object) -> Callable[[Message], object]:
    """Return what gives a decision or a turn other fields."""
    return lambda message: message.update(copy.deepcopy(fields))


def each(field: str, **fields: object) -> Callable[[Message], object]:
    """Return what gives all parts in a field of a decision other fields."""

    def change(decision: Message) -> None:
        for part in decision[field]:
            part.update(fields)

    return change


def late(turn: Message) -> None:
    """Let a turn go on to the declaring of attackers, and not show it."""
    if turn["step"] == "declare_attackers":
        turn["step"] = "beginning_of_combat"


AT_ODDS: Final = (
    ("declare_attackers", twice("candidates"), "`declare_attackers` offers "),
    ("declare_attackers", with_(decider="Alex"), "asks Alex, and `turns.0.active` is Rob"),
    ("declare_blockers", with_(decider="Rob"), "asks Rob, and `turns.0.active` is Rob"),
    ("order_objects", with_(objects=[]), "asks for 1 at least, and offers 0"),
    ("assign_damage", each("sources", among=[]), "asks for 1 at least, and offers 0"),
    ("choose_objects", with_(least=3, most=1), "asks for 3 at least and 1 at most"),
    ("choose_objects", with_(least=90, most=90), "asks for 90 at least, and offers 8"),
    ("choose_player", with_(among=[]), "asks for 1 at least, and offers 0"),
    ("choose_player", twice("among"), "`choose_player` offers Alex twice"),
    ("choose_targets", with_(slots=[]), "asks for 1 at least, and offers 0"),
    ("choose_targets", each("slots", least=2), "asks for 2 at least and 1 at most"),
    ("order_triggers", each("triggers", name="~1"), "`order_triggers` offers ~1 twice"),
    ("order_triggers", each("triggers", source="Nobody"), "names Nobody, and the state has no"),
    ("bottom_cards", with_(count=90), "asks for 90 at least, and offers 7"),
    ("mode", twice("among"), "`mode` offers "),
    ("opening_hand", twice("among"), "`opening_hand` offers Leyline of Sanctity twice"),
    ("chance", with_(decider="Rob"), "The decision `chance` asks Rob. "),
)
MISPLACED: Final = (
    ("declare_attackers", with_(phase="precombat_main"), "`declare_attackers` and the phase"),
    ("declare_attackers", late, "is asked, and `turns.0.step` is `beginning_of_combat`"),
    ("declare_blockers", with_(phase="precombat_main", step="precombat_main"), "`, with the same"),
    ("declare_attackers", with_(combat=None), "attacks, and `combat.attacks` shows nothing"),
    ("declare_blockers", with_(combat=None), "blocks, and `combat.blocks` shows nothing"),
)


class TestEachKind:
    @pytest.mark.parametrize("name", REACHED)
    def test_a_malformed_decision_is_found(
        self, monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        spoil = offered(name, lambda decision: decision.update(colour="red"))
        assert "`colour`" in remarks(monkeypatch, spoil, name, "wrong")

    @pytest.mark.parametrize("name", REACHED)
    def test_an_illegal_answer_that_is_accepted_is_found(
        self, monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        def accept(result: Message) -> None:
            if result["verdict"] == "rejected":
                result.update(verdict="accepted", violations=[])

        found = remarks(monkeypatch, about(name, accept), name, "wrong")
        assert f"`{name}` was answered illegally" in found
        assert "`accepted`" in found

    @pytest.mark.parametrize("name", [one for one in REACHED if one != "priority"])
    def test_a_legal_answer_that_is_rejected_is_found(
        self, monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        def reject(result: Message) -> None:
            result.update(verdict="rejected", violations=[{"reason": "I will not"}])

        found = remarks(monkeypatch, about(name, reject), name, "wrong")
        assert f"`{name}` was answered legally" in found
        assert "`rejected` (I will not)" in found

    @pytest.mark.parametrize("name", ["declare_attackers", "choose_objects", "mulligan", "pay"])
    def test_a_refusal_that_changes_the_game_is_found(
        self, monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        def cost(result: Message) -> None:
            if result["verdict"] == "rejected":
                result["state"]["players"][0]["life"] = 19

        found = remarks(monkeypatch, about(name, cost), name, "wrong")
        assert "It is `rejected`, and has changed" in found

    @pytest.mark.parametrize("name", ["declare_blockers", "order_triggers", "yes_no"])
    def test_what_is_unsupported_though_declared_is_worth_a_hint(
        self, monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        def not_yet(result: Message) -> None:
            result.update(verdict="unsupported", reason="not yet", violations=[])

        found = remarks(monkeypatch, about(name, not_yet), name, "advice")
        assert f"`{name}` was answered legally" in found
        assert "not yet" in found

    def test_names_that_nobody_has_are_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def offer(decision: Message) -> None:
            decision["candidates"][0]["attacker"] = "Some Bears"

        found = remarks(
            monkeypatch, offered("declare_attackers", offer), "declare_attackers", "wrong"
        )
        assert "names Some Bears, and the state has no such" in found

    @pytest.mark.parametrize(("name", "change", "told"), AT_ODDS)
    def test_an_offer_at_odds_with_itself_is_found(
        self,
        monkeypatch: pytest.MonkeyPatch,
        name: str,
        change: Callable[[Message], object],
        told: str,
    ) -> None:
        assert told in remarks(monkeypatch, offered(name, change), name, "wrong")

    @pytest.mark.parametrize(("name", "change", "told"), MISPLACED)
    def test_a_state_at_odds_with_itself_is_found(
        self,
        monkeypatch: pytest.MonkeyPatch,
        name: str,
        change: Callable[[Message], object],
        told: str,
    ) -> None:
        def spoil(_: Message, answer: Message) -> Message:
            for turn in shown(answer).get("turns", ()):
                change(turn)
            return answer

        assert told in remarks(monkeypatch, ready(spoil), name, "wrong")

    def test_what_is_offered_may_be_unknown(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def hide(decision: Message) -> None:
            for field in ("candidates", "among", "sources", "actions"):
                if field in decision:
                    decision[field] = "unknown"

        names = ("priority", "declare_attackers", "declare_blockers", "choose_objects", "pay")
        for name in (*names, "choose_player", "bottom_cards"):
            assert step(look(monkeypatch, offered(name, hide), (name,)), name).outcome == "fine"

    def test_what_is_declared_and_never_asked_is_worth_a_hint(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def silent(said: Message, answer: Message) -> Message:
            if said.get("method") == "load" and shown(answer).get("stage") == "before_game":
                answer["result"] = {"verdict": "unsupported", "reason": "no mulligans here"}
            return answer

        found = remarks(monkeypatch, silent, "mulligan", "advice")
        assert "declares `mulligan`" in found
        assert "no mulligans here" in found

    def test_a_game_that_stands_still_is_left(self, monkeypatch: pytest.MonkeyPatch) -> None:
        kept: list[Message] = []

        def forget(said: Message, answer: Message) -> Message:
            if said.get("method") == "load":
                kept[:] = [copy.deepcopy(shown(answer))]
            elif said.get("method") == "answer":
                answer["result"] = {"verdict": "accepted", "state": kept[0]}
            return answer

        found = remarks(monkeypatch, forget, "declare_attackers", "wrong")
        assert (
            "Everybody has passed, and the step is still `precombat_main`, with the same stack"
            in found
        )
        assert "the step `precombat_main` does not end" in found

    def test_a_kind_that_takes_other_cards_is_not_tried(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        found = step(look(monkeypatch, ready(cards=["Forest"]), ("yes_no",)), "yes_no")
        assert found.outcome == "untried"
        assert "not declared: Luminarch Ascension" in found.note


def on_load(wanted: Callable[[Message], object], change: Callable[[Message], object]) -> Spoil:
    """Return what changes verdicts on positions of which something is true."""

    def spoil(said: Message, answer: Message) -> Message:
        loads = said.get("method") == "load" and "result" in answer
        if loads and wanted(said["params"]["position"]):
            change(answer["result"])
        return answer

    return spoil


def unsupported(result: Message) -> None:
    """Make a verdict unsupported."""
    result.clear()
    result.update(verdict="unsupported", reason="not yet")


def without_rules(_: Message, answer: Message) -> Message:
    """Cite no rules."""
    for violation in answer.get("result", {}).get("violations", []):
        violation.pop("rule", None)
    return answer


def fault_found(said: Message, answer: Message) -> Message:
    """Find fault with every state."""
    if said.get("method") == "check":
        answer["result"]["findings"] = [{"rule": None, "where": "turns.0", "problem": "too late"}]
    return answer


def alex_is_passed_over(said: Message, answer: Message) -> Message:
    """Let Rob go on at once."""
    if said.get("method") == "answer":
        for decision in asked(answer, "priority"):
            decision["decider"] = "Rob"
    return answer


def option(name: str, value: object) -> Callable[[Message], object]:
    """Return what tells whether a position has that option."""
    return lambda position: position["variant"].get(name) == value


def heedless(said: Message, answer: Message) -> Message:
    """Accept a concession whoever says it."""
    if said.get("method") == "concede" and "by" in said["params"]:
        answer["result"] = {"verdict": "accepted", "state": answer["result"]["state"]}
    return answer


def one_is_named(position: Message) -> bool:
    """Tell whether the active player is to name one of several opponents."""
    return position["variant"]["attack"] == "one_opponent" and len(position["players"]) > 2


OWED: Final[list[tuple[str, Spoil, str, str, str]]] = [
    (
        "editions",
        on_load(lambda position: position["edition"] == "2006-10-01", unsupported),
        "editions",
        "advice",
        "declares the edition 2006-10-01",
    ),
    (
        "attack_options",
        on_load(option("attack", "left"), unsupported),
        "variants",
        "advice",
        "attack left",
    ),
    (
        "one_of_several",
        on_load(one_is_named, unsupported),
        "variants",
        "advice",
        "`one_of_several: false` says that it has the option `one_opponent` between two",
    ),
    (
        "players",
        on_load(lambda position: len(position["players"]) > 3, unsupported),
        "players",
        "advice",
        "declares 4 players",
    ),
    ("teams", on_load(lambda p: p.get("teams"), unsupported), "variants", "advice", "teams"),
    (
        "shared_team_turns",
        on_load(option("shared_team_turns", value=True), unsupported),
        "variants",
        "advice",
        "shared team turns",
    ),
    (
        "range_of_influence",
        on_load(option("range_of_influence", 1), unsupported),
        "variants",
        "advice",
        "range of influence",
    ),
    (
        "turn_markers",
        on_load(option("turn_markers", 2), unsupported),
        "variants",
        "advice",
        "turn markers",
    ),
    (
        "deploy_creatures",
        on_load(option("deploy_creatures", value=True), unsupported),
        "variants",
        "advice",
        "deploying creatures",
    ),
    (
        "neighbours_only",
        on_load(option("neighbours_only", value=True), unsupported),
        "variants",
        "advice",
        "neighbours only",
    ),
    (
        "emperors",
        on_load(lambda position: "'emperor': 'Alex'" in str(position), unsupported),
        "variants",
        "advice",
        "emperors",
    ),
    (
        "cards",
        on_load(
            lambda position: "Elspeth, Sun's Champion" in str(position),
            lambda result: result["state"]["objects"][0].update(counters={}),
        ),
        "cards",
        "wrong",
        "Elspeth, Sun's Champion (Planeswalker) is not shown as it was loaded",
    ),
    ("decisions", ready(decisions=["pay"]), "pay", "wrong", "asks `priority`"),
    ("every_priority", alex_is_passed_over, "promises", "wrong", "Alex is not asked"),
    ("chance", ready(offered("chance", dict.clear), chance=True), "chance", "wrong", "schema"),
    ("events", ready(events=True), "promises", "advice", "declares `events`"),
    ("concede_by", heedless, "promises", "wrong", "lets Rob concede for Alex"),
    ("cites_rules", without_rules, "declare_blockers", "advice", "declares `cites_rules`"),
    ("methods", fault_found, "methods", "advice", "turns.0: too late"),
]


@pytest.mark.parametrize(
    ("spoil", "name", "outcome", "problem"), [c[1:] for c in OWED], ids=[c[0] for c in OWED]
)
def test_what_is_declared_is_owed(
    monkeypatch: pytest.MonkeyPatch, spoil: Spoil, name: str, outcome: str, problem: str
) -> None:
    assert problem in remarks(monkeypatch, spoil, name, outcome)


def test_every_capability_is_looked_at() -> None:
    assert {case[0] for case in OWED} == set(Capabilities.__struct_fields__)


def test_each_option_of_a_game_has_a_table() -> None:
    taken = {need for table in VARIANTS.values() for need in of_position(table)}
    flags = {"teams", "shared-team-turns", "range-of-influence", "turn-markers"}
    assert flags | {"deploy-creatures", "neighbours-only", "emperors", "one-of-several"} <= taken


class TestMorePlayers:
    def test_an_engine_that_dies_of_three_players_is_told_so_and_examined_further(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def die(said: Message, answer: Message) -> Message:
            position: Any = said.get("params", {}).get("position", {})
            if len(position.get("players", ())) > 2:
                raise EngineDied("The engine has ended.", hint="Look at its log.", status=1)
            return answer

        found = look(monkeypatch, die, ("players", "priority"))
        assert "has ended" in step(found, "players").remarks[0].problem
        assert '"players":' in step(found, "players").remarks[0].sent
        assert step(found, "priority").outcome == "fine"

    def test_hands_that_lie_open_are_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        whole: list[Message] = []

        def open_(said: Message, answer: Message) -> Message:
            if said.get("method") == "load":
                whole[:] = [shown(answer)]
            elif said.get("method") == "view" and "result" in answer:
                answer["result"]["state"] = whole[0]
            return answer

        found = remarks(monkeypatch, open_, "players", "wrong")
        assert "Rob sees Alex's Forest, which Alex holds" in found

    @pytest.mark.parametrize(
        ("change", "problem"),
        [
            (lambda state: state.update(stage="over"), "`stage` is over"),
            (lambda state: state["players"][-1].pop("left"), "`left` is set for []"),
            (lambda state: state.update(pending=[]), "nobody is asked anything"),
            (
                lambda state: state["pending"][0].update(id="9", decider="Carissa"),
                "Carissa is still asked",
            ),
        ],
    )
    def test_a_player_who_leaves_is_gone_and_the_others_play_on(
        self, monkeypatch: pytest.MonkeyPatch, change: Callable[[Message], object], problem: str
    ) -> None:
        def spoil(said: Message, answer: Message) -> Message:
            if said.get("method") == "concede":
                change(shown(answer))
            return answer

        assert problem in remarks(monkeypatch, spoil, "players", "wrong")


class TestMoreThanIsDeclared:
    def test_more_is_unsupported(self, monkeypatch: pytest.MonkeyPatch) -> None:
        little = ready(players=3, attack_options=["multiple"], cards=["Forest"], teams=False)
        found = remarks(monkeypatch, little, "load limits", "advice")
        card = next(name for name in catalogue() if name != "Forest")
        for what in ("4 players", "attack left", "teams", f"the card {card}"):
            assert f"It doesn't declare {what}" in found

    def test_a_rejection_says_something_else(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def reject(result: Message) -> None:
            result.clear()
            result.update(verdict="rejected", violations=[{"reason": "too old"}])

        old = on_load(lambda position: position["edition"] < "2000", reject)
        assert "`rejected` (too old)" in remarks(monkeypatch, old, "load limits", "wrong")

    def test_a_failure_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(said: Message, answer: Message) -> Message:
            if "No Such Card" in str(said):
                error = {"code": -32603, "message": "KeyError"}
                return {"jsonrpc": "2.0", "id": answer["id"], "error": error}
            return answer

        assert "KeyError" in remarks(monkeypatch, fail, "load limits", "wrong")

    def test_it_is_said_what_is_not_tried(self, monkeypatch: pytest.MonkeyPatch) -> None:
        little = ready(players=2, decisions=["priority"], cards=[], teams=False)
        found = look(monkeypatch, little, ("players", "cards", "not declared"))
        for name, told in (
            ("players", "two players"),
            ("cards", "no card"),
            ("not declared", "declare_blockers"),
        ):
            assert step(found, name).outcome == "untried"
            assert told in step(found, name).note
        assert found.healthy


def test_the_time_for_what_is_declared_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    found = look(monkeypatch, right, ("players", "pay"), Limits(scenario_seconds=1e-9))
    for name in ("players", "pay"):
        assert step(found, name).outcome == "skipped"
        assert "--limit scenario=SECONDS" in step(found, name).note
    assert not found.healthy
