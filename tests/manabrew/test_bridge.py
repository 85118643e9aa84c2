"""The bridge to manabrew-engine, played. Only `tox -e manabrew` does, since it has to be built."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

PROGRAM: Final = os.environ.get("APNAP_MANABREW", "")
SECONDS: Final = 300
INITIALIZE: Final = {"protocol": "0.1", "suite": {"name": "apnap", "version": "0.1.0"}}

pytestmark = pytest.mark.skipif(
    not PROGRAM, reason="manabrew-engine is played by `tox -e manabrew` only"
)


def permanent(name: str, player: str, **more: object) -> dict[str, object]:
    """Return a permanent, or with another `zone` a card elsewhere."""
    place = {"zone": "battlefield", "controller": player}
    return {"name": name, "card": name.rpartition("'s ")[2], "owner": player, **place, **more}


def position(*objects: dict[str, object], players: str = "RA", **more: object) -> dict[str, Any]:
    """Return a position in the precombat main phase of R, the first player."""
    turn = {"active": "R", "phase": "precombat_main", "step": "precombat_main", "priority": "R"}
    return {
        "edition": "2026-01-16",
        "variant": {"attack": "multiple"},
        "players": [{"name": name, "life": 20} for name in players],
        "turns": [turn],
        "objects": objects,
        **more,
    }


class Bridge:
    """The bridge, started, that is told one thing after the other."""

    def __init__(self, loaded: dict[str, Any]) -> None:
        """Start it and load a position."""
        pipe = subprocess.PIPE
        self._program = subprocess.Popen([PROGRAM], stdin=pipe, stdout=pipe, text=True)
        self._number = 0
        self.ask("initialize", INITIALIZE)
        self.told = self.ask("load", {"position": loaded})

    def ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Send one message; return its result or error."""
        self._number += 1
        message = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(json.dumps(message) + "\n")
        self._program.stdin.flush()
        answer = json.loads(self._program.stdout.readline())
        told: dict[str, Any] = answer.get("result", answer.get("error"))
        return told

    @property
    def pending(self) -> dict[str, Any]:
        """Return what is asked."""
        asked: list[dict[str, Any]] = self.told["state"]["pending"]
        return asked[0] if asked else {}

    def say(self, kind: str, **said: object) -> str:
        """Answer what is asked; return the verdict."""
        asked = self.pending
        params = {"by": asked["decider"], "about": asked["id"], "say": {"kind": kind, **said}}
        self.told = self.ask("answer", params)
        return str(self.told["verdict"])

    def passes(self, until: str) -> None:
        """Let everybody pass until this kind of decision is asked."""
        while self.pending["kind"] != until:
            assert self.say("pass") == "accepted"

    def concede(self, player: str) -> str:
        """Let a player concede; return the verdict."""
        self.told = self.ask("concede", {"player": player})
        return str(self.told["verdict"])

    def object(self, name: str) -> dict[str, Any]:
        """Return an object as it is shown."""
        objects: list[dict[str, Any]] = self.told["state"]["objects"]
        return next(one for one in objects if one["name"] == name)

    def end(self) -> None:
        """Let the program end."""
        with self._program as program:
            self.ask("shutdown", {})
            assert program.wait(SECONDS) == 0


Play = Callable[[dict[str, Any]], Bridge]


@pytest.fixture
def play() -> Iterator[Play]:
    """Return what starts the bridge with a position; it ends with the test."""
    started: list[Bridge] = []

    def start(loaded: dict[str, Any]) -> Bridge:
        started.append(Bridge(loaded))
        return started[-1]

    yield start
    for bridge in started:
        bridge.end()


BEARS: Final = permanent("Grizzly Bears", "R")
ATTACK: Final = [{"attacker": "Grizzly Bears", "attacks": "A"}]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"edition": "2006-10-01"}, "another edition"),
        ({"variant": {"attack": "left"}}, "this option for attacks"),
        ({"variant": {"attack": "multiple", "range_of_influence": 1}}, "this variant"),
        ({"objects": [permanent("Grizzly Bears", "R", face_down=True)]}, "face-down cards"),
        ({"objects": [permanent("No Such Card", "R")]}, "does not know"),
    ],
)
def test_a_position_that_it_cannot_hold_is_unsupported(
    play: Play, changes: dict[str, Any], told: str
) -> None:
    bridge = play(position() | changes)
    assert bridge.told["verdict"] == "unsupported"
    assert told in bridge.told["reason"]


