"""Whose turn comes next, and which steps it has in which order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol import SideName
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import (
    PLACE,
    STEPS,
    Passage,
    after_in_order,
    members,
    shared,
    skipped,
)
from apnap_reference.transitions.untapping_and_drawing import may_run_past_the_first_turn
from apnap_reference.transitions.wrong import Wrong, transition

_MAY_BE_EMPTY: Final = frozenset({"untap", "cleanup", "first_strike_damage"})
"""Steps in which nobody need receive priority, or which need not be there."""

_TWO: Final = 2
_OF_AN_ATTACK: Final = frozenset({"declare_blockers", "first_strike_damage", "combat_damage"})
_PHASES: Final = {
    **dict.fromkeys(("untap", "upkeep", "draw"), "beginning"),
    "precombat_main": "precombat_main",
    **dict.fromkeys((*STEPS[4:10],), "combat"),
    "postcombat_main": "postcombat_main",
    **dict.fromkeys(("end_step", "cleanup"), "ending"),
}


def _next_sides(passage: Passage, side: SideName) -> Iterator[SideName]:
    """Yield who may take the next turn: whose is skipped gives it to the next one."""
    skipping = set()
    if not isinstance(passage.before.skips, str):
        skipping = {one.side for one in passage.before.skips if one.skips == "turn"}
    for one in after_in_order(passage.before, side, passage.sides):
        yield one
        if one not in skipping and not members(passage.before, one) & skipping:
            return


def _extra_turns(now: GameState) -> tuple[SideName, ...]:
    """Give who is to take extra turns: nobody, if nobody can tell, but by a stranger."""
    return () if isinstance(now.extra_turns, str) else now.extra_turns


@shared
def _next_turn(passage: Passage) -> tuple[SideName, tuple[SideName, ...]] | None:
    """Give who takes the turn that begins, and who may; None if nobody can tell."""
    if passage.turns is None or not passage.new_turn:
        return None
    if not (passage.memory.every_priority or passage.next_turn):
        return None
    before, last = passage.before, passage.memory.normal
    new = passage.turns[1].active
    if before.variant.turn_markers or new is None or last is None:
        return None
    extra = [side for side in _extra_turns(before) if side in passage.sides]
    return new, tuple(extra[:1]) if extra else tuple(_next_sides(passage, last))


@transition("103.8", "turn")
def starting_player_takes_the_first_turn(passage: Passage) -> Iterator[Wrong]:
    """Once opening hands are kept, the starting player takes the first turn."""
    if not _begins(passage) or passage.turns is None or may_run_past_the_first_turn(passage):
        return
    old, new = passage.turns
    if old.active != new.active and old.active is not None and passage.still_here(old.active):
        told = f"{new.active} takes the first turn of {old.active}"
        yield Wrong("wrong_decider", "turns.0.active", told, old.active, str(new.active))


def _begins(passage: Passage) -> bool:
    """Tell whether the first turn of the game begins."""
    return passage.before.stage == "before_game" and passage.after.stage == "playing"


@transition("800.4k", "turn")
def nobody_gone_takes_a_turn(passage: Passage) -> Iterator[Wrong]:
    """A turn that somebody would begin who has left the game doesn't begin."""
    new = passage.turns[1].active if passage.turns is not None and passage.new_turn else None
    if new is not None and not passage.still_here(new):
        told = f"{new} has left the game, and takes a turn"
        yield Wrong("wrong_decider", "turns.0.active", told, "", new, excusable=False)


@transition("102.1", "turn")
def next_players_turn(passage: Passage) -> Iterator[Wrong]:
    """After a turn the next player in turn order takes one, unless somebody has an extra turn."""
    found = None if passage.before.variant.shared_team_turns else _next_turn(passage)
    if found is not None and not _extra_turns(passage.before) and found[0] not in found[1]:
        yield _not_next(*found)


@transition("805.4", "turn")
def next_teams_turn(passage: Passage) -> Iterator[Wrong]:
    """After a team's turn the next team takes one, unless somebody has an extra turn."""
    found = _next_turn(passage) if passage.before.variant.shared_team_turns else None
    if found is not None and not _extra_turns(passage.before) and found[0] not in found[1]:
        yield _not_next(*found)


@transition("500.7", "turn")
def extra_turns_come_first(passage: Passage) -> Iterator[Wrong]:
    """An extra turn follows directly, and the one that was added last is taken first."""
    found = _next_turn(passage)
    if found is not None and _extra_turns(passage.before) and found[0] not in found[1]:
        yield _not_next(*found)


def _not_next(new: SideName, expected: tuple[SideName, ...]) -> Wrong:
    told = " or ".join(expected) or "nobody"
    return Wrong("wrong_state", "turns.0.active", f"{new} takes the turn of {told}", told, new)


def _over_in_between(passage: Passage) -> tuple[str, ...]:
    """Give the steps of one turn between that before and that after; none of two turns."""
    if passage.turns is None or passage.new_turn:
        return ()
    old, new = (PLACE[turn.step] for turn in passage.turns)
    return STEPS[old + 1 : new]


@transition("500.11", "step", "turn")
def what_is_skipped_does_not_take_place(passage: Passage) -> Iterator[Wrong]:
    """A phase or step that whoever is active skips is passed over; a further one may follow."""
    if passage.turns is None or not passage.stepped or not passage.memory.every_priority:
        return
    old, new = passage.turns
    several = len(passage.before.turns) > 1 or _begins(passage) or new.active is None
    shown = passage.asked or new.step in ("declare_attackers", "declare_blockers")
    due = (new.step, _PHASES[new.step]) if shown and not several else ()
    again = passage.new_turn, PLACE[old.step] > PLACE[new.step]
    begun = () if any(again) else (old.step, _PHASES[old.step])
    for what in set(due).difference(begun) & _skips_alone(passage, new.active):
        told = f"{new.active} was to skip the next {what}, and {new.step} begins"
        yield Wrong("wrong_order", "turns.0.step", told, "", new.step, doubtful=True)


