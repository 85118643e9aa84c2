"""Engines that know nothing pass nothing, whatever they answer, and get no profile."""

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import pytest
from msgspec.structs import replace
from tests.certifying import cheats, guessers

from apnap.certifying.certificate import imaged
from apnap.certifying.directions import DIRECTIONS, directions
from apnap.certifying.judging import ProfileVerdict, judge
from apnap.certifying.profiles import Profile, chosen
from apnap.certifying.results import images_of
from apnap.diagnosis.patterns import stored
from apnap.driver import UNPLAYED, Outcome, Stop
from apnap.protocol import PROTOCOL_VERSION, Capabilities, EditionDate
from apnap.protocol.messages import Initialize, Load, Program, Verdict
from apnap.protocol.readable_json import encode
from apnap.running.playing import Play
from apnap.suite import Scenario, load_suite
from apnap.symmetries.continuing.crowding import creatures
from apnap.symmetries.drawn_images import ALONE, GOING_ON, goes_on
from apnap.symmetries.images import images
from apnap.symmetries.sampling import drawn_for, playable
from apnap_adapters.wrong.deaf import Null, Parrot, always_accept, always_reject
from apnap_misreadings import reference
from apnap_reference.engine import CAPABILITIES


def _ids(profile: Profile) -> set[str]:
    return {one.id for one in profile.scenarios}


EDITION = EditionDate("2024-11-08")
OLD: Final = EditionDate("2006-10-01")
(TEAMS,) = chosen(OLD, ("teams",))
_HELLO = Initialize(PROTOCOL_VERSION, Program("tests", "1"))
CAN = replace(always_accept().initialize(_HELLO).capabilities, editions=(EDITION,))
NEWEST: Final = EditionDate("2026-01-16")
FEW: Final = 6
"""So many images of a profile are looked at: all are drawn alike."""
OTHERS: Final = 100
"""Of so many scenarios of a profile the images are held against those of another run."""
ENOUGH: Final = 10
"""So many images that go on tell what most of them tell."""
MANY: Final = 20
"""More misreadings than so many are noticed."""
LITTLE = 50
"""Of so many scenarios one at most may ask for something that a parrot does not show."""


@functools.cache
def profiles() -> Sequence[Profile]:
    """Return the profiles of an edition; to choose them takes its time."""
    return chosen(EDITION)


def widest() -> Sequence[Profile]:
    """Return those that are no part of another: they have all scenarios."""
    all_ = profiles()
    return [one for one in all_ if not any(_ids(one) < _ids(other) for other in all_)]


class AskingNobody(Parrot):
    """Shows the position as it was loaded, and asks nobody anything."""

    def load(self, said: Load) -> Verdict:
        verdict = super().load(said)
        assert verdict.state is not None
        self._state = replace(verdict.state, pending=())
        return replace(verdict, state=self._state)


PARROTS: Final[dict[str, Callable[[], Parrot]]] = {
    "yes": always_accept,
    "no": always_reject,
    "nothing": lambda: AskingNobody("rejected"),
}


