"""The worker processes of a run: a signal that ends it has to reach each of them."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from typing import Any

import pytest

from apnap.running.signals import Ended


class Workers:
    """
    A plugin of the main process: it passes a signal on to the workers.

    Each of them then ends its engine and itself; left alone, they would be killed before that.
    """

    def __init__(self) -> None:
        """Begin without workers."""
        self._pids: dict[str, int] = {}

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_newgateway(self, gateway: Any) -> None:  # noqa: ANN401 - xdist says no more
        """Ask a new worker which process it is."""
        channel = gateway.remote_exec("import os; channel.send(os.getpid())")
        self._pids[gateway.id] = channel.receive()
        channel.waitclose()

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
