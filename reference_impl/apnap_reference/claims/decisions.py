"""Who is asked what."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import (
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    ObjectName,
    OrderTriggers,
    PlayerName,
    Step,
)
from apnap_reference.choices.asking import CHANCE
from apnap_reference.claims.claims import Problem, claim
from apnap_reference.claims.facts import Facts


@claim("800.4h", "turns", "pending")
def asked_of_those_who_are_there(known: Facts) -> Iterator[Problem]:
    """Players who have left the game make no choices; the next player in turn order makes them."""
    for index, decision in enumerate(known.state.pending):
        if decision.decider == CHANCE:
            continue
        for field in ("decider", "subject"):
            who = getattr(decision, field)
            if who is not None and not known.members(who) & known.here:
                where = f"pending.{index}.{field}"
                yield where, f"{who} has a choice to make but isn't in the game"


@claim("508.1", "turns", "pending")
def attackers_of_the_active_player(known: Facts) -> Iterator[Problem]:
    """Only the active player or team declares attackers."""
    for index, decision in enumerate(known.state.pending):
        if isinstance(decision, DeclareAttackersAsked):
            turn = _turn(known, decision)
            if turn is not None and turn[0] != "declare_attackers":
                yield f"pending.{index}", f"attackers are declared in the step {turn[0]}"
            if turn is not None and turn[1] and not _whose(known, decision) & turn[1]:
                where, who = f"pending.{index}.decider", decision.decider
                yield where, f"{who} has to declare attackers, but it isn't {who}'s turn"


@claim("509.1", "turns", "pending")
def blockers_of_defending_players(known: Facts) -> Iterator[Problem]:
    """Only defending players declare blockers, never the active player."""
    for index, decision in enumerate(known.state.pending):
        if isinstance(decision, DeclareBlockersAsked):
            turn = _turn(known, decision)
            if turn is not None and turn[0] != "declare_blockers":
                yield f"pending.{index}", f"blockers are declared in the step {turn[0]}"
            if turn is not None and _whose(known, decision) & turn[1]:
                where, who = f"pending.{index}.decider", decision.decider
                yield where, f"{who} has to declare blockers, but it's {who}'s turn"


@claim("508.1a", "turns", "pending")
def own_creatures_attack(known: Facts) -> Iterator[Problem]:
    """Players attack only with creatures that they or their team control."""
    for index, decision in enumerate(known.state.pending):
        if isinstance(decision, DeclareAttackersAsked) and decision.candidates != "unknown":
            names = tuple(one.attacker for one in decision.candidates)
            yield from _not_theirs(known, index, decision, names)


@claim("509.1a", "turns", "pending")
def own_creatures_block(known: Facts) -> Iterator[Problem]:
    """Players block only with creatures that they or their team control."""
    for index, decision in enumerate(known.state.pending):
        if isinstance(decision, DeclareBlockersAsked) and decision.candidates != "unknown":
            names = tuple(one.blocker for one in decision.candidates)
            yield from _not_theirs(known, index, decision, names)


def _not_theirs(
    known: Facts, index: int, decision: Decision, names: tuple[ObjectName, ...]
) -> Iterator[Problem]:
    """Yield creatures that are offered to those who do not control them."""
    side = _whose(known, decision)
    if known.state.variant.shared_team_turns:
        side = frozenset(one for player in side for one in known.side(player))
    for place, name in enumerate(names):
        thing = known.permanent(name)
        if thing is None or (thing.controller != "unknown" and thing.controller not in side):
            where = f"pending.{index}.candidates.{place}"
            yield where, f"{decision.decider} may declare {name} but doesn't control it"


@claim("101.4")
def chosen_by_players(known: Facts) -> Iterator[Problem]:
    """Each choice was made by and for a player or team in the game."""
    picks = () if isinstance(known.state.picks, str) else known.state.picks
    for index, pick in enumerate(picks):
        for field in ("decider", "subject"):
            who = getattr(pick, field)
            if not known.members(who):
                yield f"picks.{index}.{field}", f"{who} made a choice but isn't a player or team"


@claim("603.3b", "turns", "pending")
def triggers_of_their_controller(known: Facts) -> Iterator[Problem]:
    """Each player puts each triggered ability they control on the stack once."""
    for index, decision in enumerate(known.state.pending):
        if not isinstance(decision, OrderTriggers):
            continue
        names = [trigger.name for trigger in decision.triggers]
        if len(set(names)) < len(names):
            yield f"pending.{index}.triggers", "one triggered ability is listed twice"


def _turn(known: Facts, decision: Decision) -> tuple[Step, frozenset[PlayerName]] | None:
    """Give the step of the turn in which something is asked, and the players whose turn it is."""
    turns = known.state.turns
    if decision.turn >= len(turns):
        return None
    turn = turns[decision.turn]
    return turn.step, known.members(turn.active)


def _whose(known: Facts, decision: Decision) -> frozenset[PlayerName]:
    return known.members(decision.subject or decision.decider)
