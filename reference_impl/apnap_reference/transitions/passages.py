"""From one line to the next: what stood before, what was said, what stands after."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Final, Generic, TypeVar, get_args

from apnap.protocol import (
    Activate,
    AnswerSaid,
    AnyName,
    Cast,
    Concede,
    Decision,
    Object,
    ObjectName,
    Pass,
    Player,
    PlayerName,
    PlayLand,
    Priority,
    SideName,
    Special,
    Step,
    Turn,
    View,
)
from apnap.protocol.freedoms import alike
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.ranges import taking_part

T = TypeVar("T")

ACTIONS = (Cast, Activate, PlayLand, Special)

STEPS: Final = get_args(Step)
"""The steps of a turn in their order."""

PLACE = {step: place for place, step in enumerate(STEPS)}


class once(Generic[T]):  # noqa: N801 - used as `property` is
    """A property that is worked out once; as `functools.cached_property`, but without a lock."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        """Take what works it out."""
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, instance: object, owner: type | None = None) -> T:
        """Work it out, and keep it where it is found first from then on."""
        found = instance.__dict__[self._name] = self._work_out(instance)
        return found


@dataclass
class Memory:
    """What has to be remembered of the lines before."""

    every_priority: bool = True
    normal: SideName | None = None
    """Who took the last turn that was no extra turn."""
    whose: SideName | None = None
    """Whose turn it is, or was until they left the game in it."""
    turns: int = 0
    """How many turns have begun since the position was loaded."""
    fresh: bool = False
    """Whether the log has the game from its beginning."""
    passed: tuple[SideName, ...] | None = ()
    """Who has passed in succession, for logs that do not tell; None if nobody knows."""
    announced: tuple[SideName, ...] | None = None
    """Who had passed before what is being announced; it may be taken back."""
    lands: dict[PlayerName, int] = field(default_factory=dict)
    """How many lands each player has played this turn."""
    loyalty: set[ObjectName] = field(default_factory=set)
    """Planeswalkers of which a loyalty ability has been activated this turn."""
    counts_lands: bool = False
    """Whether the log has ever counted lands that were played."""
    restarted: bool = False
    """Whether an effect has begun the game anew: its controller goes first then (726.1a)."""
    unsettled: bool = False
    """Whether somebody has left the game since state-based actions were checked."""
    agreed: frozenset[PlayerName] = frozenset()
    """Who of the team that has priority has passed, while the team has not."""
    all_agreed_told: bool = False
    """Whether nobody else of that team can have passed before the log began."""
    attacked: bool = True
    """Whether something has attacked in this combat, or may have, for all that was told."""
    blocking: frozenset[SideName] | None = frozenset()
    """Who has declared blockers in this combat; None if nobody can tell."""
    tells_of_no_blocks: bool = False
    """Whether the log tells of it where somebody who is asked to block doesn't."""
    first_strike: bool | None = False
    """Whether this combat has had a step for first strikes; None if nobody can tell."""
    assigned: dict[ObjectName, tuple[tuple[AnyName, int], ...]] = field(default_factory=dict)
    """How creatures assign the combat damage that is to be dealt."""
    grown: dict[ObjectName, tuple[Object, Object]] = field(default_factory=dict)
    """Creatures of which a spell has changed the size until end of turn, before and after it."""
    abilities: dict[ObjectName, Any] = field(default_factory=dict)
    """Of abilities on the stack, by their names: which ability of its source each is."""
    renewed: frozenset[ObjectName] = frozenset()
    """What has become another object, of the same name, since the stack was empty."""
    lasting: dict[ObjectName, None] = field(default_factory=dict)
    """What may have left something that lasts, and that no state tells."""
    strangers: dict[ObjectName, None] = field(default_factory=dict)
    """Objects seen in play, or as spells, of which nobody knows what they do."""


