"""
What may excuse a difference, for all that is known: then it is possible, and not certain.

What hangs on a guess about what a log does not tell is no finding at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.logs.differing import Difference
from apnap.logs.expected_names import HANDLE
from apnap.protocol import (
    Activate,
    AnswerSaid,
    AttackCandidate,
    BlockCandidate,
    Cast,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    Object,
    OrderTriggers,
    Pay,
    State,
    Verdict,
)
from apnap.protocol.catalogue import catalogue

_ABILITIES: Final = ("may_attack", "may_block")
_UNKNOWN: Final = "unknown"
_REQUIRED: Final = frozenset({"508.1d", "509.1c"})
_OF_LIBRARIES: Final = frozenset({"hand", "library", "left", "reason"})


def excuses(found: Sequence[Difference]) -> tuple[str, ...]:
    """
    Return the objects that might excuse all that differs; none if something is certainly wrong.

    An engine may know a newer printing of a card with another subtype. And it may offer only those
    attacks and blocks that meet every requirement, not each that no restriction forbids.
    """
    each = [_excuse(one) for one in found]
    return tuple(dict.fromkeys(each)) if all(each) else ()


def of_designations(found: Sequence[Difference], ours: State, theirs: State) -> tuple[str, ...]:
    """
    Return the abilities that designations bring onto the stack of a log, if nothing else differs.

    They have no source, as those of the monarch, or trigger as day and night change. No state shows
    who has a designation, so that it is forgotten when a game is taken up again; before that, they
    excuse nothing.
    """
    known = {one.name for one in ours.objects}
    there = [
        one.name
        for one in theirs.objects
        if (one.kind, one.zone) == ("ability", "stack") and one.name not in known
        if (one.source, one.card) == (None, None) or _is_of_day_and_night(one.card)
    ]
    told = (one.where.split(".") for one in found)
    alone = all(
        parts[-1] == "stack" if parts[0] == "turns" else parts[0] == "objects" and parts[1] in there
        for parts in told
    )
    return tuple(there) if alone else ()


def of_alike_abilities(found: Iterable[Difference], before: State | None) -> tuple[str, ...]:
    """
    Return the abilities of which any may have resolved, if something else on the stack differs.

    The log tells of none of them what triggered it: which of them is about what lies below it on
    the stack, and so what becomes of that, is anybody's guess.
    """
    stack = before.turns[0].stack if before is not None and before.turns else ()
    there = {one.name: one for one in before.objects} if before is not None and stack else {}
    on_top = there.get(stack[-1]) if stack else None
    if on_top is None or on_top.kind != "ability":
        return ()
    alike = tuple(name for name in stack if name in there and _is_alike(there[name], on_top))
    differs = {one.where.split(".")[1] for one in found if one.where.startswith("objects.")}
    below = {name for name in stack if name not in alike} & differs
    return alike if len(alike) > 1 and below else ()


def _is_alike(one: Object, other: Object) -> bool:
    """Tell whether two abilities are told by nothing but their names."""
    told = one.concerns not in (None, _UNKNOWN)
    same = (one.card, one.source, one.controller, one.targets)
    return not told and same == (other.card, other.source, other.controller, other.targets)


def bring_forgotten(found: Iterable[Difference], theirs: State) -> bool:
    """
    Tell whether abilities of designations come in a log that are not here: of the monarch, say.

    They have no source. What else differs then may come of that too, and there is no judging it.
    """
    names = {
        one.name
        for one in theirs.objects
        if one.kind == "ability" and (one.source, one.card) == (None, None)
        if one.controller not in (None, _UNKNOWN)  # as that of combat damage on the stack
    }
    waiting = any(
        trigger.source == trigger.name
        for asked in theirs.pending
        for trigger in (asked.triggers if isinstance(asked, OrderTriggers) else ())
    )
    alone = {f"objects.{apart}{name}" for name in names for apart in ("", HANDLE)}
    return any(
        one.where in alone or (waiting and one.where.startswith("pending.order_triggers"))
        for one in found
    )


def is_about(found: Iterable[Difference], names: frozenset[str]) -> bool:
    """Tell whether one of these objects isn't there on one side, or is in another zone."""
    return any(
        one.where.removesuffix(".zone") in (f"objects.{name}", f"objects.{HANDLE}{name}")
        for one in found
        for name in names
    )


def _is_of_day_and_night(card: str | None) -> bool:
    """Tell whether a card is known to do something as day and night change."""
    known = catalogue().get(str(card))
    return known is not None and "day and night change" in known.summary


