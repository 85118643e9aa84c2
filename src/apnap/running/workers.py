"""
The worker processes of a run: a signal that ends it has to reach each of them.

They are told what the engine has said of itself in the main process, and hold theirs to it.
Where nothing is read that others could have written, they have the suite from the main process, by
the pipe that joins them, and do not compile it again. So they have the images that were drawn.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, Final

import msgspec
import pytest
from _pytest.runner import runtestprotocol  # by hooks alone each report is told, or none is made

from apnap.protocol import Initialized
from apnap.running.signals import ENDING, Ended
from apnap.suite import Compiled, Scenario, Suite, cache, to_hand
from apnap.symmetries.handing import Drawn
from apnap.symmetries.handing import to_hand as to_hand_images

DRAWN: Final = "apnap_drawn"
"""Under this key of its input, which images were drawn for it."""

COMPILED: Final = "apnap_compiled"
"""Under this key of its input a worker finds what was compiled for it."""

INTRODUCED: Final = "apnap_introduced"
"""Under this key, what the engine has said of itself."""

ALONE: Final = "apnap_alone"
"""Under this key, whether nobody but apnap hears what pytest tells of each test."""

_READY: Final = f"""
import os, signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_UNBLOCK, {set(map(int, ENDING))})
channel.send(os.getpid())
"""
"""What a new worker does first: until it hears signals in order, one of them ends it at once."""


class Workers:
    """
    A plugin of the main process: it passes a signal on to the workers, and hands them the suite.

    Each of them then ends its engine and itself; left alone, they would be killed before that.
    """

    def __init__(
        self,
        suite: Callable[[], Suite],
        scenarios: Sequence[Scenario],
        introduced: Callable[[], Initialized],
        *,
        alone: bool,
    ) -> None:
        """
        Begin without workers.

        `suite` returns what was read for the `scenarios`, of which they play some, `introduced`
        what the engine has said of itself. `alone`: nobody but apnap hears what they tell.
        """
        self._alone = alone
        self._scenarios = scenarios
        self._pids: dict[str, int] = {}
        self._starting = 0
        self._suite = suite
        self._introduced = introduced

    @cached_property
    def _compiled(self) -> Compiled:
        """The suite as workers take it; nothing if it lies in the cache, where they find it."""
        return to_hand(self._suite()) if cache.place() is None else []

    @cached_property
    def _drawn(self) -> Drawn:
        """The images that were drawn, as workers take them."""
        return to_hand_images(self._scenarios)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:  # noqa: ANN401 - xdist says no more
        """Hand a new worker what this process has compiled, and what the engine has said."""
        node.workerinput[COMPILED] = self._compiled
        node.workerinput[DRAWN] = self._drawn
        node.workerinput[INTRODUCED] = msgspec.json.encode(self._introduced())
        node.workerinput[ALONE] = self._alone

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_setupnodes(self, specs: Sequence[object]) -> None:
        """
        Hold signals back, here and in the workers, until they all are there.

        A worker that is met by one while it begins, or that begins for nobody, would break off in
        the middle of what it was told to do, and say so at length.
        """
        self._starting = len(specs)
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_newgateway(self, gateway: Any) -> None:  # noqa: ANN401 - xdist says no more
        """Ask a new worker which process it is; whoever was met by a signal does not say it."""
        channel = gateway.remote_exec(_READY)
        with suppress(EOFError):
            self._pids[gateway.id] = channel.receive()
            channel.waitclose()
        self._starting -= 1
        if not self._starting:
            _hear()

    def pytest_sessionfinish(self) -> None:
        """Hear signals again if that many workers have never come."""
        _hear()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:  # noqa: ANN401 - xdist says no more
        """Forget the process of a worker that has ended."""
        self._pids.pop(node.gateway.id, None)

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Pass the signal on."""
        if isinstance(excinfo.value, Ended):
            for pid in self._pids.values():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGTERM)


class OfFewWords:
    """A plugin of a worker whom apnap alone hears: what came of a test is all that it tells."""

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Leave out when a test begins and ends, and what was set up or taken down well."""
        for report in runtestprotocol(item, log=False, nextitem=nextitem):
            if report.when == "call" or not report.passed:
                item.ihook.pytest_runtest_logreport(report=report)
        return True


def _hear() -> None:
    """Hear the signals again that were held back, and what has come meanwhile."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


def handed(config: pytest.Config) -> Initialized | None:
    """Return what the engine has said of itself in the main process, if this is a worker."""
    said: bytes | None = getattr(config, "workerinput", {}).get(INTRODUCED)
    return None if said is None else msgspec.json.decode(said, type=Initialized)
