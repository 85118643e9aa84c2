"""The table of rule numbers: what an entry says of a rule, of its parts, and of other editions."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from apnap.protocol import EditionDate
from apnap.protocol.numbering import (
    FILE,
    Numbering,
    NumbersFile,
    NumbersFileError,
    number_in,
    numbering,
    opened,
)
from apnap.protocol.rule_numbers import RuleNumber

parse = RuleNumber.parse

SMALL: dict[str, Any] = {
    "base": "2026-01-16",
    "editions": {"2006-10-01": "none", "2020-06-01": "same", "2027-01-01": "same"},
    "rules": {
        "802": {"2006-10-01": "602*", "2027-01-01": "852*"},
        "802.5": {"2006-10-01": None, "2020-06-01": "802.6"},
        "508": {"2006-10-01": "308"},
        "508.1": {"2006-10-01": "308.2"},
        "103.5": {"2006-10-01": ["101.4", "101.3"], "2020-06-01": "103.4*"},
        "310": {"2020-06-01": None},
        "310.9": {"2020-06-01": "301.5"},
    },
    "functions": {"508.1 without_battles": {"2006-10-01": None, "2020-06-01": "508.2"}},
    "beside": {
        "2020-06-01": {"509.2": {"2006-10-01": "309.9"}, "509.3": {}},
        "2027-01-01": {"852.9": {}},
    },
    "notes": {"2006-10-01": {"308": "split"}},
}


def table(**changed: Any) -> Numbering:
    return opened(msgspec.convert({**SMALL, **changed}, NumbersFile))


def there(number: str, edition: EditionDate) -> str:
    return " ".join(map(str, table().there(parse(number), edition)))


@pytest.mark.parametrize(
    ("number", "edition", "expected"),
    [
        ("802.4a", "2026-01-16", "802.4a"),
        # a star takes the parts along, as far as they have no entry of their own
        ("802", "2006-10-01", "602"),
        ("802.4a", "2006-10-01", "602.4a"),
        ("802.10", "2027-01-01", "852.10"),
        ("802.5", "2006-10-01", ""),
        ("802.5a", "2006-10-01", ""),
        ("802.5", "2027-01-01", "852.5"),
        ("103.5c", "2020-06-01", "103.4c"),
        # 802.1 and 802.10 are two rules
        ("802.50", "2020-06-01", "802.50"),
        # without a star, nothing is said of the parts
        ("508", "2006-10-01", "308"),
        ("508.1", "2006-10-01", "308.2"),
        ("508.1a", "2006-10-01", ""),
        ("508.2", "2006-10-01", ""),
        ("802.5a", "2020-06-01", "802.5a"),
        # several: the first is the one to cite
        ("103.5", "2006-10-01", "101.4 101.3"),
        ("103.5a", "2006-10-01", ""),
        # null takes the parts along, but for those that have an entry
        ("310.8b", "2020-06-01", ""),
        ("310.9", "2020-06-01", "301.5"),
        # of what has no entry
        ("704.5", "2006-10-01", ""),
        ("704.5", "2020-06-01", "704.5"),
        ("704.5", "2031-01-01", "704.5"),
    ],
)
def test_where_a_rule_of_today_stands(number: str, edition: EditionDate, expected: str) -> None:
    assert there(number, edition) == expected


@pytest.mark.parametrize(
    ("number", "edition", "expected"),
    [
        ("509.2", "2020-06-01", ["509.2"]),
        ("509.2", "2006-10-01", ["309.9"]),
        ("509.2", "2026-01-16", []),
        ("509.2", "2027-01-01", []),
        ("509.3", "2006-10-01", []),
        ("512.1", "2020-06-01", ["512.1"]),
    ],
)
def test_where_a_rule_that_is_gone_stood(
    number: str, edition: EditionDate, expected: list[str]
) -> None:
    assert [
        str(n) for n in table().of_beside(parse(number), EditionDate("2020-06-01"), edition)
    ] == expected


@pytest.mark.parametrize(
    ("edition", "expected"),
    [("2026-01-16", []), ("2027-01-01", ["852.9"]), ("2028-01-01", ["852.9"])],
)
def test_where_a_rule_stands_that_is_newer_than_the_base(
    edition: EditionDate, expected: list[str]
) -> None:
    assert [
        str(n) for n in table().of_beside(parse("852.9"), EditionDate("2027-01-01"), edition)
    ] == expected


@pytest.mark.parametrize(
    ("number", "edition", "known"),
    [
        ("802.4a", "2006-10-01", True),
        ("802.5", "2006-10-01", True),
        ("508.1", "2006-10-01", True),
        ("508.1a", "2006-10-01", False),
        ("103.5a", "2006-10-01", False),
        ("704.5", "2006-10-01", False),
        ("704.5", "2020-06-01", True),
    ],
)
def test_the_table_does_not_tell_where_every_rule_stood(
    number: str, edition: EditionDate, *, known: bool
) -> None:
    assert table().tells(parse(number), edition) is known


@pytest.mark.parametrize(
    ("name", "edition", "expected"),
    [
        ("without_battles", "2006-10-01", []),
        ("without_battles", "2020-06-01", ["508.2"]),
        ("without_battles", "2026-01-16", ["508.1"]),
        ("another", "2006-10-01", ["308.2"]),
    ],
)
def test_a_function_may_be_about_a_part_that_stood_elsewhere(
    name: str, edition: EditionDate, expected: list[str]
) -> None:
    assert [str(n) for n in table().of_function(parse("508.1"), name, edition)] == expected


def test_all_editions_are_listed_from_old_to_new() -> None:
    assert table().dates == ("2006-10-01", "2020-06-01", "2026-01-16", "2027-01-01")


@pytest.mark.parametrize(
    ("edition", "number", "function", "of", "expected"),
    [
        ("2006-10-01", "802.4a", "", "", "602.4a"),
        ("2020-06-01", "722.5", "", "", "716.5"),
        ("2024-11-08", "722.5", "", "", "720.5"),
        ("2006-10-01", "103.5", "", "", "101.4"),
        ("2006-10-01", "508.1d", "", "", "500.4"),
        ("2006-10-01", "508.1d", "free_of_charge", "", "500.2"),
        ("2020-06-01", "310.8b", "", "", None),
        ("2024-06-07", "802.5", "", "", "802.6"),
        ("2024-06-07", "802.5", "", "2024-06-07", "802.5"),
        ("2024-11-08", "802.5", "", "2024-06-07", None),
    ],
)
def test_the_number_to_cite_is_read_from_the_committed_table(
    edition: str, number: str, function: str, of: str, expected: str | None
) -> None:
    found = number_in(edition, parse(number), function=function, of=of)
    assert (found and str(found)) == expected


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"base": "today"}, "base"),
        ({"editions": {"2020-06-01": "other"}}, "other"),
        ({"rules": {"802.": {}}}, "rules"),
        ({"rules": {"802.4": {"2020-06-01": "602.4**"}}}, "602.4*"),
        ({"rules": {"802.4": {"2020-06-01": ["602.4"]}}}, "length >= 2"),
        ({"rules": {"802.4o": {"2020-06-01": None}}}, "802.4o"),
        ({"functions": {"802.4": {}}}, "functions"),
        ({"more": {}}, "more"),
    ],
)
def test_a_file_that_says_something_else_is_refused(
    changed: dict[str, Any], reason: str, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(msgspec.json.encode({**SMALL, **changed}))
    with pytest.raises(NumbersFileError, match="does not say what rules are called") as wrong:
        numbering(tmp_path)
    assert reason in wrong.value.reason
    assert wrong.value.path == tmp_path / FILE


def test_a_table_may_be_missing(tmp_path: Path) -> None:
    with pytest.raises(NumbersFileError, match="No such file"):
        numbering(tmp_path)


def test_a_table_that_was_written_anew_is_read_anew(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(msgspec.json.encode(SMALL))
    assert numbering(tmp_path).base == "2026-01-16"
    changed = {**SMALL, "base": "2027-01-01", "editions": {"2026-01-16": "same"}}
    (tmp_path / FILE).write_bytes(msgspec.json.encode(changed) + b"\n")
    assert numbering(tmp_path).base == "2027-01-01"
