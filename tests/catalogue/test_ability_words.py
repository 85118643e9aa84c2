"""Ability words tie cards together and mean nothing to the rules: they are no keywords."""

from __future__ import annotations

from typing import Final

import pytest

from apnap.protocol.catalogue import catalogue
from apnap.rulebooks import RuleNumber, editions, load, newest

LISTED: Final = RuleNumber.parse("207.2c")
"""The rule that names the ability words."""
FINGERPRINT: Final = "31e4186059c99393"
"""Its fingerprint when they were read from it."""

OF_SEVERAL_WORDS: Final = (
    *("descend 4", "descend 8", "council's dilemma", "will of the council", "secret council"),
    *("fateful hour", "fathomless descent", "join forces", "pack tactics", "spell mastery"),
    "tempting offer",
)
OF_ONE_WORD: Final = (
    *("void", "vivid", "valiant", "undergrowth", "threshold", "sweep", "survival", "strive"),
    *("revolt", "renew", "rally", "raid", "radiance", "parley", "paradox", "morbid"),
    *("metalcraft", "magecraft", "lieutenant", "landfall", "kinship", "inspired", "imprint"),
    *("heroic", "hellbent", "grandeur", "formidable", "flurry", "ferocious", "enrage"),
    *("eminence", "eerie", "domain", "delirium", "coven", "converge", "constellation", "cohort"),
    *("chroma", "channel", "celebration", "bloodrush", "battalion", "alliance", "addendum"),
    "adamant",
)
ABILITY_WORDS: Final = (*OF_ONE_WORD, *OF_SEVERAL_WORDS)


def meant(keyword: str) -> str | None:
    """Return the ability word that a keyword begins with, if it does."""
    return next((w for w in ABILITY_WORDS if f"{keyword} ".startswith(f"{w} ")), None)


def test_the_list_is_that_of_the_newest_edition() -> None:
    assert load(newest()).fingerprint(LISTED) == FINGERPRINT


def test_no_card_has_an_ability_word_for_a_keyword() -> None:
    keywords = [(card.name, keyword) for card in catalogue().values() for keyword in card.keywords]
    assert keywords
    assert [(name, keyword) for name, keyword in keywords if meant(keyword)] == []


@pytest.mark.parametrize("keyword", ["landfall", "domain", "descend 4", "raid {2}"])
def test_a_keyword_that_is_an_ability_word_would_be_found(keyword: str) -> None:
    assert meant(keyword) is not None


@pytest.mark.parametrize("date", [date for date in editions() if date > "2006-10-01"])
def test_no_ability_word_has_a_rule_of_its_own(date: str) -> None:
    edition = load(date)
    titles = {rule.title.lower().replace("\u2019", "'") for rule in edition.rules.values()}
    assert "affinity" in titles
    assert titles.isdisjoint(ABILITY_WORDS)
