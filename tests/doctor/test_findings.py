"""
What the doctor finds of engines that answer, but wrongly.

Each is the reference engine whose answers are spoilt on their way: `(method, answer)` -> answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.bad_engines.lies import LIES, Lie, Message
from tests.doctor.spoiling import look, step

from apnap.doctor import examining, game_steps
from apnap.doctor.bench import MOST
from apnap.doctor.diagnosis import Diagnosis
from apnap.doctor.examining import examine
from apnap.doctor.tries import TRIES
from apnap.protocol.connection import Limits
from apnap_adapters.serving import Dispatcher
from apnap_misreadings import reference

Spoil = Callable[[str, Message], Message]


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for what is said unasked: these engines cannot."""
    monkeypatch.setattr(game_steps, "QUIET", 0)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Callable[[Spoil], Diagnosis]:
    """Return what examines an engine spoilt in that way."""

    def seen(spoil: Spoil) -> Diagnosis:
        return look(monkeypatch, lambda said, answer: spoil(said.get("method", ""), answer))

    return seen


def result(method: str, change: Callable[[Message], object]) -> Spoil:
    """Return what changes the results of a method."""

    def spoil(asked: str, answer: Message) -> Message:
        if asked == method and "result" in answer:
            change(answer["result"])
        return answer

    return spoil


def state(method: str, change: Callable[[Message], object]) -> Spoil:
    """Return what changes the states that a method answers with."""
    return result(method, lambda told: change(told["state"]) if "state" in told else None)


def on(verdict: str, change: Callable[[Message], object]) -> Spoil:
    """Return what changes answers to `answer` that have this verdict."""

    def alter(told: Message) -> None:
        if told["verdict"] == verdict:
            change(told)

    return result("answer", alter)


def answers(method: str, told: Message) -> Spoil:
    """Return what answers a method always with this result."""

    def spoil(asked: str, answer: Message) -> Message:
        if asked != method:
            return answer
        return {"jsonrpc": "2.0", "id": answer["id"], "result": told}

    return spoil


def fails(_: str, answer: Message) -> Message:
    """Turn every error into a failure of the engine."""
    if "error" in answer:
        answer["error"]["code"] = -32603
    return answer


def text_of_id(_: str, answer: Message) -> Message:
    """Forget an id that is a text."""
    return answer | {"id": 0 if isinstance(answer["id"], str) else answer["id"]}


def ready(**fields: object) -> Spoil:
    """Return what declares other capabilities."""
    return result("initialize", lambda told: told["capabilities"].update(fields))


def contradiction(**told: object) -> Spoil:
    """Return what answers with this verdict to positions that contradict themselves."""

    def spoil(method: str, answer: Message) -> Message:
        if method == "load" and answer.get("error", {}).get("code") == -32000:
            return {"jsonrpc": "2.0", "id": answer["id"], "result": told}
        return answer

    return spoil


def hand_for_all(_: str, answer: Message) -> Message:
    """Show a card in Alex's hand to everybody."""
    if "state" in answer.get("result", {}):
        shown = answer["result"]["state"]
        if all(thing["zone"] != "hand" for thing in shown.get("objects", [])):
            forest = {"name": "Forest", "card": "Forest", "owner": "Alex", "zone": "hand"}
            shown["objects"] = [*shown.get("objects", []), forest]
    return answer


