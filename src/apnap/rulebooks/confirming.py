"""
The lock: which texts of a rule its scenarios have been confirmed against.

`editions/confirmed.json` has for every rule or term that a scenario is about the fingerprints of
the texts which somebody has compared with the scenarios, and the edition in which that was done
first. A rule that is reworded has a text that is not among them, and the scenarios wait to be
confirmed.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final

import msgspec

from apnap.protocol import Record, doc, folder
from apnap.protocol.given_files import read_given
from apnap.rulebooks.edition import DATE, Edition
from apnap.rulebooks.subjects import GlossaryTerm, Subject, place, subject

FILE: Final = "confirmed.json"
"""Name of the lock file, among the editions."""

Date = Annotated[str, msgspec.Meta(pattern=DATE)]


class Locked(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The form in which the lock is stored."""

    format: Annotated[int, doc("Number of this format.", ge=1, le=1)] = 1
    rules: Annotated[
        dict[str, dict[str, Date]],
        doc(
            "Rule or term: fingerprint of its text, with that of its examples behind a plus sign "
            "if it has any: the edition in which its scenarios were confirmed against that text."
        ),
    ]


class LockError(ValueError):
    """A lock file that is none."""

    def __init__(self, path: Path, reason: str) -> None:
        """Say that the file at `path` is no lock file, and for which `reason`."""
        super().__init__(f"{path} is not a list of what was confirmed: {reason}")
        self.path = path
        self.reason = reason


class Confirmed(msgspec.Struct, frozen=True):
    """What has been confirmed: for each rule or term, the texts and since which edition."""

    texts: Mapping[Subject, Mapping[str, str]] = MappingProxyType({})

    def has(self, about: Subject, edition: Edition) -> bool:
        """Tell whether the text of a rule or term in an edition has been confirmed."""
        text = text_of(about, edition)
        return text is not None and text in self.texts.get(about, {})

    def add(self, subjects: Iterable[Subject], edition: Edition) -> "Confirmed":
        """Return the lock with the texts in that edition confirmed, as far as it has them."""
        texts = {about: dict(known) for about, known in self.texts.items()}
        for about in subjects:
            text = text_of(about, edition)
            if text is not None:
                known = texts.setdefault(about, {})
                known[text] = min(edition.date, known.get(text, edition.date))
        return Confirmed(texts)


def text_of(about: Subject, edition: Edition) -> str | None:
    """Return what stands for the text of a rule or term; None if the edition has no such."""
    if isinstance(about, GlossaryTerm):
        term = edition.terms.get(about.slug)
        return None if term is None else edition.glossary[term]
    if not edition.has(about):
        return None
    rule = edition.rules[about]
    return "+".join(filter(None, (rule.fingerprint, rule.examples_fingerprint)))


def confirmed(where: Path | None = None) -> Confirmed:
    """Return the lock (`where`: another folder); without a file, nothing is confirmed."""
    path = (where or folder("editions")) / FILE
    try:
        stored = msgspec.json.decode(read_given(path), type=Locked)
        return Confirmed({subject(about): texts for about, texts in stored.rules.items()})
    except FileNotFoundError:
        return Confirmed()
    except ValueError as wrong:
        raise LockError(path, str(wrong)) from wrong


def write_confirmed(lock: Confirmed, where: Path | None = None) -> Path:
    """Store the lock, a line for each rule; return the path."""
    path = (where or folder("editions")) / FILE
    entries = ",\n".join(
        f'"{about}": {_json(dict(sorted(lock.texts[about].items(), key=_by_date)))}'
        for about in sorted(lock.texts, key=place)
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{{\n"format": 1,\n"rules": {{\n{entries}\n}}\n}}\n', encoding="utf-8")
    return path


def _by_date(entry: tuple[str, str]) -> tuple[str, str]:
    text, date = entry
    return date, text


def _json(value: Mapping[str, str]) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
