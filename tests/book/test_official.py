"""Citing a rule, and the official wording of a reader's own copy beside ours."""

from __future__ import annotations

from email.message import Message
from importlib import metadata
from pathlib import Path
from typing import Final

import pytest
from tests.book.gathered import Scenes, book, by_rule, paths
from tests.cli.test_commands import apnap

from apnap import __version__
from apnap.book import citations
from apnap.book.citations import NotASiteError, citation, site
from apnap.book.making import Beside, assets, pages
from apnap.book.part import about_rules
from apnap.book.rendering import Renderer
from apnap.protocol import EditionDate
from apnap.rulebooks import editions, subject
from apnap.rulebooks.own_copy import OwnCopy, Wording

NEWEST: Final = editions()[-1]
OLD: Final = EditionDate("2006-10-01")
HOSTILE: Final = "Bakers <b>bake</b>. </blockquote><script>window.hacked = 1</script>\x1b[31m"


def copy(date: EditionDate, **texts: str) -> OwnCopy:
    """Return a copy of an edition with such texts."""
    return OwnCopy(date, {subject(key): Wording(said, ("So.",)) for key, said in texts.items()})


def page(rule: str, beside: Beside) -> str:
    """Return the page of a rule."""
    some = about_rules(book(), (rule,))
    path = f"rules/{rule}.html"
    return dict(pages(some, Renderer(paths()), Scenes(), beside))[path]


def test_a_rule_is_cited_with_number_edition_caption_and_address() -> None:
    cited = citation("802.4a", "A caption", NEWEST, "https://example.org/book/")
    assert cited.startswith("802.4a (edition of 2026-01-16), “A caption”, apnap ")
    assert cited.endswith(", https://example.org/book/rules/802.4a.html#2026-01-16")
    assert citation("glossary:active-player", "A", OLD).startswith("active player (edition of ")
    assert citation("glossary:active-player", "A", OLD).endswith(
        " rules/glossary-active-player.html#2006-10-01"
    )


def test_each_meaning_of_a_number_has_its_addresses_and_its_citation() -> None:
    told = page("802.5", Beside(site="https://example.org/"))
    new, old = by_rule()["802.5"].strands
    for strand in (new, old):
        for date in strand.editions:
            assert told.count(f'id="{date}"') == 1
        date = strand.editions[-1]
        cited = (
            f"“{strand.title}”, apnap {__version__}, https://example.org/rules/802.5.html#{date}"
        )
        assert f'<a href="#{date}">802.5 (edition of {date}), {cited}</a>' in told
    at = [told.index(f'id="{date}"') for date in (new.editions[-1], old.editions[-1])]
    assert at == sorted(at)


@pytest.mark.parametrize("given", ["https://example.org/book", "https://example.org/book/"])
def test_a_site_ends_with_a_slash(given: str) -> None:
    assert site(given) == "https://example.org/book/"


@pytest.mark.parametrize(
    "given", ["", "example.org", "file:///etc", "https://a/?q", 'https://a/"b', "https://a b/"]
)
def test_what_is_no_site_is_refused(given: str) -> None:
    with pytest.raises(NotASiteError, match="expected https://HOST/FOLDER/"):
        site(given)
    result = apnap("book", "--out", "nowhere", "--site", given)
    assert (result.exit_code, "--site: " in result.stderr) == (2, True)


def test_the_site_is_told_by_the_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    found = metadata.metadata("apnap")
    assert isinstance(found, Message)
    monkeypatch.setattr(citations, "metadata", lambda _: found)
    if found.get_all("Project-URL"):
        del found["Project-URL"]
    assert site() == ""
    found["Project-URL"] = "Source, https://example.org/source"
    found["Project-URL"] = "Book, https://example.org/book"
    assert site() == "https://example.org/book/"


def test_the_official_wording_stands_beside_ours_escaped_and_marked() -> None:
    said = copy(NEWEST, **{"802.4a": HOSTILE})
    told = page("802.4a", Beside(copy=said))
    assert "Official wording of 802.4a" in told
    assert "Bakers &lt;b&gt;bake&lt;/b&gt;" in told
    assert "<script>window" not in told
    assert "From the copy of the rulebook of 2026-01-16" in told
    assert "<b>Example.</b> So." in told
    assert "Official wording" not in page("802.4a", Beside())


def test_a_copy_of_another_edition_has_the_rule_under_its_number_there() -> None:
    said = copy(OLD, **{"103.4a": "Bakers know.", "101.4b": "Something else."})
    told = page("101.4b", Beside(copy=said))
    assert "Official wording of 103.4a" in told
    assert "Bakers know." in told
    assert "Something else." not in told


def test_a_rule_that_the_copy_does_not_have_is_shown_without() -> None:
    assert "Official wording" not in page("802.4a", Beside(copy=copy(NEWEST)))


def test_nothing_but_pages_of_rules_has_the_wording() -> None:
    said = copy(NEWEST, **{"802.4a": "Bakers bake bread."})
    some = about_rules(book(), ("802.4a",))
    written = dict(pages(some, Renderer(paths()), Scenes(), Beside(copy=said)))
    having = {path for path, text in written.items() if "Bakers bake bread." in text}
    assert having == {"rules/802.4a.html"}
    assert not [path for path, text in assets(some) if "Bakers bake bread." in text]


def test_explain_shows_the_wording_and_how_to_cite(monkeypatch: pytest.MonkeyPatch) -> None:
    said = copy(NEWEST, **{"802.4a": HOSTILE})
    monkeypatch.setattr("apnap.cli.options.own_copy", lambda _: said)
    told = apnap("explain", "802.4a", "--rulebook", "rules.txt")
    assert told.exit_code == 0
    head = "Official wording of 802.4a, from your copy of the rulebook of 2026-01-16"
    assert head in told.stdout.splitlines()
    assert "Bakers <b>bake</b>" in told.stdout
    assert "\x1b" not in told.stdout
    assert "Example: So." in told.stdout
    cited = citation("802.4a", by_rule()["802.4a"].title, NEWEST, site())
    assert f"  {cited}" in told.stdout.splitlines()
    assert "does not have this rule" in apnap("explain", "802.4b", "--rulebook", "x").stdout
    assert "Official" not in apnap("explain", "802.4a").stdout


@pytest.mark.parametrize("command", [("explain", "802.4a"), ("book", "--out", "nowhere")])
def test_what_is_no_copy_is_wrong_usage(tmp_path: Path, command: tuple[str, ...]) -> None:
    path = tmp_path / "rules.txt"
    missing = apnap(*command, "--rulebook", str(path))
    assert (missing.exit_code, "cannot be read: No such file" in missing.stderr) == (2, True)
    path.write_text("Heat rises.", encoding="utf-8")
    other = apnap(*command, "--rulebook", str(path))
    assert (other.exit_code, "is not a plain-text rulebook" in other.stderr) == (2, True)
    assert not Path("nowhere").exists()
