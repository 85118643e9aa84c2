"""Engines in this process that leave out priorities, and say so or do not."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.protocol import AnswerSaid, Initialize, Initialized, Pass, Priority, Verdict
from apnap_reference.engine import ReferenceEngine


class Boastful(ReferenceEngine):
    """Lets everybody pass while something is on the stack, and declares that it asks."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer, and pass for everybody until the stack is empty."""
        verdict = super().answer(said)
        while verdict.verdict == "accepted" and verdict.state is not None:
            asked = next(iter(verdict.state.pending), None)
            if not verdict.state.turns[0].stack or not isinstance(asked, Priority):
                break
            verdict = super().answer(AnswerSaid(asked.decider, asked.id, Pass()))
        return verdict


class Lopsided(ReferenceEngine):
    """Gives priority to the active player alone, and declares that it asks."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer, and pass for everybody else."""
        verdict = super().answer(said)
        while verdict.verdict == "accepted" and verdict.state is not None:
            asked = next(iter(verdict.state.pending), None)
            if not isinstance(asked, Priority) or asked.decider == verdict.state.turns[0].active:
                break
            verdict = super().answer(AnswerSaid(asked.decider, asked.id, Pass()))
        return verdict


class Headlong(ReferenceEngine):
    """Asks for blocks as soon as attackers are declared, and declares that it asks."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer, and pass for everybody once attackers are declared."""
        verdict = super().answer(said)
        while verdict.verdict == "accepted" and verdict.state is not None:
            asked = next(iter(verdict.state.pending), None)
            here = verdict.state.turns and verdict.state.turns[0].step == "declare_attackers"
            if not (here and isinstance(asked, Priority)):
                break
            verdict = super().answer(AnswerSaid(asked.decider, asked.id, Pass()))
        return verdict


class _Open(ReferenceEngine):
    """Declares that it does not ask at every priority."""

    def initialize(self, said: Initialize) -> Initialized:
        """Say so."""
        told = super().initialize(said)
        return replace(told, capabilities=replace(told.capabilities, every_priority=False))


class Hasty(_Open, Boastful):
    """Asks for priority only while nothing is on the stack, and says so."""


class OneSided(_Open, Lopsided):
    """Gives priority to the active player alone, and says so."""


class Rushed(_Open, Headlong):
    """Asks for blocks as soon as attackers are declared, and says so."""
