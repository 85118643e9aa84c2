"""
The table: everything that is true in a game, as frozen plain data.

Players are known by their names, objects by numbers that are never used again: an object that
changes zones becomes a new object (400.7). `name` keeps the alias by which the players know
it. A table is never changed, only replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Final, Literal, TypeVar

from apnap.protocol import EditionDate, Step, Variant, Zone
from apnap_reference.state.effects import Does, Effect
from apnap_reference.state.ids import NOBODY, SideName, TeamId, Word
from apnap_reference.state.ids import ObjectId as ObjectId
from apnap_reference.state.ids import Plain as Plain
from apnap_reference.state.ids import PlayerId as PlayerId
from apnap_reference.state.ids import Ref as Ref
from apnap_reference.state.ids import replace as replace
from apnap_reference.state.memories import Memory

P = TypeVar("P")
R = TypeVar("R")


class Object(Plain, frozen=True, dict=True):
    """A card, token, or something on the stack; what is printed on it is kept beside it."""

    id: ObjectId
    name: str
    card: str
    owner: PlayerId
    zone: Zone
    kind: Literal["card", "token", "copy", "ability", "emblem"] = "card"
    controller: PlayerId = NOBODY
    """Who controls it by default; effects that change control come on top."""
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    deathtouched: bool = False
    counters: dict[str, int] = {}
    attached_to: Ref | None = None
    protector: PlayerId | None = None
    chosen: dict[str, str] = {}
    transformed: bool = False
    """Whether its back face is up."""
    face_down: bool = False
    phased_out: PlayerId | None = None
    """Under whose control it phased out; None while it is phased in (702.26)."""
    copy_of: str | None = None
    """The card of which it is a copy now (707.2); empty: a copy of something face down."""
    stamp: int = 0
    """Timestamp: when it entered the zone it is in (613.7)."""
    ability: str = ""
    """Of an ability on the stack: its key in the catalogue of abilities."""
    source: ObjectId | None = None
    concerns: PlayerId | None = None
    targets: tuple[tuple[Ref, ...], ...] = ()
    """Of a spell or ability: for each target word the targets chosen."""
    memory: Memory = {}
    """What a spell or ability remembers: X, the attacker that triggered it, modes…"""


NOT_LIBRARIES: Final[tuple[Zone, ...]] = (
    "hand",
    "battlefield",
    "graveyard",
    "stack",
    "exile",
    "command",
)
"""The zones but for libraries, in which most objects are, and for which few ask."""

NO_SOURCE: Final = Object(ObjectId(0), "", "", NOBODY, "command")
"""In the place of the source of an ability that has none (724.2)."""


def source_of(thing: Object) -> ObjectId:
    """Give the source of an ability; a spell is its own."""
    return thing.id if thing.source is None else thing.source


class Player(Plain, frozen=True):
    """A player."""

    name: PlayerId
    life: int
    poison: int = 0
    left: str | None = None
    """Why the player has left the game, None while playing."""
    mana: tuple[str, ...] = ()
    lands_played: int = 0
    drew_from_empty: bool = False
    speed: int | None = None
    """None until something gives the player speed (702.179b)."""
    range_of_influence: int | None = None
    """The player's own range; None: that of the variant."""


class Team(Plain, frozen=True):
    """A team; the members in seating order."""

    name: TeamId
    members: tuple[PlayerId, ...]
    primary: PlayerId | None = None
    emperor: PlayerId | None = None


class Attack(Plain, frozen=True):
    """An attacking creature."""

    attacker: ObjectId
    target: Ref | None
    defender: PlayerId | None
    """The defending player for it, kept when it attacks nothing any more."""
    why_nothing: Literal["left_combat"] | None = None
    blocked: bool | None = None
    blockers: tuple[ObjectId, ...] = ()
    """In damage assignment order where the edition has one."""
    former_blockers: tuple[ObjectId, ...] = ()
    """Creatures that blocked it and were removed from combat."""
    band: int | None = None


class Block(Plain, frozen=True):
    """A blocking creature."""

    blocker: ObjectId
    attackers: tuple[ObjectId, ...]


class Combat(Plain, frozen=True):
    """A combat phase."""

    attacking: tuple[PlayerId, ...]
    defending: tuple[PlayerId, ...]
    attacks: tuple[Attack, ...] = ()
    blocks: tuple[Block, ...] = ()
    former: tuple[Attack, ...] = ()
    """Attacks of creatures that were removed from combat, newest last."""
    blocks_declared: bool = False
    had_to_attack: tuple[ObjectId, ...] = ()
    """Attackers that an effect required to attack as they were declared (506.6)."""
    struck_first: tuple[ObjectId, ...] = ()
    """Creatures that had first or double strike as the first of two damage steps began."""


