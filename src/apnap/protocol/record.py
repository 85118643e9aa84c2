"""The base of all records: frozen, closed, compared by value."""

from typing import Any, Literal

import msgspec

Unknown = Literal["unknown"]
"""The value of a field that an engine cannot tell."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """
    A frozen record whose JSON form is closed: an unknown field is an error.

    A field that has its default value is left out of the JSON.
    """


def doc(description: str, **more: Any) -> msgspec.Meta:
    """
    Describe a field, for readers and for the JSON Schema.

    `description` is a sentence; `more` are constraints that msgspec knows (`ge`, `max_length`…).
    """
    return msgspec.Meta(description=description, **more)
