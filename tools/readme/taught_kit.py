"""
The Python kit after step 6 of `docs/engine-authors.md`: it knows who attacks whom (506.2).

It lies beside the kit, whose `engine.py` is called `kit.py` there, and is started in its place.
"""

from typing import Any

import kit  # type: ignore[import-not-found] # found in the folder in which this is put

CAREFUL = True  # whether it looks at which player is attacked

kit.CARDS = ["Grizzly Bears", "Hill Giant"]


class Game(kit.Game):  # type: ignore[misc] # the kit has no types
    """What step 6 adds to the game of the kit."""

    def ask(self, player: str, kind: str = "priority", **more: str) -> None:
        """Ask a player about priority, or to declare attackers."""
        self.asked += 1
        self.turn["priority"] = player if kind == "priority" else None
        asked = {"kind": kind, "id": f"d{self.asked}", "decider": player, **more}
        self.state["pending"] = [asked]

    def answer(self, by: str, about: str, say: dict[str, Any]) -> str | None:
        """Take an answer; return why it is illegal, or None once it has been done."""
        asked = self.state["pending"]
        if not asked or asked[0]["kind"] == "priority":
            why: str | None = super().answer(by, about, say)
            return why
        if (asked[0]["id"], asked[0]["decider"]) != (about, by):
            return f"{asked[0]['decider']} decides about {asked[0]['id']}"
        if say["kind"] != "declare_attackers":
            return f"{by} is asked to declare attackers, and {say['kind']} is no answer to that"
        return self.attack(by, say["attacks"])

    def pass_priority(self, by: str) -> None:
        """Give priority to the next player; when all have passed, begin the next step."""
        active, step = self.turn["active"], self.turn["step"]
        if not self.turn["passed"]:
            super().pass_priority(by)
        elif step == "precombat_main":
            combat = {"attacking": [active], "defending": [self.other(active)]}
            self.turn.update(phase="combat", step="beginning_of_combat", combat=combat, passed=[])
            self.ask(active)
        elif step == "beginning_of_combat":
            self.turn.update(step="declare_attackers", passed=[])
            self.ask(active, "declare_attackers", candidates="unknown")
        else:
            raise kit.Unsupported(f"this engine does not know yet what comes after {step}")

    def attack(self, by: str, attacks: list[dict[str, str]]) -> str | None:
        """Declare an attack; return why it is illegal, or None once it has been done."""
        creatures = {thing["name"]: thing for thing in self.state.get("objects", [])}
        if not attacks:
            raise kit.Unsupported("this engine does not know yet what comes if nothing attacks")
        for attack in attacks:
            thing = creatures.get(attack["attacker"], {})
            if thing.get("controller") != by or thing["zone"] != "battlefield":
                return f"{attack['attacker']} is not a creature that {by} controls"
            if thing.get("tapped") or thing.get("sick"):
                return f"{attack['attacker']} is tapped or summoning sick"
            if CAREFUL and attack["attacks"] != self.other(by):
                return f"{by} can attack {self.other(by)} only, not {attack['attacks']}"
        for attack in attacks:
            creatures[attack["attacker"]]["tapped"] = True
        self.turn["combat"]["attacks"] = [
            {"attacker": a["attacker"], "attacks": a["attacks"], "defender": a["attacks"]}
            for a in attacks
        ]
        self.ask(by)
        return None


def initialize(params: dict[str, Any]) -> dict[str, Any]:
    """Say who this is, and that attackers are declared here."""
    told: dict[str, Any] = kit.initialize(params)
    told["capabilities"]["decisions"] += ["declare_attackers"]
    return told


if __name__ == "__main__":
    kit.Game = Game
    methods = (initialize, kit.load, kit.answer, kit.concede, kit.view, kit.unload)
    kit.serve({method.__name__: method for method in methods})
