"""The engine that judges: it plays what a log says, with its own names for things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.engine.client import Client, EngineRefused
from apnap.engine.coherence import Coherence
from apnap.logs.calm import resumed
from apnap.logs.differing import Difference, differences, leaks, pairs
from apnap.logs.expected_names import Naming
from apnap.logs.unlisted import only_unlisted
from apnap.protocol import (
    Answer,
    AnswerSaid,
    Check,
    Concede,
    Decision,
    EditionDate,
    EngineTrouble,
    Finding,
    Load,
    Pass,
    Priority,
    State,
    Verdict,
    View,
)
from apnap.protocol.freedoms import only_answer, renumbered, turns_ahead
from apnap.protocol.validation import Breach

PATIENCE: Final = 200
"""So many answers are given at most to what a log's engine has not asked."""


class CannotJudge(Exception):
    """The engine that judges cannot say anything here; `reason` tells why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Judge:
    """
    One game on the engine that judges.

    `state` is how the game stands by the rules, in the engine's names; None before it is loaded.
    """

    def __init__(self, client: Client, *, every_priority: bool) -> None:
        """Take the engine; `every_priority` tells whether the log has every pass."""
        self._client = client
        self._every_priority = every_priority
        self._naming = Naming()
        self._ids: dict[str, str] = {}
        self._gone: frozenset[str] = frozenset()
        self._ahead: int | None = None
        self.state: State | None = None

    def load(self, said: Load) -> Verdict:
        """Set up a position as it is in the log."""
        self._begin(Naming())
        return self._heard(lambda: self._client.load(said))

    def answer(self, said: AnswerSaid) -> Verdict:
        """Say what somebody says in the log."""
        about = self._ids.get(said.about, f"?{said.about}")
        return self._heard(
            lambda: self._client.answer(replace(self._naming.ours(said), about=about))
        )

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede."""
        return self._heard(lambda: self._client.concede(said))

    def view(self, said: View, theirs: State) -> tuple[Difference, ...]:
        """Return in what a look of the log differs from what the rules let a player see."""
        try:
            mine = self._client.view(said).state
        except EngineRefused as refusal:
            raise CannotJudge(refusal.problem) from refusal
        except EngineTrouble as trouble:
            self._begin_anew()
            raise CannotJudge(f"the engine that judges broke: {trouble.problem}") from trouble
        logged = self._naming.ours(self._renumbered(theirs))
        hidden = () if self.state is None else tuple(leaks(mine, self.state, logged))
        return (*differences(self._without_gone(mine, theirs), logged), *hidden)

    def compare(self, theirs: State) -> tuple[Difference, ...]:
        """
        Return in what a state of the log differs from how the game stands by the rules.

        What the log's engine need not have asked is answered first.
        """
        found = self._compared(theirs)
        first = found
        for _ in range(PATIENCE if found else 0):
            answered = self._answer_for(theirs)
            if not answered:
                return first
            found = self._compared(theirs)
            if not found:
                return ()
        return first

    def excuse(self, found: Sequence[Difference], theirs: State, before: State | None) -> None:
        """Raise `CannotJudge` if all that was `found` is which cards came that no one listed."""
        if self.state is None or before is None:
            return
        ours = self._naming.ours
        owners = only_unlisted(found, self.state, ours(theirs), ours(before))
        if owners:
            whose = " and ".join(owners)
            raise CannotJudge(f"cards that nobody listed left the library of {whose}")

    def resume(self, theirs: State) -> bool:
        """Take the game up from a state of the log, if that is calm and comes out the same."""
        found = resumed(theirs)
        if found is None:
            return False
        self._begin(Naming(found.naming))
        if self._heard(lambda: self._client.load(Load(found.position))).verdict != "accepted":
            return False
        for player in found.leaving:
            if self.concede(Concede(player)).verdict != "accepted":
                return False
        self._gone = frozenset(found.leaving)
        return not self._compared(theirs)

    def claims(self, state: State, *, whole: bool = True) -> Sequence[Finding]:
        """
        Return what a state claims against the rules, and whether its parts refer to each other.

        A state that is not `whole` is what one player sees.
        An engine that does not check, or breaks over the state, claims nothing.
        """
        broken = Coherence().breach(state, whole=whole)
        apart = (Finding(None, "", broken),) if broken else ()
        try:
            return (*self._client.check(Check(state)).findings, *apart)
        except (EngineRefused, Breach):
            return apart
        except EngineTrouble:
            self._begin_anew()
            return apart

    def plays(self, edition: EditionDate) -> bool:
        """Tell whether the engine knows an edition at all."""
        told = self._client.introduced
        return told is not None and edition in told.capabilities.editions

    def _heard(self, ask: Callable[[], Verdict]) -> Verdict:
        """Return the engine's verdict; raise `CannotJudge` if there is none."""
        try:
            verdict = ask()
        except EngineRefused as refusal:
            raise CannotJudge(refusal.problem) from refusal
        except Breach as breach:
            raise CannotJudge(f"the message breaks the contract: {breach.problem}") from breach
        except EngineTrouble as trouble:
            self._begin_anew()
            raise CannotJudge(f"the engine that judges broke: {trouble.problem}") from trouble
        if verdict.verdict == "unsupported":
            raise CannotJudge(verdict.reason or "the engine that judges does not say why")
        self.state = verdict.state
        return verdict

    def _begin(self, naming: Naming) -> None:
        """Forget the game before, its names and the numbers of its turns."""
        self._naming, self._gone, self._ahead, self.state = naming, frozenset(), None, None

    def _begin_anew(self) -> None:
        """Start the engine again after it has broken; raise `EngineTrouble` if it does not."""
        self._client.restart()
        self._client.initialize()
        self.state = None

    def _compared(self, theirs: State) -> tuple[Difference, ...]:
        if self.state is None:
            return ()
        theirs = self._renumbered(theirs)
        if self.state == theirs and not self._naming.differs:
            self._ids = {decision.id: decision.id for decision in theirs.pending}
            return ()
        mine = self._without_gone(self.state, theirs)
        self._naming.learn(theirs, mine)
        logged = self._naming.ours(theirs)
        self._ids = pairs(mine, logged)
        return tuple(differences(mine, logged))

    def _renumbered(self, theirs: State) -> State:
        """Return a state of the log with the engine's numbers of turns."""
        if self._ahead is None and self.state is not None:
            self._ahead = turns_ahead(self.state, theirs)
        return renumbered(theirs, self._ahead or 0)

    def _without_gone(self, mine: State, theirs: State) -> State:
        """Return a state in which those who left before it was loaded are as in the log."""
        if not self._gone:
            return mine
        logged = {player.name: player for player in theirs.players}
        players = (logged.get(p.name, p) if p.name in self._gone else p for p in mine.players)
        return replace(mine, players=tuple(players))

    def _answer_for(self, theirs: State) -> bool:
        """Answer one decision that the log's engine need not have asked; False if there is none."""
        asked = {(type(decision), decision.decider) for decision in theirs.pending}
        for decision in self.state.pending if self.state else ():
            say = self._answer(decision)
            if say is None or (type(decision), decision.decider) in asked:
                continue
            return all(self._says(by, decision, say) for by in self._speakers(decision))
        return False

    def _says(self, by: str, decision: Decision, say: Answer) -> bool:
        """Let somebody answer, unless it is settled already; tell whether that is taken."""
        if self.state is None or all(one.id != decision.id for one in self.state.pending):
            return True
        said = AnswerSaid(by, decision.id, say)
        return self._heard(lambda: self._client.answer(said)).verdict == "accepted"

    def _answer(self, decision: Decision) -> Answer | None:
        """Return what there is to say about a decision that a log need not have."""
        if isinstance(decision, Priority):
            return None if self._every_priority else Pass()
        return only_answer(decision)

    def _speakers(self, decision: Decision) -> tuple[str, ...]:
        """Return who speaks for the player or team that is asked."""
        teams = self.state.teams if self.state else ()
        members = next((t.members for t in teams if t.name == decision.decider), None)
        return members or (decision.decider,)
