"""In which steps combat damage is dealt on a line, and what fights what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from apnap.protocol import (
    AnswerSaid,
    AssignDamageAsked,
    Attack,
    Block,
    ChooseTargets,
    Combat,
    DeclareAttackers,
    DeclareBlockers,
    Object,
    OrderTriggers,
    PlayerName,
)
from apnap_reference.edition import switches
from apnap_reference.transitions.attacks_declared import keywords
from apnap_reference.transitions.passages import PLACE, Passage, shared

FIRST: Final = "first_strike_damage"
SECOND: Final = "combat_damage"
STEPS: Final = (FIRST, SECOND)

_CHANGING: Final = frozenset(
    {"annihilator", "battle", "bushido", "dethrone", "enlist", "flanking", "melee", "mentor"}
    | {"mobilize", "myriad", "provoke", "rampage", "training"}
)
"""First words of keywords of what attacks or blocks that change what fights, or its size."""


@shared
def steps_dealt(passage: Passage) -> tuple[str, ...]:
    """Give the steps of combat damage in which it is dealt on this line."""
    if passage.turns is None or passage.after.stage == "over":
        return ()
    if switches(passage.after.edition).combat_damage_uses_stack:
        return ()
    step = passage.turns[1].step
    settled = step in STEPS and (passage.asked or _only_triggers(passage))
    if settled and isinstance(passage.answered, AssignDamageAsked) and not passage.stepped:
        return (step,)
    if passage.memory.every_priority:
        goes_on = passage.stepped and not passage.new_turn and passage.passed
        return (step,) if settled and goes_on else ()
    return tuple(_run_past(passage)) if passage.stepped else ()


def _only_triggers(passage: Passage) -> bool:
    """Tell whether all that is to be decided is how triggered abilities go on the stack."""
    pending = passage.after.pending
    return bool(pending) and all(isinstance(one, OrderTriggers | ChooseTargets) for one in pending)


def _run_past(passage: Passage) -> Iterator[str]:
    """Yield the steps in which damage is dealt before somebody is asked again in another step."""
    if passage.turns is None or not _goes_on_without_the_stack(passage):
        return
    old = passage.turns[0]
    assigning = isinstance(passage.answered, AssignDamageAsked)
    if PLACE[old.step] < PLACE[SECOND] or (old.step == SECOND and assigning):
        for step in _there_are(passage):
            begun = PLACE[old.step] < PLACE[step] or (old.step == step and assigning)
            if begun and _is_over(passage, step):
                yield step


def _is_over(passage: Passage, step: str) -> bool:
    """Tell whether the damage of a step has been dealt where the line ends."""
    if passage.turns is None:
        return False
    new = passage.turns[1]
    if passage.new_turn or PLACE[new.step] > PLACE[step]:
        return True
    return new.step == step and (passage.asked or _only_triggers(passage))


def _goes_on_without_the_stack(passage: Passage) -> bool:
    """Tell whether a line goes on from what is said to combat damage, and nothing resolves."""
    if passage.turns is None or passage.turns[0].stack or len(passage.before.turns) > 1:
        return False
    old, new = passage.turns
    if not passage.new_turn and PLACE[new.step] < PLACE[old.step]:
        return False  # another combat
    declared = isinstance(passage.said, AnswerSaid) and isinstance(
        passage.said.say, DeclareAttackers | DeclareBlockers
    )
    if declared and passage.before.variant.shared_team_turns:
        return False  # it may be what a member of the team proposes
    if declared and _may_change(passage):
        return False
    return passage.passed or declared or isinstance(passage.answered, AssignDamageAsked)


def _may_change(passage: Passage) -> bool:
    """Tell whether keywords change what fights, or its size, as creatures attack or block."""
    fights = combat(passage)
    attackers = () if fights is None else tuple(one.attacker for one in fights.attacks)
    blockers = () if fights is None else tuple(one.blocker for one in fights.blocks)
    things = [passage.before.things.get(name) for name in (*attackers, *blockers)]
    if any(thing is None or _begins_with(thing, _CHANGING) for thing in things):
        return True
    lying = (one for one in passage.before.things.values() if one.zone == "battlefield")
    return len(attackers) == 1 and any(_begins_with(one, _ALONE) for one in lying)


_ALONE: Final = frozenset({"exalted"})


def _begins_with(thing: Object, words: frozenset[str]) -> bool:
    """Tell whether a keyword of something begins with one of these words, or may."""
    known = keywords(thing)
    return known is None or any(word.split(" ")[0] in words for word in known)


def _there_are(passage: Passage) -> tuple[str, ...]:
    """Give the steps of combat damage that this combat has."""
    fights = combat(passage)
    if fights is None or not fights.attacks:
        return ()
    names = [*(a.attacker for a in fights.attacks), *(b.blocker for b in fights.blocks)]
    known = [keywords(passage.before.things[n]) for n in names if n in passage.before.things]
    strikes = any(one & {"first strike", "double strike"} for one in known if one is not None)
    return STEPS if strikes or passage.memory.first_strike else (SECOND,)


def has_struck_first(passage: Passage) -> bool | None:
    """Tell whether a combat has had its step for first strikes; None if nobody can tell."""
    if passage.turns is None:
        return False
    old, new = passage.turns
    if new.step not in STEPS:
        return False
    if new.step == FIRST or FIRST in steps_dealt(passage) or old.step == FIRST:
        return True
    told = passage.memory.every_priority or FIRST not in _there_are(passage)
    return False if told and not old.stack else None


@shared
def combat(passage: Passage) -> Combat | None:
    """Give what fights what as combat damage is dealt; None if nobody can tell."""
    if passage.turns is None:
        return None
    old, new = passage.turns
    say = passage.said.say if isinstance(passage.said, AnswerSaid) else None
    if isinstance(say, DeclareAttackers):
        if say.bands or (old.combat is not None and old.combat.attacks):
            return None
        attacks = (Attack(one.attacker, one.attacks, blocked=False) for one in say.attacks)
        return Combat(attacks=tuple(attacks))
    fights = old.combat or new.combat
    if fights is None or passage.memory.every_priority or PLACE[old.step] >= PLACE[FIRST]:
        return fights
    return _once_blocked(fights, say if isinstance(say, DeclareBlockers) else DeclareBlockers())


def _once_blocked(fights: Combat, say: DeclareBlockers) -> Combat:
    """Give a combat as it is when nobody declares blocks any more but what is said."""
    blocks = (*fights.blocks, *(Block(one.blocker, one.blocks) for one in say.blocks))
    attacks = []
    for one in fights.attacks:
        new = tuple(block.blocker for block in say.blocks if one.attacker in block.blocks)
        blockers = tuple(dict.fromkeys((*one.blockers, *new)))
        blocked = True if blockers else bool(one.blocked) if one.blocked != "unknown" else "unknown"
        attacks.append(replace(one, blocked=blocked, blockers=blockers))
    return replace(fights, attacks=tuple(attacks), blocks=blocks)


def defender(attack: Attack, passage: Passage) -> PlayerName | None:
    """Give the player who defends against an attack; None if nobody can tell."""
    if attack.defender not in (None, "unknown"):
        return attack.defender
    if passage.before.person(str(attack.attacks)) is not None:
        return attack.attacks
    attacked = passage.before.things.get(str(attack.attacks))
    if attacked is None or attacked.now == "unknown" or "Planeswalker" not in attacked.now.types:
        return None
    return None if attacked.controller in (None, "unknown") else attacked.controller
