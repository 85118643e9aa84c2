"""The step for each kind of decision: let the engine ask, answer illegally, and then legally."""

from __future__ import annotations

from typing import Final, get_args

from apnap.doctor.bench import Bench, Undeclared, differing
from apnap.doctor.contradictions import of_combat, of_decision, of_turns
from apnap.doctor.game_steps import check_kinds, cited, state_of
from apnap.doctor.replies import Reply, astray, illegal, legal
from apnap.doctor.route import Route
from apnap.doctor.routes import ROUTES
from apnap.driver import Game, Stop
from apnap.driver.defaults import decline
from apnap.driver.loading_position import differences
from apnap.driver.transcript import kind
from apnap.protocol import (
    AnswerSaid,
    Capabilities,
    Concede,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Load,
    Priority,
    Record,
    State,
    Verdict,
    View,
    Viewed,
)

KINDS: Final[dict[str, type[Decision]]] = {
    str(record.__struct_config__.tag): record for record in get_args(Decision)
}
"""The record of each kind of decision, by the name of the kind."""

_FAR: Final = 60
"""After so many answers a decision is not going to be asked any more."""


def declares(can: Capabilities, name: str) -> bool:
    """Tell whether an engine declares that it asks for decisions of that kind."""
    return can.decisions == "all" or name in can.decisions


class Reached(Record, frozen=True):
    """A decision that is pending, and the state before its announcement began, if it has one."""

    decision: Decision
    announced: State | None


def ask(name: str, bench: Bench) -> str:
    """
    Let the engine ask for a decision of that kind, and give an illegal and a legal answer.

    Raises `Undeclared` if every route to it takes something that the engine doesn't declare.
    """
    ended: list[str] = []
    for route in _routes(name, bench):
        found = reached(bench, route, KINDS[name])
        if isinstance(found, Reached):
            return _answered(bench, route, found)
        ended.append(f"{route.told}: {found}")
    bench.advise(
        f"It declares `{name}`, and it wasn't asked for ({'; '.join(ended)}).",
        "Leave kinds out of `decisions` for which your engine doesn't ask yet.",
    )
    return "not asked"


def _routes(name: str, bench: Bench) -> list[Route]:
    """Return the routes that the engine's declaration allows; raise `Undeclared` if none."""
    ways = ROUTES[KINDS[name]]
    if isinstance(ways, str):
        raise Undeclared(ways)
    routes: list[Route] = []
    missing: list[str] = []
    for way in ways:
        try:
            routes.append(way(bench.introduced))
        except Undeclared as lack:
            missing.append(str(lack))
    if not routes:
        raise Undeclared(f"not declared: {', or '.join(missing)}")
    return routes


