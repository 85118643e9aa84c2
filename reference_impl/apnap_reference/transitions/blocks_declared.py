"""Who blocks with what, and what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from apnap.protocol import (
    AnswerSaid,
    Attack,
    DeclareBlockers,
    DeclareBlockersAsked,
    Object,
    ObjectName,
    PlayerName,
)
from apnap.protocol.recorded import FindingKind
from apnap_reference.combat.evasion import LANDWALK
from apnap_reference.transitions.attacks_declared import has, keywords
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Passage, members, shared, team_of, turn_order
from apnap_reference.transitions.targets_chosen import protected_from
from apnap_reference.transitions.wrong import Wrong, transition


def _attacks(now: GameState) -> dict[ObjectName, Attack]:
    """Give all attacks, by the attacking creature."""
    return {
        one.attacker: one
        for turn in now.turns
        if turn.combat is not None
        for one in turn.combat.attacks
    }


class _Block(NamedTuple):
    """A creature that blocks, or could, and what."""

    declared: bool
    """Whether it was declared; otherwise it may be."""
    thing: Object
    name: ObjectName
    attack: Attack | None
    attacker: Object | None
    now: GameState

    def wrong(self, why: str = "", *, excusable: bool = True) -> Wrong:
        """Give that it may not, and why."""
        told = f"{self.thing.name} {'blocks' if self.declared else 'could block'} {self.name}"
        kind: FindingKind = "illegal_accepted" if self.declared else "wrong_options"
        where = "" if self.declared else "pending.declare_blockers.candidates"
        verdict = ("rejected", "accepted") if self.declared else ("", "")
        also = (self.thing.name, self.name)
        told += f": {why}" if why else ""
        return Wrong(kind, where, told, *verdict, excusable=excusable, also=also)


@shared
def _blocks(passage: Passage) -> tuple[_Block, ...]:
    """Give each creature that blocks, or could, and what."""
    said = passage.said
    declared = isinstance(said, AnswerSaid) and isinstance(said.say, DeclareBlockers)
    now = passage.before if declared else passage.after
    pairs = tuple(_declared(passage) if declared else _offered(passage))
    attacks, things = _attacks(now) if pairs else {}, now.things
    return tuple(
        _Block(declared, things[blocker], name, attacks.get(name), things.get(name), now)
        for blocker, name in pairs
        if blocker in things
    )


def _declared(passage: Passage) -> Iterator[tuple[ObjectName, ObjectName]]:
    said = passage.said
    if isinstance(said, AnswerSaid) and isinstance(said.say, DeclareBlockers):
        for one in said.say.blocks:
            for name in one.blocks:
                yield one.blocker, name


def _offered(passage: Passage) -> Iterator[tuple[ObjectName, ObjectName]]:
    for asked in passage.after.pending:
        if isinstance(asked, DeclareBlockersAsked) and asked.candidates != "unknown":
            for candidate in asked.candidates:
                for name in () if candidate.may_block == "unknown" else candidate.may_block:
                    yield candidate.blocker, name


@transition("509.1", "asks declare_blockers")
def asked_of_who_is_attacked(passage: Passage) -> Iterator[Wrong]:
    """Only players who are attacked, or whose team is, are asked to block."""
    for one in passage.after.pending:
        if not isinstance(one, DeclareBlockersAsked):
            continue
        attacks = _attacks(passage.after).values()
        defending = {attack.defender for attack in attacks}
        if not attacks or not defending.isdisjoint(("unknown", None)):
            continue  # nobody can tell who is
        whose = members(passage.after, one.subject or one.decider)
        if not any(
            team_of(passage.after, one_) & whose
            for name in defending
            for one_ in members(passage.after, name)
        ):
            told = f"{one.decider} is asked to block, and isn't attacked"
            yield Wrong("wrong_decider", "pending.declare_blockers", told, "", one.decider)


_EASY_TO_BLOCK: Final = frozenset(
    {"deathtouch", "double strike", "first strike", "haste", "infect", "lifelink", "reach"}
    | {"trample", "vigilance", "wither"}
)
"""Keywords of attackers that keep nothing from blocking them."""

_HARDLY_BLOCKING: Final = frozenset({"decayed", "shadow"})
"""Keywords of creatures that cannot block what others can."""


@transition("509.1", "into declare_blockers")
def who_can_block_is_asked(passage: Passage) -> Iterator[Wrong]:
    """Players who are attacked, and can block, are asked to before anybody receives priority."""
    if not passage.asked or passage.new_turn or passage.after.stage != "playing":
        return
    for attack in _attacks(passage.after).values():
        attacker, defender = passage.after.things.get(attack.attacker), attack.defender
        if attack.blocked is not False or defender in (None, "unknown") or attacker is None:
            continue
        together = passage.after.variant.shared_team_turns
        side = team_of(passage.after, defender) if together else {defender}
        able = (one for one in passage.after.things.values() if one.controller in side)
        blocker = next((one for one in able if surely_can_block(one, attacker)), None)
        if blocker is not None:
            told = f"{defender} isn't asked to block, and {blocker.name} can block {attacker.name}"
            yield Wrong(
                "wrong_decider",
                "pending.declare_blockers",
                told,
                also=(blocker.name, attacker.name),
                doubtful=not passage.memory.tells_of_no_blocks,
            )
            return


def surely_can_block(thing: Object, attacker: Object) -> bool:
    """Tell whether a state tells nothing that keeps a creature from blocking another."""
    if thing.zone != "battlefield" or thing.now == "unknown" or "Creature" not in thing.now.types:
        return False
    if thing.tapped is not False or thing.phased_out or thing.face_down:
        return False
    against, known = keywords(attacker), keywords(thing)
    if against is None or known is None or known & _HARDLY_BLOCKING:
        return False
    return against <= _EASY_TO_BLOCK


@transition("509.1", "asks declare_blockers")
def blocks_are_declared_once(passage: Passage) -> Iterator[Wrong]:
    """Who has declared blockers is not asked again in the same combat."""
    last, said = passage.answered, getattr(passage.said, "say", None)
    if not isinstance(last, DeclareBlockersAsked) or not isinstance(said, DeclareBlockers):
        return
    if passage.after.variant.shared_team_turns or passage.stepped:
        return
    for one in passage.after.pending:
        again = isinstance(one, DeclareBlockersAsked) and one.turn == last.turn
        if not again or (one.subject or one.decider) != (last.subject or last.decider):
            continue
        whose = one.subject or one.decider
        told_of = [a.blocked for a in _attacks(passage.after).values() if a.defender == whose]
        if True in told_of or (told_of and set(told_of) == {False}):
            told = f"{one.decider} has declared blockers, and is asked to again"
            where = "pending.declare_blockers"
            yield Wrong("wrong_decider", where, told, "", one.decider, excusable=False)


@transition("802.4", "asks declare_blockers")
def defenders_in_turn_order(passage: Passage) -> Iterator[Wrong]:
    """Defending players declare blockers one after the other, in turn order."""
    last = passage.answered
    if not isinstance(last, DeclareBlockersAsked) or passage.turns is None:
        return
    place = turn_order(passage.after, passage.turns[1].active)
    mine = place.get(last.subject or last.decider)
    for one in passage.after.pending:
        if isinstance(one, DeclareBlockersAsked) and one.id != last.id:
            theirs = place.get(one.subject or one.decider)
            if mine is not None and theirs is not None and theirs < mine:
                told = f"{one.decider} is asked to block after {last.decider}"
                yield Wrong("wrong_decider", "pending.declare_blockers", told, excusable=False)


@transition("509.1a", "declare_blockers", "asks declare_blockers")
def own_untapped_creatures_block(passage: Passage) -> Iterator[Wrong]:
    """Players block with untapped creatures that they control."""
    for block in _blocks(passage):
        thing, whose = block.thing, _blocker_side(passage, block.now)
        if thing.zone != "battlefield" or (
            whose and thing.controller != "unknown" and thing.controller not in whose
        ):
            yield block.wrong(f"{thing.controller} controls it", excusable=False)
        elif thing.now != "unknown" and "Creature" not in thing.now.types:
            yield block.wrong("it is no creature", excusable=False)
        elif thing.tapped is True:
            yield block.wrong("it is tapped")


def _blocker_side(passage: Passage, now: GameState) -> frozenset[PlayerName]:
    """Give who declares blockers: the player asked, or the whole team."""
    asked = passage.answered if isinstance(passage.answered, DeclareBlockersAsked) else None
    if now is passage.after:
        asked = next((one for one in now.pending if isinstance(one, DeclareBlockersAsked)), None)
        several = sum(isinstance(one, DeclareBlockersAsked) for one in now.pending)
        if several > 1:
            return frozenset()
    if asked is None:
        return frozenset()
    whose = asked.subject or asked.decider
    if now.variant.shared_team_turns:
        return frozenset().union(*(team_of(now, name) for name in members(now, whose)))
    return members(now, whose)


@transition("802.4a", "declare_blockers", "asks declare_blockers")
def blocks_for_oneself(passage: Passage) -> Iterator[Wrong]:
    """Players block only what attacks them, their planeswalkers, or their battles."""
    for block in _blocks(passage):
        attack = block.attack
        if block.now.variant.shared_team_turns:
            continue
        if attack is None:
            yield block.wrong(f"{block.name} doesn't attack", excusable=False)
        elif attack.defender not in ("unknown", None, block.thing.controller):
            yield block.wrong(f"it attacks {attack.defender}", excusable=False)


@transition("805.10d", "declare_blockers", "asks declare_blockers")
def blocks_for_the_team(passage: Passage) -> Iterator[Wrong]:
    """A team blocks only what attacks its players, their planeswalkers, or their battles."""
    for block in _blocks(passage):
        attack = block.attack
        if not block.now.variant.shared_team_turns:
            continue
        if attack is None:
            yield block.wrong(f"{block.name} doesn't attack", excusable=False)
        elif not _for_the_team(attack, block.thing, block.now):
            yield block.wrong(f"it attacks {attack.defender}", excusable=False)


def _for_the_team(attack: Attack, thing: Object, now: GameState) -> bool:
    """Tell whether a creature attacks, for all that is known, the team of another's controller."""
    if "unknown" in (attack.defender, thing.controller) or attack.defender is None:
        return True
    return bool(members(now, attack.defender) & team_of(now, str(thing.controller)))


