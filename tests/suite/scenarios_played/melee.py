"""
An engine for the tests of the machinery that takes several turns at the same time.

A turn has two steps, the precombat main phase and the end step. The holder of its marker and the
player to the left have priority in it; then the marker goes to the left, and waits there while
one of the next three players has another marker. A turn whose marker is to be removed is the last.
"""

from typing import Final

from msgspec.structs import replace

from apnap.driver.position import PHASES
from apnap.protocol.answers import Cast, Pass
from apnap.protocol.decisions import ChooseObjects, Decision, OrderObjects, Priority
from apnap.protocol.messages import (
    AnswerSaid,
    Concede,
    Load,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap.protocol.state import Marker, Object, State, Step, Turn

STEPS: Final[tuple[Step, ...]] = ("precombat_main", "end_step")
TOO_NEAR: Final = 3


class Melee:
    """Passes, spells that wait on the stack for all to pass, and nothing else."""

    def __init__(self, *, forced: bool = False) -> None:
        self.state = State(edition="", variant=None, players=())  # type: ignore[arg-type] # until loaded
        self.said: list[AnswerSaid] = []
        self.forced = forced
        self.ids = 0

    def load(self, said: Load) -> Verdict:
        """Take the position; what `forced` asks for comes in the turn with marker 2."""
        self.state = said.position
        asked: list[Decision] = [
            Priority(id=self._id(), decider=turn.active or "", turn=at)
            for at, turn in enumerate(said.position.turns)
        ]
        if self.forced:
            asked[1] = OrderObjects(
                id=self._id(), decider="Eve", turn=1, about="a fight", objects=("a fighter",)
            )
        return self._stands(tuple(asked))

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take passes and spells."""
        self.said.append(said)
        about = next((d for d in self.state.pending if d.id == said.about), None)
        if about is None or about.decider != said.by:
            return Verdict("rejected", (Violation(reason="not asked"),), state=self.state)
        match said.say:
            case Pass():
                return self._passed(said.by, about)
            case Cast():
                return self._cast(said.by, said.say, about)
            case _:
                player = self.state.turns[about.turn].active or ""
                return self._stands((*self._others(about), self._priority(about.turn, player)))

    def _others(self, about: Decision) -> tuple[Decision, ...]:
        return tuple(d for d in self.state.pending if d is not about)

    def _cast(self, by: str, said: Cast, about: Decision) -> Verdict:
        name = f"~{said.card}"
        spell = Object(name=name, card="Shock", owner=by, controller=by, zone="stack", kind="copy")
        self.state = replace(self.state, objects=(*self.state.objects, spell))
        turn = self.state.turns[about.turn]
        return self._goes_on(replace(turn, stack=(*turn.stack, name), passed=()), about, by)

    def _passed(self, by: str, about: Decision) -> Verdict:
        turn = self.state.turns[about.turn]
        near = [turn.active or "", self._left(turn.active or "")]
        passed = (*known(turn), by)
        waiting = [player for player in near if player not in passed]
        if waiting:
            return self._goes_on(replace(turn, passed=passed), about, waiting[0])
        turn = replace(turn, passed=())
        if turn.stack:
            return self._goes_on(replace(turn, stack=turn.stack[:-1]), about, near[0])
        if turn.step == STEPS[0]:
            step = STEPS[1]
            return self._goes_on(replace(turn, step=step, phase=PHASES[step]), about, near[0])
        return self._ended(turn)

    def choice(self, at: int, player: str, among: tuple[str, ...]) -> None:
        """Ask a player of a turn to choose instead of giving priority."""
        rest = tuple(d for d in self.state.pending if d.turn != at)
        asked = ChooseObjects(id=self._id(), decider=player, turn=at, among=among)
        self._stands((*rest, asked))

    def concede(self, _: Concede) -> Verdict:
        """Nobody concedes."""
        return Verdict("rejected", state=self.state)

    def view(self, _: View) -> Viewed:
        """Show everything."""
        return Viewed(self.state)

    def _id(self) -> str:
        self.ids += 1
        return f"m{self.ids}"

    def _priority(self, at: int, player: str) -> Priority:
        return Priority(id=self._id(), decider=player, turn=at)

    def _left(self, player: str, seats: int = 1) -> str:
        names = [p.name for p in self.state.players]
        return names[(names.index(player) + seats) % len(names)]

    def _stands(self, pending: tuple[Decision, ...]) -> Verdict:
        self.state = replace(self.state, pending=pending)
        return Verdict("accepted", state=self.state)

    def _goes_on(self, turn: Turn, about: Decision, player: str) -> Verdict:
        turns = self.state.turns
        self.state = replace(
            self.state, turns=(*turns[: about.turn], turn, *turns[about.turn + 1 :])
        )
        return self._stands((*self._others(about), self._priority(about.turn, player)))

    def _ended(self, turn: Turn) -> Verdict:
        """Pass the marker on, or remove it; begin all turns that can begin."""
        markers = tuple(
            replace(m, player=self._left(m.player)) if m.number == turn.marker else m
            for m in self.state.markers
            if not (m.number == turn.marker and m.removals)
        )
        holders = {m.player for m in markers}
        going_on = {t.marker or 0: t for t in self.state.turns if t.marker != turn.marker}
        for marker in markers:
            near = {self._left(marker.player, seats) for seats in range(1, TOO_NEAR + 1)}
            if marker.number not in going_on and not near & holders:
                going_on[marker.number] = self._begun(marker)
        old = {self.state.turns[d.turn].marker: d for d in self.state.pending}
        turns = tuple(going_on[number] for number in sorted(going_on))
        pending = tuple(
            replace(old[t.marker], turn=at)
            if t.marker in old and t.marker != turn.marker
            else self._priority(at, t.active or "")
            for at, t in enumerate(turns)
        )
        self.state = replace(self.state, markers=markers, turns=turns)
        return self._stands(pending)

    @staticmethod
    def _begun(marker: Marker) -> Turn:
        return Turn(
            active=marker.player, phase=PHASES[STEPS[0]], step=STEPS[0], marker=marker.number
        )


def known(turn: Turn) -> tuple[str, ...]:
    """Return who has passed."""
    return () if turn.passed == "unknown" else turn.passed
