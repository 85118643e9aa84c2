"""How images go on: what is said and seen there is right, whatever engines are free to do."""

from __future__ import annotations

import functools
from contextlib import suppress
from typing import Final, TypeGuard

import pytest
from msgspec.structs import replace
from tests.symmetries.honest import Free
from tests.symmetries.test_drawn_images import SEED, some_of

from apnap.driver import Outcome, Position, Stop, Talk
from apnap.driver.needs import of_position
from apnap.protocol import AnswerSaid, Load, State, Verdict
from apnap.rulebooks import editions, newest
from apnap.running.playing import Play
from apnap.suite import Scenario, load_suite
from apnap.symmetries.continuing import wording
from apnap.symmetries.continuing.trials import unheard
from apnap.symmetries.continuing.wording import LIFE, seen
from apnap.symmetries.images import image
from apnap.symmetries.sampling import drawn_for
from apnap_reference.engine import CAPABILITIES, ReferenceEngine

EVERY: Final = 66
"""One scenario of so many is looked at, beside those of which other tests draw images."""
NEWEST: Final = newest()
DAMAGE: Final = "combat damage is dealt"
SPEECHES: Final = frozenset(
    (
        *(wording.ATTACKS, wording.ATTACKS_AT_ONCE, wording.BLOCKS, wording.BLOCKS_AT_ONCE),
        *(wording.ASSIGNS, wording.PASSES, wording.CONCEDES, wording.ENDS),
    )
)
"""All that is said behind scenarios, but for lands: of these few scenarios hold one."""


def outcome(scenario: Scenario, engine: Talk, edition: str = NEWEST) -> Outcome:
    play = Play(scenario, engine, CAPABILITIES, type(NEWEST)(edition))
    with suppress(Stop):
        play.all()
    return play.outcome()


@functools.cache
def imaged(edition: str) -> tuple[tuple[Scenario, Scenario], ...]:
    """Return scenarios of an edition, each with its image: drawn once for all that look at them."""
    date = type(NEWEST)(edition)
    every = load_suite(dates=(date,)).holding(date)
    some = (*some_of(every), *every[1::EVERY])
    return tuple((one, drawn_for(CAPABILITIES, one, SEED, date, ("",))) for one in some)


def more(scenario: Scenario, its: Scenario) -> tuple[str, ...]:
    """Return what an image has beside its scenario."""
    return tuple(step.text for step in its.steps[len(scenario.steps) :])


@pytest.mark.parametrize("edition", [editions()[0], NEWEST])
def test_honest_engines_pass_images_as_they_pass_scenarios(edition: str) -> None:
    pairs = imaged(edition)
    longer = [its for one, its in pairs if more(one, its)]
    assert 2 * len(longer) > len(pairs)
    assert [
        its.id for _, its in pairs if outcome(its, ReferenceEngine(), edition) != "passed"
    ] == []
    lost = [one for one, its in pairs if outcome(its, Free(), edition) != "passed"]
    assert [one.id for one in lost if outcome(one, Free(), edition) == "passed"] == []
    assert 2 * len(lost) < len(pairs)


def test_a_creature_is_at_peace_if_it_attacks_in_none_of_the_turns_that_go_on() -> None:
    of = "grand-melee/when-alex-leaves-carissa-is-in-robs-range-as-the-next-turn-begins"
    (scenario,) = (one for one in load_suite(dates=(NEWEST,)).holding(NEWEST) if one.id == of)
    its = image(scenario, "seed-1", NEWEST)
    assert its is not None
    assert any(step.text.endswith(" is not attacking") for step in its.steps)
    assert outcome(its, ReferenceEngine()) == "passed"


def test_what_is_said_is_legal_and_illegal_and_is_judged_at_once() -> None:
    said = [step for one, its in imaged(NEWEST) for step in its.steps[len(one.steps) :]]
    verdicts = {step.text for step in said if step.call.phrase.verdict and step.keyword == "then"}
    assert verdicts >= {"the declaration is legal", "the declaration is illegal", "this is legal"}
    for step, after in zip(said, (*said[1:], None), strict=True):
        if step.keyword == "when" and step.call.phrase.verdict:
            assert after is not None
            assert after.call.phrase.verdict == step.call.phrase.verdict


def test_nearly_every_image_deals_combat_damage_and_each_kind_of_speech_comes() -> None:
    """A parrot that never deals damage must not come through."""
    said = [
        {its.steps[number].call.phrase.pattern for number in unheard(one, its)}
        for one, its in imaged(NEWEST)
    ]
    assert 4 * sum(DAMAGE in patterns for patterns in said) > 3 * len(said)
    assert set[str]().union(*said) >= SPEECHES


def test_what_is_needed_of_engines_stands_in_the_order_in_which_it_is_said() -> None:
    """It is the same in each process, whatever the hashes of texts are there."""
    longer = 0
    for _, its in imaged(NEWEST):
        positions = [one for step in its.steps for one in step.call.values if is_position(one)]
        said = dict.fromkeys(need for one in positions for need in of_position(one))
        new = [need for need in its.needs if need in said and need not in of_position(its.position)]
        assert new == [need for need in said if need in new]
        longer += len(new) > 1
    assert longer > 1


def is_position(value: object) -> TypeGuard[Position]:
    return isinstance(value, Position)


class Hiding(ReferenceEngine):
    """Shows nobody's life any more from the second answer on."""

    said = 0
    late = 1

    def load(self, said: Load) -> Verdict:
        return self._hidden(super().load(said))

    def answer(self, said: AnswerSaid) -> Verdict:
        self.said += 1
        return self._hidden(super().answer(said))

    def _hidden(self, verdict: Verdict) -> Verdict:
        if verdict.state is None or self.said < self.late:
            return verdict
        return replace(verdict, state=hidden(verdict.state))


class Blind(Hiding):
    """Never shows anybody's life."""

    late = 0


def hidden(state: State) -> State:
    players = tuple(replace(player, life="unknown") for player in state.players)
    return replace(state, players=players)


def test_life_that_is_not_shown_is_withheld_from_the_beginning_and_later_on() -> None:
    scenario = next(
        one
        for one in load_suite(dates=(NEWEST,)).holding(NEWEST)
        if outcome(one, Blind()) == "passed"
        and any(step.text.endswith("passes") for step in one.steps)
    )
    life = scenario.position.state(NEWEST).players[0]
    look = replace(seen(LIFE, life.name, life.life), line=scenario.line)
    asking = replace(scenario, steps=(*scenario.steps, look))
    told = [outcome(asking, engine) for engine in (ReferenceEngine(), Blind(), Hiding())]
    assert told == ["passed", "withheld", "withheld"]
