"""
Engines that know by heart what they play, and guess as soon as it is something else.

They are better at it than any program could be that looks up what was said in other runs: as long
as a scenario is played, the reference engine answers for them, whatever its image has changed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from tests.certifying import cheats

from apnap.protocol import (
    AnswerSaid,
    Attack,
    Block,
    Combat,
    Concede,
    DeclareAttackers,
    DeclareBlockers,
    EditionDate,
    Left,
    Load,
    Pass,
    Priority,
    State,
    Turn,
    Verdict,
    View,
    Viewed,
)
from apnap.suite import Scenario
from apnap_reference.engine import ReferenceEngine


class Guesser:
    """Answers rightly so many times, and then says that it cannot play this."""

    def __init__(self, known: int) -> None:
        """Know so many answers by heart."""
        self._left = known
        self._engine = ReferenceEngine()
        self.state: State | None = None

    def load(self, said: Load) -> Verdict:
        """Set up a position, be it known or not: that is the same for all of them."""
        self._left -= 1
        return self._seen(self._engine.load(said))

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer."""
        self._left -= 1
        return self._seen(self._engine.answer(said) if self._left >= 0 else self.guess(said))

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede."""
        self._left -= 1
        return self._seen(self._engine.concede(said) if self._left >= 0 else self.leave(said))

    def view(self, said: View) -> Viewed:
        """Show what a player may see."""
        self._left -= 1
        return self._engine.view(said)

    def guess(self, said: AnswerSaid) -> Verdict:
        """Return what is said to an answer that is not known."""
        del said
        return Verdict("unsupported", reason="nobody has said so to me before")

    def leave(self, said: Concede) -> Verdict:
        """Return what is said to a concession that is not known."""
        del said
        return Verdict("unsupported", reason="nobody has said so to me before")

    def _seen(self, verdict: Verdict) -> Verdict:
        self.state = verdict.state or self.state
        return verdict


class Hider(Guesser):
    """Knows everything, and shows nobody's life."""

    def __init__(self) -> None:
        """Know whatever may come."""
        super().__init__(sys.maxsize)

    def _seen(self, verdict: Verdict) -> Verdict:
        if verdict.state is None:
            return verdict
        players = tuple(replace(one, life="unknown") for one in verdict.state.players)
        return replace(verdict, state=replace(verdict.state, players=players))


class Refuser(Guesser):
    """Rejects all that it does not know."""

    def guess(self, said: AnswerSaid) -> Verdict:
        """Reject it; a pass alone is always good."""
        if isinstance(said.say, Pass):
            return passed(self.state, said)
        return Verdict("rejected", state=self.state)

    def leave(self, said: Concede) -> Verdict:
        """Let the player go."""
        return gone(self.state, said.player)


class Accepter(Refuser):
    """Takes all that it does not know, and shows nothing of it."""

    def guess(self, said: AnswerSaid) -> Verdict:
        """Accept it."""
        if isinstance(said.say, Pass):
            return passed(self.state, said)
        return Verdict("accepted", state=self.state)


class Keeper(Refuser):
    """
    Keeps a little state: whose priority it is, who attacks and blocks whom.

    Declarations are legal if they are about creatures of who speaks.
    """

    def guess(self, said: AnswerSaid) -> Verdict:
        """Judge and show what can be judged and shown without knowing any rule."""
        state = self.state
        if state is None:
            return Verdict("rejected")
        match said.say:
            case Pass():
                return passed(state, said)
            case DeclareAttackers() as say:
                return attacked(state, said.by, say)
            case DeclareBlockers() as say:
                return blocked(state, said.by, say)
            case _:
                return Verdict("accepted", state=state)


GUESSERS: Final[Mapping[str, type[Guesser]]] = {
    "unsupported": Guesser,
    "rejected": Refuser,
    "accepted": Accepter,
    "a little state": Keeper,
}
"""What they do when it is something else."""


def attacked(state: State, by: str, say: DeclareAttackers) -> Verdict:
    """Return that creatures of a player attack somebody else."""
    names = {one.attacker for one in say.attacks}
    if not _ready(state, by, names) or any(one.attacks == by for one in say.attacks):
        return Verdict("rejected", state=state)
    fight = Combat(attacks=tuple(Attack(one.attacker, one.attacks) for one in say.attacks))
    objects = tuple(
        replace(thing, tapped=True) if thing.name in names else thing for thing in state.objects
    )
    (turn, *more) = state.turns
    turn = replace(turn, combat=fight, step="declare_attackers", phase="combat")
    return asked(replace(state, objects=objects, turns=(turn, *more)), by)


def blocked(state: State, by: str, say: DeclareBlockers) -> Verdict:
    """Return that creatures of a player block."""
    if not _ready(state, by, {one.blocker for one in say.blocks}):
        return Verdict("rejected", state=state)
    (turn, *more) = state.turns
    fight = turn.combat or Combat()
    stand = tuple(Block(one.blocker, one.blocks) for one in say.blocks)
    attacks = tuple(
        replace(one, blockers=tuple(b.blocker for b in stand if one.attacker in b.blocks))
        for one in fight.attacks
    )
    turn = replace(turn, combat=replace(fight, blocks=stand, attacks=attacks))
    return asked(replace(state, turns=(turn, *more)), str(turn.active))


def _ready(state: State, by: str, names: set[str]) -> bool:
    """Tell whether these are untapped and controlled by somebody."""
    things = {thing.name: thing for thing in state.objects}
    return all(
        name in things and things[name].controller == by and not things[name].tapped
        for name in names
    )


def asked(state: State, who: str) -> Verdict:
    """Return that somebody has priority."""
    pending = (Priority(id=f"g{len(state.objects)}{who}", decider=who),)
    return Verdict("accepted", state=replace(state, pending=pending))


def passed(state: State | None, said: AnswerSaid) -> Verdict:
    """Return that the next player has priority; after all of them the next step."""
    if state is None or not state.turns or not any(d.id == said.about for d in state.pending):
        return Verdict("rejected", state=state)
    there = [player.name for player in state.players if player.left is None]
    if said.by not in there:
        return Verdict("rejected", state=state)
    after = there[(there.index(said.by) + 1) % len(there)]
    (turn, *more) = state.turns
    first = str(turn.active) if turn.active in there else there[0]
    if after == first:
        turn = _next(turn, there)
        first = str(turn.active)
        after = first
    return asked(replace(state, turns=(turn, *more)), after)


def _next(turn: Turn, there: list[str]) -> Turn:
    """Return the next turn, or the second main phase of this one."""
    if turn.phase in ("beginning", "precombat_main", "combat"):
        return replace(turn, phase="postcombat_main", step="postcombat_main", combat=None)
    at = there.index(turn.active) if turn.active in there else -1
    active = there[(at + 1) % len(there)]
    return replace(turn, active=active, phase="beginning", step="upkeep", combat=None)


def gone(state: State | None, player: str) -> Verdict:
    """Return that a player has left, with all that the player owned."""
    if state is None:
        return Verdict("rejected")
    players = tuple(
        replace(one, left=Left("conceded")) if one.name == player else one for one in state.players
    )
    objects = tuple(thing for thing in state.objects if thing.owner != player)
    pending = tuple(d for d in state.pending if d.decider != player)
    return Verdict(
        "accepted", state=replace(state, players=players, objects=objects, pending=pending)
    )


def known_by_heart(image: Scenario, length: int, edition: EditionDate) -> int:
    """Return how many messages an image takes up to its step of this number, all of it known."""
    short = replace(image, steps=image.steps[:length])
    return len(cheats.played(short, ReferenceEngine(), edition)[1])
