"""Misreadings of rules 508.1m to 508.3f: what triggers as attackers are declared, and when."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.common import (
    first_to_defend,
    names_a_token,
    whole_team,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.combat.attack_triggers import (
    Which,
    fit_as_declared,
    for_each_attacker,
    once_for_each_player_who_attacks,
    once_for_each_player_who_attacks_a_player,
    once_if_attacked,
    once_if_such_a_creature_attacks,
    yours,
)
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.declaring_attackers import (
    became_attackers,
)
from apnap_reference.combat.entering import joins_the_attack
from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import Side
from apnap_reference.rulebook import Rule
from apnap_reference.spells.triggers_on_the_stack import put_triggers_on_the_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import Does, Duration, GainsKeyword
from apnap_reference.state.events import DeclaredAttacking, Event, IsntBlocked
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, attack_of, replace
from apnap_reference.turn.phases_and_steps import receives_first

Bands = tuple[tuple[ObjectId, ...], ...]


def _on_players(moment: Moment) -> Moment:
    """Give the moment in which attacks on a permanent are attacks on its defending player."""
    events: tuple[Event, ...] = tuple(
        _on_the_player(moment.after, event) if isinstance(event, DeclaredAttacking) else event
        for event in moment.events
    )
    return Moment(moment.before, moment.after, events, moment.source, moment.controller)


def _on_the_player(table: Table, event: DeclaredAttacking) -> DeclaredAttacking:
    """Give the attack as one on the defending player."""
    player = defender_of(table, event.target)
    return DeclaredAttacking(event.attacker, player or event.target, event.alone)


def _each_time(
    triggers: Rule[[Moment, Which], Iterator[Triggers]], moment: Moment, which: Which
) -> Iterator[Triggers]:
    """Let what triggers once trigger for each attack that it is about."""
    found = tuple(triggers.function(moment, which))
    for _ in fit_as_declared(moment, which):
        yield from found[:1]


@mutant(
    "508.1m",
    "a declaration of attackers triggers only one ability, however many would trigger",
    replaces=became_attackers,
)
def one_trigger_for_a_declaration(table: Table, on: dict[ObjectId, Ref], banded: Bands) -> Table:
    before = len(table.waiting)
    table = became_attackers.function(table, on, banded)
    return replace(table, waiting=table.waiting[: before + 1])


@mutant(
    "508.1m",
    "attack triggers trigger only if a single creature is declared as an attacker",
    replaces=became_attackers,
)
def only_a_lone_attacker_triggers(table: Table, on: dict[ObjectId, Ref], banded: Bands) -> Table:
    before = table.waiting
    table = became_attackers.function(table, on, banded)
    return table if len(on) == 1 else replace(table, waiting=before)


@mutant(
    "508.2",
    "once attackers have been declared, a defending player receives priority first",
    replaces=receives_first,
)
def defenders_answer_the_attack_first(table: Table) -> Side | None:
    combat, first = table.turn.combat, receives_first.function(table)
    attacked = table.turn.step == "declare_attackers" and combat is not None and combat.attacks
    if not attacked or table.turn.stack:
        return first
    return first_to_defend(table) or first


@mutant(
    "508.2a",
    "whether an attacker fits an attack trigger is determined by what is printed on its card",
    replaces=fit_as_declared,
)
def printed_attackers_fit(moment: Moment, which: Which) -> tuple[DeclaredAttacking, ...]:
    plain = {number: replace(thing, counters={}) for number, thing in moment.after.objects.items()}
    after = replace(moment.after, effects=(), objects=plain)
    seen = Moment(moment.before, after, moment.events, moment.source, moment.controller)
    return fit_as_declared.function(seen, which)


@mutant(
    "508.2a",
    "a creature that comes to fit an attack trigger after it attacked triggers the ability",
    replaces=with_effect,
)
def later_fits_trigger_too(
    table: Table,
    does: Does,
    controller: PlayerId,
    until: Duration,
    objects: tuple[ObjectId, ...] = (),
) -> Table:
    table = with_effect.function(table, does, controller, until, objects)
    attacks = [attack_of(table.turn.combat, thing) for thing in objects]
    if not isinstance(does, GainsKeyword) or table.turn.step != "declare_attackers":
        return table
    events = tuple(
        DeclaredAttacking(attack.attacker, attack.target, alone=False)
        for attack in attacks
        if attack is not None and attack.target is not None
    )
    return happen(table, *events) if events else table


@mutant(
    "508.2b",
    "attack triggers go on the stack in the order in which they triggered",
    replaces=put_triggers_on_the_stack,
)
def attack_triggers_in_order_of_triggering(table: Table) -> Dialogue[Table]:
    if table.turn.step != "declare_attackers":
        return (yield from put_triggers_on_the_stack.function(table))
    waiting, table = table.waiting, replace(table, waiting=())
    for one in waiting:
        table = yield from put_triggers_on_the_stack.function(replace(table, waiting=(one,)))
    return table


@mutant(
    "508.3",
    "every attack trigger triggers once for a declaration, also one about each creature",
    replaces=for_each_attacker,
)
def each_attack_trigger_once(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from tuple(for_each_attacker.function(moment, which))[:1]


@mutant(
    "508.3a",
    "an ability that triggers when a creature attacks also triggers when it enters attacking",
    replaces=joins_the_attack,
)
def entering_is_attacking(table: Table, creature: ObjectId, target: Ref) -> Table:
    table = joins_the_attack.function(table, creature, target)
    if attack_of(table.turn.combat, creature) is None:
        return table
    return happen(table, DeclaredAttacking(creature, target, alone=False))


@mutant(
    "508.3a",
    '"whenever a creature attacks you" also triggers for a creature attacking your planeswalker',
    replaces=for_each_attacker,
)
def attacks_on_what_you_have_are_on_you(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from for_each_attacker.function(_on_players(moment), which)


@mutant("508.3a", "attacks by tokens trigger nothing", replaces=fit_as_declared)
def tokens_attack_unseen(moment: Moment, which: Which) -> tuple[DeclaredAttacking, ...]:
    fitting = fit_as_declared.function(moment, which)
    return tuple(one for one in fitting if not names_a_token(moment.after, one.attacker))


@mutant(
    "508.3a",
    "attacks trigger abilities only in the first combat phase of a turn",
    replaces=fit_as_declared,
)
def later_attacks_are_unseen(moment: Moment, which: Which) -> tuple[DeclaredAttacking, ...]:
    later = "declare_attackers" in moment.after.turn.been
    return () if later else fit_as_declared.function(moment, which)


@mutant(
    "508.3a",
    "a creature that attacks together with others doesn't trigger its own ability about attackers",
    replaces=fit_as_declared,
)
def only_the_others_are_seen(moment: Moment, which: Which) -> tuple[DeclaredAttacking, ...]:
    declared = sum(isinstance(event, DeclaredAttacking) for event in moment.events)
    fitting = fit_as_declared.function(moment, which)
    return tuple(one for one in fitting if declared == 1 or one.attacker != moment.source.id)


@mutant(
    "508.3a",
    "attacks by a teammate's creatures trigger abilities about a player's own creatures",
    replaces=fit_as_declared,
)
def teammates_attacks_are_own(moment: Moment, which: Which) -> tuple[DeclaredAttacking, ...]:
    if which is not yours:
        return fit_as_declared.function(moment, which)
    team = whole_team(moment.after, moment.controller)
    declared = (event for event in moment.events if isinstance(event, DeclaredAttacking))
    return tuple(one for one in declared if controller(moment.after, one.attacker) in team)


@mutant(
    "508.3b",
    '"whenever a player is attacked" triggers for each creature that attacks that player',
    replaces=once_if_attacked,
)
def attacked_once_for_each_creature(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from _each_time(once_if_attacked, moment, which)


@mutant(
    "508.3b",
    "a player whose planeswalker or battle is attacked is attacked as well",
    replaces=once_if_attacked,
)
def attacked_through_a_permanent(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from once_if_attacked.function(_on_players(moment), which)


@mutant(
    "508.3b",
    '"whenever a player is attacked" triggers once for each member of the attacking team',
    replaces=once_if_attacked,
    origin="others",
)
def attacked_once_by_each_head(moment: Moment, which: Which) -> Iterator[Triggers]:
    attacks = fit_as_declared(moment, which)
    for _ in dict.fromkeys(controller(moment.after, one.attacker) for one in attacks):
        yield Triggers()


@mutant(
    "508.3c",
    '"whenever you attack with such a creature" triggers for each of these creatures',
    replaces=once_if_such_a_creature_attacks,
)
def attacking_with_counts_each_creature(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from _each_time(once_if_such_a_creature_attacks, moment, which)


@mutant(
    "508.3c",
    '"whenever you attack with such a creature" triggers if any creature of yours attacks',
    replaces=once_if_such_a_creature_attacks,
)
def any_creature_is_such_a_creature(moment: Moment, which: Which) -> Iterator[Triggers]:
    del which
    yield from once_if_such_a_creature_attacks.function(moment, lambda _moment, _attack: True)


@mutant(
    "508.3d",
    '"whenever you attack" triggers for each creature that you declare as an attacker',
    replaces=once_for_each_player_who_attacks,
)
def attacking_counts_each_creature(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from _each_time(once_for_each_player_who_attacks, moment, which)


@mutant(
    "508.3d",
    '"whenever you attack" triggers for each player whom you attack',
    replaces=once_for_each_player_who_attacks,
    origin="others",
)
def attacking_counts_each_player_attacked(moment: Moment, which: Which) -> Iterator[Triggers]:
    after = moment.after
    pairs = dict.fromkeys(
        (controller(after, attack.attacker), defender_of(after, attack.target))
        for attack in fit_as_declared(moment, which)
    )
    for player, _ in pairs:
        yield Triggers(concerns=player)


@mutant(
    "508.3d",
    '"whenever you attack" triggers only if you attack a player, not if you attack a permanent',
    replaces=once_for_each_player_who_attacks,
)
def only_players_are_attacked(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from once_for_each_player_who_attacks.function(
        moment, lambda now, attack: isinstance(attack.target, str) and which(now, attack)
    )


@mutant(
    "508.3e",
    "one player attacks another player also by attacking a planeswalker of theirs",
    replaces=once_for_each_player_who_attacks_a_player,
)
def players_are_attacked_through_permanents(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from once_for_each_player_who_attacks_a_player.function(_on_players(moment), which)


@mutant(
    "508.3e",
    '"whenever a player attacks another" triggers for each creature that attacks that player',
    replaces=once_for_each_player_who_attacks_a_player,
)
def attacking_a_player_counts_each_creature(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from _each_time(once_for_each_player_who_attacks_a_player, moment, which)


@mutant(
    "508.3e",
    '"whenever a player attacks another" triggers once, also if two players attack together',
    replaces=once_for_each_player_who_attacks_a_player,
)
def attacking_together_triggers_once(moment: Moment, which: Which) -> Iterator[Triggers]:
    yield from tuple(once_for_each_player_who_attacks_a_player.function(moment, which))[:1]


@mutant(
    "508.3f",
    '"attacks and isn\'t blocked" triggers as soon as attackers have been declared',
    replaces=became_attackers,
)
def unblocked_from_the_start(table: Table, on: dict[ObjectId, Ref], banded: Bands) -> Table:
    table = became_attackers.function(table, on, banded)
    combat = table.turn.combat
    events = tuple(IsntBlocked(one.attacker) for one in (combat.attacks if combat else ()))
    return happen(table, *events) if events else table
