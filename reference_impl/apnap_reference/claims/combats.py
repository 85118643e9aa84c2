"""Who attacks what, and who blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from apnap.protocol import Attack, Combat, DeclareBlockersAsked, ObjectName, PlayerName, Unknown
from apnap_reference.claims.claims import Problem, claim
from apnap_reference.claims.facts import Facts, after, types


@claim("506.1", "combats")
def in_its_phase(known: Facts) -> Iterator[Problem]:
    """Creatures attack only from the declare attackers step to the end of the combat phase."""
    for where, step, combat in known.combats():
        turn = known.state.turns[int(where.split(".")[1])]
        if turn.phase != "combat":
            yield where, f"combat takes place in the phase {turn.phase}"
        elif combat.attacks and step == "beginning_of_combat":
            yield f"{where}.attacks", "creatures attack before attackers are declared"


@claim("506.2", "combats")
def attacking_players(known: Facts) -> Iterator[Problem]:
    """The active player or team attacks, and their opponents defend."""
    for where, _, combat in known.combats():
        active = known.state.turns[int(where.split(".")[1])].active
        attacking = _players(combat.attacking)
        for index, name in enumerate(attacking):
            if active is not None and name not in known.members(active):
                yield f"{where}.attacking.{index}", f"{name} is attacking in {active}'s turn"
        for index, name in enumerate(_players(combat.defending)):
            if name not in known.here:
                yield f"{where}.defending.{index}", f"{name} is defending but isn't in the game"
            elif any(name in known.side(player) for player in attacking):
                yield f"{where}.defending.{index}", f"{name} is defending against their own team"


@claim("506.2a", "combats")
def as_many_defend_as_may_be_attacked(known: Facts) -> Iterator[Problem]:
    """Only one player defends unless several opponents can be attacked."""
    variant = known.state.variant
    if variant.attack == "multiple" or variant.shared_team_turns:
        return
    for where, _, combat in known.combats():
        if len(_players(combat.defending)) > 1:
            yield f"{where}.defending", "several players defend, but only one can be attacked"


@claim("506.4", "combats")
def attackers_in_combat(known: Facts) -> Iterator[Problem]:
    """Each attacking creature is on the battlefield under an attacking player's control."""
    for where, _, combat in known.combats():
        for index, attack in enumerate(combat.attacks):
            path = f"{where}.attacks.{index}.attacker"
            for problem in _no_fighter(known, attack.attacker, _players(combat.attacking)):
                yield path, f"{attack.attacker} is attacking but {problem}"
        for name, number in Counter(attack.attacker for attack in combat.attacks).items():
            if number > 1:
                yield f"{where}.attacks", f"{name} is listed {number} times as an attacker"


@claim("509.1g", "combats")
def blockers_in_combat(known: Facts) -> Iterator[Problem]:
    """Each blocking creature is on the battlefield under a defending player's control."""
    for where, step, combat in known.combats():
        for index, block in enumerate(combat.blocks):
            path = f"{where}.blocks.{index}.blocker"
            for problem in _no_fighter(known, block.blocker, _players(combat.defending)):
                yield path, f"{block.blocker} is blocking but {problem}"
        for name, number in Counter(block.blocker for block in combat.blocks).items():
            if number > 1:
                yield f"{where}.blocks", f"{name} is listed {number} times as a blocker"
        if combat.blocks and step in ("beginning_of_combat", "declare_attackers"):
            yield f"{where}.blocks", "creatures block before blockers are declared"


def _no_fighter(known: Facts, name: ObjectName, sides: tuple[PlayerName, ...]) -> Iterator[str]:
    thing = known.permanent(name)
    if thing is None:
        yield "isn't on the battlefield"
    elif types(thing) and "Creature" not in types(thing):
        yield "isn't a creature"
    elif sides and thing.controller != "unknown" and thing.controller not in sides:
        yield f"its controller {thing.controller} isn't on that side of the combat"


@claim("506.3", "combats")
def attacks_on_one_thing(known: Facts) -> Iterator[Problem]:
    """Each attacking creature attacks one player, planeswalker, or battle."""
    for where, _, combat in known.combats():
        for index, attack in enumerate(combat.attacks):
            path, target = f"{where}.attacks.{index}.attacks", attack.attacks
            if target is None or target in known.players or target in known.teams:
                continue
            thing = known.permanent(target)
            kinds = types(thing) if thing else ("nothing",)
            if kinds and not {"Planeswalker", "Battle"} & set(kinds):
                yield path, f"{attack.attacker} is attacking {target}, which can't be attacked"


@claim("506.4c", "combats")
def attacks_nothing_for_a_reason(known: Facts) -> Iterator[Problem]:
    """An attacking creature attacks nothing only if what it attacked left combat."""
    for where, _, combat in known.combats():
        for index, attack in enumerate(combat.attacks):
            path = f"{where}.attacks.{index}"
            if attack.attacks is None and attack.why_nothing is None:
                yield path, f"{attack.attacker} is attacking nothing, and no reason is given"
            if attack.attacks is not None and attack.why_nothing not in (None, "unknown"):
                yield (
                    path,
                    f"{attack.attacker} attacks {attack.attacks} but is said to attack nothing",
                )