def blocking_of(combat: Combat | None, creature: ObjectId) -> Block | None:
    """Give what a creature is blocking, None if it is no blocking creature."""
    if combat is None:
        return None
    return next((block for block in combat.blocks if block.blocker == creature), None)


def attack_of(combat: Combat | None, creature: ObjectId) -> Attack | None:
    """Give the attack of an attacking creature, None if it is not attacking."""
    if combat is None:
        return None
    return next((attack for attack in combat.attacks if attack.attacker == creature), None)


AbilityOf = tuple[str, ObjectId | None, PlayerId]
"""An ability by its key, with its source and the player whose it is."""


class Turn(Plain, frozen=True):
    """A turn that is going on, with its own stack, priority and combat."""

    number: int
    side: tuple[PlayerId, ...]
    """The player or players whose turn it is; empty once they have left."""
    whose: SideName
    """Name of that player or team, kept when they leave."""
    step: Step
    opened: bool = False
    """Whether the turn-based actions of this step are done."""
    to_come: tuple[Step, ...] = ()
    """The rest of the turn."""
    been: tuple[Step, ...] = ()
    """The steps of this turn that are over."""
    stack: tuple[ObjectId, ...] = ()
    priority: tuple[PlayerId, ...] | None = None
    receives: tuple[PlayerId, ...] | None = None
    """Who is about to receive priority."""
    asked: int = 0
    """Number of the question to whoever has priority, which lasts until it is answered."""
    passed: tuple[PlayerId, ...] = ()
    wishing_to_pass: tuple[PlayerId, ...] = ()
    """Members of the team with priority who wish to do nothing."""
    combat: Combat | None = None
    marker: int | None = None
    attacked: tuple[ObjectId, ...] = ()
    """Creatures that were declared as attackers in this turn."""
    lost_life: tuple[PlayerId, ...] = ()
    """Players who lost life in this turn."""
    triggered_once: tuple[AbilityOf, ...] = ()
    """Abilities that trigger only once each turn and have."""
    began_tapped: tuple[ObjectId, ...] = ()
    """Permanents that were tapped as this turn began."""
    cast: tuple[PlayerId, ...] = ()
    """Of each spell that an active player cast in this turn, who cast it."""
    casters: tuple[PlayerId, ...] = ()
    """Who cast a spell in this turn, once for each."""
    loyalty_used: tuple[ObjectId, ...] = ()
    """Permanents of which a loyalty ability was activated in this turn."""
    died_under: tuple[PlayerId, ...] = ()
    """Who controlled the creatures that died in this turn, once for each."""
    done_once: tuple[AbilityOf, ...] = ()
    """What was done in this turn that is done only once each turn."""
    resolved: tuple[tuple[str, ObjectId | None], ...] = ()
    """Abilities that count how often they resolve, once for each resolution in this turn."""
    goes_on_after: SideName = NOBODY
    """In an extra turn: after whom the turn order goes on, the side that it interrupts."""


class Marker(Plain, frozen=True):
    """A turn marker: whoever takes a turn with it, that turn bears its number."""

    number: int
    holder: PlayerId
    """Who has it, also one who has left the game in the turn that goes on."""
    removals: int = 0
    """How often it has been designated for removal."""
    unused: bool = True
    """Whether its holder has yet to take a turn with it, extra turns aside."""


class Waiting(Plain, frozen=True):
    """A triggered ability that waits to be put on the stack."""

    ability: str
    source: ObjectId
    controller: PlayerId
    concerns: PlayerId | None = None
    memory: Memory = {}


class Delayed(Plain, frozen=True):
    """A delayed triggered ability that waits for its event (603.7)."""

    ability: str
    source: ObjectId
    controller: PlayerId
    memory: Memory = {}
    through: int | None = None
    """Number of the turn through which it lasts; None: it triggers once."""


class Pick(Plain, frozen=True):
    """A choice that is made and not yet acted upon (101.4)."""

    key: str
    """Which choice of those under way it settles."""
    who: PlayerId
    by: PlayerId
    """Who has spoken for the player, if somebody controls the player."""
    chosen: tuple[Ref | Word, ...]
    concealed: bool = False


class ExtraTurn(Plain, frozen=True):
    """A turn to be taken after this one."""

    whose: SideName


class Characteristics(Plain, frozen=True):
    """The characteristics of an object with all effects applied, and who controls it."""

    name: str
    controller: PlayerId
    colors: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    """Keys of the other abilities in the catalogue of abilities."""
    power: int | None = None
    toughness: int | None = None


class Round(Plain, frozen=True):
    """What lay before the players as the top of the stack was about to resolve (104.4b)."""

    situation: tuple[object, ...]
    """All that matters for what follows; empty if nobody has looked yet."""
    involved: tuple[PlayerId, ...]
    """Who controls what was on the stack."""


