"""Whens about declarations: attacks and blocks, and their Givens in the past tense."""

from __future__ import annotations

from typing import Any, Final

from apnap.driver import Game, saying
from apnap.protocol import AttackSaid, BlockSaid, DeclareAttackers, DeclareBlockers, Payment
from apnap.vocabulary.phrases import Column, Row, Topic
from apnap.vocabulary.words import anything, objects, one_object, target

DECLARING: Final = Topic()

ATTACKS: Final = {
    "attacker": Column(one_object),
    "attacks": Column(target, optional=True),
    "band": Column(anything, optional=True),
}
BLOCKS: Final = {"blocker": Column(one_object), "blocks": Column(objects)}

_ATTACK: Final[dict[str, Any]] = {
    "verdict": "declaration",
    "needs": ("decision:declare_attackers",),
}
_BLOCK: Final[dict[str, Any]] = {"verdict": "declaration", "needs": ("decision:declare_blockers",)}


def attacks(game: Game, rows: tuple[Row, ...], pay: Payment = "auto") -> DeclareAttackers:
    """Return the declaration in a table of attacks."""
    sent = game.names.sent
    attacks = tuple(
        AttackSaid(sent(row["attacker"]), sent(row["attacks"]) if row["attacks"] else None)
        for row in rows
    )
    marks = dict.fromkeys(row["band"] for row in rows if row["band"])
    bands = tuple(
        game.names.all_sent(row["attacker"] for row in rows if row["band"] == mark)
        for mark in marks
    )
    return DeclareAttackers(attacks, bands, pay)


def blocks(game: Game, rows: tuple[Row, ...]) -> DeclareBlockers:
    """Return the declaration in a table of blocks."""
    blocks = tuple(
        BlockSaid(game.names.sent(row["blocker"]), game.names.all_sent(row["blocks"]))
        for row in rows
    )
    return DeclareBlockers(blocks, "auto")


@DECLARING.when(
    "{player} declares these attacks:",
    played="{player} has declared these attacks:",
    columns=ATTACKS,
    **_ATTACK,
)
def declareattacks(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Declares attackers; an empty cell names nothing, equal marks form a band."""
    saying.attack(game, name, attacks(game, rows))


@DECLARING.when(
    "{player} attacks {target} with {objects}",
    played="{player} has attacked {target} with {objects}",
    **_ATTACK,
)
def attack_with(game: Game, name: str, victim: str, attackers: tuple[str, ...]) -> None:
    """Declares these attackers only."""
    said = tuple(AttackSaid(game.names.sent(a), game.names.sent(victim)) for a in attackers)
    saying.attack(game, name, DeclareAttackers(said, pay="auto"))


@DECLARING.when("{player} declares no attack", **_ATTACK)
def no_attack(game: Game, name: str) -> None:
    """Declares no attackers."""
    saying.attack(game, name, DeclareAttackers())


@DECLARING.when("{player} declares these attacks without paying:", columns=ATTACKS, **_ATTACK)
def attack_unpaid(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Declares attackers, but pays no cost to attack."""
    saying.attack(game, name, attacks(game, rows, "nothing"))


@DECLARING.when(
    "{player} declares these attacks paying with {objects}:", columns=ATTACKS, **_ATTACK
)
def attack_paid(game: Game, name: str, permanents: tuple[str, ...], rows: tuple[Row, ...]) -> None:
    """Declares attackers, and taps exactly these permanents for mana to pay for it."""
    saying.attack(game, name, attacks(game, rows, game.names.all_sent(permanents)))


@DECLARING.when(
    "{player} declares these blocks:",
    played="{player} has declared these blocks:",
    columns=BLOCKS,
    **_BLOCK,
)
def declare_blocks(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Declares blockers, each with one or several attackers."""
    saying.block(game, name, blocks(game, rows))


@DECLARING.when(
    "{player} blocks {object} with {objects}",
    played="{player} has blocked {object} with {objects}",
    **_BLOCK,
)
def block_with(game: Game, name: str, attacker: str, blockers: tuple[str, ...]) -> None:
    """Declares these blockers only."""
    blocked = (game.names.sent(attacker),)
    said = tuple(BlockSaid(game.names.sent(blocker), blocked) for blocker in blockers)
    saying.block(game, name, DeclareBlockers(said, "auto"))


@DECLARING.when("{player} declares no block", **_BLOCK)
def no_block(game: Game, name: str) -> None:
    """Declares no blockers."""
    saying.block(game, name, DeclareBlockers())


@DECLARING.when("{player} interrupts and declares these blocks:", columns=BLOCKS, **_BLOCK)
def interrupt_blocks(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Declares blockers at once, even if another player has to."""
    saying.interrupt(game, name, blocks(game, rows))


@DECLARING.when("{player} interrupts and declares these attacks:", columns=ATTACKS, **_ATTACK)
def interruptattacks(game: Game, name: str, rows: tuple[Row, ...]) -> None:
    """Declares attackers at once, even if another player has to."""
    saying.interrupt(game, name, attacks(game, rows))
