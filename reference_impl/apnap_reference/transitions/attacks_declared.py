"""Who attacks with what, and whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from apnap.protocol import (
    AnswerSaid,
    AnyName,
    DeclareAttackers,
    DeclareAttackersAsked,
    Object,
    ObjectName,
    PlayerName,
    SideName,
)
from apnap.protocol.recorded import FindingKind
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Passage, gone, members, seats, shared, team_of
from apnap_reference.transitions.ranges import in_range
from apnap_reference.transitions.wrong import Wrong, transition

_Attacked = dict[ObjectName, AnyName | None]
"""Attacking creatures, and what they attack."""


def keywords(thing: Object) -> frozenset[str] | None:
    """Give the keywords of a creature in small letters; None if nobody can tell."""
    if thing.now == "unknown" or thing.now.keywords == "unknown":
        return None
    return _in_small_letters(thing.now.keywords)


@lru_cache(1024)
def _in_small_letters(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(str.lower, words))


def has(thing: Object, *words: str) -> bool:
    """Tell whether a creature has, or may have, one of these keywords."""
    known = keywords(thing)
    return known is None or bool(known & set(words))


@shared
def _attacks(passage: Passage) -> tuple[tuple[Object, AnyName | None], ...]:
    """Give each creature that is declared to attack, as it stood before, and what it attacks."""
    said, things = passage.said, passage.before.things
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, DeclareAttackers):
        return ()
    declared = ((things.get(one.attacker), one.attacks) for one in said.say.attacks)
    return tuple((thing, target) for thing, target in declared if thing is not None)


def _offered(
    passage: Passage,
) -> Iterator[tuple[DeclareAttackersAsked, Object, tuple[AnyName, ...]]]:
    """Yield each creature that may be declared to attack, and what it may attack."""
    for one in passage.after.pending:
        if isinstance(one, DeclareAttackersAsked) and one.candidates != "unknown":
            for candidate in one.candidates:
                thing = passage.after.things.get(candidate.attacker)
                may = () if candidate.may_attack == "unknown" else candidate.may_attack
                if thing is not None:
                    yield one, thing, may


@transition("508.1", "asks declare_attackers")
def asked_of_the_active_player(passage: Passage) -> Iterator[Wrong]:
    """The active player, or team, is asked to attack in the declare attackers step."""
    for one in passage.after.pending:
        if not isinstance(one, DeclareAttackersAsked) or one.turn >= len(passage.after.turns):
            continue
        turn = passage.after.turns[one.turn]
        whose = members(passage.after, one.subject or one.decider)
        if turn.active is not None and not whose & members(passage.after, turn.active):
            told = f"{one.decider} is asked to attack in the turn of {turn.active}"
            yield Wrong(
                "wrong_decider", "pending.declare_attackers", told, turn.active, one.decider
            )


def _cannot(thing: Object, whose: frozenset[PlayerName]) -> Iterator[tuple[str, str]]:
    """Yield the rule and why a creature cannot attack by what a state tells."""
    if thing.zone != "battlefield" or (
        thing.controller != "unknown" and thing.controller not in whose
    ):
        yield "control", f"{thing.controller} controls {thing.name}"
        return
    if thing.now != "unknown" and "Creature" not in thing.now.types:
        yield "type", f"{thing.name} is no creature"
    if thing.tapped is True:
        yield "tapped", f"{thing.name} is tapped"
    if thing.sick is True and not has(thing, "haste"):
        yield "sick", f"{thing.name} is summoning sick, and has no haste"
    known = keywords(thing)
    if known is not None and "defender" in known:
        yield "defender", f"{thing.name} has defender"


@transition("508.1a", "declare_attackers", "asks declare_attackers")
def untapped_and_no_longer_sick(passage: Passage) -> Iterator[Wrong]:
    """Players attack with untapped creatures that they control and that aren't summoning sick."""
    yield from _wrong_attackers(passage, "control", "type", "tapped", "sick")


@transition("702.3b", "declare_attackers", "asks declare_attackers")
def defenders_do_not_attack(passage: Passage) -> Iterator[Wrong]:
    """A creature with defender can't attack."""
    yield from _wrong_attackers(passage, "defender")


def _wrong_attackers(passage: Passage, *reasons: str) -> Iterator[Wrong]:
    for thing, reason, why, declared in _unable(passage):
        if reason in reasons:
            excusable, also = reason not in ("control", "type"), (thing.name,)
            if declared:
                told, verdict = f"{thing.name} attacks: {why}", ("rejected", "accepted")
                kind: FindingKind = "illegal_accepted"
                yield Wrong(kind, "", told, *verdict, excusable=excusable, also=also)
            else:
                where = "pending.declare_attackers.candidates"
                told = f"{thing.name} could attack: {why}"
                yield Wrong("wrong_options", where, told, excusable=excusable, also=also)