def test_a_position_is_shown_as_it_was_loaded(play: Play) -> None:
    dressed = permanent("Grizzly Bears", "R", tapped=True, damage=1, counters={"+1/+1": 2})
    token = permanent("Treasure", "R", kind="token")
    axe = permanent("Bonesplitter", "R", attached_to="Grizzly Bears")
    omens = permanent("Celestial Convergence", "A")  # it would enter with counters
    bridge = play(position(dressed, axe, token, omens, permanent("Forest", "A", zone="hand")))
    bears, forest = bridge.object("Grizzly Bears"), bridge.object("Forest")
    assert (bears["tapped"], bears["damage"], bears["counters"]) == (True, 1, {"+1/+1": 2})
    assert (bears["now"]["power"], bears["now"]["toughness"]) == (6, 4)
    assert bridge.object("Bonesplitter")["attached_to"] == "Grizzly Bears"
    assert bridge.object("Treasure")["kind"] == "token"
    assert bridge.object("Celestial Convergence").get("counters", {}) == {}
    assert (forest["zone"], forest["owner"]) == ("hand", "A")


def test_what_was_not_taken_has_changed_nothing(play: Play) -> None:
    bridge = play(position(BEARS, players="RAC"))
    bridge.passes("declare_attackers")
    before = bridge.told["state"]
    wrong = [{"attacker": "Grizzly Bears", "attacks": "R"}]
    assert bridge.say("declare_attackers", attacks=wrong) == "rejected"
    assert bridge.told["state"] == before
    assert bridge.say("declare_attackers", attacks=ATTACK) == "accepted"
    assert bridge.object("Grizzly Bears")["tapped"]


def test_a_block_that_the_engine_drops_is_rejected(play: Play) -> None:
    """A creature without flying cannot block one with it; the engine drops the block in silence."""
    bridge = play(position(BEARS, permanent("Wind Drake", "R"), permanent("Hill Giant", "A")))
    bridge.passes("declare_attackers")
    attacks = [*ATTACK, {"attacker": "Wind Drake", "attacks": "A"}]
    assert bridge.say("declare_attackers", attacks=attacks) == "accepted"
    bridge.passes("declare_blockers")
    before = bridge.told["state"]
    blocks = [{"blocker": "Hill Giant", "blocks": ["Wind Drake"]}]
    assert bridge.say("declare_blockers", blocks=blocks) == "rejected"
    assert bridge.told["state"] == before


def test_a_division_that_the_engine_replaces_is_not_told_as_taken(play: Play) -> None:
    """Two damage for two creatures of toughness 2 and more, one each: the engine gives one both."""
    walls = (permanent("Hill Giant", "A"), permanent("Gray Ogre", "A"))
    bridge = play(position(BEARS, *walls))
    bridge.passes("declare_attackers")
    assert bridge.say("declare_attackers", attacks=ATTACK) == "accepted"
    bridge.passes("declare_blockers")
    blocks = [{"blocker": one["name"], "blocks": ["Grizzly Bears"]} for one in walls]
    assert bridge.say("declare_blockers", blocks=blocks) == "accepted"
    bridge.passes("assign_damage")
    one_each = [{"source": "Grizzly Bears", "to": one["name"], "amount": 1} for one in walls]
    assert bridge.say("assign_damage", damage=one_each) == "rejected"
    assert bridge.pending["kind"] == "assign_damage"


def test_a_division_with_trample_that_the_engine_replaces_is_rejected(play: Play) -> None:
    """Not lethal damage for the blocker and the rest for the player: the engine gives it more."""
    bridge = play(position(permanent("Colossal Dreadmaw", "R"), permanent("Hill Giant", "A")))
    bridge.passes("declare_attackers")
    attack = [{"attacker": "Colossal Dreadmaw", "attacks": "A"}]
    assert bridge.say("declare_attackers", attacks=attack) == "accepted"
    bridge.passes("declare_blockers")
    blocks = [{"blocker": "Hill Giant", "blocks": ["Colossal Dreadmaw"]}]
    assert bridge.say("declare_blockers", blocks=blocks) == "accepted"
    bridge.passes("assign_damage")
    for giant, player, verdict in ((1, 5, "rejected"), (3, 3, "accepted")):
        portions = [("Hill Giant", giant), ("A", player)]
        damage = [{"source": "Colossal Dreadmaw", "to": to, "amount": n} for to, n in portions]
        assert bridge.say("assign_damage", damage=damage) == verdict
    assert bridge.told["state"]["players"][1]["life"] == 17


@pytest.mark.parametrize("yes", [True, False])
def test_a_creature_is_exerted_as_it_attacks_or_not(play: Play, *, yes: bool) -> None:
    bridge = play(position(permanent("Hooded Brawler", "R")))
    bridge.passes("declare_attackers")
    attack = [{"attacker": "Hooded Brawler", "attacks": "A"}]
    assert bridge.say("declare_attackers", attacks=attack) == "accepted"
    assert bridge.pending["purpose"] == "exert"
    assert bridge.say("yes_no", yes=yes) == "accepted"
    (turn,) = bridge.told["state"]["turns"]
    assert [one["attacker"] for one in turn["combat"]["attacks"]] == ["Hooded Brawler"]
    assert len(turn["stack"]) == yes


