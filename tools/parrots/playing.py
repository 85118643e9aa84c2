"""Playing images on engines that know by heart what their scenarios ask, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from apnap.driver import Exchange, Outcome, Stop, Talk
from apnap.engine.client import EngineRefused
from apnap.protocol import Capabilities, EditionDate
from apnap.running.playing import Play
from apnap.suite import Scenario
from apnap.symmetries.continuing.trials import unheard
from apnap_reference.engine import CAPABILITIES


def exchanges(image: Scenario, talk: Talk, edition: EditionDate) -> Sequence[Exchange]:
    """Return what is said in an image on an engine that declares everything."""
    play = Play(image, talk, CAPABILITIES, edition)
    with suppress(Stop):
        play.all()
    return play.game.transcript


class Parrot(Talk, Protocol):
    """An engine that is told, step by step, whether it knows by heart what comes."""

    knows: bool
    """Whether what is said now is said in the scenario as well."""


def came(
    scenario: Scenario,
    image: Scenario,
    parrot: Parrot,
    edition: EditionDate,
    can: Capabilities = CAPABILITIES,
) -> Outcome:
    """Return what comes of an image on a parrot that knows its scenario by heart."""
    play, new = Play(image, parrot, can, edition), unheard(scenario, image)
    with suppress(Stop, EngineRefused):
        for number, step in enumerate(image.steps):
            parrot.knows = number not in new
            play.step(step.text)
    return play.outcome()