def _excuse(one: Difference) -> str:
    parts = one.where.split(".")
    if parts[0] == "objects" and parts[-2:] == ["now", "subtypes"]:
        return ".".join(parts[1:-2])
    fewer = {*one.got.split(", ")} < {*one.expected.split(", ")}
    return ".".join(parts[3:-1]) if parts[-1] in _ABILITIES and fewer else ""


class Guesses:
    """
    Permanents that may be tapped or summoning sick, and libraries that may be empty.

    The engine that judges takes them for untapped, for ready and for full. What depends on that
    is no finding. Whose turn has begun since, of them it is known.
    """

    def __init__(self, position: State | None = None) -> None:
        """Take the position that was loaded, in which nothing is unknown if it is None."""
        objects = () if position is None else position.objects
        there = [thing for thing in objects if thing.zone == "battlefield"]
        self._perhaps = {o.name for o in there if _UNKNOWN in (o.sick, o.tapped)}
        self._begun: tuple[object, ...] | None = None
        players = () if position is None else position.players
        self._libraries = {one.name for one in players if one.library == _UNKNOWN}

    def go_on(self, ours: State) -> None:
        """Take note whose turn has begun by the rules: what they control is ready, and untapped."""
        if not self._perhaps:
            return
        begun, self._begun = self._begun, _turn(ours)
        if begun in (None, self._begun):
            return
        active = {turn.active for turn in ours.turns}
        active |= {one for team in ours.teams if team.name in active for one in team.members}
        still = {o.name for o in ours.objects if o.controller not in active}
        self._perhaps &= still

    def without(self, decision: Decision) -> Decision:
        """Return a decision without the attackers and blockers that may not be able to."""
        if not isinstance(decision, DeclareAttackersAsked | DeclareBlockersAsked):
            return decision
        if not self._perhaps or decision.candidates == _UNKNOWN:
            return decision
        able = tuple(one for one in decision.candidates if _able(one) not in self._perhaps)
        return replace(decision, candidates=able)

    def left(self, found: tuple[Difference, ...]) -> tuple[Difference, ...]:
        """Return what differs for another reason than a guess about a permanent."""
        return (
            found if not self._perhaps else tuple(one for one in found if not self._is_guessed(one))
        )

    def _is_guessed(self, one: Difference) -> bool:
        """
        Tell whether a difference is that something can't attack or block, or is sick or tapped.

        Of something that is told, that is; what is unknown is not compared.
        """
        parts = one.where.split(".")
        if one.got == "nothing" and "candidates" in parts:
            return ".".join(parts[parts.index("candidates") + 1 :]) in self._perhaps
        told = parts[0] == "objects" and parts[-1] in ("sick", "tapped") and one.got == "yes"
        return told and ".".join(parts[1:-1]) in self._perhaps

    def empties(self, found: Iterable[Difference]) -> bool:
        """Tell whether somebody has not drawn in the log whose library may be empty."""
        each = (one.where.split(".") for one in found if one.where.startswith("players."))
        wrong = (".".join(parts[1:-1]) for parts in each if parts[-1] in _OF_LIBRARIES)
        return not self._libraries.isdisjoint(wrong)

    def decide(self, said: AnswerSaid, ours: Verdict, before: State | None) -> bool:
        """Tell whether a verdict on an answer, which is another in the log, hangs on a guess."""
        if not self._perhaps or before is None:
            return False
        say = said.say
        if ours.verdict == "rejected":
            rules = {one.rule for one in ours.violations}
            return isinstance(say, DeclareAttackers | DeclareBlockers) and bool(rules & _REQUIRED)
        if isinstance(say, DeclareAttackers):
            return not self._perhaps.isdisjoint(one.attacker for one in say.attacks)
        if isinstance(say, DeclareBlockers):
            return not self._perhaps.isdisjoint(one.blocker for one in say.blocks)
        if not isinstance(say, Activate | Cast | Pay):
            return False
        paid = say.pay if isinstance(say.pay, tuple) else tuple(_of(said.by, before.objects))
        source = (say.source,) if isinstance(say, Activate) else ()
        return not self._perhaps.isdisjoint((*source, *paid))


def _able(one: AttackCandidate | BlockCandidate) -> str:
    return one.attacker if isinstance(one, AttackCandidate) else one.blocker


def _of(player: str, objects: Iterable[Object]) -> Iterable[str]:
    """Return the permanents with which a player may pay."""
    return (one.name for one in objects if one.controller == player)


def _turn(state: State) -> tuple[object, ...]:
    """Return which turns go on."""
    return tuple((turn.number, turn.active) for turn in state.turns)
