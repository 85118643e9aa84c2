"""The benchmark of the cluster runs, on a few lines; what it compares is what it says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from benchmarks import cluster


def test_the_benchmark_of_the_cluster_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    judged: list[int] = []

    def taken(words: Sequence[str]) -> tuple[float, float]:
        judged.append(Path(words[0]).read_bytes().count(b"\n"))
        seconds: Mapping[str, float] = {"": 4.0, "--on local -n 1": 6.0, "--on local -n 2": 3.0}
        clock = seconds[" ".join(words[1:])]
        return clock, 5.0

    monkeypatch.setattr(cluster, "taken", taken)
    cluster.main(["50", "--times", "2", "--tasks", "20"])
    assert len(judged) == 6
    assert min(judged) >= 50
    one, two, work, other, tasks = capsys.readouterr().out.splitlines()
    assert one == "one worker 6.0 s by the clock, one process 4.0 s: ratio 1.50"
    assert two == "one worker 6.0 s by the clock, two workers 3.0 s: ratio 2.00"
    assert work == "one worker 5.0 s of work, one process 5.0 s: ratio 1.00"
    assert other == "one worker 5.0 s of work, two workers 5.0 s: ratio 1.00"
    assert tasks.startswith("20 tasks: ")
