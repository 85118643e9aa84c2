"""
Validate JSON values against the schemas.

The hot path asks a fast validator, built once for each schema. Only if that one refuses, the
slow one is asked which field is to blame, and the answer is put into one sentence.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from apnap.protocol.counting import counted
from apnap.protocol.near_names import closest
from apnap.protocol.schemas.bundling import bundle
from apnap.protocol.schemas.files import document, path, retrieve

if TYPE_CHECKING:
    import jsonschema_rs
    from jsonschema import ValidationError

_TAGS: Final = ("kind", "method")
_KINDS: Final = ("type", "const", "enum")
"""What tells of which kind a value has to be."""
_DATE: Final = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
_IN_JSON: Final = {None: "null", True: "true", False: "false"}
_SHOWN: Final = 80
_VAST: Final = 20_000
_FIRST: Final = 100


class Breach(ValueError):
    """
    A value breaks a schema.

    `schema` is the schema's name, `where` the path of the field (such as
    `objects.3.controller`, empty for the whole value), `problem` one sentence.
    """

    def __init__(self, schema_name: str, where: str, problem: str) -> None:
        """Say which field of which schema is wrong, and how."""
        super().__init__(problem)
        self.schema = schema_name
        self.where = where
        self.problem = problem


def check(name: str, value: object) -> None:
    """
    Do nothing if `value`, made of what JSON has, fits the schema called `name`.

    Raises `Breach` if it does not, `LookupError` if there is no such schema.
    """
    if not is_valid(name, value):
        raise explain(name, value)


def is_valid(name: str, value: object) -> bool:
    """Return whether `value` fits the schema called `name`."""
    return validator(name).is_valid(value)


@functools.cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """
    Return the fast validator of the schema called `name`; it never fetches anything.

    Raises `LookupError` if there is no such schema.
    """
    import jsonschema_rs  # noqa: PLC0415 - an engine that hears only what is right needs none

    return jsonschema_rs.Draft202012Validator(document(path(name)), retriever=retrieve)


def explain(name: str, value: object) -> Breach:
    """
    Return what is wrong with a `value` that breaks the schema called `name`.

    Of a value of more than 20,000 parts only the beginning of each list is looked at: the whole
    would take minutes, and gigabytes.
    """
    if _is_vast(value):
        value = _beginning(value)
        if is_valid(name, value):
            return Breach(
                name, "", f"`{name}` breaks the schema, and is too vast to be told where."
            )
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - slow to import, seldom needed
    from jsonschema.exceptions import relevance  # noqa: PLC0415 - as above

    errors = Draft202012Validator(bundle(name)).iter_errors(value)
    error = max(errors, key=relevance, default=None)
    if error is None:  # the fast validator is stricter about `$` in a pattern
        strict = next(iter(validator(name).iter_errors(value)))
        where = ".".join(map(str, strict.instance_path))
        return Breach(name, where, f"`{where or name}`: {strict.message[:_SHOWN]}.")
    error = _innermost(error)
    where = ".".join(map(str, error.absolute_path))
    return Breach(name, where, f"`{where or name}` {_sentence(error)}.")


def _beginning(value: object) -> object:
    """Return a value with no more than the first of each list and object."""
    if isinstance(value, dict):
        return {key: _beginning(value[key]) for key in list(value)[:_FIRST]}
    if isinstance(value, list):
        return [_beginning(part) for part in value[:_FIRST]]
    return value


def _is_vast(value: object) -> bool:
    """Return whether a value has more parts than the slow validator can be asked about."""
    left = [value]
    for _ in range(_VAST):
        if not left:
            return False
        part = left.pop()
        if isinstance(part, dict | list) and len(part) > _VAST:
            return True
        if isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list):
            left += part
    return bool(left)


def _innermost(error: ValidationError) -> ValidationError:
    """Return what is wrong within the one alternative that was meant, where one was."""
    from jsonschema.exceptions import relevance  # noqa: PLC0415 - as above

    while error.context:
        meant = [branch for branch in _branches(error) if not any(map(_is_not_meant, branch))]
        if not meant:
            return error
        error = max(meant[0], key=relevance)
    return error


def _is_not_meant(error: ValidationError) -> bool:
    """Return whether an error in an alternative says that another alternative was meant."""
    path = list(error.path)
    if not path:
        return error.validator in _KINDS
    return error.validator == "const" and path[-1] in _TAGS


def _sentence(error: ValidationError) -> str:
    say = _SENTENCES.get(str(error.validator))
    return say(error) if say else error.message[:_SHOWN]


def _shown(value: object) -> str:
    text = _IN_JSON.get(value, "") if value is None or isinstance(value, bool) else repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _unknown_field(error: ValidationError) -> str:
    allowed = _properties(error)
    found = cast("Mapping[str, Any]", error.instance)
    extra = next(key for key in found if key not in allowed)
    told = f"has the field `{extra[:_SHOWN]}`, which the contract does not know"
    return f"{told}{_close(extra, allowed)}"


def _close(wrong: str, allowed: Iterable[str]) -> str:
    """Return the name that may have been meant by one that is not allowed."""
    as_written = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", wrong).lower()
    close = closest(as_written, allowed, 1)
    return f"; did you mean `{close[0]}`" if close else ""


def _missing_field(error: ValidationError) -> str:
    needed = cast("Iterable[str]", error.validator_value)
    found = cast("Mapping[str, Any]", error.instance)
    return f"lacks the field `{next(key for key in needed if key not in found)}`"


def _alternatives(error: ValidationError) -> str:
    found = error.instance
    for tag in _TAGS:
        if isinstance(found, dict) and tag in found:
            told = f"has the {tag} {_shown(found[tag])}, which the contract does not know"
            return f"{told}{_close(str(found[tag]), _tagged(error, tag))}"
    allowed = tuple(dict.fromkeys(word for one in _branches(error) for word in _wanted(one)))
    if None in allowed or not allowed:
        return f"is {_shown(found)}, which fits none of what is allowed"
    return f"is {_shown(found)}, but has to be {' or '.join(filter(None, allowed))}"


def _tagged(error: ValidationError, tag: str) -> Iterator[str]:
    """Yield the kinds that a value may be of, as far as its alternatives name them."""
    for inner in error.context:
        if inner.validator == "const" and [*inner.path] == [tag]:
            yield str(inner.validator_value)


def _branches(error: ValidationError) -> Iterable[Sequence[ValidationError]]:
    """Return what is wrong with a value, by alternative."""
    branches: dict[object, list[ValidationError]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    return branches.values()


def _wanted(branch: Sequence[ValidationError]) -> Iterator[str | None]:
    """Yield what an alternative wants instead of a value of the wrong kind; None if it can't."""
    kinds = [one for one in branch if one.validator in _KINDS and not one.path]
    if not kinds:
        yield None
    for one in kinds[:1]:
        if one.validator == "enum":
            yield from map(_shown, cast("Iterable[object]", one.validator_value))
        elif one.validator == "const":
            yield _shown(one.validator_value)
        else:
            yield f"of type {one.validator_value}"


