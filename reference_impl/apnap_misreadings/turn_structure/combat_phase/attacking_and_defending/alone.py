"""Misreadings of rule 506.5: creatures that are alone in combat."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.declaring_attackers import attacks_alone
from apnap_reference.keywords.exalted import one_of_theirs_attacks_alone
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import (
    Attack,
)


@mutant(
    "506.5",
    "a creature attacks alone if no other creature attacks the same defending player",
    replaces=attacks_alone,
    since="2006-10-01",
)
def alone_against_that_player(attacks: tuple[Attack, ...]) -> bool:
    return len({attack.defender for attack in attacks}) == len(attacks) > 0


@mutant(
    "506.5",
    (
        "a creature attacks alone if it is the only one that attacks a player rather than a "
        "planeswalker or battle"
    ),
    replaces=attacks_alone,
    since="2024-06-07",
)
def alone_among_attackers_of_players(attacks: tuple[Attack, ...]) -> bool:
    return sum(isinstance(attack.target, str) for attack in attacks) == 1


@mutant(
    "506.5",
    "a creature attacks alone only if no other creature has attacked in that turn",
    replaces=one_of_theirs_attacks_alone,
    since="2024-06-07",
)
def alone_in_the_whole_turn(moment: Moment) -> Iterator[Triggers]:
    if len(set(moment.after.turn.attacked)) == 1:
        yield from one_of_theirs_attacks_alone.function(moment)


@mutant(
    "506.5",
    "creatures attack alone if no two of them attack the same player or permanent",
    replaces=attacks_alone,
    origin="others",
)
def alone_against_each(attacks: tuple[Attack, ...]) -> bool:
    return len({attack.target for attack in attacks}) == len(attacks) > 0
