"""The reference engine as the protocol knows it: the one stateful class, which holds a position."""

from __future__ import annotations

from typing import Final

import apnap_reference.cards  # noqa: F401 - registers what the cards do
from apnap.protocol import PROTOCOL_VERSION
from apnap.protocol.catalogue import catalogue
from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import (
    AnswerSaid,
    Capabilities,
    Concede,
    Described,
    Initialize,
    Initialized,
    Load,
    Party,
    RuleKnown,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap_reference import __version__
from apnap_reference.acceptable import PLAYERS, is_played
from apnap_reference.edition import EDITIONS
from apnap_reference.loading import CannotSetUp, load
from apnap_reference.position import Accepted, Rejected, answer, concede, question
from apnap_reference.rulebook import AS_WRITTEN, Rulebook, all_rules, in_force
from apnap_reference.setups import wrong_setup
from apnap_reference.showing import show
from apnap_reference.under_way import Position

CAPABILITIES: Final = Capabilities(
    editions=tuple(sorted(EDITIONS)),
    attack_options=("multiple", "left", "right", "one_opponent"),
    players=PLAYERS,
    teams=True,
    shared_team_turns=True,
    range_of_influence=True,
    turn_markers=True,
    deploy_creatures=True,
    neighbours_only=True,
    cards=tuple(sorted(name for name, card in catalogue().items() if is_played(card))),
    every_priority=True,
    cites_rules=True,
    methods=("describe",),
)


class ReferenceEngine:
    """An engine that plays by a rulebook: as written, or with one rule misread."""

    def __init__(self, rulebook: Rulebook = AS_WRITTEN) -> None:
        self._rulebook = rulebook
        self._position: Position | None = None

    def initialize(self, said: Initialize) -> Initialized:
        """Say name, version and capabilities."""
        del said
        name = "apnap reference engine"
        if self._rulebook.name:
            name = f"{name} misreading {self._rulebook.name}"
        return Initialized(
            protocol=PROTOCOL_VERSION,
            engine=Party(name, __version__),
            capabilities=CAPABILITIES,
        )

    def load(self, said: Load) -> Verdict:
        """
        Set up a calm position.

        The one before is kept if this one cannot be played, and gone if it breaks rules.
        """
        with in_force(self._rulebook):
            wrong = tuple(wrong_setup(said.position))
            if wrong:
                self._position = None
                return Verdict("rejected", violations=wrong)
            try:
                position = load(said.position)
            except CannotSetUp as cannot:
                return Verdict("unsupported", reason=cannot.reason)
            return self._now(position)

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer to the pending decision; anything else is rejected."""
        position = self._loaded()
        with in_force(self._rulebook):
            asked = question(position)
            about = asked.about(said.about) if asked else None
            if asked is None or about is None:
                reason = f"nothing called {said.about} is being decided"
                return self._refused(position, Violation(reason=reason))
            decider, speakers = asked.open[about].decision.decider, asked.open[about].speakers
            if said.by not in (*speakers, decider):
                reason = f"this is {decider}'s to decide, not {said.by}'s"
                return self._refused(position, Violation(reason=reason))
            by = said.by if len(speakers) > 1 or said.by in speakers else speakers[0]
            return self._outcome(answer(position, by, said.say, about))

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede at once."""
        position = self._loaded()
        if all(player.name != said.player for player in position.table.players):
            raise BadRequest(f"{said.player} is no player of this game", where="player")
        with in_force(self._rulebook):
            return self._outcome(concede(position, said.player))

    def view(self, said: View) -> Viewed:
        """Show the state as one player may see it."""
        position = self._loaded()
        known = {player.name for player in position.table.players}
        if said.player is not None and said.player not in known:
            raise BadRequest(f"{said.player} is no player of this game", where="player")
        with in_force(self._rulebook):
            return Viewed(show(position, said.player))

    def describe(self) -> Described:
        """List the rules that the engine implements."""
        return Described(
            rules=tuple(
                RuleKnown(found.number, found.name, found.summary)
                for _, found in sorted(all_rules().items())
            )
        )

    def unload(self) -> None:
        """Forget the position."""
        self._position = None

    def _loaded(self) -> Position:
        if self._position is None:
            raise BadRequest("no position is loaded", hint="send `load` first")
        return self._position

    def _now(self, position: Position) -> Verdict:
        self._position = position
        return Verdict("accepted", state=show(position))

    def _refused(self, position: Position, *violations: Violation) -> Verdict:
        return Verdict("rejected", violations=violations, state=show(position))

    def _outcome(self, outcome: Accepted | Rejected) -> Verdict:
        if isinstance(outcome, Rejected):
            self._position = outcome.position
            return self._refused(outcome.position, *outcome.violations)
        return self._now(outcome.position)


def reference(mutant: str | None = None) -> ReferenceEngine:
    """
    Make the reference engine; `mutant` names a misreading.

    Raises LookupError for a misreading that does not exist.
    """
    if mutant is not None:
        raise LookupError(f"there is no misreading called {mutant}")
    return ReferenceEngine()
