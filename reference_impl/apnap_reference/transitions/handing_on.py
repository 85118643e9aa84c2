"""Who has passed, and the commonest line: somebody passes, the next has priority, and no more."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.protocol import (
    AnswerSaid,
    Concede,
    Decision,
    Pass,
    Player,
    PlayerName,
    Priority,
    SideName,
)
from apnap_reference.state.table import kept_for_the_next
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Memory, Passage


def handed_on(
    before: GameState, after: GameState, said: AnswerSaid | Concede, memory: Memory
) -> bool:
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
    expected = _who_is_next(before.players).get(str(old.priority))
    if old.priority is None or expected is None or old.passed == "unknown":
        return False
    passed = (*old.passed, old.priority)
    if expected in passed or new != replace(old, priority=expected, passed=passed):
        return False
    answered = _asked(before, old.priority)
    if answered is None or (answered.id, answered.decider) != (said.about, said.by):
        return False
    return _asked(after, expected) is not None


@kept_for_the_next
def _who_is_next(players: tuple[Player, ...]) -> dict[PlayerName, PlayerName]:
    """Give who comes after each player in turn order, among those who are still in the game."""
    names = [player.name for player in players]
    here = {player.name for player in players if player.left is None}
    around = [*names, *names]
    return {
        name: next((one for one in around[names.index(name) + 1 :] if one in here), name)
        for name in names
    }


def _stands(before: GameState, after: GameState) -> bool:
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


def _in_turn(memory: Memory, now: GameState) -> bool:
    """Tell whether all players take part in the rounds of passes, and each of them is told."""
    around = not (now.variant.shared_team_turns or now.variant.turn_markers)
    return around and memory.every_priority and not memory.unsettled


def _asked(now: GameState, whom: PlayerName) -> Decision | None:
    """Give what is asked, if nobody is but a player who has priority."""
    if len(now.pending) != 1:
        return None
    one = now.pending[0]
    plain = isinstance(one, Priority) and one.subject is None and one.decider == whom
    return one if plain else None


def had_passed(
    passage: Passage, before: tuple[SideName, ...] | None
) -> tuple[SideName, ...] | None:
    """Give who has passed in succession after a line; None if nobody can tell."""
    if passage.turns is None or isinstance(passage.said, Concede):
        return None
    old, new = passage.turns
    if passage.passed and new.stack[: len(old.stack)] == old.stack != new.stack:
        return None  # something has triggered: who knows whether the pass still counts?
    if passage.acted or passage.stepped or old.stack != new.stack:
        return ()
    if not passage.passed:  # what somebody chooses takes no pass back of which nobody knows
        return None if before is None else ()
    if passage.proposed or before is None or old.priority is None:
        return before
    return (*before, old.priority)
