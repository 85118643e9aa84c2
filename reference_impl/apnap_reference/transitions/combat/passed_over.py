"""Who is not asked to block where a log runs past the declaration of blockers."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Attack, DeclareAttackersAsked, DeclareBlockersAsked, PlayerName, SideName
from apnap_reference.transitions.blocks_declared import surely_can_block
from apnap_reference.transitions.combat.fights import combat, defender
from apnap_reference.transitions.passages import PLACE, Passage
from apnap_reference.transitions.wrong import Wrong, transition


@transition("509.1", "leap", "turn")
def who_can_block_is_asked_in_time(passage: Passage) -> Iterator[Wrong]:
    """Nobody who is attacked and can block is passed over on the way to combat damage."""
    fights = combat(passage) if _is_over_blocking(passage) else None
    for attack in () if fights is None else fights.attacks:
        attacker, whose = passage.before.things.get(attack.attacker), defender(attack, passage)
        if attacker is None or whose is None or not _is_undeclared(attack, whose, passage):
            continue
        there = passage.before.things.values()
        able = (o for o in there if o.controller == whose and surely_can_block(o, attacker))
        blocker = next(able, None)
        if blocker is not None and passage.still_here(whose):
            told = f"{whose} isn't asked to block, and {blocker.name} can block {attacker.name}"
            also = (blocker.name, attacker.name)
            yield Wrong("wrong_decider", "pending.declare_blockers", told, also=also)
            return


def _is_over_blocking(passage: Passage) -> bool:
    """Tell whether a line goes on from before all have declared blockers to after that."""
    if passage.turns is None or passage.after.stage != "playing":
        return False
    old, new = passage.turns
    if old.stack or passage.memory.every_priority or len(passage.before.turns) > 1:
        return False
    if passage.before.variant.shared_team_turns:
        return False
    later = passage.new_turn or PLACE[new.step] > PLACE["declare_blockers"]
    attacks = isinstance(passage.answered, DeclareAttackersAsked)
    blocks = isinstance(passage.answered, DeclareBlockersAsked)
    early = old.step in ("declare_attackers", "declare_blockers")
    return later and early and (passage.passed or attacks or blocks)


def _is_undeclared(attack: Attack, whose: PlayerName, passage: Passage) -> bool:
    """Tell whether a defending player has not said what blocks an attack, and nothing does."""
    if attack.blocked is not False:
        return False
    asked, declared = passage.answered, passage.memory.blocking
    if isinstance(asked, DeclareAttackersAsked):
        return True
    if isinstance(asked, DeclareBlockersAsked) and (asked.subject or asked.decider) == whose:
        return False
    combat_before = None if passage.turns is None else passage.turns[0].combat
    told = () if combat_before is None else combat_before.attacks
    was = next((one.blocked for one in told if one.attacker == attack.attacker), "unknown")
    return was is None and declared is not None and whose not in declared


def who_has_declared(passage: Passage) -> frozenset[SideName] | None:
    """Give who has declared blockers in the combat that goes on; None if nobody can tell."""
    asked, before = passage.answered, passage.memory.blocking
    if passage.stepped:
        return frozenset()
    if before is None or not isinstance(asked, DeclareBlockersAsked):
        return before
    return before | {asked.subject or asked.decider}
