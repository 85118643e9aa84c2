"""Who is asked what."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.decisions import (
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    OrderTriggers,
)
from apnap_reference.asking import CHANCE
from apnap_reference.checking.claims import Problem, claim
from apnap_reference.checking.facts import Facts


@claim("800.4h", in_2006="600.4d", until={"2024-06-07": "800.4g"})
def asked_of_those_who_are_there(known: Facts) -> Iterator[Problem]:
    """Nobody who has left the game makes a choice; somebody else makes it."""
    for index, decision in enumerate(known.state.pending):
        if decision.decider == CHANCE:
            continue
        for field in ("decider", "subject"):
            who = getattr(decision, field)
            if who is not None and not known.members(who) & known.here:
                where = f"pending.{index}.{field}"
                yield where, f"{who}, of whom something is asked, is not in the game"


@claim("508.1", in_2006="308.2")
def attackers_of_the_active_player(known: Facts) -> Iterator[Problem]:
    """The active player, or team, declares attackers."""
    for index, decision in enumerate(known.state.pending):
        if isinstance(decision, DeclareAttackersAsked):
            turn = _turn(known, decision)
            if turn is not None and turn[0] != "declare_attackers":
                yield f"pending.{index}", f"attackers are declared in the step {turn[0]}"
            if turn is not None and turn[1] and not _whose(known, decision) & turn[1]:
                where, who = f"pending.{index}.decider", decision.decider
                yield where, f"{who} is to declare attackers, and it is not {who}'s turn"


@claim("509.1", in_2006="309.2")
def blockers_of_defending_players(known: Facts) -> Iterator[Problem]:
    """Defending players declare blockers, and not the active player."""
    for index, decision in enumerate(known.state.pending):
        if isinstance(decision, DeclareBlockersAsked):
            turn = _turn(known, decision)
            if turn is not None and turn[0] != "declare_blockers":
                yield f"pending.{index}", f"blockers are declared in the step {turn[0]}"
            if turn is not None and _whose(known, decision) & turn[1]:
                where, who = f"pending.{index}.decider", decision.decider
                yield where, f"{who} is to declare blockers, and it is {who}'s turn"


@claim("603.3b", in_2006="410.3")
def triggers_of_their_controller(known: Facts) -> Iterator[Problem]:
    """Each player puts the triggered abilities on the stack that this player controls."""
    for index, decision in enumerate(known.state.pending):
        if not isinstance(decision, OrderTriggers):
            continue
        names = [trigger.name for trigger in decision.triggers]
        if len(set(names)) < len(names):
            yield f"pending.{index}.triggers", "one triggered ability waits twice"


def _turn(known: Facts, decision: Decision) -> tuple[str, frozenset[str]] | None:
    """Give the step of the turn in which something is asked, and the players whose turn it is."""
    turns = known.state.turns
    if decision.turn >= len(turns):
        return None
    turn = turns[decision.turn]
    return turn.step, known.members(turn.active)


def _whose(known: Facts, decision: Decision) -> frozenset[str]:
    return known.members(decision.subject or decision.decider)