@shared
def _unable(passage: Passage) -> tuple[tuple[Object, str, str, bool], ...]:
    """Give what attacks or is offered to, and cannot, with reasons and whether it was declared."""
    declared, whose = _attacks(passage), passage.active_before
    found = [
        (thing, *reason, True)
        for thing, _ in (declared if whose else ())
        for reason in _cannot(thing, whose)
    ]
    for one, thing, _ in () if declared else _offered(passage):
        whose = members(passage.after, _turns_player(passage.after, one.turn))
        found += [(thing, *reason, False) for reason in (_cannot(thing, whose) if whose else ())]
    return tuple(found)


def _turns_player(now: GameState, place: int) -> SideName | None:
    return now.turns[place].active if place < len(now.turns) else None


@transition("508.1a", "asks declare_attackers")
def all_that_can_attack_are_offered(passage: Passage) -> Iterator[Wrong]:
    """A player may attack with each untapped creature that isn't summoning sick."""
    for one in passage.after.pending:
        if not isinstance(one, DeclareAttackersAsked) or one.candidates == "unknown":
            continue
        whose = members(passage.after, _turns_player(passage.after, one.turn))
        if one.decider not in passage.after.things and one.subject is None:
            whose = whose & members(passage.after, one.decider)
        named = {candidate.attacker for candidate in one.candidates}
        for name, thing in passage.after.things.items():
            if name not in named and thing.controller in whose and surely_can(thing):
                where = "pending.declare_attackers.candidates"
                told = f"{name} can attack, and isn't offered"
                yield Wrong("wrong_options", where, told, name, also=(name,))


def surely_can(thing: Object) -> bool:
    """Tell whether a state tells nothing that keeps something from attacking."""
    if thing.zone != "battlefield" or thing.now == "unknown" or thing.phased_out:
        return False
    if "Creature" not in thing.now.types or "Battle" in thing.now.types:
        return False
    if thing.tapped is not False or thing.face_down or has(thing, "defender"):
        return False
    return thing.sick is False or "haste" in (keywords(thing) or ())


@transition("508.1f", "declare_attackers")
def attackers_are_tapped(passage: Passage) -> Iterator[Wrong]:
    """Creatures that attack are tapped, unless they have vigilance."""
    for thing, _ in _attacks(passage):
        now = passage.after.things.get(thing.name)
        if now is None or now.zone != "battlefield" or "unknown" in (thing.tapped, now.tapped):
            continue
        if _has_not_attacked(passage, thing.name):
            continue
        if not now.tapped and not has(thing, "vigilance") and not thing.tapped:
            told = f"{thing.name} attacks, and isn't tapped"
            where = f"objects.{thing.name}.tapped"
            yield Wrong("wrong_state", where, told, "tapped", "untapped", also=(thing.name,))
        if now.tapped and not thing.tapped and keywords(thing) and not _without(thing, "vigilance"):
            told = f"{thing.name} has vigilance, and is tapped as it attacks"
            where = f"objects.{thing.name}.tapped"
            yield Wrong("wrong_state", where, told, "untapped", "tapped", also=(thing.name,))


def _without(thing: Object, word: str) -> bool:
    return word not in (keywords(thing) or frozenset())


def _has_not_attacked(passage: Passage, name: ObjectName) -> bool:
    """Tell whether the declaration is not done yet: costs, or what it attacks, are asked for."""
    turns = passage.after.turns
    return not any(
        attack.attacker == name
        for turn in turns
        if turn.combat is not None
        for attack in turn.combat.attacks
    )


@transition("508.1k", "declare_attackers")
def those_declared_attack(passage: Passage) -> Iterator[Wrong]:
    """Each creature that was declared attacks what was declared, and no other does."""
    found = _declared(passage)
    if found is None:
        return
    wished, there = found
    where = "turns.0.combat.attacks"
    for name, at in wished.items():
        if there.get(name, at) not in (at, None) and at is not None:
            told = f"{name} was declared to attack {at}, and attacks {there[name]}"
            yield Wrong("wrong_state", where, told, at, str(there[name]))
        elif name not in there and name in passage.after.things:
            told = f"{name} was declared to attack, and doesn't"
            yield Wrong("wrong_state", where, told, name, excusable=False)
    for name in sorted((there.keys() - wished.keys()) & passage.before.things.keys()):
        told = f"{name} attacks, and wasn't declared to"
        yield Wrong("wrong_state", where, told, "", name)


