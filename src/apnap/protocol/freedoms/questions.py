"""Questions that an engine need not ask, or may ask in other words."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from apnap.protocol import (
    Answer,
    AssignDamage,
    AssignDamageAsked,
    Choose,
    ChooseObjects,
    ChoosePlayer,
    DamageSaid,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    Object,
    Order,
    OrderObjects,
    OrderTriggers,
    Priority,
    State,
    TriggerWaiting,
    Turn,
    YesNo,
)


def only_answer(decision: Decision) -> Answer | None:  # noqa: C901, PLR0911 - one case for each kind
    """Return the one answer that there is to a decision; None if others say something else."""
    match decision:
        case OrderTriggers(triggers=triggers) if len(set(map(_told, triggers))) == 1:
            return Order(tuple(one.name for one in triggers))
        case OrderObjects(objects=(_,)):
            return Order(decision.objects)
        case ChoosePlayer(among=tuple() as among) if len(among) == 1:
            return Choose(among)
        case ChooseObjects(among=tuple() as among) if len(among) <= decision.least:
            return Choose(among)
        case DeclareAttackersAsked(candidates=tuple() as all_) if not any(
            one.may_attack for one in all_
        ):
            return DeclareAttackers()
        case DeclareBlockersAsked(candidates=tuple() as all_) if not any(
            one.may_block for one in all_
        ):
            return DeclareBlockers()
        case AssignDamageAsked():
            dealing = [one for one in decision.sources if one.amount]
            said = (DamageSaid(one.source, one.among[0], one.amount) for one in dealing)
            return AssignDamage(tuple(said)) if all(len(o.among) == 1 for o in dealing) else None
        case _:
            return None


def declares_nothing(asked: Decision, theirs: State, ours: State) -> Answer | None:
    """
    Return an empty declaration if `theirs` asks for one, and tells nobody who could be declared.

    It has to be asked where it can be, and nobody is asked for a choice in `ours`: the game went on
    there because there is nothing to declare.
    """
    if not isinstance(asked, DeclareAttackersAsked | DeclareBlockersAsked):
        return None
    told = asked.candidates != "unknown" or asked.turn >= min(len(theirs.turns), len(ours.turns))
    if told or any(not isinstance(one, Priority) for one in ours.pending):
        return None
    turn, here = theirs.turns[asked.turn], ours.turns[asked.turn]
    members = {team.name: team.members for team in theirs.teams}
    combat, of = here.combat, {asked.decider, *members.get(asked.decider, ())}
    if turn.active != here.active or combat is None:
        return None
    if isinstance(asked, DeclareAttackersAsked):
        there = turn.step == "declare_attackers" and turn.active in of
        return DeclareAttackers() if there and not combat.attacks else None
    defending = combat.defending != "unknown" and not of.isdisjoint(combat.defending)
    there = turn.step == here.step == "declare_blockers"
    return DeclareBlockers() if there and defending and not combat.blocks else None


def _told(trigger: TriggerWaiting) -> tuple[str, str | None]:
    """Return what is told of an ability that waits; nobody tells apart those that have the same."""
    return trigger.source, trigger.concerns


def is_chosen_for_the_stack(state: State) -> bool:
    """
    Tell whether somebody chooses what is chosen as something on the stack resolves.

    Unless something is just being announced, all players have passed before that.
    """
    chosen = all(isinstance(one, ChooseObjects | ChoosePlayer | YesNo) for one in state.pending)
    return chosen and bool(state.pending) and any(turn.stack for turn in state.turns)


def is_there(ours: State, theirs: State) -> bool:
    """Tell whether the same steps are going on, and as far as it is told the same on the stack."""
    mine, logged = (
        [(turn.active, turn.step, len(turn.stack)) for turn in state.turns]
        for state in (ours, theirs)
    )
    turns = zip(ours.turns, theirs.turns, strict=False)
    if mine != logged or any(_is_later(other, turn) for turn, other in turns):
        return False
    pairs = zip(_stacked(ours), _stacked(theirs), strict=True)
    return all(
        one is None or other is None or (one.kind == other.kind and _may_be(one.card, other.card))
        for one, other in pairs
    )


def comes_on_the_stack(before: State, after: State) -> bool:
    """Tell whether something is on a stack that was not there before."""
    there = {name for turn in before.turns for name in turn.stack}
    return any(name not in there for turn in after.turns for name in turn.stack)


def may_resolve(ours: State, theirs: State) -> bool:
    """Tell whether something is on a stack here, while the same steps are going on there."""
    mine, logged = ([(one.active, one.step) for one in state.turns] for state in (ours, theirs))
    return mine == logged and any(turn.stack for turn in ours.turns)


def _is_later(turn: Turn, other: Turn) -> bool:
    """Tell whether a turn is known to come after another."""
    if "unknown" in (turn.number, other.number):
        return False
    return int(turn.number) > int(other.number)


def not_asked(ours: State, theirs: State) -> Iterator[Decision]:
    """Yield the decisions here about which nobody is asked there, first what waits there."""
    asked = [_of_whom(one, theirs) for one in theirs.pending]
    waiting = {whose for *_, whose in asked}
    free = [one for one in ours.pending if _of_whom(one, ours) not in asked]
    yield from sorted(free, key=lambda one: _of_whom(one, ours)[-1] not in waiting)


def not_yet_there(ours: State, theirs: State) -> Iterator[Decision]:
    """
    Yield the priorities here in turns that have gone on there: several may go on at a time.

    Passes that are told in a turn that stands come first: as soon as another turn goes on to a
    choice, nobody is asked for them here until that is made.
    """
    asked = [one for one in ours.pending if isinstance(one, Priority)]
    gone_on = [index for index, turn in enumerate(ours.turns) if not _stands(turn, ours, theirs)]
    if len(ours.turns) > 1:
        there = [_of_whom(one, theirs) for one in theirs.pending]
        left_out = (one for one in asked if _of_whom(one, ours) not in there)
        standing = (one for one in left_out if one.turn not in gone_on)
        yield from (one for one in standing if _has_passed(one, ours, theirs))
    if not is_there(ours, theirs):
        yield from (one for one in asked if one.turn in gone_on)


def _has_passed(asked: Priority, ours: State, theirs: State) -> bool:
    """Tell whether who has priority in a turn here is told to have passed in it there."""
    turn = ours.turns[asked.turn]
    told = (one.passed for one in theirs.turns if one.active == turn.active)
    return any(passed != "unknown" and asked.decider in passed for passed in told)


def _stands(turn: Turn, ours: State, theirs: State) -> bool:
    """Tell whether a turn stands there as it does here."""
    there = tuple(one for one in theirs.turns if one.active == turn.active)
    return is_there(replace(ours, turns=(turn,)), replace(theirs, turns=there))


def asked_in_vain(ours: State, theirs: State) -> dict[str, Answer]:
    """
    Return the only answers to what is asked there, and need not be, by the ids there.

    What comes of them stands already here; there it has yet to come. There are none if somebody is
    asked for a choice.
    """
    mine = {(type(one), one.decider) for one in ours.pending}
    answers = {
        one.id: only_answer(one) or declares_nothing(one, theirs, ours) for one in theirs.pending
    }
    asked = any((type(one), one.decider) in mine for one in theirs.pending)
    known = {id_: answer for id_, answer in answers.items() if answer is not None}
    return {} if asked or len(known) < len(answers) else known


def speakers(decision: Decision, state: State) -> tuple[str, ...]:
    """Return who speaks for the player or team that is asked: nobody who has left."""
    members = next((team.members for team in state.teams if team.name == decision.decider), ())
    gone = {player.name for player in state.players if player.left is not None}
    return tuple(one for one in members if one not in gone) or (decision.decider,)


def _of_whom(decision: Decision, state: State) -> tuple[type, str, str, str | None]:
    """Return what a decision is, who decides, for whom, and in whose turn."""
    several = len(state.turns) > 1 and decision.turn < len(state.turns)
    whose = state.turns[decision.turn].active if several else None
    return type(decision), decision.decider, decision.subject or decision.decider, whose


def _stacked(state: State) -> list[Object | None]:
    """Return what is on the stacks."""
    things = {thing.name: thing for thing in state.objects if thing.zone == "stack"}
    return [things.get(name) for turn in state.turns for name in turn.stack]


def _may_be(one: str | None, other: str | None) -> bool:
    """Tell whether two cards are the same, as far as it is told."""
    return one == other or "unknown" in (one, other) or None in (one, other)
