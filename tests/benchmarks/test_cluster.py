"""The benchmark of the cluster runs, on a few lines; what it compares is what it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from benchmarks import checking, cluster
from benchmarks.timing import program, seconds


def test_the_benchmark_of_the_cluster_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its logs are written here, and not elsewhere, which takes a process to import all of it."""
    judged: list[int] = []

    def taken(words: Sequence[str]) -> tuple[float, float]:
        judged.append(Path(words[0]).read_bytes().count(b"\n"))
        seconds: Mapping[str, float] = {"": 4.0, "--on local -n 1": 6.0, "--on local -n 2": 3.0}
        clock = seconds[" ".join(words[1:])]
        return clock, 5.0

    @contextmanager
    def written(lines: int) -> Iterator[Path]:
        path = tmp_path / f"{lines}.jsonl"
        checking.write(path, lines)
        yield path

    monkeypatch.setattr(cluster, "taken", taken)
    monkeypatch.setattr(cluster, "written_elsewhere", written)
    cluster.main(["50", "90", "--times", "2", "--tasks", "20"])
    assert len(judged) == 4 + 4 + 3
    assert min(judged) >= 50
    assert min(judged[4:]) >= 90
    one, work, two, other, most, tasks = capsys.readouterr().out.splitlines()
    assert one == "50 lines: one worker 6.0 s by the clock, one process 4.0 s: ratio 1.50"
    assert work == "50 lines: one worker 5.0 s of work, one process 5.0 s: ratio 1.00"
    assert two == "90 lines: one worker 6.0 s by the clock, two workers 3.0 s: ratio 2.00"
    assert other == "90 lines: one worker 5.0 s of work, two workers 5.0 s: ratio 1.00"
    assert most == "90 lines: two processes at once gain 2.00"
    assert tasks.startswith("20 tasks: ")


def test_what_outlives_a_program_is_waited_for() -> None:
    busy = "import time; end = time.process_time() + 0.3\nwhile time.process_time() < end: pass"
    leaves = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {busy!r}])"
    assert seconds(lambda: program(["-m", "benchmarks.reaping", "-c", leaves])) > 0.3
    with pytest.raises(RuntimeError, match="exit status 3"):
        program(["-m", "benchmarks.reaping", "-c", "import sys; sys.exit(3)"])