class Restart(Plain, frozen=True):
    """The game is about to be restarted (104.6)."""

    by: PlayerId
    """Whose effect it is."""
    exempt: tuple[ObjectId, ...]
    """Cards in exile that are in no deck of the new game."""


class Past(Plain, frozen=True):
    """An object as it last existed, with what could be seen of it (608.2h)."""

    object: Object
    characteristics: Characteristics


def kept_for_the_next(function: Callable[[P], R]) -> Callable[[P], R]:
    """
    Keep what a function gives for a part of a table until it is asked for another.

    Most tables have the same players, and the same objects in the same dict, as the one that was
    looked at before.
    """
    last: tuple[P, R] | None = None

    @wraps(function)
    def recalled(part: P) -> R:
        nonlocal last
        known = last
        if known is None or known[0] is not part:
            known = last = part, function(part)
        return known[1]

    return recalled


@kept_for_the_next
def _in_particular(objects: dict[ObjectId, Object]) -> tuple[Object, ...]:
    return tuple(
        thing
        for thing in objects.values()
        if thing.zone != "library" or thing.name[0] != "~" or thing.kind != "card"
    )


@kept_for_the_next
def _by_zone(objects: dict[ObjectId, Object]) -> dict[Zone, tuple[Object, ...]]:
    """Sort objects by zones, but for those in libraries."""
    zones: dict[Zone, tuple[Object, ...]] = dict.fromkeys(NOT_LIBRARIES, ())
    for thing in _in_particular(objects):
        if thing.zone != "library" and thing.phased_out is None:
            zones[thing.zone] += (thing,)
    return zones


@kept_for_the_next
def _in_libraries(objects: dict[ObjectId, Object]) -> tuple[Object, ...]:
    cards = (thing for thing in objects.values() if thing.zone == "library")
    return tuple(card for card in cards if card.phased_out is None)


@kept_for_the_next
def _by_alias(objects: tuple[Object, ...]) -> dict[str, Object]:
    return {thing.name: thing for thing in reversed(objects)}


@kept_for_the_next
def _by_name(players: tuple[Player, ...]) -> dict[PlayerId, Player]:
    return {player.name: player for player in players}


WITHOUT_TURNS: Final = "the table without its turns"
"""Under this name stands beside a table the one that is shown in its place (`objects.kept`)."""


