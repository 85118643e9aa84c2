"""
The bad engine on standard input and output, which goes wrong where a player says so.

`python -m tests.bad_engines.engine [WHEN]`: with WHEN it goes wrong already then: `at-start`,
`silent-at-start`, `at-initialize`, `at-load`, `at-shutdown`.

It is started again for each thing that goes wrong. So it needs nothing of apnap, whose import would
be most of its start.
"""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Final

from tests.bad_engines.lies import LIES, MEGABYTES, Message

LONG_SECONDS: Final = 300


def say(answer: bytes) -> None:
    """Write to standard output as it is."""
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()


def dies(_: bytes) -> None:
    sys.stderr.write("\x1b[31mout of cheese\n")
    sys.stderr.flush()
    os._exit(7)


def crashes(_: bytes) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def hangs(_: bytes) -> None:
    tell()
    time.sleep(LONG_SECONDS)


def tell() -> None:
    """Leave a file for those who wait until this engine hangs, if anybody does."""
    folder = os.environ.get("APNAP_TEST_HANGING")
    if folder:
        os.close(os.open(f"{folder}/hangs-{os.getpid()}", os.O_CREAT))


def begets() -> None:
    """Start a child that lasts."""
    sleeps = f"import time; time.sleep({LONG_SECONDS})"
    os.spawnl(os.P_NOWAIT, sys.executable, sys.executable, "-c", sleeps)  # noqa: S606 - our own


def resists(_: bytes) -> None:
    """Hang with a child, both deaf to SIGTERM."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    begets()
    tell()
    time.sleep(LONG_SECONDS)


def leaves(_: bytes) -> None:
    """End, while a child keeps standard output open."""
    begets()
    os._exit(8)


def closes(_: bytes) -> None:
    os.close(1)
    time.sleep(LONG_SECONDS)


def long(_: bytes) -> None:
    for _part in range(100):
        say(b"x" * MEGABYTES)
    say(b"\n")


def floods(_: bytes) -> None:
    while True:
        say(b"a" * 65_536)


def lines(_: bytes) -> None:
    while True:
        say(b"{}\n" * 1000)


def drips(_: bytes) -> None:
    while True:
        say(b" ")
        time.sleep(0.05)


def shouts(_: bytes) -> None:
    """Fill standard error without end, and answer nothing."""
    while True:
        sys.stderr.write("aargh " * 10_000)


def twice(right: bytes) -> None:
    say(right + b"\n" + right + b"\n")


def half(right: bytes) -> None:
    say(right[: len(right) // 2])
    os._exit(0)


def slow(right: bytes) -> None:
    """Answer, each time only just in time."""
    time.sleep(0.7 * float(os.environ["APNAP_TEST_PACE"]))
    say(right + b"\n")


DEEDS: Final[dict[str, tuple[Callable[[bytes], None], str, str]]] = {
    "Dies": (dies, "load", "exit status 7"),
    "Third": (dies, "answer 3", "exit status 7"),
    "Last": (dies, "unload", "exit status 7"),
    "Crashes": (crashes, "load", "ended by SIGSEGV"),
    "Hangs": (hangs, "load", "has not answered within ANSWER seconds"),
    "Resists": (resists, "answer 1", "has not answered within ANSWER seconds"),
    "Leaves": (leaves, "load", "exit status 8"),
    "Closes": (closes, "load", "goes on running"),
    "Long": (long, "load", "a line of more than"),
    "Floods": (floods, "load", "a line of more than"),
    "Lines": (lines, "load", "more than one line"),
    "Drips": (drips, "load", "has not answered within ANSWER seconds"),
    "Shouts": (shouts, "load", "has not answered within ANSWER seconds"),
    "Twice": (twice, "load", "more than one line"),
    "Half": (half, "load", "exit status 0"),
    "Slow": (slow, "any", "The scenario has not ended within SCENARIO seconds"),
}
"""What is done with each player, at which message, and a part of what apnap says of it, with its
limits as words."""


CAPABILITIES: Final = {
    "editions": ["2024-06-07", "2024-11-08", "2026-01-16"],
    "attack_options": ["multiple", "one_opponent"],
    "players": 4,
}


class Game:
    """
    The right answers, in a game in which players only pass.

    Every decision is called the same if a player is called Reuse.
    """

    def __init__(self) -> None:
        self.state: Message = {}
        self.asked = 0

    def answer(self, message: Message) -> bytes:
        """Return the answer to a message."""
        said = message["params"]
        result: Message = {}
        match message["method"]:
            case "initialize":
                engine = {"name": "bad [b]", "version": "1"}
                result = {"protocol": said["protocol"], "engine": engine}
                result["capabilities"] = CAPABILITIES
            case "load":
                self.state = said["position"]
                result = self._asks(0)
            case "answer":
                result = self._passed(said["by"])
            case _:
                pass
        answer = {"jsonrpc": "2.0", "id": message["id"], "result": result}
        return json.dumps(answer, separators=(",", ":")).encode()

    def _passed(self, player: str) -> Message:
        """Let the next player have priority, or the main phase end."""
        names = [one["name"] for one in self.state["players"]]
        following = (names.index(player) + 1) % len(names)
        if not following:
            self.state["turns"][0] |= {"phase": "combat", "step": "beginning_of_combat"}
            self.state["turns"][0]["combat"] = {}
        return self._asks(following)

    def _asks(self, number: int) -> Message:
        """Accept, and let this player have priority."""
        names = [one["name"] for one in self.state["players"]]
        self.asked += 1
        id_ = "d" if "Reuse" in names else f"q{self.asked}"
        self.state["pending"] = [{"kind": "priority", "id": id_, "decider": names[number]}]
        return {"verdict": "accepted", "state": self.state}


class Bad:
    """Looks at the messages and goes wrong in time."""

    def __init__(self, when: str = "") -> None:
        self.when = when
        self.player = ""
        self.answers = 0
        self.game = Game()

    def hear(self, line: bytes) -> tuple[Message, bytes]:
        """Take a message; return it and the right answer."""
        message: Message = json.loads(line)
        if message["method"] == "load":
            self.player = message["params"]["position"]["players"][-1]["name"]
            self.answers = 0
        self.answers += message["method"] == "answer"
        return message, self.game.answer(message)

    def is_time(self, method: object, at: str) -> bool:
        """Tell whether something is to be done at this message."""
        if at == "any":
            return method in ("load", "answer")
        what, _, number = at.partition(" ")
        return method == what and self.answers == int(number or self.answers)

    def answer(self, line: bytes) -> None:
        """Answer a message, rightly or not."""
        message, right = self.hear(line)
        deed, at, _ = DEEDS.get(self.player, (dies, "never", ""))
        lie = LIES.get(self.player)
        if self.when == f"at-{message['method']}":
            dies(right)
        elif lie and message["method"] in ("load", "answer"):
            say(lie[0](message, right) + b"\n")
        elif self.is_time(message["method"], at):
            deed(right)
        else:
            say(right + b"\n")


def main(when: str = "") -> None:
    """Serve."""
    if when == "at-start":
        dies(b"")
    if when == "silent-at-start":
        hangs(b"")
    bad = Bad(when)
    for line in sys.stdin.buffer:
        bad.answer(line.removesuffix(b"\n"))


if __name__ == "__main__":
    main(*sys.argv[1:])
