"""The bridge to Forge, played. Only `tox -e forge` does, since npm has to install Forge first."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

import apnap
from apnap.protocol import Limits

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "forge"
NODE: Final = BRIDGE / "node_modules" / ".bin" / "node"
COMMAND: Final = (str(NODE), str(BRIDGE / "bridge.mjs"))
SECONDS: Final = 300
PATIENT: Final = Limits(start_seconds=60, load_seconds=120, answer_seconds=30, scenario_seconds=600)
INITIALIZE: Final = {"protocol": "0.1", "suite": {"name": "apnap", "version": "0.1.0"}}

pytestmark = pytest.mark.skipif(
    os.environ.get("APNAP_FORGE") != "1", reason="Forge is played by `tox -e forge` only"
)


def position(**changes: object) -> dict[str, Any]:
    """Return a calm position of two players, with other values for some of its fields."""
    turn = {"active": "Rob", "phase": "precombat_main", "step": "precombat_main", "priority": "Rob"}
    return {
        "edition": "2026-01-16",
        "variant": {"attack": "multiple"},
        "players": [{"name": name, "life": 20} for name in ("Rob", "Alex")],
        "turns": [turn],
        **changes,
    }


def hear(*said: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Say these things to the bridge, each a method and its parameters; return the results."""
    asked = [("initialize", INITIALIZE), *said, ("shutdown", {})]
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        for number, (method, params) in enumerate(asked)
    ]
    done = subprocess.run(
        COMMAND, input="\n".join(lines), capture_output=True, check=True, text=True, timeout=SECONDS
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return [answer.get("result", answer.get("error")) for answer in answers[1:-1]]


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
WHOLE: Final = position(
    players=[{"name": "Rob", "life": 7, "poison": 2}, {"name": "Alex", "life": 30}],
    objects=[{**thing, "zone": "battlefield"} for thing in PERMANENTS],
)


@pytest.fixture(scope="module")
def heard() -> dict[str, dict[str, Any]]:
    """Return what is said to each position, all in one conversation: Forge is slow to start."""
    asked = {name: position(**changes) for name, changes in UNSUPPORTED.items()}
    asked |= {"wrong": WRONG, "whole": WHOLE, "calm": position()}
    results = hear(*(("load", {"position": one}) for one in asked.values()))
    return dict(zip(asked, results, strict=True))


@pytest.mark.parametrize("told", UNSUPPORTED)
def test_what_forge_cannot_have_is_unsupported_and_the_reason_names_the_field(
    heard: dict[str, dict[str, Any]], told: str
) -> None:
    assert heard[told]["verdict"] == "unsupported"
    assert heard[told]["reason"].startswith(told)


def test_a_position_that_contradicts_itself_is_an_error_that_names_the_field(
    heard: dict[str, dict[str, Any]],
) -> None:
    assert heard["wrong"]["code"] == -32000
    assert heard["wrong"]["data"]["where"] == "position.objects.0.owner"


def test_a_position_is_loaded_exactly_and_two_games_follow_one_another(
    heard: dict[str, dict[str, Any]],
) -> None:
    first, second = heard["whole"], heard["calm"]
    assert second["state"]["objects"] == []
    assert [player["life"] for player in second["state"]["players"]] == [20, 20]
    state = first["state"]
    assert [(p["life"], p["poison"]) for p in state["players"]] == [(7, 2), (30, 0)]
    shown = {thing["name"]: thing for thing in state["objects"]}
    assert shown["Bear"]["controller"] == "Rob"
    assert (shown["Bear"]["owner"], shown["Bear"]["sick"]) == ("Alex", False)
    assert shown["Jace"]["counters"] == {"loyalty": 5}
    assert shown["Wood"]["tapped"] is True
    assert shown["Moat"]["chosen"] == {"color": "red"}
    assert len(shown) == len(PERMANENTS)


PASSED: Final = (
    "combat-phase/a-siege-doesnt-enter-before-its-protector-is-chosen",
    "alternative-cost/morph-lets-a-creature-be-cast-face-down-for-three-mana",
    "cleanup-step/discarding-with-megrim-lets-players-act-in-the-cleanup-step",
    "flipping-a-coin/nobody-but-rob-has-to-do-with-the-coin-that-robs-chaotic-strike-flips",
    "ending-the-game/oblivion-rings-that-could-exile-something-else-make-no-draw",
    (
        "handling-triggered-abilities/"
        "endless-cockroaches-dont-return-if-leyline-of-the-void-exiles-them"
    ),
    "handling-triggered-abilities/glimpse-of-natures-trigger-belongs-to-the-player-who-cast-it",
    "handling-triggered-abilities/knight-of-autumns-mode-is-chosen-before-anybody-can-respond",
    "handling-triggered-abilities/staggershock-may-be-cast-again-in-its-controllers-next-upkeep",
    "leaving-the-game/a-spell-still-deals-damage-to-a-target-that-hasnt-left",
    ("leaving-the-game/blood-artists-ability-does-nothing-once-its-target-has-left-the-game"),
    "state-based-actions/a-countered-copy-ceases-to-exist-a-countered-spell-doesnt",
    "state-based-actions/roles-of-two-players-stay-on-the-same-creature",
    "additional-cost/altars-reap-is-cast-by-sacrificing-exactly-one-creature",
    "alternative-cost/omniscience-lets-its-controller-cast-spells-for-free",
    "alternative-cost/under-omniscience-affinity-reduces-sphere-of-resistances-added-cost",
    "amplify/a-clone-of-a-creature-with-amplify-reveals-cards-that-share-its-types",
    "copying-objects/clone-copies-the-back-face-of-a-transformed-invasion-of-dominaria",
    "declare-attackers-step/an-attack-moved-from-jace-to-rob-doesnt-trigger-hissing-miasma",
    "declare-attackers-step/portal-mage-moves-an-attack-to-jace-not-to-the-attacking-player",
    "declare-attackers-step/hooded-brawler-grows-when-it-is-exerted-and-stays-tapped-a-turn-longer",
    "declare-blockers-step/one-block-of-two-attackers-triggers-one-ability-once-another-twice",
    "declare-blockers-step/pride-guardian-that-enters-blocking-doesnt-trigger",
    (
        "handling-triggered-abilities/"
        "permanents-that-are-returned-to-hand-together-see-each-other-returned"
    ),
    "handling-triggered-abilities/thragtusk-that-is-returned-leaves-a-beast-behind",
)
WITHHELD: Final = (
    "activation-cost/mogg-fanatics-ability-costs-mogg-fanatic-and-no-other-creature",
    "casting-spells/alex-cant-tap-forest-for-memnite-which-costs-no-mana",
    "activated-ability/an-ability-is-activated-with-exactly-as-many-targets-as-it-requires",
    ("declare-blockers-step/curtain-of-light-makes-slate-street-ruffian-blocked-and-triggers-it"),
    "golden-rules/a-card-drawn-is-seen-only-by-the-player-who-drew-it",
    (
        "handling-triggered-abilities/"
        "stifle-counters-what-two-payments-for-intrepid-adversary-triggered"
    ),
    "leaving-the-game/if-alex-leaves-the-myr-token-alex-created-leaves-too",
    "untap-step/a-creature-with-phasing-phases-out-in-every-other-untap-step",
    "alternative-cost/force-of-will-can-exile-only-a-blue-card-in-hand-not-gray-ogre",
    "alternative-cost/under-omniscience-force-of-will-may-use-its-own-alternative-cost",
    "starting-the-game/a-chancellor-of-the-dross-is-revealed-once-and-takes-life-once",
)
"""
Where Forge asks otherwise than the protocol does, and cannot be told what is said there, or does
not show what is looked at; and a position that is another one after the turns that lead to it.
"""


def test_what_forge_asks_otherwise_is_no_fault_of_forges() -> None:
    """Many games in one conversation: Forge's numbers of permanents differ from the second on."""
    report = apnap.run(
        f"stdio:{shlex.join(COMMAND)}", scenarios=(*PASSED, *WITHHELD), limits=PATIENT
    )
    outcomes = {one.id: one.outcome for one in report.results}
    assert outcomes == {**dict.fromkeys(PASSED, "passed"), **dict.fromkeys(WITHHELD, "withheld")}
