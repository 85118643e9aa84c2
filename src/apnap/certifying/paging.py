"""
The pages of a certification, one for each edition.

A page follows from the results and the verdicts, and from the way in which the engine was named for
the run: so it can be made again, and compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html.parser import HTMLParser
from typing import Final

from apnap.certifying.judging import ProfileVerdict, lacks
from apnap.certifying.results import Round
from apnap.certifying.retelling import Retold
from apnap.pages import ENGINE, Standing, Told, report_page
from apnap.protocol import EditionDate
from apnap.results.reporting import Run, replay

PAGE: Final = "report.html"

_HEAD: Final = 20_000
"""Within so many bytes a page says how the engine was named."""


def pages(runs: Sequence[Retold], verdicts: Sequence[ProfileVerdict]) -> Mapping[str, str]:
    """
    Return the pages by their names: `report.html`, or one `report-DATE.html` for each edition.

    `verdicts` are what a certificate says of the profiles (none if the run was cut short). Raises
    `CannotBeRead` for recordings that lead to no state.
    """
    names = page_names([one.round.edition for one in runs])
    return {
        name: _page(one, [each for each in verdicts if each.edition == one.round.edition])
        for name, one in zip(names, runs, strict=True)
    }


def page_names(editions: Sequence[EditionDate]) -> tuple[str, ...]:
    """Return how the pages of the runs of these editions are called, in turn."""
    if len(editions) == 1:
        return (PAGE,)
    return tuple(f"report-{one}.html" for one in editions)


def named_in(page: bytes) -> str:
    """Return how the engine was named for a run, as its page says; empty if it does not."""
    found = _Named()
    found.feed(page[:_HEAD].decode(errors="replace"))
    return found.engine


class _Named(HTMLParser):
    """Looks for the element that says how the engine was named."""

    def __init__(self) -> None:
        """Begin without having found it."""
        super().__init__()
        self.engine = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take the content of the element."""
        said = dict(attrs)
        if tag == "meta" and said.get("name") == ENGINE and not self.engine:
            self.engine = said.get("content") or ""


def _page(one: Retold, verdicts: Sequence[ProfileVerdict]) -> str:
    return report_page(
        Told(
            run=one.run,
            results=tuple(result for result in one.report.results if result.image_of is None),
            scenarios=one.scenarios,
            exchanges=one.exchanges,
            kind=_kind(one.round, verdicts),
            standings=tuple(map(_standing, verdicts)),
            odd=_odd(one.run, verdicts),
        )
    )


def _kind(one: Round, verdicts: Sequence[ProfileVerdict]) -> str:
    if not verdicts:
        return "A certification that was cut short: there is no certificate."
    several = "s" if len(one.profiles) > 1 else ""
    return f"Certification in the profile{several} {', '.join(one.profiles)}."


def _odd(run: Run, verdicts: Sequence[ProfileVerdict]) -> tuple[str, ...]:
    """Return the commands that play the images again which came out otherwise."""
    found = dict.fromkeys(id_ for verdict in verdicts for id_ in verdict.asymmetries)
    return tuple(replay(run, id_) for id_ in found)


def _more(verdict: ProfileVerdict) -> Iterator[str]:
    """Yield what a profile lacks beside rules, and what came of its images."""
    yield from verdict.lacks
    if verdict.images:
        fine = verdict.images - len(verdict.asymmetries)
        yield f"{fine} of {verdict.images} images came out as their scenarios"


def _standing(verdict: ProfileVerdict) -> Standing:
    return Standing(
        profile=verdict.profile,
        title=verdict.title,
        certified=verdict.certified,
        partly=verdict.standing == "partly certified",
        verdict=verdict.verdict,
        more=tuple(_more(verdict)),
        lacking={rule.rule: ", ".join(lacks(rule)) for rule in verdict.rules if rule.met is False},
    )
