"""
The bridge to Forge, played. Only `tox -e forge` does, since npm has to install Forge first.

All is said in one conversation: Forge is slow to start. In it are played as well, and held against
the baseline, the scenarios that `adapters/forge/check.py` names: those that were once phrased
wrongly, and a few others.
"""

from __future__ import annotations

import importlib
import os
import shlex
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
import pytest
from tests.forge import recording
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.engine import starting
from apnap.engine.client import Client, EngineRefused
from apnap.protocol import Limits, Load, State, Verdict

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "forge"
NODE: Final = BRIDGE / "node_modules" / ".bin" / "node"
COMMAND: Final = (str(NODE), str(BRIDGE / "bridge.mjs"))
PATIENT: Final = Limits(
    start_seconds=60, load_seconds=120, answer_seconds=30, scenario_seconds=600, end_seconds=30
)
ENDING: Final = """
import subprocess, sys
from pathlib import Path
Path(sys.argv[1]).write_text(str(subprocess.call(sys.argv[2:])))
"""
"""Starts a program, and writes into a file how it has ended."""

pytestmark = pytest.mark.skipif(
    os.environ.get("APNAP_FORGE") != "1", reason="Forge is played by `tox -e forge` only"
)


def position(**changes: object) -> Load:
    """Return a calm position of two players, with other values for some of its fields."""
    turn = {"active": "Rob", "phase": "precombat_main", "step": "precombat_main", "priority": "Rob"}
    whole = {
        "edition": "2026-01-16",
        "variant": {"attack": "multiple"},
        "players": [{"name": name, "life": 20} for name in ("Rob", "Alex")],
        "turns": [turn],
        **changes,
    }
    return Load(msgspec.convert(whole, State))


UNSUPPORTED: Final[dict[str, dict[str, Any]]] = {
    "edition": {"edition": "2006-10-01"},
    "variant": {
        "variant": {"attack": "left"},
        "players": [{"name": name, "life": 20} for name in "ABC"],
        "turns": [
            {"active": "A", "phase": "precombat_main", "step": "precombat_main", "priority": "A"}
        ],
    },
    "teams": {"teams": [{"name": "T", "members": ["Rob"], "primary": "Rob"}]},
}
"""What Forge cannot have, by the field that makes it so."""
WRONG: Final = position(
    objects=[{"name": "Bear", "card": "Grizzly Bears", "owner": "Nobody", "zone": "hand"}]
)
PERMANENTS: Final[list[dict[str, object]]] = [
    {"name": "Bear", "card": "Grizzly Bears", "owner": "Alex", "controller": "Rob"},
    {
        "name": "Jace",
        "card": "Jace Beleren",
        "owner": "Rob",
        "controller": "Rob",
        "counters": {"loyalty": 5},
    },
    {"name": "Wood", "card": "Forest", "owner": "Rob", "controller": "Rob", "tapped": True},
    {
        "name": "Moat",
        "card": "Teferi's Moat",
        "owner": "Alex",
        "controller": "Alex",
        "chosen": {"color": "red"},
    },
]
SEATED: Final = ("Rob", "Alex", "Carissa", "Dana", "Emil", "Fay", "Gus", "Hana")
CALM: Final = position(
    players=[{"name": name, "life": 20, "hand": 3, "library": 5} for name in SEATED]
)
"""As many players as there are seats: of nearly two hundred cards the bridge has to be rid."""
WHOLE: Final = position(
    players=[{"name": "Rob", "life": 7, "poison": 2}, {"name": "Alex", "life": 30}],
    objects=[{**thing, "zone": "battlefield"} for thing in PERMANENTS],
)


@pytest.fixture(scope="module")
def forge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Return a conversation with Forge, which has to end well."""
    ended = tmp_path_factory.mktemp("forge") / "status"
    command = shlex.join((sys.executable, "-c", ENDING, str(ended), *COMMAND))
    with starting.start(starting.parse(f"stdio:{command}"), limits=PATIENT) as client:
        yield client
        client.shutdown()
    assert ended.read_text() == "0"


@pytest.fixture(scope="module")
def heard(forge: Client) -> Mapping[str, Verdict]:
    """Return what is said to positions that are no contradictions, loaded one after the other."""
    asked = {name: position(**changes) for name, changes in UNSUPPORTED.items()}
    asked |= {"whole": WHOLE, "calm": CALM}
    return {name: forge.load(one) for name, one in asked.items()}


@pytest.mark.parametrize("told", UNSUPPORTED)
def test_what_forge_cannot_have_is_unsupported_and_the_reason_names_the_field(
    heard: Mapping[str, Verdict], told: str
) -> None:
    assert heard[told].verdict == "unsupported"
    assert (heard[told].reason or "").startswith(told)


def test_a_position_that_contradicts_itself_is_an_error_that_names_the_field(
    forge: Client,
) -> None:
    with pytest.raises(EngineRefused) as refused:
        forge.load(WRONG)
    assert refused.value.code == -32000
    assert refused.value.where == "position.objects.0.owner"


def test_a_position_is_loaded_exactly_and_two_games_follow_one_another(
    heard: Mapping[str, Verdict],
) -> None:
    first, second = heard["whole"].state, heard["calm"].state
    assert first
    assert second
    assert {thing.zone for thing in second.objects} == {"hand"}
    assert [(p.name, p.life, p.hand, p.library) for p in second.players] == [
        (name, 20, 3, 5) for name in SEATED
    ]
    assert [(p.life, p.poison) for p in first.players] == [(7, 2), (30, 0)]
    shown = {thing.name: thing for thing in first.objects}
    assert shown["Bear"].controller == "Rob"
    assert (shown["Bear"].owner, shown["Bear"].sick) == ("Alex", False)
    assert shown["Jace"].counters == {"loyalty": 5}
    assert shown["Wood"].tapped is True
    assert shown["Moat"].chosen == {"color": "red"}
    assert len(shown) == len(PERMANENTS)


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the script that records games."""
    monkeypatch.syspath_prepend(str(BRIDGE))
    return importlib.import_module("games")


def test_a_game_is_recorded_and_checks_clean(
    forge: Client, games: ModuleType, tmp_path: Path
) -> None:
    assert f"stdio:{shlex.join(COMMAND)}" == games.ENGINE
    asked = games.parser().parse_args(recording.asked(tmp_path))
    assert games.recorded(forge, asked) == 0
    recording.assert_clean(tmp_path)


def test_a_few_scenarios_come_out_as_the_baseline_says(
    forge: Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They are played as `apnap run` plays any, which leaves it to others here to end Forge."""
    monkeypatch.syspath_prepend(str(BRIDGE))
    check, judging = map(importlib.import_module, ("check", "judging"))
    for name in ("shutdown", "close"):
        monkeypatch.setattr(forge, name, lambda: None)
    monkeypatch.setattr(starting, "start", lambda *_, **__: forge)
    chosen = (word for scenario in check.FEW for word in ("--scenario", scenario))
    done = CliRunner().invoke(app, check.gate(str(tmp_path), *chosen, processes=0))
    assert done.exit_code == 0, done.output
    come = judging.of_folder(tmp_path)
    assert come.problems == ()
    assert come.lines > 400
