"""
The suite: feature files read into scenarios that are ready to be played.

`reading` reads a file, `tags` understands tags, `compiling` turns steps into calls of phrases, and
`responding` finds responses, which not every engine lets players make;
`loading` puts it together and `selecting` picks scenarios, by the rules (`rules_asked`) or ids and
titles (`ids_asked`) that somebody has asked for; `places` says where they stand; `cache` keeps what
was compiled, as the data that `storing` makes of it; `skimming` finds the files that are needed;
`renamed` follows ids that went; `clauses` reads what each rule demands and which scenarios test it,
`dating` in which editions that is so, `captions` what each rule is called, `cards_used` what the
cards of a scenario do, and `linting` finds what proves nothing or is `idle`: its `lint_findings`
are also about rules without captions (`captioning`) and about words that nobody says (`wording`).
Everything that is wrong with a file, `not_gherkin` or otherwise, is one of the `errors`, which say
where, before any engine is asked.
"""

from apnap.suite.captions import Caption, Captions, load_captions
from apnap.suite.cards_used import card_lines, cards_of, named_in
from apnap.suite.clauses import Clause, clauses_about, load_clauses
from apnap.suite.compiling import PREFIXES, Image, Origin, Scenario, Step
from apnap.suite.errors import FeatureError, ManyErrors, SelectionError, SuiteError
from apnap.suite.ids_asked import ids_asked
from apnap.suite.linting import Lint, lint
from apnap.suite.loading import (
    SECOND_READING,
    Compiled,
    Suite,
    load_about,
    load_some,
    load_suite,
    read_suite,
    take,
    to_hand,
)
from apnap.suite.places import shown_path
from apnap.suite.renamed import Renamed, follow, load_renamed
from apnap.suite.rules_asked import has_no, names_a_rule, rule_named, wanted_subject
from apnap.suite.selecting import Selection, about, load_selected, select, selection

__all__ = [
    "PREFIXES",
    "SECOND_READING",
    "Caption",
    "Captions",
    "Clause",
    "Compiled",
    "FeatureError",
    "Image",
    "Lint",
    "ManyErrors",
    "Origin",
    "Renamed",
    "Scenario",
    "Selection",
    "SelectionError",
    "Step",
    "Suite",
    "SuiteError",
    "about",
    "card_lines",
    "cards_of",
    "clauses_about",
    "follow",
    "has_no",
    "ids_asked",
    "lint",
    "load_about",
    "load_captions",
    "load_clauses",
    "load_renamed",
    "load_selected",
    "load_some",
    "load_suite",
    "named_in",
    "names_a_rule",
    "read_suite",
    "rule_named",
    "select",
    "selection",
    "shown_path",
    "take",
    "to_hand",
    "wanted_subject",
]
