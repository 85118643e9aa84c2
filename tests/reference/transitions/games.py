"""A game that the reference engine plays, as lines of a log, and what claims find in it."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from apnap.protocol import (
    Answer,
    AnswerSaid,
    AttackSaid,
    BlockSaid,
    Cast,
    Choose,
    ChooseObjects,
    Concede,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    EditionDate,
    Load,
    Object,
    Order,
    OrderTriggers,
    Pass,
    Player,
    PlayLand,
    Priority,
    State,
    Turn,
    Variant,
    Verdict,
    View,
    Zone,
)
from apnap.protocol.recorded import LineFinding, LogLine, Said, Transitions
from apnap_reference.engine import ReferenceEngine

Line = dict[str, Any]

PLAYERS: Final = ("Rob", "Alex", "Carissa")
ACTIVE: Final = "Alex"
"""Not the one in the first seat."""

_LONG: Final = 140
"""So many lines have several turns with their combats."""


def things() -> Iterator[Object]:
    """Yield what there is: creatures, lands, a library of each player, and some with triggers."""

    def thing(name: str, card: str, owner: str, zone: Zone, place: int | None = None) -> Object:
        there = owner if zone == "battlefield" else None
        return Object(
            name=name, card=card, owner=owner, controller=there, zone=zone, position=place
        )

    for who in PLAYERS:
        for number in range(3):
            yield thing(f"{who}'s Forest {number}", "Forest", who, "battlefield")
            yield thing(f"{who}'s Bears {number}", "Grizzly Bears", who, "battlefield")
        yield thing(f"{who}'s Drake", "Wind Drake", who, "battlefield")
        yield thing(f"{who}'s Warden", "Soul Warden", who, "battlefield")
        yield thing(f"{who}'s new Forest", "Forest", who, "hand")
        yield thing(f"{who}'s other Forest", "Forest", who, "hand")
        yield thing(f"{who}'s new Bears", "Grizzly Bears", who, "hand")
        for number in range(6):
            yield thing(f"{who}'s card {number}", "Hill Giant", who, "library", number)


def position() -> State:
    """Return the position from which the game is played."""
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=tuple(Player(name=who, life=20, hand=3, library=6) for who in PLAYERS),
        turns=(
            Turn(active=ACTIVE, phase="precombat_main", step="precombat_main", priority=ACTIVE),
        ),
        objects=tuple(things()),
    )


def answer(state: State, asked: Decision) -> Answer:
    """Return what somebody says in this game: everybody plays what there is to play."""
    here = {thing.name: thing for thing in state.objects}
    who = asked.decider
    match asked:
        case Priority():
            return _act(state, who, here)
        case DeclareAttackersAsked(candidates=tuple() as candidates):
            there = (one for one in candidates if one.may_attack != "unknown" and one.may_attack)
            chosen = [one for one in there if "Warden" not in one.attacker][:3]
            return DeclareAttackers(
                tuple(AttackSaid(c.attacker, c.may_attack[n % 2]) for n, c in enumerate(chosen))
            )
        case DeclareBlockersAsked(candidates=tuple() as blockers):
            could = ((b.blocker, b.may_block[0]) for b in blockers if b.may_block)
            blocks = [BlockSaid(one, (what,)) for one, what in could if "Bears" in one][:1]
            return DeclareBlockers(tuple(blocks))
        case OrderTriggers():
            return Order(tuple(one.name for one in asked.triggers))
        case ChooseObjects(among=tuple() as among):
            return Choose(tuple(among[: asked.least]))
        case _:
            pass
    raise AssertionError(f"nobody answers {asked}")


def _act(state: State, who: str, here: dict[str, Object]) -> Answer:
    turn = state.turns[0]
    main = turn.active == who and turn.step == "precombat_main" and not turn.stack
    me = next(player for player in state.players if player.name == who)
    if main and me.lands_played == 0 and here[f"{who}'s new Forest"].zone == "hand":
        return PlayLand(f"{who}'s new Forest")
    if main and here[f"{who}'s new Bears"].zone == "hand":
        lands = [f"{who}'s Forest {number}" for number in (0, 1)]
        return Cast(f"{who}'s new Bears", pay=tuple(lands))
    return Pass()


@functools.cache
def _played() -> bytes:
    """Play the game, to the end of which nobody gets; Carissa concedes before that."""
    engine = ReferenceEngine()
    load = Load(position())
    state = _state(engine.load(load))
    said = [Said(load=load, verdict="accepted", state=state)]
    while len(said) < _LONG:
        asked = state.pending[0]
        message = AnswerSaid(asked.decider, asked.id, answer(state, asked))
        state = _state(engine.answer(message))
        said.append(Said(answer=message, verdict="accepted", state=state))
        if len(said) == _LONG // 2:
            said.append(Said(view=View("Rob"), state=engine.view(View("Rob")).state))
    state = _state(engine.concede(Concede("Carissa")))
    said.append(Said(concede=Concede("Carissa"), verdict="accepted", state=state))
    lines = (LogLine(number=number, said=one) for number, one in enumerate(said, 1))
    return b"[" + b",".join(map(msgspec.json.encode, lines)) + b"]"


def logged(position: State, game: Sequence[tuple[str, Answer]]) -> list[Line]:
    """Return the lines of another game: who says what, one after the other."""
    engine, load = ReferenceEngine(), Load(position)
    heard = engine.load(load)
    said = [Said(load=load, verdict=heard.verdict, state=heard.state)]
    for by, say in game:
        assert heard.state is not None
        message = AnswerSaid(by, heard.state.pending[0].id, say)
        heard = engine.answer(message)
        said.append(Said(answer=message, verdict=heard.verdict, state=heard.state))
    lines = (LogLine(number=number, said=one) for number, one in enumerate(said, 1))
    return [json.loads(msgspec.json.encode(line)) for line in lines]


def _state(verdict: Verdict) -> State:
    assert verdict.verdict == "accepted", verdict.violations
    assert verdict.state is not None
    return verdict.state


@functools.cache
def _game(*, unknown: bool) -> bytes:
    return json.dumps(_strange(json.loads(_played()))).encode() if unknown else _played()


def game(*, unknown: bool) -> list[Line]:
    """Return the lines of the game; `unknown`: of cards that nobody knows."""
    lines: list[Line] = json.loads(_game(unknown=unknown))
    return lines


def _strange(value: Any) -> Any:  # noqa: ANN401 - any value of JSON
    """Return a part of a line in which no card is one that anybody knows."""
    if isinstance(value, list):
        return [_strange(part) for part in value]
    if not isinstance(value, dict):
        return value
    made = {key: _strange(part) for key, part in value.items()}
    if "owner" in made and isinstance(made.get("card"), str):
        made["card"] = f"Strange {made['card']}"
    return made


def found(log: list[Line], *, every_priority: bool = True) -> tuple[LineFinding, ...]:
    """Return what claims find in a log, which has every priority or may leave some out."""
    lines = tuple(map(json.dumps, log))
    asked = Transitions(lines=lines, begins=True, every_priority=every_priority)
    return ReferenceEngine().transitions(asked).findings


def state(line: Line) -> Line:
    """Return the state on a line."""
    shown: Line = line["said"]["state"]
    return shown


def turn(line: Line) -> Line:
    """Return the turn on a line."""
    only: Line = state(line)["turns"][0]
    return only


def say(line: Line) -> Line:
    """Return what is said on a line; nothing if that is no answer."""
    said: Line = line["said"].get("answer", {}).get("say", {})
    return said


def thing(line: Line, name: str) -> Line:
    """Return an object on a line."""
    return next(one for one in state(line)["objects"] if one["name"] == name)


def player(line: Line, name: str) -> Line:
    """Return a player on a line."""
    return next(one for one in state(line)["players"] if one["name"] == name)
