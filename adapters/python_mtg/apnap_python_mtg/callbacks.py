"""Choices within a move: putting them as decisions, and taking the answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from apnap.protocol import (
    Answer,
    Choose,
    ChooseMode,
    ChooseObjects,
    ChooseTargets,
    Decision,
    Number,
    Say,
    SayNumber,
    TargetSlot,
    YesNo,
)
from apnap_python_mtg.moving import Choice, Facts, active
from apnap_python_mtg.names import Names
from apnap_python_mtg.verdicts import Refused, Unsupported

_TARGETS: Final = "target"
_OF_A_NUMBER: Final = "x_value"


def asked(facts: Facts, choice: Choice, names: Names, at: str) -> Decision:
    """
    Return the decision that a choice is, under the id `at`.

    python-mtg puts all choices but blocks to the active player (`game.deciding_seat`).
    """
    decider = names.player(active(facts))
    options = choice.options
    if choice.key == _OF_A_NUMBER:
        return Number(id=at, decider=decider, purpose=choice.key, most=int(choice.default))
    if options is None:
        modes = tuple(sorted(str(mode) for mode in choice.default))
        return ChooseMode(id=at, decider=decider, purpose=choice.key, among=modes)
    if all(isinstance(option, bool) for option in options):
        return YesNo(id=at, decider=decider, purpose=choice.key)
    least = 0 if None in options else 1
    among = tuple(names.shown(option) for option in options if option is not None)
    if not _of_objects(facts, options):
        return ChooseMode(
            id=at, decider=decider, purpose=choice.key, among=tuple(map(_plain, among)), least=least
        )
    if _TARGETS in choice.key:
        return ChooseTargets(id=at, decider=decider, slots=(TargetSlot(among, least=least),))
    return ChooseObjects(id=at, decider=decider, purpose=choice.key, among=among, least=least)


def reply(facts: Facts, choice: Choice, said: Answer, names: Names) -> Any:  # noqa: ANN401 - theirs
    """
    Return what is chosen in python-mtg's terms.

    Raises `Refused` if that is not among the options.
    """
    take = _TAKING.get(type(said))
    if take is None:
        raise Refused(f"python-mtg asks for a choice ({choice.key})")
    return take(facts, choice, said, names)


def _number(_facts: Facts, choice: Choice, said: SayNumber, _names: Names) -> int:
    if choice.key != _OF_A_NUMBER:
        raise Refused(f"python-mtg asks for no number ({choice.key})")
    if not 0 <= said.number <= int(choice.default):
        raise Refused(f"python-mtg takes 0 to {choice.default}")
    return said.number


def _yes_or_no(_facts: Facts, choice: Choice, said: Say, _names: Names) -> bool:
    if said.yes not in (choice.options or ()):
        raise Refused(f"python-mtg asks for no yes or no ({choice.key})")
    return said.yes


def _chosen(facts: Facts, choice: Choice, said: Choose, names: Names) -> Any:  # noqa: ANN401 - theirs
    if choice.options is None:
        raise Unsupported(f"python-mtg does not say what can be chosen ({choice.key})")
    if not said.chosen and None in choice.options:
        return None
    if len(said.chosen) != 1:
        raise Refused(f"python-mtg asks for one at a time ({choice.key})")
    meant = names.meant(said.chosen[0])
    objects = _of_objects(facts, choice.options)
    for option in choice.options:
        if option == meant or (not objects and _plain(str(option)) == said.chosen[0]):
            return option
    raise Refused(f"python-mtg does not offer {said.chosen[0]}")


_TAKING: Final[dict[type, Callable[[Facts, Choice, Any, Names], Any]]] = {
    SayNumber: _number,
    Say: _yes_or_no,
    Choose: _chosen,
}


def _of_objects(facts: Facts, options: tuple[Any, ...]) -> bool:
    """Tell whether all that can be chosen are objects."""
    things = {card for card, _ in facts.get("instance_of", ())}
    things |= {card for (card,) in facts.get("on_battlefield", ())}
    return all(option is None or option in things for option in options)


def _plain(text: str) -> str:
    """Return a word of python-mtg's as people write it."""
    return text.removeprefix("~").replace("_", " ")