class Table(Plain, frozen=True, eq=False, dict=True):
    """The whole game; what is worked out from all of it is kept beside it, as it never changes."""

    edition: EditionDate
    variant: Variant
    players: tuple[Player, ...]
    begun: bool = True
    """Whether the first turn has begun; before that, hands are kept or not (103.5)."""
    teams: tuple[Team, ...] = ()
    markers: tuple[Marker, ...] = ()
    """The turn markers in the game, by their numbers."""
    departed: tuple[PlayerId, ...] = ()
    """Who has left since it was last settled, between turns, which markers are removed."""
    objects: dict[ObjectId, Object] = {}
    libraries: dict[PlayerId, tuple[ObjectId, ...]] = {}
    """Libraries from top to bottom."""
    effects: tuple[Effect[Does], ...] = ()
    waiting: tuple[Waiting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    day_or_night: Literal["day", "night"] | None = None
    """Whether it is day or night; None while it has been neither (730.1)."""
    cast_before: tuple[PlayerId, ...] = ()
    """Of each spell that an active player cast in the previous turn, who cast it."""
    picks: tuple[Pick, ...] = ()
    """What has been picked in the simultaneous choice that is under way."""
    past: dict[ObjectId, Past] = {}
    extra_turns: tuple[ExtraTurn, ...] = ()
    next_id: ObjectId = ObjectId(1)
    """The next number for an object or effect; it serves as timestamp as well."""
    as_left: dict[PlayerId, Table] = {}
    """How everything was just before a player left the game (800.4i)."""
    monarch: PlayerId | None = None
    """Who is the monarch, None before anybody has become it (724.1)."""
    ranges: dict[PlayerId, tuple[PlayerId, ...]] = {}
    """Who is within each player's range of influence, where that is limited (801.2c)."""
    revealed: tuple[ObjectId, ...] = ()
    """Cards that were revealed from opening hands, until the first turn begins (103.6b)."""
    restart: Restart | None = None
    """Set when an effect restarts the game, until the new one has begun."""
    winners: tuple[PlayerId, ...] | None = None
    """Set when the game is over; empty for a draw."""
    turns: tuple[Turn, ...] = ()
    focus: int = 0
    """Index of the turn in which things are happening."""
    latest: int = 0
    """Number of the turn that began last, also if it is over."""
    asked: int = 0
    """Number of instructions so far; makes the ids of decisions unique."""
    rounds: tuple[Round, ...] = ()
    """What has resolved in a row since anybody had something to decide (104.4b)."""

    @property
    def turn(self) -> Turn:
        """The turn in which things are happening."""
        return self.turns[self.focus]

    def is_for_two(self) -> bool:
        """Tell whether this is a game that has begun with two players (100.1a)."""
        return len(self.players) == 2  # noqa: PLR2004 - the number is in the name

    def has_seen_death(self) -> bool:
        """Tell whether a creature has died in a turn that is going on (700.4)."""
        if len(self.turns) == 1:  # this is asked of each table, and most have one
            return bool(self.turns[0].died_under)
        return any(turn.died_under for turn in self.turns)

    def player(self, name: PlayerId) -> Player:
        """Find a player by name."""
        return _by_name(self.players)[name]

    def with_player(self, player: Player) -> Table:
        """Replace the player of that name."""
        players = tuple(player if p.name == player.name else p for p in self.players)
        return replace(self, players=players)

    def with_turn(self, turn: Turn, asked: int | None = None) -> Table:
        """Replace the turn in which things are happening, and the number of instructions so far."""
        turns: tuple[Turn, ...] = (turn,)
        if len(self.turns) > 1:
            turns = (*self.turns[: self.focus], turn, *self.turns[self.focus + 1 :])
        after = replace(self, turns=turns, asked=self.asked if asked is None else asked)
        without_turns = self.__dict__.get(WITHOUT_TURNS)
        if without_turns is not None:
            after.__dict__[WITHOUT_TURNS] = without_turns
        return after

    def with_focus(self, focus: int) -> Table:
        """Let things happen in the turn of that index."""
        return self if focus == self.focus else replace(self, focus=focus)

    @property
    def combat(self) -> Combat:
        """The combat of this turn; raises `LookupError` outside of a combat phase."""
        if self.turn.combat is None:
            raise LookupError("there is no combat now")
        return self.turn.combat

    def with_combat(self, combat: Combat | None) -> Table:
        """Replace the combat of this turn."""
        return self.with_turn(replace(self.turn, combat=combat))

    def with_attack(self, changed: Attack) -> Table:
        """Replace the attack of that attacking creature in the combat of this turn."""
        attacks = (changed if a.attacker == changed.attacker else a for a in self.combat.attacks)
        return self.with_combat(replace(self.combat, attacks=tuple(attacks)))

    def with_block(self, changed: Block) -> Table:
        """Replace the block of that blocking creature in the combat of this turn."""
        blocks = (changed if b.blocker == changed.blocker else b for b in self.combat.blocks)
        return self.with_combat(replace(self.combat, blocks=tuple(blocks)))

    def with_object(self, changed: Object) -> Table:
        """Replace or add an object."""
        return replace(self, objects={**self.objects, changed.id: changed})

    def with_new(self, new: Object) -> Table:
        """Add an object that has the next number."""
        return replace(self.with_object(new), next_id=ObjectId(new.id + 1))

    def with_on_stack(self, thing: ObjectId) -> Table:
        """Put an object on top of the stack of this turn (405.2)."""
        return self.with_turn(replace(self.turn, stack=(*self.turn.stack, thing)))

    def in_particular(self) -> tuple[Object, ...]:
        """Give the objects but for those cards of libraries that are nothing in particular."""
        return _in_particular(self.objects)

    def in_zone(self, zone: Zone) -> tuple[Object, ...]:
        """Give the objects of a zone, oldest first; what is phased out is treated as absent."""
        return _in_libraries(self.objects) if zone == "library" else _by_zone(self.objects)[zone]

    def zones(self) -> Mapping[Zone, tuple[Object, ...]]:
        """Give the same of each zone but libraries."""
        return _by_zone(self.objects)

    def hand(self, player: PlayerId) -> tuple[Object, ...]:
        """Give the cards in a player's hand."""
        return tuple(card for card in self.in_zone("hand") if card.owner == player)

    def called(self, name: str) -> Object | None:
        """Find an object by the name that the players use."""
        found = _by_alias(_in_particular(self.objects)).get(name)
        if found is None and name[:1] == "~":
            return next((thing for thing in self.objects.values() if thing.name == name), None)
        return found

    def is_team(self, target: Ref | None) -> bool:
        """Tell whether what is attacked is a team as such."""
        return any(PlayerId(team.name) == target for team in self.teams)

    def name_of(self, ref: Ref) -> str:
        """Give the name of a player or object, also of an object that has gone."""
        if isinstance(ref, str):
            return ref
        thing = self.objects.get(ref)
        return thing.name if thing else self.past[ref].object.name

    def ref(self, name: str) -> Ref | None:
        """Find a player or object by name, None if there is none of that name."""
        player = next((one.name for one in self.players if one.name == name), None)
        if player is not None:
            return player
        thing = self.called(name)
        return thing.id if thing else None
