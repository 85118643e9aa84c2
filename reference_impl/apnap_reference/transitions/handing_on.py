"""The commonest line: somebody passes, the next player has priority, and nothing else happens."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.protocol import AnswerSaid, Concede, Decision, Pass, Priority
from apnap_reference.transitions.game_states import Moment
from apnap_reference.transitions.passages import Memory, after_in_order


def handed_on(before: Moment, after: Moment, said: AnswerSaid | Concede, memory: Memory) -> bool:
    """
    Tell whether a line does nothing but hand priority on to whoever is next.

    No claim finds anything on such a line, so none has to look at it. Every line of which that is
    not plain at once is looked at: one with the whole state, teams, turn markers, several turns.
    """
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, Pass):
        return False
    if not _stands(before, after) or not _in_turn(memory, before):
        return False
    old, new = before.turns[0], after.turns[0]
    if old.priority is None or old.passed == "unknown":
        return False
    passed = (*old.passed, old.priority)
    here = tuple(player.name for player in before.players if player.left is None)
    expected = next(after_in_order(before, old.priority, here), old.priority)
    if expected in passed or new != replace(old, priority=expected, passed=passed):
        return False
    answered = _asked(before, old.priority)
    if answered is None or (answered.id, answered.decider) != (said.about, said.by):
        return False
    return _asked(after, expected) is not None


def _stands(before: Moment, after: Moment) -> bool:
    """Tell whether all stands as it did, but for turns and what is asked."""
    return (
        before.things is after.things
        and before.players is after.players
        and before.stage is after.stage
        and before.picks is after.picks
        and before.variant is after.variant
        and before.teams is after.teams
        and before.markers is after.markers
        and before.extra_turns is after.extra_turns
        and before.skips is after.skips
        and before.result is after.result
        and before.edition is after.edition
        and len(before.turns) == len(after.turns) == 1
    )


def _in_turn(memory: Memory, now: Moment) -> bool:
    """Tell whether all players take part in the rounds of passes, and each of them is told."""
    around = not (now.variant.shared_team_turns or now.variant.turn_markers)
    return around and memory.every_priority and not memory.unsettled


def _asked(now: Moment, whom: str) -> Decision | None:
    """Give what is asked, if nobody is but a player who has priority."""
    if len(now.pending) != 1:
        return None
    one = now.pending[0]
    plain = isinstance(one, Priority) and one.subject is None and one.decider == whom
    return one if plain else None
