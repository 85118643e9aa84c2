"""What packages register is looked for once, and again once something may have been installed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from apnap.protocol import extras
from apnap.protocol.extras import entry_points

GROUP = "apnap.tests"


def test_what_is_installed_later_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    os.utime(tmp_path, (1, 1))  # so that the next change is another moment on any machine
    assert entry_points(group=GROUP) == ()
    package = tmp_path / "engine-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: engine\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[{GROUP}]\nmine = engine:make\n")
    assert [(one.name, one.value) for one in entry_points(group=GROUP)] == [("mine", "engine:make")]
    with monkeypatch.context() as patch:
        patch.delattr(extras, "metadata")
        assert [one.name for one in entry_points(group=GROUP)] == ["mine"]
