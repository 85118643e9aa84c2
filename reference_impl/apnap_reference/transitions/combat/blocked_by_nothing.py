"""Attackers that become blocked although no creature was declared as a blocker for them."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import AnswerSaid, Attack, DeclareBlockers
from apnap_reference.transitions.passages import Passage, members, team_of
from apnap_reference.transitions.wrong import Wrong, transition


@transition("509.1h", "combat")
def what_nothing_blocks_is_unblocked(passage: Passage) -> Iterator[Wrong]:
    """An attacker that no creature was declared to block has become unblocked."""
    if passage.turns is None or passage.new_turn:
        return
    was, now = (turn.combat for turn in passage.turns)
    if was is None or now is None:
        return
    old = {one.attacker: one for one in was.attacks}
    blocked = {name for one in (*was.blocks, *now.blocks) for name in one.blocks}
    for attack in now.attacks:
        before = old.get(attack.attacker)
        if attack.blocked is not True or before is None or before.blocked is not None:
            continue
        there = before.blockers or attack.blockers or attack.attacker in blocked
        if not there and _is_declared_now(passage, attack):
            told = f"{attack.attacker} is blocked, and no creature was declared to block it"
            where, also = "turns.0.combat.attacks", (attack.attacker,)
            yield Wrong("wrong_state", where, told, "unblocked", "blocked", also=also)


def _is_declared_now(passage: Passage, attack: Attack) -> bool:
    """Tell whether an attack's blocks could be declared on this line only, and aren't."""
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, DeclareBlockers):
        return passage.turns is not None and passage.turns[0].step != "declare_blockers"
    mine = any(attack.attacker in one.blocks for one in said.say.blocks)
    if mine or attack.defender in (None, "unknown"):
        return False
    defending = members(passage.before, attack.defender)
    return any(team_of(passage.before, said.by) & team_of(passage.before, d) for d in defending)
