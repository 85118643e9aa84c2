"""The steps of a visit: those for every engine, and those for what an engine declares."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from apnap.doctor import declared_steps, first_steps, game_steps, kind_steps, last_steps
from apnap.doctor.bench import Bench
from apnap.doctor.kind_steps import KINDS, declares
from apnap.protocol import Initialized, Record

Needs = Literal["nothing", "opened", "loaded"]


class Try(Record, frozen=True):
    """
    A step to be tried.

    It needs an engine that is only started, one that has answered `initialize`, or one with a
    position loaded. `read` is the section of docs/protocol.md that says how it should be.
    """

    name: str
    title: str
    step: Callable[[Bench], str]
    needs: Needs
    read: str
    walk: bool = False
    """Whether it is about something that the engine declares, and has to be done in time."""


START: Final = Try("start", "it can be started", lambda _: "", "nothing", "transports")
"""The step before all others."""

TRIES: Final[tuple[Try, ...]] = (
    Try("initialize", "it introduces itself", first_steps.initialize, "nothing", "messages"),
    Try(
        "capabilities",
        "it declares what it can do",
        first_steps.capabilities,
        "opened",
        "capabilities",
    ),
    Try(
        "unknown method",
        "it refuses a method that there is not",
        first_steps.unknown_method,
        "opened",
        "errors",
    ),
    Try(
        "too early",
        "it refuses what comes too early",
        first_steps.too_early,
        "opened",
        "methods-and-their-order",
    ),
    Try(
        "broken messages",
        "it refuses broken messages and lives on",
        first_steps.broken_messages,
        "opened",
        "errors",
    ),
    Try("ids", "it repeats ids as they are", first_steps.ids, "opened", "messages"),
    Try("load", "it loads a calm position", game_steps.load, "opened", "calm-positions"),
    Try(
        "pending",
        "it asks whoever has priority",
        game_steps.pending,
        "loaded",
        "decisions-and-answers",
    ),
    Try(
        "view",
        "it shows the game as players see it",
        game_steps.view,
        "loaded",
        "names-and-handles",
    ),
    Try(
        "refused answer",
        "it rejects what is not for the speaker to say",
        game_steps.refused,
        "loaded",
        "verdicts",
    ),
    Try("answer", "it takes an answer", game_steps.passing, "loaded", "decisions-and-answers"),
    Try("nobody", "it refuses names that nobody has", first_steps.nobody, "loaded", "errors"),
    Try("quiet", "it says nothing unasked", game_steps.quiet, "loaded", "transports"),
    Try("long line", "it reads long lines", last_steps.long_line, "loaded", "limits"),
    Try(
        "too long",
        "it survives lines that are too long",
        last_steps.too_long_line,
        "loaded",
        "limits",
    ),
    Try("concede", "it lets a player concede", game_steps.concede, "loaded", "conceding"),
    Try(
        "unload", "it forgets the position", game_steps.unload, "loaded", "methods-and-their-order"
    ),
    Try(
        "second load",
        "it loads another position",
        last_steps.second_load,
        "opened",
        "calm-positions",
    ),
)
"""All steps behind the first that every engine is put through, in order."""

DECLARED: Final[tuple[Try, ...]] = (
    Try(
        "editions",
        "it sets up a game in each edition that it declares",
        declared_steps.each_edition,
        "opened",
        "capabilities",
        walk=True,
    ),
    Try(
        "players",
        "it plays with as many players as it declares",
        declared_steps.players,
        "opened",
        "state",
        walk=True,
    ),
    Try(
        "variants",
        "it sets up each kind of game that it declares",
        declared_steps.variants,
        "opened",
        "calm-positions",
        walk=True,
    ),
    Try(
        "cards",
        "it loads cards of each type that it declares",
        declared_steps.cards,
        "opened",
        "calm-positions",
        walk=True,
    ),
    Try(
        "promises",
        "it keeps what it declares about priority and events",
        declared_steps.promises,
        "opened",
        "capabilities",
        walk=True,
    ),
    Try(
        "methods",
        "it has the optional methods that it declares",
        declared_steps.methods,
        "opened",
        "methods-and-their-order",
        walk=True,
    ),
    Try(
        "load limits",
        "it loads all that it declares, and says `unsupported` to more",
        declared_steps.load_limits,
        "opened",
        "verdicts",
        walk=True,
    ),
)
"""The steps for what is declared besides decisions."""

LAST: Final = Try(
    "shutdown", "it ends when asked to", last_steps.shutdown, "opened", "methods-and-their-order"
)
"""The step after all others."""


def declared(told: Initialized) -> tuple[Try, ...]:
    """Return the steps for what an engine declares: kinds of decision, and all else."""
    asked = (name for name in KINDS if declares(told.capabilities, name))
    return (
        *DECLARED,
        *(
            Try(
                name,
                f"it asks for a decision of the kind `{name}`, and takes the answer",
                partial(kind_steps.ask, name),
                "opened",
                "decisions-and-answers",
                walk=True,
            )
            for name in asked
        ),
        Try(
            "not declared",
            "it isn't asked for more than it declares",
            declared_steps.not_declared,
            "opened",
            "capabilities",
            walk=True,
        ),
    )
