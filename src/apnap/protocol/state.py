"""
The state of a game as an engine shows it.

One namespace: players, teams and objects have different names within a state, so a plain
string says who or what is meant. The suite names the objects that it loads ("aliases"), and
an engine keeps such a name as long as the rules let a player follow the object. A new object
(a token, a copy, an ability on the stack, a card that nobody named) gets a handle from the
engine; handles begin with `~`.

`"unknown"` is a value: the engine cannot tell. It differs from `null` (there is none) and
from an empty list.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from apnap.protocol.bounds import (
    Cards,
    Few,
    Integer,
    Many,
    Map,
    Markers,
    Natural,
    Positive,
    Seats,
    Text,
    Things,
    Times,
)
from apnap.protocol.decisions import Decision
from apnap.protocol.record import Record, Unknown, doc
from apnap.protocol.rule_numbers import EditionDate

Stage = Literal["before_game", "playing", "over"]
Phase = Literal["beginning", "precombat_main", "combat", "postcombat_main", "ending"]
Step = Literal[
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "first_strike_damage",
    "combat_damage",
    "end_of_combat",
    "postcombat_main",
    "end_step",
    "cleanup",
]
Zone = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"]
AttackOption = Literal["multiple", "left", "right", "one_opponent"]
VariantName = Literal[
    "free_for_all",
    "two_player",
    "team_vs_team",
    "two_headed_giant",
    "alternating_teams",
    "grand_melee",
    "emperor",
]
Hands = Literal["own", "team", "neighbours"]
ObjectKind = Literal["card", "token", "copy", "ability", "emblem"]

PlayerName = Annotated[str, doc("Name of a player.", min_length=1, max_length=200)]
SideName = Annotated[
    str, doc("Name of a player, or of a team that acts as one.", min_length=1, max_length=200)
]
ObjectName = Annotated[
    str,
    doc("Alias of an object, or a handle beginning with `~`.", min_length=1, max_length=200),
]
AnyName = Annotated[
    str, doc("Name of a player, a team or an object.", min_length=1, max_length=200)
]
CardName = Annotated[str, doc("English name of a card or token.", min_length=1, max_length=200)]
Count = Annotated[Natural, doc("A number of things, never negative.")]


class Variant(Record, frozen=True):
    """The variant and its options, as data. What is played follows from the options alone."""

    attack: Annotated[
        AttackOption,
        doc(
            "Whom a player may attack: several opponents at once, the neighbour to the left or to "
            "the right, or the one opponent named as combat begins (also for two players)."
        ),
    ]
    shared_team_turns: Annotated[bool, doc("Teammates take their turns together.")] = False
    shared_life: Annotated[bool, doc("A team has one life total and one poison total.")] = False
    range_of_influence: Annotated[
        Annotated[Seats, doc("Seats.")] | None,
        doc(
            "The range of influence, in seats, of each player who has none of their own; "
            "null for no limit."
        ),
    ] = None
    deploy_creatures: Annotated[
        bool, doc("The deploy creatures option: creatures can be given to a teammate.")
    ] = False
    turn_markers: Annotated[
        Markers, doc("Number of turn markers; 0 where the variant has none.")
    ] = 0
    starting_life: Annotated[Positive, doc("Life total at the start, per player or team.")] = 20
    name: Annotated[
        VariantName | None,
        doc("The variant whose rules about setting up are checked by `load`; null for none."),
    ] = None
    neighbours_only: Annotated[
        bool, doc("Only opponents who sit next to the attacking player can be attacked.")
    ] = False
    hands: Annotated[
        Hands,
        doc("Whose hands a player may look at: the own, the team's, or neighbouring teammates'."),
    ] = "own"


class Left(Record, frozen=True):
    """How and why a player has left the game or is out of it."""

    reason: Annotated[
        Literal["conceded", "life", "library", "poison", "effect", "team"] | Unknown,
        doc("Why: conceded, zero life, drew from an empty library, poison, an effect, or team."),
    ]


class Player(Record, frozen=True, kw_only=True):
    """One player. The order of the players is their seating, clockwise."""

    name: PlayerName
    life: Annotated[Integer | Unknown, doc("Life total; the team's where life is shared.")]
    poison: Annotated[Count | Unknown, doc("Poison counters.")] = 0
    left: Annotated[Left | None, doc("Set when the player has left the game.")] = None
    hand: Annotated[Cards | Unknown, doc("Number of cards in hand.")] = 0
    library: Annotated[Cards | Unknown, doc("Number of cards in the library.")] = "unknown"
    mana_pool: Annotated[
        Many[Text] | Unknown, doc("Unspent mana, a letter of WUBRGC for each.")
    ] = ()
    lands_played: Annotated[Count | Unknown, doc("Lands played this turn.")] = 0
    range_of_influence: Annotated[
        Annotated[Seats, doc("Seats.")] | None,
        doc("This player's own range of influence, where it isn't that of the variant."),
    ] = None


class Team(Record, frozen=True):
    """A team. Its members are listed in seating order."""

    name: SideName
    members: Annotated[Few[PlayerName], doc("The players of the team.")]
    primary: Annotated[
        PlayerName | Unknown | None, doc("The primary player, where the variant has one.")
    ] = None
    emperor: Annotated[
        PlayerName | Unknown | None, doc("The emperor, where the variant has emperors.")
    ] = None


class Attack(Record, frozen=True):
    """One attacking creature."""

    attacker: ObjectName
    attacks: Annotated[
        AnyName | None,
        doc(
            "The one player, planeswalker or battle that it attacks; null: nothing any more. "
            "A player who has left the game may be named: that counts as nothing."
        ),
    ]
    why_nothing: Annotated[
        Literal["player_left", "left_combat", "no_protector"] | Unknown | None,
        doc("Why it attacks nothing; null while it attacks something."),
    ] = None
    defender: Annotated[
        PlayerName | Unknown | None,
        doc("The defending player for this creature; the last one if it attacks nothing now."),
    ] = "unknown"
    blocked: Annotated[
        bool | Unknown | None,
        doc(
            "Whether it is blocked: true as soon as a block of it is declared, false once nobody "
            "is to declare any more; null before that."
        ),
    ] = None
    blockers: Annotated[
        Many[ObjectName],
        doc(
            "Creatures blocking it, in damage assignment order if the edition has that order, "
            "otherwise in no particular order."
        ),
    ] = ()
    band: Annotated[Integer | None, doc("Attackers with one number form a band.")] = None


class Block(Record, frozen=True):
    """One blocking creature."""

    blocker: ObjectName
    blocks: Annotated[
        Many[ObjectName],
        doc("Attackers that it blocks, in damage assignment order if the edition has it."),
    ]


class Combat(Record, frozen=True):
    """What is going on in a combat phase."""

    attacking: Annotated[Few[PlayerName] | Unknown, doc("The attacking players.")] = "unknown"
    defending: Annotated[
        Few[PlayerName] | Unknown, doc("The defending players, in turn order.")
    ] = "unknown"
    attacks: Annotated[Many[Attack], doc("All attacking creatures.")] = ()
    blocks: Annotated[
        Many[Block],
        doc(
            "All blocking creatures, shown as soon as the defending player who declared them has "
            "done so, while later ones are still asked."
        ),
    ] = ()


class Turn(Record, frozen=True, kw_only=True):
    """One turn that is going on. Grand Melee has several at once."""

    number: Annotated[Integer | Unknown, doc("Number of the turn in the game, from 1.")] = "unknown"
    active: Annotated[
        SideName | None, doc("Whose turn it is; null when the active player has left the game.")
    ]
    phase: Annotated[Phase, doc("The phase.")]
    step: Annotated[Step, doc("The step; a main phase stands as a step of its own.")]
    marker: Annotated[
        Integer | None, doc("Number of the turn marker, where the variant has them.")
    ] = None
    stack: Annotated[Many[ObjectName], doc("The stack from bottom to top.")] = ()
    priority: Annotated[SideName | None, doc("Who has priority; null for nobody.")] = None
    passed: Annotated[
        Few[SideName] | Unknown, doc("Who has passed in succession, in that order.")
    ] = "unknown"
    combat: Annotated[
        Combat | None,
        doc("The combat; null outside the phase, perhaps also until attackers are declared."),
    ] = None


class Marker(Record, frozen=True):
    """
    A turn marker of Grand Melee.

    While its holder takes a turn, that turn bears the marker's number; otherwise the holder
    waits until the turn can begin.
    """

    number: Annotated[Positive, doc("Its number, from 1.")]
    player: Annotated[PlayerName, doc("Who holds it.")]
    removals: Annotated[Count, doc("How often it has been designated for removal.")] = 0


class Characteristics(Record, frozen=True):
    """Current characteristics of an object, all effects taken into account."""

    name: Annotated[Text, doc("Current name; empty for a nameless object.")]
    colors: Annotated[Many[Text], doc("Colours, letters of WUBRG.")] = ()
    types: Annotated[
        Many[Text],
        doc("Supertypes, such as `Basic`, and card types; if some are unknown, leave `now` out."),
    ] = ()
    subtypes: Annotated[Many[Text], doc("Subtypes.")] = ()
    keywords: Annotated[
        Many[Text] | Unknown,
        doc(
            "Keyword abilities in lower case, each with what belongs to it: `first strike`, "
            "`enchant creature`, `equip {1}`. Whoever reads them pays no regard to case."
        ),
    ] = "unknown"
    power: Annotated[Integer | None, doc("Power; null if it has none.")] = None
    toughness: Annotated[Integer | None, doc("Toughness; null if it has none.")] = None


class Object(Record, frozen=True, kw_only=True):
    """A card, token, copy, emblem or ability in a zone."""

    name: ObjectName
    kind: Annotated[ObjectKind, doc("What it is.")] = "card"
    card: Annotated[
        CardName | Unknown | None,
        doc(
            "The card or token it is; for an ability, of its source; unknown if hidden; null for "
            "an emblem, and for an ability without source."
        ),
    ]
    owner: Annotated[PlayerName | Unknown, doc("Its owner.")]
    controller: Annotated[
        PlayerName | Unknown | None,
        doc("Its controller; null outside battlefield and stack, but for an emblem."),
    ] = None
    zone: Annotated[Zone, doc("Where it is.")]
    position: Annotated[
        Cards | None, doc("In a library: how many cards lie above it; null elsewhere.")
    ] = None
    tapped: Annotated[bool | Unknown, doc("Whether it is tapped.")] = False
    sick: Annotated[
        bool | Unknown,
        doc("Its controller has not controlled it continuously since their last turn began."),
    ] = False
    damage: Annotated[Count | Unknown, doc("Damage marked on it.")] = 0
    counters: Annotated[
        Map[Text, Count] | Unknown, doc("Counters by kind: `loyalty`, `defense`, `+1/+1`…")
    ] = msgspec.field(default_factory=dict)
    attached_to: Annotated[AnyName | None, doc("What it is attached to.")] = None
    protector: Annotated[
        PlayerName | Unknown | None, doc("Of a battle: the player who protects it.")
    ] = None
    face_down: Annotated[bool | Unknown, doc("Whether it is face down.")] = False
    phased_out: Annotated[bool | Unknown, doc("Whether it is phased out.")] = False
    copy_of: Annotated[CardName | None, doc("The card that it is a copy of.")] = None
    chosen: Annotated[
        Map[Text, Text], doc("Choices made as it entered or was cast, such as `color`.")
    ] = msgspec.field(default_factory=dict)
    source: Annotated[
        ObjectName | None, doc("Of an ability or token: the object that it comes from.")
    ] = None
    concerns: Annotated[
        PlayerName | Unknown | None,
        doc(
            "Of an ability on the stack: the one player that it triggered for, if it names one; "
            "null also where that is not told."
        ),
    ] = None
    targets: Annotated[Many[AnyName], doc("Of a spell or ability: its targets.")] = ()
    now: Annotated[
        Characteristics | Unknown, doc("Current characteristics of a permanent or spell.")
    ] = "unknown"


class Pick(Record, frozen=True, kw_only=True):
    """A choice that has been made, but not yet acted upon."""

    decider: SideName
    subject: Annotated[PlayerName, doc("The player for whom it was made.")]
    concealed: Annotated[bool, doc("The others may not see what was chosen.")] = False
    chosen: Annotated[Many[Text] | Unknown, doc("What was chosen; unknown if concealed.")]


class Skip(Record, frozen=True):
    """Something that a player is going to skip."""

    side: SideName
    skips: Annotated[Text, doc("`turn`, a phase or a step.")]
    times: Annotated[Times, doc("How often.")] = 1


class Result(Record, frozen=True):
    """How the game ended."""

    winners: Annotated[Few[PlayerName], doc("Who has won; empty for a draw.")] = ()


class State(Record, frozen=True, kw_only=True):
    """The whole game as somebody may see it, at a moment when something is to be decided."""

    edition: Annotated[
        EditionDate,
        doc("Edition of the rulebook, by date.", pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    ]
    stage: Annotated[
        Stage,
        doc(
            "`before_game`: opening hands are drawn, and mulligans and opening-hand actions are "
            "yet to be decided; `playing`; `over`. Before the game `turns` holds the turn with "
            "which it will begin: number 1, untap step, priority null."
        ),
    ] = "playing"
    variant: Annotated[Variant, doc("The variant in play.")]
    players: Annotated[Few[Player], doc("All players in seating order, clockwise.", min_length=1)]
    teams: Annotated[Few[Team], doc("The teams; empty in a game without teams.")] = ()
    turns: Annotated[Few[Turn], doc("The turns that are going on.")] = ()
    markers: Annotated[
        Few[Marker], doc("The turn markers that are in the game, by their numbers.")
    ] = ()
    objects: Annotated[
        Things[Object],
        doc("All objects, except unnamed cards of libraries and cards the viewer cannot see."),
    ] = ()
    picks: Annotated[Many[Pick] | Unknown, doc("Choices made and not yet acted upon.")] = ()
    extra_turns: Annotated[
        Many[SideName] | Unknown, doc("Extra turns to come, the next one first.")
    ] = ()
    skips: Annotated[Many[Skip] | Unknown, doc("What will be skipped.")] = ()
    pending: Annotated[Many[Decision], doc("All decisions that can be answered now.")] = ()
    result: Annotated[Result | None, doc("Set when the game is over.")] = None
