"""
Which blocks are legal, against a count of all that could be declared.

The judge below (`Board`) is written from the rules alone (509.1a-c, 802.4a-b) and from what the
cards do; it shares nothing with the engine. It tries every block that could be declared.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.reference.driving import Game, begin, blockers, things

from apnap_reference.procedure.position import Accepted, answer
from apnap_reference.state.ids import PlayerId

THOROUGH: Final = os.environ.get("APNAP_GAMES")
many: Final = settings(
    max_examples=int(THOROUGH or 40), derandomize=THOROUGH is None, deadline=None
)
Block = Mapping[str, tuple[str, ...]]
"""Blockers, and the attackers that each blocks."""

ATTACKING: Final = (
    "Runeclaw Bear",
    "Prized Unicorn",
    "Alley Strangler",
    "Wind Drake",
    "Juggernaut",
    "Goblin Mountaineer",
)
BLOCKING: Final = (
    "Gray Ogre",
    "Mogg Flunkies",
    "Palace Guard",
    "Foriysian Brigade",
    "Giant Spider",
    "Wall of Wood",
)
TRIED: Final = 30
"""So many blocks of each board are tried on the engine; the judge knows all of them."""


@dataclass(frozen=True)
class Board:
    """Rob's attackers, called A, B, C, and Alex's creatures, called a, b, c, d."""

    attacking: tuple[str, ...]
    elsewhere: frozenset[str]
    """Attackers that attack Carissa."""
    blocking: tuple[str, ...]
    tapped: frozenset[str]
    pacified: frozenset[str]
    mountain: bool
    arbiter: bool

    @property
    def attackers(self) -> dict[str, str]:
        return dict(zip("ABC", self.attacking, strict=False))

    @property
    def blockers(self) -> dict[str, str]:
        return dict(zip("abcd", self.blocking, strict=False))

    @property
    def faced(self) -> tuple[str, ...]:
        return tuple(attacker for attacker in self.attackers if attacker not in self.elsewhere)

    def may(self, blocker: str, attacker: str) -> bool:
        card, other = self.blockers[blocker], self.attackers[attacker]
        evaded = {
            "Wind Drake": card != "Giant Spider",
            "Juggernaut": card == "Wall of Wood",
            "Goblin Mountaineer": self.mountain,
        }
        fit = blocker not in self.tapped | self.pacified
        return fit and attacker in self.faced and not evaded.get(other, False)

    def most(self, blocker: str) -> int:
        more = {"Palace Guard": len(self.attackers), "Foriysian Brigade": 2}
        return more.get(self.blockers[blocker], 1)

    def is_allowed(self, block: Block) -> bool:
        """Tell whether a block disobeys no restriction."""
        stopped = [attacker for attackers in block.values() for attacker in attackers]
        alone = len(block) == 1 and self.blockers[next(iter(block))] == "Mogg Flunkies"
        menace = [a for a in self.faced if self.attackers[a] == "Alley Strangler"]
        return (
            all(self.may(b, a) for b, attackers in block.items() for a in attackers)
            and all(len(attackers) <= self.most(b) for b, attackers in block.items())
            and not alone
            and not (self.arbiter and len(block) > 1)
            and all(stopped.count(attacker) != 1 for attacker in menace)
        )

    def obeyed(self, block: Block) -> int:
        """Count the requirements that a block obeys: each creature, for each Unicorn."""
        lured = [a for a in self.faced if self.attackers[a] == "Prized Unicorn"]
        return sum(attacker in lured for attackers in block.values() for attacker in attackers)

    def every_block(self) -> Iterator[dict[str, tuple[str, ...]]]:
        """Give everything that could be declared as far as the number of attackers goes."""
        ways = [
            [way for n in range(self.most(b) + 1) for way in combinations(self.attackers, n)]
            for b in self.blockers
        ]
        for chosen in product(*ways):
            pairs = zip(self.blockers, chosen, strict=True)
            yield {blocker: way for blocker, way in pairs if way}

    @cached_property
    def most_obeyed(self) -> int:
        return max(self.obeyed(block) for block in self.every_block() if self.is_allowed(block))

    def is_legal(self, block: Block) -> bool:
        return self.is_allowed(block) and self.obeyed(block) >= self.most_obeyed

    def game(self) -> Game:
        """Play on the engine up to where blockers are declared."""
        alex = [
            f"{name} = {card} ({'tapped' * (name in self.tapped)})"
            for name, card in self.blockers.items()
        ]
        board = {
            "Rob": ", ".join(f"{name} = {card}" for name, card in self.attackers.items()),
            "Alex": ", ".join([*alex, *["Mountain"] * self.mountain]),
            "Carissa": "Ogre = Gray Ogre",
        }
        auras = [
            aura
            for name in sorted(self.pacified)
            for aura in things("Rob", f"on {name} = Pacifism", attached_to=name)
        ]
        lands = ", ".join(f"Plains{n} = Plains" for n in range(4))
        more = [*auras, *things("Carissa", f"Vedalken Orrery, {lands}")]
        held = {"Carissa": "Silent Arbiter"}
        game = begin(board, hands=held, more=more, step="beginning_of_combat")
        game.to("declare_attackers").attack(
            {a: "Carissa" if a in self.elsewhere else "Alex" for a in self.attackers}
        )
        if self.arbiter:
            game.pass_once().pass_once().cast("Silent Arbiter").resolve()
        while game.kind == "priority" and game.step == "declare_attackers":
            game.pass_once()
        return game


@st.composite
def boards(draw: st.DrawFn) -> Board:
    attacking = tuple(draw(st.lists(st.sampled_from(ATTACKING), min_size=1, max_size=3)))
    blocking = tuple(draw(st.lists(st.sampled_from(BLOCKING), min_size=1, max_size=4)))
    names = "abcd"[: len(blocking)]
    return Board(
        attacking=attacking,
        elsewhere=draw(st.frozensets(st.sampled_from("ABC"[: len(attacking)]), max_size=1)),
        blocking=blocking,
        tapped=draw(st.frozensets(st.sampled_from(names), max_size=1)),
        pacified=draw(st.frozensets(st.sampled_from(names), max_size=1)),
        mountain=draw(st.booleans()),
        arbiter=draw(st.booleans()),
    )


def is_accepted(game: Game, block: Block) -> bool:
    return isinstance(answer(game.inside, PlayerId("Alex"), blockers(block)), Accepted)


@many
@given(boards())
def test_the_engine_accepts_the_legal_blocks_and_no_others(board: Board) -> None:
    game = board.game()
    if (game.kind, game.asked) != ("declare_blockers", "Alex"):
        assert not any(board.may(b, a) for b in board.blockers for a in board.attackers)
        return
    every = list(board.every_block())
    step = max(1, len(every) // TRIED)
    legal = [block for block in every if board.is_legal(block)]
    assert legal, "some block is always legal"
    for block in [*every[::step], *legal[:: max(1, len(legal) // TRIED)]]:
        assert is_accepted(game, block) == board.is_legal(block), block


def test_a_big_block_is_judged_without_trying_them_all() -> None:
    """Ten creatures that all have to block one attacker, and one that may not do so alone."""
    army = tuple("abcdefghij")
    board = {
        "Rob": "Prized Unicorn, " + ", ".join(f"A{n} = Alley Strangler" for n in range(8)),
        "Alex": ", ".join([*(f"{name} = Palace Guard" for name in army), "Mogg Flunkies"]),
    }
    game = begin(board).to("declare_attackers")
    game.attack({"Prized Unicorn": "Alex"} | {f"A{n}": "Alex" for n in range(8)})
    game.to("declare_blockers")
    all_of_them = dict.fromkeys((*army, "Mogg Flunkies"), ("Prized Unicorn",))
    assert is_accepted(game, all_of_them)
    assert not is_accepted(game, {name: all_of_them[name] for name in army})
    assert not is_accepted(game, {**all_of_them, "a": ("A1",)})
