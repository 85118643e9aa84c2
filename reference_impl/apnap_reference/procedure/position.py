"""
How a position goes on: everything that happens is a function from position to position.

`settle` lets one go on until somebody has to decide something (117.5 says what comes before a
player gets priority), and `question` gives what that is. `answer` and `concede` give the position
with one more thing said, or say why that is refused. An illegal announcement is undone by
forgetting what was said since it began.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol import (
    Activate,
    Answer,
    Cast,
    Decision,
    Pass,
    PlayLand,
    Priority,
    Special,
    Violation,
)
from apnap_reference.changes.removal_from_combat import only_what_fits_fights
from apnap_reference.changes.triggering import state_triggered
from apnap_reference.choices.asking import deciders, put_to, unphrased
from apnap_reference.objects.characteristics import controller
from apnap_reference.players.players import Side, in_game
from apnap_reference.procedure.instructions import (
    Announce,
    CheckState,
    Instruction,
    OpenStep,
    PlaceTriggers,
    ResolveTop,
    RestartGame,
)
from apnap_reference.procedure.loops import goes_on_by_itself, interrupted, round_begins
from apnap_reference.procedure.replay import Position, Run, carried_out, with_said
from apnap_reference.procedure.state_based_actions import checked, something_due
from apnap_reference.rulebook import memoized, rule
from apnap_reference.state.dialogue import Asked, Conceded, Open, Refused, SaidBy
from apnap_reference.state.ids import NOBODY
from apnap_reference.state.table import Plain, PlayerId, Table, Turn, replace
from apnap_reference.turn.leaving_the_game import concedes, concedes_in_person
from apnap_reference.turn.phases_and_steps import others_begun, receives_first, step_ended
from apnap_reference.turn.simultaneous_turns import next_with_priority, priority_holders

PATIENCE: Final = 10_000
"""Instructions after which a game in which nobody is asked anything is given up."""


class Endless(Exception):
    """The game goes on and on without anybody deciding; `instructions` is how long it was tried."""

    def __init__(self, instructions: int) -> None:
        super().__init__(f"nobody was asked anything in {instructions} instructions")
        self.instructions = instructions


class Pending(Plain, frozen=True):
    """What a position waits for: one decision or several, each of which can be made now."""

    open: tuple[tuple[Decision, Open], ...]
    """Each decision with its question, and who may answer it."""
    table: Table
    """The table as it is meanwhile."""

    def about(self, number: str) -> int | None:
        """Give the place of the decision with an id, None if there is none."""
        ids = [decision.id for decision, _ in self.open]
        return ids.index(number) if number in ids else None


class Accepted(Plain, frozen=True):
    """What was said is accepted; the game goes on from here."""

    position: Position


class Rejected(Plain, frozen=True):
    """What was said is refused; the game goes on from here, which is where it was before."""

    position: Position
    violations: tuple[Violation, ...]


def settle(position: Position) -> Position:
    """
    Carry on until somebody has to decide something, or the game is over.

    Raises `Endless` if that does not come about.
    """
    for _ in range(PATIENCE):
        if position.doing is not None:
            run = carried_out(position)
            if isinstance(run.open, Refused):  # who announced has left, and cannot pay any more
                return _undone(position, run)
            if run.table is None:
                return position
            position = Position(run.table)
        if position.table.winners is not None:
            return position
        position = _what_comes(position.table)
        if position.doing is None:
            return position
    raise Endless(PATIENCE)


def _what_comes(table: Table) -> Position:
    restarts = table.restart is not None
    return _begin(table, RestartGame()) if restarts else next_instruction(table)


@rule("117.5")
def next_instruction(table: Table) -> Position:
    """State-based actions and triggered abilities are dealt with before a player gets priority."""
    table = only_what_fits_fights(in_focus(table))
    turn = table.turn
    if not turn.opened:
        return _begin(table, OpenStep())
    if turn.priority is not None:
        return Position(table)
    if turn.step == "untap":
        return next_instruction(step_ended(table))
    if something_due(table):
        return _begin(somebody_receives(table), CheckState())
    table = state_triggered(checked(table))
    if table.waiting:
        return _begin(somebody_receives(table), PlaceTriggers())
    return given_priority(table) if turn.receives else next_instruction(step_ended(table))


def in_focus(table: Table) -> Table:
    """Let turns begin that can, and once somebody has priority in this turn, look at the others."""
    if len(table.turns) == 1 and not table.markers:
        return table  # no other turn is going on, and none may begin
    table = others_begun(table)
    if table.turn.priority is None:
        return table
    open_ = (index for index, turn in enumerate(table.turns) if turn.priority is None)
    return table.with_focus(next(open_, table.focus))


@rule("117.3a")
def given_priority(table: Table) -> Position:
    """A player receives priority once turn-based actions and triggers have been dealt with."""
    number, turn = table.asked + 1, table.turn
    turn = replace(
        turn,
        priority=turn.receives,
        receives=None,
        wishing_to_pass=(),
        asked=number,
    )
    return next_instruction(table.with_turn(turn, number))


@rule("514.3a")
def somebody_receives(table: Table) -> Table:
    """If something happens in a cleanup step, players get priority and another cleanup follows."""
    turn = table.turn
    if turn.receives is not None:
        return table
    again = replace(turn, receives=receives_first(table), to_come=("cleanup", *turn.to_come))
    return table.with_turn(again)


def _begin(table: Table, instruction: Instruction) -> Position:
    return Position(replace(table, asked=table.asked + 1), instruction)


@memoized
def question(position: Position) -> Pending | None:
    """Give what a settled position waits for, None if the game is over."""
    table = position.table
    if position.doing is None:
        held = () if table.winners is not None else tuple(_priorities(table))
        return Pending(held, table) if held else None
    run = carried_out(position)
    if not isinstance(run.open, Asked):
        raise TypeError("a settled position waits for an answer")
    opened = zip(run.open.open, run.numbers, strict=True)
    pending = (
        (one.decision(f"{table.asked}.{number}", table.focus), one) for one, number in opened
    )
    return Pending(tuple(pending), run.open.table)


def _priorities(table: Table) -> Iterator[tuple[Decision, Open]]:
    """Yield for each turn the decision of whoever has priority in it."""
    for index, turn in enumerate(table.turns):
        if turn.priority is not None:
            asked = put_to(table, turn.priority, Priority, by_side=True)
            yield asked.decision(_name(turn, asked.speakers), index), asked


def _name(turn: Turn, speakers: tuple[PlayerId, ...]) -> str:
    """Name the decision what to do with priority; put to somebody else, it is another one."""
    own = turn.priority or ()
    return f"{turn.asked}" if speakers[0] in own else f"{turn.asked}.{speakers[0]}"


def answer(position: Position, by: PlayerId, say: Answer, about: int = 0) -> Accepted | Rejected:
    """Let one who is asked make one of the decisions for which a settled position waits."""
    if position.doing is None:
        held = [index for index, turn in enumerate(position.table.turns) if turn.priority]
        return _with_priority(position, held[about], by, say)
    pending = question(position)  # before the run goes on, or it would have to begin anew
    said = with_said(position, SaidBy(by, say, about))
    run = carried_out(said)
    if isinstance(run.open, Refused):
        back = _undone(said, run) if run.open.whole else position
        return Rejected(back, run.open.violations)
    after = settle(said)
    forced = pending is not None and goes_on_by_itself(pending.open[about][0])
    return Accepted(after if forced else _interrupted(after))


def _interrupted(position: Position) -> Position:
    """Return a position behind which nothing counts as a loop: somebody has decided something."""
    rounds = position.table.rounds
    return replace(position, table=interrupted(position.table)) if rounds else position


def _undone(position: Position, run: Run) -> Position:
    """Forget an announcement; concessions made meanwhile stand."""
    since = position.said[run.announced_at :]
    conceded = tuple(said for said in since if isinstance(said, Conceded))
    if isinstance(position.doing, Announce):
        table = position.table  # what was asked meanwhile keeps its number for ever
        for said in conceded:
            table = concedes(table, said.player)
        return settle(Position(table))
    kept = (*position.said[: run.announced_at], *conceded)
    return settle(Position(position.table, position.doing, kept))


def _with_priority(position: Position, turn: int, by: PlayerId, say: Answer) -> Accepted | Rejected:
    table = position.table.with_focus(turn)
    if isinstance(say, Pass):
        return Accepted(settle(team_passes(table, by)))
    if not isinstance(say, Cast | Activate | PlayLand | Special):
        return Rejected(position, (unphrased(say, "an action or a pass"),))
    begun = _begin(table, Announce(_subject(table, by, say), say))
    run = carried_out(begun)
    if isinstance(run.open, Refused):
        return Rejected(position, run.open.violations)
    return Accepted(_interrupted(settle(begun)))


def _subject(table: Table, by: PlayerId, say: Answer) -> PlayerId:
    """Give the player with priority for whom somebody speaks: whose card or permanent it is."""
    side = table.turn.priority or ()
    if by in side and by in deciders(table, side):
        return by
    named = table.called(str(getattr(say, "card", "") or getattr(say, "source", "")))
    owner = controller(table, named.id) if named else NOBODY
    return owner if owner in side else side[0]


@rule("805.5b")
def team_passes(table: Table, by: PlayerId) -> Position:
    """A team passes priority when none of its players wishes to act."""
    turn = table.turn
    speakers = deciders(table, turn.priority or ())
    wishing = tuple(dict.fromkeys((*turn.wishing_to_pass, by)))
    if by in speakers and not set(speakers) <= set(wishing):
        return Position(table.with_turn(replace(turn, wishing_to_pass=wishing)))
    return passes(table)


@rule("117.4")
def passes(table: Table) -> Position:
    """When all players pass in succession, the top of the stack resolves or the step ends."""
    turn = table.turn
    side = turn.priority or ()
    passed = (*turn.passed, *side)
    asked = table.asked + 1
    if set(passed).issuperset(priority_holders(table, turn)):
        table = table.with_turn(replace(turn, priority=None, passed=()), asked)
        if turn.stack:
            return _goes_round(table)
        return next_instruction(step_ended(table))
    following = gets_priority_next(table, side)
    turn = replace(turn, priority=None, receives=following, passed=passed)
    return next_instruction(table.with_turn(turn, asked))


def _goes_round(table: Table) -> Position:
    """Let the top of the stack resolve, unless that would go on for ever."""
    after = round_begins(table)
    if after.players == table.players:
        return Position(after, ResolveTop())
    if after.winners is not None:
        return Position(after)
    return next_instruction(after.with_turn(replace(after.turn, receives=receives_first(after))))


@rule("117.3d")
def gets_priority_next(table: Table, side: Side) -> Side:
    """When a player passes priority, the next player in turn order receives it."""
    return next_with_priority(table, table.turn, side)


def concede(position: Position, player: PlayerId, by: PlayerId) -> Accepted | Rejected:
    """Let a player concede at any moment (104.3a); `by` is who says so."""
    asked = question(position)
    if not concedes_in_person(player, by):
        edition = position.table.edition
        return Rejected(position, (concedes_in_person.broken(edition, f"{by} for {player}"),))
    if not in_game(asked.table if asked else position.table, player):
        reason = f"{player} has left the game already"
        return Rejected(position, (Violation(rule="104.3a", reason=reason),))
    if position.doing is None:
        if position.table.winners is not None:
            reason = "the game is over"
            return Rejected(position, (Violation(rule="104.3a", reason=reason),))
        return Accepted(settle(Position(concedes(position.table, player))))
    return Accepted(settle(with_said(position, Conceded(player))))
