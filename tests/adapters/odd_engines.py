"""Factories of engines that go wrong, for the tests of `direct`."""

import sys
from typing import NoReturn

from tests.adapters.pass_or_concede import PassOrConcede

from apnap.protocol.engine import Engine
from apnap.protocol.messages import Initialize, Initialized


class Quitter(PassOrConcede):
    """An engine that ends the program."""

    def initialize(self, said: Initialize) -> Initialized:
        sys.exit(f"goodbye, {said.suite.name}")


def quitter(_: str | None) -> Engine:
    """Return an engine that ends the program as soon as it is addressed."""
    return Quitter()


def clumsy(_: str | None) -> NoReturn:
    """Fail."""
    problem = "no rulebook"
    raise FileNotFoundError(problem)


def confused(_: str | None) -> NoReturn:
    """Fail in a way that looks like an unknown mutant, even if none is asked for."""
    problem = "rulebook"
    raise KeyError(problem)