def test_a_spell_is_cast_resolves_and_is_paid_for(play: Play) -> None:
    bolt = permanent("Lightning Bolt", "R", zone="hand")
    bridge = play(position(BEARS, bolt, permanent("Mountain", "R")))
    said = {"card": "Lightning Bolt", "targets": ["A"], "pay": ["Mountain"]}
    assert bridge.say("cast", **said) == "accepted"
    assert bridge.told["state"]["turns"][0]["stack"] == ["Lightning Bolt"]
    assert bridge.object("Lightning Bolt")["targets"] == ["A"]
    assert bridge.object("Mountain")["tapped"]
    for _ in "RA":
        assert bridge.say("pass") == "accepted"
    assert bridge.told["state"]["players"][1]["life"] == 17


@pytest.mark.parametrize(("chosen", "power"), [(["Craw Wurm"], 6), ([], None)])
def test_whether_and_what_is_asked_in_one_question(
    play: Play, chosen: list[str], power: int | None
) -> None:
    lands = [permanent("Island", "R") | {"name": f"Island {number}"} for number in range(4)]
    clone = permanent("Clone", "R", zone="hand")
    bridge = play(position(clone, permanent("Craw Wurm", "A"), *lands))
    assert bridge.say("cast", card="Clone", pay="auto") == "accepted"
    bridge.passes("choose_objects")
    assert (bridge.pending["least"], bridge.pending["most"]) == (0, 1)
    assert bridge.say("choose", chosen=["Clone"]) == "rejected"
    assert bridge.say("choose", chosen=chosen) == "accepted"
    shown = bridge.object("Clone")
    assert shown["zone"] == ("battlefield" if chosen else "graveyard")
    assert (shown["now"]["power"] if chosen else None) == power


def test_whoever_agrees_to_an_ability_is_not_asked_about_its_cost(play: Play) -> None:
    objects = (permanent("Hill Giant", "R"), permanent("Aetherplasm", "A"))
    bridge = play(position(*objects, permanent("Pride Guardian", "A", zone="hand")))
    bridge.passes("declare_attackers")
    attack = [{"attacker": "Hill Giant", "attacks": "A"}]
    assert bridge.say("declare_attackers", attacks=attack) == "accepted"
    bridge.passes("declare_blockers")
    blocks = [{"blocker": "Aetherplasm", "blocks": ["Hill Giant"]}]
    assert bridge.say("declare_blockers", blocks=blocks) == "accepted"
    bridge.passes("yes_no")
    assert bridge.say("yes_no", yes=True) == "accepted"
    assert bridge.pending["kind"] == "choose_objects"
    assert bridge.object("Aetherplasm")["zone"] == "hand"


def test_a_mode_is_called_by_its_verb(play: Play) -> None:
    lands = [permanent("Forest", "R") | {"name": f"Forest {number}"} for number in range(3)]
    lands += [permanent("Plains", "R") | {"name": f"Plains {number}"} for number in range(2)]
    bridge = play(position(permanent("Knight of Autumn", "R", zone="hand"), *lands))
    assert bridge.say("cast", card="Knight of Autumn", pay="auto") == "accepted"
    bridge.passes("mode")
    assert bridge.say("choose", chosen=["destroy"]) == "rejected"
    assert bridge.say("choose", chosen=["life"]) == "accepted"
    for _ in "RA":
        assert bridge.say("pass") == "accepted"
    assert bridge.told["state"]["players"][0]["life"] == 24


def test_whoever_could_pay_for_entwine_may_choose_one_mode(play: Play) -> None:
    names = [f"Mountain {number}" for number in range(7)]
    lands = [permanent("Mountain", "R") | {"name": name} for name in names]
    beating = permanent("Savage Beating", "R", zone="hand")
    bridge = play(position(permanent("Hill Giant", "R"), beating, *lands))
    bridge.passes("declare_attackers")
    attack = [{"attacker": "Hill Giant", "attacks": "A"}]
    assert bridge.say("declare_attackers", attacks=attack) == "accepted"
    said = {"card": "Savage Beating", "modes": ["untap"], "pay": "auto"}
    assert bridge.say("cast", **said) == "accepted"
    assert sum(bridge.object(name)["tapped"] for name in names) == 5  # entwined: seven


def test_more_than_the_engine_asks_for_is_not_told_as_taken(play: Play) -> None:
    bolt = permanent("Lightning Bolt", "R", zone="hand")
    bridge = play(position(bolt, permanent("Mountain", "R")))
    before = bridge.told["state"]
    said = {"card": "Lightning Bolt", "targets": ["A", "R"], "pay": "auto"}
    assert bridge.say("cast", **said) == "rejected"
    assert bridge.told["state"] == before


