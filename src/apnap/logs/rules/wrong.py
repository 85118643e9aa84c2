"""What is wrong on a line, as those look at it who find out which rule was broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.logs.differing import Difference
from apnap.protocol import (
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    Decision,
    Object,
    Pass,
    Player,
    Record,
    State,
    Step,
    YesNo,
)

NOTHING: Final = "nothing"
"""What a difference tells of what is not there."""

_CHOICES: Final = (ChooseMode, ChooseObjects, ChoosePlayer, YesNo)

ORDER: Final[tuple[Step, ...]] = (
    *("untap", "upkeep", "draw", "precombat_main", "beginning_of_combat", "declare_attackers"),
    *("declare_blockers", "first_strike_damage", "combat_damage", "end_of_combat"),
    *("postcombat_main", "end_step", "cleanup"),
)
"""The steps of a turn in their order."""


class Wrong(Record, frozen=True):
    """
    What is wrong on a line, in one field.

    `said` is what was said, `before` how the game stood in the log, `ours` how it stands by the
    rules now and `theirs` how it does in the log. `first` is the field, `found` all that differ.
    """

    said: Record | None
    before: State
    ours: State
    theirs: State
    first: Difference
    found: tuple[Difference, ...]
    rejected: bool = False
    """Whether what was said was rejected, and rightly so."""

    @property
    def answer(self) -> Record | None:
        """What was said about a decision; None for anything else."""
        return getattr(self.said, "say", None)

    @property
    def field(self) -> str:
        """The innermost name of the field."""
        return self.first.where.rpartition(".")[2]

    @property
    def kind(self) -> str:
        """The part of the state in which it is."""
        return self.first.where.partition(".")[0]

    @property
    def thing(self) -> Object | None:
        """The object in question, as it stood before; None if it is something else, or new."""
        rest = self.first.where.partition(".")[2]
        things = (o for o in self.before.objects if rest == o.name or rest.startswith(f"{o.name}."))
        return next(things, None) if self.kind == "objects" else None

    @property
    def new_turn(self) -> bool:
        """Whether another turn has begun by the rules."""
        return bool(self.before.turns and self.ours.turns) and (
            self.before.turns[0].active != self.ours.turns[0].active
            or place_of(self.before) > place_of(self.ours)
        )

    def passes(self, *steps: Step) -> bool:
        """Tell whether by the rules one of these steps has begun on this line."""
        if not (self.before.turns and self.ours.turns):
            return False
        was, now = place_of(self.before), place_of(self.ours)
        begun = (
            (*range(was + 1, len(ORDER)), *range(now + 1))
            if self.new_turn
            else range(was + 1, now + 1)
        )
        return any(ORDER.index(step) in begun for step in steps)

    def touches(self, *fields: str) -> bool:
        """Tell whether any of these fields differs somewhere."""
        return any(one.where.rpartition(".")[2] in fields for one in self.found)

    @property
    def resolved(self) -> Object | None:
        """What has resolved by the rules: it was on top of the stack, and is not on it now."""
        stack = self.before.turns[0].stack if self.before.turns else ()
        there = {name for turn in self.ours.turns for name in turn.stack}
        if not stack or not isinstance(self.answer, Pass) or len(there) >= len(stack):
            return None
        return next((o for o in self.before.objects if o.name == stack[-1]), None)


Cause = Callable[[Wrong], str | None]
"""Returns the rule that was broken, by its number of today; None if it was another one."""


def is_not_asked_to_pay(it: Wrong) -> bool:
    """Tell whether by the rules somebody is to pay now for what was said, and in the log nobody."""
    asked = (one.expected for one in it.found if one.where.startswith("pending."))
    return any(told.endswith(": pay") for told in asked)


def named(state: State, name: str | None) -> Object | None:
    """Return the object of that name in a state; None if there is none."""
    return next((one for one in state.objects if one.name == name), None)


def stacks(state: State) -> tuple[str, ...]:
    """Return what is on the stack, of all turns that go on: what resolves next comes last."""
    return tuple(name for turn in state.turns for name in turn.stack)


def player(state: State, name: str | None) -> Player | None:
    """Return the player of that name in a state; None if there is none."""
    return next((one for one in state.players if one.name == name), None)


def choices(state: State) -> list[Decision]:
    """Return what is chosen, while something is carried out."""
    return [one for one in state.pending if isinstance(one, _CHOICES)]


def is_where(it: Wrong, name: str) -> bool:
    """Tell whether it is about where that object is, or who controls it there."""
    return it.first.where in (
        f"objects.{name}",
        f"objects.{name}.zone",
        f"objects.{name}.controller",
    )


def is_a_new_ability(it: Wrong) -> bool:
    """Tell whether what differs is an ability that has come onto the stack, or should have."""
    rest = it.first.where.partition(".")[2]
    known = {thing.name for thing in it.before.objects}
    stacked = (*it.ours.objects, *it.theirs.objects)
    return it.kind == "objects" and any(
        o.name == rest and o.kind == "ability" and o.name not in known for o in stacked
    )


def changed_by_the_rules(it: Wrong) -> bool:
    """Tell whether what differs has changed by the rules on this line, and not in the log alone."""
    thing = it.thing
    if it.kind == "objects":
        there = named(it.ours, getattr(thing, "name", None))
        if thing is None or there is None or not hasattr(thing, it.field):
            return there != thing
        return bool(getattr(there, it.field) != getattr(thing, it.field))
    name = it.first.where.split(".")[1]
    was, now = (player(state, name) for state in (it.before, it.ours))
    return getattr(was, it.field, None) != getattr(now, it.field, None)


def step_of(state: State) -> str:
    """Return the step in which a game is; empty if no turn goes on."""
    return state.turns[0].step if state.turns else ""


def place_of(state: State) -> int:
    """Return the place of that step in a turn."""
    return ORDER.index(state.turns[0].step)


def keywords(thing: Object) -> tuple[str, ...]:
    """Return the keywords that an object is known to have, in lower case."""
    told = () if thing.now == "unknown" else thing.now.keywords
    return () if told == "unknown" else tuple(word.lower() for word in told)
