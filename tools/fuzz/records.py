"""
Hypothesis strategies for every record of the protocol, made from the records themselves.

`records(State)` draws any state that the contract allows, sensible or not.
"""

import functools
from typing import Any, Final, cast

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from apnap.protocol.bounds import INTEGER_LIMIT

_FEW: Final = 2
_TEXT: Final = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)


@functools.cache
def records(kind: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 - a record or a union of records
    """Return a strategy for a record, or for a union of records."""
    return _of(inspect.type_info(kind))


@functools.singledispatch
def _of(info: inspect.Type) -> st.SearchStrategy[Any]:
    """Return a strategy for a type as msgspec describes it."""
    raise NotImplementedError(info)


@_of.register
def _(info: inspect.Metadata) -> st.SearchStrategy[Any]:
    return _of(info.type)


@_of.register
def _(_: inspect.NoneType) -> st.SearchStrategy[None]:
    return st.none()


@_of.register
def _(_: inspect.BoolType) -> st.SearchStrategy[bool]:
    return st.booleans()


@_of.register
def _(info: inspect.IntType) -> st.SearchStrategy[int]:
    least = -INTEGER_LIMIT if info.ge is None else info.ge
    return st.integers(least, INTEGER_LIMIT if info.le is None else info.le)


@_of.register
def _(info: inspect.StrType) -> st.SearchStrategy[str]:
    if info.pattern is not None:
        return st.from_regex(info.pattern.removesuffix("$") + r"\Z")  # `$` allows a line feed
    return _TEXT.filter(lambda text: len(text) >= (info.min_length or 0))


@_of.register
def _(info: inspect.LiteralType) -> st.SearchStrategy[Any]:
    return st.sampled_from(info.values)


@_of.register
def _(info: inspect.UnionType) -> st.SearchStrategy[Any]:
    return st.one_of(*map(_of, info.types))


@_of.register
def _(info: inspect.VarTupleType) -> st.SearchStrategy[tuple[Any, ...]]:
    least = info.min_length or 0
    return st.lists(_of(info.item_type), min_size=least, max_size=least + _FEW).map(tuple)


@_of.register
def _(info: inspect.DictType) -> st.SearchStrategy[dict[Any, Any]]:
    return st.dictionaries(_of(info.key_type), _of(info.value_type), max_size=_FEW)


@_of.register
def _(info: inspect.StructType) -> st.SearchStrategy[msgspec.Struct]:
    return _struct(info.cls)


@functools.cache
def _struct(cls: type[msgspec.Struct]) -> st.SearchStrategy[msgspec.Struct]:
    info = cast("inspect.StructType", inspect.type_info(cls))
    needed = {field.name: _of(field.type) for field in info.fields if field.required}
    spared = {field.name: _of(field.type) for field in info.fields if not field.required}
    return st.fixed_dictionaries(needed, optional=spared).map(lambda fields: cls(**fields))
