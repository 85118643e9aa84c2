"""Keywords of creatures that trigger as they attack, block, or become blocked."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import (
    Attack,
    DeclareAttackers,
    DeclareBlockers,
    DeclareBlockersAsked,
    Object,
    ObjectName,
    PlayerName,
)
from apnap_reference.transitions.combat.fights import combat, defender, steps_dealt
from apnap_reference.transitions.damage_dealt import lives
from apnap_reference.transitions.keyword_triggers.forgotten import forgotten, has_grown, there
from apnap_reference.transitions.passages import Passage, has_word, number_behind
from apnap_reference.transitions.untapping_and_drawing import size
from apnap_reference.transitions.wrong import Wrong, transition


@transition("702.83a", "declare_attackers")
def exalted_triggers(passage: Passage) -> Iterator[Wrong]:
    """Exalted triggers whenever a creature of its controller attacks alone."""
    alone = _attackers(passage)
    if len(alone) != 1 or passage.before.variant.shared_team_turns:
        return
    exalting = tuple(there(passage, alone[0].controller, "exalted"))
    for thing in exalting:
        grown = has_grown(passage, alone[0].name, len(exalting))
        yield from forgotten(passage, thing, "exalted", shows=grown)


@transition("702.91a", "declare_attackers")
def battle_cry_triggers(passage: Passage) -> Iterator[Wrong]:
    """Battle cry triggers whenever its creature attacks."""
    for thing in _attacking(passage, "battle"):
        others = [one.name for one in _attackers(passage) if one.name != thing.name]
        grown = [has_grown(passage, name) for name in others]
        shows = None if None in grown or not grown else all(grown)
        yield from forgotten(passage, thing, "battle cry", shows=shows)


@transition("702.121a", "declare_attackers")
def melee_triggers(passage: Passage) -> Iterator[Wrong]:
    """Melee triggers whenever its creature attacks."""
    for thing in _attacking(passage, "melee"):
        yield from forgotten(passage, thing, "melee", shows=None)


@transition("702.86a", "declare_attackers")
def annihilator_triggers(passage: Passage) -> Iterator[Wrong]:
    """Annihilator triggers whenever its creature attacks."""
    for thing in _attacking(passage, "annihilator"):
        yield from forgotten(passage, thing, "annihilator", shows=None)


@transition("702.149a", "declare_attackers")
def training_triggers(passage: Passage) -> Iterator[Wrong]:
    """Training triggers as its creature attacks beside one with greater power."""
    for thing in _attacking(passage, "training"):
        mine = size(passage.before.things[thing.name])
        theirs = [size(one) for one in _attackers(passage) if one.name != thing.name]
        if mine is not None and any(one is not None and one[0] > mine[0] for one in theirs):
            shows = has_grown(passage, thing.name)
            yield from forgotten(passage, thing, "training", shows=shows)


def _attackers(passage: Passage) -> tuple[Object, ...]:
    """Give the creatures that are declared to attack, as they were before."""
    say = getattr(passage.said, "say", None)
    if not isinstance(say, DeclareAttackers):
        return ()
    declared = (passage.before.things.get(one.attacker) for one in say.attacks)
    return tuple(one for one in declared if one is not None)


def _attacking(passage: Passage, keyword: str) -> Iterator[Object]:
    """Yield the creatures with a keyword that are declared to attack."""
    if passage.before.variant.shared_team_turns:
        return  # it may be what a member of the team proposes
    for was in _attackers(passage):
        yield from (one for one in there(passage, was.controller, keyword) if one.name == was.name)


@transition("702.45a", "declare_blockers")
def bushido_triggers(passage: Passage) -> Iterator[Wrong]:
    """Bushido triggers whenever its creature blocks or becomes blocked."""
    fighting = ((attack.attacker, blocker) for attack, blocker in _blocked(passage))
    for name in dict.fromkeys(name for pair in fighting for name in pair):
        thing = passage.after.things.get(name)
        if thing is not None and has_word(thing, "bushido") and thing.zone == "battlefield":
            yield from forgotten(passage, thing, "bushido", shows=has_grown(passage, name))


@transition("702.130a", "declare_blockers")
def afflict_triggers(passage: Passage) -> Iterator[Wrong]:
    """Afflict triggers as its creature becomes blocked, and costs the defending player life."""
    attacks = {attack.attacker: attack for attack, _ in _blocked(passage)}
    for name, attack in attacks.items():
        thing, whom = passage.before.things.get(name), defender(attack, passage)
        if thing is not None and has_word(thing, "afflict") and whom is not None:
            lost = number_behind(thing, "afflict")
            yield from forgotten(passage, thing, "afflict", shows=_has_lost(passage, whom, lost))


def _blocked(passage: Passage) -> Iterator[tuple[Attack, ObjectName]]:
    """Yield each attack that a creature is declared to block, once all blocks are declared."""
    say, fights = getattr(passage.said, "say", None), combat(passage)
    more = any(isinstance(one, DeclareBlockersAsked) for one in passage.after.pending)
    if not isinstance(say, DeclareBlockers) or more or fights is None:
        return
    if passage.before.variant.shared_team_turns:
        return
    attacks = {one.attacker: one for one in fights.attacks}
    for block in say.blocks:
        yield from ((attacks[name], block.blocker) for name in block.blocks if name in attacks)


def _has_lost(passage: Passage, name: PlayerName, life: int) -> bool | None:
    """Tell whether a player has lost so much life at least; None if nobody can tell."""
    was, now = passage.before.person(name), passage.after.person(name)
    if was is None or now is None or "unknown" in (was.life, now.life) or not life:
        return None
    if steps_dealt(passage):
        expected = next((most for one, most in lives(passage) if one.name == name), None)
        return None if expected is None else int(now.life) != expected + life
    return int(now.life) <= int(was.life) - life
