"""
What a worker on this machine knows as soon as it begins, as a copy of a process that knows it.

To import this is to know it; no garbage is looked for meanwhile, as there is none. Ctrl-C at a
terminal is meant for the command, which ends its workers; they do not hear it.
"""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])

from apnap.running.garbage import seldom  # noqa: E402 - as it was begun with Ctrl-C held back

seldom()

import distributed  # noqa: E402 - as above

from apnap.cluster import doing, tasks  # noqa: E402 - as above

__all__ = ["distributed", "doing", "tasks"]
