"""
Sort a run on python-mtg by cause, into `baseline.json` and `docs/findings/python-mtg.md`.

    python adapters/python_mtg/findings.py --scenarios   # what is played: games of two players
    apnap run direct:python-mtg --json run.json --scenario ID …
    python adapters/python_mtg/findings.py run.json

The page is written between its two markers, all counts from the run. A failure for which no cause
is written here is an error: nothing goes into the baseline unexamined.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import apnap

HERE: Final = Path(__file__).parent
BASELINE: Final = HERE / "baseline.json"
PAGE: Final = HERE.parents[1] / "docs" / "findings" / "python-mtg.md"
EDITION: Final = "2026-01-16"

_BEGIN: Final = "<!-- findings: python adapters/python_mtg/findings.py run.json -->\n"
_END: Final = "<!-- end of findings -->\n"
_TROUBLE: Final = ("failed", "errored", "unreached")
_UNPLAYED: Final = ("unsupported", "withheld")

Results = list[dict[str, Any]]


@dataclass(frozen=True)
class Cause:
    """Why scenarios end badly: what python-mtg does, the rule, and where in its source."""

    title: str
    rule: str
    text: str
    scenarios: str = ""
    """A pattern for their ids; empty: any."""
    got: str = ""
    """A pattern for what came instead, or for the reason; empty: any."""


CAUSES: Final = (
    Cause(
        "amplify asks nobody and gives no counters",
        "702.38a",
        "A creature with amplify enters, and its controller has cards to reveal. python-mtg knows "
        "the keyword by name (`keyword_ability` in `engine_rules.dl`) and has no rule for it.",
        scenarios="^amplify/",
    ),
    Cause(
        "the nonactive player never has priority",
        "117.3d",
        "The active player passes, or casts a spell. Nobody else can act before the spell resolves "
        "or the step ends: `env.legal_actions` has moves of the active player only, and "
        "`driver._resolve_stack` resolves a spell as soon as it is cast. In between it casts the "
        "first instant that the opponent can pay for, unasked (`driver._cast_instant_response`). "
        "Its documentation says that priority in an opponent's turn is not modelled yet.",
        got="was never asked|was not asked that",
    ),
    Cause(
        "affinity does not reduce costs",
        "702.41a",
        "A player controls enough artifacts. python-mtg knows the keyword by name; the reductions "
        "that it applies (`cost_reducer`, in `engine_rules.dl`) are those of other cards.",
        scenarios="^affinity/",
    ),
    Cause(
        "an effect takes no abilities away",
        "613.1f",
        "Ovinize makes a creature lose all abilities. python-mtg notes it (`loses_abilities` in "
        "`effect_handlers/lose_abilities.py`), and no rule in `engine_rules.dl` reads that.",
        scenarios="ovinize",
    ),
    Cause(
        "an effect makes another creature red than the one that was targeted",
        "613.1e",
        "Crimson Wisps makes an opponent's creature red. python-mtg gives haste to the target, and "
        "makes red the strongest creature that the caster controls, if there is one "
        "(`_apply_becomes_color` in `effect_handlers/permanents.py`).",
        scenarios="ability/a-creature-made-red",
    ),
    Cause(
        "what each player does, only opponents do",
        "608.2c",
        "Innocent Blood makes each player sacrifice a creature. python-mtg makes it each opponent "
        "(`card_facts` reads the card as `each_opponent|creature`), and asks the active player "
        "which of the opponent's creatures that is (`game.deciding_seat`).",
        scenarios="a-creature-chosen-for-sacrifice",
    ),
    Cause(
        "what each player does, only one player does",
        "608.2c",
        "Each player draws a card by Temple Bell. With python-mtg one player draws "
        "(for cards drawn, `driver._apply_effects` heeds only who controls the ability).",
        scenarios="a-tapped-permanent-cant-be-tapped-again",
    ),
    Cause(
        "a cost beside mana is not paid",
        "601.2h",
        "Altar's Reap can be cast only by sacrificing a creature. python-mtg offers it to a player "
        "without creatures: `driver._spend_mana` knows mana costs only.",
        scenarios="altars-reap",
    ),
    Cause(
        "the monarch draws no card",
        "724.2",
        "The monarch's end step begins. `driver.play_game` lets the monarch draw then; the steps "
        "that players of python-mtg go through (`env._advance_one`) do not.",
        scenarios="^the-monarch/",
    ),
    Cause(
        "a tapped creature can attack",
        "508.1a",
        "A tapped creature is among those that python-mtg offers as attackers: `may_attack` in "
        "`engine_rules.dl` asks whether it is a creature without defender, and nothing of tapping.",
        scenarios="tapped-or-summoning-sick-creatures-cant-attack",
    ),
    Cause(
        "Pacifism does not keep a creature from blocking",
        "509.1b",
        "A creature is enchanted with Pacifism. python-mtg reads the restriction (`cant`, "
        "`enchanted_creature`), but `illegal_block` in `engine_rules.dl` heeds only what a card "
        "says of itself (`self`).",
        scenarios="with-pacifism-cant-block",
    ),
    Cause(
        "landwalk does not stop blocks",
        "702.14c",
        "A creature with mountainwalk attacks a player who controls a Mountain. No rule for blocks "
        "in `engine_rules.dl` speaks of landwalk.",
        scenarios="mountainwalk",
    ),
    Cause(
        "shadow does not stop blocks",
        "702.28b",
        "A creature with flying and shadow attacks, and one with flying alone blocks it. No rule "
        "for blocks in `engine_rules.dl` speaks of shadow.",
        scenarios="flying-and-shadow",
    ),
    Cause(
        "costs to block are not asked for",
        "509.1d",
        "Archangel of Tithes makes each blocker cost mana. python-mtg reads flying of the card and "
        "does not list the rest among what it leaves out.",
        scenarios="archangel-of-tithes",
    ),
    Cause(
        "a Curse does nothing",
        "603.2",
        "Curse of Vitality is attached to a player who is attacked. python-mtg reads that it "
        "enchants a player, and does not list its ability among what it leaves out.",
        scenarios="curse-of-vitality",
    ),
    Cause(
        "an ability can be activated at any time",
        "602.5",
        "Jade Statue's ability can be activated only during combat. python-mtg offers it in the "
        "main phase: `driver._activatable` does not have that restriction.",
        scenarios="jade-statue",
    ),
    Cause(
        "an ability that triggers can target a creature with shroud",
        "702.18a",
        "A triggered ability needs a target, and the only creature has shroud. python-mtg asks for "
        "the target all the same: `driver._pick_target` looks at no keyword.",
        scenarios="retreat-to-valakut",
    ),
    Cause(
        "what triggers as a creature attacks comes with the combat damage",
        "508.2a",
        "The creature that Captain's Claws is attached to attacks, and a token is to be created "
        "before blockers are declared. python-mtg knows that a creature attacks in the combat "
        "damage step only (`ev_attacks` and `combat_now` in `engine_rules.dl`).",
        scenarios="an-opponents-token-doesnt-join",
    ),
)


def played() -> list[str]:
    """Return the ids of the scenarios between two players."""
    suite = apnap.load_suite(edition=EDITION)
    return [scenario.id for scenario in suite.scenarios if "players:2" in scenario.needs]


def cause_of(result: dict[str, Any]) -> Cause:
    """Return the cause of a failure; raises `LookupError` where none is written down."""
    came = f"{result['got'] or ''} {result['reason'] or ''}"
    for cause in CAUSES:
        if re.search(cause.scenarios, result["id"]) and re.search(cause.got, came):
            return cause
    raise LookupError(f"{result['id']} has not been examined: {came}")


def reason_of(result: dict[str, Any]) -> str:
    """Return the reason that the baseline gives for an outcome that is no pass."""
    if result["outcome"] in _TROUBLE:
        cause = cause_of(result)
        return f"{cause.title} ({cause.rule})"
    lacking = Counter(need.partition(":")[0] for need in result["lacking"])
    cards = [need.partition(":")[2] for need in result["lacking"] if need.startswith("card:")]
    if cards:
        return f"python-mtg does not read all of {', '.join(cards)}"
    if "every-priority" in lacking:
        return "python-mtg does not ask at every priority"
    if lacking:
        return f"python-mtg never asks this: {', '.join(result['lacking'])}"
    return str(result["reason"])


def baseline(results: Results) -> str:
    """Return the text of the baseline."""
    known = sorted(
        (result["id"], result["outcome"], reason_of(result))
        for result in results
        if result["outcome"] != "passed"
    )
    lines = ",\n".join(
        "  " + json.dumps({"scenario": one, "outcome": outcome, "reason": reason})
        for one, outcome, reason in known
    )
    head = f' "format": 1,\n "engine": "python-mtg",\n "edition": "{EDITION}",\n "known": [\n'
    return f"{{\n{head}{lines}\n ]\n}}\n"


def page(run: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of the page that follow from a run."""
    results: Results = run["results"]
    counts = Counter(result["outcome"] for result in results)
    told = ", ".join(f"{counts[one]} {one}" for one in run["counts"] if counts[one])
    yield f"Of {len(results)} scenarios: {told}."
    yield ""
    yield "| rule | passed | failed | unsupported | withheld | unreached | errored |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for row in run["rules"]:
        ran = (row[one] or "" for one in ("passed", "failed", *_UNPLAYED, "unreached", "errored"))
        if row["passed"] or row["failed"] or row["unreached"] or row["errored"]:
            yield f"| {row['rule']} | {' | '.join(map(str, ran))} |"
    yield ""
    yield "Rules without a verdict are left out; a scenario counts for each rule that it shows."
    yield from _by_cause([result for result in results if result["outcome"] in _TROUBLE])
    yield from _unplayed([result for result in results if result["outcome"] in _UNPLAYED])


