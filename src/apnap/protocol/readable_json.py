"""JSON that people read as well as programs."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from apnap.protocol.given_files import too_much
from apnap.protocol.unseen import escaped_bytes

_MARK: Final = "\ufeff"


def encode(value: object) -> bytes:
    """
    Return a value as it stands in a file: JSON in lines, with a line feed at the end.

    What could command a terminal stands there as an escape.
    """
    return escaped_bytes(msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")


def why_unreadable(content: bytes) -> str:
    """Return why bytes are not JSON, with line and column, in words that lead to the mend."""
    if problem := too_much(content):
        return problem
    try:
        text = content.decode("utf-8").removeprefix(_MARK)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return f"line {line}: the byte 0x{content[error.start]:02x} is not UTF-8"
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return f"line {error.lineno}, column {error.colno}: {_problem(text, error)}"
    except (ValueError, RecursionError) as error:
        return str(error)
    return ""


def _problem(text: str, error: json.JSONDecodeError) -> str:
    before, after = text[: error.pos].rstrip(), text[error.pos :].lstrip()[:1]
    if not text.strip():
        return "it is empty"
    if not after or error.msg.startswith("Unterminated string"):
        return "it ends too early"
    if after in "]}" and before.endswith(","):
        return f"a comma too many before `{after}`"
    if error.msg.startswith("Expecting ',' delimiter"):
        return f"a comma is missing before `{after}`"
    return f"{error.msg[:1].lower()}{error.msg[1:]}"
