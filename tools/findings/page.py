"""What the page of findings says of a run: counts, causes with their scenarios, what is lacking."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from apnap.driver import OUTCOMES
from apnap.rulebooks import place, subject
from tools.findings.causes import TROUBLE, Known, Logs, Result

UNPLAYED = ("unsupported", "withheld")
"""The outcomes that are no verdict because something is lacking."""


def page(known: Known, results: Sequence[Result], logs: Logs | None = None) -> Iterator[str]:
    """Yield the lines that follow from a run's results, as `apnap run --json` writes them."""
    counts = Counter(result["outcome"] for result in results)
    told = ", ".join(f"{counts[one]} {one}" for one in OUTCOMES if counts[one])
    yield f"Of {len(results)} scenarios: {told}."
    yield ""
    yield f"| {known.rows} | passed | failed | unsupported | withheld | unreached | errored |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for name, row in _rows(known, results).items():
        ran = (row[one] or "" for one in ("passed", "failed", *UNPLAYED, "unreached", "errored"))
        if row["passed"] or row["failed"] or row["unreached"] or row["errored"]:
            yield f"| {name} | {' | '.join(map(str, ran))} |"
    yield ""
    of_these = f"{known.rows.title()}s without a verdict are left out"
    yield f"{of_these}; a scenario counts for each {known.rows} that it shows."
    yield from _by_cause(known, [one for one in results if one["outcome"] in TROUBLE])
    yield from _beside(known, logs or Logs())
    yield from _unplayed(known, [one for one in results if one["outcome"] in UNPLAYED])


def _rows(known: Known, results: Sequence[Result]) -> Mapping[str, Counter[str]]:
    """Return the outcomes by rule or by section, as the rulebook orders them."""
    rows: dict[str, Counter[str]] = defaultdict(Counter)
    every = {text for result in results for text in result["rules"]}
    for text in sorted(every, key=lambda one: place(subject(one))):
        rows[_row(known, text)] = Counter()
    for result in results:
        for row in {_row(known, text) for text in result["rules"]}:
            rows[row][result["outcome"]] += 1
    return rows


def _row(known: Known, text: str) -> str:
    if known.rows == "rule":
        return text
    name, _, _ = text.partition(":" if text.startswith("glossary") else ".")
    return name


def _by_cause(known: Known, troubled: list[Result]) -> Iterator[str]:
    causes = Counter(known.cause_of(result) for result in troubled)
    whose = any(cause.whose for cause in causes)
    yield from ("", "## By cause", "")
    yield "| whose | what | rule | scenarios |" if whose else "| what | rule | scenarios |"
    yield "|---|---|---|--:|" if whose else "|---|---|--:|"
    for cause, count in causes.most_common():
        owner = f"| {cause.whose or known.engine} " if whose else ""
        yield f"{owner}| {cause.title} | {cause.rule} | {count} |"
    for cause, _ in causes.most_common():
        yield from ("", f"### {cause.title[0].upper()}{cause.title[1:]} ({cause.rule})", "")
        for paragraph in cause.text.split("\n\n"):
            yield from (paragraph.replace("\n", " "), "")
        for result in troubled:
            if known.cause_of(result) == cause:
                mark = "" if result["outcome"] == "failed" else f" ({result['outcome']})"
                yield f"- `{result['id']}`{mark}"


def _beside(known: Known, logs: Logs) -> Iterator[str]:
    """Yield what logs of scenarios that passed show, and of which failures none shows anything."""
    whys = Counter(known.beside_of(one) for one in logs.seen)
    if whys:
        yield from ("", "## What only logs show", "")
        yield "These scenarios pass: what is wrong in their logs they do not look at."
        yield from ("", "| whose | what | scenarios |", "|---|---|--:|")
    for why, count in whys.most_common():
        yield f"| {why.whose or known.engine} | {why.reason} | {count} |"
    for why, _ in whys.most_common():
        mine = [one for one in logs.seen if one.reason == why.reason]
        rules = ", ".join(sorted({one.rule for one in mine}, key=lambda one: place(subject(one))))
        yield from ("", f"### {why.reason} ({rules})", "", why.text.replace("\n", " "), "")
        yield from (f"- `{one.scenario}`" for one in mine)
    if logs.hidden:
        yield from (
            "",
            "## What no log shows",
            "",
            "Of these failures nothing can be seen in a log.",
            "",
        )
        yield from (f"- `{o.scenario}` ({o.rule}): {o.reason}." for o in logs.hidden)


def _unplayed(known: Known, results: list[Result]) -> Iterator[str]:
    yield from ("", "## What cannot be played", "", "| why | scenarios |", "|---|--:|")
    why = Counter(known.in_short(known.reason_of(result)) for result in results)
    yield from (f"| {reason} | {count} |" for reason, count in sorted(why.items(), key=_often))


def _often(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]
