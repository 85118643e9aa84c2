"""The steps with a game: load a position, look at it, speak, be refused, concede."""

from __future__ import annotations

import time
from itertools import zip_longest
from typing import Final

from apnap.doctor.bench import Bench, Skip, differing
from apnap.doctor.positions import FOREST, plain, with_cards
from apnap.driver.loading_position import differences
from apnap.driver.transcript import kind
from apnap.protocol import (
    AnswerSaid,
    Concede,
    Decision,
    Pass,
    Priority,
    State,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap.protocol.wire import Code

QUIET: Final = 0.3
"""Seconds in which an engine that nobody asks has to be silent."""

_UNHEARD_OF: Final = "an id that no decision ever had"


def load(bench: Bench) -> str:
    """Load a calm position: the richest that the capabilities allow, else one without cards."""
    told = bench.introduced
    rich = with_cards(told)
    for position in (rich, plain(told)) if rich else (plain(told),):
        verdict = bench.load(position)
        if verdict.verdict == "accepted":
            break
        _not_loaded(bench, verdict, position)
    if bench.state is None or bench.asked is None:
        raise bench.halt(
            "No position could be loaded, not even two players with nothing on the table.",
            "Begin with that one: without it nothing can be played.",
        )
    for difference in differences(bench.asked, bench.state):
        bench.wrong(
            f"The position is not shown as it was loaded: {difference}.",
            "What a position lists is exact; what you cannot set up is `unsupported`.",
        )
    cards = "a creature and a card in hand" if bench.asked.objects else "no cards"
    return f"two players, {cards}"


def _not_loaded(bench: Bench, verdict: Verdict, position: State) -> None:
    """Note that a position was not accepted, though the capabilities promise it."""
    what = "with cards it knows" if position.objects else "without any cards"
    if verdict.verdict == "rejected":
        bench.wrong(
            f"A legal position of two players {what} is `rejected`{cited(verdict.violations)}.",
            "`rejected` says that the rules forbid it; what you cannot set up is `unsupported`.",
        )
    else:
        bench.advise(
            f"A position of two players {what} is unsupported: {verdict.reason}.",
            "Declare in the capabilities what you can do, or load it.",
        )


def pending(bench: Bench) -> str:
    """Look at who is asked: whoever has priority, about priority, and nobody else."""
    check_asked(bench)
    return f"{_loaded(bench).turns[0].priority} is asked about priority"


def check_asked(bench: Bench) -> None:
    """Note it unless those who have priority in the position are asked about it, nobody else."""
    state = state_of(bench)
    first = [turn.priority for turn in _loaded(bench).turns]
    who = " and ".join(map(str, first))
    if sorted(map(_asked, state.pending)) != sorted(f"priority of {side}" for side in first):
        shown = ", ".join(map(_asked, state.pending)) or "nobody"
        bench.wrong(
            f"{who} has priority in the position, and asked is: {shown}.",
            f"Ask {who} first: one decision of the kind `priority`, with {who} as decider.",
        )
    for number, (side, turn) in enumerate(zip_longest(first, state.turns)):
        shown_to = turn.priority if turn else None
        if shown_to != side:
            bench.wrong(
                f"`turns.{number}.priority` is {shown_to}, while {side} is asked about priority.",
                "Show who has priority in the turn as well.",
            )
    check_kinds(bench, state)


def _asked(decision: Decision) -> str:
    return f"{kind(decision)} of {decision.decider}"


def check_kinds(bench: Bench, state: State) -> None:
    """Note it if a decision is asked for whose kind is not declared."""
    can = bench.introduced.capabilities.decisions
    for decision in state.pending:
        if can != "all" and kind(decision) not in can:
            bench.wrong(
                f"It asks `{kind(decision)}`, which its capabilities do not declare.",
                "Add it to `decisions`.",
            )


def view(bench: Bench) -> str:
    """Look at the game with the eyes of everybody and of each player."""
    check_views(bench)
    state = state_of(bench)
    hidden = f", {FOREST} hidden from the opponent" if state.objects else ""
    return f"whole, and as each player sees it{hidden}"


def check_views(bench: Bench) -> None:
    """Note what is wrong with the views of the whole and of each player."""
    state = state_of(bench)
    whole: Viewed = bench.call("view", View(None))
    changed = differing(state, whole.state)
    if changed:
        bench.advise(
            f"`view` of everything differs from the state after the last answer: {changed}.",
            "Show the same; looking changes nothing.",
        )
    for player in state.players:
        seen: Viewed = bench.call("view", View(player.name))
        names = {thing.name for thing in seen.state.objects}
        for thing in state.objects if state.variant.hands == "own" else ():
            shown = thing.name in names
            if thing.zone == "hand" and shown != (thing.owner == player.name):
                bench.wrong(
                    f"{player.name} {'sees' if shown else 'does not see'} {thing.name}, "
                    f"which {thing.owner} holds.",
                    "A player sees their own hand; cards in hands of others are only counted.",
                )


def refused(bench: Bench) -> str:
    """Say what has to be rejected: by somebody who is not asked, about what is not asked."""
    state = state_of(bench)
    decision = _first(bench)
    other = next(p.name for p in state.players if p.name != decision.decider)
    rejected(bench, AnswerSaid(other, decision.id, Pass()), f"{other} passes for another player")
    unheard = AnswerSaid(decision.decider, _UNHEARD_OF, Pass())
    rejected(bench, unheard, "a pass about a decision that nobody is asked")
    return "what somebody else says, and about what is not asked, is rejected"


def passing(bench: Bench) -> str:
    """Pass priority, and then answer the same question once more."""
    decision = _first(bench)
    before = state_of(bench)
    verdict = bench.say("answer", AnswerSaid(decision.decider, decision.id, Pass()))
    if verdict.verdict == "unsupported":
        bench.advise(
            f"A pass is unsupported: {verdict.reason}.",
            "Make this the first thing that your engine can do: all else is reached by passing.",
        )
        return "not yet"
    if verdict.verdict == "rejected":
        raise bench.halt(
            f"Who has priority may pass, and it is `rejected`{cited(verdict.violations)}.",
            "Take the answer of a decision's `decider` that names its `id`.",
        )
    after = state_of(bench)
    if not differing(before, after):
        raise bench.halt(
            "The pass is `accepted`, and nothing has changed.",
            "Let the engine go on to the next decision before you answer, and show that.",
        )
    if any(d.id == decision.id for d in after.pending):
        bench.wrong(
            "The decision that was answered is pending still.",
            "A decision that has been made goes; the next one gets an id of its own.",
        )
        return ""
    again = AnswerSaid(decision.decider, decision.id, Pass())
    rejected(bench, again, "a second answer to a decision that has been made")
    asked = ", ".join(f"{kind(d)} of {d.decider}" for d in after.pending)
    return f"then asked: {asked or 'nobody'}"


def quiet(bench: Bench) -> str:
    """Say nothing for a moment: the engine has to be silent as well."""
    time.sleep(QUIET)
    bench.call("view", View(None))
    return "nothing comes unasked"


def concede(bench: Bench) -> str:
    """Let the player concede who is not asked."""
    state = state_of(bench)
    asked = {d.decider for d in state.pending}
    leaver = next(p.name for p in reversed(state.players) if p.name not in asked or len(asked) > 1)
    winner = next(p.name for p in state.players if p.name != leaver)
    verdict = bench.say("concede", Concede(leaver))
    if verdict.verdict == "unsupported":
        bench.advise(
            f"{leaver} cannot concede while somebody else is asked: {verdict.reason}.",
            "Many scenarios need it; reach the same result in another way if you can.",
        )
        return "not yet"
    if verdict.verdict == "rejected":
        raise bench.halt(
            f"{leaver} may not concede{cited(verdict.violations)}.",
            "A player may concede at any moment, whoever is asked.",
        )
    _check_over(bench, leaver, winner)
    again = bench.say("concede", Concede(winner))
    if again.verdict == "accepted":
        bench.wrong("The game is over, and the winner conceded.", "Say `rejected`.")
    return f"{leaver} concedes, {winner} has won"


def _check_over(bench: Bench, leaver: str, winner: str) -> None:
    """Note what is wrong with the state in which a game of two players has ended."""
    over = state_of(bench)
    left = {p.name: p.left.reason for p in over.players if p.left}
    won = over.result.winners if over.result else ()
    for is_so, problem, hint in (
        (over.stage == "over", f"`stage` is {over.stage}.", "Say `over`."),
        (won == (winner,), f"`result.winners` is {list(won)}.", f"Say that {winner} has won."),
        (not over.pending, "somebody is still asked something.", "Leave `pending` empty."),
        (leaver in left, f"{leaver} has no `left`.", 'Say `{"reason": "conceded"}`.'),
        (winner not in left, f"{winner} has `left`.", f"Only {leaver} has gone."),
    ):
        if not is_so:
            bench.wrong(f"{leaver} has conceded a game of two players, and {problem}", hint)


def unload(bench: Bench) -> str:
    """Forget the position: then there is nothing to look at."""
    bench.call("unload")
    bench.state = None
    reply = bench.ask("view", View(None))
    if reply.error is None:
        bench.wrong("The position is still shown after `unload`.", f"Answer {Code.BAD_REQUEST:d}.")
    return "the position is forgotten"


def rejected(bench: Bench, said: AnswerSaid, what: str) -> None:
    """Note it unless an answer is rejected and has changed nothing."""
    before = state_of(bench)
    verdict = bench.say("answer", said)
    if verdict.verdict != "rejected":
        bench.wrong(
            f"It was told: {what}. The verdict is `{verdict.verdict}`.",
            "Say `rejected`: who is not asked cannot decide, and what is not asked neither.",
        )
    changed = differing(before, state_of(bench))
    if changed:
        bench.wrong(
            f"It was told: {what}. That has changed {changed}.",
            "After a refusal the game is as it was, with the same decisions under the same ids.",
        )


def _first(bench: Bench) -> Decision:
    """Return the first decision about priority; raise `Skip` if there is none."""
    found = next((d for d in state_of(bench).pending if isinstance(d, Priority)), None)
    if found is None:
        raise Skip("nobody is asked about priority")
    return found


def state_of(bench: Bench) -> State:
    """Return the state of the game; raise `Skip` if there is none."""
    if bench.state is None:
        raise Skip("no position is loaded")
    return bench.state


def _loaded(bench: Bench) -> State:
    if bench.asked is None:
        raise Skip("no position is loaded")
    return bench.asked


def cited(violations: tuple[Violation, ...]) -> str:
    """Return the reasons of a rejection, to be put behind a sentence."""
    reasons = "; ".join(violation.reason for violation in violations)[:200]
    return f" ({reasons})" if reasons else ", without a reason"
