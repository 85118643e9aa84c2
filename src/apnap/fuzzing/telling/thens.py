"""Telling what can be seen: the Thens that may be said of a state, what matters most first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from apnap.driver import Game
from apnap.driver.looking import CHOICES, offered
from apnap.fuzzing.handles import HANDLE
from apnap.fuzzing.telling.phrasing import Line, listed, then
from apnap.protocol import (
    AssignDamageAsked,
    Characteristics,
    ChoosePlayer,
    Combat,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Object,
    OrderTriggers,
    PayAsked,
    State,
)
from apnap.vocabulary.words import COLORS, STEPS


def thens(game: Game, names: Sequence[str]) -> Iterator[Line]:
    """
    Yield Thens that may be true of how a game stands, each on one line or with a table.

    `names` are those of the objects that the scenario knows. Whether a Then is true is for the
    phrase itself to say.
    """
    state = game.state
    yield from _result(state)
    yield from _players(state)
    known = {game.names.shown(thing.name): thing for thing in state.objects}
    for name in names:
        yield from _thing(name, known.get(name))
    for turn in state.turns:
        yield from _combat(turn.combat, game)
    yield from _stack(game)
    yield from _asked(state, game)
    yield from _turns(state)


def _result(state: State) -> Iterator[Line]:
    if state.stage != "over":
        yield then("the game goes on")
    elif state.result is None or not state.result.winners:
        yield then("the game is a draw")
    else:
        has = "has" if len(state.result.winners) == 1 else "have"
        yield then(f"{listed(state.result.winners)} {has} won")


def _players(state: State) -> Iterator[Line]:
    for player in state.players:
        if player.left is not None:
            yield then(f"{player.name} has left the game")
            continue
        yield then(f"{player.name} is in the game")
        if player.life != "unknown":
            yield then(f"{player.name} has {player.life} life")
        if player.hand != "unknown":
            cards = "card" if player.hand == 1 else "cards"
            yield then(f"{player.name} has {player.hand} {cards} in hand")


def _thing(name: str, thing: Object | None) -> Iterator[Line]:
    if thing is None:
        yield then(f"{name} has left the game")
        yield then(f"{name} is not on the battlefield")
        return
    yield then(f"{name} {_PLACES[thing.zone].format(owner=thing.owner)}")
    if thing.zone == "stack":
        yield then(f"{thing.controller} controls {name}")
    if thing.zone != "battlefield":
        return
    yield from _permanent(name, thing)


def _permanent(name: str, thing: Object) -> Iterator[Line]:
    yield then(f"{thing.controller} controls {name}")
    yield then(f"{name} is {'tapped' if thing.tapped else 'untapped'}")
    yield then(f"{name} has {thing.damage} damage marked on it")
    counters = {} if thing.counters == "unknown" else thing.counters
    for kind in dict.fromkeys((*counters, *_COUNTERS)):
        count = counters.get(kind, 0)
        yield then(f"{name} has {count or 'no'} {kind} {'counter' if count == 1 else 'counters'}")
    if thing.now != "unknown":
        yield from _now(name, thing.now)


def _now(name: str, now: Characteristics) -> Iterator[Line]:
    if now.power is not None:
        yield then(f"{name} is {now.power}/{now.toughness}")
    for word in () if now.keywords == "unknown" else now.keywords:
        yield then(f"{name} has the keyword {word.casefold()}")
    for word in _KEYWORDS:
        yield then(f"{name} does not have the keyword {word}")
    colors = [word for word, letter in COLORS.items() if letter in now.colors]
    yield then(f"{name} is of the colors {listed(colors) or 'colorless'}")


_PLACES: Final = {
    "battlefield": "is on the battlefield",
    "hand": "is in {owner}'s hand",
    "graveyard": "is in {owner}'s graveyard",
    "library": "is in {owner}'s library",
    "exile": "is in exile",
    "stack": "is on the stack",
    "command": "is not on the battlefield",
}
_COUNTERS: Final = ("+1/+1", "-1/-1", "loyalty", "defense")
_KEYWORDS: Final = (
    *("flying", "reach", "first strike", "double strike", "haste", "vigilance", "trample"),
    *("defender", "deathtouch", "lifelink", "indestructible", "menace", "hexproof", "shroud"),
)
"""What is asserted not to be there, since an engine may show it all the same."""


def _combat(combat: Combat | None, game: Game) -> Iterator[Line]:
    if combat is None:
        yield then("there is no combat")
        return
    shown = game.names.shown
    if combat.attacking != "unknown" and combat.attacking:
        are = "player is" if len(combat.attacking) == 1 else "players are"
        yield then(f"the attacking {are} {listed(combat.attacking)}")
    if combat.defending != "unknown" and combat.defending:
        yield then(f"the defending players are {listed(combat.defending)}")
    yield from _fights(combat, game)
    busy = {one.attacker for one in combat.attacks} | {one.blocker for one in combat.blocks}
    for thing in game.state.objects:
        if thing.zone == "battlefield" and thing.name not in busy:
            yield then(f"{shown(thing.name)} is not attacking")
            yield then(f"{shown(thing.name)} is not blocking")


def _fights(combat: Combat, game: Game) -> Iterator[Line]:
    shown = game.names.shown
    for attack in combat.attacks:
        name = shown(attack.attacker)
        whom = "nothing" if attack.attacks is None else shown(attack.attacks)
        yield then(f"{name} is attacking {whom}")
        if attack.blockers:
            yield then(f"{name} is blocked by {listed([*map(shown, attack.blockers)])}")
        elif attack.blocked is not None:
            yield then(f"{name} is {'blocked' if attack.blocked is True else 'unblocked'}")
    for block in combat.blocks:
        yield then(f"{shown(block.blocker)} is blocking {listed([*map(shown, block.blocks)])}")


def _stack(game: Game) -> Iterator[Line]:
    state = game.state
    if not any(turn.stack for turn in state.turns):
        yield then("the stack is empty")
        return
    known = {thing.name: thing for thing in state.objects}
    for turn in state.turns:
        rows = []
        for handle in reversed(turn.stack):
            thing = known.get(handle)
            of = handle if thing is None or thing.kind != "ability" else str(thing.source)
            by = "" if thing is None else str(thing.controller)
            about = thing.concerns if thing is not None else None
            rows.append((game.names.shown(of), by, about if about not in (None, "unknown") else ""))
        if rows and not any(name.startswith(HANDLE) for name, _, _ in rows):
            concerns = any(about for _, _, about in rows)
            title = ("object", "controller", "concerns")
            table = tuple(row if concerns else row[:2] for row in (title, *rows))
            yield then("the stack holds, from the top:", table)


def _asked(state: State, game: Game) -> Iterator[Line]:
    tasks = dict.fromkeys(_TASKS.values())
    for decision in state.pending:
        task = _task(decision)
        if task is None:
            continue
        tasks.pop(task, None)
        for name in game.members(decision.decider)[:1]:
            yield then(f"{name} is asked {task}")
            among = offered(decision) if isinstance(decision, CHOICES) else ()
            among = tuple(map(game.names.shown, among))
            if among and not any(one.startswith(HANDLE) for one in among):
                yield then(f"{name} may choose among {listed(among)}")
    for task in tasks:
        yield then(f"nobody is asked {task}")


def _task(decision: Decision) -> str | None:
    if isinstance(decision, ChoosePlayer) and decision.purpose == "defending_player":
        return "to choose a defending player"
    return next((task for kind, task in _TASKS.items() if isinstance(decision, kind)), None)


_TASKS: Final[dict[type[Decision] | tuple[type[Decision], ...], str]] = {
    DeclareAttackersAsked: "to declare attackers",
    DeclareBlockersAsked: "to declare blockers",
    OrderTriggers: "to order triggers",
    AssignDamageAsked: "to assign damage",
    PayAsked: "to pay",
    CHOICES: "to choose",
}


def _turns(state: State) -> Iterator[Line]:
    for turn in state.turns:
        if turn.active is None:
            yield then("nobody is the active player")
        members = next((t.members for t in state.teams if t.name == turn.active), (turn.active,))
        for name in filter(None, members[:1]):
            yield then(f"it is {name}'s turn")
        step = next(name for name, step in STEPS.items() if step == turn.step)
        yield then(f"it is the {step}")
        side = turn.priority
        holders = next((t.members for t in state.teams if t.name == side), (side,))
        for name in filter(None, holders[:1]):
            yield then(f"{name} has priority")
