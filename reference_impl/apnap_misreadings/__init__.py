"""
Misreadings of the rules: one module for each subject, each with its mutants.

`all_mutants` gives them by name, `named` the rulebook that holds one of them, `reference` the
engine that offers them all.
"""

from importlib import import_module
from pkgutil import iter_modules

from apnap_misreadings.mutant import Mutant, all_mutants, named
from apnap_reference.engine import ReferenceEngine
from apnap_reference.rulebook import AS_WRITTEN

__all__ = ["Mutant", "all_mutants", "named", "reference"]

for _module in iter_modules(__path__):
    if _module.name != "__main__":
        import_module(f"{__name__}.{_module.name}")


def reference(mutant: str | None = None) -> ReferenceEngine:
    """
    Make the reference engine with its library; `mutant` names the misreading by which it plays.

    Raises LookupError for a misreading that does not exist.
    """
    rulebook = AS_WRITTEN if mutant is None else named(mutant)
    return ReferenceEngine(rulebook, (one.known for one in all_mutants().values()))
