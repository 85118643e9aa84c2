"""
The reference engine with some rules misread: the names of the misreadings are the arguments.

`python -m tests.results.misread any-player-blocks` serves it on stdio, and
`direct:tests.results.misread:engine!any-player-blocks` is the same one in this process.
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


def engine(names: str = "") -> ReferenceEngine:
    """Return the engine that misreads so; several names are parted by `+`."""
    chosen = [MISREADINGS[name] for name in names.split("+") if name]
    replaced = {rule.key: wrong for rule, wrong in chosen}
    return ReferenceEngine(Rulebook(" and ".join(names.split("+")), replaced))


if __name__ == "__main__":
    serve_stdio(engine("+".join(sys.argv[1:])))
