"""
What real cards do beyond characteristics and keywords: one module for each kind of effect.

Where is a card?  `grep -rn --include='*.py' '"Wardscale Dragon"' .`: what it does stands above.

`permanents`   what they do while they are on the battlefield, sorted by what they are
`spells`       instants and sorceries, what is paid for spells, and what is done to them
`triggers`     what happens whenever something else does, or once it has been done
`combat`       attacks, blocks and what comes of them
`turn`         extra and skipped turns, and at which times something can be done
`players`      life, hands, poison, what all players choose, and who wins
`phrases`      what many cards say, `groups` whom static abilities are about
"""

from importlib import import_module
from pkgutil import walk_packages

for _module in walk_packages(__path__, f"{__name__}."):
    import_module(_module.name)