@dataclass
class Passage:
    """
    One line: the state before it, what was said, and the state after it.

    `answered` is the decision that an answer is about, if it was pending. Both turns are the ones
    in which the answer is given; they are missing where several turns go on, and cannot be told
    apart.
    """

    before: GameState
    after: GameState
    said: AnswerSaid | Concede | View
    answered: Decision | None
    memory: Memory
    alone: bool = False
    """Whether nobody can play this line again as a part of its game."""

    @once
    def turns(self) -> tuple[Turn, Turn] | None:
        """The turn concerned, before and after."""
        old, new = self.before.turns, self.after.turns
        if len(old) == 1 and len(new) == 1:
            return old[0], new[0]
        place = 0 if self.answered is None else self.answered.turn
        if self.answered is None or place >= len(old) or old[place].marker is None:
            return None
        found = [turn for turn in new if turn.marker == old[place].marker]
        return (old[place], found[0]) if len(found) == 1 else None

    @once
    def new_turn(self) -> bool:
        """Whether another turn has begun."""
        if self.turns is None:
            return False
        old, new = self.turns
        if old.active != new.active and new.active is not None:
            return old.active is not None or PLACE[new.step] < PLACE[old.step]
        if self.before.stage == "before_game":  # the turn to come has the number 1 there
            return False
        if "unknown" not in (old.number, new.number):
            return old.number != new.number
        back = PLACE[new.step] < PLACE[old.step]
        ending = PLACE[old.step] >= PLACE["end_step"]  # there may be more upkeeps, or combats
        return back and (ending or not self.memory.every_priority)

    @once
    def next_turn(self) -> bool:
        """Whether the number of a turn that has begun says that none was left out before it."""
        if self.turns is None or not self.new_turn:
            return False
        old, new = (turn.number for turn in self.turns)
        return isinstance(old, int) and isinstance(new, int) and new == old + 1

    @once
    def stepped(self) -> bool:
        """Whether another step, or another turn, has begun."""
        return self.turns is not None and (
            self.new_turn or self.turns[0].step != self.turns[1].step
        )

    @once
    def passed(self) -> bool:
        """Whether somebody has passed."""
        return isinstance(self.said, AnswerSaid) and isinstance(self.said.say, Pass)

    @once
    def acted(self) -> bool:
        """Whether somebody with priority has done something."""
        return isinstance(self.said, AnswerSaid) and isinstance(self.said.say, ACTIONS)

    @once
    def had_passed(self) -> tuple[SideName, ...] | None:
        """Who had passed in succession before this line; None if nobody can tell."""
        told = () if self.turns is None else self.turns[0].passed
        several = self.before.variant.turn_markers  # each of whose turns has passes of its own
        return (None if several else self.memory.passed) if told == "unknown" else told

    @once
    def all_have_passed(self) -> bool | None:
        """Whether this pass is the last one of a round; None if nobody can tell."""
        if not self.passed or self.turns is None:
            return None
        old = self.turns[0]
        if old.priority is None or self.had_passed is None:
            return None
        if self.proposed:
            return False
        return None if self.around is None else {*self.around} <= {*self.had_passed, old.priority}

    @once
    def around(self) -> tuple[SideName, ...] | None:
        """Who gets priority in this turn, and is still in the game; None if nobody can tell."""
        if self.turns is None or self.turns[0].marker is None:
            return self.sides
        here = taking_part(self.before, self.before.turns.index(self.turns[0]))
        return None if here is None else tuple(one for one in here if one in self.sides)

    @once
    def proposed(self) -> bool:
        """Whether a member of a team has passed, and the team has not yet."""
        if not self.before.variant.shared_team_turns or not self.passed:
            return False
        old, new = self.before.turns, self.after.turns
        stays = old == new or alike(old, new, self.after.edition, "turns")
        return stays and not self._all_agree

    @once
    def _all_agree(self) -> bool:
        """Whether the last member of a team passes on this line, all others having done so."""
        asked, said = self.answered, self.said
        if asked is None or asked.subject is not None or not isinstance(said, AnswerSaid):
            return False
        here = {one for one in members(self.before, asked.decider) if not gone(self.after, one)}
        every = self.memory.every_priority and said.by in here
        return every and here <= self.memory.agreed | {said.by}

    @once
    def handed_on(self) -> bool:
        """Whether nothing has happened but that priority went on to the next player or team."""
        if self.proposed:
            return True
        if not self.passed or self.turns is None or self.stepped:
            return False
        old, new = self.turns
        if old.stack != new.stack or old.priority == new.priority or not self.asked:
            return False
        if "unknown" in (old.passed, new.passed):
            return self.all_have_passed is False
        return len(new.passed) == len(old.passed) + 1

    @once
    def idle(self) -> bool:
        """Whether priority has gone on, and nothing can have happened meanwhile."""
        elsewhere = not self.memory.every_priority and self._goes_on_elsewhere()
        return self.handed_on and not self.memory.unsettled and not elsewhere

    def _goes_on_elsewhere(self) -> bool:
        """Tell whether another turn has gone on as well: passes in it may be left out."""
        mine = self.turns or ()
        old, new = (
            [turn for turn in now.turns if all(turn is not one for one in mine)]
            for now in (self.before, self.after)
        )
        return old != new

    @once
    def actor(self) -> PlayerName | None:
        """The player for whom something is said; None if nobody can tell."""
        if not isinstance(self.said, AnswerSaid):
            return None
        asked = self.answered
        if asked is None or asked.subject is None:
            team = asked is not None and self.said.by not in members(self.before, asked.decider)
            return None if team else self.said.by
        if self.before.variant.shared_team_turns:
            return None  # who controls one member controls the team
        return asked.subject if self.before.person(asked.subject) is not None else None

    @once
    def sides(self) -> tuple[SideName, ...]:
        """Who takes turns and is still in the game after this line, clockwise."""
        return sides(self.after)

    @once
    def active(self) -> frozenset[PlayerName]:
        """The players whose turn it is after this line."""
        return frozenset() if self.turns is None else members(self.after, self.turns[1].active)

    @once
    def active_before(self) -> frozenset[PlayerName]:
        """The players whose turn it was before this line."""
        return frozenset() if self.turns is None else members(self.before, self.turns[0].active)

    @once
    def changed(self) -> tuple[tuple[Object | None, Object | None], ...]:
        """The objects that are not as they were, before and after."""
        old, new = self.before.things, self.after.things
        if old is new:
            return ()
        found: list[tuple[Object | None, Object | None]] = []
        for name, thing in new.items():
            was = old.get(name)
            if was is not thing and was != thing:
                found.append((was, thing))
        if len(new) - sum(1 for was, _ in found if was is None) != len(old):
            found += [(thing, None) for name, thing in old.items() if name not in new]
        return tuple(found)

    @once
    def people(self) -> tuple[tuple[Player, Player], ...]:
        """The players before and after, if anything about them has changed."""
        old, new = self.before.players, self.after.players
        if old == new or len(old) != len(new):
            return ()
        return tuple((was, now) for was, now in zip(old, new, strict=True) if was != now)

    @once
    def asked(self) -> bool:
        """Whether somebody has priority now, and nothing else is to be decided."""
        if self.after.stage == "over":
            return False
        pending = self.after.pending
        return bool(pending) and all(isinstance(one, Priority) for one in pending)

    def still_here(self, name: SideName | None) -> bool:
        """Tell whether a player, or somebody of a team, is in the game after this line."""
        return any(not gone(self.after, one) for one in members(self.after, name))


