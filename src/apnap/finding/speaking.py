"""How players ask for what a rule says, read from `spoken.toml`: more words to find it by."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("spoken.toml")


@functools.cache
def spoken() -> Mapping[str, tuple[str, ...]]:
    """Return the questions that a rule answers, by its number of today."""
    return msgspec.toml.decode(FILE.read_bytes(), type=dict[str, tuple[str, ...]])
