"""Playing one scenario, step by step, to its outcome."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from apnap.diagnosis.traces import Trace, trace
from apnap.driver import (
    Failed,
    Game,
    Outcome,
    Stop,
    Talk,
    Unreached,
    Unshown,
    Unsupported,
    Withheld,
    one_by_one,
)
from apnap.driver.loading_position import load
from apnap.driver.needs import lacking
from apnap.driver.reasons import LONGEST, MOST, shortened
from apnap.driver.transcript import lines
from apnap.portable import portable
from apnap.protocol import Capabilities, EditionDate, EngineTrouble
from apnap.results.account import Account, Did
from apnap.results.records import Result, Violated
from apnap.running.accounting import Mark, account, did
from apnap.suite import Scenario, Step, card_lines, cards_of, load_captions, shown_path

TROUBLED: Final[tuple[Outcome, ...]] = ("failed", "errored", "unreached")
"""How a scenario ends that somebody is going to look into."""


class Play:
    """A scenario while it is played."""

    def __init__(
        self,
        scenario: Scenario,
        talk: Talk,
        can: Capabilities,
        edition: EditionDate,
        named: Callable[[str], str] | None = None,
    ) -> None:
        """
        Get ready to play a scenario on an engine that `can` do this and that.

        `named` gives number and caption of a rule; None: they are read once they are needed.
        """
        self.scenario = scenario
        self.game = Game(talk, every_priority=can.every_priority)
        self.game.opening = scenario.position.state(edition)
        self.stop: Stop | EngineTrouble | None = None
        self._can = can
        self._edition = edition
        self._named = named
        self._next = 0
        self._marks: dict[int, Mark] = {}
        self._lacking: tuple[str, ...] = ()
        self._begun = time.perf_counter()

    def step(self, text: str) -> None:
        """
        Play the next step, which is written so.

        Raises the `Stop` or `EngineTrouble` with which the scenario ends early.
        """
        step = self.scenario.steps[self._next]
        if step.text != text:
            raise AssertionError(f"pytest-bdd reads {text!r} where the suite reads {step.text!r}")
        try:
            self._play(step)
        except Unsupported as stop:
            owed = not (self._lacking or isinstance(stop, Unshown))
            self.stop = Withheld(stop.reason) if owed else stop
            raise self.stop from stop
        except (Stop, EngineTrouble) as stop:
            self.stop = stop
            raise
        self._next += 1

    def all(self) -> None:
        """Play all steps; raises as `step` does."""
        for step in self.scenario.steps:
            self.step(step.text)

    def upto(self, last: int) -> None:
        """Play the steps up to the one with this index; raises as `step` does."""
        for step in self.scenario.steps[: last + 1]:
            self.step(step.text)

    def came_to(self, index: int) -> bool:
        """Tell whether the step with this index was reached, whatever came of it."""
        return self._next >= index

    def _play(self, step: Step) -> None:
        phrase = step.call.phrase
        if phrase.calm:
            return
        if not self.game.loaded and self.game.spoken is None:
            self._check_needs()
            if not phrase.sets_up:
                load(self.game)
        self._marks[self._next] = Mark(len(self.game.transcript), self.game.spoken)
        if step.keyword != "given":
            phrase.act(self.game, *step.call.values)
            return
        try:
            phrase.act(self.game, *step.call.values)
        except Failed as failure:
            raise Unreached(f"the set-up cannot be played: {failure.reason}") from failure
        self._check_accepted()

    def _check_accepted(self) -> None:
        """Raise `Unreached`, or `Unsupported`, if what was said in the set-up is not accepted."""
        refusal = one_by_one.refusal(self.game)
        if refusal is not None:
            raise Unreached(f"the set-up cannot be played: {refusal}")

    def _check_needs(self) -> None:
        missing = lacking(self._can, (f"edition:{self._edition}", *self.scenario.needs))
        if missing:
            self._lacking = missing
            raise Unsupported(f"the engine does not declare {', '.join(missing)}")

    def result(self) -> Result:
        """Return what came of the scenario so far."""
        stop, scenario = self.stop, self.scenario
        outcome = _outcome(stop)
        step = scenario.steps[self._next] if stop else None
        troubled = outcome in TROUBLED
        failed = isinstance(stop, Failed)
        spoken = self.game.spoken
        verdict = spoken.verdict if spoken and failed else None
        objections = verdict.violations if verdict else ()
        return replace(
            blank(scenario, self._edition),
            outcome=outcome,
            seconds=round(time.perf_counter() - self._begun, 6),
            step=written(step) if step else None,
            step_line=step.line if step else None,
            expected=shortened(stop.expected) if isinstance(stop, Failed) else None,
            got=shortened(stop.got) if isinstance(stop, Failed) else None,
            reason=None if stop is None or failed else _reason(stop),
            lacking=self._lacking,
            violations=tuple(
                Violated(
                    v.rule and shortened(v.rule, LONGEST),
                    shortened(self.game.names.told(v.reason), LONGEST),
                )
                for v in objections[:MOST]
            ),
            violations_left_out=max(len(objections) - MOST, 0),
            transcript=lines(self.game.transcript) if outcome != "passed" else (),
            cards=card_lines(cards_of(scenario)) if troubled else (),
            account=self._account() if troubled else None,
        )

    def _account(self) -> Account:
        """Return the account of a scenario that has ended early."""
        scenario, edition = self.scenario, self._edition
        named = self._named or partial(load_captions().reasoned, edition=edition)
        rules = map(named, map(str, scenario.tagged.subjects(edition)))
        return account(scenario, tuple(rules), self._next, self.game, self._marks)

    def forget(self) -> None:
        """
        Let go of the game once everything is told of it: nothing else may be asked then.

        What pytest keeps of a failure holds the play, which holds it until garbage is searched for.
        """
        del self.game, self.stop, self._marks

    def outcome(self) -> Outcome:
        """Return what came of the scenario so far."""
        return _outcome(self.stop)

    def trace(self) -> Trace | None:
        """Return what went wrong so far, in a form to be compared; None if nothing did."""
        stop = self.stop
        if stop is None:
            return None
        step = written(self.scenario.steps[self._next])
        match self.outcome():
            case "passed" | "unsupported" | "withheld":
                return None
            case ending if isinstance(stop, Failed):
                return trace(ending, step, stop.expected, stop.got, None)
            case ending:
                return trace(ending, step, None, None, _reason(stop))

    def did(self, index: int) -> Did:
        """Return what the engine did from the last `When` to the step with this index."""
        stop = self.stop
        stopped = None if stop is None else stop.got if isinstance(stop, Failed) else _reason(stop)
        return did(self.scenario, index, self.game, self._marks, stopped)


def written(step: Step) -> str:
    """Return a step as a person reads it."""
    return f"{step.keyword.capitalize()} {step.text}"


def blank(scenario: Scenario, edition: EditionDate) -> Result:
    """Return a result that says nothing yet but which scenario it is of."""
    return Result(
        id=scenario.id,
        name=scenario.name,
        extension=scenario.origin == "extension",
        second_reading=scenario.origin == "second-reading",
        image_of=scenario.image.of if scenario.image else None,
        symmetry=scenario.image.symmetry if scenario.image else None,
        rules=tuple(map(str, scenario.tagged.subjects(edition))),
        tags=scenario.tags,
        file=shown_path(scenario),
        line=scenario.line,
        outcome="passed",
        seconds=0.0,
        says=tuple(dict.fromkeys(filter(None, (x.call.phrase.says for x in scenario.steps)))),
    )


def broken(scenario: Scenario, edition: EditionDate, reason: str, seconds: float = 0.0) -> Result:
    """Return the result of a scenario during which something broke outside of its steps."""
    plain = blank(scenario, edition)
    return replace(
        plain,
        outcome="errored",
        reason=shortened(portable(reason)),
        seconds=round(seconds, 6),
        cards=card_lines(cards_of(scenario)),
    )


def _outcome(stop: Stop | EngineTrouble | None) -> Outcome:
    if stop is None:
        return "passed"
    return stop.outcome if isinstance(stop, Stop) else "errored"


def _reason(stop: Stop | EngineTrouble) -> str:
    if isinstance(stop, Stop):
        return shortened(stop.reason)
    notes = f"\nthe engine said aside: {stop.notes}" if stop.notes else ""
    return shortened(portable(f"{stop}{notes}"))
