"""Making a scenario longer: what a seed draws is said after it, and the reference engine judges."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.driver import Game, Position, Stop
from apnap.driver.needs import of_position
from apnap.protocol import (
    AnswerSaid,
    BadRequest,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    EditionDate,
    Record,
)
from apnap.protocol.catalogue import catalogue
from apnap.suite import Scenario, Step
from apnap.symmetries.continuing import wording
from apnap.symmetries.continuing.crowding import Cards, crowded
from apnap.symmetries.continuing.dice import Dice
from apnap.symmetries.continuing.duels import duels
from apnap.symmetries.continuing.facts import Fact, able, facts, who_has_priority
from apnap.symmetries.continuing.oracle import Oracle
from apnap.symmetries.continuing.speeches import speech
from apnap.symmetries.continuing.trials import TRIALS, trials
from apnap.symmetries.continuing.wording import afresh, anew, seen
from apnap.symmetries.seeds import Draw

_MOST: Final = 7
_MOST_IN_DUELS: Final = 14
"""So many things are said at most, where a scenario goes on and in a game of its own."""
_AT_THE_END: Final = 5
"""Once in so many times a game goes on at its end at first."""
_NEW: Final = 12
_OLD: Final = 4
"""So many things are looked at that have changed by it, and so many others."""

_COMBAT: Final = frozenset({"decision:declare_attackers", "decision:declare_blockers"})
"""What may be needed of each engine, whatever the scenario needs."""


class Allowed(Record, frozen=True, kw_only=True):
    """What a longer scenario may need of an engine."""

    needs: frozenset[str]
    """What it may need in any case."""
    cards: Cards
    """What cards there may be: if it is all, anything else may be needed as well."""
    combat: bool
    """Whether it may need that attackers and blockers can be declared."""

    def holds(self, step: Step) -> bool:
        """Tell whether a step needs no more than that."""
        allowed = self.needs | (_COMBAT if self.combat else frozenset())
        return self.cards == "all" or allowed.issuperset(_needs(step))


def lengthened(scenario: Scenario, edition: EditionDate, draw: Draw, allowed: Allowed) -> Scenario:
    """
    Return the scenario with more that is said and seen after it.

    Sometimes that is at its end. Otherwise its game begins once more, with more creatures, and goes
    on in another way from where somebody says something. What cannot be made longer is returned as
    it is.
    """
    before, rest = _continued(scenario, edition, draw, allowed)
    fight = _fought(scenario, edition, draw, allowed)
    if not (rest or fight):
        return scenario
    line = scenario.steps[-1].line
    steps = tuple(replace(step, line=line) for step in (*before, *rest, *fight))
    new = (*before[:1], *rest, *fight)  # between them are steps of the scenario's own
    needs = (*scenario.needs, *(need for step in new for need in _needs(step)))
    return replace(scenario, steps=(*scenario.steps, *steps), needs=tuple(dict.fromkeys(needs)))


def _continued(
    scenario: Scenario, edition: EditionDate, draw: Draw, allowed: Allowed
) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """Return how the scenario's game begins again, and how it goes on from there; both may lack."""
    dice = Dice(draw, "continuing")
    steps = tuple(step for step in scenario.steps if not step.call.phrase.calm)
    before: tuple[Step, ...] = ()
    rest: tuple[Step, ...] = ()
    for beginning in _beginnings(scenario, steps, crowded(scenario, draw, allowed.cards), dice):
        oracle = Oracle(scenario, edition)
        if oracle.passes(beginning or steps) and oracle.game.loaded:
            more = _rest(allowed, oracle, dice)
            if more and (not rest or trials(more)):
                before, rest = beginning, more
        if trials(rest):
            break
    return before, rest


def _fought(
    scenario: Scenario, edition: EditionDate, draw: Draw, allowed: Allowed
) -> tuple[Step, ...]:
    """Return a game of its own, with as much put to the test as can be; nothing if none can be."""
    dice = Dice(draw, "duels")
    most = len(TRIALS) if allowed.cards == "all" else len(TRIALS) - 1  # of plain cards no keywords
    best: tuple[Step, ...] = ()
    for position in duels(scenario.position, draw, dice, allowed.cards):
        beginning = afresh(position)
        if not allowed.holds(beginning):
            continue
        oracle = Oracle(scenario, edition)
        if oracle.passes((beginning,)) and oracle.game.loaded:
            more = _rest(allowed, oracle, dice, duel=True)
            if len(trials((beginning, *more))) > len(trials(best)):
                best = (beginning, *more)
            if len(trials(best)) >= most:
                break
    return best


