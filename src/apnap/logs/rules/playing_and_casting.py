"""Which rule was broken as something is played, cast or activated, and put on the stack."""

from __future__ import annotations

from collections import Counter
from typing import Final

from apnap.logs.rules.wrong import (
    Wrong,
    is_a_new_ability,
    is_not_asked_to_pay,
    is_where,
    named,
    player,
    stacks,
)
from apnap.protocol import (
    Activate,
    Cast,
    ChooseTargets,
    Decision,
    Object,
    Pay,
    PayAsked,
    PlayLand,
    State,
)
from apnap.protocol.catalogue import BASIC_LANDS

_RESOLVED: Final = {"graveyard": "608.2n", "battlefield": "608.3a"}
"""By where a spell goes that has resolved: the rule, by its number of today."""
_BASIC: Final = frozenset(BASIC_LANDS.values())


def of_mana_abilities(it: Wrong) -> str | None:
    """Judge a mana ability: it resolves at once, without the stack, and makes what mana it says."""
    was, ours, theirs = (len(stacks(state)) for state in (it.before, it.ours, it.theirs))
    if not isinstance(it.answer, Activate) or was != ours:
        return None
    basic = it.field == "mana_pool" and _makes_more(it) and _is_basic(it.before, it.answer.source)
    return "605.3b" if ours < theirs else "305.6" if basic else None


def _is_basic(state: State, name: str) -> bool:
    """Tell whether a permanent is a land of a basic type, which makes mana of one color."""
    kinds = (o.now for o in state.objects if o.name == name and o.now != "unknown")
    return any("Land" in now.types and not _BASIC.isdisjoint(now.subtypes) for now in kinds)


def _makes_more(it: Wrong) -> bool:
    """Tell whether by the rules the player in question has more mana than before."""
    name = it.first.where.partition(".")[2].rpartition(".")[0]
    pools = [getattr(player(state, name), "mana_pool", ()) for state in (it.before, it.ours)]
    return "unknown" not in pools and len(pools[1]) > len(pools[0])


def of_paying(it: Wrong) -> str | None:
    """Judge what was paid for a spell or ability."""
    if not isinstance(it.answer, Cast | Activate | Pay):
        return None
    if it.field not in ("tapped", "mana_pool") and not is_not_asked_to_pay(it):
        return None
    return "602.2b" if isinstance(it.answer, Activate) else "601.2h"


def of_playing_a_land(it: Wrong) -> str | None:
    """Judge a land that was played: it is put onto the battlefield, and counted."""
    if not isinstance(it.answer, PlayLand):
        return None
    if it.field == "lands_played":
        return "305.2"
    return "305.1" if it.kind == "objects" and is_where(it, it.answer.card) else None


def of_announcing(it: Wrong) -> str | None:
    """Judge what is being paid for, and a spell that gets targets: by then it is on the stack."""
    ours, theirs = (stacks(state) for state in (it.ours, it.theirs))
    announced = named(it.ours, ours[-1]) if ours and ours[:-1] == theirs else None
    if announced is None:
        return None
    if all(_asks(PayAsked, state) for state in (it.ours, it.theirs)):
        return "602.2a" if announced.kind == "ability" else "601.2a"
    targets = all(_asks(ChooseTargets, state) for state in (it.ours, it.theirs))
    return "601.2a" if targets and announced.kind == "card" else None


def _asks(kind: type[Decision], state: State) -> bool:
    return any(isinstance(one, kind) for one in state.pending)


def of_activating(it: Wrong) -> str | None:
    """Judge an ability that was activated: it is put on the stack, and its cost is paid."""
    if not isinstance(it.answer, Activate):
        return None
    if it.field == "targets":
        return "602.2b"
    paid = it.thing is not None and it.thing.name == it.answer.source
    if paid and it.touches("loyalty", "counters"):
        return "606.4"
    return "602.2a" if it.field == "stack" or is_a_new_ability(it) else None


def of_casting(it: Wrong) -> str | None:
    """Judge a spell that was cast: it is put on the stack, with the targets that were chosen."""
    if not isinstance(it.answer, Cast):
        return None
    if it.field == "targets":
        return "601.2c"
    where = is_where(it, it.answer.card)
    if where and it.field == "zone" and it.first.expected in _RESOLVED:
        return _RESOLVED[it.first.expected]
    there = it.answer.card in (*stacks(it.ours), *stacks(it.theirs))
    return "601.2a" if (it.field == "stack" and there) or where else None


def of_controlling_the_stack(it: Wrong) -> str | None:
    """Judge who controls what has come onto the stack."""
    _, name, *field = it.first.where.split(".") if it.kind == "objects" else ("", "")
    new = named(it.ours, name)
    there = isinstance(new, Object) and new.name in stacks(it.ours)
    if field == ["controller"] and isinstance(new, Object) and there and new.kind != "ability":
        return "112.2"
    if not (field == ["controller"] and there) and not _controlled_by_others(it):
        return None
    return "113.8" if isinstance(it.answer, Activate) else "603.3a"


def _controlled_by_others(it: Wrong) -> bool:
    """Tell whether the same abilities have come onto the stack, and not of the same players."""
    if it.field != "stack":
        return False
    known = {thing.name for thing in it.before.objects}
    ours, theirs = (
        [
            (one.card, one.controller)
            for one in state.objects
            if one.kind == "ability" and one.name not in known and one.name in stacks(state)
        ]
        for state in (it.ours, it.theirs)
    )
    same = Counter(card for card, _ in ours) == Counter(card for card, _ in theirs)
    return same and Counter(ours) != Counter(theirs)
