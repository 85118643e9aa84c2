"""
What came of a scenario and of a whole run.

These records are the format of `apnap run --json`; `docs/running.md` describes it.
"""

from __future__ import annotations

from typing import Annotated, Final

from apnap.driver import OUTCOMES, Line, Outcome
from apnap.protocol import EditionDate, Initialized, Record, doc
from apnap.protocol.bounds import Integer, Map, Natural, Positive, Rows, Seconds, Text
from apnap.results.account import Account

FORMAT: Final = 1
"""Number of the result format; it changes when a reader has to."""


class Violated(Record, frozen=True, omit_defaults=False):
    """A reason for which the engine has rejected what was said."""

    rule: Annotated[Text | None, doc("The rule that the engine cites, if any.")]
    reason: Annotated[Text, doc("The reason in the engine's own words.")]


class Result(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of one scenario."""

    id: Annotated[Text, doc("The scenario's id.")]
    name: Annotated[Text, doc("The scenario's name.")]
    extension: Annotated[bool, doc("Whether it comes from `--features` and not from the suite.")]
    rules: Annotated[
        Rows[Text],
        doc("The rules and terms (`glossary:SLUG`) that it is about, in the run's edition."),
    ]
    tags: Annotated[Rows[Text], doc("Its tags.")]
    file: Annotated[
        Text,
        doc(
            "The feature file, from the folder `features` on; one of `--features` from the folder "
            "in which apnap ran."
        ),
    ]
    line: Annotated[Integer, doc("The line on which it begins.")]
    outcome: Annotated[Outcome, doc("What came of it.")]
    seconds: Annotated[Seconds, doc("How long it took.")]
    step: Annotated[Text | None, doc("The step at which it ended early; null if it passed.")] = None
    step_line: Annotated[Integer | None, doc("The line of that step.")] = None
    expected: Annotated[Text | None, doc("Of a failure: what was expected.")] = None
    got: Annotated[Text | None, doc("Of a failure: what the engine did or shows instead.")] = None
    reason: Annotated[Text | None, doc("Otherwise: why it ended early.")] = None
    lacking: Annotated[
        Rows[Text],
        doc(
            "What the scenario needs and the engine does not declare, such as `card:Forest`; of an "
            "unsupported scenario."
        ),
    ] = ()
    violations: Annotated[
        Rows[Violated], doc("What the engine objected to last, if a scenario failed.")
    ] = ()
    violations_left_out: Annotated[
        Natural, doc("How many more it objected with than are listed here.")
    ] = 0
    transcript: Annotated[
        Rows[Line], doc("What was said and asked; empty if the scenario passed.")
    ] = ()
    cards: Annotated[
        Rows[Text],
        doc(
            "What the cards in it do, name and summary, without creatures without abilities and "
            "basic lands; empty unless it failed, errored or was unreached."
        ),
    ] = ()
    account: Annotated[
        Account | None,
        doc(
            "All that somebody needs who mends it, if it failed, errored or was unreached and the "
            "engine came so far."
        ),
    ] = None
    image_of: Annotated[
        Text | None, doc("With `--symmetries`: the scenario of which this is an image.")
    ] = None
    second_reading: Annotated[
        bool, doc("Whether it is of the second reading and not of the suite.")
    ] = False
    symmetry: Annotated[
        Text | None, doc("What is changed in an image, such as `rotated`, or `seed-` and the seed.")
    ] = None
    says: Annotated[
        Rows[Text],
        doc(
            "What players say in it beside passes, declarations and concessions, and what no "
            "capability tells of: `play_land`, `cast`, `activate`, `special`, `choose`, `yes_no`."
        ),
    ] = ()


class Counts(Record, frozen=True, kw_only=True, omit_defaults=False):
    """How many scenarios, or images of some, ended in which way."""

    passed: Annotated[Natural, doc("Everything asserted is so.")] = 0
    failed: Annotated[Natural, doc("Something asserted is not so.")] = 0
    unsupported: Annotated[Natural, doc("It needs what the engine does not declare.")] = 0
    withheld: Annotated[
        Natural, doc("The engine declares all that it needs, and does not play it.")
    ] = 0
    unreached: Annotated[Natural, doc("Its set-up could not be played.")] = 0
    errored: Annotated[Natural, doc("The engine broke.")] = 0


class RuleRow(Counts, frozen=True, kw_only=True):
    """How many scenarios about one rule or term ended in which way."""

    rule: Annotated[
        Text, doc("The rule's number or `glossary:SLUG`; empty for scenarios about neither.")
    ]


class SymmetryRow(Counts, frozen=True, kw_only=True):
    """How many images of scenarios ended in which way, for one symmetry."""

    symmetry: Annotated[Text, doc("The name of the symmetry.")]


class Asymmetry(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A scenario that ended in one way, and its image in another."""

    scenario: Annotated[Text, doc("The scenario's id.")]
    outcome: Annotated[Outcome, doc("What came of it.")]
    symmetry: Annotated[Text, doc("The name of the symmetry.")]
    image: Annotated[Text, doc("The image's id.")]
    image_outcome: Annotated[Outcome, doc("What came of the image.")]


class Misreading(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A known misreading."""

    name: Annotated[Text, doc("Its name: `apnap run direct:reference!NAME` plays it.")]
    rule: Annotated[Text, doc("The rule that it misreads.")]
    summary: Annotated[Text, doc("The misreading in one sentence.")]


class Resemblance(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A known misreading that an engine seems to share."""

    misreading: Annotated[Text, doc("Its name: `apnap run direct:reference!NAME` plays it.")]
    rule: Annotated[Text, doc("The rule that it misreads.")]
    summary: Annotated[Text, doc("The misreading in one sentence.")]
    or_else: Annotated[
        Rows[Misreading], doc("Misreadings that what was played cannot tell from it.")
    ] = ()
    explained: Annotated[Positive, doc("Scenarios that it explains, of those that went wrong.")]
    failures: Annotated[Positive, doc("Scenarios that failed, errored or were unreached.")]
    expected: Annotated[Positive, doc("Scenarios of the run that go wrong by it.")]
    sure: Annotated[bool, doc("Whether so much passed that a wider error would have shown.")] = True


class Misread(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A rule that an engine seems to misread."""

    rule: Annotated[Text, doc("Its number in the edition, or `glossary:SLUG`.")]
    title: Annotated[Text, doc("What it is called.")]


class Suspicion(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What an engine seems to misread, where no known misreading explains what went wrong."""

    among: Annotated[
        Rows[Misread], doc("The rules, the likeliest first: it seems to misread one of them.")
    ]
    demand: Annotated[
        Text,
        doc("If it is one rule: what of it most of these scenarios test, if that is one clause."),
    ]
    about: Annotated[Positive, doc("Scenarios that failed and are about one of them.")]
    failures: Annotated[Positive, doc("Scenarios that failed, errored or were unreached.")]


class Obstacle(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What keeps scenarios from being played."""

    what: Annotated[
        Text,
        doc(
            "What the engine does not declare, such as `decision:pay`; or why it cannot play them "
            "otherwise."
        ),
    ]
    stops: Annotated[Positive, doc("Unsupported scenarios that need it.")]
    alone: Annotated[Natural, doc("Those of them that need nothing else.")]
    first: Annotated[
        Text,
        doc("Id of the scenario to try first: the simplest that is stopped, by it alone if any."),
    ]
    others: Annotated[Natural, doc("How many other things are missing for that one.")]


class ObstacleKind(Obstacle, frozen=True, kw_only=True, omit_defaults=False):
    """
    What keeps scenarios from being played; all cards are one thing, and all numbers of players.

    Of these it `alone` stops what would be played if all of them were there.
    """

    values: Annotated[
        Rows[Text],
        doc("Of `card` and `players`: each of them, what stops the most first; else empty."),
    ] = ()


class Cause(Record, frozen=True, kw_only=True, omit_defaults=False):
    """
    What went wrong in several scenarios alike, whoever and whatever is named in them.

    They ended in the same way at the same kind of step, with the same difference or reason.
    """

    outcome: Annotated[Outcome, doc("How they ended.")]
    scenarios: Annotated[Rows[Text], doc("Their ids, the shortest scenario first.")]
    rules: Annotated[Rows[Text], doc("The rules and terms that these are about.")]
    alone: Annotated[
        Rows[Text], doc("Those of them in which nothing goes wrong by another cause.")
    ] = ()


class TryFirst(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The unsupported scenario that is the next one to go for."""

    scenario: Annotated[Text, doc("Its id.")]
    lacks: Annotated[Rows[Text], doc("What it needs and the engine does not declare.")]
    unheard: Annotated[
        Rows[Text],
        doc(
            "What players say in it that was said in no scenario which passed or failed: `cast`; "
            "perhaps the engine cannot do that yet, whatever it declares."
        ),
    ] = ()
    reason: Annotated[
        Text | None, doc("If all that it needs is declared: why the engine could not play it.")
    ] = None


class Report(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of a run."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    apnap: Annotated[Text, doc("Version of apnap.")]
    engine: Annotated[Text, doc("The engine, as it was named for the run.")]
    introduced: Annotated[Initialized, doc("What the engine said of itself.")]
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    whole: Annotated[bool, doc("Whether all scenarios of the suite for the edition were run.")]
    seconds: Annotated[Seconds, doc("How long the run took.")]
    counts: Annotated[Map[Text, Integer], doc("Scenarios of the suite by outcome.")]
    rules: Annotated[Rows[RuleRow], doc("The suite's outcomes by rule.")]
    extension_counts: Annotated[Map[Text, Integer], doc("Scenarios of extensions by outcome.")]
    extension_rules: Annotated[Rows[RuleRow], doc("The extensions' outcomes by rule.")]
    second_reading_counts: Annotated[
        Map[Text, Integer], doc("Scenarios of the second reading by outcome.")
    ]
    second_reading_rules: Annotated[Rows[RuleRow], doc("The second reading's outcomes by rule.")]
    results: Annotated[Rows[Result], doc("The scenarios, in the order of the suite.")]
    in_the_way: Annotated[
        Rows[Obstacle],
        doc("What keeps scenarios from being played, what alone stops the most of them first."),
    ] = ()
    in_the_way_by_kind: Annotated[
        Rows[ObstacleKind],
        doc("The same, with all cards as one thing and all numbers of players as one."),
    ] = ()
    try_first: Annotated[
        TryFirst | None, doc("The scenario to try first; null if none is unsupported.")
    ] = None
    causes: Annotated[
        Rows[Cause],
        doc("What failed, errored or was unreached, by what went wrong, the most frequent first."),
    ] = ()
    resembles: Annotated[
        Rows[Resemblance],
        doc("Misreadings that together explain what went wrong, the one that explains most first."),
    ] = ()
    suspicion: Annotated[
        Suspicion | None,
        doc("If none does: which rule seems to be misread. Null if that cannot be told."),
    ] = None

    symmetries: Annotated[
        Rows[SymmetryRow], doc("The outcomes of the images, which count nowhere else.")
    ] = ()
    asymmetries: Annotated[
        Rows[Asymmetry], doc("Images that ended otherwise than the scenario.")
    ] = ()

    @property
    def ok(self) -> bool:
        """Whether nothing failed or errored, and something ran."""
        return not self.bad and self.ran

    @property
    def bad(self) -> int:
        """
        How many scenarios failed or errored, of whatever origin, and images included.

        So does an image that could be set up when the scenario could not, or the other way round,
        and one that the engine withholds when the scenario passed.
        """
        images = sum(row.failed + row.errored for row in self.symmetries)
        pairs = ({one.outcome, one.image_outcome} for one in self.asymmetries)
        odd = sum(pair in ({"passed", "unreached"}, {"passed", "withheld"}) for pair in pairs)
        failed = sum(counts["failed"] + counts["errored"] for counts in self._all_counts)
        return failed + images + odd

    @property
    def ran(self) -> bool:
        """Whether any scenario was played to an end: passed or failed."""
        images = any(row.passed or row.failed for row in self.symmetries)
        return images or any(counts["passed"] or counts["failed"] for counts in self._all_counts)

    @property
    def _all_counts(self) -> tuple[dict[str, int], ...]:
        """The counts by origin."""
        return (self.counts, self.second_reading_counts, self.extension_counts)


def no_counts() -> dict[str, int]:
    """Return a count of nothing for each outcome."""
    return dict.fromkeys(OUTCOMES, 0)
