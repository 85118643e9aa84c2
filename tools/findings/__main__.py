"""
Sort a run on a real engine by cause, into its baseline and its page of findings.

    python -m tools.findings adapters/ENGINE             # the words that choose what is played
    apnap run ENGINE --json run.json WORD …
    python -m tools.findings adapters/ENGINE run.json …

A run may be made in pieces: of a scenario that several of them have played, the last one counts. In
the baseline, what none of them has played stays as it was; the page tells of these runs only.

The page, `docs/findings/ENGINE.md`, is written between its two markers, all counts from the run. A
failure for which no cause is written down is an error: nothing goes into the baseline unexamined.
So is what a log shows beside (`adapters/ENGINE/seen.json`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import apnap
from apnap.results.baseline import Known as Entry
from apnap.results.baseline import read as read_baseline
from tools.findings.causes import Known, Result, read, read_logs
from tools.findings.page import page
from tools.helping import reader

ROOT: Final = Path(__file__).resolve().parents[2]

_BEGIN: Final = "<!-- findings: python -m tools.findings adapters/{} run.json -->\n"
_END: Final = "<!-- end of findings -->\n"


def chosen(known: Known) -> Iterator[str]:
    """Yield the words for `apnap run` that choose what is played on an engine."""
    if known.needs:
        for scenario in apnap.load_suite(edition=known.edition).scenarios:
            if set(known.needs) <= set(scenario.needs):
                yield from ("--scenario", scenario.id)
    for option, values in (("--cr", known.rules), ("--profile", known.profiles)):
        for value in values:
            yield from (option, value)


def together(runs: Iterable[dict[str, Any]]) -> list[Result]:
    """Return what became of each scenario in the last of the runs that have played it."""
    last = {result["id"]: result for run in runs for result in run["results"]}
    return list(last.values())


def baseline(known: Known, results: list[Result], before: Sequence[Entry] = ()) -> str:
    """
    Return the text of the baseline; raises `LookupError` for what has not been examined.

    Of the scenarios that the baseline had `before`, those stay that have not been played.
    """
    played = {result["id"] for result in results}
    now = [(r["id"], r["outcome"], known.reason_of(r)) for r in results if r["outcome"] != "passed"]
    kept = [(k.scenario, k.outcome, k.reason) for k in before if k.scenario not in played]
    listed = sorted([*now, *kept])
    lines = ",\n".join(
        "  " + json.dumps({"scenario": one, "outcome": outcome, "reason": reason})
        for one, outcome, reason in listed
    )
    first = f' "format": 1,\n "engine": "{known.engine}",\n "edition": "{known.edition}",\n'
    return f'{{\n{first} "known": [\n{lines}\n ]\n}}\n'


def passed(results: list[Result], before: Sequence[str] = ()) -> str:
    """Return the ids of what passed, a line for each; what was not played stays as `before`."""
    unplayed = set(before) - {result["id"] for result in results}
    now = {result["id"] for result in results if result["outcome"] == "passed"}
    return "".join(f"{one}\n" for one in sorted(now | unplayed))


def main(words: Sequence[str] | None = None) -> None:
    """Print the words that choose what is played, or sort a run."""
    parser = reader("python -m tools.findings", __doc__, "adapters/python_mtg run.json")
    parser.add_argument("bridge", type=Path, metavar="FOLDER", help="of the engine's bridge")
    parser.add_argument("runs", nargs="*", metavar="RUN", help="reports of `apnap run --json`")
    asked = parser.parse_args(words)
    bridge: Path = asked.bridge
    if not (bridge / "causes.toml").is_file():
        parser.error(f"{bridge} has no causes.toml")
    _sort(bridge, asked.runs)


def _sort(bridge: Path, runs: Sequence[str]) -> None:
    known = read(bridge / "causes.toml")
    if not runs:
        print(*chosen(known))
        return
    results = together(json.loads(Path(run).read_text(encoding="utf-8")) for run in runs)
    listed, names = bridge / "baseline.json", bridge / "passed.txt"
    before = read_baseline(listed).known if listed.exists() else ()
    listed.write_text(baseline(known, results, before), encoding="utf-8")
    if names.exists():  # of an engine with a column in the README
        ids = names.read_text(encoding="utf-8").split()
        names.write_text(passed(results, ids), encoding="utf-8")
    path = ROOT / "docs" / "findings" / f"{bridge.name.replace('_', '-')}.md"
    begin = _BEGIN.format(bridge.name)
    head, _, rest = path.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(_END)
    made = "\n".join(page(known, results, read_logs(bridge / "seen.json")))
    path.write_text(f"{head}{begin}\n{made}\n\n{_END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