@claim("508.5", "combats")
def the_defending_player(known: Facts) -> Iterator[Problem]:
    """Each attacker's defending player is attacked, or controls or protects what is attacked."""
    for where, _, combat in known.combats():
        defending = _players(combat.defending)
        for index, attack in enumerate(combat.attacks):
            guard = known.guard(attack.attacks) if attack.attacks else None
            if guard is None or guard not in known.here:
                continue
            if defending and guard not in defending:
                path = f"{where}.attacks.{index}.attacks"
                yield path, f"{attack.attacks} is attacked, but {guard} isn't a defending player"
            if attack.defender not in ("unknown", guard):
                path = f"{where}.attacks.{index}.defender"
                yield path, f"{guard}, not {attack.defender}, defends against {attack.attacker}"


@claim("702.22c", "combats")
def bands_attack_together(known: Facts) -> Iterator[Problem]:
    """Creatures in the same band don't attack different players, planeswalkers, or battles."""
    for where, _, combat in known.combats():
        by_band: dict[int, Attack] = {}
        for index, attack in enumerate(combat.attacks):
            if attack.band is None:
                continue
            first = by_band.setdefault(attack.band, attack)
            if first.attacks != attack.attacks:
                names = f"{first.attacker} and {attack.attacker} are in one band"
                yield f"{where}.attacks.{index}.band", f"{names} but attack different things"


@claim("509.1h", "combats")
def blocked_by_its_blockers(known: Facts) -> Iterator[Problem]:
    """An attacking creature becomes blocked or unblocked as blockers are declared."""
    declaring = any(isinstance(one, DeclareBlockersAsked) for one in known.state.pending)
    for where, step, combat in known.combats():
        for index, attack in enumerate(combat.attacks):
            path = f"{where}.attacks.{index}.blocked"
            if declaring and attack.blocked is None:
                continue  # not all have declared their blocks
            if attack.blockers and attack.blocked not in (True, "unknown"):
                yield path, f"{attack.attacker} has blockers but isn't blocked"
            if attack.blocked is None and after(step, "declare_blockers"):
                yield path, f"{attack.attacker} is neither blocked nor unblocked"


@claim("509.1a", "combats")
def blocks_attackers(known: Facts) -> Iterator[Problem]:
    """A creature blocks only attacking creatures, and each of those is blocked by it."""
    for where, _, combat in known.combats():
        pairs = {(b.blocker, name) for b in combat.blocks for name in b.blocks}
        mirrored = {(name, a.attacker) for a in combat.attacks for name in a.blockers}
        for blocker, attacker in sorted(pairs ^ mirrored):
            yield (
                f"{where}.blocks",
                f"only one of the two lists says that {blocker} blocks {attacker}",
            )


@claim("802.4a", "combats")
def blocks_for_oneself(known: Facts) -> Iterator[Problem]:
    """Players block only creatures attacking them, their planeswalkers, or battles they protect."""
    if not known.state.variant.shared_team_turns:
        yield from _blocks_for_others(known)


@claim("805.10d", "combats")
def blocks_for_the_team(known: Facts) -> Iterator[Problem]:
    """A team blocks only creatures attacking its players, planeswalkers, or battles it protects."""
    if known.state.variant.shared_team_turns:
        yield from _blocks_for_others(known)


def _blocks_for_others(known: Facts) -> Iterator[Problem]:
    shared = known.state.variant.shared_team_turns
    for where, _, combat in known.combats():
        for index, block in enumerate(combat.blocks):
            thing = known.permanent(block.blocker)
            if thing is None or thing.controller not in known.players:
                continue
            side = known.side(str(thing.controller)) if shared else {thing.controller}
            for attack in _blocked(combat, block.blocks):
                guard = known.guard(attack.attacks or "")
                if guard in known.here and guard not in side:
                    attacks = f"{attack.attacker}, which attacks {attack.attacks}"
                    yield f"{where}.blocks.{index}", f"{block.blocker} blocks {attacks}"


def _blocked(combat: Combat, names: tuple[ObjectName, ...]) -> tuple[Attack, ...]:
    return tuple(attack for attack in combat.attacks if attack.attacker in names)


@claim("803.1a", "combats")
def attacks_to_the_left(known: Facts) -> Iterator[Problem]:
    """With attack left, no player sits between a player and the opponent they attack."""
    yield from _attacks_past_somebody(known, "left")


@claim("803.1b", "combats")
def attacks_to_the_right(known: Facts) -> Iterator[Problem]:
    """With attack right, no player sits between a player and the opponent they attack."""
    yield from _attacks_past_somebody(known, "right")


def _attacks_past_somebody(known: Facts, side: str) -> Iterator[Problem]:
    """Yield attacks on those who are no neighbours: who leaves only brings the others nearer."""
    variant = known.state.variant
    if variant.attack != side or variant.shared_team_turns:
        return
    here = [player.name for player in known.state.players if player.name in known.here]
    for where, _, combat in known.combats():
        for index, attack in enumerate(combat.attacks):
            creature, guard = known.permanent(attack.attacker), known.guard(attack.attacks or "")
            whose = creature.controller if creature else None
            if whose not in here or guard not in here:
                continue
            step = 1 if side == "left" else -1
            if here[(here.index(str(whose)) + step) % len(here)] != guard:
                path = f"{where}.attacks.{index}.attacks"
                yield path, f"{whose} attacks {guard}, who isn't the next player to the {side}"


def _players(named: tuple[PlayerName, ...] | Unknown) -> tuple[PlayerName, ...]:
    """Give players who are known; none if nobody can tell who they are."""
    return () if isinstance(named, str) else named
