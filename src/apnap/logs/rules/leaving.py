"""Which rule was broken as players lose, leave, or the game ends."""

from __future__ import annotations

from apnap.logs.rules.wrong import Wrong, named
from apnap.protocol import Concede, Pass, Priority


def of_the_end(it: Wrong) -> str | None:
    """Judge a game that is over: nobody is asked anything in it any more."""
    over = it.ours.stage == it.theirs.stage == "over"
    return "104.1" if over and it.kind == "pending" else None


def of_a_turn_without_its_player(it: Wrong) -> str | None:
    """Judge a turn that ends as its player leaves: it goes on, without an active player."""
    was, ours, theirs = (
        state.turns[0].active if state.turns else None for state in (it.before, it.ours, it.theirs)
    )
    ended = was is not None and bool(it.ours.turns) and ours is None and theirs not in (None, was)
    return "800.4j" if ended and it.kind in ("turns", "pending") else None


def of_leaving(it: Wrong) -> str | None:
    """Judge a concession: a player leaves, with all that is theirs; the last one there has won."""
    if not isinstance(it.said, Concede):
        return None
    if it.kind in ("result", "stage"):
        return "810.8b" if _team_plays_on(it, it.said.player) else "104.2a"
    if it.field == "left" or (it.field == "reason" and it.kind == "players"):
        return "104.3a"
    if it.kind in ("objects", "players"):
        return "800.4a"
    if it.field not in ("priority", "active"):
        return None
    turn = it.before.turns[0] if it.before.turns else None
    had_it = turn is not None and turn.priority == it.said.player != turn.active
    return "800.4a" if had_it and it.field == "priority" else "800.4j"


def _team_plays_on(it: Wrong, gone: str) -> bool:
    """Tell whether a teammate plays on who shares their life total with a player who conceded."""
    mates = {name for team in it.theirs.teams if gone in team.members for name in team.members}
    there = {p.name for p in it.theirs.players if p.left is None}
    return it.theirs.variant.shared_life and it.theirs.stage != "over" and bool(mates & there)


def of_emperors(it: Wrong) -> str | None:
    """Judge who has lost with a team that an emperor leads: all of it, as its emperor does."""
    concerned = it.kind in ("result", "stage", "players")
    return "809.5b" if concerned and _emperors_decide(it) else None


def _emperors_decide(it: Wrong) -> bool:
    """Tell whether somebody has lost, on one side only, with a team that an emperor leads."""
    led = {name for team in it.theirs.teams if team.emperor for name in team.members}
    ours, theirs = (
        {p.name: p.left.reason for p in state.players if p.left is not None}
        for state in (it.ours, it.theirs)
    )
    apart = led & (ours.keys() ^ theirs.keys())
    return any("team" in (ours.get(name), theirs.get(name)) for name in apart)


def of_control_that_ends(it: Wrong) -> str | None:
    """Judge what somebody controlled by an effect, and who had it by default has left: exiled."""
    thing = it.thing
    if thing is None or it.resolved is not None or it.field not in ("zone", "controller"):
        return None
    lent = thing.zone == "battlefield" and thing.controller != thing.owner
    ours, gone = named(it.ours, thing.name), any(p.left for p in it.before.players)
    exiled = lent and gone and getattr(ours, "zone", "") == "exile"
    return "800.4c" if exiled and isinstance(it.answer, Pass) else None


def of_losing(it: Wrong) -> str | None:
    """Judge who has lost: a player without life, with ten poison counters, without a library."""
    if _plays_on_without_life(it):
        return "704.5a"
    if it.kind in ("result", "stage"):
        lost = [p for p in it.ours.players if p.left is not None]
        there = {p.name for p in it.theirs.players if p.left is None}
        plays_on = it.theirs.stage != "over" and any(p.name in there for p in lost)
        won = it.ours.stage == "over" and not plays_on
        return ("104.2a" if won else _lost(it)) if lost else None
    lost_ = it.kind == "players" and it.first.where.endswith((".left", ".reason"))
    return _lost(it) if lost_ else None


def _plays_on_without_life(it: Wrong) -> bool:
    """Tell whether in the log the game goes on with somebody without life who has lost by that."""
    there = {p.name for p in it.before.players if p.left is None}
    out = {p.name for p in it.ours.players if p.left is not None and p.name in there}
    asked = bool(it.theirs.pending) and all(isinstance(p, Priority) for p in it.theirs.pending)
    return asked and any(
        p.name in out and p.left is None and p.life != "unknown" and p.life <= 0
        for p in it.theirs.players
    )


def _lost(it: Wrong) -> str:
    """Return by which rule somebody has lost, or would have."""
    players = {p.name: p for p in (*it.ours.players, *it.theirs.players)}
    reasons = {p.left.reason for p in it.ours.players if p.left is not None} - {"conceded"}
    name = it.first.where.partition(".")[2].partition(".")[0]
    if "library" in reasons:
        return "704.5b"
    if "poison" in reasons:
        return "704.6b" if it.theirs.variant.shared_life else "704.5c"
    one = players.get(name)
    life = one is not None and one.life != "unknown" and one.life <= 0
    return "704.5a" if reasons or life else "104.3"
