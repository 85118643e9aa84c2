"""
Editions of the rulebook: rule numbers, fingerprints and titles, and no rule text.

`reading` reads an official plain-text rulebook, after `decoding` its bytes, by the `layout` of its
lines, with the `terms` of its glossary. `index` makes, stores and loads what is kept of it, an
`edition` with `fingerprints` instead of text. `differences` finds what has changed between two,
by the `likeness` of rules and by the `references` in them, `renumbering` tells what a rule of one
edition is called in another, `standing` finds that out for a new edition, `counterparts` which
numbers of two editions mean one rule, and `confirming` knows which texts scenarios have been
confirmed against. `own_copy` hands out the wording of a reader's own rulebook. `subjects` are what
a scenario can be about: a rule's number or a term of the glossary.
"""

from apnap.protocol import NotARuleNumberError, RuleNumber
from apnap.rulebooks.edition import Edition, Rule
from apnap.rulebooks.index import (
    EditionFileError,
    UndatedRulebookError,
    UnknownEditionError,
    editions,
    index_file,
    load,
    neighbours,
    newest,
    write,
)
from apnap.rulebooks.reading import NotARulebookError, Rulebook, read_rulebook
from apnap.rulebooks.renumbering import Renumbering, Successor, renumbering
from apnap.rulebooks.subjects import GlossaryTerm, NotATermError, Subject, covers, place, subject

__all__ = [
    "Edition",
    "EditionFileError",
    "GlossaryTerm",
    "NotARuleNumberError",
    "NotARulebookError",
    "NotATermError",
    "Renumbering",
    "Rule",
    "RuleNumber",
    "Rulebook",
    "Subject",
    "Successor",
    "UndatedRulebookError",
    "UnknownEditionError",
    "covers",
    "editions",
    "index_file",
    "load",
    "neighbours",
    "newest",
    "place",
    "read_rulebook",
    "renumbering",
    "subject",
    "write",
]
