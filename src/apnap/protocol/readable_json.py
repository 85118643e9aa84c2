"""JSON that people read as well as programs."""

from __future__ import annotations

import msgspec


def encode(value: object) -> bytes:
    """Return a value as it stands in a file: JSON in lines, with a line feed at the end."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"
