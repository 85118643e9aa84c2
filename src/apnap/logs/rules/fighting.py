"""What combat damage does, and which creatures deal it in which of two combat damage steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.logs.rules.wrong import Wrong, keywords, step_of
from apnap.protocol import AssignDamage, Combat, Object, Player

DAMAGE: Final = ("first_strike_damage", "combat_damage")
"""The combat damage steps."""

_DEALT: Final = ("life", "damage", "poison", "loyalty", "defense", "counters")


def is_dealt(it: Wrong) -> bool:
    """Tell whether by the rules combat damage has been dealt on this line."""
    return it.passes(*DAMAGE) or isinstance(it.answer, AssignDamage)


def of_first_strikes(it: Wrong) -> str | None:
    """Judge combat with first strikes: there is a combat damage step for these before the other."""
    steps = tuple(step_of(state) for state in (it.ours, it.theirs))
    return "510.4" if steps == DAMAGE and step_of(it.before) not in DAMAGE else None


def of_combat_damage(it: Wrong) -> str | None:
    """Judge what combat damage has done to players and permanents."""
    if not is_dealt(it) or it.new_turn:
        return None
    if it.field == "life" and (_gained(it) or _by_what_is_blocked(it)):
        return "702.15b" if _gained(it) else "510.1c"
    dealt = it.field in _DEALT or it.touches("damage", "life")
    if dealt:
        return "510.4" if it.field in ("life", "damage") and _in_another_step(it) else "510.2"
    if it.kind != "objects" or it.field not in ("zone", "controller"):
        return None
    if _loyalty_is_left(it):
        return "120.3c"
    return "510.4" if _killed_in_another_step(it) else "704.5g"


def _loyalty_is_left(it: Wrong) -> bool:
    """Tell whether a planeswalker that is no creature stays with more loyalty than by the rules."""
    thing = it.thing
    if thing is None or thing.now == "unknown" or "Creature" in thing.now.types:
        return False
    at = f"objects.{thing.name}.counters"
    wrong = any(one.where == at or one.where.startswith(f"{at}.") for one in it.found)
    return wrong and "Planeswalker" in thing.now.types


def _gained(it: Wrong) -> bool:
    """Tell whether by the rules the player in question has more life than before."""
    was, now = (_life(players, _whom(it)) for players in (it.before.players, it.ours.players))
    return was is not None and now is not None and now > was


def _by_what_is_blocked(it: Wrong) -> bool:
    """Tell whether somebody has lost as much too much as an attacker would deal that is blocked."""
    combat, more = _combat(it), _too_much(it)
    if combat is None:
        return False
    there = {a.attacker: a.blocked for a in combat.attacks if a.attacks == _whom(it)}
    as_strong = [one for one in it.before.objects if one.name in there and _power(one) == more > 0]
    return bool(as_strong) and all(
        there[one.name] is True and "trample" not in keywords(one) for one in as_strong
    )


def _in_another_step(it: Wrong) -> bool:
    """
    Tell whether as much too much was dealt as by a creature that deals no damage in this step.

    Or as much too little as by a creature with double strike in the second step.
    """
    more, second = _too_much(it), step_of(it.before) == DAMAGE[0]
    as_strong = [one for one in _fighting(it) if _power(one) == abs(more) > 0]
    if more > 0 and second and bool(as_strong) and _is_unharmed(it):
        return True
    if more > 0:
        return any(not _strikes(one, second=second) for one in as_strong)
    double = all("double strike" in keywords(one) for one in as_strong)
    return second and bool(as_strong) and double


def _is_unharmed(it: Wrong) -> bool:
    """Tell whether by the rules a player loses no life, though something unblocked attacks them."""
    was, now = (_life(players, _whom(it)) for players in (it.before.players, it.ours.players))
    return was is not None and was == now


def _killed_in_another_step(it: Wrong) -> bool:
    """Tell whether only creatures that deal no damage in this step could have killed a creature."""
    thing = it.thing
    stays = thing is not None and any(
        o.name == thing.name and o.zone == "battlefield" and o.damage == thing.damage
        for o in it.ours.objects
    )
    if thing is None or not stays:
        return False
    second = step_of(it.before) == DAMAGE[0]
    foes = [o for o in _fighting(it, thing.name) if _power(o) != 0]
    return bool(foes) and not any(_strikes(one, second=second) for one in foes)


def _strikes(thing: Object, *, second: bool) -> bool:
    """Tell whether a creature deals its damage in the first step, or in the one after that."""
    words = keywords(thing)
    return "double strike" in words or ("first strike" in words) is not second


def _fighting(it: Wrong, whom: str = "") -> Iterator[Object]:
    """Yield the creatures that may deal combat damage to somebody: to whom is in question."""
    combat = _combat(it)
    if combat is None or step_of(it.ours) not in DAMAGE or _has_no_first_step(it):
        return
    whom, known = whom or _whom(it), {thing.name: thing for thing in it.before.objects}
    names = [a.attacker for a in combat.attacks if a.attacks == whom and not a.blocked]
    names += [a.attacker for a in combat.attacks if whom in a.blockers]
    names += [b.blocker for b in combat.blocks if whom in b.blocks]
    yield from (known[name] for name in names if name in known)


def _has_no_first_step(it: Wrong) -> bool:
    """Tell whether all damage of this combat is dealt in one step."""
    return DAMAGE[0] not in (step_of(it.before), step_of(it.ours))


def _combat(it: Wrong) -> Combat | None:
    return it.before.turns[0].combat if it.before.turns else None


def _whom(it: Wrong) -> str:
    """Return the player, or the permanent, in question."""
    return it.first.where.partition(".")[2].rpartition(".")[0]


def _too_much(it: Wrong) -> int:
    """Return how much more damage has been dealt in the log than by the rules; 0 if unknown."""
    if it.kind == "players":  # damage takes life away
        less, more = (_life(one.players, _whom(it)) for one in (it.theirs, it.ours))
    else:
        less, more = (_damage(one.objects, _whom(it)) for one in (it.ours, it.theirs))
    return 0 if less is None or more is None else more - less


def _life(players: tuple[Player, ...], name: str) -> int | None:
    found = next((player.life for player in players if player.name == name), None)
    return None if isinstance(found, str) else found


def _damage(things: tuple[Object, ...], name: str) -> int | None:
    found = next((thing.damage for thing in things if thing.name == name), None)
    return None if isinstance(found, str) else found


def _power(thing: Object) -> int | None:
    return None if thing.now == "unknown" else thing.now.power
