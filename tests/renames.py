"""Ids that went, made up for a test: those of the project may be none."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

import pytest

from apnap.protocol import EditionDate
from apnap.suite import load_suite
from apnap.suite.renamed import FILE

VERSION: Final = "0.0.9"
"""The version of apnap in which they went."""


@functools.cache
def survivor() -> str:
    """Return the id of a scenario that holds in the oldest and in the newest edition."""
    dates = (EditionDate("2006-10-01"), EditionDate("2026-01-16"))
    held = (s.id for s in load_suite().scenarios if all(map(s.tagged.holds, dates)))
    return next(held)


def before(now: str) -> str:
    """Return an id that a scenario may have had before, in its section."""
    return f"{now.partition('/')[0]}/what-it-was-called-before"


def told(was: str, now: str) -> str:
    """Return what is said of an id that went."""
    return f"{was} went in apnap {VERSION}: it is {now} now"


def went(patch: pytest.MonkeyPatch, folder: Path, was: str, now: str) -> None:
    """Let an id have gone, for whatever follows ids."""
    (folder / FILE).write_text(f'["{VERSION}"]\n"{was}" = "{now}"\n', encoding="utf-8")
    patch.setattr("apnap.suite.renamed.folder", lambda _: folder)
