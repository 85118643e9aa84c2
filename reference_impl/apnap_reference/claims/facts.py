"""What the claims want to know of a state, looked up once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from apnap.protocol import (
    AnyName,
    Combat,
    Object,
    ObjectName,
    OrderTriggers,
    Player,
    PlayerName,
    Priority,
    SideName,
    State,
    Step,
    Team,
)
from apnap.protocol.catalogue import catalogue
from apnap_reference.state.abilities import is_played
from apnap_reference.state.table import kept_for_the_next
from apnap_reference.turn.phases_and_steps import PHASE_OF


@dataclass(frozen=True, slots=True)
class Facts:
    """A state, and who and what is in it."""

    state: State
    players: frozenset[PlayerName]
    here: frozenset[PlayerName]
    """Players who have not left the game."""
    teams: Mapping[SideName, frozenset[PlayerName]]
    """Members by the name of the team."""
    things: Mapping[ObjectName, Object]
    """Objects by name."""
    all_played: bool
    """Whether all cards that may have changed something are known and played here."""
    just_received: bool
    """Whether state-based actions have been looked at in every turn, and nothing since."""
    permanents_looked_at: tuple[tuple[int, Object], ...]
    """The permanents that state-based actions have just been looked at for, with their places."""

    def sides(self) -> frozenset[SideName]:
        """Give those who take turns: the players, or with shared turns the teams."""
        return frozenset(self.teams) if self.state.variant.shared_team_turns else self.players

    def members(self, side: SideName | None) -> frozenset[PlayerName]:
        """Give the players of a team, or the one player of that name; none of anything else."""
        if side is not None and side in self.teams:
            return self.teams[side]
        return frozenset(() if side not in self.players else {str(side)})

    def side(self, player: PlayerName) -> frozenset[PlayerName]:
        """Give a player with all teammates."""
        return next((team for team in self.teams.values() if player in team), frozenset({player}))

    def combats(self) -> Iterator[tuple[str, Step, Combat]]:
        """Yield each combat, with its path and the step of its turn."""
        for index, turn in enumerate(self.state.turns):
            if turn.combat is not None:
                yield f"turns.{index}.combat", turn.step, turn.combat

    def permanent(self, name: ObjectName | None) -> Object | None:
        """Give the permanent of that name, None if there is none on the battlefield."""
        thing = self.things.get(name or "")
        return thing if thing is not None and thing.zone == "battlefield" else None

    def guard(self, name: AnyName) -> PlayerName | None:
        """Give who defends what is attacked; None if nobody does or nobody can tell."""
        thing = self.permanent(name)
        if thing is None:
            return name if name in self.players else None
        kinds = types(thing) or printed_types(thing)
        whose = thing.protector if "Battle" in kinds else thing.controller if kinds else None
        return whose if whose in self.players else None


def facts(state: State) -> Facts:
    """Look up what the claims want to know."""
    players, here = _players(state.players)
    looked_at = players == here and (_just_received(state) or triggers_wait(state))
    things = _things(state.objects)
    return Facts(
        state=state,
        players=players,
        here=here,
        teams=_teams(state.teams),
        things=things.by_name,
        all_played=things.all_played,
        just_received=looked_at,
        permanents_looked_at=things.permanents if looked_at else (),
    )


@dataclass(frozen=True, slots=True)
class _Things:
    """What the claims want to know of the objects of a state."""

    by_name: Mapping[ObjectName, Object]
    all_played: bool
    permanents: tuple[tuple[int, Object], ...]


@kept_for_the_next
def _things(objects: tuple[Object, ...]) -> _Things:
    return _Things(
        by_name={thing.name: thing for thing in objects},
        all_played=all(map(_is_played, objects)),
        permanents=tuple(one for one in enumerate(objects) if _is_treated_as_there(one[1])),
    )


@kept_for_the_next
def _players(players: tuple[Player, ...]) -> tuple[frozenset[PlayerName], frozenset[PlayerName]]:
    here = (player.name for player in players if player.left is None)
    return frozenset(player.name for player in players), frozenset(here)


@kept_for_the_next
def _teams(teams: tuple[Team, ...]) -> Mapping[SideName, frozenset[PlayerName]]:
    return {team.name: frozenset(team.members) for team in teams}


def _just_received(state: State) -> bool:
    """Tell whether somebody has priority in every turn, with nothing else to be decided."""
    nothing_else = all(isinstance(decision, Priority) for decision in state.pending)
    in_each = bool(state.turns) and all(turn.priority for turn in state.turns)
    return state.stage == "playing" and nothing_else and in_each


def triggers_wait(state: State) -> bool:
    """
    Tell whether triggered abilities are about to go on the stack, and nothing else happens.

    They wait until all state-based actions have been performed (704.3). Where several turns go on,
    what they are performed for in one is not told for the others.
    """
    ordering = all(isinstance(decision, OrderTriggers) for decision in state.pending)
    return state.stage == "playing" and bool(state.pending) and ordering and len(state.turns) == 1


def _is_treated_as_there(thing: Object) -> bool:
    """Tell what is a permanent and surely has not phased out."""
    return thing.zone == "battlefield" and not thing.phased_out


def _is_played(thing: Object) -> bool:
    """Tell whether an object is hidden, or its card is known and played here."""
    card = catalogue().get(str(thing.card))
    return thing.zone in ("hand", "library") or (card is not None and is_played(card))


def types(thing: Object) -> tuple[str, ...]:
    """Give the types of a permanent as it is now; none if nobody can tell."""
    return () if thing.now == "unknown" else thing.now.types


def printed_types(thing: Object) -> tuple[str, ...]:
    """Give the types that a card has in print; none for a card that is not known here."""
    card = catalogue().get(str(thing.card))
    return card.types if card else ()


def nobodys(thing: Object) -> bool:
    """Tell what nobody owns: combat damage waits on the stack as in the book of 2006."""
    return thing.zone == "stack" and thing.owner == "unknown" and thing.controller == "unknown"


def after(step: Step, other: Step) -> bool:
    """Tell whether a step of the combat phase comes after another."""
    steps = [name for name, phase in PHASE_OF.items() if phase == "combat"]
    return step in steps and steps.index(step) > steps.index(other)