WRONG: list[tuple[str, Spoil, str, str]] = [
    (
        "another version",
        result("initialize", lambda told: told.update(protocol="9.9")),
        "initialize",
        "speaks protocol 9.9",
    ),
    (
        "no capabilities",
        result("initialize", lambda told: told.pop("capabilities")),
        "initialize",
        "lacks the field `capabilities`",
    ),
    (
        "a mistyped kind of decision",
        ready(decisions=["priority", "declare_attacker"]),
        "capabilities",
        "`declare_attacker`, which there is not",
    ),
    ("no priority", ready(decisions=["pay"]), "capabilities", "does not name `priority`"),
    ("no attack", ready(attack_options=[]), "capabilities", "no game can be played"),
    ("an unknown edition", ready(editions=["1999-04-01"]), "capabilities", "1999-04-01"),
    ("any method will do", answers("sing", {}), "unknown method", "answered with a result"),
    ("errors are failures", fails, "broken messages", "and failed"),
    ("an id changes its type", text_of_id, "ids", "a text, not a number"),
    (
        "positions are refused",
        answers("load", {"verdict": "rejected", "violations": [{"reason": "I will not"}]}),
        "load",
        "`rejected` (I will not)",
    ),
    (
        "positions are changed",
        state("load", lambda shown: shown["players"][0].update(life=40)),
        "load",
        "life of Rob is 40, not 20",
    ),
    (
        "accepted without a state",
        result("load", lambda told: told.pop("state")),
        "load",
        "comes without a `state`",
    ),
    (
        "somebody unknown is asked",
        state("load", lambda shown: shown["pending"][0].update(decider="Zed")),
        "load",
        "'Zed', who isn't a player",
    ),
    (
        "the wrong player is asked",
        state("load", lambda shown: shown["pending"][0].update(decider="Alex")),
        "pending",
        "Rob has priority in the position, and asked is: priority of Alex",
    ),
    (
        "nobody has priority",
        state("load", lambda shown: shown["turns"][0].pop("priority")),
        "pending",
        "`turns.0.priority` is None",
    ),
    ("hands lie open", hand_for_all, "view", "Rob sees Forest, which Alex holds"),
    (
        "refusals are not yet done",
        on("rejected", lambda told: told.update(verdict="unsupported", violations=[])),
        "refused answer",
        "The verdict is `unsupported`",
    ),
    (
        "refusals cost life",
        on("rejected", lambda told: told["state"]["players"][0].update(life=19)),
        "refused answer",
        "has changed `players`",
    ),
    (
        "passing is forbidden",
        on("accepted", lambda told: told.update(verdict="rejected")),
        "answer",
        "Who has priority may pass",
    ),
    (
        "an id is used again",
        state("answer", lambda shown: shown["pending"][0].update(id="1")),
        "answer",
        "'1' is used again",
    ),
    (
        "strangers may play",
        contradiction(verdict="accepted", state={}),
        "nobody",
        "a position in which a stranger has priority, and answered with a result",
    ),
    (
        "the winner is unknown",
        state("concede", lambda shown: shown.pop("result", None)),
        "concede",
        "`result.winners` is []",
    ),
    (
        "the game goes on",
        state("concede", lambda shown: shown.pop("stage", None)),
        "concede",
        "`stage` is playing",
    ),
    (
        "nobody may concede",
        answers("concede", {"verdict": "unsupported", "reason": "never"}),
        "concede",
        "comes without a `state`",
    ),
]


@pytest.mark.parametrize(
    ("spoil", "name", "problem"),
    [case[1:] for case in WRONG],
    ids=[case[0] for case in WRONG],
)
def test_what_is_wrong_is_said_at_the_step_that_shows_it(
    found: Callable[[Spoil], Diagnosis], spoil: Spoil, name: str, problem: str
) -> None:
    diagnosis = found(spoil)
    guilty = step(diagnosis, name)
    assert guilty.outcome == "wrong"
    assert problem in " ".join(
        f"{remark.problem} {remark.hint} {remark.sent}" for remark in guilty.remarks
    )
    assert not diagnosis.healthy
    assert all(remark.hint for remark in guilty.remarks)


def test_an_engine_that_forgets_nothing(found: Callable[[Spoil], Diagnosis]) -> None:
    kept: list[Message] = []

    def spoil(method: str, answer: Message) -> Message:
        if method == "view" and "result" in answer:
            kept.append(answer["result"])
        elif method == "view" and kept and "no position" in json.dumps(answer):
            return {"jsonrpc": "2.0", "id": answer["id"], "result": kept[-1]}
        return answer

    (remark,) = step(found(spoil), "unload").remarks
    assert "still shown" in remark.problem


def test_an_engine_that_goes_on_after_shutdown(found: Callable[[Spoil], Diagnosis]) -> None:
    def spoil(_: str, answer: Message) -> Message:
        over = "the conversation is over" in json.dumps(answer)
        return {"jsonrpc": "2.0", "id": answer["id"], "result": {}} if over else answer

    (remark,) = step(found(spoil), "shutdown").remarks
    assert "answered as if nothing had been" in remark.problem


