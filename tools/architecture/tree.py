"""The modules of the project, and which of them import which."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import grimp

ROOT: Final = Path(__file__).resolve().parents[2]

NOT_SHIPPED: Final = ("benchmarks", "mutation", "tests", "tools")
"""Folders of the checkout whose modules belong to no package of the distribution."""


@dataclass(frozen=True)
class Tree:
    """
    The modules of the distribution, by name.

    `files` holds the file of each, `imports` the other modules of the project that it imports
    itself, wherever in it the import stands. `not_shipped` holds the files of tests and tools.
    """

    files: Mapping[str, Path]
    imports: Mapping[str, frozenset[str]]
    not_shipped: tuple[Path, ...] = ()


def settings() -> Mapping[str, Any]:
    """Return what `pyproject.toml` says to tools."""
    tools: Mapping[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    return tools


def packages() -> tuple[str, ...]:
    """Return the packages that the distribution ships: those that import-linter looks at."""
    return tuple(settings()["importlinter"]["root_packages"])


def read() -> Tree:
    """Read the packages from the checkout; they have to be importable, and are not imported."""
    graph = grimp.build_graph(*packages(), cache_dir=None)
    return Tree(
        files={name: _file(name) for name in sorted(graph.modules)},
        imports={
            name: frozenset(graph.find_modules_directly_imported_by(name))
            for name in sorted(graph.modules)
        },
        not_shipped=tuple(file for top in NOT_SHIPPED for file in (ROOT / top).rglob("*.py")),
    )


def purpose(file: Path) -> str:
    """Return the first sentence of a module's docstring, without the full stop, or nothing."""
    text = ast.get_docstring(ast.parse(file.read_bytes())) or ""
    return " ".join(text.split("\n\n")[0].split()).removesuffix(".").replace("`", "")


def _file(name: str) -> Path:
    return next(file for file in _candidates(name) if file.exists())


def _candidates(name: str) -> Iterator[Path]:
    for source in ("src", "adapters", "adapters/python_mtg", "reference_impl"):
        path = ROOT.joinpath(source, *name.split("."))
        yield path / "__init__.py"
        yield path.with_suffix(".py")
