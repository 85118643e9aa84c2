"""The file of results is read in little more memory than it has bytes, or refused."""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from tests.certifying.conftest import SMALL

from apnap.certifying import comparing, taping, verifying
from apnap.certifying.given import large_results
from apnap.certifying.given.large_results import NoResults, read_results
from apnap.certifying.given.times import NoTimes, read_times
from apnap.certifying.results import Played, Results, Round, decode_results, encode_results
from apnap.certifying.runs import Made, Runs
from apnap.certifying.verifying import verify
from apnap.driver.tape import taped
from apnap.protocol import EditionDate

RESULTS: Final = "results.json"
CTRF: Final = "ctrf.json"


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every file for a large one."""
    for module in (comparing, large_results, verifying):
        monkeypatch.setattr(module, "SMALL", 1)


@pytest.fixture
def content(certified: Path) -> bytes:
    return (certified / RESULTS).read_bytes()


def whole(content: bytes) -> Results:
    return decode_results(content)


def read(content: bytes) -> Results:
    return read_results(io.BytesIO(content)).results


def problem(content: bytes) -> str:
    with pytest.raises(NoResults) as caught:
        read(content)
    return "\n".join(caught.value.problems)


@pytest.mark.usefixtures("strict")
def test_large_results_are_read_line_by_line(content: bytes, made: Made) -> None:
    found = read(content)
    assert found == whole(content)
    assert [one.recording for one in found.rounds[0].scenarios] == [
        one.recording for one in made.results.rounds[0].scenarios
    ]
    empty = replace(found, rounds=(replace(found.rounds[0], scenarios=(), images=()),) * 2)
    assert read(encode_results(empty)) == empty


def test_a_certificate_of_large_files_is_verified(
    certified: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    smallest = max((certified / name).stat().st_size for name in (RESULTS, CTRF)) - 1
    for module in (comparing, large_results, verifying):
        monkeypatch.setattr(module, "SMALL", smallest)
    assert verify(certified).verified


@pytest.mark.usefixtures("strict")
def test_large_results_take_little_more_memory_than_their_file(content: bytes) -> None:
    """As records, what was said takes many times as much."""
    few = whole(content)
    longest = max(few.rounds[0].scenarios, key=lambda one: one.taped)
    many = (replace(longest, tape=taped(longest.recording * 4)),) * 120
    round_ = replace(few.rounds[0], scenarios=many, images=many)
    large = encode_results(replace(few, rounds=(round_,)))
    assert peak(lambda: read(large)) < len(large) / 4
    assert peak(lambda: [one.recording for one in round_.images]) > len(large)


def peak(work: Callable[[], object]) -> int:
    """Return how many bytes more than before there were at most while some work was done."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda text: text.replace(b'","outcome"', b'", "outcome"', 1),
            "line 3: it is not written",
        ),
        (
            lambda text: text.replace(b',"recording":[{', b',"recording":[ {', 1),
            "line 3: it is not",
        ),
        (lambda text: text.replace(b'"load":', b'"lode":', 1), "line 3: Object contains unknown"),
        (lambda text: text.replace(b'"format":1', b'"format": 1', 1), "too large to say where"),
        (lambda text: text.replace(b'{"id":', b'{ "id":', 1), "around its scenarios it is"),
        (lambda text: text.replace(b'"scenarios":[', b'"scenarios": ['), "a line of their own"),
        (lambda text: text + b" ", "too large to say where"),
        (lambda text: text[:-4], "Input data was truncated"),
        (lambda _: b"[" * 100_000, "Expected `object`, got `array`"),
        (lambda text: text.replace(b"[{", b"[" * 5000 + b"{", 1), "line 3: "),
    ],
)
def test_large_results_that_nobody_has_written_so_are_refused(
    content: bytes, change: Callable[[bytes], bytes], told: str
) -> None:
    assert told in problem(change(content))


@pytest.mark.usefixtures("strict")
def test_what_is_too_much_is_refused_with_its_line(
    content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, most, told in (
        ("LONGEST", 100, "line 1: it has more than 101 bytes"),
        ("LONGEST", len(content) // 50, "its recording has more than"),
        ("MOST", 10, "line 11: it has more than"),
        ("_BESIDE", 10, "line 1: it has more than 10 bytes beside recordings"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(large_results, name, most)
            if told.startswith("its"):
                patch.setattr(large_results, "SMALL", len(content) - 1)
            assert told in problem(content)


def test_times_are_read_without_the_rest_of_the_report(
    certified: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = (certified / CTRF).read_bytes()
    times = read_times(content)
    (took,) = times.took.values()
    assert set(took) == {
        one.id for run in whole((certified / RESULTS).read_bytes()).rounds for one in played(run)
    }
    many = content.replace(b'"tags":', b'"tags":[[[1]]],"more":')
    assert read_times(many) == times
    for broken in (b"[]", b"{", b'{"results":{}}', b"[" * 100_000):
        with pytest.raises(NoTimes):
            read_times(broken)
    monkeypatch.setattr("apnap.certifying.given.times._OBJECTS", 10)
    with pytest.raises(NoTimes, match="it has more than 10 objects"):
        read_times(content)


def played(one: Round) -> tuple[Played, ...]:
    return (*one.scenarios, *one.images)


def test_all_editions_share_the_room_for_recordings(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a folder of all of them is none that is too large to be verified."""
    monkeypatch.setattr(taping, "ALL", sum(one.taped for one in played(made.results.rounds[0])))
    wanted = replace(SMALL, editions=(*SMALL.editions, EditionDate("2020-06-01")))
    first, second = Runs(wanted).play(lambda _: None).results.rounds
    assert {one.outcome for one in played(first)} == {"passed"}
    assert {one.outcome for one in played(second)} == {"errored"}
