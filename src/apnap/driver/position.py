"""
The calm position from which a scenario starts.

A position is built from the calm Givens, before any engine is asked: somebody is about to
get priority, the stack is empty, there is no combat. What nothing mentions does not exist,
apart from library cards.
"""

from __future__ import annotations

from typing import Final

import msgspec

from apnap.protocol import (
    EditionDate,
    Marker,
    Object,
    ObjectName,
    Phase,
    Player,
    PlayerName,
    Record,
    SideName,
    Stage,
    State,
    Step,
    Team,
    Turn,
    Variant,
    Zone,
)
from apnap.protocol.catalogue import Card, find
from apnap.protocol.variants import SEATS_OF_A_MARKER, life_of_giant

_ANY: Final = EditionDate("2026-01-16")
"""An edition; what a position holds is bounded in each of them alike."""

LIBRARY: Final = 20
"""Cards in a library of which the scenario says nothing."""

PHASES: Final[dict[Step, Phase]] = {
    "untap": "beginning",
    "upkeep": "beginning",
    "draw": "beginning",
    "precombat_main": "precombat_main",
    "beginning_of_combat": "combat",
    "declare_attackers": "combat",
    "declare_blockers": "combat",
    "first_strike_damage": "combat",
    "combat_damage": "combat",
    "end_of_combat": "combat",
    "postcombat_main": "postcombat_main",
    "end_step": "ending",
    "cleanup": "ending",
}
"""The phase of each step, in the order in which the steps of a turn come."""

ORDER: Final[tuple[Step, ...]] = tuple(PHASES)
"""The steps of a turn in their order."""

CALM: Final[tuple[Step, ...]] = (
    "upkeep",
    "precombat_main",
    "beginning_of_combat",
    "postcombat_main",
    "end_step",
)
"""Steps in which a position can be loaded."""

ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"),
    *("tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth"),
    *("seventeenth", "eighteenth", "nineteenth", "twentieth"),
)


class PositionError(ValueError):
    """A Given that cannot be part of a position."""


class Listed(Record, frozen=True):
    """One entry of a list of cards: `count` of them if it has a number, else one by that name."""

    name: str
    card: str
    count: int | None = None


class Position(Record, frozen=True):
    """The position as far as the Givens have described it."""

    variant: Variant = Variant(attack="one_opponent")
    players: tuple[Player, ...] = ()
    teams: tuple[Team, ...] = ()
    active: str | None = None
    step: Step = "precombat_main"
    stage: Stage = "playing"
    taking: tuple[str, ...] = ()
    """Who takes turns at the same time, by turn markers; nobody: as the rules give them out."""
    objects: tuple[Object, ...] = ()

    @property
    def seats(self) -> tuple[PlayerName, ...]:
        """The names of the players, clockwise."""
        return tuple(player.name for player in self.players)

    @property
    def names(self) -> frozenset[str]:
        """The names of all objects."""
        return frozenset(thing.name for thing in self.objects)

    def state(self, edition: EditionDate) -> State:
        """
        Return the position, a whole one, as a state of a game under an edition's rules.

        Whose life nothing mentions starts with as much as those rules give.
        """
        variant = self.variant
        if variant.name == "two_headed_giant":
            heads = max(len(team.members) for team in self.teams)
            variant = msgspec.structs.replace(variant, starting_life=life_of_giant(heads, edition))
        return State(
            edition=edition,
            stage=self.stage,
            variant=variant,
            players=tuple(self._whole(player, variant) for player in self.players),
            teams=self.teams,
            turns=self._turns(),
            markers=tuple(Marker(at, who) for at, who in enumerate(self._holders(), start=1)),
            objects=self.objects,
        )

    def _turns(self) -> tuple[Turn, ...]:
        """Return the turn that goes on, or one for each turn marker."""
        active = self.active or self.players[0].name
        if not self._holders():
            return (self._turn(self.side(active), self.step),)
        at_rest: Step = "precombat_main" if self.stage == "playing" else self.step
        return tuple(
            self._turn(who, self.step if who == active else at_rest, marker)
            for marker, who in enumerate(self._holders(), start=1)
        )

    def _turn(self, active: SideName, step: Step, marker: int | None = None) -> Turn:
        begun = self.stage == "playing"
        return Turn(
            number="unknown" if begun else 1,
            active=active,
            phase=PHASES[step],
            step=step,
            marker=marker,
            priority=active if begun else None,
        )

    def _holders(self) -> tuple[PlayerName, ...]:
        """
        Return who has the turn markers: as said, or every fourth player from the first.

        Before the game begins it is nobody: the engine hands them out itself.
        """
        markers = self.variant.turn_markers
        if self.taking or not markers or self.stage == "before_game":
            return self.taking
        seats = self.seats
        first = seats.index(self.active or seats[0])
        apart = (first + SEATS_OF_A_MARKER * at for at in range(markers))
        return tuple(seats[seat % len(seats)] for seat in apart)

    def _whole(self, player: Player, variant: Variant) -> Player:
        life = variant.starting_life if player.life == "unknown" else player.life
        hand = sum(o.zone == "hand" and o.owner == player.name for o in self.objects)
        return msgspec.structs.replace(player, life=life, hand=hand)

    def side(self, player: PlayerName) -> SideName:
        """Return who takes the turns of `player`: the team where turns are shared."""
        if self.variant.shared_team_turns:
            return next(team.name for team in self.teams if player in team.members)
        return player