def _evading(passage: Passage, evasion: str, *against: str) -> Iterator[Wrong]:
    """Yield that something with a keyword is blocked by a creature without one of others."""
    for block in _evaded(passage, evasion):
        if not has(block.thing, *against):
            yield block.wrong(f"{block.name} has {evasion}")


def _evaded(passage: Passage, word: str) -> Iterator[_Block]:
    """Yield what blocks, or could, a creature that has a keyword."""
    for block in _blocks(passage):
        if block.attacker is not None and word in (keywords(block.attacker) or ()):
            yield block


@transition("702.9b", "declare_blockers", "asks declare_blockers")
def flying_is_blocked_by_flying_or_reach(passage: Passage) -> Iterator[Wrong]:
    """A creature with flying is blocked only by creatures with flying or reach."""
    yield from _evading(passage, "flying", "flying", "reach")


@transition("702.31b", "declare_blockers", "asks declare_blockers")
def horsemen_are_blocked_by_horsemen(passage: Passage) -> Iterator[Wrong]:
    """A creature with horsemanship is blocked only by creatures with horsemanship."""
    yield from _evading(passage, "horsemanship", "horsemanship")


@transition("702.28b", "declare_blockers", "asks declare_blockers")
def shadows_block_shadows(passage: Passage) -> Iterator[Wrong]:
    """A creature with shadow is blocked only by creatures with shadow, and blocks only them."""
    yield from _evading(passage, "shadow", "shadow")
    for block in _blocks(passage):
        if block.attacker is None or "shadow" not in (keywords(block.thing) or ()):
            continue
        if not has(block.attacker, "shadow"):
            yield block.wrong(f"it has shadow, and {block.name} hasn't")


