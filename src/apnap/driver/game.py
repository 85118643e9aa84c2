"""The conversation about one game: what is asked, what is answered, how it stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol, TypeVar

from msgspec.structs import replace

from apnap.driver.names import Names
from apnap.driver.outcomes import Broken, Unsupported
from apnap.driver.reasons import told
from apnap.driver.transcript import Exchange, in_short
from apnap.driver.turns import another_turn, marker_of, pending_in, turn_of
from apnap.engine.client import EngineRefused
from apnap.protocol import (
    Answer,
    AnswerSaid,
    Concede,
    Decision,
    Load,
    ObjectName,
    Pass,
    PlayerName,
    Priority,
    Record,
    SideName,
    State,
    Step,
    Turn,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.recorded import Refusal
from apnap.protocol.wire import Code

Heard = TypeVar("Heard", Verdict, Viewed)


class Talk(Protocol):
    """What the driver needs of a client: the methods about one game."""

    def load(self, said: Load) -> Verdict:
        """Set up a calm position."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Say something about a pending decision."""

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede."""

    def view(self, said: View) -> Viewed:
        """Show the state as a player may see it."""


class Fewer(Record, frozen=True, kw_only=True):
    """A choice of more than the engine takes in one answer."""

    by: PlayerName
    decision: Decision
    chosen: tuple[str, ...]


class Begun(Record, frozen=True, kw_only=True):
    """A choice of which a part was made, and which the engine asks to be gone on with."""

    by: PlayerName
    about: str
    """The id of the decision that asks for the rest."""
    chosen: tuple[str, ...]


class Spoken(Record, frozen=True, kw_only=True):
    """The last thing that a scenario let somebody say, and what became of it."""

    by: PlayerName
    verdict: Verdict | None
    """None if the thing was not offered at all."""
    instead: str = ""
    """What was going on when it was not offered."""
    answered: tuple[str, ...] = ()
    """What apnap has answered for the speaker on the way there, of what no step says."""
    fewer: Fewer | None = None
    """What was refused, if the engine takes fewer at a time: it can be said piece by piece."""
    open_: bool = False
    """
    Whether the engine has taken a part, and it is open what it would say to the whole: it asks for
    more, or has not asked for the rest. What follows shows it.
    """
    unasked: bool = False
    """Whether the engine, which leaves out priorities, has given the speaker none for it."""

    @property
    def accepted(self) -> bool:
        """Whether the engine has accepted it (so far)."""
        return self.verdict is not None and self.verdict.verdict == "accepted"

    @property
    def refusal(self) -> str:
        """How it was refused, in a few words."""
        if self.verdict is None and self.answered:
            own = "; ".join(self.answered)
            return f"{self.by} was not asked that: {self.instead}; apnap's own answers: {own}"
        if self.verdict is None:
            return f"{self.by} was never asked: {self.instead}"
        cited = told(self.verdict.violations)
        return f"rejected ({cited})" if cited else "rejected without a reason"


class Game:
    """
    One game on one engine.

    `state` is how it stands, `transcript` all that was said, `spoken` the last thing that the
    scenario let somebody say, `before` the states to which a rejection of it may lead back:
    before the answer, and before the whole announcement. While an announcement is being
    completed, `announced` is the state before it and `announcing` who makes it; `begun` is a choice
    of which the engine has taken a part. `turns_begun` and `steps_begun` count what has been seen
    to begin. `opening` is the position from which the scenario starts. Where several turns go on,
    `marker` is the turn marker of the one that the driver is concerned with; `turn`, `step`,
    `stack`, `pending` and the counts are that turn's.
    """

    def __init__(self, talk: Talk, *, every_priority: bool = True) -> None:
        """
        Talk to an engine; nothing is loaded yet.

        `every_priority` tells whether the engine declares that it asks at each priority.
        """
        self._talk = talk
        self.every_priority = every_priority
        self._state: State | None = None
        self._passed: defaultdict[int | None, set[SideName]] = defaultdict(set)
        self.opening: State | None = None
        self.marker: int | None = None
        self.names = Names()
        self.transcript: list[Exchange] = []
        self.spoken: Spoken | None = None
        self.before: tuple[State, ...] = ()
        self._marked = self._marked_before = 0
        self.begun: Begun | None = None
        self.announced: State | None = None
        self.announcing: tuple[str, ...] = ()
        self.turns_begun = 0
        self.steps_begun = 0

    @property
    def loaded(self) -> bool:
        """Whether a position is loaded."""
        return self._state is not None

    @property
    def state(self) -> State:
        """How the game stands."""
        if self._state is None:
            raise Broken("no position is loaded")
        return self._state

    @property
    def turn(self) -> Turn | None:
        """The turn that is going on; None when there is none."""
        return turn_of(self.state, self.marker)

    def turn_to(self, turn: Turn) -> None:
        """Be concerned with this turn from now on, where several go on at the same time."""
        self.marker = turn.marker if self.marker is not None else None

    def turn_to_decision(self, decision: Decision) -> None:
        """Be concerned with the turn to which a decision belongs."""
        if self.marker is not None:
            self.marker = marker_of(self.state, decision)

    @property
    def step(self) -> Step | None:
        """The step that is going on."""
        turn = self.turn
        return turn.step if turn else None

    @property
    def stack(self) -> tuple[ObjectName, ...]:
        """The stack from bottom to top."""
        turn = self.turn
        return turn.stack if turn else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.stage == "over"

    def sides(self, player: PlayerName) -> tuple[SideName, ...]:
        """Return the names under which a player may be asked: the player's and the team's."""
        return (player, *[team.name for team in self.state.teams if player in team.members])

    def members(self, side: SideName) -> tuple[PlayerName, ...]:
        """Return the players who can speak for a side, those of a team in seating order."""
        for team in self.state.teams:
            if team.name == side:
                return team.members
        return (side,)

    def asked(self, player: PlayerName, *kinds: type[Decision]) -> Decision | None:
        """Return the first pending decision of these kinds that the player may answer."""
        sides = self.sides(player)
        for decision in (*self.asking, *self.state.pending):  # those of this turn come first
            if isinstance(decision, kinds) and decision.decider in sides:
                return decision
        return None

    @property
    def asking(self) -> tuple[Decision, ...]:
        """All that is being asked in this turn."""
        return pending_in(self.state, self.marker)

    def pending(self, *kinds: type[Decision]) -> tuple[Decision, ...]:
        """Return the decisions of these kinds that are pending in this turn."""
        return tuple(d for d in self.asking if isinstance(d, kinds))

    def was_asked(self, player: PlayerName, *kinds: type[Decision]) -> bool:
        """Tell whether such a decision has been put to the player in the turn that goes on."""
        sides, now = self.sides(player), self.turn
        for exchange in reversed(self.transcript):
            state = exchange.verdict.state if exchange.verdict else None
            if state is None:
                continue
            then = turn_of(state, self.marker)
            if (
                now is None
                or then is None
                or another_turn(then, now, shows_every_step=self.every_priority)
            ):
                return False
            here = pending_in(state, self.marker)
            if any(isinstance(d, kinds) and d.decider in sides for d in here):
                return True
        return False

    def mark(self) -> None:
        """Note how the game stands before the next thing happens."""
        announced = () if self.announced is None else (self.announced,)
        self.before = (self.state, *announced)
        self._marked_before, self._marked = self._marked, len(self.transcript)

    def answered_for(self, player: PlayerName) -> tuple[str, ...]:
        """
        Return what has been answered for a player of which no step speaks.

        That is since the last thing that a step has let somebody say, or else since the one before:
        while that somebody's moment was looked for, the player's own may have passed.
        """
        since = self._answered_for(player, self._marked)
        return since or self._answered_for(player, self._marked_before)

    def _answered_for(self, player: PlayerName, mark: int) -> tuple[str, ...]:
        return tuple(
            in_short(exchange).said
            for exchange in self.transcript[mark:]
            if exchange.of_itself and not _passes(exchange)
            if isinstance(exchange.said, AnswerSaid) and exchange.said.by == player
        )

    def asks(self, decision: Decision) -> bool:
        """Tell whether the decision is still pending, as while a teammate has not agreed."""
        return decision.id in [d.id for d in self.state.pending]

    @property
    def has_priority(self) -> bool:
        """Whether all that is asked is what to do with priority."""
        asking = self.asking
        return bool(asking) and {*map(type, asking)} == {Priority}

    def has_passed(self, player: PlayerName) -> bool:
        """Tell whether the player has passed since anybody did anything else."""
        passed = self.turn.passed if self.turn else ()
        seen = self._passed[self.marker] if passed == "unknown" else passed
        return any(side in seen for side in self.sides(player))

    def load(self, position: State) -> Verdict:
        """Load a position, and forget any earlier one."""
        said = Load(position)
        self._passed.clear()
        verdict = self._judged(Exchange(said), lambda: self._talk.load(said))
        if verdict.state is not None and verdict.state.variant.turn_markers:
            self.marker = next((turn.marker for turn in verdict.state.turns), None)
        return verdict

    def answer(
        self, by: SideName, decision: Decision, say: Answer, *, of_itself: bool = False
    ) -> Verdict:
        """
        Say something about a decision; raises `Unsupported` if the engine cannot hear it.

        `of_itself`: no step of the scenario says it.
        """
        said = AnswerSaid(by, decision.id, say)
        steps, stack = self.steps_begun, self.stack
        passes = self._whose(decision) if isinstance(say, Pass) else None
        exchange = Exchange(said, decision, of_itself=of_itself)
        verdict = self._judged(exchange, lambda: self._talk.answer(said))
        if verdict.verdict == "accepted":
            if passes is not None and (steps, stack) == (self.steps_begun, self.stack):
                self._note_pass(passes)
            else:
                self._passed[self.marker] = set()
        return verdict

    def _whose(self, decision: Decision) -> SideName:
        """Return the side whose decision it is, also if somebody else makes it for them."""
        turn = self.turn
        holder = turn.priority if turn else None
        if holder is not None and isinstance(decision, Priority):
            return holder
        return decision.decider if decision.subject is None else decision.subject

    def _note_pass(self, side: SideName) -> None:
        """Take note of a pass after which step and stack are what they were."""
        turn = self.turn
        if turn and turn.priority == side:
            return  # a member of the team has passed, and the team has not
        self._passed[self.marker].add(side)
        if turn and turn.stack:
            return  # no step ends while something is on the stack
        passed = turn.passed if turn else "unknown"
        if passed == "unknown":
            playing = [player.name for player in self.state.players if player.left is None]
            anew = all(self.has_passed(player) for player in playing)
        else:
            anew = {*self.sides(side), *self.members(side)}.isdisjoint(passed)
        if anew:
            self._passed[self.marker] = set()
            self.steps_begun += 1  # another step of the same kind, such as an added upkeep

    def concede(self, player: PlayerName, by: PlayerName | None = None) -> Verdict:
        """Let a player concede, or let somebody else try it in the player's place (`by`)."""
        said = Concede(player, by)
        return self._judged(Exchange(said), lambda: self._talk.concede(said))

    def view(self, player: PlayerName) -> State:
        """
        Return the state as a player may see it.

        Raises `Unsupported` if the engine has no such view.
        """
        said = View(player)
        try:
            return self._asked(Exchange(said), lambda: self._talk.view(said)).state
        except EngineRefused as refusal:
            if refusal.code != Code.NO_SUCH_METHOD:
                raise
            raise Unsupported("the engine does not show what one player may see") from refusal

    def _asked(self, exchange: Exchange, ask: Callable[[], Heard]) -> Heard:
        """Send a message and note what comes back."""
        self.transcript.append(exchange)
        try:
            heard = ask()
        except EngineRefused as refusal:
            back = Refusal(refusal.code, refusal.problem)
            self.transcript[-1] = replace(exchange, heard=back)
            raise
        self.transcript[-1] = replace(exchange, heard=heard)
        return heard

    def _judged(self, exchange: Exchange, ask: Callable[[], Verdict]) -> Verdict:
        """Say something, and take note of how the game stands afterwards."""
        verdict = self._asked(exchange, ask)
        if verdict.verdict == "unsupported":
            raise Unsupported(verdict.reason or "the engine does not say why")
        if verdict.state is not None:
            before, self._state = self._state, verdict.state
            if before is not None:
                self._mark(before, verdict.state)
            if self.announced is not None and (self.has_priority or self.over):
                self.announced, self.announcing = None, ()
        return verdict

    def _mark(self, before: State, after: State) -> None:
        """Count the turns and steps that begin; the game begins with a step of this turn."""
        if before.stage == "before_game":
            self.steps_begun += after.stage != "before_game"
            return
        was, now = turn_of(before, self.marker), turn_of(after, self.marker)
        if was is not None and now is not None:
            another = another_turn(was, now, shows_every_step=self.every_priority)
            self.turns_begun += another
            self.steps_begun += another or was.step != now.step
        elif self.marker is not None and was is not now:
            self.turns_begun += 1  # it has ended and the next one waits, or the next one begins
            self.steps_begun += 1


def _passes(exchange: Exchange) -> bool:
    return isinstance(exchange.said, AnswerSaid) and isinstance(exchange.said.say, Pass)
