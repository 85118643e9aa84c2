"""
What others may have laid somewhere is opened by `given_files` alone.

A pipe would be waited for without end, and a file that is made of holes would fill the memory. What
is read elsewhere, unguarded, belongs to apnap itself or was just written by it.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2] / "src" / "apnap"
GUARD: Final = "protocol/given_files.py"
OWN: Final = {
    "book/content/readings.py": "the suite's own readings",
    "book/rendering.py": "the book's own files",
    "certifying/digests.py": "the installed features and schemas",
    "certifying/profiles.py": "the installed profiles",
    "cli/certify.py": "what the command has just written",
    "cli/kits/starters.py": "the installed kits",
    "cli/unread.py": "to write, where nobody reads",
    "coverage/sources.py": "the installed sources",
    "diagnosis/patterns.py": "the installed patterns",
    "finding/keeping.py": "the installed sources, for a digest",
    "finding/speaking.py": "the installed words",
    "finding/tuning.py": "the installed weights",
    "fuzzing/paging.py": "what the command has just written",
    "mutants/kinds.py": "what is installed; and a property of that name",
    "pages/rendering.py": "the installed style",
    "pictures/boards.py": "the installed style",
    "pictures/drawing.py": "the installed style",
    "protocol/catalogue.py": "the installed cards",
    "protocol/schemas/files.py": "the installed schemas",
    "protocol/written_files.py": "to write, and never waiting",
    "running/trace.py": "to write",
    "shown/shelves.py": "the results that are installed",
    "suite/cache.py": "the installed sources, for a digest",
    "suite/captions.py": "the installed captions",
    "suite/clauses.py": "the installed clauses",
    "suite/renamed.py": "the installed list of renamed scenarios",
    "suite/wording.py": "the installed words",
}
"""Modules that read without a guard, and what."""
FETCHED: Final = {
    "cluster/reading_parquet.py": "a file that `storing` has looked at",
    "cluster/run_folder.py": "a file that `storing` has looked at",
    "cluster/storing.py": "to write",
    "inputs/urls.py": "what a store gives",
}
"""Likewise; tests/cluster/test_hostile_runs.py and tests/logs hold them to their bounds."""


CALLED: Final = ("open", "read_bytes", "read_text")


def reads(path: Path) -> bool:
    """Tell whether a module opens or reads files by itself."""
    text = path.read_text(encoding="utf-8")
    return any(name in text for name in CALLED) and any(map(is_reading, ast.walk(ast.parse(text))))


def is_reading(node: ast.AST) -> bool:
    """Tell whether something calls, or is, what reads a file."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            return name in CALLED
        case ast.FunctionDef(name="open"):
            return True
        case _:
            return False


def test_nothing_that_is_given_is_read_without_a_guard() -> None:
    found = {p.relative_to(SOURCES).as_posix() for p in SOURCES.rglob("*.py") if reads(p)}
    assert GUARD in found
    assert sorted(found - {GUARD, *OWN, *FETCHED}) == []
    assert sorted({*OWN, *FETCHED} - found) == [], "these read nothing any more"
