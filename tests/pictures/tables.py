"""States to be drawn."""

from __future__ import annotations

from typing import Any

from apnap.protocol.decisions import DeclareBlockersAsked, Priority
from apnap.protocol.state import (
    Attack,
    Block,
    Characteristics,
    Combat,
    Object,
    Player,
    State,
    Turn,
    Variant,
)


def seated(number: int) -> tuple[Player, ...]:
    """Return so many players."""
    names = ("Rob", "Alex", "Carissa", "Dana", *(f"Player {n}" for n in range(5, number + 1)))
    return tuple(Player(name=name, life=20, library=20) for name in names[:number])


def creature(name: str, player: str, **more: Any) -> Object:
    """Return a creature 2/2 on the battlefield."""
    now = Characteristics(name=name, colors=("G",), types=("Creature",), power=2, toughness=2)
    fields: dict[str, Any] = {"card": name, "owner": player, "controller": player, "now": now}
    return Object(name=name, **({"zone": "battlefield"} | fields | more))


def table(number: int = 4, **more: Any) -> State:
    """Return a state with so many players in Rob's main phase."""
    turn = Turn(number=1, active="Rob", phase="precombat_main", step="precombat_main")
    fields: dict[str, Any] = {
        "edition": "2026-01-16",
        "variant": Variant(attack="multiple"),
        "players": seated(number),
        "turns": (turn,),
    }
    return State(**(fields | more))


def fight() -> State:
    """Return a fight: Rob attacks Alex and Carissa, Carissa blocks, Alex is asked to."""
    combat = Combat(
        attacking=("Rob",),
        defending=("Alex", "Carissa"),
        attacks=(
            Attack(attacker="Grizzly Bears", attacks="Alex", defender="Alex"),
            Attack(
                attacker="Gray Ogre",
                attacks="Carissa",
                defender="Carissa",
                blocked=True,
                blockers=("Wall of Wood",),
            ),
            Attack(attacker="Hill Giant", attacks=None, why_nothing="player_left", defender="Dana"),
        ),
        blocks=(Block(blocker="Wall of Wood", blocks=("Gray Ogre",)),),
    )
    turn = Turn(
        number=3, active="Rob", phase="combat", step="declare_blockers", combat=combat,
        priority="Alex",
    )  # fmt: skip
    return table(
        turns=(turn,),
        objects=(
            creature("Grizzly Bears", "Rob", tapped=True),
            creature("Gray Ogre", "Rob", tapped=True, damage=1),
            creature("Hill Giant", "Rob", tapped=True, counters={"+1/+1": 2}),
            creature("Wall of Wood", "Carissa"),
            Object(name="Shock", card="Shock", owner="Alex", zone="hand"),
        ),
        pending=(
            DeclareBlockersAsked(id="d1", decider="Alex"),
            Priority(id="d2", decider="Rob", subject="Dana"),
        ),
    )
