"""Which rule was broken as a game goes on: who receives priority, which step comes, whose turn."""

from __future__ import annotations

from typing import Final

from apnap.logs.rules.fighting import DAMAGE
from apnap.logs.rules.wrong import ORDER, Wrong, place_of, stacks, step_of
from apnap.protocol import Activate, Cast, Pass, Pay, PlayLand, Priority

_OF_ATTACKS: Final = ("declare_blockers", *DAMAGE)
_OF_THE_PHASE: Final = {
    **dict.fromkeys(("untap", "upkeep", "draw"), "501.1"),
    **dict.fromkeys(("end_step", "cleanup"), "512.1"),
    **dict.fromkeys(("precombat_main", "postcombat_main"), "500.1"),
}
_OF_COMBAT: Final = "506.1"


def of_ending_too_early(it: Wrong) -> str | None:
    """Judge a step that ends, or what resolves, though somebody could still act before."""
    was, now, there = (
        (one.turns[0].active, one.turns[0].step) if one.turns else None
        for one in (it.before, it.ours, it.theirs)
    )
    stack = stacks(it.before)
    resolved = len(stack) > len(stacks(it.theirs)) and stack[:-1] == stacks(it.theirs)
    waits = len(stack) == len(stacks(it.ours)) and bool(it.ours.turns and it.ours.turns[0].passed)
    early = was == now and (now != there or resolved) and (waits or stack == stacks(it.ours))
    passed = any(isinstance(one, Priority) for one in it.ours.pending)
    return "117.4" if early and passed and isinstance(it.answer, Pass) else None


def of_added_steps(it: Wrong) -> str | None:
    """Judge a step that an effect has added, and that is left out: it begins after one like it."""
    if not (isinstance(it.answer, Pass) and it.before.turns and it.ours.turns and it.theirs.turns):
        return None
    was, ours, theirs = (state.turns[0] for state in (it.before, it.ours, it.theirs))
    again = was.step == ours.step != theirs.step and was.active == ours.active == theirs.active
    begun = bool(was.passed) and not was.stack and not ours.passed
    return "500.9" if again and begun else None


def of_steps(it: Wrong) -> str | None:
    """Judge which step comes next."""
    if it.kind != "turns" or it.field not in ("step", "phase"):
        return None
    if not isinstance(it.answer, Pass) and it.first.got not in ORDER:
        return None
    step, was, there = (
        state.turns[0].step if state.turns else "" for state in (it.ours, it.before, it.theirs)
    )
    if was in (step, there):
        return "500.2"
    if _added(it):
        return "500.8"
    left_out = step in _OF_ATTACKS and there not in _OF_ATTACKS
    return (_of_a_step_left_out(it, was) if left_out else None) or _of_another_step(
        was, step, there
    )


def _of_a_step_left_out(it: Wrong, was: str) -> str | None:
    """Return which rule says that a step is part of combat, also if nothing is to be done in it."""
    if step_of(it.ours) == "declare_blockers":
        combat = it.ours.turns[0].combat
        return None if combat is None or combat.attacks else "508.8"
    if it.touches("life", "damage", "counters", "poison"):
        return None
    return "510.4" if DAMAGE[0] in (was, step_of(it.ours)) else "510.3"


def _of_another_step(was: str, step: str, there: str) -> str:
    """Return which rule says that a step comes after another one, and not the one in the log."""
    if {step, there} == {*DAMAGE}:
        return "510.4"
    if was == "declare_attackers" and step == "end_of_combat" and there in _OF_ATTACKS:
        return "508.8"
    return _OF_THE_PHASE.get(step, _OF_COMBAT)


def _added(it: Wrong) -> bool:
    """Tell whether a phase comes that some effect has added: a turn goes back to an earlier one."""
    if not (it.before.turns and it.ours.turns and it.theirs.turns) or it.touches("number"):
        return False
    was, theirs = it.before.turns[0], it.theirs.turns[0]
    same = "unknown" != was.number == theirs.number and was.active == it.ours.turns[0].active
    return same and place_of(it.ours) < place_of(it.before)


