"""Whens about what one member of a team proposes, while the teammates have yet to speak."""

from __future__ import annotations

from typing import Any, Final

from apnap.driver import Game, saying
from apnap.vocabulary.declaring import ATTACKS, BLOCKS, attacks, blocks
from apnap.vocabulary.phrases import Row, Topic

PROPOSING: Final = Topic()

_DECLARATION: Final[dict[str, Any]] = {"verdict": "declaration"}
_THIS: Final[dict[str, Any]] = {"verdict": "this"}


@PROPOSING.when(
    "{player} proposes these attacks:",
    columns=ATTACKS,
    needs=("decision:declare_attackers",),
    **_DECLARATION,
)
def propose_attacks(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Declares attackers for one member of the team; the others have not agreed yet."""
    saying.propose_attack(game, name, attacks(game, rows))


@PROPOSING.when(
    "{player} proposes these blocks:",
    columns=BLOCKS,
    needs=("decision:declare_blockers",),
    **_DECLARATION,
)
def propose_blocks(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Declares blockers for one member of the team."""
    saying.propose_block(game, name, blocks(game, rows))


@PROPOSING.when(
    "{player} proposes the triggers in the order {names}",
    needs=("decision:order_triggers",),
    **_THIS,
)
def propose_triggers(game: Game, name: str, sources: tuple[str, ...]) -> None:
    """Orders triggers for one member of the team, by their sources."""
    saying.propose_order_of_triggers(game, name, game.names.all_sent(sources))


@PROPOSING.when("{player} proposes to pass", **_THIS)
def propose_pass(game: Game, name: str) -> None:
    """Passes for one member of the team."""
    saying.propose_to_pass(game, name)
