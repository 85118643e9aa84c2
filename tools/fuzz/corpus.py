"""The inputs that did harm once: small files, a folder to each door, which tests try again."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tools.fuzz.target import Target

CORPUS: Final = Path(__file__).resolve().parents[2] / "tests" / "attack" / "corpus"

_OTHER: Final = re.compile("[^a-z0-9]+")


def kept(targets: Mapping[str, Target], where: Path = CORPUS) -> Iterator[tuple[Target, Path]]:
    """Yield the files of the corpus, each with its door; raise `LookupError` for one without."""
    for path in sorted(where.glob("*/*")):
        yield targets[path.parent.name], path


def keep(target: Target, fault: str, data: bytes, where: Path = CORPUS) -> Path:
    """Write an input into the corpus, called by what it did, and return its file."""
    called = _OTHER.sub("-", fault.lower()).strip("-")[:60]
    path = where / target.name / f"{called}-{hashlib.sha256(data).hexdigest()[:8]}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
