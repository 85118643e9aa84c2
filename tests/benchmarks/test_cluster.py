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

    def by_the_clock(words: Sequence[str]) -> float:
        judged.append(Path(words[0]).read_bytes().count(b"\n"))
        seconds: Mapping[str, float] = {"": 4.0, "--on local -n 1": 6.0, "--on local -n 2": 3.0}
        return seconds[" ".join(words[1:])]

    monkeypatch.setattr(cluster, "by_the_clock", by_the_clock)
    cluster.main(["50", "--times", "2", "--tasks", "20"])
    assert len(judged) == 6
    assert min(judged) >= 50
    one, two, tasks = capsys.readouterr().out.splitlines()
    assert one == "one worker 6.0 s, one process 4.0 s: ratio 1.50"
    assert two == "one worker 6.0 s, two workers 3.0 s: ratio 2.00"
    assert tasks.startswith("20 tasks: ")
