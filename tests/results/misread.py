"""
The reference engine with some rules misread: the names of the misreadings are the arguments.

`python -m tests.results.misread any-player-blocks` serves it on stdio.
"""

import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from apnap_adapters.serving import serve_stdio
from apnap_reference.combat.attacking_and_defending import attacks_a_neighbour
from apnap_reference.combat.block_restrictions import blocks_with_own
from apnap_reference.engine import ReferenceEngine
from apnap_reference.rulebook import Rule, Rulebook

MISREADINGS: Final[Mapping[str, tuple[Rule[..., Any], Callable[..., Any]]]] = {
    "anybody-is-a-neighbour": (attacks_a_neighbour, lambda *_: True),
    "any-player-blocks": (blocks_with_own, lambda *_: True),
}

if __name__ == "__main__":
    chosen = [MISREADINGS[name] for name in sys.argv[1:]]
    replaced = {rule.key: wrong for rule, wrong in chosen}
    serve_stdio(ReferenceEngine(Rulebook(" and ".join(sys.argv[1:]), replaced)))