def _beginnings(
    scenario: Scenario, steps: tuple[Step, ...], crowd: Position | None, dice: Dice
) -> Iterator[tuple[Step, ...]]:
    """
    Yield how a game may come to where it goes on, the likeliest first.

    It begins once more and plays up to where something is said, of a scenario about setting up
    nothing. Nothing at all: it goes on at the scenario's end.
    """
    places = [number for number, step in enumerate(steps) if step.keyword == "when"]
    if any(step.call.phrase.sets_up for step in steps):
        places = [0]
    at = dice.one(places) if places else len(steps)
    at_the_end = dice.once_in(_AT_THE_END)
    if at_the_end:
        yield ()
    if crowd is not None:
        for place in dict.fromkeys((at, places[0] if places else at)):
            yield _again(scenario, crowd, steps[:place])
    if not at_the_end:
        yield () if crowd is not None or places == [0] else _again(scenario, None, steps[:at])


def _again(
    scenario: Scenario, position: Position | None, steps: tuple[Step, ...]
) -> tuple[Step, ...]:
    """Return the beginning of a game once more, in another position if there is one."""
    there = scenario.position.names
    new = [one for one in position.objects if one.name not in there] if position else ()
    return (anew(position or scenario.position, new), *steps)


def _rest(allowed: Allowed, oracle: Oracle, dice: Dice, *, duel: bool = False) -> tuple[Step, ...]:
    """
    Return what is said and seen from here on, as the reference engine plays it.

    In a game of its own (`duel`) more is said, and no turn is ended: that takes many messages.
    """
    game = oracle.game
    if oracle.left_open(0) or _taps_creatures(game):
        return ()
    found: list[Step] = []
    now = tuple(facts(game))
    ended = duel
    for _ in range(_MOST_IN_DUELS if duel else _MOST):
        step = speech(game, dice, ended=ended)
        if step is None or not allowed.holds(step):
            continue
        ended = ended or step.call.phrase.pattern == wording.ENDS
        since = len(game.transcript)
        try:
            step.call.phrase.act(game, *step.call.values)
        except (Stop, BadRequest):
            break
        if oracle.left_open(since) or _free(game, step, since):
            break
        before, now = now, tuple(facts(game))
        found += (step, *_judged(game, step), *_observed(game, before, now, step, dice))
    return tuple(found)


def _taps_creatures(game: Game) -> bool:
    """Tell whether there is a creature that could have been tapped for mana, or not."""
    cards = (catalogue().get(str(one.card)) for one in game.state.objects)
    return any(card and card.produces and "Creature" in card.types for card in cards)


def _needs(step: Step) -> tuple[str, ...]:
    """Return what a step needs of an engine; who passes has to be asked each time."""
    every = ("every-priority",) if step.call.phrase.pattern == wording.PASSES else ()
    positions = (one for one in step.call.values if isinstance(one, Position))
    return (*step.call.phrase.needs, *every, *(n for one in positions for n in of_position(one)))


def _free(game: Game, step: Step, since: int) -> bool:
    """
    Tell whether engines need not ask what a declaration answers.

    Who has nothing to attack or to block with may be asked or left out.
    """
    pattern = step.call.phrase.pattern
    if pattern not in _DECLARING:
        return False
    kind = _DECLARING[pattern]
    asked = [
        exchange.about
        for exchange in game.transcript[since:]
        if isinstance(exchange.said, AnswerSaid) and not exchange.of_itself
    ]
    if not any(asked) and kind is DeclareAttackersAsked:
        asked = list(game.pending(kind))
        return not any(map(able, asked))
    return any(isinstance(one, kind) and not able(one) for one in asked)


_DECLARING: Final[Mapping[str, type[Decision]]] = {
    wording.ATTACKS: DeclareAttackersAsked,
    wording.ATTACKS_AT_ONCE: DeclareAttackersAsked,
    wording.BLOCKS: DeclareBlockersAsked,
    wording.BLOCKS_AT_ONCE: DeclareBlockersAsked,
}


def _judged(game: Game, step: Step) -> Iterator[Step]:
    """Yield the verdict on what was said."""
    verdict = step.call.phrase.verdict
    if verdict is None:
        return
    what = "the declaration" if verdict == "declaration" else "this"
    if game.spoken is not None and game.spoken.accepted:
        yield seen(f"{what} is legal")
    else:
        yield seen(f"{what} is illegal")
        yield seen("nothing has changed")


def _observed(
    game: Game, before: Sequence[Fact], now: Sequence[Fact], said: Step, dice: Dice
) -> Iterator[Step]:
    """Yield some of what has changed, and some of what has not."""
    if said.call.phrase.verdict is not None and not (game.spoken and game.spoken.accepted):
        return
    more = who_has_priority(game) if said.call.phrase.pattern == wording.PASSES else ()
    known = frozenset(before)
    each = dict.fromkeys((*now, *more))
    new = [fact for fact in each if fact not in known]
    old = [fact for fact in each if fact in known]
    for some, most in ((new, _NEW), (old, _OLD)):
        for fact in dice.some(some, most) if some else ():
            yield seen(*fact)
