"""
What somebody could say next, drawn at random: sensible things and others.

Whether it is legal is not asked here. Only such things are said as all engines are asked in one
way: declarations of attackers and blockers, combat damage, lands, passes and concessions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from apnap.driver import Game
from apnap.driver.looking import combat
from apnap.driver.position import ORDER
from apnap.protocol import Combat, DeclareBlockersAsked, Object, State
from apnap.suite import Step
from apnap.symmetries.continuing import wording
from apnap.symmetries.continuing.dice import Dice
from apnap.symmetries.continuing.wording import said

_HANDLE: Final = "~"
_SELDOM: Final = 8
"""Once in so many times somebody says what nobody with any sense would."""
_DAMAGE: Final = "combat damage is dealt"


def speech(game: Game, dice: Dice, *, ended: bool) -> Step | None:
    """
    Return what somebody says, or how play goes on; None if nothing can be said.

    `ended`: a turn has been ended already, which takes long, and no other one is.
    """
    if game.over or game.state.stage != "playing" or game.turn is None or game.step is None:
        return None
    some = tuple(_possible(game, dice, ended=ended))
    return dice.one(some) if some else None


def _possible(game: Game, dice: Dice, *, ended: bool) -> Iterator[Step]:
    """Yield what is likely more than once, what is unlikely sometimes."""
    going_on = combat(game)
    fought = going_on is not None and bool(going_on.attacks)
    attack = None if fought else _attack(game, dice)
    if attack is not None:
        yield from (attack,) * 6
    if going_on is not None and fought:
        yield from _in_combat(game, going_on, dice)
    yield from _besides(game, dice, ended=ended, over=attack is None)


def _besides(game: Game, dice: Dice, *, ended: bool, over: bool) -> Iterator[Step]:
    """Yield what can be said in combat and outside of it."""
    there = [player.name for player in game.state.players if player.left is None]
    turn = game.turn
    members = game.members(turn.active) if turn is not None and turn.active else ()
    active = [name for name in members if name in there]
    if active and not ended and over:
        yield from (said(wording.ENDS, active[0]),) * 2
    if dice.once_in(_SELDOM):
        yield said(wording.CONCEDES, dice.one(there))
    if game.has_priority and turn is not None and turn.combat is None:
        holder = dice.one(there) if dice.once_in(3) else None
        asked = game.members(game.asking[0].decider)
        yield said(wording.PASSES, holder or dice.one(asked))
    lands = [one for one in _named(game.state) if one.zone == "hand" and _is(one, "Land")]
    if lands and active:
        land = dice.one(lands)
        yield said(wording.PLAYS, str(land.owner), land.name)


def _attack(game: Game, dice: Dice) -> Step | None:
    """Return a declaration of attackers, while one can still come this turn."""
    turn = game.turn
    if turn is None or turn.active is None or game.stack:
        return None
    if ORDER.index(turn.step) > ORDER.index("declare_attackers"):
        return None
    state, side = game.state, game.members(turn.active)
    there = [player.name for player in state.players if player.left is None]
    by = [name for name in side if name in there]
    creatures = _creatures(state)
    if not (by and creatures):
        return None
    speaker = dice.one(there) if dice.once_in(_SELDOM) else dice.one(by)
    able = [one for one in creatures if one.controller in side and _can_attack(one)]
    attackers = dice.some(creatures if dice.once_in(4) or not able else able, 3)
    mates = {*side, *_mates(state, side)} if not dice.once_in(_SELDOM) else {*side}
    others = [name for name in there if name not in mates] or there
    guarded = [one.name for one in _named(state) if one.zone == "battlefield" and _guarded(one)]
    near = [name for name in _neighbours(there, speaker) if name in others] or others
    aims = [others if dice.once_in(2) else near for _ in attackers]
    together = _victim(dice, there, aims[0], guarded) if dice.once_in(2) else None
    rows = tuple(
        {"attacker": one.name, "attacks": together or _victim(dice, there, aim, guarded)}
        for one, aim in zip(attackers, aims, strict=True)
    )
    at_once = dice.once_in(_SELDOM) and not game.has_priority
    return said(wording.ATTACKS_AT_ONCE if at_once else wording.ATTACKS, speaker, rows=rows)


def _mates(state: State, side: Sequence[str]) -> Iterator[str]:
    """Yield who plays in one team with a side."""
    for team in state.teams:
        if not set(team.members).isdisjoint(side):
            yield from team.members


def _neighbours(there: Sequence[str], player: str) -> tuple[str, ...]:
    """Return who sits beside a player, as most options have it that they can be attacked."""
    at = there.index(player)
    return there[at - 1], there[(at + 1) % len(there)]


def _victim(dice: Dice, there: Sequence[str], others: Sequence[str], guarded: Sequence[str]) -> str:
    """Return who or what is attacked."""
    if guarded and dice.once_in(3):
        return dice.one(guarded)
    return dice.one(there if dice.once_in(_SELDOM) else others)


def _in_combat(game: Game, going_on: Combat, dice: Dice) -> Iterator[Step]:
    """Yield what is said once attackers have been declared."""
    if game.step == "declare_attackers" or game.pending(DeclareBlockersAsked):
        block = _block(game, going_on, dice)
        if block is not None:
            yield from (block,) * 6
    if game.step == "declare_blockers" and game.has_priority:
        damage = _damage(game, going_on, dice)
        if damage is not None:
            yield from (damage,) * 6
    if ORDER.index(game.step or "untap") < ORDER.index("combat_damage"):
        yield from (said(_DAMAGE),) * 3


def _block(game: Game, going_on: Combat, dice: Dice) -> Step | None:
    """Return a declaration of blockers."""
    state = game.state
    there = [player.name for player in state.players if player.left is None]
    creatures = _creatures(state)
    attackers = [one for one in going_on.attacks if not one.attacker.startswith(_HANDLE)]
    blocked = {one.blocker for one in going_on.blocks}
    able = [
        one
        for one in creatures
        if not (one.tapped or one.name in blocked)
        and any(one.controller == attack.defender for attack in attackers)
    ]
    if not attackers or not creatures:
        return None
    first = dice.one(able if able and not dice.once_in(_SELDOM) else creatures)
    speaker = str(first.controller)
    if dice.once_in(_SELDOM):
        speaker = dice.one(there)
    mates = [one for one in able if one.controller == first.controller and one is not first]
    blockers = (first, *(dice.some(mates, 2) if mates and dice.once_in(2) else ()))
    theirs = [attack.attacker for attack in attackers if attack.defender == first.controller]
    if not theirs or dice.once_in(4):
        theirs = [attack.attacker for attack in attackers]
    rows = tuple({"blocker": one.name, "blocks": (dice.one(theirs),)} for one in blockers)
    pending = game.pending(DeclareBlockersAsked)
    at_once = bool(pending) and (speaker not in game.members(pending[0].decider))
    if at_once:
        return said(wording.BLOCKS_AT_ONCE, speaker, rows=rows)
    return said(wording.BLOCKS, speaker, rows=rows)


def _damage(game: Game, going_on: Combat, dice: Dice) -> Step | None:
    """Return how somebody divides the combat damage of an attacker among those who block it."""
    by_name = {one.name: one for one in _creatures(game.state)}
    several = [
        attack
        for attack in going_on.attacks
        if len(attack.blockers) > 1
        and attack.attacker in by_name
        and all(name in by_name for name in attack.blockers)
    ]
    if len(several) != 1:
        return None
    (attack,) = several
    attacker = by_name[attack.attacker]
    power = attacker.now.power if attacker.now != "unknown" else None
    if not power or power < 1:
        return None
    left = power if not dice.once_in(4) else power + 1
    rows = []
    for name in attack.blockers[:-1]:
        part = dice.below(left + 1)
        rows.append({"source": attacker.name, "to": name, "damage": part})
        left -= part
    rows.append({"source": attacker.name, "to": attack.blockers[-1], "damage": left})
    return said(wording.ASSIGNS, str(attacker.controller), rows=tuple(rows))


def _creatures(state: State) -> list[Object]:
    """Return the creatures on the battlefield that the scenario has named."""
    return [one for one in _named(state) if one.zone == "battlefield" and _is(one, "Creature")]


def _named(state: State) -> list[Object]:
    return [one for one in state.objects if not one.name.startswith(_HANDLE)]


def _is(thing: Object, kind: str) -> bool:
    if thing.now != "unknown":
        return kind in thing.now.types
    return False


def _guarded(thing: Object) -> bool:
    """Tell whether an object can be attacked as a player can."""
    return _is(thing, "Planeswalker") or _is(thing, "Battle")


def _can_attack(creature: Object) -> bool:
    """Tell whether a creature looks as if it could attack."""
    now = creature.now
    keywords = now.keywords if now != "unknown" and now.keywords != "unknown" else ()
    ready = creature.sick is not True or "haste" in keywords
    return bool(ready and creature.tapped is not True and "defender" not in keywords)
