"""
Values for every record of the protocol, made from the records themselves by chance alone.

`drawing(State)` draws any state that the contract allows, sensible or not, in less than a hundredth
of the time that Hypothesis takes for it (`records`), which is better at making small what it found:
here `shrinking` does that.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import inspect

from apnap.protocol.bounds import INTEGER_LIMIT

Json = Any
Drawing = Callable[[Random], Json]
"""What draws a value of one kind, as it stands in JSON."""

_FEW: Final = 2
_SIGNS: Final = (
    *"aZ09 _-~.:,;/\\'\"`<>&|@#%{}[]()*\x00\x1b\x7f\x85\xa0\u00df\u0130\u0301\u200d\u202e\u2028",
    *"\u4e00\ufeff\uffff\U0001f409\n\r\t",
)
_NAMES: Final = ("Rob", "Alex", "Carissa", "Grizzly Bears", "Runeclaw Bear", "Forest", "Wall", "1")
_SHORT: Final = 8
_LONGEST: Final = 2_000
_NEAR: Final = 3
_PATTERNS: Final[Mapping[str, Sequence[Callable[[Random], str]]]] = {
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}$": (
        lambda chance: chance.choice(("2026-01-16", "2006-10-01", "2024-06-07", "2020-01-22")),
        lambda chance: f"{_digits(chance, 4)}-{_digits(chance, 2)}-{_digits(chance, 2)}",
    ),
    r"^https?://\S+$": (
        lambda chance: chance.choice(("http", "https")) + "://example.org/" + _digits(chance, 3),
        lambda chance: "http://" + ("".join(_short(chance).split()) or "x"),
    ),
    r"^[0-9]+\.[0-9]+$": (
        lambda chance: chance.choice(("1.0", "1.1", "0.1", "2.0")),
        lambda chance: (
            f"{_digits(chance, chance.randint(1, 30))}.{_digits(chance, chance.randint(1, 30))}"
        ),
    ),
}
"""What draws texts of a pattern; whoever adds a pattern to the contract is told to add it here."""


def drawing(kind: Any) -> Drawing:  # noqa: ANN401 - a record or a union of records
    """Return what draws a record, or one of a union of records, as it stands in JSON."""
    return _of(inspect.type_info(kind))


@functools.singledispatch
def _of(info: inspect.Type) -> Drawing:
    """Return what draws a type as msgspec describes it."""
    raise NotImplementedError(info)


@_of.register
def _(info: inspect.Metadata) -> Drawing:
    return _of(info.type)


@_of.register
def _(_: inspect.NoneType) -> Drawing:
    return lambda _: None


@_of.register
def _(_: inspect.BoolType) -> Drawing:
    return lambda chance: chance.random() < 1 / 2


@_of.register
def _(info: inspect.IntType) -> Drawing:
    least = -INTEGER_LIMIT if info.ge is None else info.ge
    most = INTEGER_LIMIT if info.le is None else info.le
    edges = sorted({least, min(least + 1, most), max(most - 1, least), most})
    small = range(max(least, -_NEAR), min(most, 10 * _NEAR) + 1) or range(least, least + 1)

    def draw(chance: Random) -> int:
        match chance.randrange(8):
            case 0:
                return chance.choice(edges)
            case 1:
                return chance.randint(least, most)
            case _:
                return chance.choice(small)

    return draw


@_of.register
def _(info: inspect.StrType) -> Drawing:
    if info.pattern is not None:
        ways = _PATTERNS[info.pattern]
        return lambda chance: chance.choice(ways)(chance)
    least: int = info.min_length or 0
    most: int = info.max_length or _LONGEST

    def draw(chance: Random) -> str:
        roll = chance.randrange(64)
        if roll == 0 and most <= _LONGEST:
            text: str = chance.choice(_SIGNS) * most
        else:
            text = chance.choice(_NAMES) if roll % 2 else _short(chance)
        return text[:most].ljust(least, "x")

    return draw


def _short(chance: Random) -> str:
    return "".join(chance.choices(_SIGNS, k=chance.randint(0, _SHORT)))


def _digits(chance: Random, number: int) -> str:
    return "".join(chance.choices("0123456789", k=number))


@_of.register
def _(info: inspect.LiteralType) -> Drawing:
    return lambda chance: chance.choice(info.values)


@_of.register
def _(info: inspect.UnionType) -> Drawing:
    kinds = tuple(map(_of, info.types))
    return lambda chance: chance.choice(kinds)(chance)


@_of.register
def _(info: inspect.VarTupleType) -> Drawing:
    least, item = info.min_length or 0, _of(info.item_type)
    return lambda chance: [item(chance) for _ in range(chance.randint(least, least + _FEW))]


@_of.register
def _(info: inspect.DictType) -> Drawing:
    key, value = _of(info.key_type), _of(info.value_type)
    return lambda chance: {key(chance): value(chance) for _ in range(chance.randint(0, _FEW))}


@_of.register
def _(info: inspect.StructType) -> Drawing:
    return _struct(info.cls)


@functools.cache
def _struct(cls: type) -> Drawing:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)  # noqa: S101 - for mypy
    head = {} if info.tag_field is None else {info.tag_field: info.tag}
    fields = [(one.encode_name, one.required, _of(one.type)) for one in info.fields]

    def draw(chance: Random) -> Json:
        return head | {
            name: value(chance)
            for name, required, value in fields
            if required or chance.random() < 1 / 2
        }

    return draw
