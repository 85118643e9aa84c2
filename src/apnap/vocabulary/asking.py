"""Thens about what players are asked now, and among what they may choose."""

from __future__ import annotations

from typing import Final

from apnap.driver import Failed, Game
from apnap.driver.looking import CHOICES, attack, offered, situation
from apnap.protocol import (
    AssignDamageAsked,
    ChoosePlayer,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Mulligan,
    OrderObjects,
    OrderTriggers,
    PayAsked,
)
from apnap.vocabulary.phrases import Topic

ASKING: Final = Topic()


def _asked(game: Game, task: str) -> list[Decision]:
    """Return the pending decisions that are such a task."""
    return [decision for decision in game.state.pending if _is(game, decision, task)]


def _is(  # noqa: C901, PLR0911 - one case for each task
    game: Game, decision: Decision, task: str
) -> bool:
    """Tell whether a decision is such a task."""
    match decision:
        case OrderObjects():
            blockers = attack(game, game.names.shown(decision.about)) is not None
            return task == ("to order blockers" if blockers else "to order attackers")
        case ChoosePlayer(purpose="defending_player") if task == "to choose a defending player":
            return True
        case OrderTriggers():
            return task == "to order triggers"
        case DeclareAttackersAsked():
            return task == "to declare attackers"
        case DeclareBlockersAsked():
            return task == "to declare blockers"
        case AssignDamageAsked():
            return task == "to assign damage"
        case PayAsked():
            return task == "to pay"
        case Mulligan():
            return task == "to keep a hand"
        case _:
            return task == "to choose" and isinstance(decision, CHOICES)


def _must(game: Game, name: str, task: str) -> None:
    if not any(decision.decider in game.sides(name) for decision in _asked(game, task)):
        raise Failed(f"{name} to be asked {task}", situation(game))


def _must_not(game: Game, task: str) -> None:
    if _asked(game, task):
        raise Failed(f"nobody to be asked {task}", situation(game))


@ASKING.then("{player} is asked to declare attackers", needs=("decision:declare_attackers",))
def asked_attackers(game: Game, name: str) -> None:
    """A declaration of attackers is pending for the player."""
    _must(game, name, "to declare attackers")


@ASKING.then("{player} is asked to declare blockers", needs=("decision:declare_blockers",))
def asked_blockers(game: Game, name: str) -> None:
    """A declaration of blockers is pending for the player."""
    _must(game, name, "to declare blockers")


@ASKING.then("{player} is asked to choose")
def asked_choice(game: Game, name: str) -> None:
    """A choice is pending for the player."""
    _must(game, name, "to choose")


@ASKING.then("{player} is asked to order blockers", needs=("decision:order_objects",))
def asked_order_blockers(game: Game, name: str) -> None:
    """An order for the blockers of an attacker is pending for the player."""
    _must(game, name, "to order blockers")


@ASKING.then("{player} is asked to order attackers", needs=("decision:order_objects",))
def asked_order_attackers(game: Game, name: str) -> None:
    """An order for what a creature blocks is pending for the player."""
    _must(game, name, "to order attackers")


@ASKING.then("{player} is asked to order triggers", needs=("decision:order_triggers",))
def asked_order_triggers(game: Game, name: str) -> None:
    """An order for triggered abilities that wait is pending for the player."""
    _must(game, name, "to order triggers")


@ASKING.then("{player} is asked to assign damage", needs=("decision:assign_damage",))
def asked_damage(game: Game, name: str) -> None:
    """An assignment of combat damage is pending for the player."""
    _must(game, name, "to assign damage")


@ASKING.then("{player} is asked to pay", needs=("decision:pay",))
def asked_payment(game: Game, name: str) -> None:
    """A payment is pending for the player."""
    _must(game, name, "to pay")


@ASKING.then("{player} is asked to keep a hand", needs=("decision:mulligan",))
def asked_to_keep(game: Game, name: str) -> None:
    """The decision to keep a hand or to take a mulligan is pending for the player."""
    _must(game, name, "to keep a hand")


