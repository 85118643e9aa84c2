"""What was compiled once is not compiled again; whatever lies in the cache, the suite stands."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.forking import started

from apnap.protocol import folder
from apnap.suite import (
    PREFIXES,
    Origin,
    Scenario,
    SuiteError,
    cache,
    load_some,
    load_suite,
    loading,
    read_suite,
    reading,
    take,
    to_hand,
)
from apnap.suite.storing import restored, stored

HERE: Final = Path(__file__).parents[1]
SAMPLE: Final = HERE / "sample.feature"
FIRST: Final = load_suite().scenarios[0].id
"""The id of a scenario, found before a test has a cache of its own, which is empty."""
LOADS: Final = """
import sys
from pathlib import Path
from apnap.suite.loading import load_suite
from apnap.suite.storing import stored
sys.stdout.buffer.write(stored(load_suite(where=Path(sys.argv[1])).scenarios))
"""
TOUCHES: Final = """
import json, sys
opened = set()
sys.addaudithook(lambda event, args: opened.add(str(args[0])) if event == "open" else None)
from pathlib import Path
from apnap.suite.loading import compiled
found, errors = compiled(Path(sys.argv[1]), Path(sys.argv[1]), 'suite')
assert found and not errors
print(json.dumps(sorted(opened)))
"""


@pytest.fixture(autouse=True)
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give each test a cache of its own, and forget what this process has compiled."""
    place = tmp_path / "cache"
    monkeypatch.setenv(cache.SETTING, str(place))
    loading.forget()
    yield place
    loading.forget()


@pytest.fixture
def feature(tmp_path: Path) -> Path:
    """Return a copy of the sample that a test may change."""
    return Path(shutil.copy(SAMPLE, tmp_path / "sample.feature"))


def entries(where: Path) -> list[Path]:
    return sorted(path for path in where.rglob("*") if path.is_file())


def loaded(path: Path) -> tuple[Scenario, ...]:
    """Load a file as a new process would."""
    loading.forget()
    return load_suite(where=path).scenarios


def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be read and compiled any more."""
    monkeypatch.delattr(loading, "read")
    monkeypatch.delattr(loading, "compile_")


def test_what_is_kept_of_the_whole_suite_is_equal_to_what_was_compiled(where: Path) -> None:
    compiled, errors = read_suite()
    second, more = read_suite(origin="second-reading")
    assert not errors + more
    assert len(entries(where)) == len(list(folder("features").rglob("*.feature")))
    loading.forget()
    assert read_suite() == (compiled, ())
    assert read_suite(origin="second-reading") == (second, ())


@pytest.mark.parametrize("name", ["breadth.feature", "sample.feature"])
def test_phrases_that_the_suite_does_not_need_are_kept_as_well(name: str) -> None:
    scenarios = load_suite(where=HERE / name).scenarios
    assert restored(stored(scenarios), HERE / name) == scenarios


def test_a_file_that_is_kept_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    first = loaded(SAMPLE)
    no_compiler(monkeypatch)
    assert loaded(SAMPLE) == first


def test_what_is_handed_to_a_process_is_not_compiled_there(
    feature: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as the file is what it was; the cache is neither read nor written for it."""
    with cache.off():
        suite = load_suite(where=feature)
        given = to_hand(suite)
        loading.forget()
        monkeypatch.setattr(loading, "_handed", {})
        take(given)
        no_compiler(monkeypatch)
        assert load_suite(where=feature) == suite
        feature.write_text(f"{feature.read_text(encoding='utf-8')}\n", encoding="utf-8")
        with pytest.raises(NameError):
            load_suite(where=feature)


def test_for_an_image_the_file_of_its_scenario_is_read() -> None:
    some = load_some((f"{FIRST}~renamed",)).scenarios
    assert {one.id.partition("/")[0] for one in some} == {FIRST.partition("/")[0]}


