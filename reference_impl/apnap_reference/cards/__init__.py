"""
What real cards do beyond characteristics and keywords: one module for each kind of effect.

Where is a card?  `grep -rn --include='*.py' '"Wardscale Dragon"' .`: what it does stands above.

`combat`     attacks, blocks and what comes of them
`triggers`   what happens whenever something else does, or once it has been done
`phrases`    what many cards say, `groups` whom static abilities are about
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
