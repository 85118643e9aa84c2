"""How the number of a rule and a term of the glossary are written in the book."""

from __future__ import annotations


def called(rule: str) -> str:
    """Return a rule's number as it is, and a term of the glossary (`glossary:x-y`) in words."""
    term = rule.removeprefix("glossary:")
    return rule if term == rule else term.replace("-", " ")
