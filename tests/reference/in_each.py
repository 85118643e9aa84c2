"""One test that looks at several editions: a test for each costs more than most of them do."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any


def in_each(editions: Iterable[str]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a test be played in each of these editions; a failure tells in which one."""
    dates = tuple(editions)
    assert dates

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def played(*given: Any, **named: Any) -> None:
            for date in dates:
                try:
                    test(*given, edition=date, **named)
                except BaseException as wrong:
                    wrong.add_note(f"This was in the edition {date}.")
                    raise

        told = inspect.signature(test)
        others = [one for name, one in told.parameters.items() if name != "edition"]
        played.__signature__ = told.replace(parameters=others)  # type: ignore[attr-defined]
        return played

    return decorated
