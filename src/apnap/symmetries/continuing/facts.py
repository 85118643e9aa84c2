"""What everybody can see of a game, each thing with the pattern of the step that says it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from apnap.driver import Game
from apnap.driver.looking import combat
from apnap.protocol import (
    Attack,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Object,
    Priority,
    State,
    Zone,
)
from apnap.symmetries.continuing import wording

Fact = tuple[Any, ...]
"""A pattern and what stands in its gaps, as `seen` takes them: of most no step is ever made."""
_HANDLE: Final = "~"


def facts(game: Game) -> Iterator[Fact]:
    """
    Yield what can be seen now, and what every engine shows.

    Only of what the scenario has named anything is said.
    """
    state = game.state
    yield from _people(state)
    for thing in state.objects:
        if not thing.name.startswith(_HANDLE):
            yield from _place(thing)
    yield from _in_combat(game)
    yield from _asked(game)


def _people(state: State) -> Iterator[Fact]:
    for player in state.players:
        if player.left is not None:
            yield "{player} has left the game", player.name
        elif player.life != "unknown":
            yield "{player} is in the game", player.name
            yield wording.LIFE, player.name, player.life
    if state.stage == "over":
        winners = state.result.winners if state.result else ()
        if len(winners) == 1:
            yield "{player} has won", winners[0]
        elif winners:
            yield "{players} have won", winners
        else:
            yield ("the game is a draw",)
    else:
        yield ("the game goes on",)


def _place(thing: Object) -> Iterator[Fact]:
    """Yield where an object is, and whether it is tapped; lands may be tapped as one likes."""
    if thing.zone == "battlefield":
        yield "{object} is on the battlefield", thing.name
        if _is_creature(thing):
            yield wording.TAPPED if thing.tapped else wording.UNTAPPED, thing.name
            if thing.controller:
                yield "{player} controls {object}", thing.controller, thing.name
    elif thing.zone in _IN:
        yield _IN[thing.zone], thing.name, thing.owner


_IN: Final[dict[Zone, str]] = {
    "hand": "{object} is in {player}'s hand",
    "graveyard": "{object} is in {player}'s graveyard",
}


def _in_combat(game: Game) -> Iterator[Fact]:
    """Yield who attacks and blocks whom, as soon as attackers are declared."""
    going_on = combat(game)
    if going_on is None or game.pending(DeclareAttackersAsked):
        return
    gone = {player.name for player in game.state.players if player.left is not None}
    for one in going_on.attacks:
        if not one.attacker.startswith(_HANDLE):
            yield _attacking(one, gone)
            if _all_named(one.blockers):
                yield "{object} is blocked by {objects}", one.attacker, one.blockers
    yield from _at_peace(game.state)
    for block in going_on.blocks:
        if _all_named((block.blocker, *block.blocks)) and block.blocks:
            yield "{object} is blocking {objects}", block.blocker, block.blocks


def _at_peace(state: State) -> Iterator[Fact]:
    """Yield which creatures do not attack, in none of the turns that are going on."""
    combats = (turn.combat for turn in state.turns if turn.combat is not None)
    fighting = {one.attacker for going_on in combats for one in going_on.attacks}
    for thing in state.objects:
        if thing.name not in fighting and _is_creature(thing) and _all_named((thing.name,)):
            yield "{object} is not attacking", thing.name


def _attacking(attack: Attack, gone: Collection[str]) -> Fact:
    """Return what a creature attacks; `gone` are those who have left."""
    if attack.attacks is None or attack.attacks in gone:
        return "{object} is attacking nothing", attack.attacker
    return "{object} is attacking {target}", attack.attacker, attack.attacks


def _all_named(names: Sequence[str]) -> bool:
    """Tell whether there are names, and none of them is a handle."""
    return bool(names) and not any(name.startswith(_HANDLE) for name in names)


def _is_creature(thing: Object) -> bool:
    return thing.now != "unknown" and "Creature" in thing.now.types


def _asked(game: Game) -> Iterator[Fact]:
    """Yield whose turn it is, and who is asked to block and could."""
    turn = game.turn
    if turn is not None and turn.active is not None:
        yield "it is {player}'s turn", game.members(turn.active)[0]
    for decision in game.pending(DeclareBlockersAsked):
        if able(decision):
            yield "{player} is asked to declare blockers", game.members(decision.decider)[0]


def who_has_priority(game: Game) -> Iterator[Fact]:
    """Yield who has priority, which only engines show that ask for each."""
    for decision in game.pending(Priority):
        yield "{player} has priority", game.members(decision.decider)[0]


def able(decision: Decision | None) -> bool:
    """Tell whether somebody who is asked has anything to attack or to block with."""
    match decision:
        case DeclareAttackersAsked(candidates=tuple() as candidates):
            return any(one.may_attack for one in candidates)
        case DeclareBlockersAsked(candidates=tuple() as candidates):
            return any(one.may_block for one in candidates)
        case _:
            return False
