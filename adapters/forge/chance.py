"""
Players who choose at random among what they are offered.

They read nothing but the decision that is pending, so any engine that speaks the protocol can be
played in this way, and no player knows more than one at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, TypeVar

from apnap.protocol import Answer, Decision, answers, decisions

T = TypeVar("T")

LAND: Final = 0.9
"""How likely a land is played by a player who can, at each priority."""
SPELL: Final = 0.5
"""How likely a spell is cast by a player who can."""
ABILITY: Final = 0.05
"""How likely an ability is activated by a player who can: most make mana that nobody needs."""
ATTACK: Final = 0.6
"""How likely each creature attacks that can."""
BLOCK: Final = 0.4
"""How likely each creature blocks that can."""
LARGEST: Final = 3
"""The largest number that is chosen where there is no limit."""


def said(decision: Decision, chance: Random) -> Iterator[Answer]:
    """
    Yield answers to a decision: what a player chooses, then what they say if that is rejected.

    The last of them are as plain as can be: to pass, to declare nothing, to pay nothing.
    """
    speak = _WAYS.get(type(decision))
    if speak is not None:
        yield from speak(decision, chance)


def _priority(asked: decisions.Priority, chance: Random) -> Iterator[Answer]:
    offered = () if asked.actions == "unknown" else asked.actions
    wishes = (("play_land", LAND), ("cast", SPELL), ("activate", ABILITY))
    for kind, likely in wishes:
        of_kind = [one for one in offered if one.kind == kind]
        if of_kind and chance.random() < likely:
            yield _act(chance.choice(of_kind))
    yield answers.Pass()


def _act(action: decisions.Action) -> Answer:
    if action.kind == "play_land":
        return answers.PlayLand(action.object)
    if action.kind == "cast":
        return answers.Cast(action.object, pay="auto")
    return answers.Activate(action.object, action.ability or 1, pay="auto")


def _attacks(asked: decisions.DeclareAttackersAsked, chance: Random) -> Iterator[Answer]:
    offered = [one for one in _known(asked.candidates) if _known(one.may_attack)]
    every = [answers.AttackSaid(one.attacker, chance.choice(one.may_attack)) for one in offered]
    some = tuple(one for one in every if chance.random() < ATTACK)
    yield answers.DeclareAttackers(some, pay="auto")
    yield answers.DeclareAttackers()
    yield answers.DeclareAttackers(tuple(every), pay="auto")


def _blocks(asked: decisions.DeclareBlockersAsked, chance: Random) -> Iterator[Answer]:
    offered = [one for one in _known(asked.candidates) if _known(one.may_block)]
    every = [answers.BlockSaid(one.blocker, (chance.choice(one.may_block),)) for one in offered]
    some = tuple(one for one in every if chance.random() < BLOCK)
    yield answers.DeclareBlockers(some, pay="auto")
    yield answers.DeclareBlockers()
    yield answers.DeclareBlockers(tuple(every), pay="auto")


def _damage(asked: decisions.AssignDamageAsked, chance: Random) -> Iterator[Answer]:
    """All of a creature's damage goes to one recipient; with trample not to the last, a player."""
    for among in ((lambda them: them[:-1] or them), (lambda them: them)):
        yield answers.AssignDamage(
            tuple(
                answers.DamageSaid(one.source, chance.choice(among(one.among)), one.amount)
                for one in asked.sources
            )
        )


def _choice(
    asked: decisions.ChooseObjects | decisions.ChooseMode, chance: Random
) -> Iterator[Answer]:
    among = _known(asked.among)
    yield answers.Choose(_some(among, asked.least, asked.most, chance))
    yield answers.Choose(_some(among, asked.least, asked.least, chance))


def _targets(asked: decisions.ChooseTargets, chance: Random) -> Iterator[Answer]:
    for most in (False, True):
        yield answers.Choose(
            tuple(
                name
                for slot in asked.slots
                for name in _some(
                    _known(slot.among), slot.least, slot.most if most else slot.least, chance
                )
            )
        )


def _player(asked: decisions.ChoosePlayer, chance: Random) -> Iterator[Answer]:
    yield answers.Choose(_some(_known(asked.among), 1, 1, chance))


def _cards(
    asked: decisions.BottomCards | decisions.OpeningHand, chance: Random
) -> Iterator[Answer]:
    least = asked.count if isinstance(asked, decisions.BottomCards) else 0
    yield answers.Choose(_some(_known(asked.among), least, least, chance))


def _number(asked: decisions.Number, chance: Random) -> Iterator[Answer]:
    most = asked.least + LARGEST if asked.most is None else asked.most
    yield answers.SayNumber(chance.randint(asked.least, max(asked.least, most)))
    yield answers.SayNumber(asked.least)


def _yes_no(_: decisions.YesNo, chance: Random) -> Iterator[Answer]:
    yes = chance.random() < 0.5  # noqa: PLR2004 - as likely as not
    yield answers.Say(yes)
    yield answers.Say(not yes)


def _pay(_: decisions.PayAsked, __: Random) -> Iterator[Answer]:
    yield answers.Pay("auto")
    yield answers.Pay("nothing")


def _order(
    asked: decisions.OrderObjects | decisions.OrderTriggers, chance: Random
) -> Iterator[Answer]:
    triggers = isinstance(asked, decisions.OrderTriggers)
    names = [one.name for one in asked.triggers] if triggers else list(asked.objects)
    chance.shuffle(names)
    yield answers.Order(tuple(names))


def _mulligan(_: decisions.Mulligan, __: Random) -> Iterator[Answer]:
    yield answers.KeepOrMulligan(keep=True)


def _some(among: Sequence[T], least: int, most: int, chance: Random) -> tuple[T, ...]:
    many = min(chance.randint(least, max(least, most)), len(among))
    return tuple(chance.sample(list(among), many))


def _known(what: tuple[T, ...] | str) -> tuple[T, ...]:
    """Return what is offered; nothing if that is not known."""
    return () if isinstance(what, str) else what


_WAYS: Final[dict[type, Callable[[Any, Random], Iterator[Answer]]]] = {
    decisions.Priority: _priority,
    decisions.DeclareAttackersAsked: _attacks,
    decisions.DeclareBlockersAsked: _blocks,
    decisions.AssignDamageAsked: _damage,
    decisions.ChooseObjects: _choice,
    decisions.ChooseMode: _choice,
    decisions.ChooseTargets: _targets,
    decisions.ChoosePlayer: _player,
    decisions.BottomCards: _cards,
    decisions.OpeningHand: _cards,
    decisions.Number: _number,
    decisions.YesNo: _yes_no,
    decisions.PayAsked: _pay,
    decisions.OrderObjects: _order,
    decisions.OrderTriggers: _order,
    decisions.Mulligan: _mulligan,
}
