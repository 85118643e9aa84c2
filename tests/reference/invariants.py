"""
What is true of every state of a game, written down without the engine's own rules.

`breaches` yields a sentence for each thing that is wrong with a state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from apnap.protocol.decisions import ChanceAsked, Decision
from apnap.protocol.state import Attack, Combat, Object, State
from apnap_reference.procedure.position import question
from apnap_reference.procedure.replay import Position
from apnap_reference.state.ids import PlayerId
from apnap_reference.state.table import Table

Rule = Callable[[State], Iterator[str]]


def breaches(position: Position, start: State, state: State) -> Iterator[str]:
    """Yield what is wrong with the state of a position, in a game that began with another."""
    for rule in RULES:
        yield from rule(state)
    asked = question(position)
    table = asked.table if asked else position.table
    yield from numbers(table)
    yield from libraries(table)
    yield from stacks(table, calm=position.doing is None)
    yield from cards_kept(table, start)


def present(state: State) -> set[str]:
    """Give the players still in the game."""
    return {player.name for player in state.players if player.left is None}


def members(state: State, side: str) -> set[str]:
    """Give those still in the game of a player or team of that name."""
    team = next((team.members for team in state.teams if team.name == side), (side,))
    return set(team) & present(state)


def names(state: State) -> Iterator[str]:
    everything = [p.name for p in state.players] + [t.name for t in state.objects]
    yield from (f"{name} is named twice" for name, n in Counter(everything).items() if n > 1)


def somebody_is_asked(state: State) -> Iterator[str]:
    over = state.result is not None
    if (state.stage == "over") != over:
        yield "stage and result disagree"
    if over == bool(state.pending):
        yield f"{len(state.pending)} decisions are pending"
    ids = [decision.id for decision in state.pending]
    if len(set(ids)) < len(ids):
        yield "two decisions have the same id"


def who_is_asked_is_there(state: State) -> Iterator[str]:
    for decision in state.pending:
        chance = isinstance(decision, ChanceAsked) and decision.decider == "~chance"
        if not chance and not members(state, decision.decider):
            yield f"{decision.decider}, who is asked, is not in the game"
        if decision.subject is not None and not members(state, decision.subject):
            yield f"{decision.subject}, for whom something is decided, is not in the game"
        gone = {player.name for player in state.players} - present(state)
        if offered(decision) & gone:
            yield f"{offered(decision) & gone} are offered, but have left"


def offered(decision: Decision) -> set[str]:
    """Give what a decision offers to be chosen."""
    among = set(getattr(decision, "among", ()))
    for slot in getattr(decision, "slots", ()):
        among |= set(slot.among)
    for candidate in getattr(decision, "candidates", ()):
        among |= set(getattr(candidate, "may_attack", ()))
    return among


def who_acts_is_there(state: State) -> Iterator[str]:
    for turn in state.turns:
        for side in (turn.priority, turn.active):
            if side is not None and not members(state, side):
                yield f"{side} has the turn or priority, but is not in the game"
        if not all(members(state, side) for side in turn.passed):
            yield "somebody who is not in the game has passed"
        if turn.combat is not None and turn.phase != "combat":
            yield f"there is a combat in the phase {turn.phase}"


def waiting_damage(state: State, thing: Object) -> bool:
    """Tell combat damage on the stack, which belongs to nobody; only in 2006 it waits there."""
    nobodys = {thing.card, thing.owner, thing.controller} == {"unknown"}
    return state.edition == "2006-10-01" and thing.zone == "stack" and nobodys


def the_departed_have_nothing(state: State) -> Iterator[str]:
    here = present(state)
    for thing in state.objects:
        if waiting_damage(state, thing):
            continue
        if not {thing.owner, thing.controller} <= {*here, None}:
            yield f"{thing.name} is owned or controlled by somebody who has left"
    for player in state.players:
        if player.left is not None and (player.hand or player.library or player.mana_pool):
            yield f"{player.name} has left and has something still"


def marks_stay_on_the_battlefield(state: State) -> Iterator[str]:
    for thing in state.objects:
        on_table = thing.zone in ("battlefield", "stack")
        if on_table != (thing.controller is not None):
            yield f"{thing.name} in the {thing.zone} is controlled by {thing.controller}"
        if thing.zone != "battlefield" and (thing.damage or thing.tapped or thing.attached_to):
            yield f"{thing.name} in the {thing.zone} remembers the battlefield"


def hands_are_counted(state: State) -> Iterator[str]:
    for player in state.players:
        hand = sum(t.zone == "hand" and t.owner == player.name for t in state.objects)
        if player.hand != hand:
            yield f"{player.name} holds {hand} cards, but {player.hand} are counted"


# Combat


def combats(state: State) -> Iterator[Combat]:
    return (turn.combat for turn in state.turns if turn.combat is not None)


def by_name(state: State, name: str | None) -> Object | None:
    return next((thing for thing in state.objects if thing.name == name), None)


def types(thing: Object | None) -> tuple[str, ...]:
    """Give the types of a permanent; none for anything else."""
    if thing is None or thing.zone != "battlefield" or thing.now == "unknown":
        return ()
    return thing.now.types


def roles_of_those_who_are_there(state: State) -> Iterator[str]:
    for combat in combats(state):
        for name in (*combat.attacking, *combat.defending):
            if name not in present(state):
                yield f"{name} has left, but attacks or defends"
        if set(combat.attacking) & set(combat.defending):
            yield "somebody attacks and defends"


def attackers_of_attacking_players(state: State) -> Iterator[str]:
    for combat in combats(state):
        for attack in combat.attacks:
            attacker = by_name(state, attack.attacker)
            if attacker is None or "Creature" not in types(attacker):
                yield f"{attack.attacker}, which attacks, is no creature on the battlefield"
            elif attacker.controller not in combat.attacking:
                yield f"{attack.attacker} attacks, but its controller does not"


def attacks_on_something_there(state: State) -> Iterator[str]:
    for combat in combats(state):
        for attack in combat.attacks:
            if (attack.attacks is None) != (attack.why_nothing is not None):
                yield f"{attack.attacker} attacks nothing without reason, or with one something"
            if attack.attacks is not None:
                yield from attack_on(state, combat, attack, attack.attacks)


def attack_on(state: State, combat: Combat, attack: Attack, target: str) -> Iterator[str]:
    """Yield what is wrong with an attack on a player, planeswalker or battle."""
    if target in {team.name for team in state.teams}:
        yield from attack_on_a_team(state, combat, attack, target)
        return
    thing = by_name(state, target)
    guard: str | None = target
    if thing is not None:
        kinds = types(thing)
        guard = thing.protector if "Battle" in kinds else thing.controller
        if not {"Planeswalker", "Battle"} & set(kinds):
            yield f"{target} is attacked"
    if guard is None:
        return  # a battle whose protector has left goes on being attacked
    if guard not in combat.defending:
        yield f"{target} is attacked, but {guard} does not defend"
    if attack.defender != guard:
        yield f"{attack.attacker}: the defending player is {attack.defender}, not {guard}"


def attack_on_a_team(state: State, combat: Combat, attack: Attack, name: str) -> Iterator[str]:
    """Yield what is wrong with an attack on a team as a whole."""
    members = next(team.members for team in state.teams if team.name == name)
    if not set(combat.defending) <= set(members):
        yield f"{name} is attacked, but not only its members defend"
    if attack.defender is not None:
        yield f"{attack.attacker} attacks a team, but singles out {attack.defender}"


def blockers_of_others(state: State) -> Iterator[str]:
    for combat in combats(state):
        if len({block.blocker for block in combat.blocks}) != len(combat.blocks):
            yield "a creature blocks twice"
        for block in combat.blocks:
            blocker = by_name(state, block.blocker)
            if blocker is None or "Creature" not in types(blocker):
                yield f"{block.blocker}, which blocks, is no creature on the battlefield"
            elif blocker.controller in combat.attacking:
                yield f"{block.blocker} blocks for an attacking player"


def attackers_and_blockers_agree(state: State) -> Iterator[str]:
    for combat in combats(state):
        pairs = {(block.blocker, attacker) for block in combat.blocks for attacker in block.blocks}
        mirrored = {(b, attack.attacker) for attack in combat.attacks for b in attack.blockers}
        if pairs != mirrored:
            yield f"blockers and blocked disagree about {pairs ^ mirrored}"
        for attack in combat.attacks:
            if attack.blockers and attack.blocked is False:
                yield f"{attack.attacker} is unblocked, but has blockers"


# State-based actions: none is due when somebody has just received priority. Whoever has it keeps
# it while somebody else leaves, and nothing is checked then; so only whole games are looked at.


def just_received(state: State) -> bool:
    everybody_there = len(present(state)) == len(state.players)
    return everybody_there and any(turn.priority and not turn.passed for turn in state.turns)


def nobody_should_have_lost(state: State) -> Iterator[str]:
    for player in state.players:
        doomed = player.left is None and int(player.life) <= 0
        if just_received(state) and doomed and not cannot_lose(state, player.name):
            yield f"{player.name} should have lost"


def cannot_lose(state: State, player: str) -> bool:
    """Tell whether a player's Angel, or an opponent's Persecutor, keeps the player in the game."""
    team = next((team.members for team in state.teams if player in team.members), (player,))
    mates = team if state.variant.shared_life else (player,)
    for thing in state.objects:
        if thing.zone != "battlefield" or thing.now == "unknown":
            continue
        name = thing.now.name
        if name == "Platinum Angel" and thing.controller in mates:
            return True
        if name == "Abyssal Persecutor" and thing.controller not in team:
            return True
    return False


def nothing_should_have_died(state: State) -> Iterator[str]:
    for thing in state.objects if just_received(state) else ():
        if thing.kind == "token" and thing.zone not in ("battlefield", "stack"):
            yield f"the token {thing.name} is in the {thing.zone}"
        if "Creature" in types(thing) and should_be_dead(thing):
            yield f"{thing.name} should have died"


def should_be_dead(thing: Object) -> bool:
    """Tell whether a creature has no toughness left, or lethal damage."""
    assert thing.now != "unknown"
    toughness = thing.now.toughness or 0
    lethal = int(thing.damage) >= toughness and "indestructible" not in thing.now.keywords
    return toughness <= 0 or lethal


RULES: Final[tuple[Rule, ...]] = (
    names,
    somebody_is_asked,
    who_is_asked_is_there,
    who_acts_is_there,
    the_departed_have_nothing,
    marks_stay_on_the_battlefield,
    hands_are_counted,
    roles_of_those_who_are_there,
    attackers_of_attacking_players,
    attacks_on_something_there,
    blockers_of_others,
    attackers_and_blockers_agree,
    nobody_should_have_lost,
    nothing_should_have_died,
)


# What is not shown: the engine's table


def numbers(table: Table) -> Iterator[str]:
    for number, thing in table.objects.items():
        if number != thing.id or number >= table.next_id:
            yield f"{thing.name} has the wrong number"
    every = Counter(thing.name for thing in table.objects.values())
    yield from (f"{name} is named twice" for name, n in every.items() if n > 1)


def libraries(table: Table) -> Iterator[str]:
    for player, library in table.libraries.items():
        lying = sorted(t.id for t in table.in_zone("library") if t.owner == player)
        if sorted(library) != lying:
            yield f"the library of {player} is not what lies in it"


def stacks(table: Table, *, calm: bool) -> Iterator[str]:
    stacked = [thing for turn in table.turns for thing in turn.stack]
    on_stack = {thing.id for thing in table.in_zone("stack")}
    if len(set(stacked)) != len(stacked) or not set(stacked) <= on_stack:
        yield "the stack holds what is not on it"
    if calm and set(stacked) != on_stack:
        yield "something on the stack has no place in its order"


def cards_kept(table: Table, start: State) -> Iterator[str]:
    """Yield players who have more or fewer cards than they began with."""
    owned = Counter(thing.owner for thing in table.objects.values() if thing.kind == "card")
    for player in start.players:
        listed = [t for t in start.objects if t.kind == "card" and t.owner == player.name]
        lying = sum(thing.zone == "library" for thing in listed)
        expected = len(listed) + int(player.library) - lying
        here = table.player(PlayerId(player.name)).left is None
        if owned[PlayerId(player.name)] != (expected if here else 0):
            yield f"{player.name} owns {owned[PlayerId(player.name)]} cards, not {expected}"
