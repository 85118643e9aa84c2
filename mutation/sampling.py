"""Which changes of the reference engine's code there are, and a sample of them."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator

from apnap.protocol.record import Record
from mutation import dropping

PACKAGE: Final = "apnap_reference"
ROOT: Final = Path(__file__).parents[1] / "reference_impl"

LEFT_OUT: Final = ("__main__.py", "claims/", "nearness.py", "transitions/")
"""What features do not drive: the server, `apnap check`, and which cards `apnap fuzz` prefers."""

OPERATORS: Final = (
    *("AddNot", "ReplaceUnaryOperator_Delete_Not", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
    *("ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq"),
    *("ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is"),
    *("ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_LtE_Lt"),
    *("ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_GtE_Gt"),
    *("ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add"),
    *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "NumberReplacer"),
    *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop"),
    dropping.NAME,
)
"""Those of cosmic-ray that make another rule of the code, and not only a crash, and one of ours."""


class Change(Record, frozen=True):
    """One change: the file below `ROOT`, the line, the operator, and the occurrence."""

    file: str
    line: int
    operator: str
    occurrence: int

    @property
    def module(self) -> str:
        """The name of the module that is changed."""
        return ".".join(Path(self.file).with_suffix("").parts).removesuffix(".__init__")

    def source(self) -> str:
        """Return the code of the module as changed."""
        changer = operator(self.operator)
        changed = mutate_code(_read(self.file), changer, self.occurrence)
        if changed is None:
            raise ValueError(f"{self} changes nothing")
        return str(changed)

    def shown(self) -> tuple[str, str]:
        """Return the first line that differs, before and after."""
        before, after = _read(self.file).splitlines(), self.source().splitlines()
        pairs = zip(before, after, strict=False)
        return next((a.strip(), b.strip()) for a, b in pairs if a != b)


def operator(name: str) -> Operator:
    """Return what makes changes of one kind."""
    if name == dropping.NAME:
        return dropping.DropStatement()
    made: Operator = get_operator(f"core/{name}")()
    return made


def sample(number: int, seed: int) -> tuple[Change, ...]:
    """Return so many of all changes, drawn by a seed; always the same ones for the same code."""
    found = tuple(changes())
    return tuple(random.Random(seed).sample(found, min(number, len(found))))  # noqa: S311


def changes() -> Iterator[Change]:
    """Yield all changes in the order of the files."""
    for path in sorted((ROOT / PACKAGE).rglob("*.py")):
        file = str(path.relative_to(ROOT))
        if not file.removeprefix(f"{PACKAGE}/").startswith(LEFT_OUT):
            yield from _of_file(file)


def _of_file(file: str) -> Iterator[Change]:
    nodes = list(ast_nodes(get_ast(_read(file))))
    silent = _silent(file)
    for name in OPERATORS:
        changer = operator(name)
        positions = [at for node in nodes for at in changer.mutation_positions(node)]
        for occurrence, ((line, _), _) in enumerate(positions):
            if line not in silent:
                yield Change(file, line, name, occurrence)


def _silent(file: str) -> set[int]:
    """Return the lines that no rule depends on: bare annotations, and how a class is made."""
    found: list[ast.expr | ast.stmt] = []
    for node in ast.walk(ast.parse(_read(file))):
        if isinstance(node, ast.AnnAssign) and node.value is None:
            found.append(node)
        elif isinstance(node, ast.ClassDef):
            found += [*node.decorator_list, *(keyword.value for keyword in node.keywords)]
    return {line for node in found for line in range(node.lineno, (node.end_lineno or 0) + 1)}


def statement(file: str, line: int) -> tuple[range, bool]:
    """
    Return the lines of the innermost statement around a line, without a block below its head.

    The second value tells whether it is in a function whose results are kept, so that a later
    scenario may rest on it without running it.
    """
    best, kept = range(line, line + 1), False
    for node in ast.walk(ast.parse(_read(file))):
        if not isinstance(node, ast.stmt) or not node.lineno <= line <= (node.end_lineno or 0):
            continue
        body: Sequence[ast.AST] = getattr(node, "body", None) or ()
        last = body[0].lineno - 1 if body and isinstance(body[0], ast.stmt) else node.end_lineno
        if line <= (last or line):
            best = range(node.lineno, (last or node.lineno) + 1)
        if isinstance(node, ast.FunctionDef):
            kept = kept or any("cache" in ast.unparse(one) for one in node.decorator_list)
    return best, kept


def _read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")
