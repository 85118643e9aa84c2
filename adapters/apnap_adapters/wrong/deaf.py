"""Engines that know nothing: they cannot do anything, or say yes or no to everything."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from apnap.protocol import (
    PROTOCOL_VERSION,
    AnswerSaid,
    BadRequest,
    Capabilities,
    Concede,
    EditionDate,
    Initialize,
    Initialized,
    Load,
    Priority,
    Program,
    State,
    Verdict,
    VerdictName,
    View,
    Viewed,
    folder,
)

_VERSION: Final = "1"


def _introduced(name: str) -> Initialized:
    """Introduce an engine that claims to be able to do everything."""
    editions = (EditionDate(path.stem) for path in folder("editions").glob("????-??-??.json"))
    return Initialized(
        protocol=PROTOCOL_VERSION,
        engine=Program(name, _VERSION),
        capabilities=Capabilities(
            editions=tuple(sorted(editions)),
            attack_options=("multiple", "left", "right", "one_opponent"),
            players=16,
            teams=True,
            shared_team_turns=True,
            range_of_influence=True,
            turn_markers=True,
            deploy_creatures=True,
            neighbours_only=True,
            emperors=True,
            concede_by=True,
        ),
    )


class Null:
    """Cannot do anything."""

    def initialize(self, _said: Initialize) -> Initialized:
        """Promise everything."""
        return _introduced("null")

    def load(self, _said: Load) -> Verdict:
        """Set nothing up."""
        return Verdict("unsupported", reason="nothing can be set up")

    def answer(self, _said: AnswerSaid) -> Verdict:
        """Take no answer."""
        raise BadRequest("no position is loaded")

    def concede(self, _said: Concede) -> Verdict:
        """Let nobody concede."""
        raise BadRequest("no position is loaded")

    def view(self, _said: View) -> Viewed:
        """Show nothing."""
        raise BadRequest("no position is loaded")

    def unload(self) -> None:
        """Forget nothing."""


class Parrot:
    """Shows the position as it was loaded, for ever, and answers everything in one way."""

    def __init__(self, says: VerdictName) -> None:
        """Take the one answer, `accepted` or `rejected`."""
        self._says: VerdictName = says
        self._state: State | None = None

    def initialize(self, _said: Initialize) -> Initialized:
        """Promise everything."""
        return _introduced(f"always {self._says}")

    def load(self, said: Load) -> Verdict:
        """Show the position, and ask the first player what to do with priority."""
        first = said.position.players[0].name
        self._state = replace(said.position, pending=(Priority(id="1", decider=first),))
        return Verdict("accepted", state=self._state)

    def answer(self, _said: AnswerSaid) -> Verdict:
        """Say the same as ever."""
        return Verdict(self._says, state=self._shown())

    def concede(self, _said: Concede) -> Verdict:
        """Say the same as ever."""
        return Verdict(self._says, state=self._shown())

    def view(self, _said: View) -> Viewed:
        """Show the same as ever."""
        return Viewed(self._shown())

    def unload(self) -> None:
        """Forget the position."""
        self._state = None

    def _shown(self) -> State:
        if self._state is None:
            raise BadRequest("no position is loaded")
        return self._state


def _as_it_is(engine: str, mutant: str | None) -> None:
    if mutant is not None:
        raise LookupError(f"{engine} is wrong enough as it is")


def null(mutant: str | None = None) -> Null:
    """Make the engine that cannot do anything; raise LookupError for a misreading."""
    _as_it_is("null", mutant)
    return Null()


def always_accept(mutant: str | None = None) -> Parrot:
    """Make the engine that says yes to everything; raise LookupError for a misreading."""
    _as_it_is("always-accept", mutant)
    return Parrot("accepted")


def always_reject(mutant: str | None = None) -> Parrot:
    """Make the engine that says no to everything; raise LookupError for a misreading."""
    _as_it_is("always-reject", mutant)
    return Parrot("rejected")
