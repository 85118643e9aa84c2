"""
Misreadings of the rules: one module for each subject, each with its mutants.

`all_mutants` gives them by name, `named` the rulebook that holds one of them.
"""

from importlib import import_module
from pkgutil import iter_modules

from apnap_reference.misreadings.mutant import Mutant, all_mutants, named

__all__ = ["Mutant", "all_mutants", "named"]

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
