"""
An example conversation: a calm position, two players attacked at once, a block, a concession.

`docs/protocol.md` tells it, the schemas and the OpenRPC document carry it as examples.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.protocol.answers import AttackSaid, BlockSaid, DeclareAttackers, DeclareBlockers, Pass
from apnap.protocol.decisions import (
    AttackCandidate,
    BlockCandidate,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Priority,
)
from apnap.protocol.messages import (
    AnswerSaid,
    Capabilities,
    Check,
    Checked,
    Concede,
    Described,
    Finding,
    Initialize,
    Initialized,
    Load,
    MutantKnown,
    Nothing,
    Program,
    RuleKnown,
    RuleRef,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap.protocol.record import Record
from apnap.protocol.recorded import LineFinding, LogLine, Said, Transited, Transitions
from apnap.protocol.rule_numbers import EditionDate
from apnap.protocol.state import Attack, Block, Combat, Left, Object, Player, State, Turn, Variant
from apnap.protocol.version import PROTOCOL_VERSION


class Exchange(Record, frozen=True):
    """One message and its answer, with a title that says what happens."""

    title: str
    method: str
    params: Record
    result: Record


def _creature(name: str, owner: str) -> Object:
    return Object(name=name, card=name, owner=owner, controller=owner, zone="battlefield")


_BEARS: Final = _creature("Grizzly Bears", "Rob")
_RUNECLAW: Final = _creature("Runeclaw Bear", "Rob")
_WALL: Final = _creature("Wall of Wood", "Alex")
_OGRE: Final = _creature("Gray Ogre", "Carissa")
_MAIN: Final = Turn(active="Rob", phase="precombat_main", step="precombat_main", priority="Rob")

POSITION: Final = State(
    edition=EditionDate("2026-01-16"),
    variant=Variant(attack="multiple"),
    players=tuple(Player(name=name, life=20) for name in ("Rob", "Alex", "Carissa")),
    turns=(_MAIN,),
    objects=(_BEARS, _RUNECLAW, _WALL, _OGRE),
)
"""A calm position: it is Rob's first main phase and he is about to get priority."""

_LOADED: Final = replace(
    POSITION,
    turns=(replace(_MAIN, number=4, passed=()),),
    pending=(Priority(id="d1", decider="Rob"),),
)
_ROB_PASSED: Final = replace(
    _LOADED,
    turns=(replace(_MAIN, number=4, priority="Alex", passed=("Rob",)),),
    pending=(Priority(id="d2", decider="Alex"),),
)
_ATTACKED: Final = Turn(
    number=4,
    active="Rob",
    phase="combat",
    step="declare_attackers",
    priority="Rob",
    passed=(),
    combat=Combat(
        attacking=("Rob",),
        defending=("Alex", "Carissa"),
        attacks=(
            Attack("Grizzly Bears", "Alex", defender="Alex"),
            Attack("Runeclaw Bear", "Carissa", defender="Carissa"),
        ),
    ),
)
_AFTER_ATTACK: Final = replace(
    _LOADED,
    turns=(_ATTACKED,),
    objects=(replace(_BEARS, tapped=True), replace(_RUNECLAW, tapped=True), _WALL, _OGRE),
    pending=(Priority(id="d8", decider="Rob"),),
)
_BLOCKING: Final = replace(_ATTACKED, step="declare_blockers", priority=None)
_ALEX_ASKED: Final = replace(
    _AFTER_ATTACK,
    turns=(_BLOCKING,),
    pending=(
        DeclareBlockersAsked(
            id="d11",
            decider="Alex",
            candidates=(BlockCandidate("Wall of Wood", ("Grizzly Bears",)),),
        ),
    ),
)
_BLOCKED: Final = Combat(
    attacking=("Rob",),
    defending=("Alex", "Carissa"),
    attacks=(
        Attack("Grizzly Bears", "Alex", defender="Alex", blocked=True, blockers=("Wall of Wood",)),
        Attack("Runeclaw Bear", "Carissa", defender="Carissa"),
    ),
    blocks=(Block("Wall of Wood", ("Grizzly Bears",)),),
)
_CARISSA_ASKED: Final = replace(
    _ALEX_ASKED,
    turns=(replace(_BLOCKING, combat=_BLOCKED),),
    pending=(
        DeclareBlockersAsked(
            id="d12",
            decider="Carissa",
            candidates=(BlockCandidate("Gray Ogre", ("Runeclaw Bear",)),),
        ),
    ),
)
_CARISSA_LEFT: Final = replace(
    _CARISSA_ASKED,
    players=(*POSITION.players[:2], Player(name="Carissa", life=20, left=Left("conceded"))),
    turns=(
        replace(
            _BLOCKING,
            priority="Rob",
            combat=replace(
                _BLOCKED,
                defending=("Alex",),
                attacks=(
                    _BLOCKED.attacks[0],
                    Attack(
                        "Runeclaw Bear",
                        None,
                        why_nothing="player_left",
                        defender="Carissa",
                        blocked=False,
                    ),
                ),
            ),
        ),
    ),
    objects=_CARISSA_ASKED.objects[:3],
    pending=(Priority(id="d13", decider="Rob"),),
)