class _Talk:
    """The bench, as the driver of a game talks to an engine."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def load(self, said: Load) -> Verdict:
        return self._bench.load(said.position)

    def answer(self, said: AnswerSaid) -> Verdict:
        return self._bench.say("answer", said)

    def concede(self, said: Concede) -> Verdict:
        return self._bench.say("concede", said)

    def view(self, said: View) -> Viewed:
        viewed: Viewed = self._bench.call("view", said)
        return viewed


def reached(bench: Bench, route: Route, wanted: type[Decision]) -> Reached | str:
    """Follow a route; return the decision at its end, or how it has ended instead."""
    game = Game(_Talk(bench))
    try:
        verdict = game.load(route.position)
        if verdict.verdict == "rejected":
            return f"the position is `rejected`{cited(verdict.violations)}"
        for difference in differences(route.position, game.state):
            bench.wrong(
                f"A position is not shown as it was loaded: {difference}.",
                "What a position lists is exact; what you cannot set up is `unsupported`.",
            )
        return _followed(bench, game, route, wanted)
    except Stop as stop:
        return stop.reason


def _followed(bench: Bench, game: Game, route: Route, wanted: type[Decision]) -> Reached | str:
    """Say what the route wants said, decline the rest, until the decision comes."""
    waiting = list(route.says)
    announced = None
    passes = 0
    for _ in range(_FAR):
        bench.in_time()
        _check_pending(bench, game.state)
        pending = game.state.pending
        for decision in pending:
            if isinstance(decision, wanted) and decision.decider == route.asked:
                return Reached(decision, announced)
        if not pending:
            return "then nobody is asked anything"
        decision = pending[0]
        words = next((w for w in waiting if isinstance(decision, w[0])), None)
        if words is None or words[1] != decision.decider:
            passes = _declined(bench, game, decision, passes)
            continue
        waiting.remove(words)
        announced = game.state
        verdict = game.answer(words[1], decision, words[2])
        if verdict.verdict != "accepted":
            return f"what {words[1]} says to `{kind(decision)}` is rejected" + cited(
                verdict.violations
            )
    return f"after {_FAR} answers it has not come"


def _declined(bench: Bench, game: Game, decision: Decision, passes: int) -> int:
    """
    Decline what is asked; return how many passes in a row have led nowhere.

    Raises `Stop`, and notes it, once they are as many as there are players.
    """
    before = game.state
    decline(game, decision, pays=True)
    still = _place(before) == _place(game.state) and _is_calm(game.state)
    if not (still and isinstance(decision, Priority)):
        return 0
    if passes + 1 >= sum(not player.left for player in before.players):
        step = before.turns[decision.turn].step
        bench.wrong(
            f"Everybody has passed, and the step is still `{step}`, with the same stack.",
            "Once all have passed, the top of the stack resolves, or the next step begins: show "
            "that in `turns`.",
        )
        raise Stop(f"the step `{step}` does not end")
    return passes + 1


def _place(state: State) -> tuple[tuple[object, ...], ...]:
    """Return how far the game has come: whose turns go on, their steps and stacks."""
    return tuple((turn.number, turn.active, turn.step, turn.stack) for turn in state.turns)


def _is_calm(state: State) -> bool:
    """Tell whether somebody has priority: nobody is asked something while a spell resolves."""
    return any(isinstance(decision, Priority) for decision in state.pending)


def _check_pending(bench: Bench, state: State) -> None:
    """Note what is wrong with what is asked, apart from what its schema says."""
    check_kinds(bench, state)
    for told in of_turns(state):
        bench.wrong(*told)
    for decision in state.pending:
        for told in of_decision(decision):
            bench.wrong(*told)
        for name in astray(decision, state):
            bench.wrong(
                f"The decision `{kind(decision)}` names {name}, and the state has no such player "
                "or object.",
                "Offer what is in the state, by the names that it has there, or say `unknown`.",
            )


def _answered(bench: Bench, route: Route, found: Reached) -> str:
    """Give an illegal answer, and then a legal one."""
    decision = found.decision
    before = state_of(bench)
    others = tuple(p.name for p in before.players if p.name != decision.decider and not p.left)
    wrong = illegal(decision, others)
    if route.illegal is not None:
        wrong = Reply(decision.decider, route.illegal, route.fault)
    _say_what_is_wrong(bench, decision, wrong, found.announced)
    if all(d.id != decision.id for d in state_of(bench).pending) or differing(
        before, state_of(bench)
    ):
        again = reached(bench, route, type(decision))
        if isinstance(again, str):
            raise bench.halt(
                f"Loaded again, the same position takes another course: {again}.",
                "Forget all about a position when the next one is loaded.",
            )
        decision = again.decision
    right = route.legal or legal(decision)
    if right is None:
        return f"{route.told}; rejected if {wrong.fault}; what is legal is not offered"
    _say_what_is_right(bench, decision, Reply(decision.decider, right), route)
    return f"{route.told}; rejected if {wrong.fault}"


def _say_what_is_wrong(
    bench: Bench, decision: Decision, reply: Reply, announced: State | None
) -> None:
    """Note it unless an illegal answer is rejected and has changed nothing."""
    before = state_of(bench)
    verdict = bench.say("answer", AnswerSaid(reply.by, decision.id, reply.say))
    after = state_of(bench)
    told = f"`{kind(decision)}` was answered illegally ({reply.fault})"
    match verdict.verdict:
        case "accepted":
            bench.wrong(
                f"{told}, and the answer is `accepted`.",
                "Say `rejected` to what your engine would not let its own players do.",
            )
        case "unsupported":
            bench.advise(
                f"{told}, and the answer is `unsupported`: {verdict.reason}.",
                "Say `rejected` to what the rules forbid, if your engine can tell.",
            )
        case "rejected":
            _check_cited(bench, decision, verdict)
            changed = differing(before, after)
            if changed and (announced is None or differing(announced, after)):
                bench.wrong(
                    f"{told}. It is `rejected`, and has changed {changed}.",
                    "After a refusal the game is as it was, with the same decisions under the "
                    "same ids.",
                )


def _check_cited(bench: Bench, decision: Decision, verdict: Verdict) -> None:
    """Note it if an illegal declaration is rejected without a rule, though rules are promised."""
    declaration = isinstance(decision, DeclareAttackersAsked | DeclareBlockersAsked)
    cited_rules = any(violation.rule for violation in verdict.violations)
    if bench.introduced.capabilities.cites_rules and declaration and not cited_rules:
        bench.advise(
            f"It declares `cites_rules`, and rejects `{kind(decision)}` without citing any.",
            "Say in `violations` which rule forbids it.",
        )


def _say_what_is_right(bench: Bench, decision: Decision, reply: Reply, route: Route) -> None:
    """Note it unless a legal answer is accepted, and the decision has been made."""
    verdict = bench.say("answer", AnswerSaid(reply.by, decision.id, reply.say))
    told = f"`{kind(decision)}` was answered legally ({route.told})"
    if verdict.verdict == "rejected":
        bench.wrong(
            f"{told}, and the answer is `rejected`{cited(verdict.violations)}.",
            "Take every legal answer; say `unsupported` to one that your engine cannot be told.",
        )
    elif verdict.verdict == "unsupported":
        bench.advise(
            f"{told}, and the answer is `unsupported`: {verdict.reason}.",
            "Leave the kind out of `decisions` until your engine can be told.",
        )
    elif any(d.id == decision.id for d in state_of(bench).pending):
        bench.wrong(
            f"{told}, and the decision is pending still.",
            "A decision that has been made goes; the next one gets an id of its own.",
        )
    else:
        after = state_of(bench)
        _check_pending(bench, after)
        for found in of_combat(after.turns[decision.turn], reply.say):
            bench.wrong(*found)
