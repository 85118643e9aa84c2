"""Building a starter kit outside of the repository, and talking to it line by line."""

import contextlib
import fcntl
import json
import os
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from tests.forking import started
from tests.patience import patience

from apnap.cli.kits import starters
from apnap.protocol.record import Record
from apnap.protocol.validation import check

BUILD_SECONDS: Final = 300
TALK_SECONDS: Final = 30

HANDSHAKE: Final = (
    "golden-rules/in-a-two-player-game-alex-wins-when-the-opponent-concedes",
    "golden-rules/in-a-two-player-game-rob-wins-when-the-opponent-concedes",
)
"""The scenarios that every kit passes, and the only ones."""


def request(method: str, params: object = None, *, id_: object = 1) -> bytes:
    """Return a request as a line."""
    said = {"jsonrpc": "2.0", "id": id_, "method": method, "params": params or {}}
    return json.dumps(said).encode()


SUITE: Final = {"name": "tests", "version": "1"}
HELLO: Final = request("initialize", {"protocol": "0.1", "suite": SUITE})

Talk = Callable[[bytes], dict[str, Any]]
"""Says a line to a kit, and returns the answer."""


class Attempt(Record, frozen=True):
    """What came of a command that builds a kit."""

    command: str
    status: int
    output: str


class Heard(Record, frozen=True):
    """What a kit has said: one answer for each line, standard error, and how it has ended."""

    answers: tuple[dict[str, Any], ...]
    aside: str
    status: int


class Built:
    """A kit that has been built in a folder of its own."""

    def __init__(self, kit: starters.Kit, place: Path) -> None:
        self.kit = kit
        self.place = place
        self._imports_apnap = kit.engine.startswith("direct:")

    def _environment(self) -> dict[str, str]:
        """Return the environment, with our own Python first for a kit that imports apnap."""
        own = [str(Path(sys.executable).parent)] if self._imports_apnap else []
        return {**os.environ, "PATH": os.pathsep.join([*own, os.environ["PATH"]])}

    def hear(self, *lines: bytes, final_feed: bytes = b"\n", copied: bool = True) -> Heard:
        """
        Say these lines and end the input; return all that comes, each line checked.

        Unless it is not to be `copied`, a kit that imports apnap is a copy of a process that has.
        """
        done = started.run(
            self._program(copied=copied),
            check=False,
            cwd=self.place,
            env=self._environment(),
            input=b"\n".join(lines) + final_feed,
            capture_output=True,
            timeout=patience(TALK_SECONDS),
        )
        answers = tuple(json.loads(line) for line in done.stdout.splitlines())
        for answer in answers:
            check("error" if "error" in answer else "response", answer)
        assert done.stdout.count(b"\n") == len(answers), "the last line ends as well"
        return Heard(answers, done.stderr.decode(errors="replace"), done.returncode)

    @contextlib.contextmanager
    def talking(self) -> Iterator[Talk]:
        """Give what says a line and returns the answer to it, before anything else is said."""
        with started.Popen(
            self._program(copied=True),
            cwd=self.place,
            env=self._environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as process:

            def say(line: bytes) -> dict[str, Any]:
                assert process.stdin is not None
                assert process.stdout is not None
                late = threading.Timer(patience(TALK_SECONDS), process.kill)
                late.start()
                try:
                    process.stdin.write(line + b"\n")
                    process.stdin.flush()
                    answer: dict[str, Any] = json.loads(process.stdout.readline())
                finally:
                    late.cancel()
                check("error" if "error" in answer else "response", answer)
                return answer

            yield say
            rest, _ = process.communicate()
            assert rest == b"", "each line has one answer"

    def _program(self, *, copied: bool) -> list[str]:
        """Return what runs the kit."""
        _, *words = shlex.split(self.kit.run)
        module = [sys.executable, "-m", *(Path(word).stem for word in words)]
        return module if copied and self._imports_apnap else shlex.split(self.kit.run)


def build(kit: starters.Kit, root: Path) -> Built:
    """
    Copy a kit into a folder below `root` and build it there, once for all worker processes.

    Raises `AssertionError` with the output of the command that failed.
    """
    place = root / "kits" / kit.name
    record = root / "kits" / f"{kit.name}.json"
    record.parent.mkdir(exist_ok=True)
    with record.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until the file is closed
        if not record.exists():
            starters.copy(kit, place)
            record.write_bytes(msgspec.json.encode(_attempts(kit, place)))
    for attempt in msgspec.json.decode(record.read_bytes(), type=tuple[Attempt, ...]):
        assert attempt.status == 0, f"{attempt.command}:\n{attempt.output}"
    return Built(kit, place)


def _attempts(kit: starters.Kit, place: Path) -> tuple[Attempt, ...]:
    """Run the commands that build a kit, up to the first that fails."""
    attempts: list[Attempt] = []
    for command in kit.build:
        done = subprocess.run(
            shlex.split(command),
            check=False,
            cwd=place,
            env=_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=patience(BUILD_SECONDS),
        )
        output = done.stdout.decode(errors="replace")
        attempts.append(Attempt(command, done.returncode, output))
        if done.returncode != 0:
            break
    return tuple(attempts)


def _environment() -> dict[str, str]:
    """
    Return the environment without what would send the output of a build elsewhere.

    Rust does without its optimizer, and Java's compiler without that for itself, which take longer
    than all else: what a kit says stays.
    """
    elsewhere = {"CARGO_TARGET_DIR", "CARGO_BUILD_TARGET", "CARGO_BUILD_TARGET_DIR", "GOBIN"}
    kept = {name: value for name, value in os.environ.items() if name not in elsewhere}
    quick = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
    return {**kept, "CARGO_PROFILE_RELEASE_OPT_LEVEL": "0", "JAVA_TOOL_OPTIONS": quick}


def lacks(kit: starters.Kit) -> str:
    """Return why a kit cannot be built here, naming the programs; empty if it can."""
    missing = kit.missing(shutil.which)
    return f"kit {kit.name} is not tried: there is no {', '.join(missing)} here" if missing else ""
