"""The game of a log as the engine that judges plays it: told, told again, and compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from apnap.engine.client import Client, EngineRefused
from apnap.engine.retelling import Retelling, Told
from apnap.logs.differing import Difference
from apnap.logs.expected_names import Naming, translated
from apnap.logs.judging.excusing import Guesses
from apnap.logs.judging.matching import Matching
from apnap.protocol import (
    Answer,
    AnswerSaid,
    Cast,
    ChanceAsked,
    Check,
    ChooseMode,
    Decision,
    DeclareBlockersAsked,
    EngineTrouble,
    Finding,
    Load,
    Object,
    State,
    Verdict,
    View,
)
from apnap.protocol.freedoms import (
    AlikeTriggers,
    Whether,
    as_far_as_offered,
    asked_in_vain,
    is_there,
    with_modes_called_here,
)
from apnap.protocol.validation import Breach


class CannotJudge(Exception):
    """The engine that judges cannot say anything here; `reason` tells why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class GameHere:
    """
    One game on the engine that judges, and how the states of the log go with it.

    `state` is how the game stands by the rules, in the engine's names; None before it is loaded.
    `before` is the state of the log on the line before, and `matching` has the names of both.
    `guesses` are taken where a log does not tell, `whether` has what is chosen in another way here,
    and `alike` the abilities whose order the log does not tell.
    """

    def __init__(self, client: Client) -> None:
        """Take the engine, on which no game has begun yet."""
        self._client = client
        self._retelling = Retelling(client)
        self.matching = Matching(Naming())
        self.before: State | None = None
        self.guesses = Guesses()
        self.whether = Whether()
        self.alike = AlikeTriggers()
        self.state: State | None = None

    @property
    def told(self) -> tuple[Told, ...] | None:
        """All that the engine has accepted since a position was loaded; None: it is too much."""
        return self._retelling.told

    def begin(self, matching: Matching) -> None:
        """Forget the game before, its names and the numbers of its turns."""
        self.matching, self.before, self.state = matching, None, None
        self._retelling.forget()
        self.alike = AlikeTriggers()
        self.guesses, self.whether = Guesses(), Whether()

    def heard(self, said: Told, *, again: bool = False) -> Verdict:
        """Return the engine's verdict; raise `CannotJudge` if there is none."""
        try:
            verdict = self._retelling.tell(said, again=again)
        except EngineRefused as refusal:
            raise CannotJudge(refusal.problem) from refusal
        except Breach as breach:
            raise CannotJudge(f"the message breaks the contract: {breach.problem}") from breach
        except EngineTrouble as trouble:
            self._begin_anew()
            raise CannotJudge(f"the engine that judges broke: {trouble.problem}") from trouble
        if verdict.verdict == "unsupported":
            raise CannotJudge(verdict.reason or "the engine that judges does not say why")
        if isinstance(said, Load):
            self.alike = AlikeTriggers()
        elif isinstance(said, AnswerSaid) and verdict.verdict == "accepted" and self.state:
            self.alike.ordered(said, self.state)
        self.state = verdict.state
        return verdict

    def answered(self, said: AnswerSaid) -> Verdict:
        """Return the engine's verdict on an answer of the log, which has the names there."""
        pending = self.state.pending if self.state else ()
        there = () if self.before is None else self.before.pending
        asked = next((one for one in there if one.id == said.about), None)
        ours = with_modes_called_here(self.matching.said(said), pending, asked)
        return self.heard(ours)

    def says(self, by: str, decision: Decision, say: Answer) -> bool:
        """Let somebody answer, unless it is settled already; tell whether that is taken."""
        if self.state is None or all(one.id != decision.id for one in self.state.pending):
            return True
        said = AnswerSaid(by, decision.id, say)
        return self.heard(said).verdict == "accepted"

    def tell_again(self, told: Iterable[Told], names: Mapping[str, str]) -> bool:
        """Tell the engine a game from its beginning, with other names; False if it refuses that."""
        ours = (said if isinstance(said, Load) else translated(said, names) for said in told)
        return all(self.heard(one, again=True).verdict == "accepted" for one in ours)

    def _begin_anew(self) -> None:
        """Start the engine again after it has broken; raise `EngineTrouble` if it does not."""
        self._client.restart()
        self._client.initialize()
        self.state = None

    def seen(self, said: View) -> State:
        """Return what a player sees of the game; raise `CannotJudge` if the engine can't say."""
        try:
            return self._client.view(said).state
        except EngineRefused as refusal:
            raise CannotJudge(refusal.problem) from refusal
        except EngineTrouble as trouble:
            self._begin_anew()
            raise CannotJudge(f"the engine that judges broke: {trouble.problem}") from trouble

    def claimed(self, state: State) -> Sequence[Finding]:
        """Return what any state claims against the rules; nothing if the engine can't tell."""
        try:
            return self._client.check(Check(state)).findings
        except (EngineRefused, Breach):
            return ()
        except EngineTrouble:
            self._begin_anew()
            return ()

    def compared(self, theirs: State) -> tuple[Difference, ...]:
        """Return in what a state of the log differs from how the game stands."""
        if self.state is None:
            return ()
        self.guesses.go_on(self.state)
        mine = self.whether.as_asked(self.state, theirs)
        if any(isinstance(one, DeclareBlockersAsked) for one in mine.pending):
            mine = as_far_as_offered(mine, self.matching.called_here(theirs))
        return self.guesses.left(self.matching.compared(mine, theirs, self.before))

    def is_there(self, theirs: State) -> bool:
        """Tell whether the log stands in the same steps of the same turns."""
        ours = self.state
        return ours is not None and is_there(ours, self.matching.numbered_here(ours, theirs))

    def vain(self, theirs: State) -> dict[str, Answer]:
        """Return the only answers to what the log asks in vain, by the ids there."""
        return {} if self.state is None else asked_in_vain(self.state, theirs)

    def left_to_chance(self, theirs: State, found: Sequence[Difference]) -> bool:
        """Tell whether nobody but the log's engine knows what chance has brought."""
        pending = self.state.pending if self.state else ()
        if any(isinstance(one, ChanceAsked) for one in pending):
            return not any(isinstance(one, ChanceAsked) for one in theirs.pending)
        return self.matching.is_shuffled(found, self.state, theirs, self.before)

    def not_seen(self, cards: tuple[Object, ...]) -> tuple[Object, ...]:
        """Return cards of a log, unless the engine has seen them all."""
        known = not cards or self.state is None or self.matching.knows(cards, self.state)
        return () if known else cards

    def is_tapped(self, thing: Object) -> object:
        """Return whether a permanent of the log is tapped by the rules."""
        name, there = (
            self.matching.called_here(thing).name,
            self.state.objects if self.state else (),
        )
        return next((one.tapped for one in there if one.name == name), thing.tapped)

    def has_other_words(self, said: AnswerSaid) -> bool:
        """Tell whether modes are chosen as something is announced, in words of the log's own."""
        say = said.say
        if not isinstance(say, Cast) or not say.modes:
            return False
        self.answered(replace(said, say=replace(say, modes=None)))
        pending = self.state.pending if self.state else ()
        words = {mode.casefold() for o in pending if isinstance(o, ChooseMode) for mode in o.among}
        return bool(words) and words.isdisjoint(map(str.casefold, say.modes))
