"""Checking files: each holds a state or a log of games."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.engine import starting
from apnap.engine.client import Client, EngineRefused
from apnap.engine.coherence import Coherence
from apnap.engine.near import near_reference
from apnap.inputs.packings import Unreadable
from apnap.inputs.urls import shown
from apnap.logs.findings import FileChecked, Found
from apnap.logs.formats import Formats
from apnap.logs.games import ALONE, Clients, Games, Share
from apnap.logs.lines import WHOLE, Lines, Part, opened
from apnap.logs.nearest import between
from apnap.logs.rules.citing import governing
from apnap.logs.tallying import Tally
from apnap.protocol import Check, Limits, Record, State
from apnap.protocol.given_files import decoded, too_much
from apnap.protocol.other_files import recognized
from apnap.protocol.readable_json import why_unreadable
from apnap.protocol.validation import Breach, check

LARGEST: Final = 16_777_216
"""Largest file with a single state, in bytes once it is unpacked."""

_ONE: Final = "a state is one object, which `apnap schema state` describes"
_TEXT: Final = (
    "it is plain text: `apnap run --record DIR` writes logs, and docs/recording.md says how other "
    "programs write them"
)
_EVERY: Final = 16
LOOKED_AT: Final = 4
"""So many lines tell a log from a state: the first of them may be damaged."""

Told = Callable[[int, int], None]
"""Is called now and then with the bytes read so far and the size of the file."""

Takes = Callable[[str, str, Found, State | None], None]
"""Is given a file, the archive in which it lies (mostly none), each finding and the state after."""


class Asked(Record, frozen=True):
    """How files are to be checked."""

    engine: str = starting.DEFAULT
    limits: Limits = Limits()
    nearest: bool = False
    """Whether games of an edition between two that are indexed are judged by the nearer one."""
    format_only: bool = False
    """Whether to look at the format alone, and judge nothing."""

    def start(self) -> Client:
        """
        Start an engine that judges; raise `EngineTrouble` if that is not possible.

        The reference engine is believed, and asked without messages in between.
        """
        if self.engine == starting.DEFAULT:
            return near_reference()
        return starting.start(starting.parse(self.engine), limits=self.limits)


class _Sketch(msgspec.Struct):
    """What tells a line of a log from a state."""

    number: object = None
    begin: object = None
    said: object = None
    end: object = None


def _unkept(_file: str, _archive: str, _found: Found, _after: State | None) -> None:
    """Leave a finding to the tally."""


def check_file(path: Path, asked: Asked, told: Told, share: Share = ALONE) -> FileChecked:
    """
    Check a file that is no archive, or the share of its games; raises as `check_given`.

    A log is read line by line: memory does not grow with it.
    """
    return next(check_given(path, asked, told, share))


def check_given(  # noqa: PLR0913 - what is checked, how, and who hears of it
    path: Path,
    asked: Asked,
    told: Told,
    share: Share = ALONE,
    *,
    part: Part = WHOLE,
    takes: Takes = _unkept,
) -> Iterator[FileChecked]:
    """
    Yield what comes of a file, or of each member of an archive; `-` is standard input.

    Of an archive a share of the members is checked, of another file a share of its games, or a
    part that holds whole games. `takes` is given every finding, also those that are only counted.
    Raises `OSError` if it cannot be read, `NotInstalled` if a library is missing that unpacks it,
    and `EngineTrouble` if no engine starts.
    """
    with opened(path, part) as lines, _clients(asked) as clients:
        by = _Checking(clients, asked, told, share, part, takes)
        if not lines.is_archive:
            yield _checked(path, lines, by)
            return
        number = -1
        for number, (name, member) in enumerate(lines.members()):
            if share.has(number):
                within = Path(f"{path}/{name}") if name else path
                alone = replace(by, told=_unheard, share=ALONE, archive=shown(path) if name else "")
                yield replace(_member(within, member, alone), archive=alone.archive)
            told(lines.done, lines.size)
            if share.is_past(number + 1):
                return
        if number < 0 and share.at == 0:
            yield unread(path, "there is no file in the archive")


class _Checking(Record, frozen=True):
    """What checks a file."""

    clients: Clients
    asked: Asked
    told: Told
    share: Share
    part: Part
    takes: Takes
    archive: str = ""

    def tally(self, path: Path) -> Tally:
        """Return what counts the findings in a file, and hands them on."""
        file = shown(path)
        return Tally(lambda found, after: self.takes(file, self.archive, found, after))


def _member(path: Path, lines: Lines | Unreadable, by: _Checking) -> FileChecked:
    """Check a member of an archive."""
    if isinstance(lines, Unreadable):
        return unread(path, lines.problem)
    return _checked(path, lines, by)


def unread(path: Path, problem: str) -> FileChecked:
    """Return that nothing in a file can be read."""
    tally = Tally()
    tally.trouble(1, problem)
    return tally.log(shown(path), 0, 0.0)


def _checked(path: Path, lines: Lines, by: _Checking) -> FileChecked:
    """Check the lines of a file."""
    tally, begun = by.tally(path), time.perf_counter()
    numbered = iter(lines)
    beginning = tuple(itertools.islice(numbered, LOOKED_AT))
    every = itertools.chain(beginning, numbered)
    if not beginning and by.part.start == 0:
        there = lines.size or lines.is_packed
        nothing = "nothing in the file can be read" if there else "the file is empty"
        tally.trouble(1, nothing)
        return tally.log(shown(path), 0, time.perf_counter() - begun)
    if by.part == WHOLE and not is_log(path, [text for _, text in beginning]):
        if by.share.at == 0:
            _check_state(path, every, by, tally)
        return tally.state(shown(path), time.perf_counter() - begun)
    number = by.part.line - 1
    kind = Formats if by.asked.format_only else Games
    games = kind(by.clients, tally, by.share, nearest=by.asked.nearest)
    for number, text in every:
        games.take(number, text)
        if number % _EVERY == 0:
            by.told(lines.done, lines.size)
    if lines.is_cut_off:
        tally.trouble(number + 1, "the file is shorter than it was when it was cut into parts")
    games.end(number)
    by.told(lines.size, lines.size)
    return tally.log(shown(path), number, time.perf_counter() - begun)


def _unheard(_done: int, _size: int) -> None:
    """Tell nobody."""


@contextmanager
def _clients(asked: Asked) -> Iterator[Clients]:
    clients = Clients(asked.start)
    try:
        yield clients
    finally:
        clients.close()


def is_log(path: Path, beginning: Sequence[bytes | Unreadable]) -> bool:
    """Tell by its first lines whether a file is a log; by its name if none of them is readable."""
    if _is_other(path, beginning[0]):
        return False
    first = [_sketch(text) for text in beginning]
    read = [one for one in first if one is not None]
    if not read:
        return ".jsonl" in path.suffixes
    return any(part is not None for one in read for part in (one.begin, one.said, one.end))


def _is_other(path: Path, first: bytes | Unreadable) -> bool:
    """Tell by its first line whether a file is neither, but something else that apnap writes."""
    if isinstance(first, Unreadable) or _sketch(first) is not None:
        return False
    return bool(recognized(first, path))


def _sketch(text: bytes | Unreadable) -> _Sketch | None:
    """Read a line; None if that is not possible."""
    try:
        return None if isinstance(text, Unreadable) else msgspec.json.decode(text, type=_Sketch)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


_Numbered = Iterator[tuple[int, bytes | Unreadable]]


def _check_state(path: Path, lines: _Numbered, by: _Checking, tally: Tally) -> None:
    """Check a file that is one state."""
    try:
        state = _read_state(path, lines, tally)
        if state is not None:
            _look_at(state, by, tally)
    except Exception as error:  # noqa: BLE001 - what it holds may be beyond what judges it
        tally.broke(1, error)


def _look_at(state: State, by: _Checking, tally: Tally) -> None:
    """Check a state that has been read."""
    state = _as_nearest(state, by, tally)
    broken = Coherence().breach(state, whole=False)  # it may be what one player sees
    if by.asked.format_only:
        _note(tally, broken)
    else:
        _judge_state(state, broken, by, tally)


def _as_nearest(state: State, by: _Checking, tally: Tally) -> State:
    """Return a state as if it were of the edition by which it is to be judged."""
    place = between(state.edition) if by.asked.nearest else None
    tally.near("", place)
    return replace(state, edition=place.nearer) if place else state


def _judge_state(state: State, broken: str, by: _Checking, tally: Tally) -> None:
    """Judge a state in which something may be `broken` already."""
    client = by.clients.take()
    known = client.introduced.capabilities.editions if client.introduced else ()
    by.clients.give(client)
    if state.edition not in known:
        tally.unchecked(f"the edition {state.edition} is unknown to the engine that judges")
        return
    if broken:
        tally.finding(
            Found(line=None, kind="state", by="state", rule=None, problem=broken, situation=state)
        )
    try:
        findings = client.check(Check(state)).findings
    except EngineRefused as refusal:
        tally.unchecked(refusal.problem)
        return
    tally.checked += 1
    for found in findings:
        tally.finding(
            Found(
                line=None,
                kind="state",
                by="state",
                rule=found.rule or governing(found.where, state.edition),
                where=found.where,
                problem=found.problem,
                situation=state,
            )
        )


def _note(tally: Tally, broken: str) -> None:
    """Take note of what is wrong with the format of a state."""
    tally.checked += 1
    if broken:
        tally.trouble(1, broken)


def _read_state(path: Path, lines: _Numbered, tally: Tally) -> State | None:
    """Return the state in a file; None, with the trouble told, if there is none."""
    parts: list[bytes] = []
    left = LARGEST
    for number, text in lines:
        if isinstance(text, Unreadable):
            tally.trouble(number, text.problem)
            return None
        left -= len(text)
        if left < 0:
            tally.trouble(number, f"the file is longer than {LARGEST} bytes, and no log")
            return None
        parts.append(text)
    content = b"".join(parts)
    value: object = None
    try:
        value = decoded(content)
        check("state", value)
        return msgspec.convert(value, State)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        why = why_unreadable(content)
        plain = why and content.lstrip()[:1] not in (b"{", b"[")
        broken = too_much(content) or (
            _TEXT if plain else f"it is not JSON: {why}" if why else error
        )
        told = recognized(content, path, "state") or broken
        problem = f"this is no state, nor a line of a log: {told}"
    except Breach as breach:
        told = recognized(content, path, "state") or (
            breach.problem if isinstance(value, dict) else _ONE
        )
        problem = f"this is no state: {told}"
    tally.trouble(1, problem)
    return None
