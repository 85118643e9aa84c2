"""The reference engine, asking for one thing after the other where it would ask for several."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from apnap.protocol import (
    AssignDamage,
    AssignDamageAsked,
    BottomCards,
    Choose,
    ChooseObjects,
    Decision,
    State,
)
from apnap.protocol.messages import AnswerSaid, Concede, Load, Verdict, View, Viewed, Violation
from apnap_reference.engine import ReferenceEngine

_PART = "/"


class OneAtATime(ReferenceEngine):
    """Lets players name one object, and assign the damage of one creature, in each answer."""

    def __init__(self) -> None:
        super().__init__()
        self._taken: dict[str, tuple[str, ...]] = {}
        self._damage: dict[str, AssignDamage] = {}

    def load(self, said: Load) -> Verdict:
        """Load a position, and forget what was taken."""
        self._taken, self._damage = {}, {}
        return self._shown(super().load(said))

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede."""
        return self._shown(super().concede(said))

    def view(self, said: View) -> Viewed:
        """Show the state."""
        viewed = super().view(said)
        return replace(viewed, state=self._state(viewed.state))

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer; of several things only one."""
        whole = said.about.partition(_PART)[0]
        inner = next((d for d in super().view(View(None)).state.pending if d.id == whole), None)
        match inner, said.say:
            case ChooseObjects() | BottomCards(), Choose() if _several(inner):
                return self._chosen(inner, said, said.say)
            case AssignDamageAsked(), AssignDamage() if _several(inner):
                return self._assigned(inner, said, said.say)
            case _:
                return self._shown(super().answer(said))

    def _chosen(
        self, inner: ChooseObjects | BottomCards, said: AnswerSaid, choice: Choose
    ) -> Verdict:
        before = self._taken.get(inner.id, ())
        if said.about != _id(inner, before):
            return self._no("nobody asks that any more")
        if len(choice.chosen) != 1 or choice.chosen[0] in before:
            return self._no("one at a time, please")
        if inner.among != "unknown" and choice.chosen[0] not in inner.among:
            return self._no("that is not on offer")
        taken = (*before, *choice.chosen)
        if len(taken) < _number(inner):
            self._taken[inner.id] = taken
            return self._shown(Verdict("accepted", state=super().view(View(None)).state))
        self._taken.pop(inner.id, None)
        return self._shown(super().answer(replace(said, about=inner.id, say=Choose(taken))))

    def _assigned(
        self, inner: AssignDamageAsked, said: AnswerSaid, assigned: AssignDamage
    ) -> Verdict:
        before = self._damage.get(inner.id, AssignDamage(()))
        done = {row.source for row in before.damage}
        asked = next(one.source for one in inner.sources if one.source not in done)
        if {row.source for row in assigned.damage} != {asked}:
            return self._no(f"{asked} is what was asked for")
        whole = AssignDamage((*before.damage, *assigned.damage))
        if len({row.source for row in whole.damage}) < len(inner.sources):
            self._damage[inner.id] = whole
            return self._shown(Verdict("accepted", state=super().view(View(None)).state))
        self._damage.pop(inner.id, None)
        return self._shown(super().answer(replace(said, about=inner.id, say=whole)))

    def _no(self, reason: str) -> Verdict:
        state = self._state(super().view(View(None)).state)
        return Verdict("rejected", (Violation(reason=reason),), state=state)

    def _shown(self, verdict: Verdict) -> Verdict:
        if verdict.state is None:
            return verdict
        return replace(verdict, state=self._state(verdict.state))

    def _state(self, state: State) -> State:
        return replace(state, pending=tuple(self._asked(state.pending)))

    def _asked(self, pending: tuple[Decision, ...]) -> Iterator[Decision]:
        for one in pending:
            if not _several(one):
                yield one
                continue
            taken = self._taken.get(one.id, ())
            match one:
                case ChooseObjects() | BottomCards():
                    among = one.among
                    if among != "unknown":
                        among = tuple(name for name in among if name not in taken)
                    named = replace(one, id=_id(one, taken), among=among)
                    if isinstance(named, BottomCards):
                        yield replace(named, count=1)
                    else:
                        yield replace(named, least=1, most=1)
                case AssignDamageAsked():
                    done = {r.source for r in self._damage.get(one.id, AssignDamage(())).damage}
                    left = tuple(s for s in one.sources if s.source not in done)
                    yield replace(one, id=f"{one.id}{_PART}{len(left)}", sources=left[:1])
                case _:
                    yield one


def _id(inner: Decision, taken: tuple[str, ...]) -> str:
    return f"{inner.id}{_PART}{len(taken)}"


def _number(inner: ChooseObjects | BottomCards) -> int:
    return inner.count if isinstance(inner, BottomCards) else inner.most


def _several(one: Decision | None) -> bool:
    """Tell whether a decision asks for several things of which the number is fixed."""
    match one:
        case ChooseObjects():
            return one.least == one.most > 1
        case BottomCards():
            return one.count > 1
        case AssignDamageAsked():
            return len(one.sources) > 1
        case _:
            return False


def engine(_: str | None = None) -> OneAtATime:
    """Return such an engine."""
    return OneAtATime()