def test_what_cannot_be_done_yet_is_advice_and_no_fault(
    found: Callable[[Spoil], Diagnosis],
) -> None:
    def spoil(method: str, answer: Message) -> Message:
        told = answer.get("result", {})
        if method in ("answer", "concede") and told.get("verdict") == "accepted":
            told.update(verdict="unsupported", reason="not yet")
        return answer

    diagnosis = found(spoil)
    assert step(diagnosis, "concede").outcome == "advice"
    assert step(diagnosis, "answer").outcome == "advice"
    assert step(diagnosis, "answer").note == "not yet"
    assert diagnosis.healthy


def test_a_verdict_on_a_position_that_contradicts_itself_is_worth_a_hint_only(
    found: Callable[[Spoil], Diagnosis],
) -> None:
    diagnosis = found(contradiction(verdict="unsupported", reason="not today"))
    (remark,) = step(diagnosis, "nobody").remarks
    assert (remark.severity, "-32000" in remark.hint) == ("advice", True)
    assert diagnosis.healthy


def test_cards_that_cannot_be_set_up_lead_to_a_position_without_cards(
    found: Callable[[Spoil], Diagnosis],
) -> None:
    def spoil(method: str, answer: Message) -> Message:
        if method == "load" and '"Grizzly Bears"' in json.dumps(answer):
            answer["result"] = {"verdict": "unsupported", "reason": "no cards yet"}
        return answer

    diagnosis = found(spoil)
    load = step(diagnosis, "load")
    assert (load.outcome, load.note) == ("advice", "two players, no cards")
    assert "with cards it knows is unsupported: no cards yet" in load.remarks[0].problem
    assert diagnosis.healthy


class Lying:
    """A connection to a reference engine that lies whenever it takes a message of one method."""

    notes = ""

    def __init__(self, lie: Lie, method: str) -> None:
        self._lie = lie
        self._method = method
        self.restart()

    def restart(self) -> None:
        self._dispatch = Dispatcher(reference(None), aside=lambda _: None)

    def close(self) -> None:
        """Nothing has to be ended."""

    def exchange(self, line: bytes, _seconds: float, /) -> bytes:
        right = self._dispatch(line)
        if b'"verdict"' not in right or f'"method":"{self._method}"'.encode() not in line:
            return right
        return self._lie(json.loads(line), right)


OF_THE_ANSWER: list[tuple[str, str]] = [
    *((name, "answer") for name in LIES if name != "Reuse"),  # that one needs an engine of its own
    *((name, "load") for name in ("Garbage", "Deep", "Missing", "Failure")),
]


@pytest.mark.parametrize(("name", "method"), OF_THE_ANSWER)
def test_no_lie_ends_the_visit_or_passes(
    monkeypatch: pytest.MonkeyPatch, name: str, method: str
) -> None:
    lie, _ = LIES[name]
    monkeypatch.setattr(examining, "connect", lambda *_: Lying(lie, method))
    monkeypatch.setattr(examining, "declared", lambda _: ())
    diagnosis = examine("direct:lying", Limits())
    assert len(diagnosis.steps) == len(TRIES) + 2
    assert not diagnosis.healthy
    wrong = [s for s in diagnosis.steps if s.outcome == "wrong"]
    assert wrong
    assert all(len(remark.came) < 1000 for s in wrong for remark in s.remarks)


def test_a_wrong_question_leads_to_what_the_protocol_says_of_questions(
    found: Callable[[Spoil], Diagnosis],
) -> None:
    seen = found(state("load", lambda told: told.update(pending=[{"kind": "dance"}])))
    assert step(seen, "load").outcome == "wrong"
    assert step(seen, "load").read == "docs/protocol.md#decisions-and-answers"


def test_of_very_much_that_is_wrong_the_beginning_is_told(
    found: Callable[[Spoil], Diagnosis],
) -> None:
    kinds = [f"declare_attacker{number}" for number in range(MOST + 7)]
    seen = step(found(ready(decisions=kinds)), "capabilities")
    assert seen.outcome == "wrong"
    *told, last = seen.remarks
    assert len(told) == MOST
    assert last.problem.endswith(" more remarks, which are left out.")
    assert last.sent + last.came == ""