@pytest.mark.parametrize(
    ("named", "verdict"),
    [
        (["Mountain"], "rejected"),
        (["Mountain", "Forest"], "accepted"),
        (["Mountain", "Forest", "Alex's Island"], "rejected"),
        (["Mountain", "Forest", "Plains"], "unsupported"),
    ],
)
def test_an_attack_is_paid_for_with_all_that_is_named_or_not_made(
    play: Play, named: list[str], verdict: str
) -> None:
    lands = [permanent(name, "R") for name in ("Mountain", "Forest", "Plains")]
    others = (permanent("Alex's Island", "A"), permanent("Propaganda", "A"))
    bridge = play(position(BEARS, *lands, *others))
    bridge.passes("declare_attackers")
    before = bridge.told["state"]
    assert bridge.say("declare_attackers", attacks=ATTACK, pay=named) == verdict
    assert (bridge.told["state"] == before) == (verdict != "accepted")


def test_a_spell_is_paid_for_with_all_that_is_named_if_it_costs_mana(play: Play) -> None:
    lands = [permanent(name, "R") for name in ("Mountain", "Forest")]
    hand = [permanent(name, "R", zone="hand") for name in ("Memnite", "Lightning Bolt")]
    bridge = play(position(*hand, *lands))
    assert bridge.say("cast", card="Memnite", pay=["Forest"]) == "rejected"
    said = {"card": "Lightning Bolt", "targets": ["A"], "pay": ["Mountain", "Forest"]}
    assert bridge.say("cast", **said) == "accepted"
    assert [bridge.object(name)["tapped"] for name in ("Mountain", "Forest")] == [True, True]


def test_an_announcement_whose_part_fails_is_taken_back_as_a_whole(play: Play) -> None:
    bolt = permanent("Lightning Bolt", "R", zone="hand")
    bridge = play(position(bolt, permanent("Mountain", "R"), permanent("Forest", "R")))
    before = bridge.told["state"]
    assert bridge.say("cast", card="Lightning Bolt", targets=["A"]) == "accepted"
    assert bridge.pending["kind"] == "pay"
    assert bridge.say("pay", pay=["Forest"]) == "rejected"
    assert bridge.told["state"] == before


def test_somebody_who_is_not_asked_concedes(play: Play) -> None:
    bridge = play(position(BEARS, players="RAC"))
    asked = bridge.pending
    assert bridge.concede("C") == "accepted"
    assert bridge.told["state"]["players"][2]["left"] == {"reason": "conceded"}
    assert bridge.pending == asked
    assert bridge.concede("A") == "accepted"
    assert bridge.told["state"]["result"] == {"winners": ["R"]}


@pytest.mark.parametrize("leaver", ["A", "C"])
def test_somebody_who_is_not_asked_concedes_in_combat(play: Play, leaver: str) -> None:
    """The engine's combat cannot be entered anew: others pass until it is the leaver's turn."""
    bridge = play(position(BEARS, players="RAC"))
    bridge.passes("declare_attackers")
    assert bridge.say("declare_attackers", attacks=ATTACK) == "accepted"
    asked = bridge.pending
    assert asked["decider"] == "R"
    assert bridge.concede(leaver) == "accepted"
    assert bridge.pending == asked
    (turn,) = bridge.told["state"]["turns"]
    assert (turn["step"], turn["priority"], turn["passed"]) == ("declare_attackers", "R", [])
    assert bridge.say("pass") == "accepted"
    (stayed,) = {"A", "C"} - {leaver}
    assert bridge.pending["decider"] == stayed


def test_no_more_creatures_block_than_the_engine_allows(play: Play) -> None:
    """It tells its players a number and leaves it to them to heed it."""
    blockers = (permanent("Hill Giant", "A"), permanent("Gray Ogre", "A"))
    bridge = play(position(BEARS, *blockers, permanent("Silent Arbiter", "A")))
    bridge.passes("declare_attackers")
    assert bridge.say("declare_attackers", attacks=ATTACK) == "accepted"
    bridge.passes("declare_blockers")
    two = [{"blocker": one["name"], "blocks": ["Grizzly Bears"]} for one in blockers]
    assert bridge.say("declare_blockers", blocks=two) == "rejected"
    assert bridge.say("declare_blockers", blocks=two[:1]) == "accepted"


def test_the_doctor_finds_nothing_wrong() -> None:
    command = [sys.executable, "-m", "apnap", "doctor", f"stdio:{PROGRAM}"]
    done = subprocess.run(command, capture_output=True, check=False, text=True, timeout=SECONDS)
    assert done.returncode == 0, done.stdout
