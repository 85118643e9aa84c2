"""Parrots that know the suite by heart, and play all else by the rules but for one thing."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Final

from tools.parrots.half_engines import HALF_ENGINES
from tools.parrots.measuring import Make, Share, drawn, parrots, remembered, share
from tools.parrots.neighbours import Memory
from tools.parrots.playing import exchanges

from apnap.certifying.profiles import Profile, chosen
from apnap.protocol import AttackSaid, DeclareAttackers, EditionDate
from apnap.protocol.messages import AnswerSaid
from apnap.suite import load_suite
from apnap.symmetries.continuing.trials import TRIALS, trials_of, unheard
from apnap.symmetries.images import image
from apnap_reference.engine import ReferenceEngine

EDITION: Final = EditionDate("2026-01-16")
IMAGES: Final = 40
TRIED: Final = 7
HEARD: Final = 1007
"""The seeds by which images are drawn that are played, and those that were heard before."""
ONCE_IN: Final = 1_000_000
SOME: Final = 1_000
"""So seldom in any of these profiles, of which a few images only are looked at."""
NARROW: Final = {"teams": 12, "emperor": 24, "grand-melee": 31}
"""
The profiles of which the fewest images can tell such a parrot from an engine.

Whoever has been wrong so often by the end of each has no chance worth trying, whatever else is
right. The one whose images take the longest is the last.
"""


@functools.cache
def profile(name: str) -> Profile:
    (found,) = chosen(EDITION, (name,))
    return found


@functools.cache
def memory(name: str) -> Memory:
    """Return what is remembered of a profile's images; to hear them takes its time."""
    its = profile(name)
    return remembered(its, drawn(its, IMAGES, HEARD))


def test_no_parrot_passes_the_images_of_a_profile_once_in_a_million_tries() -> None:
    """
    A parrot is played until it has been wrong so often that the rest cannot help it.

    Where it has been wrong too seldom in one profile, it has to be wrong more often in the next. To
    those that remember nothing the images that another one has heard are as new as any.
    """
    wrong: Counter[str] = Counter()
    for its, enough in zip(map(profile, NARROW), NARROW.values(), strict=True):
        for parrot, make in parrots(memory(its.name)).items():
            seed = HEARD if parrot in HALF_ENGINES else TRIED
            found = times_wrong(its, make, enough - wrong[parrot], seed)
            best = Share(IMAGES - found, IMAGES)
            assert best.passing(its.floor.least) < 1 / SOME, (its.name, parrot, best)
            wrong[parrot] += found
    assert len(wrong) == 4
    for parrot, number in wrong.items():
        best = Share(IMAGES * len(NARROW) - number, IMAGES * len(NARROW))
        assert best.passing(its.floor.least) < 1 / ONCE_IN, (parrot, best)


def times_wrong(its: Profile, make: Make, enough: int, seed: int) -> int:
    """Play images on a parrot until it has been wrong often enough; return how often it was."""
    found = 0
    for pair in drawn(its, IMAGES, seed):
        found += share(its, make, [pair]).right == 0
        if found == enough:
            break
    return found


def test_nearly_every_image_puts_attacks_blocks_and_keywords_to_the_test() -> None:
    drawn_ones = (drawn(profile(name), IMAGES, HEARD) for name in NARROW)
    found = [trials_of(one, its) for some in drawn_ones for one, its in some]
    assert len(found) == IMAGES * len(NARROW)
    assert 4 * sum(trials == set(TRIALS) for trials in found) > 3 * len(found)
    assert sum(not trials for trials in found) <= 1


def test_the_odds_are_those_of_all_images_together() -> None:
    assert Share(1, 2).passing(10) == 1 / 1024
    assert Share(0, 0).passing(10) == 1


def test_what_a_scenario_says_itself_is_not_unheard() -> None:
    scenario = next(
        one
        for one in load_suite(dates=(EDITION,)).holding(EDITION)
        if one.id
        == "attack-multiple-players/palace-guard-cant-block-a-creature-that-attacks-another-player"
    )
    its = image(scenario, "seed-1", EDITION)
    assert its is not None
    own = [step.text for step in its.steps[: len(scenario.steps)]]
    new = unheard(scenario, its)
    assert new
    assert min(new) >= len(own)
    again = [n for n, step in enumerate(its.steps) if step.keyword == "given" and n >= len(own)]
    assert again
    assert new.isdisjoint(again)
    said = {its.steps[number].text for number in new}
    assert said.isdisjoint(text for text in own if text in said and text.endswith("these attacks:"))


def test_a_memory_knows_a_declaration_under_other_names() -> None:
    known, heard, state = memory("teams"), 0, None
    for _, other in drawn(profile("teams"), IMAGES, TRIED):
        state = None
        for exchange in exchanges(other, ReferenceEngine(), EDITION):
            said, now = exchange.said, getattr(exchange.heard, "state", None)
            if state and isinstance(said, AnswerSaid) and isinstance(said.say, DeclareAttackers):
                heard += known.judged(state, said) is not None
            state = now or state
        if 2 * heard > IMAGES:
            break
    assert 2 * heard > IMAGES
    assert state is not None
    nobody = AnswerSaid("Nobody", "1", DeclareAttackers((AttackSaid("Nothing", "Nobody"),)))
    assert known.judged(state, nobody) is None
