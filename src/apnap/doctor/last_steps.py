"""The last steps: long lines, a second game, and the end."""

from __future__ import annotations

from typing import Final

from apnap.doctor.bench import Bench, Halt, in_words
from apnap.doctor.positions import FOREIGN, plain
from apnap.driver.loading_position import differences
from apnap.protocol import EngineDied, EngineSilent, View
from apnap.protocol.wire import Code

LONG: Final = 1 << 20
"""Bytes of a line that is long, and still shorter than most engines read."""

WEB: Final = "http"
"""The transport behind which there is a server that others use as well."""

LONGEST: Final = 1 << 26
"""An engine that claims to read more than this is not put to the test."""


def long_line(bench: Bench) -> str:
    """Say something long that has to be read, within what the engine advertises."""
    limit = bench.told.line_limit if bench.told else LONG
    size = min(LONG, limit - 200)
    reply = bench.ask("view", View(None), padding=size)
    if reply.error is not None:
        bench.wrong(
            f"A line of {size} bytes is refused ({in_words(reply.error)}), and it reads {limit}.",
            "Make room for as many bytes as `line_limit` says, or say a smaller one.",
        )
    return f"a line of {size:,} bytes is read"


def too_long_line(bench: Bench) -> str:
    """Say something that is longer than the engine reads."""
    limit = bench.told.line_limit if bench.told else LONG
    if bench.transport == WEB:
        return "not tried: a server may refuse what is too long in many ways"
    if limit > LONGEST:
        return f"not tried: it claims to read {limit:,} bytes"
    reply = bench.ask("view", View(None), padding=limit)
    if reply.error is None:
        bench.advise(
            f"A line longer than its `line_limit` of {limit} bytes is read nevertheless.",
            f"No harm; but memory is bounded only if it is refused, with {Code.TOO_LONG:d}.",
        )
    elif reply.error.code != Code.TOO_LONG:
        bench.advise(
            f"A line that is too long is refused with {in_words(reply.error)}.",
            f"The code for this is {Code.TOO_LONG:d}.",
        )
    bench.call("view", View(None))
    return f"more than {limit:,} bytes are refused, and the next message is answered"


def second_load(bench: Bench) -> str:
    """Load another position, with names that need more than ASCII: nothing is left of before."""
    position = plain(bench.introduced, FOREIGN)
    verdict = bench.load(position)
    if verdict.verdict != "accepted" or bench.state is None:
        raise bench.halt(
            f"A second position is `{verdict.verdict}`: {verdict.reason or 'no reason is given'}.",
            "Forget the position before, and take any names of players.",
        )
    for difference in differences(position, bench.state):
        bench.wrong(
            f"The second position is not shown as it was loaded: {difference}.",
            "Nothing may be left of the one before; read and write UTF-8, whatever the locale.",
        )
    if bench.state.stage != "playing" or any(p.left for p in bench.state.players):
        bench.wrong("The second game begins as the first one ended.", "Begin with a new game.")
    return f"{' and '.join(FOREIGN)} play, and nothing is left of the first game"


def shutdown(bench: Bench) -> str:
    """End the conversation: the program answers and ends."""
    bench.call("shutdown")
    bench.ending = True
    try:
        reply = bench.ask("view", View(None))
    except Halt as halt:
        _check_ended(bench, halt)
        return "answered, and then the program ends"
    if reply.error is None or reply.error.code != Code.OUT_OF_ORDER:
        bench.wrong(
            "A message after `shutdown` is answered as if nothing had been.",
            f"End the program, or answer {Code.OUT_OF_ORDER:d} where it serves others too.",
        )
    return "answered, and nothing is taken after it"


def _check_ended(bench: Bench, halt: Halt) -> None:
    """Note it unless the program has ended of itself, and well; a server only has to answer."""
    if bench.transport == WEB and not isinstance(halt.trouble, EngineSilent):
        return
    if not isinstance(halt.trouble, EngineDied):
        seconds = bench.limits.end_seconds
        bench.wrong(
            f"The program goes on running {seconds:g} seconds after `shutdown`.",
            "End it as soon as `shutdown` has been answered.",
        )
    elif halt.trouble.status:
        bench.advise(f"After `shutdown`: {halt.trouble.problem}", "End with the exit status 0.")
