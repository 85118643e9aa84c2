"""
What real cards do beyond characteristics and keywords: one module for each kind of effect.

Where is a card?  `grep -rn --include='*.py' '"Wardscale Dragon"' .`: what it does stands above.

`combat`     attacks, blocks and what comes of them
`triggers`   what happens whenever something else does, or once it has been done
`phrases`    what many cards say, `groups` whom static abilities are about
"""

from importlib import import_module
from pkgutil import walk_packages

for _module in walk_packages(__path__, f"{__name__}."):
    import_module(_module.name)
