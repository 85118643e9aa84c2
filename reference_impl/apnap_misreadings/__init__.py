"""
The misreadings: what an author of an engine could believe a rule to say, ready to be played.

Where are those of rule 802.4a?  In the module with the path that its scenarios have in `features/`
(`multiplayer/attack_multiple_players/declaring_blockers`), or in a module of a folder of that name,
in the order of the rules, those of the book of 2006 last. A section without a file there has a
module with the section's title.

mutant      what makes a function a misreading (`@mutant`), or another value of the edition
            (`switched`), and the library of all of them
common      what several of them ask of a table
watching    the engine as written, which tells by which misreadings it would have acted otherwise

The rules know nothing of this package. `reference` makes the engine that offers them all; their
modules are imported once somebody asks for one of them.
"""

from collections.abc import Mapping

from apnap_misreadings.mutant import Mutant, all_mutants, known, named
from apnap_misreadings.watching import WATCHED, WatchedEngine
from apnap_reference.engine import ReferenceEngine
from apnap_reference.rulebook import AS_WRITTEN

__all__ = ["Mutant", "all_mutants", "named", "reference"]


def reference(mutant: str | None = None) -> ReferenceEngine:
    """
    Make the reference engine with its library; `mutant` names the misreading by which it plays.

    With `*` it plays as written, and tells in `describe` which misreadings would not have; names
    with commas between them behind it are those of the misreadings that are watched alone.
    Raises LookupError for a misreading that does not exist.
    """
    if mutant is not None and mutant.startswith(WATCHED):
        return WatchedEngine(_watched(mutant.removeprefix(WATCHED)))
    rulebook = AS_WRITTEN if mutant is None else named(mutant)
    return ReferenceEngine(rulebook, known)


def _watched(names: str) -> Mapping[str, Mutant]:
    """Return misreadings by their names, or all of them; raise LookupError for a strange name."""
    library = all_mutants()
    return {name: library[name] for name in names.split(",")} if names else library
