"""
Play the suite on Forge and hold the run against `baseline.json`; `tox -e forge` does.

What Forge has played is recorded, and the logs are judged (`judging.py`). Of the tests those are
played that start Forge; `tox -e tests` plays the others.

Words given are options of `apnap run` that choose scenarios; without any, a few scenarios are
played by the Forge that the tests have started: to start takes it as long as to play some three of
them.

The exit status is 0 if all is as it should be, and 75 if Forge cannot be installed, because there
is no npm, or it cannot reach its registry or install from it: then that is said, and nothing is
played. `toxfile.py` makes tox say *skipped* of it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.bridges import npm_install, play, skipped
from tools.helping import passed_on, reader

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
TESTS: Final = ROOT / "tests" / "forge"
STARTS: Final = "APNAP_FORGE"
"""The variable without which no test starts Forge."""
ENGINE: Final = f"stdio:{HERE / 'node_modules/.bin/node'} {HERE / 'bridge.mjs'}"
PATIENCE: Final = tuple(
    word
    for limit in ("start=60", "load=120", "answer=30", "scenario=600")
    for word in ("--limit", limit)
)
"""On a busy machine Forge is slow."""

_PLUGINS: Final = ("--disable-plugin-autoload", "-p", "no:cacheprovider")
"""These tests need no plugin, and apnap's would have all of apnap compiled once more for it."""

_OF_A_FEW: Final = "tests/forge/test_bridge.py::test_a_few_scenarios_come_out_as_the_baseline_says"
"""The test that plays a few scenarios."""

_TURN_ORDER: Final = (
    "active-player-nonactive-player-order/for-carissas-innocent-blood-active-player-rob-chooses-first",
    "attack-multiple-players/a-creature-goaded-by-both-opponents-may-attack-alex",
    "attack-multiple-players/two-planeswalkers-with-the-same-name-can-be-attacked-separately",
    "golden-rules/with-two-players-active-player-rob-chooses-a-sacrifice-first",
    "golden-rules/a-tapped-permanent-cant-be-tapped-again-to-pay-a-cost",
    "players/when-the-active-player-leaves-the-turn-goes-on-with-no-active-player",
)
"""Choices in turn order, attacks on several players, a cost, and a player who leaves."""

PASSED: Final = (
    "combat-phase/a-siege-doesnt-enter-before-its-protector-is-chosen",
    "alternative-cost/morph-lets-a-creature-be-cast-face-down-for-three-mana",
    "cleanup-step/discarding-with-megrim-lets-players-act-in-the-cleanup-step",
    "flipping-a-coin/nobody-but-rob-has-to-do-with-the-coin-that-robs-chaotic-strike-flips",
    "ending-the-game/oblivion-rings-that-could-exile-something-else-make-no-draw",
    (
        "handling-triggered-abilities/"
        "endless-cockroaches-dont-return-if-leyline-of-the-void-exiles-them"
    ),
    "handling-triggered-abilities/glimpse-of-natures-trigger-belongs-to-the-player-who-cast-it",
    "handling-triggered-abilities/knight-of-autumns-mode-is-chosen-before-anybody-can-respond",
    "handling-triggered-abilities/staggershock-may-be-cast-again-in-its-controllers-next-upkeep",
    "leaving-the-game/a-spell-still-deals-damage-to-a-target-that-hasnt-left",
    ("leaving-the-game/blood-artists-ability-does-nothing-once-its-target-has-left-the-game"),
    "state-based-actions/a-countered-copy-ceases-to-exist-a-countered-spell-doesnt",
    "state-based-actions/roles-of-two-players-stay-on-the-same-creature",
    "additional-cost/altars-reap-is-cast-by-sacrificing-exactly-one-creature",
    "alternative-cost/omniscience-lets-its-controller-cast-spells-for-free",
    "alternative-cost/under-omniscience-affinity-reduces-sphere-of-resistances-added-cost",
    "amplify/a-clone-of-a-creature-with-amplify-reveals-cards-that-share-its-types",
    "copying-objects/clone-copies-the-back-face-of-a-transformed-invasion-of-dominaria",
    "declare-attackers-step/an-attack-moved-from-jace-to-rob-doesnt-trigger-hissing-miasma",
    "declare-attackers-step/portal-mage-moves-an-attack-to-jace-not-to-the-attacking-player",
    "declare-attackers-step/hooded-brawler-grows-when-it-is-exerted-and-stays-tapped-a-turn-longer",
    "declare-blockers-step/one-block-of-two-attackers-triggers-one-ability-once-another-twice",
    "declare-blockers-step/pride-guardian-that-enters-blocking-doesnt-trigger",
    (
        "handling-triggered-abilities/"
        "permanents-that-are-returned-to-hand-together-see-each-other-returned"
    ),
    "handling-triggered-abilities/thragtusk-that-is-returned-leaves-a-beast-behind",
)
"""
What the bridge phrases, and Forge plays as the rules have it. These are many games in one
conversation: Forge's numbers of permanents differ from the second on.
"""

