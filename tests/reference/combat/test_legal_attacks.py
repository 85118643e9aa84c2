"""
Which attacks are legal, against a count of all that could be declared.

The judge below (`Board`) is written from the rules alone (508.1a-d, 802.3a) and from what the
cards do; it shares nothing with the engine. It tries every attack that could be declared.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Final

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.reference.driving import Game, attackers, begin, things

from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.procedure.position import Accepted, answer
from apnap_reference.state.effects import END_OF_TURN, Goaded, HasToAttack, TurnOf
from apnap_reference.state.ids import PlayerId
from apnap_reference.state.table import Table

THOROUGH: Final = os.environ.get("APNAP_GAMES")
many: Final = settings(
    max_examples=int(THOROUGH or 40), derandomize=THOROUGH is None, deadline=None
)
Attack = Mapping[str, str]
"""Attackers, and what each attacks."""

DEFENDERS: Final = ("Alex", "Carissa")
KINDS: Final = ("Runeclaw Bear", "Juggernaut", "Mogg Flunkies", "Sea Monster", "Raging Goblin")
TRIED: Final = 30
"""So many attacks of each board are tried on the engine; the judge knows all of them."""


@dataclass(frozen=True)
class Board:
    """Rob's creatures, called a, b, c…, and what Alex and Carissa have against them."""

    cards: tuple[str, ...]
    tapped: frozenset[str]
    sick: frozenset[str]
    pacified: frozenset[str]
    goaded: frozenset[tuple[str, str]]
    """Creature, and who goaded it."""
    lured: frozenset[tuple[str, str]]
    """Creature, and the player whom it has to attack."""
    crawlspace: frozenset[str]
    propaganda: frozenset[str]
    island: frozenset[str]
    planeswalker: str | None
    arbiter: bool

    @property
    def creatures(self) -> dict[str, str]:
        return dict(zip("abcd", self.cards, strict=False))

    @property
    def targets(self) -> dict[str, str]:
        """What may be attacked, and who defends it."""
        found = {player: player for player in DEFENDERS}
        return found | ({"Jace": self.planeswalker} if self.planeswalker else {})

    def may(self, creature: str, target: str) -> bool:
        card = self.creatures[creature]
        fit = creature not in self.tapped | self.pacified
        rested = creature not in self.sick or card == "Raging Goblin"
        return fit and rested and (card != "Sea Monster" or self.targets[target] in self.island)

    def is_allowed(self, attack: Attack) -> bool:
        """Tell whether an attack disobeys no restriction."""
        on = list(attack.values())
        alone = len(attack) == 1 and self.creatures[next(iter(attack))] == "Mogg Flunkies"
        return (
            all(self.may(creature, target) for creature, target in attack.items())
            and not alone
            and not (self.arbiter and len(attack) > 1)
            and all(on.count(player) <= 2 for player in self.crawlspace)
        )

    def obeyed(self, attack: Attack) -> int:
        """Count the requirements that an attack obeys."""
        count = sum(self.creatures[creature] == "Juggernaut" for creature in attack)
        count += sum(creature in attack for creature, _ in self.goaded)
        count += sum(attack.get(c) in set(DEFENDERS) - {by} for c, by in self.goaded)
        return count + sum(attack.get(creature) == player for creature, player in self.lured)

    def paid_for(self, attack: Attack) -> frozenset[tuple[str, str]]:
        return frozenset((c, target) for c, target in attack.items() if target in self.propaganda)

    def every_attack(self) -> Iterator[dict[str, str]]:
        for on in product((None, *self.targets), repeat=len(self.creatures)):
            pairs = zip(self.creatures, on, strict=True)
            yield {creature: target for creature, target in pairs if target is not None}

    @cached_property
    def allowed(self) -> list[tuple[int, frozenset[tuple[str, str]]]]:
        """For every attack that disobeys no restriction: requirements obeyed, and what it costs."""
        allowed = filter(self.is_allowed, self.every_attack())
        return [(self.obeyed(attack), self.paid_for(attack)) for attack in allowed]

    def is_legal(self, attack: Attack) -> bool:
        """Tell whether an attack is legal; nobody must pay more than the attack costs anyway."""
        paid = self.paid_for(attack)
        return self.is_allowed(attack) and self.obeyed(attack) >= max(
            count for count, cost in self.allowed if cost <= paid
        )

    def game(self) -> Game:
        """Play on the engine up to where Rob declares attackers."""
        rob = [f"{name} = {card} ({self._marks(name)})" for name, card in self.creatures.items()]
        board = {"Rob": ", ".join([*rob, *[f"Forest{n} = Forest" for n in range(8)]])}
        for player in DEFENDERS:
            own = {
                "Crawlspace": player in self.crawlspace,
                "Propaganda": player in self.propaganda,
                "Island": player in self.island,
                "Silent Arbiter": self.arbiter and player == "Carissa",
            }
            listed = [f"{player}'s {card} = {card}" for card, there in own.items() if there]
            listed += ["Jace = Jace Beleren"] if player == self.planeswalker else []
            board[player] = ", ".join(listed)
        auras = [
            aura
            for name in sorted(self.pacified)
            for aura in things("Alex", f"on {name} = Pacifism", attached_to=name)
        ]
        game = begin(board, more=auras, step="beginning_of_combat")
        table = self._with_effects(game.inside.table)
        game.engine._position = msgspec.structs.replace(game.inside, table=table)  # noqa: SLF001 - no position has effects
        return game.to("declare_attackers")

    def _marks(self, name: str) -> str:
        return f"{'tapped' * (name in self.tapped)} {'sick' * (name in self.sick)}"

    def _with_effects(self, table: Table) -> Table:
        numbers = {thing.name: thing.id for thing in table.objects.values()}
        for name, goading in sorted(self.goaded):
            by = PlayerId(goading)
            table = with_effect(table, Goaded(), by, TurnOf(by), objects=(numbers[name],))
        for name, luring in sorted(self.lured):
            by = PlayerId(luring)
            on = (numbers[name],)
            table = with_effect(table, HasToAttack(by), by, END_OF_TURN, objects=on)
        return table