def _properties(error: ValidationError) -> Mapping[str, Any]:
    return error.schema.get("properties", {}) if isinstance(error.schema, Mapping) else {}


def _too_few(error: ValidationError) -> str:
    return f"has to have at least {counted(cast('int', error.validator_value), 'entry', 'entries')}"


def _unlike(error: ValidationError) -> str:
    if error.validator_value == _DATE:
        return f"is {_shown(error.instance)}, which is no date such as 2026-01-16"
    return f"is {_shown(error.instance)}, which does not match {error.validator_value}"


def _one_of(error: ValidationError) -> str:
    allowed = cast("Iterable[object]", error.validator_value)
    return f"is {_shown(error.instance)}, but has to be one of {', '.join(map(_shown, allowed))}"


_SENTENCES: Final[Mapping[str, Callable[[ValidationError], str]]] = {
    "additionalProperties": _unknown_field,
    "required": _missing_field,
    "anyOf": _alternatives,
    "type": lambda e: f"is {_shown(e.instance)}, but has to be of type {e.validator_value}",
    "const": lambda e: f"is {_shown(e.instance)}, but has to be {_shown(e.validator_value)}",
    "enum": _one_of,
    "minimum": lambda e: f"is {e.instance}, but has to be at least {e.validator_value}",
    "minLength": lambda e: f"is {_shown(e.instance)}, which is too short",
    "maxLength": lambda e: f"is longer than {e.validator_value} characters",
    "minItems": _too_few,
    "pattern": _unlike,
}
