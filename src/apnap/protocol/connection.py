"""
How the suite reaches an engine, and what can go wrong on the way.

A transport is a function `connect(target, limits)` in the entry-point group
`apnap.transports`. It returns a `Connection`, or raises one of the errors below.
"""

from typing import Final, Protocol

from apnap.protocol.record import Record
from apnap.protocol.wire import LINE_LIMIT, quoted

NOTES_LIMIT: Final = 8192
"""How many bytes of what an engine said aside are kept."""


class Limits(Record, frozen=True, kw_only=True):
    """How long an engine may take and how much it may say."""

    start_seconds: float = 30.0
    """Until `initialize` is answered, the start of the program included."""
    load_seconds: float = 60.0
    """Until `load` is answered: some engines have to play their way to a position."""
    answer_seconds: float = 10.0
    """Until any other message is answered."""
    scenario_seconds: float = 120.0
    """Until the last message of a scenario is answered."""
    end_seconds: float = 2.0
    """Until a program that should end is asked more firmly."""
    line_bytes: int = LINE_LIMIT
    """Longest message read from the engine."""
    scenario_bytes: int = 8 * LINE_LIMIT
    """Longest that all answers of one scenario may be together."""
    breaks: int = 20
    """How many scenarios in a row may break the engine before it is given up."""


class Connection(Protocol):
    """A way to one engine. Messages are exchanged one by one."""

    def exchange(self, line: bytes, seconds: float, /) -> bytes:
        """
        Send a message and return the answer, both without the line feed.

        The engine may take that many seconds, where the transport can measure them.

        Raises `EngineDied`, `EngineSilent` or `EngineBabbles`; only `restart` helps then.
        """

    def restart(self) -> None:
        """Begin anew with a fresh engine, whatever became of the last one."""

    def close(self) -> None:
        """End the engine. Closing twice does no harm."""

    @property
    def notes(self) -> str:
        """The last of what the engine has said outside the protocol, for a person to read."""


class Transport(Protocol):
    """What an entry point of the group `apnap.transports` refers to."""

    def __call__(self, target: str, limits: Limits = ..., /) -> Connection:
        """Return a connection to `target`, the part of the engine's name behind the colon."""


class EngineTrouble(Exception):
    """
    The engine cannot be talked to.

    `problem` is one sentence, `hint` what to do about it, `notes` the last of what the engine
    said aside. The first two are one line each, whatever an engine has said in them.
    """

    def __init__(self, problem: str, *, hint: str = "", notes: str = "") -> None:
        """Say what the `problem` is and what helps; `notes` is what the engine said aside."""
        problem, hint = " ".join(problem.splitlines()), " ".join(hint.splitlines())
        super().__init__(problem, hint)
        self.problem = problem
        self.hint = hint
        self.notes = notes

    def __str__(self) -> str:
        """Return problem and hint as one text."""
        return f"{self.problem} {self.hint}".strip()


class EngineUnknown(EngineTrouble):
    """No engine or transport goes by that name; `known` are those that do."""

    def __init__(self, problem: str, *, hint: str, known: tuple[str, ...] = ()) -> None:
        """Say what is unknown and which names are `known`."""
        super().__init__(problem, hint=hint)
        self.known = known


class EngineNotStarted(EngineTrouble):
    """The engine could not be started."""


class EngineDied(EngineTrouble):
    """The engine has ended; `status` is its exit status, negative for a signal, if known."""

    def __init__(
        self, problem: str, *, hint: str, notes: str = "", status: int | None = None
    ) -> None:
        """Say how the engine ended."""
        super().__init__(problem, hint=hint, notes=notes)
        self.status = status


class EngineSilent(EngineTrouble):
    """The engine has not answered within `seconds`."""

    def __init__(self, problem: str, *, hint: str, seconds: float, notes: str = "") -> None:
        """Say how long was waited."""
        super().__init__(problem, hint=hint, notes=notes)
        self.seconds = seconds


class EngineBabbles(EngineTrouble):
    """The engine says what nobody asked for; `raw` is the beginning of it, which is quoted."""

    def __init__(self, problem: str, *, hint: str, raw: bytes, notes: str = "") -> None:
        """Say what came, `raw` being the beginning of it."""
        shown = f"{problem} It begins: {quoted(raw)}" if raw else problem
        super().__init__(shown, hint=hint, notes=notes)
        self.raw = raw
