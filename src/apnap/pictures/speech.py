"""What somebody says, as people would say it."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.driver import Exchange
from apnap.pictures.decision_words import purpose_of
from apnap.pictures.object_names import Names
from apnap.protocol import AnswerSaid, Concede, Load, View, answers


def phrase(exchange: Exchange, names: Names) -> str:
    """Return who says what in an exchange, in a sentence without a full stop."""
    match exchange.said:
        case Load():
            return "The position is set up"
        case Concede():
            return f"{names.of(exchange.said.player)} concedes"
        case View():
            return f"{names.of(exchange.said.player or 'somebody')} looks at the game"
        case AnswerSaid():
            if isinstance(exchange.said.say, answers.Chance):
                return f"Chance decides: {names.all(exchange.said.say.outcome)}{_about(exchange)}"
            said = _answer(exchange.said.say, names, _about(exchange))
            return f"{names.of(exchange.said.by)} {said}"


def _about(exchange: Exchange) -> str:
    """Return what something was asked for, where the engine says it."""
    purpose = purpose_of(exchange.about) if exchange.about else ""
    return f" ({purpose})" if purpose else ""


def _answer(say: answers.Answer, names: Names, about: str) -> str:  # noqa: C901, PLR0911, PLR0912 - one case for each kind of answer
    """Return an answer as what somebody does."""
    match say:
        case answers.Pass():
            return "passes"
        case answers.PlayLand():
            return f"plays {names.of(say.card)}"
        case answers.Cast():
            return "; ".join((f"casts {names.of(say.card)}", *_fixed(say, names)))
        case answers.Activate():
            what = f"activates {names.of(say.source)}, ability {say.ability}"
            return "; ".join((what, *_fixed(say, names)))
        case answers.Special():
            return f"turns {names.of(say.object)} face up"
        case answers.DeclareAttackers():
            return "; ".join(_attackers(say, names))
        case answers.DeclareBlockers():
            return "; ".join(_blockers(say, names))
        case answers.Order():
            return f"chooses this order: {', '.join(map(names.of, say.objects))}"
        case answers.AssignDamage():
            return f"assigns damage: {', '.join(_damage(say, names)) or 'none'}"
        case answers.Choose():
            return f"chooses {names.all(say.chosen)}{about}"
        case answers.Say():
            return f"says {'yes' if say.yes else 'no'}{about}"
        case answers.SayNumber():
            return f"chooses {say.number}{about}"
        case answers.Pay():
            return _paid(say.pay, names)
        case answers.KeepOrMulligan():
            return "keeps the hand" if say.keep else "takes a mulligan"
        case answers.Chance():
            return f"decides: {names.all(say.outcome)}{about}"


def _fixed(say: answers.Cast | answers.Activate, names: Names) -> Iterator[str]:
    """Yield what somebody fixes who announces something."""
    if say.targets is not None:
        yield f"targets {names.all(say.targets)}"
    if isinstance(say, answers.Cast):
        if say.modes is not None:
            yield f"modes {names.all(say.modes)}"
        if say.alternative is not None:
            yield f"for the alternative cost of {names.of(say.alternative)}"
    if say.x is not None:
        yield f"X is {say.x}"
    if say.costs is not None:
        yield f"pays costs with {names.all(say.costs)}"
    yield from _payment(say.pay, names)


def _attackers(say: answers.DeclareAttackers, names: Names) -> Iterator[str]:
    attacks = (
        f"{names.of(one.attacker)} attacks {names.of(one.attacks or '')}".rstrip()
        for one in say.attacks
    )
    found = ", ".join(attacks)
    yield f"declares attackers: {found}" if found else "declares no attackers"
    yield from (f"a band of {names.all(band)}" for band in say.bands)
    yield from _payment(say.pay, names)


def _blockers(say: answers.DeclareBlockers, names: Names) -> Iterator[str]:
    blocks = (f"{names.of(one.blocker)} blocks {names.all(one.blocks)}" for one in say.blocks)
    found = ", ".join(blocks)
    yield f"declares blockers: {found}" if found else "declares no blockers"
    yield from _payment(say.pay, names)


def _damage(say: answers.AssignDamage, names: Names) -> Iterator[str]:
    for one in say.damage:
        yield f"{one.amount} from {names.of(one.source)} to {names.of(one.to)}"


def _payment(pay: answers.Payment | None, names: Names) -> Iterator[str]:
    """Yield how something is paid; that the engine finds a way goes without saying."""
    if pay is not None and pay != "auto":
        yield _paid(pay, names)


def _paid(pay: answers.Payment, names: Names) -> str:
    if pay == "auto":
        return "pays"
    return "does not pay" if isinstance(pay, str) else f"pays with {names.all(pay)}"
