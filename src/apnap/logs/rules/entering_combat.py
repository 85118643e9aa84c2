"""What comes into a combat undeclared, and which player an ability means as the defending one."""

from __future__ import annotations

from typing import Final

from apnap.logs.rules.wrong import Wrong, named
from apnap.protocol import Attack, ChooseObjects, Combat, DeclareAttackers, Object, State

_ATTACKS: Final = "turns.0.combat.attacks."
_NOTHING: Final = "nothing"


def of_entering_attacking(it: Wrong) -> str | None:
    """Judge what a creature attacks that was not declared: nothing, if that isn't there."""
    if isinstance(it.answer, DeclareAttackers) or not it.first.where.startswith(_ATTACKS):
        return None
    rest = it.first.where.removeprefix(_ATTACKS)
    there = (named(state, rest.removesuffix(".attacks")) for state in (it.before, it.ours))
    before, now = there
    attacked = {one.attacker for one in _attacks(it.before)}
    if now is None or now.name in attacked or now.zone != "battlefield":
        return None
    came = before is None or before.zone != "battlefield"
    if it.first.expected == _NOTHING:
        return "508.4a" if came else None
    return "508.4"


def of_an_ordered_block(it: Wrong) -> str | None:
    """Judge what a creature may be made to block: nothing if it is a battle, or attacks others."""
    asked = next((one for one in it.theirs.pending if isinstance(one, ChooseObjects)), None)
    mine = next((one for one in it.ours.pending if isinstance(one, ChooseObjects)), None)
    combat = {one.attacker: one for one in _attacks(it.theirs)}
    spell = _on_top(it.before)
    if asked is None or spell is None or asked.among == "unknown" or not asked.among:
        return None
    if not set(asked.among) <= combat.keys():
        return None
    blocker = next((one for name in spell.targets if (one := named(it.before, name))), None)
    if blocker is None or blocker.now == "unknown":
        return None
    if mine is None:
        return "506.3f" if "Battle" in blocker.now.types else None
    if mine.among == "unknown":
        return None
    others = [combat[name] for name in set(asked.among) - set(mine.among)]
    apart = [one for one in others if one.defender not in (blocker.controller, "unknown")]
    return "802.4a" if apart and len(apart) == len(others) else None


def of_the_defending_player(it: Wrong) -> str | None:
    """Judge whose life an attacker's ability takes: that of the player whom it attacked last."""
    ability, turn = it.resolved, it.before.turns[0] if it.before.turns else None
    if ability is None or turn is None or turn.phase != "combat" or it.field != "life":
        return None
    if ability.kind != "ability" or ability.targets or ability.controller != turn.active:
        return None
    ours, theirs = (_harmed(it.before, state) for state in (it.ours, it.theirs))
    return "508.5" if len(ours - theirs) == len(theirs - ours) == 1 else None


def _harmed(before: State, after: State) -> set[str]:
    """Return whose life total has changed."""
    was = {player.name: player.life for player in before.players}
    return {player.name for player in after.players if player.life != was.get(player.name)}


def _on_top(state: State) -> Object | None:
    """Return what is on top of the stack."""
    stack = state.turns[0].stack if state.turns else ()
    return named(state, stack[-1]) if stack else None


def _attacks(state: State) -> tuple[Attack, ...]:
    combat = _combat(state)
    return () if combat is None else combat.attacks


def _combat(state: State) -> Combat | None:
    return state.turns[0].combat if state.turns else None
