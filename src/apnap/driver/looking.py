"""
Reading the state: what a scenario can see of the game.

An engine may show a value as unknown. `known` turns that into the outcome unsupported, since
nothing can be said about a value that nobody shows.
"""

from __future__ import annotations

from typing import TypeVar

from apnap.driver.game import Game
from apnap.driver.outcomes import Failed, Unsupported
from apnap.protocol import (
    Attack,
    Block,
    BottomCards,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    Combat,
    Decision,
    Number,
    Object,
    ObjectName,
    OpeningHand,
    Pick,
    Player,
    PlayerName,
    SideName,
    State,
    Team,
    Turn,
    Unknown,
)

T = TypeVar("T")

CHOICES: tuple[type[Decision], ...] = (
    ChooseObjects,
    ChoosePlayer,
    ChooseTargets,
    ChooseMode,
    BottomCards,
    OpeningHand,
)
"""The kinds of decision that are answered by choosing among possibilities."""


def known(value: T | Unknown, what: str) -> T:
    """Return a value unless the engine does not show it; `what` says what it is."""
    if value == "unknown":
        raise Unsupported(f"the engine does not show {what}")
    return value


def thing(game: Game, name: ObjectName) -> Object | None:
    """Return the object of that name or handle, in whatever zone; None if there is none."""
    handle = game.names.sent(name)
    return next((o for o in game.state.objects if o.name == handle), None)


def there(game: Game, name: ObjectName, expected: str) -> Object:
    """Return an object that should be somewhere; raise `Failed` if it is nowhere."""
    found = thing(game, name)
    if found is None:
        raise Failed(expected, f"{name} is nowhere to be seen")
    return found


def on_the_battlefield(game: Game) -> frozenset[ObjectName]:
    """Return the handles of all that is on the battlefield."""
    return frozenset(one.name for one in game.state.objects if one.zone == "battlefield")


def player(game: Game, name: PlayerName) -> Player:
    """Return a player."""
    found = next((p for p in game.state.players if p.name == name), None)
    if found is None:
        raise Failed(f"a player {name}", "the engine shows no such player")
    return found


def turn(game: Game, expected: str) -> Turn:
    """Return the turn that is going on; raise `Failed` if there is none."""
    if game.turn is None:
        raise Failed(expected, "no turn is going on")
    return game.turn


def combat(game: Game) -> Combat | None:
    """Return the combat that is going on; None outside a combat phase."""
    return game.turn.combat if game.turn else None


def _combats(game: Game) -> tuple[Combat, ...]:
    """Return the combats of all turns that are going on."""
    return tuple(turn.combat for turn in game.state.turns if turn.combat is not None)


def taking_turn(game: Game, name: SideName) -> Turn | None:
    """Return the turn that a player, or the player's team, is taking; None if there is none."""
    sides = game.sides(name)
    return next((turn for turn in game.state.turns if turn.active in sides), None)


def team(game: Game, name: SideName) -> Team:
    """Return the team of a player; raise `Failed` if the engine shows none."""
    found = next((team for team in game.state.teams if name in team.members), None)
    if found is None:
        raise Failed(f"{name} to be in a team", "the engine shows no such team")
    return found


def attack(game: Game, name: ObjectName) -> Attack | None:
    """Return what an attacking creature is doing; None if it is not attacking."""
    handle = game.names.sent(name)
    attacks = (a for going_on in _combats(game) for a in going_on.attacks)
    return next((a for a in attacks if a.attacker == handle), None)


def block(game: Game, name: ObjectName) -> Block | None:
    """Return what a blocking creature blocks; None if it is not blocking."""
    handle = game.names.sent(name)
    blocks = (b for going_on in _combats(game) for b in going_on.blocks)
    return next((b for b in blocks if b.blocker == handle), None)


def offered(decision: Decision) -> tuple[str, ...]:
    """Return among what a decision lets its decider choose, as handles."""
    match decision:
        case ChooseTargets():
            slots = [known(slot.among, "the possible targets") for slot in decision.slots]
            return tuple(dict.fromkeys(name for slot in slots for name in slot))
        case ChooseObjects() | ChoosePlayer() | ChooseMode() | BottomCards() | OpeningHand():
            return known(decision.among, "what may be chosen")
        case _:
            return ()


def offers(decision: Decision, chosen: tuple[str, ...]) -> bool:
    """Tell whether these can be chosen, as far as the engine tells; nothing: if it may be."""
    match decision:
        case Number():
            return len(chosen) == 1 and chosen[0].isdecimal()
        case ChooseTargets():
            among = tuple(slot.among for slot in decision.slots)
            least = sum(slot.least for slot in decision.slots)
        case ChooseObjects() | ChooseMode():
            among, least = (decision.among,), decision.least
        case ChoosePlayer() | BottomCards():
            among, least = (decision.among,), getattr(decision, "count", 1)
        case OpeningHand():
            among, least = (decision.among,), 0
        case _:
            return False
    shown = {name.casefold() for names in among if names != "unknown" for name in names}
    return shown.issuperset(map(str.casefold, chosen)) if chosen else least == 0


def picks(state: State, name: PlayerName) -> tuple[Pick, ...]:
    """Return the choices made and not yet acted upon that a player has made, or for whom."""
    shown = known(state.picks, "the choices that have been made")
    return tuple(pick for pick in shown if name in (pick.decider, pick.subject))


def where(game: Game, name: ObjectName) -> str:
    """Say where an object is, in a few words."""
    found = thing(game, name)
    if found is None:
        return f"{name} is nowhere to be seen"
    places = {"battlefield": "on the battlefield", "exile": "in exile", "stack": "on the stack"}
    place = places.get(found.zone, f"in {found.owner}'s {found.zone}")
    return f"{name} is {place}"


def doing(game: Game, name: ObjectName) -> str:
    """Say what an object does in combat, in a few words."""
    attacking, blocking = attack(game, name), block(game, name)
    if attacking:
        whom = "nothing" if attacking.attacks is None else game.names.shown(attacking.attacks)
        return f"{name} is attacking {whom}{_blocked(game, attacking)}"
    if blocking:
        return f"{name} is blocking {game.names.listing(blocking.blocks)}"
    if thing(game, name) is None:
        return f"{name} is nowhere to be seen"
    return f"{name} is not in combat"


def _blocked(game: Game, attacking: Attack) -> str:
    if attacking.blocked is False:
        return ", unblocked"
    if attacking.blockers:
        return f", blocked by {game.names.listing(attacking.blockers)}"
    return ", blocked" if attacking.blocked is True else ""


def situation(game: Game) -> str:
    """Say when it is and who is asked what, in a few words."""
    if game.over:
        result = game.state.result
        winners = game.names.listing(result.winners) if result else "nothing"
        return f"the game is over, won by {winners}" if winners != "nothing" else "a draw"
    turns = (f"{step_name(turn)} of {turn.active or 'nobody'}" for turn in game.state.turns)
    when = ", ".join(turns) or "no turn"
    if game.state.stage == "before_game":
        when = "before the game"
    asked = "; ".join(f"{d.decider} is asked: {_kind(d)}" for d in game.state.pending)
    return f"{when}; {asked or 'nobody is asked anything'}"


def step_name(turn_: Turn) -> str:
    """Return the name of a turn's step in words."""
    return turn_.step.replace("_", " ")


def _kind(decision: Decision) -> str:
    return str(type(decision).__struct_config__.tag).replace("_", " ")
