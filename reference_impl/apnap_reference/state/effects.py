"""
Lasting effects of resolved spells and abilities, as data: what each does, and until when.

`Does` are all the things that an effect can do, `Duration` all the times that it can last.
"""

from __future__ import annotations

from typing import Final, Generic, Literal, TypeVar, assert_never

from apnap.protocol import Phase, Step
from apnap_reference.state.ids import ObjectId, Plain, PlayerId


class EndOfTurn(Plain, frozen=True, tag=True):
    """Until the cleanup step of the turn in which it began."""


class EndOfCombat(Plain, frozen=True, tag=True):
    """Until the combat phase in which it began ends."""


class NextTurn(Plain, frozen=True, tag=True):
    """Until the next turn begins, whosever it is."""


class TurnOf(Plain, frozen=True, tag=True):
    """Until a player's next turn begins."""

    player: PlayerId


class UpkeepOf(Plain, frozen=True, tag=True):
    """Until a player's next upkeep step begins."""

    player: PlayerId


class Forever(Plain, frozen=True, tag=True):
    """For the rest of the game, or until it is used up."""


Duration = EndOfTurn | EndOfCombat | NextTurn | TurnOf | UpkeepOf | Forever

END_OF_TURN: Final = EndOfTurn()
END_OF_COMBAT: Final = EndOfCombat()
NEXT_TURN: Final = NextTurn()
FOREVER: Final = Forever()


Skippable = Literal["turn"] | Phase | Step
"""What can be skipped: a turn, a phase or a step."""


class GainsControl(Plain, frozen=True, tag=True):
    """A player controls the objects."""

    player: PlayerId


class BecomesColor(Plain, frozen=True, tag=True):
    """The objects have one colour and no other."""

    color: str


class GainsTypes(Plain, frozen=True, tag=True):
    """The objects have these card types and subtypes in addition to their own."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()


class BecomesOnly(Plain, frozen=True, tag=True):
    """The objects have these card types and subtypes and no others."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()


class GainsKeyword(Plain, frozen=True, tag=True):
    """The objects have a keyword ability."""

    keyword: str


class LosesAllAbilities(Plain, frozen=True, tag=True):
    """The objects have none of the abilities that they had before."""


class HasBase(Plain, frozen=True, tag=True):
    """The objects have this base power and toughness."""

    power: int
    toughness: int


class Gets(Plain, frozen=True, tag=True):
    """The objects get +N/+N."""

    power: int
    toughness: int


class HasToAttack(Plain, frozen=True, tag=True):
    """The objects attack if able; a player, if one is named."""

    player: PlayerId | None = None


class Goaded(Plain, frozen=True, tag=True):
    """The objects attack if able, and somebody else than the effect's controller if able."""


class CannotBlock(Plain, frozen=True, tag=True):
    """The objects can't block."""


class Detained(Plain, frozen=True, tag=True):
    """The objects neither attack nor block, and nobody activates their abilities."""


class StaysTapped(Plain, frozen=True, tag=True):
    """The objects don't untap in a player's next untap step."""

    player: PlayerId


class OnlyTheseBlock(Plain, frozen=True, tag=True):
    """No creature of a defending player blocks that is not among the objects."""


class PlaysNoLands(Plain, frozen=True, tag=True):
    """A player plays no lands."""

    player: PlayerId


class PlaysMoreLands(Plain, frozen=True, tag=True):
    """A player may play so many more lands."""

    player: PlayerId
    number: int


class WillBeControlled(Plain, frozen=True, tag=True):
    """The effect's controller will control a player during that player's next turn."""

    player: PlayerId


class IsControlled(Plain, frozen=True, tag=True):
    """The effect's controller controls a player."""

    player: PlayerId


class HasAddedUpkeep(Plain, frozen=True, tag=True):
    """A player has had an upkeep step in this turn, and gets another."""

    player: PlayerId


class Skips(Plain, frozen=True, tag=True):
    """A player, or the team of one, skips a turn, phase or step the next time it begins."""

    player: PlayerId
    what: Skippable


class PreventsDamageByOpposingCreatures(Plain, frozen=True, tag=True):
    """All damage is prevented that creatures of opponents of the effect's controller would deal."""


class PreventsCombatDamage(Plain, frozen=True, tag=True):
    """All combat damage that would be dealt is prevented."""


class DrawsInstead(Plain, frozen=True, tag=True):
    """The effect's controller draws each card that a player would draw."""

    player: PlayerId


class Regenerates(Plain, frozen=True, tag=True):
    """The objects regenerate instead, the next time that they would be destroyed."""


class PreventsNextDamage(Plain, frozen=True, tag=True):
    """The next so much damage is prevented that would be dealt to the objects."""

    amount: int


class IsntCrowned(Plain, frozen=True, tag=True):
    """A player can't become the monarch."""

    player: PlayerId


class ExiledUntilGone(Plain, frozen=True, tag=True):
    """The objects are in exile until a permanent leaves the battlefield."""

    permanent: ObjectId


Does = (
    GainsControl
    | BecomesColor
    | GainsTypes
    | BecomesOnly
    | GainsKeyword
    | LosesAllAbilities
    | HasBase
    | Gets
    | HasToAttack
    | Goaded
    | CannotBlock
    | Detained
    | StaysTapped
    | OnlyTheseBlock
    | PlaysNoLands
    | PlaysMoreLands
    | WillBeControlled
    | IsControlled
    | HasAddedUpkeep
    | Skips
    | PreventsCombatDamage
    | PreventsDamageByOpposingCreatures
    | PreventsNextDamage
    | DrawsInstead
    | Regenerates
    | IsntCrowned
    | ExiledUntilGone
)

D_co = TypeVar("D_co", bound=Does, covariant=True)


class Effect(Plain, Generic[D_co], frozen=True):
    """A lasting effect of a resolved spell or ability."""

    id: int
    does: D_co
    controller: PlayerId
    until: Duration
    objects: tuple[ObjectId, ...] = ()
    turn: int = 0
    """Number of the turn in which it began."""

    @property
    def player(self) -> PlayerId | None:
        """The player whom it concerns, if it concerns one."""
        return player_concerned(self.does)


def player_concerned(does: Does) -> PlayerId | None:
    """Give the player whom an effect concerns, None if it concerns objects only."""
    match does:
        case GainsControl() | PlaysNoLands() | PlaysMoreLands() | Skips() | StaysTapped():
            return does.player
        case (
            WillBeControlled()
            | IsControlled()
            | HasAddedUpkeep()
            | HasToAttack()
            | DrawsInstead()
            | IsntCrowned()
        ):
            return does.player
        case BecomesColor() | GainsKeyword() | LosesAllAbilities() | HasBase() | Gets():
            return None
        case GainsTypes() | BecomesOnly() | Goaded() | CannotBlock() | OnlyTheseBlock():
            return None
        case PreventsCombatDamage() | ExiledUntilGone() | PreventsDamageByOpposingCreatures():
            return None
        case Detained() | Regenerates() | PreventsNextDamage():
            return None
        case _:
            assert_never(does)