def of_turns(it: Wrong) -> str | None:
    """Judge whose turn begins: none of a player who has left, or that is skipped."""
    if it.kind != "turns" or it.field not in ("active", "priority") or not it.theirs.turns:
        return None
    active = it.theirs.turns[0].active
    ours = it.ours.turns[0].active if it.ours.turns else None
    if active is None or active == ours or not it.new_turn:
        return None
    if any(p.name == active for p in it.theirs.players if p.left is not None):
        return "800.4k"
    extra = it.before.extra_turns
    if (extra != "unknown" and ours in extra) or _is_out_of_order(it, ours):
        return "500.7"
    return "500.11" if "turn" in _skipped(it) else None


def of_extra_turns(it: Wrong) -> str | None:
    """Judge who takes the next turn, if an effect has added one: it comes before all others."""
    extra = it.before.extra_turns
    if extra in ("unknown", ()) or not (it.before.turns and it.theirs.turns):
        return None
    was, now = it.before.turns[0], it.theirs.turns[0]
    teams = {team.name: team.members for team in it.before.teams}
    side = (extra[0], *teams.get(extra[0], ()))
    there = any(p.name in side and p.left is None for p in it.theirs.players)
    begun = "unknown" not in (was.number, now.number) and now.number == int(was.number) + 1
    another = begun and now.active not in side and it.touches("number", "active")
    return "500.7" if there and another else None


def _is_out_of_order(it: Wrong, active: str | None) -> bool:
    """Tell whether whose turn it is by the rules would take none now but for an extra turn."""
    if it.theirs.variant.turn_markers:
        return False
    was = it.before.turns[0].active if it.before.turns else None
    there = [p.name for p in it.ours.players if p.left is None]
    following = dict(zip(there, (*there[1:], *there[:1]), strict=True))
    return active in following and following.get(was or "") not in (None, active)


def of_skipping(it: Wrong) -> str | None:
    """Judge a step or phase that begins though it is to be skipped."""
    if it.kind != "turns" or not it.theirs.turns or not it.ours.turns:
        return None
    ours, theirs = it.ours.turns[0], it.theirs.turns[0]
    begun = {theirs.phase, theirs.step} - {ours.phase, ours.step}
    return "500.11" if begun & _skipped(it) else None


def _skipped(it: Wrong) -> set[str]:
    """Return what whoever takes the turn in the log was to skip."""
    active = it.theirs.turns[0].active
    skips = () if it.before.skips == "unknown" else it.before.skips
    return {skip.skips for skip in skips if skip.side == active}


def of_passing_markers_on(it: Wrong) -> str | None:
    """Judge who takes the next turn by a turn marker: it is passed to the left as a turn ends."""
    if not it.theirs.variant.turn_markers or not isinstance(it.answer, Pass):
        return None
    if it.kind in ("turns", "pending") and _began_too_near(it):
        return "807.4d"
    held = it.kind == "markers" and it.field == "player"
    return "807.4c" if held or (it.kind == "turns" and it.field == "active") else None


def _began_too_near(it: Wrong) -> bool:
    """Tell whether somebody takes a turn in the log who by the rules has a marker, and waits."""
    ours, theirs = ({turn.active for turn in state.turns} for state in (it.ours, it.theirs))
    return any(one.player in theirs - ours for one in it.ours.markers)


def of_priority(it: Wrong) -> str | None:
    """Judge who receives priority next: it follows from what was done last."""
    priority = it.first.where.startswith("pending.priority") or it.field in ("priority", "passed")
    if not priority or it.field in ("actions", "source", "subject"):
        return None
    if not any(isinstance(one, Priority) for one in it.ours.pending):
        return "117.4" if isinstance(it.answer, Pass) else None
    if isinstance(it.answer, Cast | Activate | PlayLand | Pay):
        return "117.3c"
    if it.resolved is not None:
        return "117.3b"
    if it.before.turns and it.ours.turns and place_of(it.before) != place_of(it.ours):
        return "117.3a"
    return _of_a_pass(it) if isinstance(it.answer, Pass) else None


def _of_a_pass(it: Wrong) -> str:
    """Return which rule says who has priority next: of a team others may wish to act."""
    return "805.5b" if _only_one_of_a_team_has_passed(it) else "117.3d"


def _only_one_of_a_team_has_passed(it: Wrong) -> bool:
    """Tell whether by the rules priority stays with a team, others of which could still act."""
    if not it.before.variant.shared_team_turns or not (it.before.turns and it.ours.turns):
        return False
    was, ours = it.before.turns[0], it.ours.turns[0]
    return was.priority is not None and was == ours
