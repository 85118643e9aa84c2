"""What lies outside a player's range of influence isn't attacked or targeted."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Activate, AnswerSaid, Cast, Choose, ChooseTargets
from apnap_reference.transitions.attacks_declared import targets_of_attacks
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Passage
from apnap_reference.transitions.ranges import in_range
from apnap_reference.transitions.wrong import Wrong, transition


@transition("801.3", "declare_attackers", "asks declare_attackers")
def attacks_within_range(passage: Passage) -> Iterator[Wrong]:
    """Creatures attack only opponents within range, their planeswalkers, and their battles."""
    if passage.after.variant.range_of_influence is None:
        return
    for one in targets_of_attacks(passage):
        whose = one.thing.controller
        if one.defender is None or whose in (None, "unknown"):
            continue
        if in_range(one.now, str(whose), one.defender) is False:
            wrong = one.wrong(f", and {one.defender} is out of {whose}'s range")
            wrong.excusable = False
            yield wrong


@transition("801.4", "cast", "activate", "decides choose_targets")
def targets_within_range(passage: Passage) -> Iterator[Wrong]:
    """Spells and abilities have only targets that are within their controller's range."""
    before = passage.before
    if before.variant.range_of_influence is None or not isinstance(passage.said, AnswerSaid):
        return
    by = passage.actor
    for target in _targets(passage) if by is not None else ():
        whose = _side(before, target)
        if by is not None and whose is not None and in_range(before, by, whose) is False:
            told = f"{by} targets {target}, which is out of range"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", excusable=False)


def _targets(passage: Passage) -> tuple[str, ...]:
    """Give the targets that somebody chooses."""
    say = passage.said.say if isinstance(passage.said, AnswerSaid) else None
    if isinstance(say, Cast | Activate):
        return tuple(map(str, say.targets or ()))
    chooses = isinstance(passage.answered, ChooseTargets) and isinstance(say, Choose)
    return tuple(map(str, say.chosen)) if chooses and isinstance(say, Choose) else ()


def _side(now: GameState, target: str) -> str | None:
    """Give the player who is meant, or controls what is; None where that decides nothing."""
    if now.person(target) is not None:
        return target
    thing = now.things.get(target)
    if thing is None or thing.zone not in ("battlefield", "stack") or thing.protector is not None:
        return None
    return None if thing.controller in (None, "unknown") else str(thing.controller)
