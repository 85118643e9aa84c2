"""
What was expected and what came instead, as people say it.

The texts in a result are those that are compared with what is known of misreadings; whoever shows
them lets no raw word through.
"""

from __future__ import annotations

import re
from typing import Final

from apnap.pictures.decision_words import to_do

_NOBODYS: Final = re.compile(r" of nobody(?=[,;])")
_ASKED: Final = re.compile(r" is asked: ([a-z]+(?: [a-z]+)*)(?=;|,|$)")
_ONE: Final = re.compile(r"\b1 ((?:[\w/+-]+ )?(?:counter|card|player|turn))s\b")


def readable(text: str) -> str:
    """Return a text without words of the protocol, and one thing in the singular."""
    text = _NOBODYS.sub("", text)
    text = _ASKED.sub(lambda found: f" {to_do(found[1].replace(' ', '_'))}", text)
    return _ONE.sub(r"1 \1", text)
