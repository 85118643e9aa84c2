"""A state in words, for those who do not see the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from apnap.pictures.decision_words import asked_sentence
from apnap.pictures.grouping import Pile, piles
from apnap.pictures.notes import notes
from apnap.pictures.object_names import Names
from apnap.pictures.text import TIMES, clean, joined, listed
from apnap.pictures.turn_strips import told
from apnap.protocol import Attack, Player, Stage, State, VariantName, Zone

LONGEST: Final = 8000
"""Characters of all sentences together; what is beyond is left out, and that is said."""

_NAMED: Final = 30
_STAGES: Final[Mapping[Stage, str]] = {
    "before_game": "Before the game",
    "playing": "A game",
    "over": "After the game",
}
_ZONES: Final[Mapping[Zone, str]] = {
    "hand": "hand",
    "graveyard": "graveyard",
    "exile": "cards in exile",
    "command": "command zone",
}
_VARIANTS: Final[Mapping[VariantName, str]] = {
    "free_for_all": "free-for-all",
    "two_player": "two players",
    "team_vs_team": "team against team",
    "two_headed_giant": "Two-Headed Giant",
    "alternating_teams": "alternating teams",
    "grand_melee": "Grand Melee",
    "emperor": "Emperor",
}


def words(state: State) -> tuple[str, ...]:
    """Return sentences that say what the picture of a state shows."""
    kept: list[str] = []
    room = LONGEST
    for sentence in _sentences(state):
        room -= len(sentence)
        if room < 0:
            return (*kept, "There is more than can be said here.")
        kept.append(sentence)
    return tuple(kept)


def headline(state: State) -> str:
    """Return what a picture shows in one line: the players, and what is going on."""
    who = listed((player.name for player in state.players), 8)
    going_on = "; ".join(told(turn) for turn in state.turns[:2])
    return f"{who}: {going_on}" if going_on else f"{_STAGES[state.stage]}: {who}"


def _sentences(state: State) -> Iterator[str]:
    variant = f" ({_VARIANTS[state.variant.name]})" if state.variant.name else ""
    seated = listed(player.name for player in state.players)
    yield f"{_STAGES[state.stage]}{variant}, edition {state.edition}. Clockwise: {seated}."
    yield from (f"{clean(t.name)}: {joined(t.members)}." for t in state.teams)
    yield from (f"{told(turn)}." for turn in state.turns)
    names = Names(state)
    for player in state.players:
        yield from _player(state, player, names)
    for turn in state.turns:
        if turn.stack:
            yield f"Stack, from the top: {listed(map(names.of, reversed(turn.stack)), _NAMED)}."
        for attack in turn.combat.attacks if turn.combat else ():
            yield _attack(attack, names)
        for block in turn.combat.blocks if turn.combat else ():
            yield f"{names.of(block.blocker)} blocks {names.all(block.blocks)}."
    for decision in state.pending:
        yield f"{asked_sentence(state, decision)}."
    yield from (f"{note.words}." for note in notes(state) if "data-decision" not in note.facts)


def _player(state: State, player: Player, names: Names) -> Iterator[str]:
    """Yield sentences about a player, and what lies in front of them."""
    gone = f"; has left: {player.left.reason}" if player.left else ""
    yield f"{clean(player.name)}: {', '.join(_figures(player))}{gone}."
    theirs = [n for n, o in enumerate(state.objects) if o.controller == player.name]
    lying = [n for n in theirs if state.objects[n].zone == "battlefield"]
    if lying:
        yield f"{clean(player.name)} controls {_piles(piles(state, lying, frozenset()))}."
    for zone in _ZONES:
        there = [o.name for o in state.objects if o.zone == zone and o.owner == player.name]
        if there:
            yield f"{clean(player.name)}'s {_ZONES[zone]}: {names.listed(there, _NAMED)}."


def _figures(player: Player) -> Iterator[str]:
    """Yield the figures of a player."""
    yield f"{player.life} life"
    if player.poison:
        yield f"{player.poison} poison"
    if player.hand:
        yield f"{player.hand} {'card' if player.hand == 1 else 'cards'} in hand"
    if player.library != "unknown":
        yield f"{player.library} in the library"
    if player.mana_pool:
        yield f"mana {clean(''.join(player.mana_pool))}"


def _piles(found: Sequence[Pile]) -> str:
    shown = [_pile(pile) for pile in found[:_NAMED]]
    left = len(found) - len(shown)
    return "; ".join(shown) + (f" and {left} more" if left else "")


def _pile(pile: Pile) -> str:
    number = f"{len(pile.things)} {TIMES} " if len(pile.things) > 1 else ""
    seen = pile.looks
    return f"{number}{', '.join((f'{seen.label} {seen.figures}'.strip(), *seen.remarks))}"


def _attack(attack: Attack, names: Names) -> str:
    name = names.of(attack.attacker)
    if attack.attacks is None:
        why = (attack.why_nothing or "").replace("_", " ")
        return f"{name} attacks nothing any more{f' ({why})' if why else ''}."
    blocked = {True: ", blocked", False: ", not blocked"}.get(attack.blocked is True, "")
    if attack.blocked is None or attack.blocked == "unknown":
        blocked = ""
    return f"{name} attacks {names.of(attack.attacks)}{blocked}."
