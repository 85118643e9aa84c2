"""The messages: parameters and result of each method, verdicts, events, capabilities."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from apnap.protocol.answers import Answer
from apnap.protocol.bounds import INTEGER_LIMIT, Integer, Many, Map, Natural, Text
from apnap.protocol.record import Record, Unknown, doc
from apnap.protocol.rule_numbers import EditionDate
from apnap.protocol.state import (
    AttackOption,
    CardName,
    PlayerName,
    SideName,
    State,
    Zone,
)

VerdictName = Literal["accepted", "rejected", "unsupported"]


class Violation(Record, frozen=True, kw_only=True):
    """A reason for a rejection."""

    rule: Annotated[
        Text | None, doc("Number of the rule in the edition in force; null if none is cited.")
    ] = None
    reason: Annotated[Text, doc("What is wrong, in the engine's own words.")]


class Event(Record, frozen=True):
    """Something that happened. Events are optional, and no scenario depends on them."""

    group: Annotated[Natural, doc("Events with one number happened at the same time.")]
    kind: Annotated[
        Literal[
            "damage",
            "life",
            "zone_change",
            "tap",
            "untap",
            "counters",
            "draw",
            "attack",
            "block",
            "control",
            "token",
            "trigger",
            "resolve",
            "step",
            "turn",
            "left",
        ],
        doc("What happened."),
    ]
    object: Annotated[Text | None, doc("The object to which it happened.")] = None
    player: Annotated[Text | None, doc("The player to whom it happened.")] = None
    source: Annotated[Text | None, doc("The object that caused it.")] = None
    amount: Annotated[Integer | None, doc("How much; negative for a loss.")] = None
    origin: Annotated[Zone | None, doc("The zone left.")] = None
    destination: Annotated[Zone | None, doc("The zone entered.")] = None
    note: Annotated[Text | None, doc("Anything more, in the engine's own words.")] = None


class Verdict(Record, frozen=True):
    """What became of something that was said, with the state after it."""

    verdict: Annotated[
        VerdictName,
        doc(
            "accepted: it was done as said; rejected: refused, not offered, not the speaker's to "
            "decide, or done otherwise than said (the state shows what came out); "
            "unsupported: the adapter cannot phrase it, which is never a rejection."
        ),
    ]
    violations: Annotated[Many[Violation], doc("Why it was rejected.")] = ()
    reason: Annotated[Text | None, doc("Why it is unsupported, for a person to read.")] = None
    state: Annotated[
        State | None,
        doc(
            "The state now; null if no position is loaded. While parts of an announcement are "
            "still asked for, it may show the announcement or not, and is not compared."
        ),
    ] = None
    events: Annotated[Many[Event] | Unknown, doc("What has happened since.")] = "unknown"


class Capabilities(Record, frozen=True):
    """What an engine can do. Declared, never guessed."""

    editions: Annotated[Many[EditionDate], doc("Editions of the rulebook, by date.", min_length=1)]
    attack_options: Annotated[Many[AttackOption], doc("Options for whom to attack.")] = (
        "one_opponent",
    )
    one_of_several: Annotated[
        bool,
        doc(
            "With more than two players, too, the option `one_opponent`: the active player names "
            "the opponent who is attacked."
        ),
    ] = True
    players: Annotated[int, doc("How many players at most.", ge=2, le=INTEGER_LIMIT)] = 2
    teams: Annotated[bool, doc("Games between teams.")] = False
    shared_team_turns: Annotated[bool, doc("The shared team turns option.")] = False
    range_of_influence: Annotated[bool, doc("Limited range of influence.")] = False
    turn_markers: Annotated[bool, doc("Several turns at once, as in Grand Melee.")] = False
    deploy_creatures: Annotated[bool, doc("The deploy creatures option.")] = False
    neighbours_only: Annotated[
        bool, doc("Attacks on neighbours only, as in Alternating Teams.")
    ] = False
    emperors: Annotated[
        bool,
        doc("Teams that win and lose with their emperor, and ranges of influence that differ."),
    ] = False
    cards: Annotated[
        Many[CardName] | Literal["all"], doc("Cards that it knows, or all of them.")
    ] = "all"
    decisions: Annotated[Many[Text] | Literal["all"], doc("Kinds of decision that it asks.")] = (
        "all"
    )
    every_priority: Annotated[bool, doc("It asks whenever a player would receive priority.")] = True
    chance: Annotated[bool, doc("The suite can say what chance brings.")] = False
    events: Annotated[bool, doc("It reports events.")] = False
    cites_rules: Annotated[bool, doc("It cites rules when it rejects.")] = False
    concede_by: Annotated[
        bool, doc("It heeds `by` in `concede`, and lets nobody concede for another player.")
    ] = False
    methods: Annotated[
        Many[Literal["check", "describe", "transitions"]], doc("Optional methods that it has.")
    ] = ()


class Program(Record, frozen=True):
    """A program that takes part in the conversation."""

    name: Annotated[str, doc("Its name.", min_length=1, max_length=200)]
    version: Annotated[str, doc("Its version.", max_length=200)]
    url: Annotated[
        Annotated[str, doc("A URL.", max_length=2000)] | None, doc("Where to read about it.")
    ] = None


class Wishes(Record, frozen=True):
    """What the suite asks the engine to do, where it can."""

    every_priority: Annotated[bool, doc("Ask at every priority, also with nothing to do.")] = True
    events: Annotated[bool, doc("Report events.")] = False
    line_limit: Annotated[
        int, doc("Longest message that the suite reads, in bytes.", ge=1024, le=INTEGER_LIMIT)
    ] = 8_388_608


class Initialize(Record, frozen=True):
    """Parameters of `initialize`: who asks, and for what."""

    protocol: Annotated[Text, doc("Version of the protocol.", pattern=r"^[0-9]+\.[0-9]+$")]
    suite: Annotated[Program, doc("The suite.")]
    wishes: Annotated[Wishes, doc("What the suite asks for.")] = Wishes()


class Initialized(Record, frozen=True):
    """Result of `initialize`: who answers, and what it can do."""

    protocol: Annotated[Text, doc("Version of the protocol.", pattern=r"^[0-9]+\.[0-9]+$")]
    engine: Annotated[Program, doc("The engine.")]
    capabilities: Annotated[Capabilities, doc("What the engine can do.")]
    line_limit: Annotated[
        int, doc("Longest message that the engine reads, in bytes.", ge=1024, le=INTEGER_LIMIT)
    ] = 8_388_608


class Load(Record, frozen=True):
    """
    Parameters of `load`: a calm position.

    Somebody is about to get priority, the stack is empty, there is no combat and no lasting
    effect. Objects and figures that are listed are exact. What is unknown, the number of the
    turn, and library cards that are not listed are the engine's to choose.
    """

    position: Annotated[State, doc("The position.")]
    seed: Annotated[
        Integer, doc("Seed for what is left to chance, where the engine takes one.")
    ] = 0


class AnswerSaid(Record, frozen=True):
    """Parameters of `answer`: somebody says something about something."""

    by: Annotated[SideName, doc("Who speaks.")]
    about: Annotated[Text, doc("The `id` of a pending decision.", min_length=1)]
    say: Annotated[Answer, doc("What is said.")]


class Concede(Record, frozen=True):
    """Parameters of `concede`: a player leaves at once, whoever else is deciding."""

    player: PlayerName
    by: Annotated[
        PlayerName | None,
        doc("Who says so, if that is somebody else; only with the capability `concede_by`."),
    ] = None


class View(Record, frozen=True):
    """Parameters of `view`."""

    player: Annotated[PlayerName | None, doc("Who looks; null for all that the engine knows.")]


class Viewed(Record, frozen=True):
    """Result of `view`."""

    state: Annotated[State, doc("The state as that player may see it.")]


class Check(Record, frozen=True):
    """Parameters of `check`."""

    state: Annotated[State, doc("The state to be checked.")]


class Finding(Record, frozen=True):
    """Something that a state claims against the rules."""

    rule: Annotated[Text | None, doc("Number of the rule; null if it breaks the contract only.")]
    where: Annotated[Text, doc("Path of the field, such as `objects.3.controller`.")]
    problem: Annotated[Text, doc("What is wrong.")]


class Checked(Record, frozen=True):
    """Result of `check`."""

    findings: Annotated[Many[Finding], doc("What is wrong; none if nothing is.")]


Place = Annotated[
    str,
    doc(
        "A line of the engine's source, such as `engine/combat/blocks.py:43`: the path of the "
        "file without that of the folder in which the engine lies, then the number of the line.",
        pattern=r"^[^/\\:][^\\:]*:[1-9][0-9]*$",
        max_length=500,
    ),
]


class RuleKnown(Record, frozen=True):
    """A rule that an engine implements."""

    rule: Annotated[Text, doc("Number of the rule.")]
    name: Annotated[Text, doc("Name of the function.")]
    summary: Annotated[Text, doc("The rule in the engine's own words.")]
    numbers: Annotated[
        Map[EditionDate, Text],
        doc("Number of the rule in each edition, by date; editions that lack it are left out."),
    ] = msgspec.field(default_factory=dict)
    place: Annotated[Place | None, doc("Where the function stands; null: not told.")] = None


class RuleRef(Record, frozen=True):
    """A rule as an engine implements it: number and name of the function."""

    rule: Annotated[Text, doc("Number of the rule.")]
    name: Annotated[Text, doc("Name of the function.")]


class MutantKnown(Record, frozen=True, kw_only=True):
    """A misreading that an engine can be asked for."""

    name: Annotated[Text, doc("Name of the mutant.")]
    rule: Annotated[Text, doc("Number of the rule that it misreads.")]
    summary: Annotated[Text, doc("The misreading in one sentence.")]
    editions: Annotated[
        Many[EditionDate],
        doc("Editions in which it is one; the number is that of the last of them.", min_length=1),
    ]
    replaces: Annotated[
        RuleRef | None,
        doc("The function that it replaces; null if it is a value of the edition that differs."),
    ] = None


class Described(Record, frozen=True):
    """Result of `describe`."""

    rules: Annotated[Many[RuleKnown], doc("Rules that the engine knows.")] = ()
    mutants: Annotated[Many[MutantKnown], doc("Misreadings that it offers.")] = ()
    applied: Annotated[
        Many[RuleRef], doc("Rules that it has applied since a position was last loaded.")
    ] = ()
    claims: Annotated[
        Many[RuleKnown],
        doc("Rules against which states and recorded games are held; none is applied."),
    ] = ()
    otherwise: Annotated[
        Many[Text] | None,
        doc(
            "Misreadings by which it would not have acted as it did since a position was last "
            "loaded, by name; null if it does not watch that."
        ),
    ] = None


class Nothing(Record, frozen=True):
    """Parameters or result of a method that has none."""
