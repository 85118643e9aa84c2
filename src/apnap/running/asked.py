"""What a run is asked to play, and the scenarios that this selects."""

from __future__ import annotations

from pathlib import Path

from apnap.protocol import Record
from apnap.suite import (
    Origin,
    Scenario,
    Selection,
    SelectionError,
    Suite,
    ids_asked,
    load_captions,
    load_selected,
    load_some,
    load_suite,
    selection,
)
from apnap.symmetries.choosing import chosen


class Asked(Record, frozen=True, kw_only=True):
    """What somebody asks for; `ids` may be titles as well."""

    edition: str | None = None
    rules: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    symmetries: bool = False
    second_reading: bool = False
    """Whether the second reading is played, and not the suite."""
    extensions: tuple[Path, ...] = ()
    """Folders or files of features beside what is played."""
    only: tuple[Path, ...] = ()
    """Folders or files of features that are played, and not the suite."""

    @property
    def folders(self) -> tuple[Path, ...]:
        """All features that are none of apnap's."""
        return (*self.only, *self.extensions)

    def choose(self) -> tuple[Selection, tuple[Scenario, ...]]:
        """
        Return what is selected, and the scenarios.

        Raises `SuiteError` if that is nothing, or something is wrong with what is read for it.
        """
        wanted = selection(
            self.edition,
            self.rules,
            ids_asked(self.ids, self._all),
            symmetries=self.symmetries,
            origin=self.origin,
        )
        suite = self.read(wanted)
        load_captions()  # a broken file of them is no failure of the engine
        return wanted, chosen(suite, wanted)

    def read(self, wanted: Selection) -> Suite:
        """Return what is read for what is selected: no more of the suite than it takes."""
        by_rules = wanted.rules and not wanted.ids
        part = None
        if by_rules and not self.folders and wanted.origin == "suite":
            part = load_selected((wanted,))
        return part or load_some(wanted.ids, self.folders, (wanted.edition,), wanted.origin)

    @property
    def origin(self) -> Origin:
        """
        What is played: the suite, or something in its place.

        Raises `SelectionError` if that would be two things.
        """
        if self.only and self.second_reading:
            raise SelectionError(
                "--only-features leaves all out that is not yours: leave --second-reading out"
            )
        if self.only:
            return "extension"
        return "second-reading" if self.second_reading else "suite"

    def _all(self) -> tuple[Scenario, ...]:
        """Return all scenarios among which titles are looked up."""
        return load_suite(self.folders, origin=self.origin).scenarios
