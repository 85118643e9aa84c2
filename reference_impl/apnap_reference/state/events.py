"""Events: what can happen to players and objects, as records."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from apnap.protocol import Step, Zone
from apnap_reference.state.table import ObjectId, Plain, PlayerId, Ref


class Damage(Plain, frozen=True):
    """A source deals damage to a player or permanent."""

    source: ObjectId
    target: Ref
    amount: int
    combat: bool = False


class Life(Plain, frozen=True):
    """A player gains (positive) or loses (negative) life."""

    player: PlayerId
    amount: int


class Poisons(Plain, frozen=True):
    """A player gets poison counters (positive) or loses them (negative)."""

    player: PlayerId
    amount: int


class Moves(Plain, frozen=True):
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


class LeavesGame(Plain, frozen=True):
    """An object leaves the game with its owner."""

    thing: ObjectId


class Makes(Plain, frozen=True):
    """A token is created; the new object gets the next number."""

    token: str
    controller: PlayerId
    source: ObjectId
    tapped: bool = False
    attached_to: Ref | None = None


class Taps(Plain, frozen=True):
    """A permanent becomes tapped."""

    thing: ObjectId


class Untaps(Plain, frozen=True):
    """A permanent becomes untapped."""

    thing: ObjectId


class Phases(Plain, frozen=True):
    """A permanent phases out, or in if it is phased out (702.26)."""

    thing: ObjectId


class TurnsFaceUp(Plain, frozen=True):
    """A face-down permanent is turned face up."""

    thing: ObjectId


class Counters(Plain, frozen=True):
    """Counters are put on a permanent (positive) or removed from it (negative)."""

    thing: ObjectId
    kind: str
    amount: int


class Draws(Plain, frozen=True):
    """A player draws a card."""

    player: PlayerId


class DeclaredAttacking(Plain, frozen=True):
    """A creature was declared as an attacker (508.3a)."""

    attacker: ObjectId
    target: Ref
    alone: bool


class DeclaredBlocking(Plain, frozen=True):
    """A creature was declared as a blocker of an attacker (509.3)."""

    blocker: ObjectId
    attacker: ObjectId


class BecomesBlocked(Plain, frozen=True):
    """An attacking creature became blocked (509.3c)."""

    attacker: ObjectId


class EntersBlocking(Plain, frozen=True):
    """A creature entered the battlefield blocking an attacker; it never blocked (509.4)."""

    blocker: ObjectId
    attacker: ObjectId


class IsntBlocked(Plain, frozen=True):
    """Blockers were declared, and none for this attacking creature (509.3g)."""

    attacker: ObjectId


class Exerts(Plain, frozen=True):
    """A player exerted a creature as it attacked (701.43d)."""

    thing: ObjectId


class StepBegins(Plain, frozen=True):
    """A step or phase begins."""

    step: Step


class DayOrNightComes(Plain, frozen=True):
    """Day becomes night, or night becomes day (730.1a)."""

    which: Literal["day", "night"]


class SpellCast(Plain, frozen=True):
    """A player has cast a spell."""

    thing: ObjectId
    player: PlayerId


class LosesTheGame(Plain, frozen=True):
    """A player loses the game, for whichever reason, and leaves it."""

    player: PlayerId


class ChangesControl(Plain, frozen=True):
    """A player loses control of a permanent, and another one gains it."""

    thing: ObjectId
    loser: PlayerId
    gainer: PlayerId


class BecomesUnattached(Plain, frozen=True):
    """A permanent isn't attached any more to what it was attached to."""

    thing: ObjectId
    host: Ref


class SpellCountered(Plain, frozen=True):
    """A spell is countered."""

    thing: ObjectId


class AbilityTriggers(Plain, frozen=True):
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
