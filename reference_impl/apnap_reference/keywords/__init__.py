"""
Keyword abilities and actions (701, 702) that stand by themselves: printed on many cards.

They are `amplify`, `attaching` (what equip and fortify share), `equip`, `exalted`, `fighting`,
`fortify`, `goad`, `melee`, `prowess`, `rebound`, `tribute` and `undying`, and beside them
`being_the_monarch`, the abilities that come with that designation (724.2), `speed` (702.179), and
`sagas`, whose chapter symbols are keyword abilities (714.2).
Evasion (flying, landwalk) and the keywords of combat damage stand in `apnap_reference.combat`, and
so does myriad; what casting, entering and costs need of a keyword, in `apnap_reference.spells`.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
