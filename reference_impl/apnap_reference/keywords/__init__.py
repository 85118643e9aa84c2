"""
Keyword abilities and keyword actions (701, 702) that are rules and are printed on many cards.

Evasion and the keywords of combat damage stand in `combat`, and what casting, entering and
costs need of a keyword in `spells`. Here stand `amplify`, `exalted`, `goad` and `tribute`.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
