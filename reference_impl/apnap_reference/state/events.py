"""Events: what can happen to players and objects, as records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from apnap.protocol import Step, Zone
from apnap_reference.state.table import ObjectId, PlayerId, Ref


@dataclass(frozen=True, slots=True)
class Damage:
    """A source deals damage to a player or permanent."""

    source: ObjectId
    target: Ref
    amount: int
    combat: bool = False


@dataclass(frozen=True, slots=True)
class Life:
    """A player gains (positive) or loses (negative) life."""

    player: PlayerId
    amount: int


@dataclass(frozen=True, slots=True)
class Poisons:
    """A player gets poison counters (positive) or loses them (negative)."""

    player: PlayerId
    amount: int


@dataclass(frozen=True, slots=True)
class Moves:
    """An object goes to another zone and becomes a new object there."""

    thing: ObjectId
    to: Zone
    controller: PlayerId | None = None
    tapped: bool = False
    protector: PlayerId | None = None
    attached_to: Ref | None = None
    chosen: dict[str, str] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)
    at_bottom: bool = False
    transformed: bool = False
    """Whether it arrives with its back face up."""
    copy_of: str | None = None
    """The card of which it is a copy as it arrives."""
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class LeavesGame:
    """An object leaves the game with its owner."""

    thing: ObjectId


@dataclass(frozen=True, slots=True)
class Makes:
    """A token is created; the new object gets the next number."""

    token: str
    controller: PlayerId
    source: ObjectId
    tapped: bool = False
    attached_to: Ref | None = None


@dataclass(frozen=True, slots=True)
class Taps:
    """A permanent becomes tapped."""

    thing: ObjectId


@dataclass(frozen=True, slots=True)
class Untaps:
    """A permanent becomes untapped."""

    thing: ObjectId


@dataclass(frozen=True, slots=True)
class Phases:
    """A permanent phases out, or in if it is phased out (702.26)."""

    thing: ObjectId


@dataclass(frozen=True, slots=True)
class TurnsFaceUp:
    """A face-down permanent is turned face up."""

    thing: ObjectId


@dataclass(frozen=True, slots=True)
class Counters:
    """Counters are put on a permanent (positive) or removed from it (negative)."""

    thing: ObjectId
    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class Draws:
    """A player draws a card."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class DeclaredAttacking:
    """A creature was declared as an attacker (508.3a)."""

    attacker: ObjectId
    target: Ref
    alone: bool


@dataclass(frozen=True, slots=True)
class DeclaredBlocking:
    """A creature was declared as a blocker of an attacker (509.3)."""

    blocker: ObjectId
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class BecomesBlocked:
    """An attacking creature became blocked (509.3c)."""

    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class EntersBlocking:
    """A creature entered the battlefield blocking an attacker; it never blocked (509.4)."""

    blocker: ObjectId
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class IsntBlocked:
    """Blockers were declared, and none for this attacking creature (509.3g)."""

    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class Exerts:
    """A player exerted a creature as it attacked (701.43d)."""

    thing: ObjectId


@dataclass(frozen=True, slots=True)
class StepBegins:
    """A step or phase begins."""

    step: Step


@dataclass(frozen=True, slots=True)
class DayOrNightComes:
    """Day becomes night, or night becomes day (730.1a)."""

    sky: Literal["day", "night"]


@dataclass(frozen=True, slots=True)
class SpellCast:
    """A player has cast a spell."""

    thing: ObjectId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class LosesTheGame:
    """A player loses the game, for whichever reason, and leaves it."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class ChangesControl:
    """A player loses control of a permanent, and another one gains it."""

    thing: ObjectId
    loser: PlayerId
    gainer: PlayerId


@dataclass(frozen=True, slots=True)
class BecomesUnattached:
    """A permanent isn't attached any more to what it was attached to."""

    thing: ObjectId
    host: Ref


@dataclass(frozen=True, slots=True)
class SpellCountered:
    """A spell is countered."""

    thing: ObjectId


@dataclass(frozen=True, slots=True)
class AbilityTriggers:
    """A triggered ability has triggered."""

    ability: ObjectId
    """The number under which it will be on the stack."""
    controller: PlayerId
    because_of: tuple[Event, ...]
    """What it triggered on, each of these alone if that is enough."""


Event = (
    Damage
    | Life
    | Poisons
    | Moves
    | LeavesGame
    | Makes
    | Taps
    | Untaps
    | Phases
    | TurnsFaceUp
    | Counters
    | Draws
    | DeclaredAttacking
    | DeclaredBlocking
    | BecomesBlocked
    | EntersBlocking
    | IsntBlocked
    | Exerts
    | StepBegins
    | DayOrNightComes
    | SpellCast
    | SpellCountered
    | LosesTheGame
    | ChangesControl
    | BecomesUnattached
    | AbilityTriggers
)