def some(among: str | tuple[str, ...], most: int = 4) -> st.SearchStrategy[frozenset[str]]:
    return st.frozensets(st.sampled_from(among), max_size=most)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    cards = tuple(draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=4)))
    names = "abcd"[: len(cards)]
    by_whom = st.frozensets(
        st.tuples(st.sampled_from(names), st.sampled_from(DEFENDERS)), max_size=3
    )
    return Board(
        cards=cards,
        tapped=draw(some(names, 1)),
        sick=draw(some(names, 1)),
        pacified=draw(some(names, 1)),
        goaded=draw(by_whom),
        lured=draw(by_whom),
        crawlspace=draw(some(DEFENDERS)),
        propaganda=draw(some(DEFENDERS)),
        island=draw(some(DEFENDERS)),
        planeswalker=draw(st.sampled_from((None, *DEFENDERS))),
        arbiter=draw(st.booleans()),
    )


def is_accepted(game: Game, attack: Attack) -> bool:
    outcome = answer(game.inside, PlayerId("Rob"), attackers(attack, pay="auto"))
    return isinstance(outcome, Accepted)


@many
@given(boards())
def test_the_engine_accepts_the_legal_attacks_and_no_others(board: Board) -> None:
    game = board.game()
    if game.kind != "declare_attackers" or game.asked != "Rob":
        return
    every = list(board.every_attack())
    step = max(1, len(every) // TRIED)
    legal = [attack for attack in every if board.is_legal(attack)]
    assert legal, "some attack is always legal"
    for attack in [*every[::step], *legal[:TRIED]]:
        assert is_accepted(game, attack) == board.is_legal(attack), attack


def test_a_big_attack_is_judged_without_trying_them_all() -> None:
    """Twelve goaded creatures, four opponents with a Crawlspace: 5**12 attacks."""
    others = ("Alex", "Carissa", "Dana", "Erik")
    army = tuple("abcdefghijkl")
    board = {"Rob": ", ".join(f"{name} = Runeclaw Bear" for name in army)}
    board |= {player: f"{player}'s Crawlspace = Crawlspace" for player in others}
    game = begin(board, step="beginning_of_combat")
    table = game.inside.table
    bears = tuple(thing.id for thing in table.objects.values() if thing.name in army)
    table = with_effect(table, Goaded(), PlayerId("Alex"), TurnOf(PlayerId("Alex")), objects=bears)
    game.engine._position = msgspec.structs.replace(game.inside, table=table)  # noqa: SLF001 - no position has effects
    game.to("declare_attackers")
    two_each = {name: others[number % 4] for number, name in enumerate(army[:8])}
    assert is_accepted(game, two_each), "two on each, and Alex is the last resort"
    assert not is_accepted(game, {name: two_each[name] for name in army[:7]})
    assert not is_accepted(game, dict.fromkeys(army[:3], "Carissa"))
