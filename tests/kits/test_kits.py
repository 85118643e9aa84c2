"""
Every starter kit, built from its own files alone, speaks the protocol and tells the truth.

Rust and TypeScript fetch packages from their registries, if those are not there yet.
"""

import contextlib
import functools
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace
from tests.kits.building import HANDSHAKE, HELLO, SUITE, Built, Talk, lacks, request
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.cli.kits import starters
from apnap.driver import UNPLAYED
from apnap.protocol import EditionDate
from apnap.protocol.decisions import Priority
from apnap.protocol.messages import Capabilities
from apnap.protocol.state import State
from apnap.protocol.validation import check
from apnap.results.records import Report
from apnap.suite import load_suite

pytestmark = pytest.mark.kits

DOCS: Final = Path(__file__).parents[2] / "docs"
EDITION: Final = EditionDate("2026-01-16")
SAMPLE: Final = 30
CLOSE: Final = 16
"""So many of the sample are games of two players that need little else."""

POSITION: Final[dict[str, Any]] = {
    "edition": EDITION,
    "variant": {"attack": "one_opponent", "name": "two_player"},
    "players": [{"name": "Rob", "life": 17, "library": 9}, {"name": "Alex", "life": 20}],
    "turns": [{"active": "Alex", "phase": "ending", "step": "end_step", "priority": "Rob"}],
}


LOAD: Final = request("load", {"position": POSITION})


def answer(by: str, about: str, kind: str) -> bytes:
    """Return an answer of that kind, with what else it takes."""
    said = {"kind": kind, **MORE.get(kind, {})}
    return request("answer", {"by": by, "about": about, "say": said})


MORE: Final[dict[str, dict[str, Any]]] = {
    "yes_no": {"yes": True},
    "cast": {"card": "Forest"},
    "special": {"object": "Forest", "what": "turn_face_up"},
}


def concede(player: str) -> bytes:
    """Return a concession."""
    return request("concede", {"player": player})


def said(talk: Talk, *lines: bytes) -> list[dict[str, Any]]:
    """Return the result of each line."""
    return [talk(line)["result"] for line in lines]


def codes(answers: Iterable[dict[str, Any]]) -> list[int | None]:
    """Return the code of each answer, None for a result."""
    return [line["error"]["code"] if "error" in line else None for line in answers]


class TestTheConversation:
    def test_a_kit_introduces_itself_with_little(self, built: Built) -> None:
        heard = built.hear(HELLO, copied=False)
        (hello,) = heard.answers
        assert (heard.aside, heard.status) == ("", 0)
        check("initialize.result", hello["result"])
        can = msgspec.convert(hello["result"]["capabilities"], Capabilities)
        assert can == Capabilities((EDITION,), cards=(), decisions=("priority",))

    def test_it_is_introduced_first_and_once_and_speaks_one_version(self, built: Built) -> None:
        other = request("initialize", {"protocol": "9.0", "suite": SUITE})
        heard = built.hear(other, LOAD, HELLO, HELLO)
        assert codes(heard.answers) == [-32003, -32001, None, -32001]

    def test_a_method_that_it_does_not_have(self, talk: Talk) -> None:
        unknown = (request("dance"), request("describe"), request("check", {"state": POSITION}))
        assert codes(map(talk, (*unknown, LOAD))) == [*[-32601] * 3, None]

    def test_a_broken_line_does_no_harm(self, talk: Talk) -> None:
        deep = b"[" * 100_000
        not_json = [b"", b"{", b"hello", b'{"jsonrpc": "2.0"} {}', b'{"\xff": 1}', deep, LOAD[:-1]]
        *broken, loaded = map(talk, (*not_json, LOAD))
        assert {line["error"]["code"] for line in broken} == {-32700}, broken
        assert {line["id"] for line in broken} == {None}
        assert loaded["result"]["verdict"] == "accepted"

    def test_what_is_no_request(self, built: Built) -> None:
        messages: list[tuple[object, object]] = [
            ([], None),
            (7, None),
            ({"jsonrpc": "2.0", "method": "unload", "params": {}}, None),
            ({"jsonrpc": "2.0", "id": True, "method": "unload", "params": {}}, None),
            ({"jsonrpc": "1.0", "id": "a", "method": "unload", "params": {}}, "a"),
            ({"jsonrpc": "2.0", "id": 5, "method": "unload"}, 5),
            ({"jsonrpc": "2.0", "id": 5, "method": "unload", "params": {}, "more": 1}, 5),
        ]
        heard = built.hear(*(json.dumps(message).encode() for message, _ in messages))
        assert {line["error"]["code"] for line in heard.answers} == {-32600}, heard
        assert [line["id"] for line in heard.answers] == [id_ for _, id_ in messages]

    def test_an_id_comes_back_as_it_was(self, talk: Talk) -> None:
        ids = (0, -7, 2**53 - 1, "a", 'Æsir \U0001f0cf\u2028"\\')
        assert [talk(request("unload", id_=id_))["id"] for id_ in ids] == list(ids)

    def test_parameters_that_break_the_schema(self, talk: Talk) -> None:
        broken = (
            request("load"),
            request("load", {"position": 3}),
            request("load", {"position": POSITION | {"players": 3}}),
            request("load", {"position": POSITION | {"turns": [3]}}),
            request("load", {"position": POSITION | {"weather": "fine"}}),
            request("concede", {"player": "Rob", "why": "bored"}),
            request("view"),
            request("unload", {"all": True}),
        )
        heard = codes(map(talk, (LOAD, *broken, concede("Rob"))))
        assert heard == [None, *[-32602] * len(broken), None]

    def test_the_end_of_input_ends_it(self, built: Built) -> None:
        for lines in ((), (HELLO, LOAD)):
            heard = built.hear(*lines, final_feed=b"\n" if lines else b"")
            assert (len(heard.answers), heard.aside, heard.status) == (len(lines), "", 0)

    def test_shutdown_ends_it_whatever_comes(self, built: Built) -> None:
        heard = built.hear(HELLO, request("shutdown"), LOAD)
        assert heard.answers[1:] == ({"jsonrpc": "2.0", "id": 1, "result": {}},)
        assert (heard.aside, heard.status) == ("", 0)


