"""
A program for the tests of the doctor: the Python kit, with a mistake as its authors make them.

Started as `patient.py MISTAKE`; see `MISTAKES`.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).parents[2] / "adapters" / "kits" / "python"))
sys.dont_write_bytecode = True

import engine  # type: ignore[import-not-found] # noqa: E402 - found in the folder of the kit
import wire  # type: ignore[import-not-found] # noqa: E402 - as above

Method = Callable[[dict[str, Any]], dict[str, Any]]

METHODS: dict[str, Method] = {
    name: getattr(engine, name)
    for name in ("initialize", "load", "answer", "concede", "view", "unload")
}
OUT = os.dup(1)
"""The real standard output, whatever the kit does with it."""


def _say(text: str) -> None:
    """Write to the real standard output."""
    os.write(OUT, text.encode())


def _then(method: str, deed: Callable[[], object]) -> None:
    """Let a method do something more before it answers."""
    kept = METHODS[method]

    def more(params: dict[str, Any]) -> dict[str, Any]:
        deed()
        return kept(params)

    METHODS[method] = more


def banner() -> None:
    """Greet before anybody has asked."""
    _say("Welcome to my engine!\n")


def debug_line() -> None:
    """Print a line of debugging, a little before an answer."""

    def debug() -> None:
        _say("DEBUG: loading\n")
        time.sleep(0.1)

    _then("load", debug)


def afterthought() -> None:
    """Say something more, a little after an answer."""
    kept = METHODS["answer"]

    def late(params: dict[str, Any]) -> dict[str, Any]:
        if os.fork() == 0:
            time.sleep(0.1)
            _say("by the way\n")
            os._exit(0)
        return kept(params)

    METHODS["answer"] = late


def hang() -> None:
    """Never answer a concession."""
    _then("concede", lambda: time.sleep(60))


def hang_at_once() -> NoReturn:
    """Never answer at all."""
    time.sleep(60)
    sys.exit()


def die() -> None:
    """Die of a position, with some last words."""

    def last() -> NoReturn:
        sys.stderr.write("out of cheese\n")
        sys.stderr.flush()
        os._exit(7)

    _then("load", last)


def fail() -> None:
    """Raise an exception while loading, as an engine with a bug does."""

    def bug() -> NoReturn:
        raise KeyError("combat")

    _then("load", bug)


def die_at_once() -> NoReturn:
    """Die before anything is read."""
    sys.exit("no such module: cheese")


def flood() -> None:
    """Answer without an end."""

    def endless() -> NoReturn:
        while True:
            _say("a" * 65_536)

    _then("view", endless)


def stay() -> None:
    """Go on running after the end."""
    wire.serve(METHODS)
    time.sleep(60)


def sulk() -> NoReturn:
    """End with a bad exit status."""
    wire.serve(METHODS)
    sys.exit(5)


def none() -> None:
    """Make no mistake."""


MISTAKES: tuple[Callable[[], None], ...] = (
    *(none, banner, debug_line, afterthought, hang, hang_at_once, die, die_at_once, flood),
    *(stay, sulk, fail),
)

if __name__ == "__main__":
    {mistake.__name__: mistake for mistake in MISTAKES}[sys.argv[1]]()
    wire.serve(METHODS)
