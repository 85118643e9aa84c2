"""Ending a command clearly, whatever goes wrong or ends it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from apnap.cli.ending import Status, by_signal, end
from apnap.harmless import ASIDE
from apnap.protocol import EngineTrouble
from apnap.running.signals import Ended, attention
from apnap.running.trouble import RunBroke
from apnap.suite import SuiteError


@contextmanager
def clearly() -> Iterator[None]:
    """End with a clear message and the right status, whatever goes wrong or ends the command."""
    try:
        with attention():
            yield
    except SuiteError as error:
        end(Status.USAGE, str(error))
    except EngineTrouble as trouble:
        end(Status.NO_ENGINE, str(trouble), *_aside(trouble.notes))
    except RunBroke as error:
        end(Status.FAILURES, "apnap itself broke; please report this:", str(error))
    except Ended as ended:
        end(by_signal(ended.number), "interrupted")
    except KeyboardInterrupt:
        end(Status.INTERRUPTED, "interrupted")


def _aside(notes: str) -> Iterator[str]:
    """Yield what an engine has said aside; no line begins with its words."""
    if notes:
        yield "The engine said aside:"
        yield from (f"{ASIDE}{line}" for line in notes.splitlines())
