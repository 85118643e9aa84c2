"""
What players say of whom the scenario says nothing.

They pass and decline. What cannot be declined is answered by the first possibility that the
engine offers: orders as offered, damage as much as is lethal to each in turn and the rest to
the last.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final, assert_never

from apnap.driver import looking
from apnap.driver.game import Game
from apnap.driver.outcomes import Unreached
from apnap.driver.reasons import joined
from apnap.driver.transcript import kind
from apnap.protocol import (
    Answer,
    AnyName,
    AssignDamage,
    AssignDamageAsked,
    AttackSaid,
    BlockSaid,
    BottomCards,
    Chance,
    ChanceAsked,
    Choose,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    DamageSaid,
    DamageSource,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    KeepOrMulligan,
    Mulligan,
    Number,
    ObjectName,
    OpeningHand,
    Order,
    OrderObjects,
    OrderTriggers,
    Pass,
    Pay,
    PayAsked,
    Priority,
    Say,
    SayNumber,
    Verdict,
    YesNo,
)

_MOST: Final = 256
"""So many ways to block are tried."""

_FREE_TO_GO_ON: Final = "; whoever is asked with priority may pass, in whosever turn it is"


def decline(game: Game, decision: Decision, *, pays: bool = False) -> None:
    """
    Answer a decision as somebody does of whom nothing is said.

    `pays`: a cost is paid rather than refused, since it belongs to something that was said.
    Raises `Unreached` if the engine takes none of the possible answers.
    """
    reason = "nothing can be said about it"
    for say in _possible(game, decision, pays=pays):
        verdict = _said_by_all(game, decision, say)
        if verdict is None or verdict.verdict == "accepted":
            return
        reason = joined([v.reason for v in verdict.violations]) or "no reason is given"
    passing = isinstance(decision, Priority)
    raise Unreached(
        f"{decision.decider} is asked ({kind(decision)}), and the engine takes no answer: "
        f"{game.names.told(reason)}{_FREE_TO_GO_ON if passing else ''}"
    )


def _said_by_all(game: Game, decision: Decision, say: Answer) -> Verdict | None:
    """Let each member of the side say it until it is settled; return the last verdict."""
    verdict = None
    for by in game.members(decision.decider):
        verdict = game.answer(by, decision, say, of_itself=True)
        if verdict.verdict == "accepted" and not game.asks(decision):
            break
    return verdict


def _possible(  # noqa: C901, PLR0912 - one case for each kind of decision
    game: Game, decision: Decision, *, pays: bool
) -> Iterator[Answer]:
    """Yield what can be answered, declining first."""
    match decision:
        case Priority():
            yield Pass()
        case DeclareAttackersAsked():
            yield DeclareAttackers()
            yield from _attacks(decision)
        case DeclareBlockersAsked():
            yield DeclareBlockers()
            yield from _blocks(decision)
        case OrderObjects():
            yield Order(decision.objects)
        case OrderTriggers():
            yield Order(tuple(trigger.name for trigger in decision.triggers))
        case AssignDamageAsked():
            yield AssignDamage(_damage(game, decision.sources))
        case ChooseObjects() | ChooseMode():
            yield Choose(_first(decision.among, decision.least))
        case BottomCards():
            yield Choose(_first(decision.among, decision.count))
        case ChoosePlayer():
            yield Choose(_first(decision.among, 1))
        case ChooseTargets():
            yield Choose(
                tuple(name for slot in decision.slots for name in _first(slot.among, slot.least))
            )
        case OpeningHand():
            yield Choose(())
        case Mulligan():
            yield KeepOrMulligan(keep=True)
        case YesNo():
            yield Say(yes=False)
        case Number():
            yield SayNumber(decision.least)
        case PayAsked():
            if pays:
                yield Pay("auto")
            yield Pay("nothing")
        case ChanceAsked():
            among = () if decision.among == "unknown" else decision.among
            yield Chance(among if decision.what == "shuffle" else among[:1])
        case _:
            assert_never(decision)


def _first(among: tuple[str, ...] | str, count: int) -> tuple[str, ...]:
    """Return the first possibilities."""
    if isinstance(among, str):
        if count:
            raise Unreached("a choice is asked for, and the engine does not tell among what")
        return ()
    return among[:count]


def _attacks(decision: DeclareAttackersAsked) -> Iterator[DeclareAttackers]:
    """Yield attacks for a player who has to attack: with everything, then with one creature."""
    if decision.candidates == "unknown":
        return
    each = [
        AttackSaid(candidate.attacker, where)
        for candidate in decision.candidates
        if candidate.may_attack != "unknown"
        for where in candidate.may_attack[:1]
    ]
    yield DeclareAttackers(tuple(each), pay="auto")
    for attack in each:
        yield DeclareAttackers((attack,), pay="auto")


def _blocks(decision: DeclareBlockersAsked) -> Iterator[DeclareBlockers]:
    """
    Yield blocks for a player who has to block: with everything, then with one creature.

    If it matters what they block, all that there are follow, as far as they are not too many.
    """
    if decision.candidates == "unknown":
        return
    may = [(one.blocker, one.may_block) for one in decision.candidates if one.may_block]
    known = [(blocker, among) for blocker, among in may if among != "unknown"]
    each = [BlockSaid(blocker, among[:1]) for blocker, among in known]
    yield DeclareBlockers(tuple(each), pay="auto")
    for block in each:
        yield DeclareBlockers((block,), pay="auto")
    for chosen in itertools.islice(itertools.product(*((*a, None) for _, a in known)), _MOST):
        pairs = zip(known, chosen, strict=True)
        said = (BlockSaid(blocker, (one,)) for (blocker, _), one in pairs if one is not None)
        yield DeclareBlockers(tuple(said), pay="auto")


def _damage(game: Game, sources: tuple[DamageSource, ...]) -> tuple[DamageSaid, ...]:
    """Divide damage: what is lethal to each in turn, all that remains to the last."""
    said: list[DamageSaid] = []
    dealt: dict[AnyName, int] = {}
    for source in sources:
        left = source.amount
        for to in source.among:
            last = to == source.among[-1]
            amount = left if last else min(left, _lethal(game, source.source, to, dealt))
            left -= amount
            if amount:
                dealt[to] = dealt.get(to, 0) + amount
                said.append(DamageSaid(source.source, to, amount))
    return tuple(said)


def _lethal(game: Game, source: ObjectName, to: AnyName, dealt: dict[AnyName, int]) -> int:
    """Return how much damage from the source kills a creature, after what others deal to it."""
    creature = looking.thing(game, to)
    dealer = looking.thing(game, source)
    if creature is None or creature.now == "unknown" or creature.now.toughness is None:
        return 0
    damage = 0 if creature.damage == "unknown" else creature.damage
    lethal = max(creature.now.toughness - damage - dealt.get(to, 0), 0)
    deadly = dealer is not None and dealer.now != "unknown" and "deathtouch" in dealer.now.keywords
    return min(lethal, 1) if deadly else lethal
