"""What spells and abilities target."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Activate, AnswerSaid, Cast, Choose, ChooseTargets
from apnap_reference.transitions.attacks_declared import has, keywords
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Passage, has_word, team_of
from apnap_reference.transitions.ranges import in_range
from apnap_reference.transitions.wrong import Wrong, transition

_MAIN = ("precombat_main", "postcombat_main")
_SAID = ("cast", "activate", "decides choose_targets")


def chosen_targets(passage: Passage) -> tuple[str, ...]:
    """Give the targets that somebody chooses."""
    say = passage.said.say if isinstance(passage.said, AnswerSaid) else None
    if isinstance(say, Cast | Activate):
        return tuple(map(str, say.targets or ()))
    chooses = isinstance(passage.answered, ChooseTargets) and isinstance(say, Choose)
    return tuple(map(str, say.chosen)) if chooses and isinstance(say, Choose) else ()


@transition("115.1", "decides choose_targets")
def chosen_of_what_is_offered(passage: Passage) -> Iterator[Wrong]:
    """A player who is asked for targets chooses legal ones."""
    asked = passage.answered
    if not isinstance(asked, ChooseTargets) or any(s.among == "unknown" for s in asked.slots):
        return
    legal = {name for slot in asked.slots for name in slot.among}
    for name in chosen_targets(passage):
        if name not in legal:
            told = f"{name} is chosen for {asked.source}, and isn't a legal target"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(name,))
            return


@transition("702.11b", *_SAID)
def hexproof_from_opponents(passage: Passage) -> Iterator[Wrong]:
    """A permanent with hexproof isn't targeted by spells and abilities of opponents."""
    yield from _targeted_against(passage, "hexproof")


@transition("702.18a", *_SAID)
def shrouds_are_not_targeted(passage: Passage) -> Iterator[Wrong]:
    """A permanent with shroud isn't targeted by spells and abilities."""
    yield from _targeted_against(passage, "shroud")


def _targeted_against(passage: Passage, keyword: str) -> Iterator[Wrong]:
    """Yield the permanents that are targeted although a keyword forbids that."""
    by = passage.actor
    if by is None:
        return
    for name in chosen_targets(passage):
        thing = passage.before.things.get(name)
        if thing is None or thing.zone != "battlefield" or thing.controller in (None, "unknown"):
            continue
        if keywords(thing) is None or not has(thing, keyword):
            continue
        if keyword == "hexproof" and thing.controller in team_of(passage.before, by):
            continue
        told = f"{by} targets {name}, which has {keyword}"
        yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(name,))


@transition("801.4", "cast", "activate", "decides choose_targets")
def targets_within_range(passage: Passage) -> Iterator[Wrong]:
    """Spells and abilities have only targets that are within their controller's range."""
    before = passage.before
    if before.variant.range_of_influence is None or not isinstance(passage.said, AnswerSaid):
        return
    by = passage.actor
    for target in chosen_targets(passage) if by is not None else ():
        whose = _side(before, target)
        if by is not None and whose is not None and in_range(before, by, whose) is False:
            told = f"{by} targets {target}, which is out of range"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", excusable=False)


def _side(now: GameState, target: str) -> str | None:
    """Give the player who is meant, or controls what is; None where that decides nothing."""
    if now.person(target) is not None:
        return target
    thing = now.things.get(target)
    if thing is None or thing.zone not in ("battlefield", "stack") or thing.protector is not None:
        return None
    return None if thing.controller in (None, "unknown") else str(thing.controller)


@transition("702.6a", "activate")
def equip_as_a_sorcery(passage: Passage) -> Iterator[Wrong]:
    """Equipment is attached to a creature of its controller, at the time for a sorcery."""
    said, turns, actor = passage.said, passage.turns, passage.actor
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, Activate):
        return
    thing = passage.before.things.get(said.say.source)
    targets = said.say.targets or ()
    target = passage.before.things.get(targets[0]) if len(targets) == 1 else None
    if thing is None or target is None or turns is None or actor is None:
        return
    if not has_word(thing, "equip") or target.zone != "battlefield":
        return
    old, told = turns[0], f"{actor} equips {target.name} with {thing.name}"
    if target.controller not in (actor, "unknown"):
        told += f", which {target.controller} controls"
    elif old.step not in _MAIN or (actor not in passage.active_before and old.active is not None):
        told += f" in {old.step} of the turn of {old.active}"
    elif old.stack:
        told += ", and the stack isn't empty"
    else:
        return
    yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(thing.name,))
