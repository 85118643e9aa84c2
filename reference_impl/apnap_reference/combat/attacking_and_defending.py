"""
Who attacks, who defends, and what may be attacked.

The options in use say so; they also say which chapter a declaration breaks that breaks a rule.
"""

from __future__ import annotations

from typing import Any, Final

from apnap.protocol import AttackOption, RuleNumber, Violation
from apnap.protocol.numbering import number_in
from apnap_reference.combat.shared_team_turns import (
    attacked_as_one,
    the_active_team,
    the_other_team,
    the_team_as_a_whole,
)
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.players.players import clockwise_from, has_emperors, in_game, opponents
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.table import Attack, ObjectId, PlayerId, Ref, Table, attack_of, replace


@rule("506.2")
def the_active_player(table: Table) -> tuple[PlayerId, ...]:
    """The active player is the attacking player, and only their creatures attack."""
    return table.turn.side


def attacking_players(table: Table) -> tuple[PlayerId, ...]:
    """Give the active player, or each player of the active team."""
    return the_active_team(table) if table.variant.shared_team_turns else the_active_player(table)


@rule("506.2")
def the_nonactive_player(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    """In a two-player game, the other player is the defending player."""
    return opponents(table, attacker)


@rule("802.2")
def every_opponent(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    """With attack multiple players, every opponent of the attacking player defends."""
    return opponents(table, attacker)


@rule("803.1a")
def left_neighbour(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    """With attack left, a player can attack only the opponent in the next seat to the left."""
    return tuple(p for p in clockwise_from(table, attacker)[1:2] if p in opponents(table, attacker))


@rule("803.1b")
def right_neighbour(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    """With attack right, a player can attack only the opponent in the next seat to the right."""
    neighbours = clockwise_from(table, attacker)[-1:]
    return tuple(p for p in neighbours if p in opponents(table, attacker))


DEFENDERS_BY_OPTION: Final[dict[AttackOption, Rule[[Table, PlayerId], tuple[PlayerId, ...]]]] = {
    "multiple": every_opponent,
    "left": left_neighbour,
    "right": right_neighbour,
}


@rule("506.2a")
def defending_players(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...] | None:
    """The variant and options say who defends, or the attacking player chooses one opponent."""
    if table.variant.shared_team_turns:
        return the_other_team(table, attacker)
    if table.is_for_two():
        return the_nonactive_player(table, attacker)
    by_option = DEFENDERS_BY_OPTION.get(table.variant.attack)
    return by_option(table, attacker) if by_option else None


@rule("310.8")
def protector(table: Table, battle: ObjectId) -> PlayerId | None:
    """A battle has one player as its protector."""
    thing = table.objects.get(battle)
    named = thing.protector if thing else table.past[battle].object.protector
    return named if named is not None and in_game(table, named) else None


@rule("508.5")
def defender_of(table: Table, target: Ref) -> PlayerId | None:
    """
    The defending player is attacked, or controls or protects what is attacked.

    Nobody in particular is where a team is attacked as a whole (None).
    """
    if isinstance(target, str):
        return None if table.is_team(target) else target
    if has_type(table, target, "Battle"):
        return protector(table, target)
    return controller(table, target)


@rule("802.2a")
def defending_player(table: Table, attacker: ObjectId) -> PlayerId | None:
    """An attacking creature's defending player is the one player it attacks or last attacked."""
    attack = last_attack(table, attacker)
    if attack is None:
        return None
    if attack.target is not None and attack_of(table.turn.combat, attacker) is not None:
        return defender_of(table, attack.target)
    return attack.defender


@rule("508.5")
def last_attack(table: Table, attacker: ObjectId) -> Attack | None:
    """For a creature removed from combat, the defending player is the one it was attacking."""
    combat = table.turn.combat
    attack = attack_of(combat, attacker)
    if attack is None and combat is not None:
        former = (past for past in reversed(combat.former) if past.attacker == attacker)
        attack = next(former, None)
    return attack


@rule("802.3")
def attackable(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    """Players can attack defending players, their planeswalkers, and battles they protect."""
    return _defenders_and_guarded(table, attacker)


@rule("805.10b")
def the_teams_attackable(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    """The active team announces which player, planeswalker, or battle each creature attacks."""
    return _defenders_and_guarded(table, attacker)


def what_may_be_attacked(table: Table) -> Rule[[Table, PlayerId], tuple[Ref, ...]]:
    """Give the rule that says in this game what a player's creatures may attack."""
    if attacked_as_one(table):
        return the_team_as_a_whole
    return the_teams_attackable if table.variant.shared_team_turns else attackable


def _defenders_and_guarded(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    everything = _wherever_they_sit(table, attacker)
    return tuple(ref for ref in everything if why_too_far(table, attacker, ref) is None)


def _wherever_they_sit(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    combat = table.turn.combat
    if combat is None:
        return ()
    defending = tuple(p for p in combat.defending if in_game(table, p))
    things = (*permanents(table, "Planeswalker"), *permanents(table, "Battle"))
    guarded = tuple(thing.id for thing in things if may_be_attacked(table, thing.id, attacker))
    return (*defending, *(thing for thing in guarded if defender_of(table, thing) in defending))


@rule("801.3")
def attacks_in_range(table: Table, attacker: PlayerId, defender: PlayerId) -> bool:
    """Players can attack only opponents in range, their planeswalkers, and battles they protect."""
    return in_range(table, attacker, defender)


@rule("811.4")
def attacks_a_neighbour(table: Table, attacker: PlayerId, defender: PlayerId) -> bool:
    """In Alternating Teams, a player can't attack an opponent who isn't seated next to them."""
    if not table.variant.neighbours_only or has_emperors(table):
        return True
    return _beside(table, attacker, defender)


@rule("809.3c")
def attacks_beside_in_emperor(table: Table, attacker: PlayerId, defender: PlayerId) -> bool:
    """In Emperor, only the opponents in the two seats next to a player can be attacked by them."""
    if not table.variant.neighbours_only or not has_emperors(table):
        return True
    return _beside(table, attacker, defender)


def _beside(table: Table, player: PlayerId, other: PlayerId) -> bool:
    return other in (*left_neighbour(table, player), *right_neighbour(table, player))


SEATS_APART: Final[tuple[Rule[[Table, PlayerId, PlayerId], bool], ...]] = (
    attacks_in_range,
    attacks_a_neighbour,
    attacks_beside_in_emperor,
)


def why_too_far(
    table: Table, attacker: PlayerId, target: Ref
) -> Rule[[Table, PlayerId, PlayerId], bool] | None:
    """Give the rule by which who or what is attacked sits too far away, None if it does not."""
    defender = defender_of(table, target)
    if defender is None:
        return None
    return next((near for near in SEATS_APART if not near(table, attacker, defender)), None)


def why_not_beside(
    table: Table, attacker: PlayerId, target: Ref
) -> Rule[[Table, PlayerId], tuple[PlayerId, ...]] | None:
    """Give the rule of attack left or right if it keeps an opponent from being attacked."""
    option, defender = table.variant.attack, defender_of(table, target)
    beside = DEFENDERS_BY_OPTION.get(option) if option in ("left", "right") else None
    if beside is None or table.variant.shared_team_turns or table.is_for_two():
        return None
    kept = defender in opponents(table, attacker) and defender not in beside(table, attacker)
    return beside if kept else None


@rule("310.8b")
def may_be_attacked(table: Table, thing: ObjectId, attacker: PlayerId) -> bool:
    """A battle can't be attacked by its protector."""
    return not (has_type(table, thing, "Battle") and protector(table, thing) == attacker)


_number: Final = RuleNumber.parse

IN_THE_BASIC_GAME: Final = {
    _number("802.3"): _number("508.1b"),
    _number("802.4a"): _number("509.1a"),
}
"""Rules of chapter 802, and the rules that say the same where the option is not in use."""

WITH_SHARED_TURNS: Final = {
    _number("802.3"): _number("805.10b"),
    _number("802.4a"): _number("805.10d"),
}
"""The same where teams share their turns."""


def several_may_be_attacked(table: Table) -> bool:
    """Tell whether this game uses the attack multiple players option (802)."""
    variant = table.variant
    several = not table.is_for_two()
    return several and variant.attack == "multiple" and not variant.shared_team_turns


def broken(found: Rule[..., Any], table: Table, about: str = "") -> Violation:
    """Make the violation of a rule, cited by its number here: 802 only if several are attacked."""
    violation = found.broken(table.edition, about)
    if several_may_be_attacked(table):
        return violation
    known = WITH_SHARED_TURNS if table.variant.shared_team_turns else IN_THE_BASIC_GAME
    number = known.get(found.number)
    if number is None:
        return violation
    cited = number_in(table.edition, number)
    return replace(violation, rule=None if cited is None else str(cited))
