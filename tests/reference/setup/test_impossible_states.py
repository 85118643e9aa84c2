"""A position that claims what cannot be is refused over the protocol, with the field's name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest
from tests.adapters.children import HELLO
from tests.reference.driving import position

from apnap.protocol.wire import Code, Trouble, read_response, request_line
from apnap_adapters.serving import Dispatcher
from apnap_reference.engine import ReferenceEngine

State = dict[str, Any]
Change = Callable[[State], object]


def sample() -> State:
    """Describe a position as JSON: Runeclaw Bear, Forest, Shock in hand, Gray Ogre, a battle."""
    board = {
        "Rob": "Runeclaw Bear, Forest",
        "Alex": "Gray Ogre, Invasion of Dominaria (protector Carissa)",
        "Carissa": "",
    }
    state: State = json.loads(msgspec.json.encode(position(board, hands={"Rob": "Shock"})))
    return state


def player(**fields: object) -> Change:
    """Change the first player."""
    return lambda state: state["players"][0].update(fields)


def thing(number: int, **fields: object) -> Change:
    """Change an object, counted from 0."""
    return lambda state: state["objects"][number].update(fields)


def turn(**fields: object) -> Change:
    """Change the turn."""
    return lambda state: state["turns"][0].update(fields)


def again(zone: str) -> Change:
    """List the Forest a second time, in another zone."""
    return lambda state: state["objects"].append(
        {"name": "Forest", "card": "Forest", "owner": "Rob", "zone": zone}
    )


def team(*members: str) -> Change:
    """Put these players in one team and Carissa in the other."""
    teams = [{"name": "North", "members": members}, {"name": "South", "members": ["Carissa"]}]
    return lambda state: state.update(teams=teams)


IMPOSSIBLE: Final[dict[str, tuple[Change, str, Code]]] = {
    "fewer cards in hand than none": (player(hand=-1), "players.0.hand", Code.BAD_PARAMS),
    "fewer cards in the library than none": (
        player(library=-1),
        "players.0.library",
        Code.BAD_PARAMS,
    ),
    "fewer poison counters than none": (player(poison=-1), "players.0.poison", Code.BAD_PARAMS),
    "fewer lands played than none": (
        player(lands_played=-1),
        "players.0.lands_played",
        Code.BAD_PARAMS,
    ),
    "fewer counters than none": (
        thing(0, counters={"+1/+1": -1}),
        "objects.0.counters.+1/+1",
        Code.BAD_PARAMS,
    ),
    "less damage than none": (thing(0, damage=-1), "objects.0.damage", Code.BAD_PARAMS),
    "a place above the top of the library": (
        thing(2, zone="library", position=-1),
        "objects.2.position",
        Code.BAD_PARAMS,
    ),
    "a zone that is none": (thing(1, zone="limbo"), "objects.1.zone", Code.BAD_PARAMS),
    "a card in hand and on the battlefield": (again("hand"), "objects.5.name", Code.BAD_REQUEST),
    "a card in a graveyard and on the battlefield": (
        again("graveyard"),
        "objects.5.name",
        Code.BAD_REQUEST,
    ),
    "an owner whom nobody knows": (thing(1, owner="Nemo"), "objects.1.owner", Code.BAD_REQUEST),
    "a controller whom nobody knows": (
        thing(1, controller="Nemo"),
        "objects.1.controller",
        Code.BAD_REQUEST,
    ),
    "a protector whom nobody knows": (
        thing(4, protector="Nemo"),
        "objects.4.protector",
        Code.BAD_REQUEST,
    ),
    "an active player whom nobody knows": (turn(active="Nemo"), "turns.0.active", Code.BAD_REQUEST),
    "priority of a player whom nobody knows": (
        turn(priority="Nemo"),
        "turns.0.priority",
        Code.BAD_REQUEST,
    ),
    "a member of a team whom nobody knows": (
        team("Rob", "Alex", "Nemo"),
        "teams",
        Code.BAD_REQUEST,
    ),
    "a player of no team": (team("Rob"), "teams", Code.BAD_REQUEST),
    "a creature attached to another": (
        thing(0, attached_to="Gray Ogre"),
        "objects.0.attached_to",
        Code.BAD_REQUEST,
    ),
    "attached to what nobody knows": (
        thing(1, attached_to="Nemo"),
        "objects.1.attached_to",
        Code.BAD_REQUEST,
    ),
}


@pytest.fixture
def dispatch() -> Dispatcher:
    """Return the reference engine as served, with the sample loaded."""
    opened = Dispatcher(ReferenceEngine())
    assert not isinstance(read_response(opened(HELLO), 1), Trouble)
    assert load(opened, sample())["verdict"] == "accepted"
    return opened


def load(dispatch: Dispatcher, state: State) -> Any:  # noqa: ANN401 - any JSON
    """Return the result of loading a position, or the error."""
    return read_response(dispatch(request_line(2, "load", {"position": state})), 2)


def seen(dispatch: Dispatcher) -> Any:  # noqa: ANN401 - any JSON
    """Return the position as the engine shows it."""
    shown: Any = read_response(dispatch(request_line(3, "view", {"player": None})), 3)
    return shown["state"]


@pytest.mark.parametrize("claim", IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_the_field_and_harms_nothing(
    dispatch: Dispatcher, claim: str
) -> None:
    change, where, code = IMPOSSIBLE[claim]
    state, before = sample(), seen(dispatch)
    change(state)
    trouble = load(dispatch, state)
    assert isinstance(trouble, Trouble)
    assert (trouble.where, trouble.code) == (f"position.{where}", code)
    assert trouble.problem
    assert seen(dispatch) == before


@pytest.mark.parametrize("life", [-3, 0])
def test_a_life_total_may_be_negative(dispatch: Dispatcher, life: int) -> None:
    state = sample()
    state["players"][0]["life"] = life
    assert load(dispatch, state)["verdict"] == "accepted"
    assert seen(dispatch)["players"][0]["life"] == life