def shared(work_out: Callable[[Passage], T]) -> Callable[[Passage], T]:
    """Have what several claims ask about a line worked out once, and kept with it."""
    key = f"{work_out.__module__}.{work_out.__qualname__}"

    @wraps(work_out)
    def found(passage: Passage) -> T:
        kept: dict[str, T] = passage.__dict__
        if key not in kept:
            kept[key] = work_out(passage)
        return kept[key]

    return found


def skipped(passage: Passage, side: SideName | None) -> frozenset[str]:
    """Give what a player or team is to skip: nothing, if nobody can tell, but by a stranger."""
    if isinstance(passage.before.skips, str):
        return frozenset()
    of = members(passage.before, side)
    return frozenset(
        one.skips
        for one in passage.before.skips
        if one.side == side or one.side in of or members(passage.before, one.side) & of
    )


def sides(now: GameState) -> tuple[SideName, ...]:
    """Give the players, or the teams that share their turns, who are in the game, clockwise."""
    here = [player.name for player in now.players if player.left is None]
    if not now.variant.shared_team_turns:
        return tuple(here)
    of = {name: team.name for team in now.teams for name in team.members}
    return tuple(dict.fromkeys(of.get(name, name) for name in here))


def seats(now: GameState) -> tuple[SideName, ...]:
    """Give all who have ever taken turns, clockwise."""
    names = [player.name for player in now.players]
    if not now.variant.shared_team_turns:
        return tuple(names)
    of = {name: team.name for team in now.teams for name in team.members}
    return tuple(dict.fromkeys(of.get(name, name) for name in names))


