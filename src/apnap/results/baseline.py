"""
Baselines: what an engine is known not to pass, so that a gate notices every change of it.

Their format, and reading and writing them; `docs/ci/README.md` describes how they are used.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, cast

import msgspec

from apnap.harmless import clean
from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Rows, Text
from apnap.protocol.given_files import decoded, read_given
from apnap.protocol.other_files import recognized
from apnap.protocol.readable_json import why_unreadable
from apnap.protocol.validation import Breach, check
from apnap.suite import SuiteError

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""

NotPassed = Literal["failed", "unsupported", "withheld", "unreached", "errored"]
"""How a scenario may end that has not passed."""

_MODE = 0o666
_SCHEMA: Final = "baseline"


class Known(Record, frozen=True, kw_only=True):
    """A scenario that is known not to pass."""

    scenario: Annotated[Text, doc("The scenario's id.", min_length=1)]
    outcome: Annotated[NotPassed, doc("What is expected to come of it.")]
    reason: Annotated[
        Text, doc("Why, for people: the engine's mistake, or what it cannot do.", min_length=1)
    ]
    link: Annotated[
        Annotated[Text, doc("An address.", pattern=r"^https?://\S+$")] | None,
        doc("Where more can be read, such as an issue of the engine."),
    ] = None


class Baseline(Record, frozen=True, kw_only=True):
    """What an engine is known not to pass; whatever is not listed has to pass."""

    format: Annotated[Literal[1], doc("Number of this format.")]
    engine: Annotated[Text, doc("The engine's name, as it introduces itself; any version of it.")]
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    known: Annotated[Rows[Known], doc("The scenarios, sorted by id, each once.")]


class BaselineError(SuiteError):
    """A baseline cannot be used; the message says where, why and what to do."""

    def __init__(self, path: Path, problem: str, hint: str = "") -> None:
        """Say what the `problem` with the file is, and what helps."""
        super().__init__(f"{clean(str(path))}: {problem}" + (f"\n{hint}" if hint else ""))
        self.path = path
        self.problem = problem
        self.hint = hint


_LISTED: Final = "what the engine does not pass today, once it plays something to its end"


def read(path: Path) -> Baseline:
    """Return the baseline in a file; raise `BaselineError` if there is none or it is wrong."""
    found = _understood(path, content_of(path, _LISTED))
    twice = [id_ for id_, number in Counter(k.scenario for k in found.known).items() if number > 1]
    if twice:
        raise BaselineError(path, f"listed more than once: {', '.join(twice)}")
    return found


def content_of(path: Path, of_what: str) -> bytes:
    """
    Return what a file holds that should be a baseline; raise `BaselineError` if that is nothing.

    `of_what` says what `--update-baseline` would write.
    """
    try:
        return read_given(path)
    except FileNotFoundError as error:
        hint = f"`--update-baseline` writes one of {of_what}."
        raise BaselineError(path, "there is no such file", hint) from error
    except OSError as error:
        raise BaselineError(path, f"it cannot be read: {error.strerror}") from error


def _understood(path: Path, content: bytes) -> Baseline:
    """Return the baseline that a file holds; raise `BaselineError` that says what is wrong."""
    hint = "`apnap schema baseline` says what a baseline looks like."
    try:
        check(_SCHEMA, decoded(content))
        return msgspec.json.decode(content, type=Baseline)
    except Breach as breach:
        told = recognized(content, path, _SCHEMA) or f"{breach.problem}{_entry(content, breach)}"
        raise BaselineError(path, f"this is no baseline: {told}", hint) from breach
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        told = recognized(content, path, _SCHEMA) or why_unreadable(content) or str(error)
        raise BaselineError(path, f"this is no baseline: {told}", hint) from error


def _entry(content: bytes, breach: Breach) -> str:
    """Return which entry is to blame, and on which line it stands, where it is an entry."""
    of, _, rest = breach.where.partition(".")
    number = rest.partition(".")[0]
    if of != "known" or not number.isdecimal():
        return ""
    entry = cast("Any", decoded(content))["known"][int(number)]
    id_ = entry.get("scenario") if isinstance(entry, dict) else None
    if not isinstance(id_, str) or not id_:
        return f" It is entry {int(number) + 1} of `known`."
    line = content.count(b"\n", 0, content.find(msgspec.json.encode(id_))) + 1
    return f" It is the entry {id_}, line {line}."


def write(path: Path, baseline: Record) -> None:
    """
    Write a baseline, an entry to a line; the file is the old one or the new one, never a part.

    Raises `OSError` if it cannot be written.
    """
    target = path.resolve()  # a link stays a link
    target.parent.mkdir(parents=True, exist_ok=True)
    with _beside(target) as partial:
        partial.write_bytes(encode(baseline))
        partial.chmod(_mode(target))
        partial.replace(target)


def encode(baseline: Record) -> bytes:
    """Return a baseline, of runs or of findings, as it stands in its file."""
    plain = msgspec.to_builtins(baseline)
    entries = plain.pop("known")
    head = b"".join(b" " + _pair(name, value) + b",\n" for name, value in plain.items())
    lines = b",\n".join(
        b"  {" + b", ".join(_pair(name, value) for name, value in entry.items()) + b"}"
        for entry in entries
    )
    return b"{\n" + head + b' "known": [' + (b"\n" + lines + b"\n " if lines else b"") + b"]\n}\n"


def _pair(name: str, value: object) -> bytes:
    return msgspec.json.encode(name) + b": " + msgspec.json.encode(value)


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """Make an empty file beside another one; what is left of it at the end is removed."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _mode(target: Path) -> int:
    """Return the permissions that the file has, or that a new file would get."""
    with contextlib.suppress(FileNotFoundError):
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return _MODE & ~mask
