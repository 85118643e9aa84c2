"""The questions that the search has to answer; `questions.toml` has them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol import Record


class Question(Record, frozen=True, kw_only=True):
    """A question, and the rules of which each answers it."""

    asks: str
    answers: tuple[str, ...]


class _File(Record, frozen=True, kw_only=True):
    question: tuple[Question, ...]


_READ: Final = msgspec.toml.decode(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"), type=_File
)
QUESTIONS: Final = tuple((one.asks, one.answers) for one in _READ.question)
"""Each question with its answers."""
