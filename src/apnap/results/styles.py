"""How outcomes and lines look on a terminal; nothing is said by their looks alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.driver import Outcome
from apnap.results.failure_text import Tone

STYLES: Final[Mapping[Outcome, str]] = {
    "passed": "green",
    "failed": "bold red",
    "unsupported": "yellow",
    "withheld": "bold yellow",
    "unreached": "magenta",
    "errored": "bold red",
}

TONES: Final[Mapping[Tone, str]] = {
    "head": "bold",
    "step": "",
    "ended": "bold red",
    "unplayed": "dim",
    "plain": "",
    "dim": "dim",
}
