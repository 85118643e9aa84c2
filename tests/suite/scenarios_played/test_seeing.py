"""What a player sees and knows is read from the engine's view for that player."""

from typing import Final

import pytest
from msgspec.structs import replace
from tests.suite.scenarios_played.test_looks import STATE, Still, creature

from apnap.driver import Failed, Game, Unsupported
from apnap.driver.transcript import lines
from apnap.engine.client import EngineRefused
from apnap.protocol.messages import View, Viewed
from apnap.protocol.record import Unknown
from apnap.protocol.state import Pick, State
from apnap.protocol.wire import Code
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY

HIDDEN: Final = Pick(decider="Rob", subject="Rob", chosen="unknown", concealed=True)
OPEN: Final = (
    Pick(decider="Alex", subject="Carissa", chosen=("red",)),
    Pick(decider="Dana", subject="Dana", chosen=()),
)
WHOLE: Final = replace(
    STATE,
    players=tuple(replace(player, library=0) for player in STATE.players),
    objects=(
        creature("Held", zone="hand", controller=None),
        creature("Ogre"),
        creature("~9", kind="token"),
    ),
    picks=(
        Pick(decider="Rob", subject="Rob", chosen=("Ogre", "~9"), concealed=True),
        *OPEN,
    ),
)
SEEN: Final = {
    "Rob": WHOLE,
    "Alex": replace(
        WHOLE,
        objects=WHOLE.objects[1:],
        picks=(HIDDEN, *OPEN),
    ),
    "Carissa": replace(WHOLE, objects=WHOLE.objects[1:], picks=()),
    "Dana": replace(WHOLE, picks="unknown"),
}
SCOPE: Final = Scope((*SEEN, "Eve"), frozenset({"Held", "Ogre", "Saproling", "Nowhere"}))


class Sighted(Still):
    """An engine that shows each player something else, and Eve nothing at all."""

    def view(self, said: View) -> Viewed:
        """Show what the player may see."""
        if said.player == "Eve":
            raise EngineRefused("no such method", method="view", code=Code.NO_SUCH_METHOD)
        assert said.player is not None
        return Viewed(SEEN[said.player])


def look(text: str, state: State = WHOLE) -> Game:
    """Carry out a Then."""
    game = Game(Sighted(state))
    game.load(state)
    game.names.call("~9", "Saproling")
    call = VOCABULARY.call("then", text, None, SCOPE)
    call.phrase.act(game, *call.values)
    return game


@pytest.mark.parametrize(
    ("so", "not_so", "got"),
    [
        ("Rob can see Held", "Alex can see Held", "Alex does not see Held"),
        ("Rob can see Held and Saproling", "Alex can see Ogre and Held", "does not see Held"),
        ("Alex cannot see Held", "Rob cannot see Held", "Rob sees Held"),
        ("Carissa cannot see Held", "Alex cannot see Held and Ogre", "Alex sees Ogre"),
        ("Alex can see Ogre", "Rob can see Nowhere", "Nowhere is nowhere to be seen"),
        ("Carissa can see Ogre", "Alex cannot see Nowhere", "Nowhere is nowhere to be seen"),
        (
            "Rob knows that Rob has chosen Saproling and Ogre",
            "Rob knows that Rob has chosen Ogre",
            "Rob sees that Rob has chosen Ogre and Saproling",
        ),
        (
            "Rob knows that Alex has chosen red",
            "Alex knows that Rob has chosen Ogre and Saproling",
            "Alex sees that Rob has chosen something hidden",
        ),
        (
            "Alex knows that Carissa has chosen red",
            "Carissa knows that Alex has chosen red",
            "Carissa sees no choice of Alex",
        ),
        (
            "Rob knows that Dana has chosen nothing",
            "Rob knows that Alex has chosen nothing",
            "Rob sees that Alex has chosen red",
        ),
        (
            "Alex does not know what Rob has chosen",
            "Rob does not know what Rob has chosen",
            "Rob sees that Rob has chosen Ogre and Saproling",
        ),
        (
            "Carissa does not know what Rob has chosen",
            "Alex does not know what Dana has chosen",
            "Alex sees that Dana has chosen nothing",
        ),
        (
            "Carissa does not know what Alex has chosen",
            "Alex does not know what Eve has chosen",
            "Eve has not chosen anything",
        ),
    ],
)
def test_what_is_seen_and_what_is_not(so: str, not_so: str, got: str) -> None:
    assert len(lines(look(so).transcript)) == 1
    with pytest.raises(Failed) as caught:
        look(not_so)
    assert got in caught.value.got


@pytest.mark.parametrize(
    "text",
    [
        "Eve can see Ogre",
        "Eve cannot see Held",
        "Eve knows that Rob has chosen red",
        "Eve does not know what Rob has chosen",
        "Dana knows that Rob has chosen red",
        "Dana does not know what Rob has chosen",
    ],
)
def test_an_engine_without_such_a_view_is_unsupported(text: str) -> None:
    with pytest.raises(Unsupported, match="the engine does not show"):
        look(text)


@pytest.mark.parametrize("library", [1, "unknown"])
def test_where_no_library_is_shown_nobody_can_tell_what_is_not_seen(
    library: int | Unknown,
) -> None:
    rob, *others = WHOLE.players
    state = replace(WHOLE, players=(replace(rob, library=library), *others))
    with pytest.raises(Unsupported, match="the engine does not show where Nowhere is"):
        look("Alex cannot see Nowhere", state)


def test_picks_that_nobody_shows_are_unsupported() -> None:
    text = "Carissa does not know what Rob has chosen"
    with pytest.raises(Unsupported, match="choices that have been made"):
        look(text, replace(WHOLE, picks="unknown"))


@pytest.mark.parametrize(
    ("shown", "outcome"),
    [
        ((Pick(decider="Rob", subject="Rob", chosen="unknown"),), Unsupported),
        ((HIDDEN,), None),
        (
            (
                Pick(decider="Rob", subject="Rob", chosen=("Ogre",)),
                HIDDEN,
            ),
            None,
        ),
        (
            (
                Pick(decider="Rob", subject="Rob", chosen=("Ogre",), concealed=True),
                HIDDEN,
            ),
            Failed,
        ),
    ],
)
def test_what_is_hidden_must_be_hidden_on_purpose_and_wholly(
    monkeypatch: pytest.MonkeyPatch, shown: tuple[Pick, ...], outcome: type[Exception] | None
) -> None:
    monkeypatch.setitem(SEEN, "Alex", replace(WHOLE, picks=shown))
    if outcome is None:
        look("Alex does not know what Rob has chosen")
        return
    with pytest.raises(outcome):
        look("Alex does not know what Rob has chosen")


def test_an_engine_that_fails_at_the_view_is_to_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Sighted, __: View) -> Viewed:
        raise EngineRefused("what?", method="view", code=Code.BAD_PARAMS)

    monkeypatch.setattr(Sighted, "view", refuse)
    with pytest.raises(EngineRefused, match=r"what\?"):
        look("Rob can see Ogre")