class TestTheGame:
    def test_a_position_is_kept_and_shown(self, talk: Talk) -> None:
        views = (request("view", {"player": None}), request("view", {"player": "Alex"}))
        told = said(talk, LOAD, *views)
        state, viewed, seen = (msgspec.convert(result["state"], State) for result in told)
        (decision,) = state.pending
        assert told[0]["verdict"] == "accepted"
        assert decision == Priority(id=decision.id, decider="Rob")
        turns = [POSITION["turns"][0] | {"passed": []}]
        asked = msgspec.convert(POSITION | {"turns": turns}, State)
        assert replace(state, pending=()) == asked
        assert viewed == seen == state

    def test_what_it_cannot_hold_is_unsupported(self, talk: Talk) -> None:
        turn = POSITION["turns"][0]
        needs: list[dict[str, Any]] = [
            {"edition": "2020-06-01"},
            {"variant": {"attack": "multiple"}},
            {"variant": {"attack": "one_opponent", "shared_life": True}},
            {"players": [{"name": name, "life": 20} for name in ("Rob", "Alex", "Carissa")]},
            {"turns": []},
            {"stage": "before_game"},
            {"turns": [{"active": "Rob", "phase": "beginning", "step": "upkeep"}]},
            {"turns": [turn | {"step": "combat_damage"}]},
            {"objects": [{"name": "F", "card": "Forest", "owner": "Rob", "zone": "hand"}]},
            {"extra_turns": ["Rob"]},
        ]
        lines = [request("load", {"position": POSITION | more}) for more in needs]
        _, *refusals, forgotten = map(talk, (LOAD, *lines, concede("Rob")))
        assert {line["result"]["verdict"] for line in refusals} == {"unsupported"}, refusals
        reasons = [line["result"]["reason"] for line in refusals]
        assert all(reason.startswith("this engine does not know yet: ") for reason in reasons)
        assert (len(reasons), forgotten["error"]["code"]) == (len(needs), -32000)

    def test_a_turn_of_nobody_is_an_error_and_does_no_harm(self, talk: Talk) -> None:
        turn = POSITION["turns"][0]
        wrong = ("priority", "Carissa"), ("active", "Carissa"), ("active", "")
        lines = [
            request("load", {"position": POSITION | {"turns": [turn | {r: who}]}})
            for r, who in wrong
        ]
        loaded, *refused, kept = map(talk, (LOAD, *lines, request("view", {"player": None})))
        told = [(line["error"]["code"], line["error"]["data"]["where"]) for line in refused]
        assert [where for _, where in told] == [f"position.turns.0.{role}" for role, _ in wrong]
        assert [code for code, _ in told][:2] == [-32000, -32000]
        assert told[2][0] in (-32000, -32602), "the schema has no empty names"
        assert kept["result"]["state"] == loaded["result"]["state"]

    def test_whoever_concedes_has_lost(self, talk: Talk) -> None:
        both = (concede("Rob"), concede("Alex"))
        told = said(talk, LOAD, *both, LOAD, *reversed(both))
        games = [("Rob", "Alex", told[1:3]), ("Alex", "Rob", told[4:])]
        for loser, winner, (over, again) in games:
            state = over["state"]
            assert (over["verdict"], state["stage"]) == ("accepted", "over")
            assert not state.get("pending")
            assert state["result"] == {"winners": [winner]}
            left = {player["name"]: player.get("left") for player in state["players"]}
            assert left == {loser: {"reason": "conceded"}, winner: None}
            assert (again["verdict"], again["state"]) == ("rejected", state)

    def test_a_pass_hands_priority_on(self, talk: Talk) -> None:
        (begun,) = said(talk, LOAD)
        (decision,) = begun["state"]["pending"]
        pass_ = answer("Rob", decision["id"], "pass")
        passed, too_late = said(talk, pass_, pass_)
        (next_decision,) = passed["state"]["pending"]
        assert (passed["verdict"], next_decision["decider"]) == ("accepted", "Alex")
        assert next_decision["id"] != decision["id"]
        assert passed["state"]["turns"][0]["passed"] == ["Rob"]
        assert (too_late["verdict"], too_late["state"]) == ("rejected", passed["state"])

    def test_what_comes_when_all_have_passed_is_unsupported(self, talk: Talk) -> None:
        (begun,) = said(talk, LOAD)
        (first,) = begun["state"]["pending"]
        (passed,) = said(talk, answer("Rob", first["id"], "pass"))
        (second,) = passed["state"]["pending"]
        last = answer("Alex", second["id"], "pass")
        stuck, again, over = said(talk, last, last, concede("Rob"))
        assert (stuck["verdict"], stuck["state"]) == ("unsupported", passed["state"])
        assert again == stuck, "the game is as it was, and goes on from there"
        assert over["state"]["result"] == {"winners": ["Alex"]}

    def test_illegal_and_impossible_are_kept_apart(self, talk: Talk) -> None:
        (begun,) = said(talk, LOAD)
        (decision,) = begun["state"]["pending"]
        id_ = decision["id"]
        tried = [("Alex", id_, "pass"), ("Rob", "none", "pass"), ("Rob", id_, "yes_no")]
        tried += [("Rob", id_, "cast"), ("Rob", id_, "special")]
        verdicts = said(talk, *(answer(*words) for words in tried))
        names = [verdict["verdict"] for verdict in verdicts]
        assert names == ["rejected"] * 3 + ["unsupported"] * 2
        assert all(verdict["state"] == begun["state"] for verdict in verdicts)
        assert all(verdict["violations"][0]["reason"] for verdict in verdicts[:3])

    def test_nothing_is_done_without_a_position_or_a_player(self, built: Built) -> None:
        view = request("view", {"player": None})
        spoken = (answer("Rob", "d1", "pass"), concede("Rob"), view)
        strangers = (concede("Carissa"), request("view", {"player": "Carissa"}))
        lines = (HELLO, *spoken, LOAD, *strangers, request("unload"), *spoken)
        ours = [-32000] * 3
        told = codes(built.hear(*lines).answers)
        assert told == [None, *ours, None, *ours[:2], None, *ours]