def test_a_copy_elsewhere_is_the_same_file_in_another_place(
    feature: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded(SAMPLE)
    no_compiler(monkeypatch)
    assert {scenario.path for scenario in loaded(feature)} == {feature}


def test_a_file_that_was_changed_is_compiled_again(feature: Path) -> None:
    before = loaded(feature)
    changed = feature.read_text().replace("Feature: ", "Feature: Not ")
    feature.write_text(changed)
    assert [scenario.feature for scenario in loaded(feature)] == [
        f"Not {scenario.feature}" for scenario in before
    ]


def test_a_file_that_changes_while_it_is_compiled_is_not_kept(
    feature: Path, where: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(path: Path) -> object:
        found = reading.read(path)
        path.write_text(path.read_text() + "\n# later\n")
        return found

    monkeypatch.setattr(loading, "read", slow)
    assert loaded(feature)
    assert not entries(where)


def test_another_section_and_another_origin_are_kept_apart(feature: Path) -> None:
    def entry(section: str, origin: Origin) -> Path | None:
        return cache.entry(section, feature, origin)

    assert entry("a", "suite") == entry("a", "suite")
    assert len({entry("a", origin) for origin in PREFIXES} | {entry("b", "suite")}) == 4


@pytest.mark.parametrize("source", ["suite/compiling.py", "vocabulary/seating.py", "new/new.py"])
def test_another_source_means_another_entry(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "apnap"
    shutil.copytree(cache.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "PACKAGE", package)
    code = cache.code.__wrapped__
    before = code()
    assert before == code()
    changed = package / source
    changed.parent.mkdir(exist_ok=True)
    with changed.open("a") as file:
        file.write("# something\n")
    assert code() != before


def test_what_a_file_is_compiled_to_depends_on_no_data_but_the_cards() -> None:
    asked = subprocess.run(
        [sys.executable, "-c", TOUCHES, str(HERE / "breadth.feature")],
        check=True,
        capture_output=True,
        text=True,
    )
    data = folder("cards").parent
    found = {Path(path) for path in json.loads(asked.stdout)}
    opened = {path for path in found if not path.is_relative_to(sys.prefix)}
    kinds = {path.relative_to(data).parts[0] for path in opened if path.is_relative_to(data)}
    assert kinds - {"src"} == {"cards", "tests"}


class Harm:
    """What would do harm if an entry were unpickled."""

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        """Say how it is made again: by doing what no data should do."""
        return (eval, ("print('harm')",))


def _numbered(sound: bytes) -> bytes:
    """Return an entry whose first step is a phrase that the vocabulary does not have."""
    steps, *more = json.loads(zlib.decompress(sound))
    steps[0][2] = -1
    return zlib.compress(json.dumps([steps, *more]).encode())


def _valued(sound: bytes) -> bytes:
    """Return an entry with a value of a kind that there is not."""
    steps, *more = json.loads(zlib.decompress(sound))
    steps[0][3] = [{"path": "/"}]
    return zlib.compress(json.dumps([steps, *more]).encode())


def _elsewhere(sound: bytes) -> bytes:
    """Return an entry whose first scenario has a step that is not stored."""
    steps, tagged, scenarios = json.loads(zlib.decompress(sound))
    scenarios[0]["steps"][0][1] = len(steps)
    return zlib.compress(json.dumps([steps, tagged, scenarios]).encode())


def _before_the_first(sound: bytes) -> bytes:
    """Return an entry whose first scenario has a step that stands before the first one."""
    steps, tagged, scenarios = json.loads(zlib.decompress(sound))
    scenarios[0]["steps"][0][1] = -1
    return zlib.compress(json.dumps([steps, tagged, scenarios]).encode())


def _tagged_elsewhere(sound: bytes) -> bytes:
    """Return an entry whose first scenario is tagged by what is not stored."""
    steps, tagged, scenarios = json.loads(zlib.decompress(sound))
    scenarios[0]["tagged"] = len(tagged)
    return zlib.compress(json.dumps([steps, tagged, scenarios]).encode())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"",
        lambda _: b"garbage",
        lambda sound: sound[: len(sound) // 2],
        lambda sound: sound[:100] + bytes(100) + sound[200:],
        lambda _: zlib.compress(b"{}"),
        lambda _: zlib.compress(b"\xff\xfe"),
        lambda _: zlib.compress(b"[" * 100_000),
        lambda _: zlib.compress(bytes(60_000_000)),
        lambda _: pickle.dumps(Harm()),
        lambda _: zlib.compress(pickle.dumps(Harm())),
        _numbered,
        _valued,
        _elsewhere,
        _before_the_first,
        _tagged_elsewhere,
    ],
    ids=[
        *("empty", "garbage", "half", "hole", "no-scenarios", "no-text", "deep", "large"),
        *("pickled", "pickled-inside", "phrase", "value", "step", "step-before", "tagged"),
    ],
)
def test_an_entry_that_is_not_sound_is_compiled_anew(
    spoil: Callable[[bytes], bytes], where: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    first = loaded(SAMPLE)
    (entry,) = entries(where)
    sound = entry.read_bytes()
    entry.write_bytes(spoil(sound))
    assert loaded(SAMPLE) == first
    assert entry.read_bytes() == sound
    assert not any(capfd.readouterr())


def test_what_is_wrong_with_a_file_is_told_each_time(feature: Path, where: Path) -> None:
    feature.write_text(feature.read_text() + "\n    Example: Wrong\n      Given nonsense\n")
    told = []
    for _ in range(2):
        with pytest.raises(SuiteError) as caught:
            loaded(feature)
        told.append(str(caught.value))
    assert told[0] == told[1]
    assert not entries(where)


def test_a_folder_that_cannot_be_written_is_no_matter(
    where: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where.write_text("a file, where a folder should be")
    assert loaded(SAMPLE)
    assert where.is_file()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setenv(cache.SETTING, str(where.with_name("full")))
    monkeypatch.setattr(Path, "replace", full)
    assert loaded(SAMPLE)
    assert not entries(where.with_name("full"))


def test_the_cache_can_be_turned_off(where: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.SETTING, "off")
    assert cache.entry("sample", SAMPLE, "suite") is None
    assert loaded(SAMPLE)
    assert not where.exists()


def test_processes_that_start_at_once_share_it(where: Path) -> None:
    features = folder("features") / "card-types"
    processes = [
        started.Popen([sys.executable, "-c", LOADS, str(features)], stdout=subprocess.PIPE)
        for _ in range(4)
    ]
    told = [process.communicate()[0] for process in processes]
    assert [process.returncode for process in processes] == [0] * 4
    assert len(set(told)) == 1
    assert {path.suffix for path in entries(where)} == {".z"}
    assert len(entries(where)) == len(list(features.rglob("*.feature")))


def test_only_the_last_versions_of_the_source_are_kept(
    where: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for version in range(7):
        monkeypatch.setattr(cache, "code", lambda version=version: f"{version}" * 64)
        loaded(SAMPLE)
    kept = [path.name[0] for path in (where / "suite").iterdir()]
    assert sorted(kept) == ["3", "4", "5", "6"]


def test_only_so_many_entries_are_kept(where: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_ENTRIES", 2)
    for number in range(5):
        copy = where.with_name(f"{number}.feature")
        shutil.copy(SAMPLE, copy)
        loaded(copy)
    assert len(entries(where)) == 2


@pytest.mark.parametrize(
    ("environment", "system", "expected"),
    [
        ({"APNAP_CACHE": "/a/b", "XDG_CACHE_HOME": "/c"}, "linux", Path("/a/b")),
        ({"APNAP_CACHE": "off"}, "win32", None),
        ({"XDG_CACHE_HOME": "/c"}, "linux", Path("/c/apnap")),
        ({"XDG_CACHE_HOME": "relative"}, "linux", Path.home() / ".cache/apnap"),
        ({"APNAP_CACHE": ""}, "linux", Path.home() / ".cache/apnap"),
        ({}, "darwin", Path.home() / "Library/Caches/apnap"),
        ({"LOCALAPPDATA": "/local"}, "win32", Path("/local/apnap/Cache")),
        ({}, "win32", Path.home() / "AppData/Local/apnap/Cache"),
    ],
)
def test_the_folder_is_the_one_that_the_system_has_for_caches(
    environment: dict[str, str], system: str, expected: Path | None
) -> None:
    assert cache.place(environment, system) == expected


def test_a_pipe_in_the_cache_is_not_waited_for(tmp_path: Path) -> None:
    entry = tmp_path / "entry.z"
    os.mkfifo(entry)
    assert cache.kept(entry, tmp_path / "a.feature") is None
