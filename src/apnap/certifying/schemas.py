"""
The JSON Schemas of all files that apnap writes.

`python -m apnap.certifying.schemas [FOLDER]` writes them into `schemas/reports/`; those of the
protocol stand beside it and are made by `apnap.protocol.schemas`.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec
from jsonschema_rs import ValidationError

from apnap.certifying.certificate import Certificate
from apnap.certifying.results import Results
from apnap.certifying.statement import Statement
from apnap.certifying.verification import Verification
from apnap.coverage.findings import Checked
from apnap.coverage.one import About
from apnap.coverage.rows import Coverage
from apnap.coverage.touching import Comparison
from apnap.doctor.diagnosis import Diagnosis
from apnap.driver import Said
from apnap.fuzzing.records import Report as FuzzReport
from apnap.logs.findings import CheckReport
from apnap.matrix.columns import EngineShown, Matrix
from apnap.mutants.hanging import AllHanging
from apnap.mutants.kinds import ByKinds
from apnap.mutants.wrong_engines import Table as MutantTable
from apnap.protocol.given_files import TooMuch, decoded
from apnap.protocol.recorded import LogLine
from apnap.protocol.schemas.making import documents
from apnap.protocol.schemas.parts import Schema, text
from apnap.protocol.validation import validator
from apnap.results.badge import Badge
from apnap.results.baseline import Baseline
from apnap.results.ctrf import Document
from apnap.results.records import Report
from apnap.suite import Lint
from apnap.triage.baselines import FindingsBaseline

TYPES: Final[Mapping[str, type[msgspec.Struct]]] = MappingProxyType(
    {
        "badge": Badge,
        "baseline": Baseline,
        "certificate": Certificate,
        "check": CheckReport,
        "coverage": Coverage,
        "ctrf": Document,
        "doctor": Diagnosis,
        "fuzz": FuzzReport,
        "engine": EngineShown,
        "lint": Lint,
        "findings-baseline": FindingsBaseline,
        "log": LogLine,
        "matrix": Matrix,
        "mutants": MutantTable,
        "mutants-hanging": AllHanging,
        "mutants-kinds": ByKinds,
        "report": Report,
        "results": Results,
        "rule": About,
        "rules-check": Checked,
        "rules-diff": Comparison,
        "statement": Statement,
        "verification": Verification,
    }
)
"""
What each schema describes.

`report` is what `apnap run --json` writes, `doctor` what `apnap doctor --json` prints; `coverage`,
`rule`, `rules-check` and `rules-diff` are what `apnap rules` and its commands `show`, `check` and
`diff` print, `mutants` what `apnap mutants` does, `mutants-kinds` and `mutants-hanging` with that
option, `fuzz` what `apnap fuzz` writes as `findings.json`, `lint` what `apnap lint` does, and
`verification` what `apnap verify --json` prints; `findings-baseline` is what
`apnap check --baseline` reads, `matrix` what `apnap matrix --json` writes, and `engine` a file of
the folder `engines`.
"""

FOLDER: Final = "reports"
"""The folder within `schemas` in which they lie."""

_LONGEST: Final = 200
_MOST: Final = 5
"""So many things are told that are wrong with one file."""

_SMALL: Final = 32_768
"""Of a file so large, in bytes, all that is wrong can be held."""


@functools.cache
def schema(name: str) -> Schema:
    """Return the schema called `name`, one of `TYPES`; it is shared, do not change it."""
    return _documents()[_path(name)]


def files() -> Iterator[tuple[str, str]]:
    """Yield name and text of every file of the folder."""
    for name in TYPES:
        yield f"{name}.json", text(schema(name))


def breaches(name: str, content: bytes) -> tuple[str, ...]:
    """
    Return the first things that are wrong with a file that should fit the schema called `name`.

    They are found all at once, and each holds a copy of what it is about: of a file that is not
    small only one is told.
    """
    try:
        value = decoded(content)
    except TooMuch as error:
        return (str(error),)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return (f"it is not JSON: {error}",)
    try:
        if len(content) <= _SMALL:
            return tuple(map(_told, itertools.islice(validator(name).iter_errors(value), _MOST)))
        validator(name).validate(value)
    except ValidationError as breach:
        return (_told(breach),)
    except ValueError as error:  # the validator looks into fewer levels than the reader
        return (f"it is nested too deeply to be looked at: {error}",)
    return ()


def _told(breach: ValidationError) -> str:
    where = "/".join(map(str, breach.instance_path)) or "the whole"
    message = breach.message
    return f"{where}: {message[:_LONGEST]}{'…' if len(message) > _LONGEST else ''}"


def _path(name: str) -> str:
    return f"{FOLDER}/{name}.json"


@functools.cache
def _documents() -> dict[str, Schema]:
    return documents({_path(name): type_ for name, type_ in TYPES.items()}, (Said,))


if __name__ == "__main__":
    from apnap.protocol.schemas.replacing import main

    target = Path(__file__).parents[3] / "schemas" / FOLDER
    main("python -m apnap.certifying.schemas", __doc__, target, files())