@pytest.mark.parametrize("answer", PARROTS)
def test_a_parrot_passes_nothing_and_is_certified_in_nothing(
    answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("apnap.driver.driving.LIMIT", 50)
    monkeypatch.setattr("apnap.driver.driving._PATIENCE", 12)
    outcomes: dict[str, Outcome] = {}
    for scenario in load_suite(dates=(EDITION,)).holding(EDITION):
        play = Play(scenario, PARROTS[answer](), CAN, EDITION)
        with suppress(Stop):
            play.all()
        outcome = outcomes[scenario.id] = play.outcome()
        if outcome in UNPLAYED:  # a parrot does not show what things are like now
            reason = str(play.result().reason)
            assert reason.startswith("the engine does not show"), scenario.id
    counts = Counter(outcomes.values())
    assert counts["passed"] == 0
    assert sum(counts.values()) > LITTLE * sum(counts[outcome] for outcome in UNPLAYED)
    verdicts = [judge(profile, outcomes) for profile in profiles()]
    assert len(verdicts) > 6
    assert [one.profile for one in verdicts if one.met or one.certified] == []


def judged(
    profile: Profile,
    outcomes: dict[str, Outcome],
    drawn: dict[str, Outcome],
    seed: int,
    can: Capabilities = CAPABILITIES,
) -> ProfileVerdict:
    """Return the verdict on a profile with what came of the images that a seed draws."""
    images = images_of((profile,), seed, can)
    return judge(profile, outcomes, imaged(images, drawn, (profile,), seed, can))


def test_a_parrot_with_the_whole_trace_of_another_run_is_certified_in_nothing() -> None:
    teams = fewer(TEAMS, FEW, images=100)
    seen, fresh = (images_of((teams,), seed, CAPABILITIES) for seed in (1, 2))
    trace = cheats.traced((*teams.scenarios, *seen), OLD)

    def told(scenarios: tuple[Scenario, ...]) -> dict[str, Outcome]:
        return cheats.outcomes(scenarios, lambda: cheats.Parrot(trace), OLD)

    known = told(teams.scenarios)
    assert judged(teams, known, told(seen), 1).standing == "certified"
    verdict = judged(teams, known, told(fresh), 2)
    assert (verdict.met, verdict.counts.passed) == (verdict.testable, len(known))
    assert (verdict.standing, verdict.certified) == ("not certified", False)
    number = len(teams.deciding)
    assert verdict.verdict == f"{number} of {number} images otherwise"
    assert set(verdict.asymmetries) == {image.id for image in fresh}


def test_nothing_in_another_run_begins_as_an_image_does() -> None:
    for profile in widest():
        some = profile.deciding[:OTHERS]
        drawn, other = (
            [drawn_for(CAPABILITIES, one, seed, EDITION, ALONE) for one in some] for seed in (2, 1)
        )
        other += [image for one in some[:FEW] for image in images(one)]
        begun = {encode(one.position.state(EDITION)) for one in (*profile.scenarios, *other)}
        assert not [one for one in drawn if encode(one.position.state(EDITION)) in begun]


def test_an_image_begins_alike_whether_it_goes_on_or_not() -> None:
    for one in TEAMS.deciding[:FEW]:
        alone, longer = (drawn_for(CAPABILITIES, one, 1, OLD, kinds) for kinds in (ALONE, GOING_ON))
        assert alone.position == longer.position != one.position
        assert alone.steps == longer.steps[: len(one.steps)] != one.steps
        assert len(longer.steps) > len(alone.steps) == len(one.steps)


def test_of_each_scenario_there_is_an_image_and_of_some_one_that_goes_on() -> None:
    drawn = images_of((fewer(TEAMS, FEW),), 2, CAPABILITIES)
    whole = images_of((fewer(TEAMS, FEW, images=100),), 2, CAPABILITIES)
    for some, number in ((drawn, FEW), (whole, len(TEAMS.deciding))):
        assert len(some) == number
        assert sum(goes_on(one.image.symmetry) for one in some if one.image) == FEW
    assert [one.image.of for one in whole if one.image] == [one.id for one in TEAMS.deciding]


def test_whoever_breaks_one_rule_in_images_only_is_noticed() -> None:
    """By whatever seed: no misreading that a profile notices hides in the images of it."""
    (teams,) = chosen(NEWEST, ("teams",))
    its = {one.id: one for one in teams.deciding}
    noticed = 0
    for pattern in stored().patterns:
        failed = [its[id_] for id_ in pattern.failed if id_ in its]
        if failed and NEWEST in pattern.editions:
            some = (drawn_for(CAPABILITIES, one, 11, NEWEST, ALONE) for one in failed)
            outcomes = (cheats.played(one, reference(pattern.name), NEWEST)[0] for one in some)
            assert any(one != "passed" for one in outcomes), pattern.name
            noticed += 1
    assert noticed > MANY


def test_one_that_calls_everything_unsupported_is_certified_in_nothing() -> None:
    every = {one.id: one for profile in widest() for one in profile.scenarios}
    told = cheats.outcomes(every.values(), Null, EDITION)
    assert set(told.values()) == {"withheld"}
    for profile in profiles():
        verdict = judge(profile, told)
        assert (verdict.met, verdict.standing) == (0, "not certified")


def few(profile: Profile) -> tuple[Scenario, ...]:
    """Return one scenario for each rule and direction of a profile: enough to meet its rules."""
    found: dict[str, Scenario] = {}
    for demand in profile.demands:
        looking = [(one, directions(one)) for one in demand.scenarios]
        ways = [[one for one, its in looking if way in its] for way in DIRECTIONS]
        for some in (*ways, list(demand.scenarios)):
            if some and not any(one.id in found for one in some):
                found[some[0].id] = some[0]
    return tuple(found.values())


def test_one_that_calls_unsupported_what_it_would_lose_is_certified_in_nothing() -> None:
    told = cheats.outcomes(TEAMS.scenarios, cheats.choosy(few(TEAMS), OLD), OLD)
    counts = Counter(told.values())
    assert set(counts) == {"passed", "withheld"}
    verdict = judge(TEAMS, told)
    assert (verdict.met, verdict.standing) == (verdict.testable, "not certified")
    assert verdict.verdict == f"{counts['withheld']} of {len(told)} withheld"


@pytest.mark.parametrize(
    ("outcome", "standing"), [("withheld", "not certified"), ("unsupported", "partly certified")]
)
def test_one_scenario_for_each_rule_and_direction_is_not_enough(
    outcome: Outcome, standing: str
) -> None:
    for profile in profiles():
        ready = {one.id for one in few(profile)}
        told: dict[str, Outcome] = {
            one.id: "passed" if one.id in ready else outcome for one in profile.scenarios
        }
        verdict = judge(profile, told)
        assert (verdict.met, verdict.certified) == (verdict.testable, False)
        assert verdict.standing == standing
        played = sum(told[one.id] == "passed" for one in profile.deciding)
        if standing == "partly certified":
            whole = len(profile.deciding)
            assert verdict.verdict == f"partly certified, {played} of {whole} played"


@pytest.mark.parametrize("guess", guessers.GUESSERS)
def test_one_that_knows_each_scenario_by_heart_and_guesses_the_rest_is_certified_in_nothing(
    guess: str,
) -> None:
    (whole,) = chosen(EDITION, ("teams",))
    teams = fewer(whole, ENOUGH)
    known = {one.id: len(one.steps) for one in teams.scenarios}
    told: dict[str, Outcome] = {}
    for one in images_of((teams,), 3, CAPABILITIES):
        assert one.image is not None
        heart = guessers.known_by_heart(one, known[one.image.of], EDITION)
        told[one.id] = cheats.played(one, guessers.GUESSERS[guess](heart), EDITION)[0]
    verdict = judged(teams, dict.fromkeys(known, "passed"), told, 3)
    assert verdict.standing == "not certified"
    assert 2 * len(verdict.asymmetries) > teams.floor.least


@pytest.mark.parametrize(
    ("decision", "trial"), [("declare_attackers", "attacks"), ("declare_blockers", "blocks")]
)
def test_one_that_declares_no_combat_has_too_little_put_to_the_test(
    decision: str, trial: str
) -> None:
    kinds = {
        need.partition(":") for one in load_suite(dates=(OLD,)).scenarios for need in one.needs
    }
    declared = {value for kind, _, value in kinds if kind == "decision"} - {decision}
    can = replace(CAPABILITIES, decisions=tuple(declared))
    (whole,) = chosen(OLD, ("glossary",))
    glossary = fewer(whole, ENOUGH)
    able = {one.id for one in playable(glossary.deciding, can, OLD)}
    told: dict[str, Outcome] = {
        one.id: "passed" if one.id in able else "unsupported" for one in glossary.scenarios
    }
    told |= {one.id: "passed" for one in images_of((glossary,), 4, can)}
    verdict = judged(glossary, told, told, 4, can)
    assert verdict.standing == "not certified"
    (why,) = (one for one in verdict.lacks if one.startswith(f"{trial} in 0 images"))
    assert why.partition(" without ")[2].startswith(decision)
    assert why in verdict.verdict


def fewer(profile: Profile, number: int, images: int = 0) -> Profile:
    """Return a profile that asks for so many images that go on, and so many percent in all."""
    return replace(profile, floor=replace(profile.floor, images=images, going_on=0, least=number))


def test_one_that_declares_the_cards_of_a_profile_alone_has_no_keywords_put_to_the_test() -> None:
    teams = fewer(TEAMS, ENOUGH)
    own = {need.removeprefix("card:") for one in TEAMS.deciding for need in one.needs}
    fighters = {card.name for card in creatures("all", frozenset())}
    for cards, standing in ((own, "not certified"), (own | fighters, "certified")):
        can = replace(CAPABILITIES, cards=tuple(cards), players=9, every_priority=False)
        told: dict[str, Outcome] = {one.id: "passed" for one in TEAMS.scenarios}
        told |= {one.id: "passed" for one in images_of((teams,), 4, can)}
        verdict = judged(teams, told, told, 4, can)
        assert verdict.standing == standing
        lacks = [one for one in verdict.lacks if one.startswith("keywords in ")]
        assert [one.rpartition(" without ")[2].partition(",")[0] for one in lacks] == (
            [] if standing == "certified" else ["other cards"]
        )


def test_life_that_was_loaded_has_to_be_shown() -> None:
    told: dict[str, Outcome] = {}
    teams = fewer(TEAMS, ENOUGH)
    some = images_of((teams,), 5, CAPABILITIES)
    for one in some:
        told[one.id] = cheats.played(one, guessers.Hider(), OLD)[0]
    verdict = judged(teams, dict.fromkeys((one.id for one in TEAMS.scenarios), "passed"), told, 5)
    assert verdict.standing == "not certified"
    assert 4 * len(verdict.asymmetries) > len(some)
    assert {told[id_] for id_ in verdict.asymmetries} == {"withheld"}
