"""A part of the book: some scenarios, and what the whole book says of the rules they are about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from apnap.book.content.model import Book, Named, RulePage, Strand
from apnap.book.scenarios.playing import newest_of
from apnap.rulebooks import editions, subject
from apnap.suite import Scenario, SelectionError, about


def about_rules(whole: Book, rules: Sequence[str]) -> Book:
    """
    Return the book about rules, their parts and terms; without any, the whole book.

    A scenario is about a rule if it is so in the newest edition in which it holds. Raises
    `SelectionError` if none is, and `NotARuleNumberError` or `NotATermError` for what is no rule.
    """
    if not rules:
        return whole
    wanted = [subject(rule) for rule in rules]
    dates = editions()
    found = {id_: s for id_, s in whole.scenarios.items() if about(s, newest_of(s, dates), wanted)}
    if not found:
        raise SelectionError(f"no scenario is about {', '.join(rules)}")
    return part(whole, found)


def part(whole: Book, scenarios: Mapping[str, Scenario]) -> Book:
    """
    Return the book about these scenarios, by their ids: it names no other, and no other rule.

    Interpretations stay, for rules are not all that they are about.
    """
    dates = editions()
    newest = ((one, newest_of(one, dates)) for one in scenarios.values())
    wanted = {str(its) for one, date in newest for its in one.tagged.subjects(date)}
    rules = [page for page in whole.rules if page.rule in wanted]
    names = [page.rule for page in rules]
    return replace(
        whole,
        scenarios=scenarios,
        rules=tuple(_page(page, names, scenarios) for page in rules),
        readings=tuple(
            replace(one, scenarios=_ours(one.scenarios, scenarios)) for one in whole.readings
        ),
    )


def _page(page: RulePage, names: list[str], scenarios: Mapping[str, Scenario]) -> RulePage:
    at = names.index(page.rule)
    return replace(
        page,
        strands=tuple(_strand(strand, scenarios) for strand in page.strands),
        parts=tuple(one for one in page.parts if one in names),
        whole=page.whole if page.whole in names else "",
        before=names[at - 1] if at else "",
        after=names[at + 1] if at + 1 < len(names) else "",
    )


def _strand(strand: Strand, scenarios: Mapping[str, Scenario]) -> Strand:
    return replace(
        strand,
        demands=tuple(
            replace(one, scenarios=_ours(one.scenarios, scenarios)) for one in strand.demands
        ),
        situations=tuple(
            one for one in strand.situations if _ours(one.scenarios, scenarios) == one.scenarios
        ),
        others=_ours(strand.others, scenarios),
        misreadings=tuple(
            replace(one, noticed=_ours(one.noticed, scenarios)) for one in strand.misreadings
        ),
    )


def _ours(named: Iterable[Named], scenarios: Mapping[str, Scenario]) -> tuple[Named, ...]:
    return tuple(one for one in named if one.id in scenarios)