@ASKING.then("{player} is asked to choose a defending player", needs=("decision:choose_player",))
def asked_defender(game: Game, name: str) -> None:
    """The choice of the one opponent who is attacked is pending for the player."""
    _must(game, name, "to choose a defending player")


@ASKING.then("nobody is asked to declare attackers")
def nobody_attackers(game: Game) -> None:
    """No declaration of attackers is pending."""
    _must_not(game, "to declare attackers")


@ASKING.then("nobody is asked to declare blockers")
def nobody_blockers(game: Game) -> None:
    """No declaration of blockers is pending."""
    _must_not(game, "to declare blockers")


@ASKING.then("nobody is asked to choose")
def nobody_choice(game: Game) -> None:
    """No choice is pending."""
    _must_not(game, "to choose")


@ASKING.then("nobody is asked to order blockers")
def nobody_order_blockers(game: Game) -> None:
    """No order for the blockers of an attacker is pending."""
    _must_not(game, "to order blockers")


@ASKING.then("nobody is asked to order attackers")
def nobody_order_attackers(game: Game) -> None:
    """No order for what a creature blocks is pending."""
    _must_not(game, "to order attackers")


@ASKING.then("nobody is asked to order triggers")
def nobody_order_triggers(game: Game) -> None:
    """No order for triggered abilities that wait is pending."""
    _must_not(game, "to order triggers")


@ASKING.then("nobody is asked to assign damage")
def nobody_damage(game: Game) -> None:
    """No assignment of combat damage is pending."""
    _must_not(game, "to assign damage")


@ASKING.then("nobody is asked to pay")
def nobody_payment(game: Game) -> None:
    """No payment is pending."""
    _must_not(game, "to pay")


@ASKING.then("nobody is asked to keep a hand")
def nobody_to_keep(game: Game) -> None:
    """The decision to keep a hand or to take a mulligan is pending for nobody."""
    _must_not(game, "to keep a hand")


@ASKING.then("nobody is asked to choose a defending player")
def nobody_defender(game: Game) -> None:
    """The choice of the one opponent who is attacked is pending for nobody."""
    _must_not(game, "to choose a defending player")


def _choices(game: Game, name: str | None, expected: str) -> tuple[tuple[str, ...], ...]:
    """Return what each pending choice (of a player) offers; raise `Failed` if there is none."""
    found = tuple(
        offered(decision)
        for decision in game.state.pending
        if isinstance(decision, CHOICES)
        if name is None or decision.decider in game.sides(name)
    )
    if not found:
        raise Failed(expected, situation(game))
    return found


def _listing(game: Game, choices: tuple[tuple[str, ...], ...]) -> str:
    return "; ".join(map(game.names.listing, choices))


@ASKING.then("{player} may choose among {names}")
def may_choose_among(game: Game, name: str, names: tuple[str, ...]) -> None:
    """A decision pending for the player offers exactly these."""
    expected = f"{name} to choose among {' and '.join(names)}"
    found = _choices(game, name, expected)
    if set(game.names.all_sent(names)) not in map(set, found):
        raise Failed(expected, _listing(game, found))


@ASKING.then("{names} may be chosen")
def may_be_chosen(game: Game, names: tuple[str, ...]) -> None:
    """These are among what a pending choice offers."""
    expected = f"{' and '.join(names)} to be on offer"
    found = _choices(game, None, expected)
    if not any(set(game.names.all_sent(names)) <= set(offer) for offer in found):
        raise Failed(expected, _listing(game, found))


@ASKING.then("{names} may not be chosen")
def may_not_be_chosen(game: Game, names: tuple[str, ...]) -> None:
    """These are not among what any pending choice offers."""
    expected = f"{' and '.join(names)} not to be on offer"
    found = _choices(game, None, expected)
    if any(set(game.names.all_sent(names)) & set(offer) for offer in found):
        raise Failed(expected, _listing(game, found))
