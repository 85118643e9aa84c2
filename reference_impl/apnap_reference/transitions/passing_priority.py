"""Who receives priority, and what happens when all players have passed."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import AnswerSaid, Priority, SideName
from apnap_reference.transitions.passages import Passage, after_in_order, members
from apnap_reference.transitions.ranges import taking_part
from apnap_reference.transitions.wrong import Wrong, transition


@transition("807.5a", "priority")
def priority_within_range(passage: Passage) -> Iterator[Wrong]:
    """In Grand Melee only players in whose range a turn goes on receive priority in it."""
    if passage.turns is None or passage.turns[1].marker is None:
        return
    new = passage.turns[1]
    place = next(n for n, turn in enumerate(passage.after.turns) if turn is new)
    around = taking_part(passage.after, place)
    if around is not None and new.priority is not None and new.priority not in around:
        told = f"{new.priority} receives priority in {new.active}'s turn, which is out of range"
        where = f"turns.{place}.priority"
        yield Wrong("wrong_decider", where, told, "", new.priority, excusable=False)


@transition("117.3d", "passes on")
def next_in_order_receives_priority(passage: Passage) -> Iterator[Wrong]:
    """When somebody passes, the next player or team in turn order receives priority."""
    if passage.all_have_passed is not False or not passage.memory.every_priority:
        return
    if passage.memory.unsettled:
        return
    if passage.turns is None or passage.proposed or passage.stepped:
        return
    old, new = passage.turns
    if old.priority is None or old.stack != new.stack:
        return
    expected = next(after_in_order(passage.before, old.priority, passage.around or ()), None)
    if expected is not None and (got := receives(passage, expected)) != expected:
        told = f"{old.priority} passes, and {got} receives priority"
        yield Wrong("wrong_decider", "turns.0.priority", told, expected, got, excusable=False)
    elif "unknown" not in (old.passed, new.passed) and new.passed != (*old.passed, old.priority):
        told = f"after {old.priority}, {', '.join(new.passed) or 'nobody'} counts as having passed"
        yield Wrong("wrong_state", "turns.0.passed", told, excusable=False)


def receives(passage: Passage, expected: SideName) -> SideName:
    """Give who receives priority, or is asked as if: whoever is not as expected, if anybody is."""
    if passage.turns is None:
        return expected
    holder = passage.turns[1].priority or "nobody"
    if holder != expected:
        return holder
    for one in passage.after.pending:
        if isinstance(one, Priority) and _in_this_turn(passage, one):
            whose = one.subject or one.decider
            if not members(passage.after, whose) & members(passage.after, expected):
                return whose
    return expected


def _in_this_turn(passage: Passage, one: Priority) -> bool:
    """Tell whether somebody is asked in the turn in which this line is said."""
    turns = passage.after.turns
    return (
        passage.turns is not None and one.turn < len(turns) and turns[one.turn] is passage.turns[1]
    )


@transition("117.4", "passes on")
def until_all_have_passed(passage: Passage) -> Iterator[Wrong]:
    """Nothing resolves, and no step ends, before all players have passed in succession."""
    if passage.all_have_passed is not False or not passage.memory.every_priority:
        return
    if passage.memory.unsettled:
        return
    if passage.turns is None or passage.after.stage == "over":
        return
    old, new = passage.turns
    passed = (*(passage.had_passed or ()), old.priority)
    waiting = [side for side in passage.around or () if side not in passed]
    told = f"{old.priority} passes, and {', '.join(waiting)} could still act"
    if passage.stepped:
        yield Wrong("wrong_order", "turns.0.step", told, old.step, new.step, excusable=False)
    elif set(old.stack) - set(new.stack):
        yield Wrong("wrong_order", "turns.0.stack", told, excusable=False)


@transition("805.5b", "passes on", "all pass")
def teams_pass_together(passage: Passage) -> Iterator[Wrong]:
    """A team passes priority once none of its members wishes to do anything."""
    asked, turns = passage.answered, passage.turns
    if asked is None or turns is None or not passage.before.variant.shared_team_turns:
        return
    if not (passage.memory.every_priority and passage.memory.all_agreed_told):
        return
    if passage.proposed or asked.subject is not None:
        return
    here = {one for one in members(passage.before, asked.decider) if passage.still_here(one)}
    said = passage.said
    waiting = here - passage.memory.agreed - {getattr(said, "by", "")}
    if asked.decider in here or not waiting or getattr(said, "by", "") not in here:
        return
    told = (
        f"{getattr(said, 'by', '')} passes for {asked.decider}, and {min(waiting)} could still act"
    )
    yield Wrong("wrong_order", "turns.0.priority", told)


@transition("405.5", "resolves")
def top_of_the_stack_resolves(passage: Passage) -> Iterator[Wrong]:
    """When all have passed, the topmost spell or ability resolves, and no other."""
    if not passage.all_have_passed or passage.turns is None or passage.after.stage == "over":
        return
    old, new = passage.turns
    if not old.stack:
        return
    top = old.stack[-1]
    told = f"all have passed, and {top} should resolve"
    if passage.stepped:
        if passage.memory.every_priority:
            yield Wrong("wrong_order", "turns.0.step", told, old.step, new.step, also=(top,))
    elif top in new.stack and passage.asked:
        also = (top,) if old.stack == new.stack else ()
        yield Wrong("wrong_order", "turns.0.stack", told, top, excusable=bool(also), also=also)


@transition("500.2", "all pass")
def the_step_ends(passage: Passage) -> Iterator[Wrong]:
    """When all have passed and the stack is empty, the step or phase ends."""
    if not passage.all_have_passed or passage.turns is None or passage.after.stage == "over":
        return
    old = passage.turns[0]
    if not old.stack and not passage.stepped and passage.asked and not passage.turns[1].stack:
        told = f"all have passed with an empty stack, and it is still {old.step}"
        yield Wrong("wrong_order", "turns.0.step", told, got=old.step)


@transition("117.3b", "resolves")
def active_player_receives_priority(passage: Passage) -> Iterator[Wrong]:
    """After something has resolved the active player receives priority."""
    if passage.stepped or not passage.all_have_passed or passage.turns is None:
        return
    if passage.turns[0].stack and len(passage.turns[1].stack) < len(passage.turns[0].stack):
        yield from _not_the_active(passage)


@transition("117.3a", "step")
def priority_as_a_step_begins(passage: Passage) -> Iterator[Wrong]:
    """As a step begins, the active player receives priority."""
    if passage.stepped and passage.passed:
        yield from _not_the_active(passage)


@transition("508.2", "declare_attackers")
def priority_after_attacks(passage: Passage) -> Iterator[Wrong]:
    """Once attackers have been declared, the active player receives priority."""
    yield from _not_the_active(passage)
    yield from _goes_on_at_once(passage)


@transition("509.2", "declare_blockers")
def priority_after_blocks(passage: Passage) -> Iterator[Wrong]:
    """Once blockers have been declared, the active player receives priority."""
    yield from _not_the_active(passage)
    yield from _goes_on_at_once(passage)


def _goes_on_at_once(passage: Passage) -> Iterator[Wrong]:
    """Yield that the step of a declaration is over, and nobody has received priority in it."""
    if not passage.stepped or passage.turns is None or not passage.memory.every_priority:
        return
    old, new = passage.turns
    over = passage.after.stage == "over" or old.active is None
    if not over and passage.still_here(str(old.active)):
        told = f"nobody receives priority in {old.step}"
        yield Wrong("wrong_order", "turns.0.step", told, old.step, new.step)


@transition("510.3", "assign_damage")
def priority_after_damage(passage: Passage) -> Iterator[Wrong]:
    """Once combat damage has been dealt, the active player receives priority."""
    yield from _not_the_active(passage)


@transition("514.3", "into cleanup")
def nobody_acts_in_the_cleanup_step(passage: Passage) -> Iterator[Wrong]:
    """Nobody receives priority in the cleanup step, unless something has happened there."""
    if not passage.asked or passage.turns is None or passage.turns[1].stack:
        return
    moved = any(was is None or now is None or was.zone != now.zone for was, now in passage.changed)
    left = any(was.left != now.left for was, now in passage.people)
    if not moved and not left:
        told = f"{passage.turns[1].priority} receives priority in the cleanup step"
        yield Wrong("wrong_order", "turns.0.step", told, "", "cleanup")


def _not_the_active(passage: Passage) -> Iterator[Wrong]:
    if not passage.asked or passage.turns is None or not passage.memory.every_priority:
        return
    if passage.all_have_passed is False:
        return  # that is what is wrong
    new = passage.turns[1]
    if new.active is None or not passage.still_here(new.active):
        return
    got = receives(passage, new.active)
    if got == new.active:
        return
    told = f"{got} receives priority in the turn of {new.active}"
    yield Wrong("wrong_decider", "turns.0.priority", told, new.active, got, excusable=False)


@transition("117.3c", "cast", "activate", "play_land", "special")
def priority_stays_after_an_action(passage: Passage) -> Iterator[Wrong]:
    """Who has cast, activated, or played something receives priority afterward."""
    if passage.turns is None or not passage.asked or passage.stepped:
        return
    old, new = passage.turns
    if not passage.memory.every_priority or old.priority is None:
        return
    if not passage.still_here(old.priority) or passage.after.stage == "over":
        return
    if (got := receives(passage, old.priority)) != old.priority:
        told = f"{old.priority} acts, and {got} receives priority"
        yield Wrong("wrong_decider", "turns.0.priority", told, old.priority, got, excusable=False)
    elif new.passed not in ("unknown", ()):
        told = f"{old.priority} acts, and {', '.join(new.passed)} counts as having passed"
        yield Wrong("wrong_state", "turns.0.passed", told, excusable=False)


@transition("117.3", "pending", "priority")
def asked_who_has_priority(passage: Passage) -> Iterator[Wrong]:
    """Only who has priority is asked to act or to pass."""
    if passage.acted or passage.stepped or passage.all_have_passed or passage.handed_on:
        return  # who should be is looked at there
    for one in passage.after.pending:
        if not isinstance(one, Priority) or one.turn >= len(passage.after.turns):
            continue
        holder = passage.after.turns[one.turn].priority
        whose = members(passage.after, one.subject or one.decider)
        if holder is not None and not whose & members(passage.after, holder):
            told = f"{one.decider} is asked to act or to pass, and {holder} has priority"
            yield Wrong(
                "wrong_decider", "pending.priority", told, holder, one.decider, excusable=False
            )


@transition("117.3d", "legal_rejected")
def whoever_has_priority_may_pass(passage: Passage) -> Iterator[Wrong]:
    """A player who has priority may pass."""
    said = passage.said
    if not passage.passed or not isinstance(passage.answered, Priority):
        return
    if passage.before.variant.shared_team_turns or not isinstance(said, AnswerSaid):
        return
    if said.by in members(passage.before, passage.answered.decider):
        told = "the player who has priority isn't let pass"
        yield Wrong("legal_rejected", "", told, "accepted", "rejected", excusable=False)