ATTACK_ASKED: Final = DeclareAttackersAsked(
    id="d7",
    decider="Rob",
    candidates=(
        AttackCandidate("Grizzly Bears", ("Alex", "Carissa")),
        AttackCandidate("Runeclaw Bear", ("Alex", "Carissa")),
    ),
)
"""The question that Rob answers as he attacks."""

_RECORDED: Final = msgspec.json.encode(
    LogLine(number=9, said=Said(answer=AnswerSaid("Rob", "d9", Pass()), verdict="accepted"))
).decode()

CONVERSATION: Final = (
    Exchange(
        "The suite and the engine introduce themselves.",
        "initialize",
        Initialize(PROTOCOL_VERSION, Program("apnap", "0.1.0")),
        Initialized(
            PROTOCOL_VERSION,
            Program("example-engine", "3.2.0", "https://example.org/engine"),
            Capabilities(
                (EditionDate("2026-01-16"),),
                ("multiple", "one_opponent"),
                players=4,
                cites_rules=True,
                methods=("check", "transitions", "describe"),
            ),
        ),
    ),
    Exchange(
        "A calm position is loaded; Rob is asked, because he has priority.",
        "load",
        Load(POSITION),
        Verdict("accepted", state=_LOADED),
    ),
    Exchange(
        "Rob passes priority.",
        "answer",
        AnswerSaid("Rob", "d1", Pass()),
        Verdict("accepted", state=_ROB_PASSED),
    ),
    Exchange(
        "Rob attacks two players with one declaration.",
        "answer",
        AnswerSaid(
            "Rob",
            "d7",
            DeclareAttackers(
                (AttackSaid("Grizzly Bears", "Alex"), AttackSaid("Runeclaw Bear", "Carissa"))
            ),
        ),
        Verdict("accepted", state=_AFTER_ATTACK),
    ),
    Exchange(
        "Alex tries to block what attacks Carissa: rejected, and he is still asked.",
        "answer",
        AnswerSaid(
            "Alex", "d11", DeclareBlockers((BlockSaid("Wall of Wood", ("Runeclaw Bear",)),))
        ),
        Verdict(
            "rejected",
            (Violation(rule="802.4a", reason="Runeclaw Bear does not attack Alex"),),
            state=_ALEX_ASKED,
        ),
    ),
    Exchange(
        "Alex blocks what attacks him; now Carissa is asked.",
        "answer",
        AnswerSaid(
            "Alex", "d11", DeclareBlockers((BlockSaid("Wall of Wood", ("Grizzly Bears",)),))
        ),
        Verdict("accepted", state=_CARISSA_ASKED),
    ),
    Exchange(
        "Carissa concedes instead of answering.",
        "concede",
        Concede("Carissa"),
        Verdict("accepted", state=_CARISSA_LEFT),
    ),
    Exchange("Alex looks at the game.", "view", View("Alex"), Viewed(_CARISSA_LEFT)),
    Exchange(
        "The suite asks whether a position makes sense.",
        "check",
        Check(replace(POSITION, objects=(replace(_BEARS, controller="Dana"),))),
        Checked((Finding(None, "objects.0.controller", "nobody is called Dana"),)),
    ),
    Exchange(
        "The suite asks what is wrong on a line of a recorded game.",
        "transitions",
        Transitions(lines=(_RECORDED,), begins=True),
        Transited(
            (
                LineFinding(
                    at=0,
                    kind="wrong_order",
                    rule="117.1",
                    problem="Rob answers d9, which is not being decided",
                ),
            )
        ),
    ),
    Exchange(
        "The suite asks which rules the engine knows, and which misreadings it offers.",
        "describe",
        Nothing(),
        Described(
            (
                RuleKnown(
                    "802.4a",
                    "blocks_an_own",
                    "Players block only what attacks them.",
                    place="engine/combat/blocks.py:43",
                ),
            ),
            (
                MutantKnown(
                    name="blocks-anybodys",
                    rule="802.4a",
                    summary="Players block whatever attacks.",
                    editions=(POSITION.edition,),
                    replaces=RuleRef("802.4a", "blocks_an_own"),
                ),
            ),
            (RuleRef("802.4a", "blocks_an_own"),),
        ),
    ),
    Exchange("The position is forgotten.", "unload", Nothing(), Nothing()),
    Exchange("The conversation is over.", "shutdown", Nothing(), Nothing()),
)
"""Messages and answers in order; between some of them there are passes like the one shown."""
