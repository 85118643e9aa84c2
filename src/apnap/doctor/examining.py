"""The visit itself: all steps in order, with a fresh engine after each breakdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from apnap.doctor.bench import Bench, Halt, Skip, Undeclared
from apnap.doctor.diagnosis import Diagnosis, Outcome, Remark, Step
from apnap.doctor.tries import LAST, START, TRIES, Needs, Try, declared
from apnap.engine.starting import connect, parse
from apnap.protocol import EngineBabbles, EngineTrouble, EngineUnknown, Initialized, Limits
from apnap.protocol.wire import WireError
from apnap.version import __version__

LIVES: Final = 3
"""So many breakdowns are survived; after them the remaining steps are skipped."""

_ASKED: Final = "pending"
_DECISIONS: Final = "decisions-and-answers"
"""What to read of whatever is asked."""

Watch = Callable[[Step], object]
"""Is shown each step as soon as it is done."""


def examine(
    engine: str,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    watch: Watch = lambda _: None,
) -> Diagnosis:
    """
    Examine the engine of that name, `TRANSPORT:TARGET`, within limits for each answer.

    Raises `EngineUnknown` if no engine can have such a name; all else is a finding.
    """
    visit = _Visit(watch)
    name = parse(engine)
    try:
        connection = connect(name, limits)
    except EngineUnknown:
        raise
    except EngineTrouble as trouble:
        remark = Remark(severity="wrong", problem=trouble.problem, hint=trouble.hint)
        visit.done(START, "wrong", "", (remark,))
        visit.skip((*TRIES, LAST), "the engine does not start")
        return Diagnosis(apnap=__version__, engine=engine, started=False, steps=visit.steps)
    visit.done(START, "fine", "it is started", ())
    bench = Bench(connection, limits, name.transport)
    try:
        for wanted in visit.ahead():
            if visit.hopeless:
                visit.skip((wanted,), visit.hopeless)
            else:
                visit.attempt(bench, wanted)
    finally:
        connection.close()
    return Diagnosis(
        apnap=__version__,
        engine=engine,
        introduced=visit.introduced.engine if visit.introduced else None,
        started=not visit.mute,
        steps=visit.steps,
    )


class _Visit:
    """The steps so far, and what is known of the engine."""

    def __init__(self, watch: Watch) -> None:
        """Begin; `watch` is shown each step."""
        self._watch = watch
        self._steps: list[Step] = []
        self._breakdowns = 0
        self._broken = False
        self._walking = False
        self.introduced: Initialized | None = None
        self.mute = False
        self.hopeless = ""
        """Why no further step makes sense; empty as long as some does."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps that are done."""
        return tuple(self._steps)

    def ahead(self) -> Iterator[Try]:
        """Yield all steps; those of what is declared once the engine has introduced itself."""
        yield from TRIES
        if self.introduced:
            yield from declared(self.introduced)
        yield LAST

    def done(self, wanted: Try, outcome: Outcome, note: str, remarks: tuple[Remark, ...]) -> None:
        """Take a step down."""
        step = Step(
            name=wanted.name,
            title=wanted.title,
            outcome=outcome,
            read=f"docs/protocol.md#{_to_read(wanted, remarks)}",
            note=note,
            remarks=remarks,
        )
        self._steps.append(step)
        self._watch(step)

    def skip(self, tries: tuple[Try, ...], why: str) -> None:
        """Take down that steps are not tried."""
        for wanted in tries:
            self.done(wanted, "skipped", why, ())

    def attempt(self, bench: Bench, wanted: Try) -> None:
        """Try a step, on an engine that is ready for it."""
        try:
            self._prepare(bench, wanted.needs)
        except (Skip, Halt, EngineTrouble) as reason:
            self._note_breakdown(reason)
            self.done(wanted, "skipped", _why(reason), ())
            return
        bench.forget_remarks()
        note = ""
        try:
            if wanted.walk:
                self._hurry(bench)
            note = wanted.step(bench)
        except Undeclared as lack:
            self.done(wanted, "untried", str(lack), ())
            return
        except Skip as reason:
            self.done(wanted, "skipped", str(reason), ())
            return
        except Halt as halt:
            bench.add(halt.remark)
            self._note_breakdown(halt)
            if wanted.needs == "nothing":
                self.hopeless = "`initialize` has to work first"
                self.mute = isinstance(halt.trouble, EngineTrouble) and not isinstance(
                    halt.trouble, EngineBabbles
                )
        self.introduced = bench.told or self.introduced
        self.done(wanted, _worst(bench.remarks), note, bench.remarks)

    def _hurry(self, bench: Bench) -> None:
        """Give the engine its time for all that it declares; raise `Skip` if that is over."""
        if not self._walking:
            self._walking = True
            bench.hurry(bench.limits.scenario_seconds)
        bench.in_time()

    def _prepare(self, bench: Bench, needs: Needs) -> None:
        """Bring the engine to where a step begins, anew if it broke; raise if that fails."""
        if self._broken:
            bench.restart()
            self._broken = False
        if needs == "nothing":
            return
        if bench.told is None:
            bench.initialize()
        if needs == "loaded" and bench.state is None:
            if bench.asked is None:
                raise Skip("no position could be loaded")
            if bench.load(bench.asked).verdict != "accepted":
                raise Skip("the position that was accepted once is not accepted again")

    def _note_breakdown(self, reason: Exception) -> None:
        """Count it if the engine is of no more use."""
        trouble = reason.trouble if isinstance(reason, Halt) else reason
        if isinstance(trouble, (EngineTrouble, WireError)):
            self._broken = True
            self._breakdowns += 1
            if self._breakdowns >= LIVES:
                self.hopeless = f"the engine has broken down {LIVES} times: mend that first"


def _to_read(wanted: Try, remarks: tuple[Remark, ...]) -> str:
    """Return the part of the protocol to read: what a step is about, or what is wrong in it."""
    asked = any(_ASKED in remark.problem for remark in remarks)
    return _DECISIONS if asked else wanted.read


def _why(reason: Exception) -> str:
    """Return why an engine could not be made ready for a step."""
    if isinstance(reason, Skip):
        return str(reason)
    problem = reason.problem if isinstance(reason, EngineTrouble) else str(reason)
    return f"a fresh engine could not be brought so far: {problem}"


def _worst(remarks: Sequence[Remark]) -> Outcome:
    """Return the outcome of a step with these remarks."""
    severities = {remark.severity for remark in remarks}
    if "wrong" in severities:
        return "wrong"
    return "advice" if severities else "fine"
