"""
Stores on the loopback address, and the queries of the page: `tox -e cluster`.

Moto's server stands in for S3: it answers as S3 does, and keeps nothing. The server for https gives
no ranges, as some don't.
"""

from __future__ import annotations

import http.server
import io
import re
import socket
import subprocess
import sys
import tarfile
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import fsspec
import pytest
import zstandard
from tests.cluster.corpora import good, wrong
from tests.patience import ROOT, wait_until

PAGE: Final = (ROOT / "docs" / "cluster.md").read_text("utf-8")
QUERIES: Final = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address):  # noqa: S310 - it is ours
            return True
    except urllib.error.URLError:
        return False


@pytest.fixture(scope="module")
def store() -> Iterator[Any]:
    with socket.socket() as one, pytest.MonkeyPatch.context() as environment:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
        one.close()
        address = f"http://127.0.0.1:{port}"
        environment.setenv("AWS_ACCESS_KEY_ID", "somebody")
        environment.setenv("AWS_SECRET_ACCESS_KEY", "secret")
        environment.setenv("FSSPEC_S3_ENDPOINT_URL", address)
        command = (sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(port))
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        wait_until(partial(answers, f"{address}/moto-api/"))
        system = fsspec.filesystem("s3", endpoint_url=address)
        system.mkdir("logs")
        system.pipe("logs/2026/a.jsonl.zst", zstandard.compress(good() * 3 + wrong()))
        system.pipe("logs/2026/b.jsonl", (good() * 3 + wrong()) * 20)
        system.pipe("logs/2026/c.tar.gz", _archive(wrong()))
        yield system
        server.terminate()
        server.wait()


def _archive(content: bytes) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        info = tarfile.TarInfo("one.jsonl")
        info.size = len(content)
        archive.addfile(info, io.BytesIO(content))
    return packed.getvalue()


def apnap(*words: object) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", "apnap", *map(str, words))
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.usefixtures("store")
def test_a_store_is_judged_on_a_cluster_into_the_store_as_here() -> None:
    here = apnap("check", "s3://logs/2026")
    where = ("--on", "local", "-n", 2, "--parquet", "s3://logs/found")
    there = apnap("check", "s3://logs/2026", *where)
    assert (here.returncode, there.returncode) == (1, 1), there.stderr
    assert "22 findings" in here.stdout
    assert there.stdout == here.stdout
    assert apnap("triage", "s3://logs/found").stdout == here.stdout


def test_a_run_in_a_store_is_gone_on_with(store: Any) -> None:  # noqa: ANN401 - fsspec
    where = ("check", "s3://logs/2026/*.jsonl", "--parquet", "s3://logs/again")
    assert apnap(*where).returncode == 1
    assert "holds a run: --resume goes on with it" in apnap(*where).stderr
    store.pipe("logs/2026/b.jsonl", good())
    again = apnap(*where, "--resume")
    assert (again.returncode, "has changed since" in again.stderr) == (0, True), again.stderr


@pytest.mark.usefixtures("store")
def test_what_is_in_the_way_of_a_store_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The specified bucket does not exist" in apnap("check", "s3://none/a.jsonl").stderr
    assert "-m pip install gcsfs" in apnap("check", "gs://none/a.jsonl").stderr
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.delenv(name)
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    told = apnap("check", "s3://logs/2026/a.jsonl.zst")
    assert (told.returncode, "no credentials were found" in told.stderr) == (2, True), told.stderr


def test_a_web_server_without_ranges_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes((good() * 3 + wrong()) * 20)
    asked = partial(http.server.SimpleHTTPRequestHandler, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), asked) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}"
        done = apnap("check", f"{url}/a.jsonl", "--parquet", tmp_path / "found")
        none = apnap("check", f"{url}/none.jsonl")
        server.shutdown()
    assert (done.returncode, "80 games" in done.stdout) == (1, True), done.stderr
    assert "20 findings" in done.stdout
    assert (none.returncode, "there is no such file" in none.stderr) == (2, True)
    assert "nobody answers" in apnap("check", f"{url}/a.jsonl").stderr


@pytest.mark.parametrize("query", QUERIES, ids=["duckdb", "polars", "pandas"])
def test_the_queries_of_the_page_count_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    (tmp_path / "a.jsonl").write_bytes(good() + wrong() * 7)
    assert apnap("check", tmp_path / "a.jsonl", "--parquet", tmp_path / "found").returncode == 1
    monkeypatch.chdir(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", query], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"117\.1\D.*wrong_decider\D*7\b", done.stdout), done.stdout