def members(now: GameState, side: SideName | None) -> frozenset[PlayerName]:
    """Give the players of a team, or the one player of that name."""
    for team in now.teams:
        if team.name == side:
            return frozenset(team.members)
    return frozenset() if side is None else frozenset({side})


def team_of(now: GameState, player: PlayerName) -> frozenset[PlayerName]:
    """Give a player with all teammates."""
    return next(
        (frozenset(t.members) for t in now.teams if player in t.members), frozenset({player})
    )


def gone(now: GameState, player: PlayerName) -> bool:
    """Tell whether a player has left the game."""
    return any(one.name == player and one.left is not None for one in now.players)


def after_in_order(
    now: GameState, side: SideName, here: tuple[SideName, ...]
) -> Iterator[SideName]:
    """Yield those who are `here`, in turn order from the one after `side`; `side` comes last."""
    order = seats(now)
    if side not in order:
        return
    start = order.index(side) + 1
    for one in (*order[start:], *order[:start]):
        if one in here:
            yield one


def turn_order(now: GameState, active: SideName | None) -> Mapping[SideName, int]:
    """Give the place of each player in APNAP order; with shared turns that of the team."""
    order = seats(now)
    if active not in order:
        return {}
    start = order.index(active)
    around = (*order[start:], *order[:start])
    return {
        name: place for place, side in enumerate(around) for name in (side, *members(now, side))
    }


def apnap_order(passage: Passage) -> Mapping[SideName, int]:
    """Give the place of each in APNAP order: without active player, after whoever that was."""
    if passage.turns is None:
        return {}
    return turn_order(passage.after, passage.turns[1].active or passage.memory.whose)


@shared
def loyalty_activated(passage: Passage) -> ObjectName:
    """
    Name the planeswalker of which a loyalty ability is activated; empty if none is.

    Its cost tells that it is one: loyalty counters that come or go.
    """
    said = passage.said
    if not isinstance(said, AnswerSaid) or not isinstance(said.say, Activate):
        return ""
    name = said.say.source
    was, now = passage.before.things.get(name), passage.after.things.get(name)
    if was is None or now is None or was.zone != "battlefield" or now.zone != was.zone:
        return ""
    if was.now == "unknown" or "Planeswalker" not in was.now.types:
        return ""
    counted = loyalty_counters(was, now)
    return name if counted is not None and counted[0] != counted[1] else ""


def loyalty_counters(was: Object, now: Object) -> tuple[int, int] | None:
    """Give how many loyalty counters an object had, and has; None where that is not told."""
    if isinstance(was.counters, str) or isinstance(now.counters, str):
        return None
    return was.counters.get("loyalty", 0), now.counters.get("loyalty", 0)


def has_word(thing: Object, keyword: str) -> bool:
    """Tell whether an object is known to have a keyword, whatever belongs to it."""
    if thing.now == "unknown" or thing.now.keywords == "unknown":
        return False
    return any(word.lower().split()[:1] == [keyword] for word in thing.now.keywords)


def number_behind(thing: Object, keyword: str) -> int:
    """Give the sum of the numbers behind a keyword of an object; 0 if nobody can tell."""
    if thing.now == "unknown" or thing.now.keywords == "unknown":
        return 0
    told = (word.lower().split() for word in thing.now.keywords)
    return sum(int(w[1]) for w in told if w[:1] == [keyword] and w[1:] and w[1].isdigit())


def may_have_returned(thing: Object, passage: Passage) -> bool:
    """Tell whether something may have died and come back where priorities are left out."""
    if passage.memory.every_priority:
        return False
    return thing.now == "unknown" or has_word(thing, "undying") or has_word(thing, "persist")
