"""Playing a suite so that each scenario meets each text that its rules have had."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from apnap.driver import Stop
from apnap.engine.client import Client
from apnap.protocol import EditionDate
from apnap.results.records import Result
from apnap.rulebooks import editions, load, subject
from apnap.rulebooks.confirming import text_of
from apnap.running.playing import Play
from apnap.suite import Scenario, Suite


def by_text(suite: Suite) -> Mapping[tuple[EditionDate, str], Sequence[Scenario]]:
    """
    Return what is played in an edition, section by section.

    That is each scenario in the newest edition in which it holds, and in each older one in which a
    rule that it is about has a text that it has in none of the newer ones: where the rulebook says
    the same, nothing else can be right.
    """
    books = {date: load(date) for date in sorted(editions(), reverse=True)}
    found: dict[tuple[EditionDate, str], list[Scenario]] = {}
    for scenario in suite.scenarios:
        known: set[tuple[str | None, ...]] = set()
        for date, book in books.items():
            if scenario.tagged.holds(date):
                texts = tuple(text_of(one, book) for one in scenario.tagged.subjects(date))
                if texts not in known:
                    known.add(texts)
                    section = scenario.id.partition("/")[0]
                    found.setdefault((date, section), []).append(scenario)
    return found


def played(scenario: Scenario, client: Client, edition: EditionDate) -> Result:
    """Return what comes of a scenario."""
    return to_the_end(scenario, client, edition).result()


def to_the_end(scenario: Scenario, client: Client, edition: EditionDate) -> Play:
    """Play a scenario, and return how it was played."""
    assert client.introduced is not None
    play = Play(scenario, client, client.introduced.capabilities, edition)
    with suppress(Stop):
        play.all()
    return play


def wrong(
    scenarios: Sequence[Scenario], client: Client, edition: EditionDate
) -> list[Result | str]:
    """Return what comes of those that do not pass, and what is cited that the edition lacks."""
    return wrong_in((to_the_end(one, client, edition) for one in scenarios), edition)


def wrong_in(plays: Iterable[Play], edition: EditionDate) -> list[Result | str]:
    """Return the same of scenarios that have been played."""
    found: list[Result | str] = []
    book = load(edition)
    for play in plays:
        result = play.result()
        if (result.outcome, result.reason) != ("passed", None):
            found.append(result)
        lacking = (rule for rule in _cited(play) if not book.knows(subject(rule)))
        found += [f"{rule} is cited in {play.scenario.id}" for rule in lacking]
    return found


def _cited(play: Play) -> set[str]:
    """Return the rules that the engine has cited when it rejected something."""
    verdicts = (one.verdict for one in play.game.transcript if one.verdict is not None)
    return {said.rule for verdict in verdicts for said in verdict.violations if said.rule}
