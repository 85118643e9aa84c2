"""The modules of the reference engine import each other in one direction only."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import apnap_reference.engine
from apnap_reference.rulebook import all_rules

HERE = Path(apnap_reference.__file__).parent


def name_of(path: Path) -> str:
    parts = path.relative_to(HERE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(HERE.rglob("*.py"))}


def imported_by(path: Path) -> Iterator[str]:
    """Give the engine's modules that a module imports, those for type checking only included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                deep = f"{node.module}.{alias.name}"
                yield deep if deep in MODULES else node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_without_a_cycle() -> None:
    graph = {name: set(imported_by(path)) & set(MODULES) for name, path in MODULES.items()}
    order = list(TopologicalSorter(graph).static_order())  # raises CycleError, which names it
    assert order.index("apnap_reference.state.table") < order.index("apnap_reference.engine")


def test_the_engine_brings_all_of_them() -> None:
    """
    What a module registers is there in every process, not only beside the misreadings.

    What claims look for in logs is registered once a log is judged, or all claims are listed.
    """
    told = (
        "import sys; from apnap_reference.engine import ReferenceEngine\n"
        "early = {*sys.modules}; ReferenceEngine().describe(); print(*early, 'then', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True)
    early, _, late = done.stdout.partition(" then ")
    assert "importlib.metadata" not in early.split()  # it takes 20 ms
    missing = set(MODULES) - set(early.split())
    assert {one.rpartition(".")[0] or one for one in missing if "transitions" not in one} == {
        "apnap_reference"
    }
    assert set(MODULES) - set(late.split()) == {"apnap_reference.__main__"}


def test_no_rule_stands_among_the_cards() -> None:
    rules = (found.function.__module__ for found in all_rules().values())
    assert not [module for module in rules if module.startswith("apnap_reference.cards")]