def _by_cause(troubled: Results) -> Iterator[str]:
    causes = Counter(cause_of(result) for result in troubled)
    yield from ("", "## By cause", "", "| what | rule | scenarios |", "|---|---|--:|")
    for cause, count in causes.most_common():
        yield f"| {cause.title} | {cause.rule} | {count} |"
    for cause, _ in causes.most_common():
        yield from ("", f"### {cause.title[0].upper()}{cause.title[1:]} ({cause.rule})", "")
        yield from (cause.text, "")
        for result in troubled:
            if cause_of(result) == cause:
                mark = "" if result["outcome"] == "failed" else f" ({result['outcome']})"
                yield f"- `{result['id']}`{mark}"


def _unplayed(results: Results) -> Iterator[str]:
    yield from ("", "## What cannot be played", "", "| why | scenarios |", "|---|--:|")
    why = Counter(_in_short(reason_of(result)) for result in results)
    yield from (f"| {reason} | {count} |" for reason, count in sorted(why.items(), key=_often))


def _often(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]


def _in_short(reason: str) -> str:
    """Return a reason without the cards and creatures that it names."""
    for pattern, short in (
        ("does not read all of", "python-mtg does not read all of the cards"),
        ("attacks players only", "python-mtg attacks players only, no planeswalkers or battles"),
        ("chooses itself what", "python-mtg chooses the target itself, and another one"),
        ("never offers this ability", "python-mtg never offers this ability as a move by itself"),
        ("knows no cost of", "python-mtg knows no cost of this spell but mana"),
        ("does not show damage", "python-mtg marks no damage on creatures"),
        ("nobody is asked anything in", "python-mtg asks nobody anything in this step"),
        ("what Jade Statue is like", "python-mtg does not give out the changed characteristics"),
    ):
        if pattern in reason:
            return short
    return reason


def main(*words: str) -> None:
    """Print the ids of what is played, or sort a run."""
    if words == ("--scenarios",):
        print("\n".join(played()))
        return
    run = json.loads(Path(words[0]).read_text(encoding="utf-8"))
    BASELINE.write_text(baseline(run["results"]), encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    made = "\n".join(page(run))
    PAGE.write_text(f"{before}{_BEGIN}\n{made}\n\n{_END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
