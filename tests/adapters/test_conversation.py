"""The example conversation of the contract is what the reference engine says, too."""

from msgspec.structs import replace

from apnap.engine.client import Client
from apnap.engine.starting import DEFAULT, parse, start
from apnap.protocol.answers import Pass
from apnap.protocol.decisions import Decision
from apnap.protocol.messages import AnswerSaid, Concede, Load, Verdict
from apnap.protocol.schemas.conversation import CONVERSATION
from apnap.protocol.state import State


def gist(state: State | None) -> State | None:
    """Return a state without what an engine is free to choose."""
    if state is None:
        return None
    return replace(
        state,
        players=tuple(replace(player, library="unknown") for player in state.players),
        objects=tuple(replace(thing, now="unknown") for thing in state.objects),
        turns=tuple(replace(turn, number=0, passed="unknown") for turn in state.turns),
        pending=tuple(replace(decision, id="") for decision in state.pending),
    )


def asked(state: State | None) -> Decision:
    """Return the one pending decision."""
    assert state is not None
    (decision,) = state.pending
    return decision


def play_to(client: Client, state: State | None, kind: str, decider: str) -> State | None:
    """Let everybody pass until the decision that the example answers is pending."""
    while (type(asked(state)).__name__, asked(state).decider) != (kind, decider):
        said = AnswerSaid(asked(state).decider, asked(state).id, Pass())
        state = client.answer(said).state
    return state


def test_the_reference_engine_says_the_same() -> None:
    state: State | None = None
    kinds = {"d1": "Priority", "d7": "DeclareAttackersAsked", "d11": "DeclareBlockersAsked"}
    compared = 0
    with start(parse(DEFAULT)) as client:
        for turn in CONVERSATION:
            match turn.params:
                case Load():
                    verdict = client.load(turn.params)
                case AnswerSaid(by=by, about=about, say=say):
                    state = play_to(client, state, kinds[about], by)
                    verdict = client.answer(AnswerSaid(by, asked(state).id, say))
                case Concede():
                    verdict = client.concede(turn.params)
                case _:
                    continue
            assert isinstance(turn.result, Verdict)
            assert verdict.verdict == turn.result.verdict, turn.title
            assert gist(verdict.state) == gist(turn.result.state), turn.title
            state = verdict.state
            compared += 1
    assert compared == 6
