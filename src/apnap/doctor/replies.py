"""Legal and illegal answers that follow from what a decision offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from apnap.driver.transcript import kind
from apnap.engine.coherence import CHANCE
from apnap.protocol import (
    Answer,
    AssignDamage,
    AssignDamageAsked,
    BottomCards,
    Chance,
    ChanceAsked,
    Choose,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    DamageSaid,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    KeepOrMulligan,
    Mulligan,
    Number,
    OpeningHand,
    Order,
    OrderObjects,
    OrderTriggers,
    PayAsked,
    Priority,
    Record,
    Say,
    SayNumber,
    State,
    Unknown,
    YesNo,
)


class Reply(Record, frozen=True):
    """What somebody says to a decision; `fault` is what is wrong with it, empty if nothing is."""

    by: str
    say: Answer
    fault: str = ""


def legal(decision: Decision) -> Answer | None:  # noqa: PLR0911 - one case for each kind
    """Return a legal answer; None if the offer does not tell which there are."""
    match decision:
        case OrderObjects():
            return Order(decision.objects[::-1])
        case OrderTriggers():
            return Order(tuple(trigger.name for trigger in reversed(decision.triggers)))
        case AssignDamageAsked():
            return _damage(decision, 0)
        case BottomCards():
            return None if decision.among == "unknown" else Choose(decision.among[: decision.count])
        case ChooseMode():
            return Choose(decision.among[: decision.least])
        case ChanceAsked():
            return None if decision.among == "unknown" else Chance(decision.among)
        case _:
            return None


def illegal(  # noqa: C901, PLR0911 - one case for each kind
    decision: Decision, others: tuple[str, ...]
) -> Reply:
    """
    Return an answer that can't be legal.

    Where an answer has nothing in it that could be wrong, one of the `others` gives it.
    """
    by = decision.decider
    match decision:
        case Mulligan():
            return Reply(others[0], KeepOrMulligan(keep=True), _for_another(others[0], by))
        case YesNo():
            return Reply(others[0], Say(yes=True), _for_another(others[0], by))
        case OrderObjects():
            return Reply(by, Order(decision.objects[:-1]), "one of the objects is left out")
        case OrderTriggers():
            names = tuple(trigger.name for trigger in decision.triggers[:-1])
            return Reply(by, Order(names), "one of the triggered abilities is left out")
        case AssignDamageAsked():
            return Reply(by, _damage(decision, 1), "1 more damage is assigned than there is")
        case ChooseMode():
            return Reply(by, Choose(("no such choice",)), "what is chosen is not among the choices")
        case BottomCards() | ChooseObjects() | ChoosePlayer() | ChooseTargets() | OpeningHand():
            return Reply(by, Choose(("nobody's card",)), "what is chosen is not there")
        case Number():
            return Reply(by, SayNumber(decision.least - 1), "the number is too small")
        case ChanceAsked():
            return Reply(by, Chance(()), "the outcome is none of those that there are")
        case Priority() | PayAsked() | DeclareAttackersAsked() | DeclareBlockersAsked():
            return Reply(by, SayNumber(0), f"a number is no answer to `{kind(decision)}`")
        case _:
            assert_never(decision)


def _for_another(speaker: str, decider: str) -> str:
    return f"{speaker} answers what {decider} is asked"


def _damage(decision: AssignDamageAsked, more: int) -> AssignDamage:
    """Return an assignment of all damage to the first possibility, and so much more."""
    return AssignDamage(
        tuple(
            DamageSaid(source.source, source.among[0], source.amount + more)
            for source in decision.sources
            if source.among
        )
    )


def astray(decision: Decision, state: State) -> Iterator[str]:
    """
    Yield what a decision names and nobody and nothing in the state is called.

    A handle may be that of a card which is only counted.
    """
    known = {CHANCE, *(p.name for p in state.players), *(t.name for t in state.teams)}
    known |= {thing.name for thing in state.objects}
    for name in dict.fromkeys(_named(decision)):
        if name not in known and not name.startswith("~"):
            yield name


def _named(decision: Decision) -> Iterator[str]:  # noqa: C901, PLR0912 - one case for each kind
    """Yield the names of players and objects that a decision offers."""
    match decision:
        case Priority(actions=actions) if actions != "unknown":
            yield from (action.object for action in actions)
        case DeclareAttackersAsked(candidates=attackers) if attackers != "unknown":
            for attacker in attackers:
                yield from (attacker.attacker, *_offered(attacker.may_attack))
        case DeclareBlockersAsked(candidates=blockers) if blockers != "unknown":
            for blocker in blockers:
                yield from (blocker.blocker, *_offered(blocker.may_block))
        case OrderObjects():
            yield from decision.objects
        case AssignDamageAsked():
            for source in decision.sources:
                yield from (source.source, *source.among)
        case ChooseObjects() | ChoosePlayer() | BottomCards() | OpeningHand():
            yield from _offered(decision.among)
        case ChooseTargets():
            for slot in decision.slots:
                yield from _offered(slot.among)
        case PayAsked():
            yield from _offered(decision.sources)
        case OrderTriggers():
            yield from (trigger.source for trigger in decision.triggers)
        case _:
            return


def _offered(names: tuple[str, ...] | Unknown) -> tuple[str, ...]:
    return () if names == "unknown" else names