def _skips_alone(passage: Passage, side: SideName | None) -> frozenset[str]:
    """Give what whoever takes a turn is to skip, as told by their name or that of a teammate."""
    shared = passage.before.variant.shared_team_turns
    names = {side, *members(passage.before, side)} if shared else {side}
    skips = () if isinstance(passage.before.skips, str) else passage.before.skips
    return frozenset(one.skips for one in skips if one.side in names)


@transition("500.1", "turn", "leap")
def phases_in_order(passage: Passage) -> Iterator[Wrong]:
    """The phases of a turn follow each other in their order, and none of them is left out."""
    if passage.turns is None or not passage.stepped or _begins(passage):
        return
    old, new = passage.turns
    both, every = (_PHASES[old.step], _PHASES[new.step]), passage.memory.every_priority
    if passage.new_turn:
        early = PLACE[old.step] < PLACE["end_step"]
        if early and every and passage.still_here(old.active):
            yield _misplaced(old.step, f"the turn of {new.active}")
    elif PLACE[new.step] < PLACE[old.step] or (
        every and any(_PHASES[step] not in both for step in _left_out(passage))
    ):
        yield _misplaced(old.step, new.step)


@transition("501.1", "turn", "leap")
def beginning_phase_in_order(passage: Passage) -> Iterator[Wrong]:
    """The beginning phase has an upkeep step, and then a draw step."""
    if passage.turns is None or not passage.memory.every_priority:
        return
    new = passage.turns[1]
    if passage.new_turn and new.step not in ("untap", "upkeep"):
        if not skipped(passage, new.active) & {"upkeep", "beginning"}:
            yield _misplaced("the turn before", new.step)
    else:
        yield from _of_phase(passage, "beginning", "upkeep")


@transition("103.8c", "leap")
def first_turn_has_a_draw_step(passage: Passage) -> Iterator[Wrong]:
    """In a game of more than two players the first turn has a draw step, though some have left."""
    first = _is_first_turn(passage) and not _is_of_two(passage)
    if passage.turns is not None and first and _draws_nothing(passage):
        yield _misplaced(passage.turns[0].step, passage.turns[1].step)


@transition("504.1", "leap")
def draw_step_is_there(passage: Passage) -> Iterator[Wrong]:
    """Only the first turn of a game of two players or teams has no draw step."""
    if passage.turns is None or not _draws_nothing(passage):
        return
    later = passage.memory.turns > 0 if _is_of_two(passage) else not _is_first_turn(passage)
    if later:
        yield _misplaced(passage.turns[0].step, passage.turns[1].step)


def _draws_nothing(passage: Passage) -> bool:
    """Tell whether the draw step is left out where it belongs."""
    return passage.memory.every_priority and "draw" in _left_out(passage)


def _is_of_two(passage: Passage) -> bool:
    """Tell whether two players or teams began the game."""
    return len(passage.before.players) == _TWO or passage.before.variant.shared_team_turns


def _is_first_turn(passage: Passage) -> bool:
    """Tell whether it is known to be the first turn of the game."""
    return passage.turns is not None and passage.turns[1].number == 1


@transition("506.1", "leap")
def combat_steps_in_order(passage: Passage) -> Iterator[Wrong]:
    """The combat phase has its steps in their order; without attackers it has fewer."""
    if passage.memory.every_priority:
        yield from _of_phase(passage, "combat", *STEPS[4:10])


@transition("508.8", "into declare_blockers", "into first_strike_damage", "into combat_damage")
def no_blocks_without_attackers(passage: Passage) -> Iterator[Wrong]:
    """If nothing attacks, neither blockers are declared nor is combat damage dealt."""
    if passage.turns is None or passage.memory.attacked:
        return
    old, new = passage.turns
    if old.step == "declare_attackers" and new.combat is not None and not new.combat.attacks:
        yield _misplaced(f"{old.step} without attackers", new.step)


@transition("512.1", "leap")
def end_step_is_there(passage: Passage) -> Iterator[Wrong]:
    """The ending phase has an end step before the cleanup step."""
    if passage.memory.every_priority:
        yield from _of_phase(passage, "ending", "end_step")


def _of_phase(passage: Passage, phase: str, *steps: str) -> Iterator[Wrong]:
    """Yield that steps of a phase were left out which the game was in, or has come to."""
    if passage.turns is None:
        return
    old, new = passage.turns
    left = any(step in steps for step in _left_out(passage))
    if left and phase in (_PHASES[old.step], _PHASES[new.step]):
        yield _misplaced(old.step, new.step)


@shared
def _left_out(passage: Passage) -> tuple[str, ...]:
    """Give the steps that had to come between, and did not."""
    if passage.turns is None:
        return ()
    old, between = passage.turns[0], _over_in_between(passage)
    skipping = skipped(passage, old.active) if between else frozenset()
    fought = old.combat is not None and bool(old.combat.attacks)
    return tuple(
        step
        for step in between
        if step not in _MAY_BE_EMPTY
        and (fought or step not in _OF_AN_ATTACK)
        and not skipping & {step, _PHASES[step]}
    )


def _misplaced(old: str, new: str) -> Wrong:
    return Wrong("wrong_order", "turns.0.step", f"{old} is followed by {new}", "", new)
