"""Examples for every schema: at least one of each kind of record."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from apnap.protocol import answers as said
from apnap.protocol import decisions as asked
from apnap.protocol.catalogue import Card
from apnap.protocol.messages import Capabilities, Event, Initialized, Verdict
from apnap.protocol.rule_numbers import EditionDate
from apnap.protocol.schemas.conversation import ATTACK_ASKED, CONVERSATION, POSITION
from apnap.protocol.state import Marker, Object, Player, Result, State, Team, Turn
from apnap.protocol.variants import grand_melee, two_headed_giant
from apnap.protocol.wire import MEANINGS, Code

_TEAM_STATE: Final = State(
    edition=EditionDate("2024-06-07"),
    stage="over",
    variant=two_headed_giant(),
    players=(
        *(Player(name=name, life=0, library="unknown") for name in ("Rob", "Dana")),
        *(Player(name=name, life=12, hand="unknown") for name in ("Alex", "Carissa")),
    ),
    teams=(Team("Suns", ("Rob", "Dana"), "Rob"), Team("Moons", ("Alex", "Carissa"), "Alex")),
    objects=(
        Object(
            name="~1",
            kind="token",
            card="Soldier Token",
            owner="Alex",
            controller="Alex",
            zone="battlefield",
            counters={"+1/+1": 2},
        ),
    ),
    result=Result(("Alex", "Carissa")),
)

_MELEE: Final = tuple(f"Player {letter}" for letter in "ABCDEFGH")
_MELEE_STATE: Final = State(
    edition=EditionDate("2026-01-16"),
    variant=grand_melee(len(_MELEE)),
    players=tuple(Player(name=name, life=20) for name in _MELEE),
    turns=(
        Turn(
            active="Player B",
            phase="precombat_main",
            step="precombat_main",
            marker=1,
            priority="Player B",
            passed=(),
        ),
    ),
    markers=(Marker(1, "Player B"), Marker(2, "Player E", removals=1)),
    pending=(asked.Priority(id="d1", decider="Player B"),),
)

_DECISIONS: Final[tuple[asked.Decision, ...]] = (
    asked.Priority(id="d1", decider="Rob", actions=(asked.Action("cast", "Innocent Blood"),)),
    ATTACK_ASKED,
    asked.DeclareBlockersAsked(
        id="d2",
        decider="Alex",
        candidates=(asked.BlockCandidate("Wall of Wood", ("Grizzly Bears",)),),
    ),
    asked.OrderObjects(
        id="d3", decider="Rob", about="Grizzly Bears", objects=("Wall of Wood", "Gray Ogre")
    ),
    asked.AssignDamageAsked(
        id="d4",
        decider="Rob",
        sources=(asked.DamageSource("Grizzly Bears", 2, ("Wall of Wood", "Gray Ogre")),),
    ),
    asked.ChooseObjects(
        id="d5",
        decider="Alex",
        source="Innocent Blood",
        purpose="sacrifice",
        among=("Wall of Wood", "Gray Ogre"),
    ),
    asked.ChoosePlayer(
        id="d6", decider="Rob", purpose="defending_player", among=("Alex", "Carissa")
    ),
    asked.ChooseTargets(id="d7", decider="Rob", slots=(asked.TargetSlot(("Gray Ogre", "Alex")),)),
    asked.OrderTriggers(
        id="d8",
        decider="Rob",
        triggers=(
            asked.TriggerWaiting("~4", "Verdant Force"),
            asked.TriggerWaiting("~5", "Copper Tablet", "Alex"),
        ),
    ),
    asked.Mulligan(id="d9", decider="Carissa", taken=1),
    asked.BottomCards(id="d10", decider="Carissa", among="unknown", count=1),
    asked.OpeningHand(id="d11", decider="Alex", among=("Leyline of the Void",)),
    asked.ChooseMode(id="d12", decider="Rob", purpose="color", among=("W", "U", "B", "R", "G")),
    asked.YesNo(id="d13", decider="Alex", subject="Rob", purpose="pay for the ability"),
    asked.Number(id="d14", decider="Rob", purpose="X", most=4),
    asked.PayAsked(id="d15", decider="Rob", cost="{2}{B}", sources=("Swamp", "Rob's Swamp")),
    asked.ChanceAsked(
        id="d16", decider="~chance", what="starting_player", among=("Rob", "Alex", "Carissa")
    ),
)

_ANSWERS: Final[tuple[said.Answer, ...]] = (
    said.Pass(),
    said.PlayLand("Mountain"),
    said.Cast("Innocent Blood", pay="auto"),
    said.Cast("Fireball", targets=("Alex", "Gray Ogre"), x=3, pay=("Mountain", "Rob's Mountain")),
    said.Activate("Prodigal Sorcerer", targets=("Alex",)),
    said.Special("Brine Elemental", "turn_face_up"),
    said.DeclareAttackers(
        (said.AttackSaid("Grizzly Bears", "Alex"), said.AttackSaid("Benalish Hero", "Alex")),
        (("Grizzly Bears", "Benalish Hero"),),
    ),
    said.DeclareBlockers((said.BlockSaid("Wall of Wood", ("Grizzly Bears",)),)),
    said.Order(("Wall of Wood", "Gray Ogre")),
    said.AssignDamage((said.DamageSaid("Grizzly Bears", "Wall of Wood", 2),)),
    said.Choose(("Gray Ogre",)),
    said.Say(yes=True),
    said.SayNumber(3),
    said.Pay("nothing"),
    said.KeepOrMulligan(keep=False),
    said.Chance(("heads",)),
)

_EVENTS: Final = (
    Event(1, "damage", player="Carissa", source="Runeclaw Bear", amount=2),
    Event(2, "zone_change", object="Gray Ogre", origin="battlefield", destination="graveyard"),
)

_CARDS: Final = (
    Card(
        name="Runeclaw Bear",
        summary="A 2/2 creature without abilities.",
        mana_cost="{1}{G}",
        colors=("G",),
        types=("Creature",),
        subtypes=("Bear",),
        power=2,
        toughness=2,
    ),
)

_REQUESTS: Final = tuple(
    {"jsonrpc": "2.0", "id": number, "method": turn.method, "params": turn.params}
    for number, turn in enumerate(CONVERSATION, start=1)
)
_RESPONSES: Final = tuple(
    {"jsonrpc": "2.0", "id": number, "result": turn.result}
    for number, turn in enumerate(CONVERSATION, start=1)
)
_ERRORS: Final = (
    {
        "jsonrpc": "2.0",
        "id": 2,
        "error": {
            "code": Code.BAD_REQUEST,
            "message": MEANINGS[Code.BAD_REQUEST],
            "data": {
                "problem": "Dana controls Grizzly Bears but isn't a player",
                "hint": "Correct the position and load it again.",
                "where": "position.objects.0.controller",
            },
        },
    },
    {
        "jsonrpc": "2.0",
        "id": None,
        "error": {"code": Code.NOT_JSON, "message": MEANINGS[Code.NOT_JSON]},
    },
)


def _spoken(part: str) -> dict[str, tuple[Any, ...]]:
    """Return the parameters or results of the conversation by schema."""
    return {
        f"{method}.{part}": tuple(
            getattr(turn, part) for turn in CONVERSATION if turn.method == method
        )
        for method in dict.fromkeys(turn.method for turn in CONVERSATION)
    }


EXAMPLES: Final[Mapping[str, tuple[Any, ...]]] = MappingProxyType(
    {
        "state": (POSITION, _TEAM_STATE, _MELEE_STATE),
        "decision": _DECISIONS,
        "answer": _ANSWERS,
        "event": _EVENTS,
        "verdict": (
            *(turn.result for turn in CONVERSATION if turn.method in {"answer", "concede"}),
            Verdict("unsupported", reason="the engine cannot attack with a band"),
        ),
        "capabilities": (
            *(t.result.capabilities for t in CONVERSATION if isinstance(t.result, Initialized)),
            Capabilities(
                (EditionDate("2024-11-08"), EditionDate("2026-01-16")),
                cards=("Grizzly Bears", "Forest"),
            ),
        ),
        "card": _CARDS,
        **_spoken("params"),
        **_spoken("result"),
        "request": _REQUESTS,
        "response": _RESPONSES,
        "error": _ERRORS,
    }
)
"""Examples by name of the schema; records, or envelopes around records."""