WITHHELD: Final = (
    "activation-cost/mogg-fanatics-ability-costs-mogg-fanatic-and-no-other-creature",
    "casting-spells/alex-cant-tap-forest-for-memnite-which-costs-no-mana",
    "activated-ability/an-ability-is-activated-with-exactly-as-many-targets-as-it-requires",
    ("declare-blockers-step/curtain-of-light-makes-slate-street-ruffian-blocked-and-triggers-it"),
    "golden-rules/a-card-drawn-is-seen-only-by-the-player-who-drew-it",
    (
        "handling-triggered-abilities/"
        "stifle-counters-what-two-payments-for-intrepid-adversary-triggered"
    ),
    "leaving-the-game/if-alex-leaves-the-myr-token-alex-created-leaves-too",
    "untap-step/a-creature-with-phasing-phases-out-in-every-other-untap-step",
    "alternative-cost/force-of-will-can-exile-only-a-blue-card-in-hand-not-gray-ogre",
    "alternative-cost/under-omniscience-force-of-will-may-use-its-own-alternative-cost",
    "starting-the-game/a-chancellor-of-the-dross-is-revealed-once-and-takes-life-once",
)
"""
Where Forge asks otherwise than the protocol does, and cannot be told what is said there, or does
not show what is looked at; and a position that is another one after the turns that lead to it.
"""


FEW: Final = (*_TURN_ORDER, *PASSED, *WITHHELD)
"""The scenarios that are played if no others are chosen."""


def gate(folder: str, *words: str, processes: int) -> tuple[str, ...]:
    """Return how `apnap` plays scenarios, records them and holds them against the baseline."""
    known = str(HERE / "baseline.json")
    asked = ("--baseline", known, "--record", folder, "-n", str(processes), *PATIENCE)
    return ("run", *asked, *words, "--", ENGINE)


def main(words: Sequence[str]) -> int:
    """Install Forge and play; return the exit status."""
    reads = reader("python adapters/forge/check.py", __doc__, "--cr 802.4")
    words = passed_on(words, reads, "`apnap run`")
    if problem := npm_install(HERE):
        return skipped(problem, "Forge")
    starting = (p for p in sorted(TESTS.glob("test_*.py")) if STARTS in p.read_text("utf-8"))
    tests = [sys.executable, "-m", "pytest", *_PLUGINS, *map(str, starting)]
    if not words:
        return play([tests], **{STARTS: "1"})
    with tempfile.TemporaryDirectory() as folder:
        steps = (
            [*tests, "--deselect", _OF_A_FEW],
            [sys.executable, "-m", "apnap", *gate(folder, *words, processes=2)],
            [sys.executable, str(HERE / "judging.py"), folder],
        )
        return play(steps, **{STARTS: "1"})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
