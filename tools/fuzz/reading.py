"""Files that somebody hands to a command: logs, states, features, rulebooks, baselines."""

from __future__ import annotations

import functools
import gzip
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from apnap.driver import Stop
from apnap.logs.entries import written
from apnap.protocol import EngineTrouble, Program, State
from apnap.protocol.recorded import Begin
from apnap.results.baseline import Baseline, BaselineError, Known, encode, read
from apnap.rulebooks import Edition, NotARulebookError, UndatedRulebookError, write
from apnap.rulebooks.differences import differences
from apnap.rulebooks.index import read_edition
from apnap.rulebooks.own_copy import NotIndexedError, own_copy
from apnap.rulebooks.reading import Rulebook
from apnap.running.playing import Play
from apnap.suite import SuiteError, cache, load_suite
from tools.fuzz.drawing import Drawing, drawing
from tools.fuzz.talking import EDITION, GAMES, fresh, talks
from tools.fuzz.target import Target, command, room

BOOK: Final = Path(__file__).parent / "seeds" / "rulebook.txt"
_PLAYED: Final = 2


def _file(name: str, content: bytes) -> Path:
    path = room() / name
    path.write_bytes(content)
    return path


def _logs() -> Sequence[bytes]:
    found = []
    for talk in talks():
        about = talk.play.scenario.id
        begin = Begin(format=1, engine=Program("theirs", "1"), edition=EDITION, about=about)
        found.append(b"".join(written(begin, talk.play.game.transcript)))
    return [*found, gzip.compress(found[0], mtime=0)]


def _checked(data: bytes) -> str:
    return command("check", _file("game.jsonl", data))


def _states() -> Sequence[bytes]:
    found = [talk.play.game.state for talk in talks()]
    return [msgspec.json.encode(state) for state in found if state is not None]


@functools.cache
def _state() -> Drawing:
    return drawing(State)


def _drawn_states(chance: Random) -> bytes:
    return msgspec.json.encode(_state()(chance))


def _seen(data: bytes) -> str:
    path = _file("state.json", data)
    command("view", path)
    return command("view", path, "--words") + command("check", path)


@cache.off()
def _linted(data: bytes) -> str:
    """Lint features, and play what can be played; nobody reads them again out of the cache."""
    folder = room() / "features"
    folder.mkdir(exist_ok=True)
    (folder / "theirs.feature").write_bytes(data)
    said = command("lint", "--only-features", folder)
    try:
        scenarios = load_suite((folder,), (EDITION,), origin="extension").holding(EDITION)
    except SuiteError:
        return said
    for scenario in scenarios[:_PLAYED]:
        client = fresh()
        play = Play(scenario, client, client.initialize().capabilities, EDITION)
        with suppress(Stop, EngineTrouble):
            play.all()
        said += play.result().outcome
    return said


@functools.cache
def _indexed() -> tuple[Path, Edition, Rulebook]:
    """Return a folder in which the good rulebook is indexed, its index, and the book."""
    edition, book = read_edition(BOOK)
    where = room() / "editions"
    where.mkdir()
    write(edition, where)
    return where, edition, book


def _copied(data: bytes) -> str:
    """Read a rulebook, compare it with the good one, and take it for somebody's own copy."""
    where, before, good = _indexed()
    path = _file("rulebook.txt", data)
    try:
        after, book = read_edition(path)
    except (NotARulebookError, UndatedRulebookError) as error:
        return str(error)
    texts = [{entry.number: entry.text for entry in one.entries} for one in (good, book)]
    found = differences(before, after, (texts[0], texts[1]), {})
    try:
        own_copy(path, where)
    except (NotARulebookError, NotIndexedError) as error:
        return f"{len(found)} {error}"
    return "a copy"


def _baselines() -> Sequence[bytes]:
    known = (
        Known(scenario="games/a", outcome="failed", reason="it does not know how"),
        Known(
            scenario="games/b", outcome="errored", reason="it dies", link="https://example.org/1"
        ),
    )
    return [encode(Baseline(format=1, engine="theirs", edition=EDITION, known=known))]


@functools.cache
def _baseline() -> Drawing:
    return drawing(Baseline)


def _drawn_baselines(chance: Random) -> bytes:
    return msgspec.json.encode(_baseline()(chance))


def _held(data: bytes) -> str:
    try:
        return encode(read(_file("baseline.json", data))).decode()
    except BaselineError as error:
        return str(error)


TARGETS: Final = (
    Target(name="logs", seeds=_logs, take=_checked, share=8),
    Target(name="states", seeds=_states, take=_seen, drawn=_drawn_states, share=7),
    Target(name="features", seeds=lambda: [GAMES.read_bytes()], take=_linted, share=15),
    Target(name="rulebooks", seeds=lambda: [BOOK.read_bytes()], take=_copied, share=120),
    Target(name="baselines", seeds=_baselines, take=_held, drawn=_drawn_baselines, share=118),
)
"""What `check`, `view`, `lint` and `run`, and whatever takes a rulebook, are handed."""