def changed(
    position: Position,
    name: str,
    *,
    life: int | None = None,
    library: int | None = None,
) -> Position:
    """Return the position with another life total (the team's, if shared) or library size."""
    mates = {name}
    if position.variant.shared_life and life is not None:
        mates = {m for team in position.teams if name in team.members for m in team.members}

    def alter(player: Player) -> Player:
        if player.name in mates and life is not None:
            player = msgspec.structs.replace(player, life=life)
        if player.name == name and library is not None:
            player = msgspec.structs.replace(player, library=library)
        return player

    return msgspec.structs.replace(position, players=tuple(map(alter, position.players)))


def listed(
    position: Position, owner: PlayerName, zone: Zone, entries: tuple[Listed, ...]
) -> Position:
    """Return the position with these cards of `owner` in a zone, in the order named."""
    for entry in entries:
        for name in _named(position, entry):
            position = placed(position, new(position, name, find(entry.card), owner, zone))
    return position


def new(position: Position, name: ObjectName, card: Card, owner: PlayerName, zone: Zone) -> Object:
    """Return a card or token as it is when nothing more is said about it."""
    counters = {
        kind: count
        for kind, count in (("loyalty", card.loyalty), ("defense", card.defense))
        if count is not None and zone == "battlefield"
    }
    above = None
    if zone == "library":
        above = sum(o.zone == "library" and o.owner == owner for o in position.objects)
    return Object(
        name=name,
        kind="token" if card.token else "card",
        card=card.name,
        owner=owner,
        controller=owner if zone == "battlefield" else None,
        zone=zone,
        position=above,
        counters=counters,
        protector=_protector(position, card, owner) if zone == "battlefield" else None,
    )


def placed(position: Position, thing: Object) -> Position:
    """Return the position with one object more; raise `PositionError` if that cannot be."""
    if thing.name in position.names:
        raise PositionError(
            f"two objects are called {thing.name}: words before a name tell them apart, "
            f"such as `Rob's {thing.name}`"
        )
    if thing.name in position.seats:
        raise PositionError(f"{thing.name} is a player's name")
    return msgspec.structs.replace(position, objects=(*position.objects, thing))


def check_whole(position: Position) -> None:
    """Raise `PositionError` if the finished position lacks something."""
    if not position.players:
        raise PositionError(
            "no game is set up: begin with a phrase such as "
            "`Given a free-for-all between Rob, Alex and Carissa`"
        )
    if (
        position.variant.attack == "one_opponent"
        and len(position.players) > 2  # noqa: PLR2004 - of two players, one is the other's opponent
        and position.step == "beginning_of_combat"
    ):
        raise PositionError(
            "without attack options the one opponent who is attacked is named as combat begins: "
            "begin in the precombat main phase, and play on from there"
        )
    _check_not_begun(position)
    _check_bounds(position)
    for thing in position.objects:
        if thing.zone != "battlefield" or not isinstance(thing.card, str):
            continue
        battle = "Battle" in find(thing.card).types and not thing.face_down
        if battle and thing.protector is None:
            raise PositionError(f"{thing.name} is a battle: say in a table who protects it")
        if thing.attached_to and thing.attached_to not in {*position.names, *position.seats}:
            raise PositionError(f"{thing.name} is attached to {thing.attached_to}: who is that?")


def _check_bounds(position: Position) -> None:
    """Raise `PositionError` if there is more of something than a state can have."""
    state = position.state(_ANY)
    try:
        msgspec.json.decode(msgspec.json.encode(state), type=State)
    except msgspec.ValidationError as error:
        raise PositionError(f"no state can be so: {error}") from error


def _check_not_begun(position: Position) -> None:
    """Raise `PositionError` if there is something that cannot be before the game begins."""
    if position.stage == "before_game":
        for thing in position.objects:
            if thing.zone not in ("hand", "library"):
                raise PositionError(
                    f"{thing.name} cannot be there: before the game begins, "
                    "all cards are in hands and libraries"
                )


def _protector(position: Position, card: Card, controller: PlayerName) -> PlayerName | None:
    """Return the only possible protector of a battle in a two-player game."""
    others = [seat for seat in position.seats if seat != controller]
    return others[0] if "Battle" in card.types and len(others) == 1 else None


def _named(position: Position, entry: Listed) -> tuple[str, ...]:
    """Return the names of the objects that an entry lists: counted on where it has a number."""
    if entry.count is None:
        return (entry.name,)
    taken = sum(f"{word} {entry.name}" in position.names for word in ORDINALS)
    if taken + entry.count > len(ORDINALS):
        raise PositionError(f"there can be {len(ORDINALS)} of {entry.name} at most")
    return tuple(f"{word} {entry.name}" for word in ORDINALS[taken : taken + entry.count])
