"""
The captions: what each rule is called, and what it demands where no clauses say that.

They lie beside the clauses, in `features/clauses/*.toml`: a table whose name is the rule or term
alone (`["802.4a"]`). The rule has its number of today, and its caption is true of all editions that
have the rule, under whatever number. A rule that today's book does not have, or has in several
pieces, has its last number and the edition (`["408.1c@2006-10-01"]`), and so has a caption that
stands for another one in that edition only.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final

import msgspec

from apnap.protocol import EditionDate, Record, RuleNumber, doc
from apnap.protocol.numbering import number_in
from apnap.rulebooks import (
    NotARuleNumberError,
    NotATermError,
    Subject,
    UnknownEditionError,
    editions,
    load,
    newest,
    subject,
)
from apnap.rulebooks.counterparts import latest
from apnap.suite import cache
from apnap.suite.clauses import TABLE, tables, versions
from apnap.suite.errors import ManyErrors, SuiteError

LONGEST: Final = 60
"""A caption has no more characters."""

_OF: Final = "@"
"""What stands between a number and the edition in which the rule has it."""
_KEPT: Final = "captions"
"""Under this name they are kept from one process to the next."""
_SPACE: Final = re.compile(r"\s{2,}|[\n\t]|^\s|\s$")


class Caption(Record, frozen=True, kw_only=True):
    """A caption as its file has it."""

    title: Annotated[str, doc("What the rule is called, in a few words of ours.")]
    says: Annotated[str, doc("What it demands, in sentences; empty: its clauses say that.")] = ""
    rests_on: Annotated[
        tuple[str, ...],
        doc(
            "The golden rules of which it is a case, by today's numbers: if it fails, perhaps they."
        ),
    ] = ()

    def __post_init__(self) -> None:
        """Raise `ValueError` for a title that is none, and a statement without a full stop."""
        if not self.title or _SPACE.search(self.title):
            raise ValueError("`title` has to be words with single spaces between them")
        if self.title.endswith("."):
            raise ValueError("`title` has to end without a full stop")
        if len(self.title) > LONGEST:
            long = f"{len(self.title)} characters of at most {LONGEST}"
            raise ValueError(f"`title` is too long: it has {long}")
        if self.says and (not self.says.endswith(".") or _SPACE.search(self.says)):
            raise ValueError("`says` has to be sentences with a full stop, on one line")


class Captions(Record, frozen=True):
    """All captions, ready for questions."""

    entries: Mapping[str, Caption] = MappingProxyType({})
    """By their names: a number or term, perhaps with an edition."""

    def of(self, about: Subject, edition: EditionDate) -> Caption | None:
        """Return the caption of a rule or term by its number in an edition; None: it has none."""
        if not _edition(edition).knows(about):
            return None
        found = (self.entries.get(key) for key in keys(about, edition))
        return next((one for one in found if one is not None), None)

    def title(self, rule: str, edition: EditionDate) -> str:
        """
        Return what a rule or term is called, by its number in an edition.

        Empty if it has no caption, or if `rule`, which engines may have written, is no number.
        """
        try:
            found = self.of(subject(rule), edition)
        except (NotARuleNumberError, NotATermError, UnknownEditionError):
            return ""
        return found.title if found else ""

    def named(self, rule: str, edition: EditionDate) -> str:
        """Return number and caption of a rule (`802.4a Caption`); its number if it has none."""
        return " ".join(filter(None, (rule, self.title(rule, edition))))

    def reasons(self, about: Subject, edition: EditionDate) -> tuple[Subject, ...]:
        """Return the golden rules of which a rule is a case, by their numbers in an edition."""
        found = self.of(about, edition)
        resting = found.rests_on if found else ()
        numbers = (number_in(edition, RuleNumber.parse(one)) for one in resting)
        return tuple(one for one in numbers if one is not None)

    def reasoned(self, rule: str, edition: EditionDate) -> str:
        """Return number and caption of a rule, and those of the golden rules that it rests on."""
        named = self.named(rule, edition)
        if not self.title(rule, edition):
            return named
        reasons = (self.named(str(one), edition) for one in self.reasons(subject(rule), edition))
        return ", which rests on ".join(filter(None, (named, " and ".join(reasons))))


def keys(about: Subject, edition: EditionDate) -> tuple[str, str]:
    """Return the names under which the caption of a rule of an edition may stand, best first."""
    last, date = latest(about, edition)
    return f"{about}{_OF}{edition}", str(last) if date == _newest() else f"{last}{_OF}{date}"


_edition = functools.cache(load)
_editions = functools.cache(editions)
_newest = functools.cache(newest)


def opened(key: str) -> tuple[Subject, EditionDate]:
    """
    Return the rule or term that the name of a caption means, and the edition of its number.

    Raises `ValueError` for a name that means nothing.
    """
    number, of, date = key.partition(_OF)
    today = _newest()
    if of and date not in _editions():
        raise ValueError(f"there is no edition {date!r}; there are {', '.join(_editions())}")
    if date == today:
        raise ValueError(f"the numbers of {today} stand without an edition: `{number}`")
    return subject(number), EditionDate(date or today)


def load_captions(where: Path | None = None) -> Captions:
    """
    Return all captions (`where`: another folder than the suite's).

    Raises `SuiteError`, naming the file and the table, for all that is wrong.
    """
    return _loaded(versions(where), cache.place())


def forget() -> None:
    """Forget what this process has read, as `apnap.suite.loading.forget` does."""
    _loaded.cache_clear()


@functools.lru_cache(maxsize=4)
def _loaded(found: tuple[tuple[str, int], ...], _place: Path | None) -> Captions:
    """Return the captions of these versions of files, from the cache if it has them."""
    paths = [Path(path) for path, _ in found]
    entry = cache.entry_of_all(_KEPT, paths)
    known = _known(entry) if entry else None
    entries = _read(paths) if known is None else known
    if entry and known is None and entry == cache.entry_of_all(_KEPT, paths):
        cache.keep_data(entry, msgspec.json.encode(entries))
    return Captions(MappingProxyType(entries))


def _known(entry: Path) -> dict[str, Caption] | None:
    """Return the captions that an entry of the cache holds; None if it holds nothing sound."""
    data = cache.kept_data(entry)
    try:
        return None if data is None else msgspec.json.decode(data, type=dict[str, Caption])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _read(paths: Sequence[Path]) -> dict[str, Caption]:
    """Return the captions of files."""
    entries: dict[str, Caption] = {}
    errors: list[SuiteError] = []
    for path in paths:
        try:
            tabled = _tables(path)
        except SuiteError as error:
            errors.append(error)
            continue
        for key in tabled:
            if key in entries:
                errors.append(SuiteError(f"{path}: {key} stands in another file already"))
            try:
                opened(key)
                entries[key] = msgspec.convert(tabled[key], Caption)
            except (ValueError, msgspec.ValidationError) as error:
                errors.append(SuiteError(f"{path}: {key}: {error}"))
    if errors:
        raise errors[0] if len(errors) == 1 else ManyErrors(errors)
    return entries


def _tables(path: Path) -> Mapping[str, dict[str, object]]:
    """
    Return the tables of a file that are captions.

    The others are most of it, and reading them takes its time: they are cut out before, unless
    something is wrong with the file.
    """
    try:
        text = path.read_text(encoding="utf-8")
        own = (part for part in TABLE.split(text) if "/" not in part.partition("]")[0])
        return msgspec.toml.decode("".join(own), type=dict[str, dict[str, object]])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {key: table for key, table in tables(path).items() if "/" not in key}
