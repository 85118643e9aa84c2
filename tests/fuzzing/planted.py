"""Engines that are wrong on purpose, each in a way that one oracle sees: named by their place."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.protocol import AnswerSaid, Load, State, Verdict
from apnap_reference.engine import ReferenceEngine


class _Planted(ReferenceEngine):
    """The reference engine, which shows something else sometimes."""

    def __init__(self) -> None:
        super().__init__()
        self.loads = self.answers = 0

    def load(self, said: Load) -> Verdict:
        self.loads += 1
        self.answers = 0
        return self._changed(super().load(said))

    def answer(self, said: AnswerSaid) -> Verdict:
        self.answers += 1
        return self._changed(super().answer(said))

    def _changed(self, verdict: Verdict) -> Verdict:
        if verdict.state is None or not self.odd(verdict.state):
            return verdict
        first, *others = verdict.state.players
        life = first.life if first.life == "unknown" else first.life + 3
        players = (replace(first, life=life), *others)
        return replace(verdict, state=replace(verdict.state, players=players))

    def odd(self, state: State) -> bool:
        raise NotImplementedError


class Seats(_Planted):
    """Likes players called Zoe."""

    def odd(self, state: State) -> bool:
        return any(player.name == "Zoe" for player in state.players)


class Bystander(_Planted):
    """Shows more life in games of four."""

    def odd(self, state: State) -> bool:
        return len(state.players) == 4


class Again(_Planted):
    """Shows more life in every second game."""

    def odd(self, state: State) -> bool:
        del state
        return self.loads % 2 == 0 and self.answers > 0


class Claims(_Planted):
    """Gives somebody life after the fifth answer, for no reason."""

    def odd(self, state: State) -> bool:
        del state
        return self.answers > 5


class Crashing(_Planted):
    """Fails at the third answer of each game."""

    def odd(self, state: State) -> bool:
        del state
        if self.answers == 3:
            raise RuntimeError
        return False