def _fears(passage: Passage, word: str) -> Iterator[_Block]:
    for block in _evaded(passage, word):
        if block.thing.now != "unknown" and "Artifact" not in block.thing.now.types:
            yield block


@transition("702.36b", "declare_blockers", "asks declare_blockers")
def fear_is_blocked_by_black_or_artifacts(passage: Passage) -> Iterator[Wrong]:
    """A creature with fear is blocked only by artifact creatures and black creatures."""
    for block in _fears(passage, "fear"):
        if block.thing.now != "unknown" and "B" not in block.thing.now.colors:
            yield block.wrong(f"{block.name} has fear")


@transition("702.13b", "declare_blockers", "asks declare_blockers")
def intimidation_is_blocked_by_its_colors(passage: Passage) -> Iterator[Wrong]:
    """A creature with intimidate is blocked only by artifacts and creatures of its colors."""
    for block in _fears(passage, "intimidate"):
        thing, attacker = block.thing, block.attacker
        if thing.now == "unknown" or attacker is None or attacker.now == "unknown":
            continue
        if not set(thing.now.colors) & set(attacker.now.colors):
            yield block.wrong(f"{block.name} has intimidate")


@transition("702.118b", "declare_blockers", "asks declare_blockers")
def skulkers_are_blocked_by_the_weak(passage: Passage) -> Iterator[Wrong]:
    """A creature with skulk isn't blocked by creatures with greater power."""
    for block in _evaded(passage, "skulk"):
        mine, theirs = _power(block.thing), _power(block.attacker)
        if mine is not None and theirs is not None and mine > theirs:
            yield block.wrong(f"{block.name} has skulk")


