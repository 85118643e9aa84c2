"""Attacks that are refused though nothing that a state tells keeps the creatures from attacking."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import AnswerSaid, DeclareAttackers, DeclareAttackersAsked, Object
from apnap_reference.transitions.attacks_declared import surely_can
from apnap_reference.transitions.passages import Passage
from apnap_reference.transitions.wrong import Wrong, transition


@transition("508.1a", "legal_rejected")
def attacks_as_offered(passage: Passage) -> Iterator[Wrong]:
    """A player may attack with untapped creatures that aren't summoning sick, as is offered."""
    attacking = _surely_legal(passage)
    if attacking and not any(one.sick for one in attacking):
        yield _refused(attacking)


@transition("702.10b", "legal_rejected")
def haste_lets_attack(passage: Passage) -> Iterator[Wrong]:
    """A creature with haste may attack at once."""
    attacking = _surely_legal(passage)
    if any(one.sick for one in attacking):
        yield _refused(attacking)


def _refused(attacking: tuple[Object, ...]) -> Wrong:
    names = tuple(one.name for one in attacking)
    told = f"{', '.join(names)} can't attack, and nothing keeps {_them(names)} from attacking"
    return Wrong("legal_rejected", "", told, "accepted", "rejected", also=names)


def _them(names: tuple[str, ...]) -> str:
    return "it" if len(names) == 1 else "them"


def _surely_legal(passage: Passage) -> tuple[Object, ...]:
    """Give what somebody was refused to attack with, if it is offered, and nothing keeps it."""
    said, asked, before = passage.said, passage.answered, passage.before
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, DeclareAttackers):
        return ()
    if not isinstance(asked, DeclareAttackersAsked) or said.by != asked.decider:
        return ()
    if asked.candidates == "unknown" or said.say.bands:
        return ()
    may = {
        (one.attacker, target)
        for one in asked.candidates
        for target in (() if one.may_attack == "unknown" else one.may_attack)
    }
    attacks, names = said.say.attacks, {one.attacker for one in said.say.attacks}
    if len(names) < len(attacks) or any((one.attacker, one.attacks) not in may for one in attacks):
        return ()
    if before.variant.attack == "one_opponent" and len({one.attacks for one in attacks}) > 1:
        return ()  # one opponent is chosen, whom all of them attack
    found = tuple(before.things[name] for name in sorted(names) if name in before.things)
    able = all(one.controller == asked.decider and surely_can(one) for one in found)
    return found if len(found) == len(names) and able else ()
