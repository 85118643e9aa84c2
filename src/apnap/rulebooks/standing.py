"""
A new edition's column in `editions/numbers.json`: where each rule of the base stands there.

Rules are found again by the fingerprints of their texts. A rule that was reworded is taken to have
kept its place below whatever it is a part of, which somebody has to look at. What is written says
as little as it can: a section or rule all of whose parts keep their places is one entry.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from apnap.protocol import RuleNumber, folder
from apnap.protocol.numbering import FILE, WITH_PARTS, NumbersFile, Stored, Unlisted, moved
from apnap.rulebooks.edition import Edition

Standing = Mapping[RuleNumber, tuple[RuleNumber, ...]]
"""Rules of the base: their numbers in another edition, the one to cite first; none: not there."""

_Above = tuple[RuleNumber, RuleNumber] | Literal["unlisted", "nowhere"]
"""What is said above of parts: they keep their places (where, and where to), nothing, or gone."""
_Entries = tuple[tuple[RuleNumber, Stored], ...]


class Column(msgspec.Struct, frozen=True):
    """Where the rules of the base stand in a new edition, and how sure that is."""

    standing: Standing
    reworded: tuple[RuleNumber, ...]
    """Rules with another text, which were looked for where they stood."""

    @property
    def gone(self) -> tuple[RuleNumber, ...]:
        """The rules that the new edition does not have, as far as can be seen."""
        return tuple(number for number, there in self.standing.items() if not there)

    @property
    def renumbered(self) -> tuple[RuleNumber, ...]:
        """The rules that have another number."""
        return tuple(
            number for number, there in self.standing.items() if there and there != (number,)
        )


def compared(base: Edition, new: Edition) -> Column:
    """Return where the rules of the base stand in a new edition."""
    found = {
        n: (n,) for n in base.rules if new.has(n) and base.fingerprint(n) == new.fingerprint(n)
    }
    having: dict[str, list[RuleNumber]] = defaultdict(list)
    for number in sorted(new.rules.keys() - found.keys(), reverse=True):
        having[new.fingerprint(number)].append(number)
    for number in base.rules:
        if number not in found and (same := having[base.fingerprint(number)]):
            found[number] = (same.pop(),)
    taken = {there for (there,) in found.values()}
    reworded = []
    for number in base.rules:  # ascending: a whole stands before its parts
        place = _place(number, found)
        if number not in found and place is not None and new.has(place) and place not in taken:
            found[number] = (place,)
            taken.add(place)
            reworded.append(number)
    return Column({number: found.get(number, ()) for number in base.rules}, tuple(reworded))


def _place(number: RuleNumber, found: Standing) -> RuleNumber | None:
    """Return where a rule stands if it has kept its place below what it is a part of."""
    whole = number.whole
    while whole is not None and whole not in found:
        whole = whole.whole
    if whole is None:
        return number
    return moved(number, found[whole][0])


def extended(stored: NumbersFile, base: Edition, new: Edition, column: Column) -> NumbersFile:
    """Return the numbers with those of a new edition."""
    rules = {RuleNumber.parse(number): dict(entry) for number, entry in stored.rules.items()}
    for number, place in entries(column.standing, base, "same").items():
        rules.setdefault(number, {})[new.date] = place
    return msgspec.structs.replace(
        stored,
        editions={**stored.editions, new.date: "same"},
        rules={str(number): rules[number] for number in sorted(rules)},
    )


def entries(standing: Standing, base: Edition, unlisted: Unlisted) -> Mapping[RuleNumber, Stored]:
    """Return the fewest entries that say of every rule of the base where it stands."""
    return {
        number: stored
        for section in base.sections
        for number, stored in _fewest(section, "unlisted", standing, base, unlisted)
    }


def write_numbers(stored: NumbersFile, where: Path | None = None) -> Path:
    """Store the numbers, a line for each rule; return the path."""
    path = (where or folder("editions")) / FILE
    fields = msgspec.to_builtins(stored)
    for name in ("beside", "notes"):
        fields[name] = {date: _Block(rules) for date, rules in fields[name].items()}
    lines = (f"{_json(name)}: {_shown(value)}" for name, value in fields.items())
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return path


class _Block(dict[str, object]):
    """An object of JSON that is written line by line, inside of another."""


def _shown(value: object) -> str:
    if not isinstance(value, dict):
        return _json(value)
    lines = (
        f"{_json(key)}: {_shown(item) if isinstance(item, _Block) else _json(item)}"
        for key, item in value.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}"


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _fewest(
    number: RuleNumber, above: _Above, standing: Standing, base: Edition, unlisted: Unlisted
) -> _Entries:
    """Return the fewest entries for a rule and its parts, below what is said above it."""
    wanted = standing.get(number, ())
    ways: list[tuple[_Entries, _Above]] = [
        (((number, stored),), below) for stored, below in _ways(number, wanted)
    ]
    if wanted == _implied(number, above, unlisted):
        ways.insert(0, ((), above))
    return min(
        (
            (
                *own,
                *(
                    entry
                    for part in base.parts(number)
                    for entry in _fewest(part, below, standing, base, unlisted)
                ),
            )
            for own, below in ways
        ),
        key=len,
    )


def _ways(number: RuleNumber, wanted: tuple[RuleNumber, ...]) -> Iterator[tuple[Stored, _Above]]:
    """Yield the entries that a rule can have, and what each says of the parts."""
    if not wanted:
        yield None, "nowhere"
    elif len(wanted) > 1:
        yield tuple(map(str, wanted)), "unlisted"
    else:
        yield str(wanted[0]), "unlisted"
        yield f"{wanted[0]}{WITH_PARTS}", (number, wanted[0])


def _implied(number: RuleNumber, above: _Above, unlisted: Unlisted) -> tuple[RuleNumber, ...]:
    """Return where a rule without an entry stands."""
    if above == "nowhere" or (above == "unlisted" and unlisted == "none"):
        return ()
    return (number,) if isinstance(above, str) else (moved(number, above[1]),)
