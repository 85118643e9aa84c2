"""
What the schema lets pass and the first run trips over: offers and states at odds with themselves.

Each problem comes with what to do about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from apnap.driver.position import PHASES
from apnap.driver.transcript import kind
from apnap.engine.coherence import CHANCE
from apnap.protocol import (
    Answer,
    AssignDamageAsked,
    BottomCards,
    ChanceAsked,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    OpeningHand,
    OrderObjects,
    OrderTriggers,
    State,
    Step,
    Turn,
    Unknown,
)

Found = Iterator[tuple[str, str]]

_DECLARING: Final[tuple[Step, Step]] = ("declare_attackers", "declare_blockers")
_ONLY_WHAT_IS: Final = "Offer each possibility once, and ask only for what can be answered."


def of_turns(state: State) -> Found:
    """Yield where phase and step of a turn, or its step and what is asked, do not go together."""
    for number, turn in enumerate(state.turns):
        if PHASES[turn.step] != turn.phase:
            yield (
                f"`turns.{number}` has the step `{turn.step}` and the phase `{turn.phase}`.",
                f"`{turn.step}` belongs to the phase `{PHASES[turn.step]}`: let both go on.",
            )
    for decision in state.pending:
        if isinstance(decision, DeclareAttackersAsked | DeclareBlockersAsked):
            yield from _of_declaring(decision, state)


def _of_declaring(decision: DeclareAttackersAsked | DeclareBlockersAsked, state: State) -> Found:
    """Yield where a turn does not show that somebody declares, or somebody else should."""
    turn = state.turns[decision.turn]
    if kind(decision) != turn.step:
        yield (
            f"`{kind(decision)}` is asked, and `turns.{decision.turn}.step` is `{turn.step}`.",
            "Show in the turn, by step and phase, how far it has come.",
        )
    active = (decision.subject or decision.decider) == turn.active
    if not state.teams and active != isinstance(decision, DeclareAttackersAsked):
        asked = f"`{kind(decision)}` asks {decision.decider}"
        yield (
            f"{asked}, and `turns.{decision.turn}.active` is {turn.active}.",
            "The active player declares attackers, each defending player blockers.",
        )


def of_decision(decision: Decision) -> Found:
    """Yield what nobody could answer in a decision."""
    about = f"The decision `{kind(decision)}`"
    if isinstance(decision, ChanceAsked) != (decision.decider == CHANCE):
        yield (
            f"{about} asks {decision.decider}.",
            f"What is left to chance has the decider `{CHANCE}`, and nothing else has.",
        )
    for names in _offered(decision):
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            yield f"{about} offers {twice} twice.", _ONLY_WHAT_IS
    for least, most, offered in _wanted(decision):
        if least > most:
            yield f"{about} asks for {least} at least and {most} at most.", _ONLY_WHAT_IS
        elif offered is not None and least > offered:
            yield f"{about} asks for {least} at least, and offers {offered}.", _ONLY_WHAT_IS


def of_combat(turn: Turn, said: Answer | None) -> Found:
    """Yield where a combat is not shown as it was declared, as long as it has to be shown."""
    if turn.step not in _DECLARING:
        return
    match said:
        case DeclareAttackers(attacks=declared):
            creatures = {one.attacker for one in declared}
            shown = {one.attacker for one in turn.combat.attacks} if turn.combat else set()
        case DeclareBlockers(blocks=declared):
            creatures = {one.blocker for one in declared}
            shown = {one.blocker for one in turn.combat.blocks} if turn.combat else set()
        case _:
            return
    if creatures != shown:
        what = "attacks" if isinstance(said, DeclareAttackers) else "blocks"
        yield (
            f"{_listed(creatures)} {what}, and `combat.{what}` shows {_listed(shown)}.",
            "Show in `turns[].combat` what was declared, until the combat phase ends.",
        )


def _offered(decision: Decision) -> Iterator[Sequence[str]]:  # noqa: C901 - one case for each kind
    """Yield the lists of names in which each stands once."""
    match decision:
        case (
            ChooseObjects(among=among)
            | ChoosePlayer(among=among)
            | BottomCards(among=among)
            | OpeningHand(among=among)
            | ChooseMode(among=among)
            | ChanceAsked(among=among)
        ):
            yield _known(among)
        case OrderObjects(objects=objects):
            yield objects
        case OrderTriggers(triggers=triggers):
            yield tuple(one.name for one in triggers)
        case ChooseTargets(slots=slots):
            yield from (_known(slot.among) for slot in slots)
        case AssignDamageAsked(sources=sources):
            yield tuple(one.source for one in sources)
            yield from (one.among for one in sources)
        case DeclareAttackersAsked(candidates=attackers) if attackers != "unknown":
            yield tuple(one.attacker for one in attackers)
        case DeclareBlockersAsked(candidates=blockers) if blockers != "unknown":
            yield tuple(one.blocker for one in blockers)
        case _:
            return


def _wanted(  # noqa: C901 - one case for each kind
    decision: Decision,
) -> Iterator[tuple[int, int, int | None]]:
    """Yield how many have to be named and may be, and among how many; None if that's not told."""
    match decision:
        case ChooseObjects() | ChooseMode():
            yield decision.least, decision.most, _number(decision.among)
        case ChoosePlayer(among=among):
            yield 1, 1, _number(among)
        case BottomCards(among=among, count=count):
            yield count, count, _number(among)
        case OrderObjects(objects=objects):
            yield 1, 1, len(objects)
        case OrderTriggers(triggers=triggers):
            yield 1, 1, len(triggers)
        case ChooseTargets(slots=slots):
            yield 1, 1, len(slots)
            yield from ((slot.least, slot.most, _number(slot.among)) for slot in slots)
        case AssignDamageAsked(sources=sources):
            yield 1, 1, len(sources)
            yield from ((1, 1, len(one.among)) for one in sources if one.amount)
        case _:
            return


def _known(names: tuple[str, ...] | Unknown) -> tuple[str, ...]:
    return () if names == "unknown" else names


def _number(names: tuple[str, ...] | Unknown) -> int | None:
    return None if names == "unknown" else len(names)


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
