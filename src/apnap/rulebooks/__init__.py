"""
Editions of the rulebook: rule numbers, fingerprints and titles, and no rule text.

`index_file` reads an official plain-text rulebook and `write` stores its index as
`editions/DATE.json`; `editions`, `newest` and `load` give what is stored. `renumbering` tells
what a rule of one edition is called in another. A `Subject` is what a scenario can be about: a
rule's number or a term of the glossary.
"""

from apnap.protocol.rule_numbers import NotARuleNumberError, RuleNumber
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
