"""Thens about combat: who attacks what, who blocks whom, who has which role."""

from __future__ import annotations

from typing import Final

from apnap.driver import Failed, Game, Unshown
from apnap.driver.looking import attack, block, combat, doing, known, situation
from apnap.protocol import Attack, Combat, DeclareAttackersAsked
from apnap.vocabulary.phrases import Topic

COMBAT: Final = Topic()


def _attack(game: Game, name: str, expected: str) -> Attack:
    """Return what an attacking creature does; raise `Failed` if it is not attacking."""
    found = attack(game, name)
    if found is None:
        raise Failed(expected, doing(game, name))
    return found


def _combat(game: Game, expected: str) -> Combat:
    """
    Return the combat that is going on; raise `Failed` if there is none.

    An engine need not show it before attackers are declared: then raises `Unshown`.
    """
    found = combat(game)
    if found is None and _undeclared(game):
        raise Unshown("the engine does not show the combat before attackers are declared")
    if found is None:
        raise Failed(expected, f"there is no combat: {situation(game)}")
    return found


def _undeclared(game: Game) -> bool:
    """Tell whether it is the combat phase, and attackers have yet to be declared."""
    asked = game.step == "declare_attackers" and game.pending(DeclareAttackersAsked)
    return game.step == "beginning_of_combat" or bool(asked)


@COMBAT.then("{object} is attacking {target}")
def attacking(game: Game, name: str, victim: str) -> None:
    """It is attacking this player, planeswalker or battle."""
    expected = f"{name} to be attacking {victim}"
    if _attack(game, name, expected).attacks != game.names.sent(victim):
        raise Failed(expected, doing(game, name))


@COMBAT.then("{object} is attacking nothing")
def attacking_nothing(game: Game, name: str) -> None:
    """It is an attacking creature that attacks nothing, or a player who has left the game."""
    expected = f"{name} to be attacking nothing"
    attacked = _attack(game, name, expected).attacks
    departed = {player.name for player in game.state.players if player.left is not None}
    if attacked is not None and attacked not in departed:
        raise Failed(expected, doing(game, name))


@COMBAT.then("{object} is not attacking")
def not_attacking(game: Game, name: str) -> None:
    """It isn't an attacking creature."""
    if attack(game, name) is not None:
        raise Failed(f"{name} not to be attacking", doing(game, name))


@COMBAT.then("{object} is blocked by {objects}")
def blocked_by(game: Game, name: str, blockers: tuple[str, ...]) -> None:
    """It is blocked by exactly these so far, in any order."""
    expected = f"{name} to be blocked by {' and '.join(blockers)}"
    found = _attack(game, name, expected)
    if found.blocked is False or set(found.blockers) != set(game.names.all_sent(blockers)):
        raise Failed(expected, doing(game, name))


@COMBAT.then("{object} is blocked")
def blocked(game: Game, name: str) -> None:
    """It is blocked, by any creature or by an effect."""
    expected = f"{name} to be blocked"
    found = _attack(game, name, expected)
    if known(found.blocked, f"whether {name} is blocked") is not True:
        raise Failed(expected, doing(game, name))


@COMBAT.then("{object} is unblocked")
def unblocked(game: Game, name: str) -> None:
    """Blockers have been declared, and it is not blocked."""
    expected = f"{name} to be unblocked"
    found = _attack(game, name, expected)
    if known(found.blocked, f"whether {name} is blocked") is not False:
        raise Failed(expected, doing(game, name))


@COMBAT.then("{object} is blocking {objects}")
def blocking(game: Game, name: str, attackers: tuple[str, ...]) -> None:
    """It is blocking exactly these."""
    found = block(game, name)
    if found is None or set(found.blocks) != set(game.names.all_sent(attackers)):
        raise Failed(f"{name} to be blocking {' and '.join(attackers)}", doing(game, name))


@COMBAT.then("{object} is not blocking")
def not_blocking(game: Game, name: str) -> None:
    """It isn't a blocking creature."""
    if block(game, name) is not None:
        raise Failed(f"{name} not to be blocking", doing(game, name))


@COMBAT.then("the attacking player is {player}")
def attacking_player(game: Game, name: str) -> None:
    """That player is the attacking player, and no other is."""
    _roles(game, "attacking", (name,))


@COMBAT.then("the attacking players are {players}")
def attacking_players(game: Game, names: tuple[str, ...]) -> None:
    """Exactly these are the attacking players, in any order."""
    _roles(game, "attacking", names)


@COMBAT.then("the defending players are {players}")
def defending_players(game: Game, names: tuple[str, ...]) -> None:
    """Exactly these are the defending players, in any order."""
    _roles(game, "defending", names)


@COMBAT.then("there is no combat")
def no_combat(game: Game) -> None:
    """It isn't the combat phase: there is no attacking and no defending player."""
    if combat(game) is not None:
        raise Failed("no combat", situation(game))


def _roles(game: Game, role: str, names: tuple[str, ...]) -> None:
    expected = f"{' and '.join(names)} to be {role}"
    going_on = _combat(game, expected)
    players = going_on.attacking if role == "attacking" else going_on.defending
    found = known(players, f"who is {role}")
    if set(found) != set(names):
        raise Failed(expected, f"{role}: {game.names.listing(found)}")