def invoked(built: Built, *words: str) -> Result:
    """Return what came of a command of apnap in the folder of a kit."""
    with contextlib.chdir(built.place), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path])
        try:
            return CliRunner().invoke(app, [*words, "--", built.kit.engine])
        finally:
            sys.modules.pop("engine", None)


def test_the_handshake_passes_and_nothing_else_is_played(built: Built, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    chosen = [word for id_ in sample() for word in ("--scenario", id_)]
    done = invoked(built, "run", *chosen, "--json", str(path))
    assert done.exit_code == 0, done.output
    report = msgspec.json.decode(path.read_bytes(), type=Report)
    passed = {result.id for result in report.results if result.outcome == "passed"}
    unplayed = [result for result in report.results if result.outcome in UNPLAYED]
    assert passed == set(HANDSHAKE)
    assert len(unplayed) == len(report.results) - len(HANDSHAKE) == SAMPLE


def test_the_doctor_finds_nothing(built: Built) -> None:
    done = invoked(built, "doctor")
    assert done.exit_code == 0, done.output
    count = next(line for line in done.output.splitlines() if " steps: " in line)
    assert f"`{count}`" in (DOCS / "engine-authors.md").read_text(encoding="utf-8")


@functools.cache
def sample() -> tuple[str, ...]:
    """Return the handshake and other scenarios: some close to what a kit can do, some not."""
    scenarios = load_suite(dates=(EDITION,)).holding(EDITION)
    others = [scenario for scenario in scenarios if scenario.id not in HANDSHAKE]
    others.sort(key=lambda s: ("players:2" not in s.needs, len(s.needs), s.id))
    close, far = others[:CLOSE], others[CLOSE:]
    spread = far[:: len(far) // (SAMPLE - CLOSE)][: SAMPLE - CLOSE]
    return (*HANDSHAKE, *(scenario.id for scenario in (*close, *spread)))


def test_there_is_a_kit_for_each_language() -> None:
    names = [kit.name for kit in starters.kits()]
    assert names == [
        "go",
        "java",
        "java-callback",
        "python",
        "python-in-process",
        "rust",
        "typescript",
    ]


def test_a_readme_builds_and_runs_a_kit_as_init_says() -> None:
    for kit in starters.kits():
        readme = (kit.folder / "README.md").read_text(encoding="utf-8")
        commands = readme.partition("```console\n")[2].partition("```")[0]
        told = [line.partition("#")[0].strip() for line in commands.splitlines()]
        said = [*kit.build, f"apnap doctor {kit.engine}", f"apnap run {kit.engine}"]
        lines = [line.replace('"', "") for line in told[: len(said)]]
        assert lines == [f"$ {command}" for command in said]


def test_a_missing_toolchain_is_named() -> None:
    (kit,) = (kit for kit in starters.kits() if kit.name == "java")
    odd = replace(kit, needs=("no-such-compiler",))
    assert lacks(odd).endswith("there is no no-such-compiler here")
