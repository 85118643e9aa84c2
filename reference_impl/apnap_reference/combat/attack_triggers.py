"""
When abilities trigger as attackers are declared (508.2a, 508.3).

Each rule here takes the moment and which attacks the ability is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.objects.characteristics import controller
from apnap_reference.players.players import opponents
from apnap_reference.rulebook import rule
from apnap_reference.state.events import DeclaredAttacking
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import PlayerId, Table

Which = Callable[[Moment, DeclaredAttacking], bool]
"""Which declared attacks an ability is about."""


def yours(moment: Moment, attack: DeclaredAttacking) -> bool:
    """Mean the attacks of creatures that the ability's controller controls."""
    return controller(moment.after, attack.attacker) == moment.controller


def an_opponents(moment: Moment, attack: DeclaredAttacking) -> bool:
    """Mean the attacks of creatures that an opponent of the ability's controller controls."""
    who = controller(moment.after, attack.attacker)
    return who in opponents(moment.after, moment.controller)


def this_attacks(moment: Moment) -> Iterator[Triggers]:
    """Trigger when the creature with the ability is declared as an attacker."""
    for event in moment.events:
        if isinstance(event, DeclaredAttacking) and event.attacker == moment.source.id:
            yield Triggers(memory={"attacker": event.attacker})


@rule("508.2a")
def fit_as_declared(moment: Moment, which: Which) -> tuple[DeclaredAttacking, ...]:
    """An attack trigger looks at each creature as it is declared as an attacker, and not later."""
    return tuple(
        event
        for event in moment.events
        if isinstance(event, DeclaredAttacking) and which(moment, event)
    )


@rule("508.3a")
def for_each_attacker(moment: Moment, which: Which) -> Iterator[Triggers]:
    """An ability that triggers on a creature's attack triggers for each declared attacker."""
    for attack in fit_as_declared(moment, which):
        yield Triggers(memory={"attacker": attack.attacker})


@rule("508.3b")
def once_if_attacked(moment: Moment, which: Which) -> Iterator[Triggers]:
    """An ability that triggers on attacks on a player or permanent triggers once for all."""
    if fit_as_declared(moment, which):
        yield Triggers()


@rule("508.3c")
def once_if_such_a_creature_attacks(moment: Moment, which: Which) -> Iterator[Triggers]:
    """An ability about an attack with certain creatures triggers if one of them attacks."""
    if fit_as_declared(moment, which):
        yield Triggers()


@rule("508.3d")
def once_for_each_player_who_attacks(moment: Moment, which: Which) -> Iterator[Triggers]:
    """An ability that triggers when a player attacks triggers once for all their attackers."""
    attacks = fit_as_declared(moment, which)
    for player in dict.fromkeys(controller(moment.after, one.attacker) for one in attacks):
        yield Triggers(concerns=player)


@rule("508.3e")
def once_for_each_player_who_attacks_a_player(moment: Moment, which: Which) -> Iterator[Triggers]:
    """An ability about one player's attack on another triggers once for each attacking player."""
    attacks = fit_as_declared(moment, which)
    for player in dict.fromkeys(controller(moment.after, one.attacker) for one in attacks):
        yield Triggers(concerns=player)


@rule("508.6")
def who_attacks(table: Table, attacked: PlayerId) -> tuple[PlayerId, ...]:
    """A player is attacking those players whom creatures of theirs are attacking now."""
    combat = table.turn.combat
    return tuple(
        dict.fromkeys(
            controller(table, attack.attacker)
            for attack in (combat.attacks if combat else ())
            if attack.target is not None and attacked in each_attacked(table, attack.target)
        )
    )
