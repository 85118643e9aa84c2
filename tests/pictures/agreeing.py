"""What a table of a page shows, held against the state that it is of."""

from __future__ import annotations

import re
from collections import Counter

from apnap.pictures.boards import Board, Card
from apnap.protocol import Object, State

_MANY = re.compile("([0-9]+) \N{MULTIPLICATION SIGN} (.*)")


def agrees(shown: Board, state: State) -> None:
    """Fail unless a table with all of its seats shows what the state holds; few lie on it."""
    assert [seat.name for seat in shown.seats] == [one.name for one in state.players]
    assert [seat.life for seat in shown.seats] == [str(one.life) for one in state.players]
    for seat in shown.seats:
        mine = [
            thing
            for thing in state.objects
            if thing.zone == "battlefield" and thing.controller == seat.name
        ]
        found = counted((*seat.front, *seat.cards))
        assert sum(found.values()) == len(mine)
        for label in found:
            assert [one for one in mine if label in (one.name, one.card)], label
        for zone in ("hand", "graveyard", "exile", "command"):
            there = [one for one in state.objects if one.zone == zone and one.owner == seat.name]
            (line,) = [one for one in seat.zones if one.startswith(f"{zone} ")] or [""]
            assert line or not there
            assert all((one.card or "") in line for one in there if one.card != "unknown")
    _fights(shown, state)
    waiting = [thing for thing in state.objects if thing.zone == "stack"]
    assert sum(len(heap.cards) + heap.left for heap in shown.stacks) >= len(waiting)


def counted(cards: tuple[Card, ...]) -> Counter[str]:
    """Return how many objects cards stand for, by what they are called."""
    found: Counter[str] = Counter()
    for one in cards:
        many = _MANY.fullmatch(one.label)
        found[many[2] if many else one.label] += int(many[1]) if many else 1
    return found


def _fights(shown: Board, state: State) -> None:
    """Fail unless each attack and block stands on a card that points where it leads."""
    cards = [card for seat in shown.seats for card in (*seat.front, *seat.cards)]
    combats = [turn.combat for turn in state.turns if turn.combat]
    attacks = [one for combat in combats for one in combat.attacks]
    there = {thing.name: thing for thing in state.objects if thing.zone == "battlefield"}
    attacking = [one for one in attacks if one.attacker in there]
    assert len([card for card in cards if "attacks " in card.fights]) == len(attacking)
    for attack in attacking:
        (card,) = _of(cards, there[attack.attacker], "attacks ")
        seats = [f"s{n}" for n, one in enumerate(state.players) if one.name == attack.attacks]
        keys = [one.key for one in cards if attack.attacks in there and one.label == attack.attacks]
        assert card.attacks in (*seats, *keys, "")
        assert bool(card.attacks) == (attack.attacks is not None)
        assert (", blocked" in card.fights) == (attack.blocked is True)
    for block in (one for combat in combats for one in combat.blocks if one.blocker in there):
        (card,) = _of(cards, there[block.blocker], "blocks ")
        assert len(card.blocks.split()) == len(block.blocks)


def _of(cards: list[Card], thing: Object, fights: str) -> list[Card]:
    """Return the cards that are called as an object is, and fight so."""
    called = thing.card if thing.name.startswith("~") else thing.name
    found = [one for one in cards if one.label == called and fights in one.fights]
    return found[:1]