def _power(thing: Object | None) -> int | None:
    return None if thing is None or thing.now == "unknown" else thing.now.power


@transition("702.14c", "declare_blockers", "asks declare_blockers")
def landwalkers_are_not_blocked(passage: Passage) -> Iterator[Wrong]:
    """A creature with landwalk isn't blocked while the defending player controls such a land."""
    for block in _blocks(passage):
        attack, attacker = block.attack, block.attacker
        if attack is None or attacker is None or attack.defender in (None, "unknown"):
            continue
        for word in (keywords(attacker) or frozenset()) & LANDWALK.keys():
            if any(
                one.zone == "battlefield"
                and one.controller == attack.defender
                and one.now != "unknown"
                and LANDWALK[word] in one.now.subtypes
                for one in block.now.things.values()
            ):
                yield block.wrong(f"{block.name} has {word}, and {attack.defender} such a land")


@transition("702.16f", "declare_blockers", "asks declare_blockers")
def protected_attackers_are_not_blocked(passage: Passage) -> Iterator[Wrong]:
    """A creature with protection from a quality isn't blocked by creatures with that quality."""
    for block in _blocks(passage):
        attacker = block.attacker
        quality = None if attacker is None else protected_from(attacker, block.thing)
        if quality is not None:
            yield block.wrong(f"{block.name} has protection from {quality}")


@transition("702.111b", "declare_blockers")
def menace_is_blocked_by_two(passage: Passage) -> Iterator[Wrong]:
    """A creature with menace is blocked by two or more creatures."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, DeclareBlockers):
        return
    if passage.before.variant.shared_team_turns:
        return  # the others of the team may block it as well
    count: dict[str, int] = {}
    for one in said.say.blocks:
        for name in one.blocks:
            count[name] = count.get(name, 0) + 1
    for name, number in count.items():
        attacker = passage.before.things.get(name)
        if number == 1 and attacker is not None and "menace" in (keywords(attacker) or ()):
            told = f"one creature blocks {name}, which has menace"
            yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=(name,))


@transition("509.1a", "declare_blockers")
def one_creature_blocks_one(passage: Passage) -> Iterator[Wrong]:
    """A creature blocks only one creature, unless something lets it block more."""
    said = passage.said
    if isinstance(said, AnswerSaid) and isinstance(said.say, DeclareBlockers):
        for one in said.say.blocks:
            if len(one.blocks) > 1:
                told = f"{one.blocker} blocks {', '.join(one.blocks)}"
                also = (one.blocker,)
                yield Wrong("illegal_accepted", "", told, "rejected", "accepted", also=also)


@transition("509.1g", "declare_blockers")
def those_declared_block(passage: Passage) -> Iterator[Wrong]:
    """Each creature that was declared to block blocks what was declared."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, DeclareBlockers):
        return
    if not passage.asked or passage.turns is None or passage.turns[1].combat is None:
        return
    if passage.turns[1].step != "declare_blockers" or not _is_settled_by(passage, said.by):
        return
    there = {one.blocker: set(one.blocks) for one in passage.turns[1].combat.blocks}
    for one in said.say.blocks:
        if one.blocker not in passage.after.things:
            continue
        if not set(one.blocks) & there.get(one.blocker, set()):
            told = f"{one.blocker} was declared to block {', '.join(one.blocks)}, and doesn't"
            yield Wrong("wrong_state", "turns.0.combat.blocks", told, also=(one.blocker,))


def _is_settled_by(passage: Passage, speaker: PlayerName) -> bool:
    """Tell whether what a player declares is done, and not what the primary player proposes."""
    if not passage.before.variant.shared_team_turns:
        return True
    team = next((one for one in passage.before.teams if speaker in one.members), None)
    return team is None or team.primary == speaker


@transition("509.1h", "combat")
def blocked_for_good(passage: Passage) -> Iterator[Wrong]:
    """A creature that has become blocked stays blocked, and one that hasn't stays unblocked."""
    old, new = _attacks(passage.before), _attacks(passage.after)
    for name, was in old.items():
        now = new.get(name)
        if now is None or "unknown" in (was.blocked, now.blocked) or was.blocked is None:
            continue
        if was.blocked is True and now.blocked is not True:
            told = f"{name} was blocked, and is no longer"
            yield Wrong("wrong_state", "turns.0.combat.attacks", told, also=(name,))
        elif was.blocked is False and now.blocked is True:
            told = f"{name} was unblocked, and is blocked now"
            yield Wrong("wrong_state", "turns.0.combat.attacks", told, also=(name,))
