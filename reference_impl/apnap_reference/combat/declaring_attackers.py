"""The beginning of combat and the declaration of attackers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap.protocol import (
    Answer,
    AttackCandidate,
    AttackSaid,
    DeclareAttackers,
    DeclareAttackersAsked,
    Payment,
    Violation,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.removal_from_combat import attacking_nothing
from apnap_reference.choices.asking import ask_side, refuse, unphrased
from apnap_reference.choices.simple import choose_player
from apnap_reference.combat import attack_legality, bands
from apnap_reference.combat.attack_requirements import mana_to_attack, which_had_to_attack
from apnap_reference.combat.attack_restrictions import (
    a_creature_of_theirs,
    candidates,
    targets_for,
)
from apnap_reference.combat.attacking_and_defending import (
    attacking_players,
    defender_of,
    defending_players,
)
from apnap_reference.combat.exerting import exert, optional_costs_chosen
from apnap_reference.combat.shared_team_turns import (
    attack_named,
    attacked_as_one,
    the_team_as_a_whole,
)
from apnap_reference.objects.characteristics import controller, has_keyword, on_battlefield
from apnap_reference.players.players import in_game, opponents
from apnap_reference.rulebook import rule
from apnap_reference.spells.mana import pay_mana
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.events import DeclaredAttacking, Event, Taps
from apnap_reference.state.table import Attack, Combat, ObjectId, PlayerId, Ref, Table, replace


@rule("507.1")
def defending_player_settled(table: Table) -> Dialogue[Table]:
    """As combat begins, the active player chooses who defends unless all opponents defend."""
    attacking = attacking_players(table)
    if not attacking:
        return table.with_combat(Combat((), ()))
    defending = defending_players(table, attacking[0])
    if defending is not None:
        return table.with_combat(Combat(attacking, defending))
    among = opponents(table, attacking[0])
    table, chosen = yield from choose_player(table, attacking[0], among, "defending_player")
    named = (chosen,) if chosen is not None and in_game(table, chosen) else ()
    return table.with_combat(Combat(attacking_players(table), named))


@rule("508.1")
def attackers_declared(table: Table) -> Dialogue[Table]:
    """The active player declares all attackers at once; an illegal declaration is taken back."""
    by = table.turn.side

    def question(now: Table) -> Question | None:
        could = tuple(
            AttackCandidate(
                now.name_of(thing), tuple(now.name_of(ref) for ref in targets_for(now, thing))
            )
            for thing in candidates(now, now.turn.side)
        )
        return partial(DeclareAttackersAsked, candidates=could) if could else None

    table, said = yield from ask_side(table, by, question, judge, announces=True)
    if said is None or not isinstance(said.answer, DeclareAttackers):
        return table
    on = attacks_said(table, said.answer)
    banded = bands_said(table, said.answer)
    table = with_those_that_had_to(table, on)
    tapping = tuple(Taps(thing) for thing in on if taps_to_attack(table, thing))
    table = happen(table, *tapping) if tapping else table
    table, exerted = yield from optional_costs_chosen(table, on)
    table = yield from costs_paid(table, on, said.answer)
    table = exert(table, exerted)
    return became_attackers(table, on, banded)


def with_those_that_had_to(table: Table, on: dict[ObjectId, Ref]) -> Table:
    """Note which of the declared attackers had to attack."""
    combat = table.combat
    had_to = which_had_to_attack(table, table.turn.side)
    return table.with_combat(
        replace(combat, had_to_attack=tuple(one for one in on if one in had_to))
    )


def attacks_said(table: Table, answer: DeclareAttackers) -> dict[ObjectId, Ref]:
    """Read a declaration; creatures and what they attack must exist (see `judge`)."""
    on: dict[ObjectId, Ref] = {}
    for attack in answer.attacks:
        attacker = table.called(attack.attacker)
        target = target_said(table, attack)
        if attacker is not None and target is not None:
            on[attacker.id] = target
    return on


def bands_said(table: Table, answer: DeclareAttackers) -> tuple[tuple[ObjectId, ...], ...]:
    """Read the bands of a declaration."""
    return tuple(
        tuple(thing.id for name in band if (thing := table.called(name)) is not None)
        for band in answer.bands
    )


def judge(table: Table, answer: Answer) -> tuple[Violation, ...]:
    """Say what is wrong with a declaration of attackers."""
    if not isinstance(answer, DeclareAttackers):
        return (unphrased(answer, "a declaration of attackers"),)
    unclear = tuple(_unclear(table, answer))
    if unclear:
        return unclear
    on = attacks_said(table, answer)
    return (
        *attack_legality.violations(table, Attacks(table.turn.side, on)),
        *bands.violations(table, bands_said(table, answer), on),
    )


def _unclear(table: Table, answer: DeclareAttackers) -> tuple[Violation, ...]:
    names = [attack.attacker for attack in answer.attacks]
    banded = {name for band in answer.bands for name in band}
    return (
        *(_missing(name) for name in names if table.called(name) is None),
        *(_said_twice(name) for name in dict.fromkeys(names) if names.count(name) > 1),
        *(wrong for attack in answer.attacks for wrong in _unclear_target(table, attack)),
        *(
            bands.all_attacking.broken(table.edition, f"{name} is in a band but isn't attacking")
            for name in sorted(banded.difference(names))
        ),
    )


def _missing(name: str) -> Violation:
    return Violation(reason=f"there is no {name} in the game")


def _said_twice(name: str) -> Violation:
    return Violation(reason=f"{name} is declared twice")


def _unclear_target(table: Table, attack: AttackSaid) -> Iterator[Violation]:
    if target_said(table, attack) is not None:
        return
    if not announces_what_it_attacks(attack.attacks):
        yield announces_what_it_attacks.broken(table.edition, attack.attacker)
    elif attack.attacks is not None:
        yield _missing(attack.attacks)


def target_said(table: Table, attack: AttackSaid) -> Ref | None:
    """Read what a creature is to attack; a team that is attacked as a whole need not be named."""
    if attack.attacks is not None:
        return attack_named(table, attack.attacks)
    attacking = table.turn.side[:1] if attacked_as_one(table) else ()
    return next((ref for who in attacking for ref in the_team_as_a_whole(table, who)), None)


@rule("508.1b")
def announces_what_it_attacks(attacks: str | None) -> bool:
    """For each attacker, the active player announces the player or permanent it attacks."""
    return attacks is not None


@rule("508.1f")
def taps_to_attack(table: Table, attacker: ObjectId) -> bool:
    """Declaring a creature as an attacker taps it unless it has vigilance (702.20b)."""
    return not has_keyword(table, attacker, "vigilance")


@rule("508.1h")
def cost_to_attack(table: Table, on: dict[ObjectId, Ref]) -> str:
    """The total cost to attack is determined once, before any of it is paid."""
    total = sum(mana_to_attack(table, attacker, target) for attacker, target in on.items())
    return f"{{{total}}}" if total else ""


@rule("508.1j")
def costs_paid(table: Table, on: dict[ObjectId, Ref], answer: DeclareAttackers) -> Dialogue[Table]:
    """The total cost to attack must be paid in full."""
    costs = costs_of_each(table, on)
    if isinstance(answer.pay, tuple) and not only_their_own_pay(table, tuple(costs), answer.pay):
        yield from refuse(only_their_own_pay.broken(table.edition))
    for player, cost in costs.items():
        if in_game(table, player):
            how = own_part(table, player, answer.pay)
            table = yield from pay_mana(table, player, cost, how)
    if not table.turn.side:
        yield from refuse()
    return table


def costs_of_each(table: Table, on: dict[ObjectId, Ref]) -> dict[PlayerId, str]:
    """Give what each attacking player has to pay for their own creatures, if anything."""
    costs = {}
    for player in table.turn.side:
        own = {a: target for a, target in on.items() if controller(table, a) == player}
        costs[player] = cost_to_attack(table, own)
    return {player: cost for player, cost in costs.items() if cost}


@rule("508.1i")
def only_their_own_pay(table: Table, paying: tuple[PlayerId, ...], named: tuple[str, ...]) -> bool:
    """Only the players who pay a cost to attack can tap their permanents for mana to pay it."""
    there = (table.called(name) for name in named)
    return all(thing is not None and controller(table, thing.id) in paying for thing in there)


def own_part(table: Table, player: PlayerId, how: Payment | None) -> Payment | None:
    """Give the part of a payment that a player makes: their own permanents, if any are named."""
    if not isinstance(how, tuple):
        return how
    there = ((name, table.called(name)) for name in how)
    return tuple(name for name, thing in there if thing and controller(table, thing.id) == player)


@rule("508.1k")
def became_attackers(
    table: Table, on: dict[ObjectId, Ref], banded: tuple[tuple[ObjectId, ...], ...]
) -> Table:
    """Declared creatures that the active player still controls become attacking creatures."""
    combat = table.turn.combat
    if combat is None or not table.turn.side:
        return table
    band_of = {creature: number for number, band in enumerate(banded, 1) for creature in band}
    attacks = tuple(
        on_what_is_there(
            table, Attack(attacker, target, defender_of(table, target), band=band_of.get(attacker))
        )
        for attacker, target in on.items()
        if a_creature_of_theirs(table, table.turn.side, attacker)
    )
    table = table.with_combat(replace(combat, attacks=attacks))
    attacked = (*table.turn.attacked, *(attack.attacker for attack in attacks))
    table = table.with_turn(replace(table.turn, attacked=attacked))
    alone = attacks_alone(attacks)
    events: tuple[Event, ...] = tuple(
        DeclaredAttacking(attack.attacker, attack.target, alone)
        for attack in attacks
        if attack.target is not None
    )
    return happen(table, *events) if events else table


def on_what_is_there(table: Table, attack: Attack) -> Attack:
    """Give the attack, on nothing if a permanent is gone that it was declared on (506.4c)."""
    if attack.target is None or isinstance(attack.target, str):
        return attack
    return attack if on_battlefield(table, attack.target) else attacking_nothing(attack)


@rule("506.5")
def attacks_alone(attacks: tuple[Attack, ...]) -> bool:
    """A creature attacks alone if no other creature is declared as an attacker in that combat."""
    return len(attacks) == 1
