"""
Looking for the steps that tell a game.

What was said is told phrase by phrase, and each attempt is played on the reference engine: kept is
what leads to where the game went. Then it is played on the engine as well, and asserted is what is
true on the one and not on the other.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from apnap.driver import Exchange, Failed, Stop
from apnap.driver.transcript import kind
from apnap.engine.client import Client
from apnap.fuzzing.games import Plan
from apnap.fuzzing.handles import HANDLE
from apnap.fuzzing.speaking_up import again
from apnap.fuzzing.telling.acting_out import Stage
from apnap.fuzzing.telling.givens import givens
from apnap.fuzzing.telling.phrasing import CannotBeTold, Line, given, listed, then, when
from apnap.fuzzing.telling.thens import thens
from apnap.fuzzing.telling.whens import named, whens
from apnap.protocol import (
    AnswerSaid,
    Capabilities,
    ChanceAsked,
    Concede,
    EngineTrouble,
    Pass,
    Priority,
    Record,
    RuleNumber,
    State,
)
from apnap.protocol.freedoms import only_answer
from apnap.vocabulary.matching import StepError
from apnap.vocabulary.phrases import Phrase, shapes
from apnap.vocabulary.whole import VOCABULARY
from apnap.vocabulary.words import STEPS

_SAID: Final = 2
"""So many differences are asserted at most."""


_TIMES: Final = 2
"""So many times it has to fail on the engine."""


class Told(Record, frozen=True):
    """A game in the words of the vocabulary."""

    steps: tuple[Line, ...]
    rules: tuple[str, ...]
    """The rules that the reference engine applied with the last thing that was said or done."""


class Teller:
    """Tells games of one engine; `can` is what that engine can do."""

    def __init__(self, reference: Client, engine: Client, can: Capabilities) -> None:
        """Take the reference engine, and the one that plays otherwise."""
        self._reference = reference
        self._engine = engine
        self._can = can

    def tell(self, plan: Plan) -> Told:
        """
        Return the steps that pass on the reference engine and fail on the other one.

        Raises `CannotBeTold`.
        """
        self._edition = plan.edition
        self._opening = givens(plan.position, plan.edition)
        played = again(self._reference, plan)
        if played.ended in ("unsupported", "broke"):
            raise CannotBeTold(f"the reference engine, which does not play it: {played.why}")
        steps = self._asserting(self._as_said(played.exchanges))
        steps = self._in_short(steps)
        if not all(self._tells(steps) for _ in range(_TIMES)):
            raise CannotBeTold("a Then for an engine that plays the same game in several ways")
        return Told((*self._opening, *steps), self._applied(steps))

    def _as_said(self, exchanges: Sequence[Exchange]) -> tuple[Line, ...]:
        """Return what was said in a game, each with its verdict."""
        steps: tuple[Line, ...] = ()
        state: State | None = None
        meanwhile: list[tuple[Exchange, State]] = []
        for exchange in exchanges:
            verdict = exchange.verdict
            if verdict is None:
                continue
            if state is not None and isinstance(exchange.said, AnswerSaid | Concede):
                meanwhile.append((exchange, state))
                if not exchange.of_itself:
                    steps = self._with(steps, meanwhile)
                    meanwhile = []
            state = verdict.state or state
        return steps

    def _with(
        self, steps: tuple[Line, ...], said: Sequence[tuple[Exchange, State]]
    ) -> tuple[Line, ...]:
        """Return steps with the last of what is said, and with what was before it if need be."""
        try:
            return self._next(steps, *said[-1])
        except CannotBeTold:
            choices = [one for one in said[:-1] if not _is_pass(one[0])]
            if not choices:
                raise
        for exchange, before in (*choices, said[-1]):
            steps = self._next(steps, exchange, before)
        return steps

    def _next(self, steps: tuple[Line, ...], exchange: Exchange, before: State) -> tuple[Line, ...]:
        """Return the steps with one that tells what is said next."""
        stage = self._on_reference(steps)
        after = _after(exchange, before)
        if _is_settled(exchange) and _moment(stage.game.state) == _moment(after):
            return steps  # the driver has answered that already
        steps = (*steps, *self._naming(stage, exchange))
        shown = self._on_reference(steps).game.names.shown
        ways = whens(exchange, before, named({one.name: shown(one.name) for one in before.objects}))
        spare: tuple[Line, ...] | None = None
        for prefix, way in itertools.product(_prefixes(before), ways):
            found = self._spoken((*steps, *prefix), way)
            if found is None or found[0][-1].text.endswith("illegal") == _accepted(exchange):
                continue
            if _moment(found[1]) == _moment(after):
                return found[0]
            spare = spare or found[0]
        if spare is None:
            what = "concession" if exchange.about is None else kind(exchange.about)
            raise CannotBeTold(f"a When that leads to this {what} at this moment")
        return spare

    def _spoken(self, steps: tuple[Line, ...], way: Line) -> tuple[tuple[Line, ...], State] | None:
        """Return the steps with one more, its verdict, and how it stands; None if it fails."""
        try:
            stage = self._on_reference(steps)
            stage.do(way)
            spoken = stage.game.spoken
            verdict = stage.call(way).phrase.verdict
        except (Stop, StepError, EngineTrouble):
            return None
        if spoken is None or verdict is None:
            return None
        what = "the declaration" if verdict == "declaration" else "this"
        said = then(f"{what} is {'legal' if spoken.accepted else 'illegal'}")
        return (*steps, way, said), stage.game.state

    def _naming(self, stage: Stage, exchange: Exchange) -> Iterator[Line]:
        """Yield how tokens and copies are named of which the next answer speaks."""
        text = repr(exchange.said)
        new: dict[str, list[str]] = {}
        for thing in stage.game.state.objects:
            loose = thing.name.startswith(HANDLE) and not stage.game.names.known(thing.name)
            if loose and (thing.kind, thing.zone) in _NAMABLE:
                new.setdefault(str(thing.card), []).append(thing.name)
        for card, handles in new.items():
            if any(f"{handle!r}" in text for handle in handles):
                taken = set(stage.names)
                free = (f"{word} {card}" for word in ("new", *_ORDINALS))
                names = [name for name in free if name not in taken][: len(handles)]
                are = "is" if len(names) == 1 else "are"
                yield then(f"the new {card} {are} called {listed(names)}")

    def _on_reference(self, steps: Sequence[Line]) -> Stage:
        told = self._reference.introduced
        can = self._can if told is None else told.capabilities
        return self._acted(self._reference, can, steps)

    def _acted(self, client: Client, can: Capabilities, steps: Sequence[Line]) -> Stage:
        stage = Stage(client, can, self._edition, self._opening)
        for step in steps:
            stage.do(step)
        return stage

    def _asserting(self, steps: tuple[Line, ...]) -> tuple[Line, ...]:
        """Return the steps with assertions that fail on the engine."""
        for ending in itertools.chain(_endings(steps), self._passes_in_turn(steps)):
            try:
                longer = (*steps, *ending)
                found = self._differing(longer)
            except (Stop, StepError):
                continue
            if found is not None:
                return (*longer, *found)
        raise CannotBeTold("a Then for what is otherwise")

    def _passes_in_turn(self, steps: tuple[Line, ...]) -> Iterator[tuple[Line, ...]]:
        """Yield passes of those who get priority by the rules, each time of one more of them."""
        passes: tuple[Line, ...] = ()
        for _ in self._on_reference(steps).game.state.players[1:]:
            game = self._on_reference((*steps, *passes)).game
            asked = next((one for one in game.state.pending if isinstance(one, Priority)), None)
            if asked is None:
                return
            who = game.members(asked.decider)[0]
            passes = (*passes, when(f"{who} passes"), then("this is legal"))
            yield passes

    def _differing(self, steps: tuple[Line, ...]) -> tuple[Line, ...] | None:
        """Return assertions after which the steps fail on the engine; None if there are none."""
        right = self._on_reference(steps)
        claims = [one for one in thens(right.game, right.names) if right.holds(one)]
        try:
            wrong = self._acted(self._engine, self._can, steps)
        except Failed:
            return self._changed(steps, claims)
        except Stop:
            return None
        false = [one for one in claims if wrong.holds(one) is False]
        return tuple(false[:_SAID]) or None

    def _changed(self, steps: tuple[Line, ...], claims: Sequence[Line]) -> tuple[Line, ...]:
        """Return an assertion about what the last thing that was said has changed."""
        last = max(at for at, step in enumerate(steps) if step.keyword == "when")
        if any(step.text.endswith("illegal") for step in steps[last:]):
            return (then("nothing has changed"),)
        before = self._on_reference(steps[:last])
        new = [one for one in claims if before.holds(one) is False]
        return tuple((new or claims)[:1])

    def _in_short(self, steps: tuple[Line, ...]) -> tuple[Line, ...]:
        """Return steps in which runs of passes are one step, and what leads there is a Given."""
        best = steps
        for other in _without_passes(steps, self._ends(steps)):
            if len(other) < len(best) and self._tells(other):
                best = other
        best = self._sparing(best)
        short = tuple(_as_given(best))
        return short if self._tells(short) else best

    def _ends(self, steps: Sequence[Line]) -> tuple[str, ...]:
        """Return phrases for going on to when the steps end."""
        turns = self._on_reference(steps).game.state.turns
        when_ = [
            (name, turn) for turn in turns for name, step in STEPS.items() if step == turn.step
        ]
        turns_of = (f"play goes on to {turn.active}'s {name}" for name, turn in when_)
        return (*(f"play goes on to the {name}" for name, _ in when_), *turns_of)

    def _sparing(self, steps: tuple[Line, ...]) -> tuple[Line, ...]:
        """Return the steps without what is said for nothing, with its verdict."""
        for at in reversed(range(len(steps))):
            ruled = at + 1 < len(steps) and steps[at + 1].text.endswith((" legal", " illegal"))
            rest = (*steps[:at], *steps[at + 1 + ruled :])
            said = steps[at].keyword == "when" and any(one.keyword == "when" for one in rest)
            if said and self._tells(rest):
                steps = rest
        return steps

    def _tells(self, steps: Sequence[Line]) -> bool:
        """Tell whether steps pass on the reference engine and fail on the other one."""
        try:
            self._on_reference(steps)
        except (Stop, StepError):
            return False
        try:
            self._acted(self._engine, self._can, steps)
        except Failed:
            return True
        except (Stop, StepError):
            return False
        return False

    def _applied(self, steps: Sequence[Line]) -> tuple[str, ...]:
        """Return the rules that are applied from the last When on, and not before it."""
        last = max(at for at, step in enumerate(steps) if step.keyword == "when")
        self._on_reference(steps[:last])
        before = {one.rule for one in self._reference.describe().applied}
        self._on_reference(steps)
        after = {one.rule for one in self._reference.describe().applied}
        return tuple(sorted(after - before, key=RuleNumber.parse))


_NAMABLE: Final = (("token", "battlefield"), ("copy", "battlefield"), ("copy", "stack"))
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def _accepted(exchange: Exchange) -> bool:
    return exchange.verdict is not None and exchange.verdict.verdict == "accepted"


def _is_pass(exchange: Exchange) -> bool:
    return isinstance(exchange.said, AnswerSaid) and isinstance(exchange.said.say, Pass)


def _after(exchange: Exchange, before: State) -> State:
    """Return how it stands after something was said."""
    verdict = exchange.verdict
    return before if verdict is None or verdict.state is None else verdict.state


def _is_settled(exchange: Exchange) -> bool:
    """Tell whether it is chance, or has one possible answer."""
    about = exchange.about
    return about is not None and (isinstance(about, ChanceAsked) or only_answer(about) is not None)


def _moment(state: State) -> object:
    """Return when it is, and who is asked what."""
    return (
        state.stage,
        tuple((turn.active, turn.step, len(turn.stack)) for turn in state.turns),
        sorted((kind(one), one.decider) for one in state.pending),
        tuple((player.name, player.life, player.left is None) for player in state.players),
    )


def _prefixes(state: State) -> Iterator[tuple[Line, ...]]:
    """Yield what may have to happen before something is said, nothing first."""
    yield ()
    for turn in state.turns:
        step = next(name for name, step in STEPS.items() if step == turn.step)
        members = next((t.members for t in state.teams if t.name == turn.active), (turn.active,))
        yield (when("the top of the stack resolves"),)
        yield (when("the stack resolves"),)
        yield (when(f"play goes on to the {step}"),)
        for name in filter(None, members[:1]):
            yield (when(f"play goes on to {name}'s {step}"),)
    yield (when("everybody passes"),)


def _endings(steps: Sequence[Line]) -> Iterator[tuple[Line, ...]]:
    """Yield what may have to happen until it can be seen that something is wrong."""
    if any(step.keyword == "when" for step in steps):
        yield ()
    yield (when("everybody passes"),)
    yield (when("the stack resolves"),)
    yield (when("combat damage is dealt"),)
    for step in ("declare attackers step", "end step"):
        yield (when(f"play goes on to the {step}"),)


def _without_passes(steps: Sequence[Line], ends: Sequence[str]) -> Iterator[tuple[Line, ...]]:
    """
    Yield the steps with a phrase instead of the passes in a row, at their end or everywhere.

    `ends` are phrases for going on to the end.
    """
    runs: list[tuple[int, int]] = []
    at = 0
    while at < len(steps):
        end = at
        while end < len(steps) and steps[end].keyword == "when" and _passes(steps[end].text):
            end += 2 if end + 1 < len(steps) and steps[end + 1].text == "this is legal" else 1
        if end - at > 2:  # noqa: PLR2004 - a pass and its verdict are short enough
            runs.append((at, end))
        at = max(end, at + 1)
    for instead in (*_RESOLVING, *ends):
        for chosen in (runs, runs[-1:]):
            told = list(steps)
            for first, last in reversed(chosen):
                told[first:last] = [when(instead)]
            yield tuple(told)


_RESOLVING: Final = ("the top of the stack resolves", "the stack resolves", "everybody passes")


def _passes(text: str) -> bool:
    return text.endswith((" passes", " proposes to pass")) and text != "everybody passes"


def _as_given(steps: Sequence[Line]) -> Iterator[Line]:
    """Yield steps, what was legal and leads to the last thing that is said in the past tense."""
    last = max(at for at, step in enumerate(steps) if step.keyword == "when")
    at, early = 0, True
    while at < len(steps):
        step = steps[at]
        follows = steps[at + 1] if at + 1 < len(steps) else None
        past = _past(step) if early and at < last else None
        ruled = follows is not None and follows.keyword == "then"
        legal = follows is not None and follows.text.endswith(" is legal")
        if past is None or (ruled and not legal):
            early = False
            yield step
            at += 1
            continue
        yield past
        at += 2 if legal else 1


def _past(step: Line) -> Line | None:
    """Return a When in the past tense, as a Given; None if there is none."""
    if step.keyword != "when":
        return None
    fitting = (
        p for p in VOCABULARY.phrases if p.keyword == "when" and bool(p.columns) == bool(step.table)
    )
    for phrase in fitting:
        narrow, wide = shapes(phrase.pattern)
        fits = narrow.fullmatch(step.text) and wide.fullmatch(step.text)
        past = _given_of(phrase) if fits else None
        if fits and past is not None:
            first, *rest = past.split("{")
            gaps = zip(fits.groups(), rest, strict=True)
            text = first + "".join(gap + one.partition("}")[2] for gap, one in gaps)
            return given(text, step.table)
    return None


def _given_of(phrase: Phrase) -> str | None:
    """Return the pattern of the Given that does the same as a When."""
    same = (
        one.pattern
        for one in VOCABULARY.phrases
        if one.keyword == "given" and not one.calm and one.act is phrase.act
    )
    return next(same, None)