def _declared(passage: Passage) -> tuple[_Attacked, _Attacked] | None:
    """Give what was to attack what, and what does; None if that is not settled yet."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, DeclareAttackers):
        return None
    if not passage.asked or passage.turns is None or passage.turns[1].step != "declare_attackers":
        return None
    if passage.before.variant.shared_team_turns:
        return None  # it may be one member's plan
    combat = passage.turns[1].combat
    there = {one.attacker: one.attacks for one in combat.attacks} if combat else {}
    return {one.attacker: one.attacks for one in said.say.attacks}, there


def _defender(now: GameState, target: AnyName) -> PlayerName | None:
    """Give the player who is attacked, or defends what is; None if nobody can tell."""
    if now.person(target) is not None:
        return target
    thing = now.things.get(target)
    if thing is None or thing.now == "unknown":
        return None
    whose = thing.protector if "Battle" in thing.now.types else thing.controller
    return None if whose in (None, "unknown") else str(whose)


class _Target(NamedTuple):
    """A creature that attacks, or could, and what, with who is attacked or defends that."""

    declared: bool
    """Whether it was declared; otherwise it may be."""
    thing: Object
    target: AnyName
    defender: PlayerName | None
    """None: nobody can tell."""
    now: GameState

    def wrong(self, why: str) -> Wrong:
        """Give that it may not, and why."""
        if self.declared:
            told = f"{self.thing.name} attacks {self.target}{why}"
            also = (self.target,)
            return Wrong("illegal_accepted", "", told, "rejected", "accepted", also=also)
        told = f"{self.thing.name} could attack {self.target}{why}"
        where = "pending.declare_attackers.candidates"
        return Wrong("wrong_options", where, told, also=(self.target,))


@shared
def targets_of_attacks(passage: Passage) -> tuple[_Target, ...]:
    """Give what is attacked, or offered to be."""
    declared, before, after = _attacks(passage), passage.before, passage.after
    if declared:
        return tuple(
            _Target(True, thing, target, _defender(before, target), before)  # noqa: FBT003 - a field
            for thing, target in declared
            if target is not None
        )
    whose: dict[AnyName, PlayerName | None] = {}
    found: list[_Target] = []
    for _, thing, may in _offered(passage):
        for target in may:
            if target not in whose:
                whose[target] = _defender(after, target)
            found.append(_Target(False, thing, target, whose[target], after))  # noqa: FBT003 - a field
    return tuple(found)


@transition("506.2", "declare_attackers", "asks declare_attackers")
def attacks_on_opponents(passage: Passage) -> Iterator[Wrong]:
    """Only opponents who are in the game, their planeswalkers, and their battles are attacked."""
    known: dict[tuple[PlayerName, PlayerName | None], str] = {}
    for one in targets_of_attacks(passage):
        pair = str(one.thing.controller), one.defender
        if pair not in known:
            known[pair] = _why_not(one.now, *pair)
        if known[pair]:
            yield one.wrong(known[pair])


def _why_not(now: GameState, attacking: PlayerName, defending: PlayerName | None) -> str:
    """Say why a player can't attack another; nothing if that is right, or nobody can tell."""
    if defending is None or attacking in ("None", "unknown"):
        return ""
    if defending in team_of(now, attacking):
        return f", and {defending} is no opponent"
    return ", who has left the game" if gone(now, defending) else ""


def _beside(now: GameState, player: PlayerName, step: int) -> PlayerName | None:
    """Give the nearest opponent on one side."""
    order = seats(now)
    if player not in order:
        return None
    mine = team_of(now, player)
    for far in range(1, len(order)):
        one = order[(order.index(player) + step * far) % len(order)]
        left = any(p.name == one and p.left is not None for p in now.players)
        if one not in mine and not left:
            return one
    return None


def _to_one_side(passage: Passage, option: str, step: int) -> Iterator[Wrong]:
    variant = passage.after.variant
    if variant.attack != option or variant.shared_team_turns or variant.turn_markers:
        return
    for one in targets_of_attacks(passage):
        beside = _beside(one.now, str(one.thing.controller), step)
        if one.defender is not None and beside is not None and one.defender != beside:
            yield one.wrong(f", and the nearest opponent on that side is {beside}")


@transition("803.1a", "declare_attackers", "asks declare_attackers")
def attacks_to_the_left(passage: Passage) -> Iterator[Wrong]:
    """With attack left, only the nearest opponent to the left is attacked."""
    yield from _to_one_side(passage, "left", 1)


@transition("803.1b", "declare_attackers", "asks declare_attackers")
def attacks_to_the_right(passage: Passage) -> Iterator[Wrong]:
    """With attack right, only the nearest opponent to the right is attacked."""
    yield from _to_one_side(passage, "right", -1)


@transition("506.2a", "declare_attackers")
def one_opponent_is_attacked(passage: Passage) -> Iterator[Wrong]:
    """Where one opponent is chosen to defend, all creatures attack that one."""
    variant = passage.before.variant
    if variant.attack != "one_opponent" or variant.shared_team_turns:
        return
    whose = {_defender(passage.before, at) for _, at in _attacks(passage) if at is not None}
    if len(whose - {None}) > 1:
        told = f"{', '.join(sorted(map(str, whose)))} are attacked in one combat"
        yield Wrong("illegal_accepted", "", told, "rejected", "accepted")


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
