"""Telling what somebody says: the phrases by which a player may have said it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from apnap.driver import Exchange
from apnap.driver.transcript import kind
from apnap.fuzzing.handles import HANDLE
from apnap.fuzzing.telling.phrasing import CannotBeTold, Line, listed, when
from apnap.protocol import (
    Activate,
    AnswerSaid,
    AssignDamage,
    Cast,
    Choose,
    Concede,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    KeepOrMulligan,
    Order,
    OrderObjects,
    OrderTriggers,
    Pass,
    Pay,
    PlayLand,
    Say,
    SayNumber,
    Special,
    State,
)

Naming = Callable[[str], str]
"""Gives the name of a handle, as the scenario calls it."""


def named(names: dict[str, str]) -> Naming:
    """Return what gives a name to handles; it raises `CannotBeTold` for those without one."""

    def name(handle: str) -> str:
        found = names.get(handle, handle)
        if found.startswith(HANDLE):
            raise CannotBeTold("a name for an ability on the stack, or a pile")
        return found

    return name


def whens(exchange: Exchange, state: State, name: Naming) -> tuple[Line, ...]:
    """
    Return the ways in which what somebody said can be told, the plainest first.

    Raises `CannotBeTold` if there is none.
    """
    said, asked = exchange.said, exchange.about
    if isinstance(said, Concede):
        return (when(f"{said.player} concedes"),)
    if not isinstance(said, AnswerSaid) or asked is None:
        raise CannotBeTold("a When for a look at the game")
    own = said.by in _sides(state, asked)
    ways = tuple(_own(said, asked, name) if own else _interrupting(said, name))
    if not ways:
        how = "" if own else " by somebody who is not asked"
        raise CannotBeTold(f"a When for {kind(asked)} answered with {_kind(said)}{how}")
    return ways


def _sides(state: State, asked: Decision) -> Collection[str]:
    members = next((t.members for t in state.teams if t.name == asked.decider), ())
    return (asked.decider, *members)


def _kind(said: AnswerSaid) -> str:
    return str(type(said.say).__struct_config__.tag)


def _own(  # noqa: C901, PLR0912 - one case for each kind of answer
    said: AnswerSaid, asked: Decision, name: Naming
) -> Iterator[Line]:
    """Yield how somebody says it who is asked."""
    by = said.by
    match said.say:
        case Pass():
            yield when(f"{by} passes")
            yield when(f"{by} proposes to pass")
        case PlayLand(card):
            yield when(f"{by} plays {name(card)}")
        case Cast() as cast:
            yield when(f"{by} casts {name(cast.card)}{_at(cast.targets, name)}")
        case Activate() as act if act.ability in (None, 1):
            yield when(f"{by} activates {name(act.source)}{_at(act.targets, name)}")
        case Activate() as act:
            of = f"ability {act.ability} of {name(act.source)}"
            yield when(f"{by} activates {of}{_at(act.targets, name)}")
        case Special() as special:
            yield when(f"{by} turns {name(special.object)} face up")
        case DeclareAttackers() as attack:
            yield from _attacks(by, "declares", attack, name)
            yield from _attacks(by, "proposes", attack, name)
        case DeclareBlockers() as block:
            yield from _blocks(by, "declares", block, name)
            yield from _blocks(by, "proposes", block, name)
        case Order(objects) if isinstance(asked, OrderObjects):
            if objects:
                yield when(f"{by} announces the order {_all(objects, name)} for {asked.about}")
        case Order(objects) if isinstance(asked, OrderTriggers):
            yield from _triggers(by, asked, objects, name)
        case AssignDamage(damage):
            rows = ((name(one.source), name(one.to), str(one.amount)) for one in damage)
            if damage:
                yield when(f"{by} assigns this damage:", (("source", "to", "damage"), *rows))
        case Choose(()):
            yield when(f"{by} chooses nothing")
        case Choose(chosen):
            yield when(f"{by} chooses {_all(chosen, name)}")
        case KeepOrMulligan(keep):
            yield when(f"{by} keeps the hand" if keep else f"{by} takes a mulligan")
        case SayNumber(number):
            yield when(f"{by} chooses {number}")
        case Say(yes=True) | Pay("auto"):
            yield when(f"{by} agrees")
        case Say(yes=False) | Pay("nothing"):
            yield when(f"{by} declines")
        case _:
            return


def _interrupting(  # noqa: C901 - one case for each kind of answer
    said: AnswerSaid, name: Naming
) -> Iterator[Line]:
    """Yield how somebody says it who is not asked."""
    by = f"{said.by} interrupts and"
    match said.say:
        case Pass():
            yield when(f"{by} passes")
        case PlayLand(card):
            yield when(f"{by} plays {name(card)}")
        case Cast() as cast:
            yield when(f"{by} casts {name(cast.card)}{_at(cast.targets, name)}")
        case Activate() as act if act.ability in (None, 1):
            yield when(f"{by} activates {name(act.source)}{_at(act.targets, name)}")
        case DeclareAttackers() as attack if attack.attacks:
            yield when(f"{by} declares these attacks:", _attack_rows(attack, name))
        case DeclareBlockers() as block if block.blocks:
            yield when(f"{by} declares these blocks:", _block_rows(block, name))
        case Choose(chosen) if chosen:
            yield when(f"{by} chooses {_all(chosen, name)}")


def _all(names: Sequence[str], name: Naming) -> str:
    return listed([name(one) for one in names])


def _at(targets: Sequence[str] | None, name: Naming) -> str:
    return f" targeting {_all(targets, name)}" if targets else ""


def _attacks(by: str, verb: str, said: DeclareAttackers, name: Naming) -> Iterator[Line]:
    whom = {one.attacks for one in said.attacks}
    if not said.attacks:
        if verb == "declares":
            yield when(f"{by} declares no attack")
        return
    (first, *others) = whom
    if verb == "declares" and not others and first is not None and not said.bands:
        attackers = _all([one.attacker for one in said.attacks], name)
        yield when(f"{by} attacks {name(first)} with {attackers}")
    yield when(f"{by} {verb} these attacks:", _attack_rows(said, name))


def _attack_rows(said: DeclareAttackers, name: Naming) -> tuple[tuple[str, ...], ...]:
    marks = {one: str(at) for at, band in enumerate(said.bands, 1) for one in band}
    rows = (
        (name(one.attacker), name(one.attacks) if one.attacks else "", marks.get(one.attacker, ""))
        for one in said.attacks
    )
    table = (("attacker", "attacks", "band"), *rows)
    return table if marks else tuple(row[:2] for row in table)


def _blocks(by: str, verb: str, said: DeclareBlockers, name: Naming) -> Iterator[Line]:
    blocked = {one.blocks for one in said.blocks}
    if not said.blocks:
        if verb == "declares":
            yield when(f"{by} declares no block")
        return
    if verb == "declares" and len(blocked) == 1 and len(said.blocks[0].blocks) == 1:
        blockers = _all([one.blocker for one in said.blocks], name)
        yield when(f"{by} blocks {name(said.blocks[0].blocks[0])} with {blockers}")
    yield when(f"{by} {verb} these blocks:", _block_rows(said, name))


def _block_rows(said: DeclareBlockers, name: Naming) -> tuple[tuple[str, ...], ...]:
    rows = ((name(one.blocker), _all(one.blocks, name)) for one in said.blocks)
    return (("blocker", "blocks"), *rows)


def _triggers(by: str, asked: OrderTriggers, order: Sequence[str], name: Naming) -> Iterator[Line]:
    """Yield how triggered abilities are put in an order, each told by its source."""
    waiting = {one.name: one for one in asked.triggers}
    if not order or not waiting.keys() >= {*order}:
        return
    told = [waiting[one] for one in order]
    sources = [name(str(one.source)) for one in told]
    if len({*sources}) == len(sources):
        yield when(f"{by} puts the triggers in the order {listed(sources)}")
    concerns = ["" if one.concerns in (None, "unknown") else str(one.concerns) for one in told]
    table = (("source", "concerns"), *zip(sources, concerns, strict=True))
    yield when(f"{by} puts the triggers in this order:", table)
