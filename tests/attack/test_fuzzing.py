"""The attack itself: `python -m tools.fuzz` finds harm, keeps it, and does none to apnap."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest
from tests.attack.weak import KNOWN
from tests.forking import started
from tests.patience import wait_until
from tools.fuzz.corpus import CORPUS
from tools.fuzz.shrinking import smaller
from tools.fuzz.spoiling import LONGEST, spoilt
from tools.fuzz.trying import Patience

ROOT: Final = Path(__file__).resolve().parents[2]
LARGEST: Final = 10_000
"""So many bytes a file of the corpus has at most."""

pytestmark = pytest.mark.skipif(
    not hasattr(__import__("os"), "fork"), reason="processes are forked, which this system cannot"
)


def attack(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Attack doors that are not watched, from a process of its own, which may fork."""
    return started.run(
        [sys.executable, "-m", "tests.attack.weak", *map(str, words)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_many_inputs_do_no_harm() -> None:
    """Those that did once do not any more, nor do some hundred others, at every door."""
    number = sum(path.is_file() for path in CORPUS.glob("*/*"))
    done = started.run(
        [sys.executable, "-m", "tools.fuzz", "--inputs", "600", "--seed", "18"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"corpus: {number} inputs tried again, none did harm" in done.stdout
    counts = dict(re.findall(r"^  (\w+): (\d+)$", done.stdout, re.MULTILINE))
    assert "0" not in counts.values()
    assert sum(map(int, counts.values())) == 600
    assert "no faults" in done.stdout


def test_the_corpus_is_small() -> None:
    sizes = {path: path.stat().st_size for path in CORPUS.glob("*/*")}
    assert {path: size for path, size in sizes.items() if size > LARGEST} == {}


def test_harm_is_found_made_small_and_kept(tmp_path: Path) -> None:
    """What raises, kills, takes memory or commands a terminal, each by its name; what hangs."""
    corpus = tmp_path / "corpus"
    (corpus / "hangs").mkdir(parents=True)
    (corpus / "hangs" / "hang").write_bytes(KNOWN)
    done = attack("--inputs", "400", "--seed", "1", "--corpus", corpus)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "corpus: 1 inputs tried again, 1 did harm" in done.stdout
    kept = {path.parent.name: path for path in corpus.glob("*/*")}
    assert {door: path.name.rpartition("-")[0] for door, path in kept.items()} == {
        "fails": "keyerror-in-weak-fails",
        "hangs": "",
        "eats": "memoryerror-in-weak-eats",
        "dies": "signal-6",
        "prints": "unclean-in-target-printable",
    }
    assert {path.read_bytes() for path in kept.values()} <= {b"1", b"\x1b", KNOWN}


def test_a_long_run_is_stopped_with_a_true_count_and_goes_on_another_day(tmp_path: Path) -> None:
    """What was tried and found before counts, and whoever asks for another run is told."""
    far, corpus = tmp_path / "far", tmp_path / "corpus"
    words = ("--only", "hangs", "--resume", str(far), "--corpus", str(corpus))
    progress = far / "progress.json"

    def tried() -> int:
        lines = json.loads(progress.read_bytes())["lines"] if progress.exists() else []
        return sum(line["counts"]["hangs"] for line in lines)

    with started.Popen(
        [sys.executable, "-m", "tests.attack.weak", *words, "--inputs", "1000000000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        wait_until(progress.exists)
        running.terminate()
        said, _ = running.communicate()
    assert running.returncode == 130, said
    assert f"stopped before the end: {tried()} inputs" in said
    seed = re.match(r"seed (\d+)\n", said)
    assert seed is not None
    more = tried() + 10
    done = attack(*words, "--inputs", str(more))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(f"{seed[0]}goes on after {more - 10} inputs")
    assert f"\n{more} inputs in " in done.stdout
    for other, told in ((("--seed", "-1"), f"seed {seed[1]}"), (("-n", "2"), "-n 1")):
        refused = attack(*words, *other)
        assert refused.returncode == 2
        assert told in refused.stderr
    progress.write_text("{}", encoding="utf-8")
    assert "progress.json: " in attack(*words).stderr


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux says who works")
def test_who_gets_no_processor_is_not_taken_for_one_that_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long ago it began: the clock of a busy machine says nothing."""
    monkeypatch.setattr("tools.fuzz.trying._STILL", 0.3)
    doing = ("__import__('time').sleep(1000)", "while True: pass")
    idle, busy = (
        subprocess.Popen(
            [sys.executable, "-c", f"print(flush=True)\n{what}"], stdout=subprocess.PIPE
        )
        for what in doing
    )
    try:
        for one in (idle, busy):
            assert one.stdout is not None
            assert one.stdout.readline()  # it has begun
        waits, works = Patience(idle.pid), Patience(busy.pid)
        assert not waits.is_over(time.monotonic())
        wait_until(lambda: waits.is_over(0) or works.is_over(0))
        assert not works.is_over(0)
    finally:
        for one in (idle, busy):
            one.kill()
            one.communicate()


def test_what_is_spoilt_is_bounded_and_the_same_for_the_same_chance() -> None:
    seeds = (b'{"a": [1, {"b": "c"}], "d": 2}', b"one\ntwo\n[3]\n", b"", b"\x1f\x8b\x00" * 3000)
    for number in range(400):
        made = [spoilt(seeds, random.Random(number)) for _ in range(2)]  # noqa: S311 - inputs
        assert made[0] == made[1]
        assert len(made[0]) <= LONGEST


def test_what_is_nested_too_deeply_to_be_copied_is_spoilt_all_the_same() -> None:
    deep = b'{"a":' * 900 + b"1" + b"}" * 900
    made = {spoilt((deep,), random.Random(number)) for number in range(200)}  # noqa: S311 - inputs
    assert len(made) > 100


def test_the_smallest_input_is_found_by_lines_values_and_bytes() -> None:
    data = b'first\n{"a": [1, 2, {"b": "harm"}], "c": "much"}\nlast'
    found = smaller(data, lambda less: b"harm" in less)
    assert found == b"harm"
    assert smaller(data, lambda less: b'"b": "' in less and b"{" in less) == b'{"b": "'
