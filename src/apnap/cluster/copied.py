"""
What a worker on this machine knows as soon as it begins, as a copy of a process that knows it.

To import this is to know it; no garbage is looked for meanwhile, as there is none.
"""

from __future__ import annotations

from apnap.running.garbage import seldom

seldom()

import distributed  # noqa: E402 - as above

from apnap.cluster import doing, tasks  # noqa: E402 - as above

__all__ = ["distributed", "doing", "tasks"]
