"""An operator that cosmic-ray does not have: it drops a statement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cosmic_ray.operators.operator import Example, Operator
from parso.python.tree import Keyword, Name
from parso.tree import BaseNode, NodeOrLeaf

Position = tuple[int, int]
"""A line and a column, as parso has them."""

NAME: Final = "DropStatement"

_SIMPLE: Final = ("atom_expr", "power", "yield_expr", "raise_stmt", "del_stmt", "assert_stmt")
"""Kinds of statements that may be dropped wherever they stand: no name depends on them."""


class DropStatement(Operator):  # type: ignore[misc]  # cosmic-ray has no types
    """
    Puts `pass` in the place of a statement in a function.

    Only where something else can come of that than a crash: a return that is not the last word of
    its function, a call, and what is written into something, or anew into a name.
    """

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[tuple[Position, Position]]:
        """Yield where a line stands that may be dropped."""
        if isinstance(node, BaseNode) and node.type == "simple_stmt":
            statement = node.children[0]
            if _may_be_dropped(statement):
                yield statement.start_pos, statement.end_pos

    def mutate(self, node: BaseNode, index: int) -> BaseNode:
        """Return the line without its statement."""
        del index  # a line is dropped in one way
        before = node.children[0]
        prefix = before.get_first_leaf().prefix
        node.children[0] = Keyword("pass", before.start_pos, prefix)
        return node

    @classmethod
    def examples(cls) -> Sequence[Example]:
        """Return what it does, as cosmic-ray asks for it."""
        return (
            Example("def f(a):\n    g(a)\n", "def f(a):\n    pass\n"),
            Example("def f(a):\n    a += 1\n    return a\n", "def f(a):\n    pass\n    return a\n"),
            Example(
                "def f(a):\n    if a:\n        return 1\n    return 2\n",
                "def f(a):\n    if a:\n        pass\n    return 2\n",
            ),
        )


def _may_be_dropped(statement: NodeOrLeaf) -> bool:
    function = _above(statement, "funcdef")
    if function is None:
        return False
    if statement.type in _SIMPLE:
        return True
    if statement.type == "return_stmt":
        return _above(statement, "suite") is not function.children[-1]
    return isinstance(statement, BaseNode) and _writes_anew(statement, function)


def _writes_anew(statement: BaseNode, function: BaseNode) -> bool:
    """Tell whether a statement writes, and all that it names was there before."""
    if statement.type != "expr_stmt" or statement.children[1].type == "annassign":
        return False
    named = {name.value for name in statement.get_defined_names()}
    return named <= set(_named_before(function, statement.start_pos))


def _named_before(node: NodeOrLeaf, place: Position) -> Iterator[str]:
    """Yield the names that stand in a function before a place: bound, or else it would crash."""
    if isinstance(node, Name):
        if node.start_pos < place and node.is_definition():
            yield node.value
    elif isinstance(node, BaseNode):
        for child in node.children:
            yield from _named_before(child, place)


def _above(node: NodeOrLeaf, kind: str) -> BaseNode | None:
    above = node.parent
    while above is not None and above.type != kind:
        above = above.parent
    return above
