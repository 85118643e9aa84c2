"""
Which cards have to do with which rules, as the code has it: what both of them name.

A rule's function and a card's abilities name functions, records, their fields, and words: what a
card does goes through the rule itself, or through something that the rule looks at. The fewer cards
name it, and the fewer steps lead there, the nearer is the card. Words are keywords and types.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, partial
from types import CodeType, FunctionType
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.protocol import EditionDate, RuleNumber
from apnap.protocol.catalogue import Card, catalogue
from apnap_reference.rulebook import Key, Rule, all_rules
from apnap_reference.state.abilities import (
    EMBLEM,
    abilities_printed_on,
    ability,
    has_behaviour,
)

_FAR: Final = 2
"""So many steps lead from one function to what another one names that it calls."""

_OURS: Final = "apnap_reference"
"""What begins so is named by this package."""

_MANY: Final = 60
"""What more cards name says nothing of a rule."""

_NEAREST: Final = 24
"""So many cards are near a rule at most."""

_BESIDE: Final = 0.35
_PARTS: Final = (1.0, _BESIDE, 0.05)
"""What functions say of a rule: its own and those below it, those beside it, and its section's."""

_CALLER: Final = 0.35
"""What functions that apply a rule say of it."""

Names = dict[str, int]
"""What is named, and in how many steps."""


def cards_near(about: Iterable[RuleNumber | str], edition: EditionDate) -> Mapping[str, float]:
    """
    Return the cards that have to do with rules of an edition, each with its share in all.

    `about` are rules by their numbers, and terms of the glossary by their words. A rule's own
    functions count most, and those of the rules below it; then those beside it.
    """
    found: defaultdict[str, float] = defaultdict(float)
    for one in about:
        for function, part in _functions(one, edition):
            for card, near in _near(function).items():
                found[card] = max(found[card], part * near)
    nearest = sorted(found.items(), key=lambda one: (-one[1], one[0]))[:_NEAREST]
    whole = sum(near for _, near in nearest)
    return {card: near / whole for card, near in nearest}


def rules_near(about: Iterable[RuleNumber | str], edition: EditionDate) -> Sequence[RuleNumber]:
    """
    Return by which rules, as they are noted when applied, it is seen that some have to do with it.

    These are the rules of their functions; of a rule that has none, of those beside it.
    """
    found: set[RuleNumber] = set()
    for one in about:
        functions = [(rule, part) for rule, part in _functions(one, edition) if part >= _BESIDE]
        own = [rule for rule, part in functions if part == 1]
        found.update(rule.number for rule in own or [rule for rule, _ in functions])
    return sorted(found)


def _functions(
    about: RuleNumber | str, edition: EditionDate
) -> Iterator[tuple[Rule[..., object], float]]:
    """Yield the functions of a rule, and those of its neighbours with the part that they have."""
    numbers = ((one, one.number_in(edition)) for _, one in sorted(all_rules().items()))
    known = [(one, number) for one, number in numbers if number is not None]
    if isinstance(about, str):
        yield from ((one, 1.0) for one, _ in known if about in one.summary.lower())
        return
    wholes = (about, replace(about, letter=""), replace(about, rule=0, letter=""))
    for one, its in known:
        for whole, part in zip(wholes, _PARTS, strict=True):
            if its == whole or its.is_part_of(whole):
                yield one, part
                break
    own = [one.key for one, its in known if its == about or its.is_part_of(about)]
    for caller in sorted({caller for key in own for caller in _callers().get(key, ())}):
        yield all_rules()[caller], _CALLER


@cache
def _callers() -> Mapping[Key, frozenset[Key]]:
    """Return by which rules each rule is applied."""
    found: defaultdict[Key, set[Key]] = defaultdict(set)
    for key, rule in all_rules().items():
        for applied in _applied_by(rule.function, 0):
            found[applied].add(key)
    return {key: frozenset(callers - {key}) for key, callers in found.items()}


def _applied_by(function: Callable[..., object], steps: int) -> Iterator[Key]:
    """Yield the rules that a function applies, itself or through functions that are no rule's."""
    if not isinstance(function, FunctionType) or steps > _FAR:
        return
    for name in _named(function.__code__):
        named = function.__globals__.get(name)
        if isinstance(named, Rule):
            yield named.key
        elif isinstance(named, FunctionType) and named.__module__.startswith(_OURS):
            yield from _applied_by(named, steps + 1)


@cache
def _near(rule: Rule[..., object]) -> Mapping[str, float]:
    """Return how near each card is to a rule's function."""
    its: Names = {}
    _follow(rule, 0, its)
    cards, often = _cards()
    found = {}
    for card, names in cards.items():
        both = names.keys() & its.keys()
        near = max((0.5 ** (names[one] + its[one]) / often[one] for one in both), default=0.0)
        if near:
            found[card] = near
    return found


@cache
def _cards() -> tuple[Mapping[str, Names], Mapping[str, int]]:
    """Return what each card names, but for what many name, and how many name it."""
    named: dict[str, Names] = {}
    for name, card in sorted(catalogue().items()):
        names = named[name] = {f"word {word}": 0 for word in _words(card)}
        for key in _behaviours(card):
            _follow(ability(key), 0, names)
    often = Counter(one for names in named.values() for one in names)
    return {
        card: {one: steps for one, steps in names.items() if often[one] <= _MANY}
        for card, names in named.items()
    }, often


def _behaviours(card: Card) -> Iterator[str]:
    """Yield the abilities of a card that do something of their own, and of the emblem it gives."""
    yield from abilities_printed_on(card.name)
    yield from abilities_printed_on(f"{EMBLEM}{card.name}")
    yield from (one for one in (*card.keywords, *card.subtypes) if has_behaviour(one))


@cache
def _all_words() -> frozenset[str]:
    """Return the words of all cards."""
    return frozenset(word for card in catalogue().values() for word in _words(card))


def _words(card: Card) -> Iterator[str]:
    """Yield the words by which a rule can speak of a card."""
    yield from (*card.types, *card.subtypes, *card.supertypes)
    for keyword in card.keywords:
        yield from (keyword, keyword.split()[0])


def _follow(thing: object, steps: int, names: Names) -> None:
    """Add what a function, or a record, names, and in how many steps."""
    if steps > _FAR:
        return
    if isinstance(thing, Rule):
        _follow(thing.function, steps, names)
    elif isinstance(thing, FunctionType):
        if _is_new(f"{thing.__module__}.{thing.__qualname__}", steps, names, thing.__module__):
            _follow_code(thing, steps, names)
    elif isinstance(thing, type):
        _is_new(thing.__qualname__, steps, names, thing.__module__)
    else:
        for part in _made_of(thing):
            _follow(part, steps, names)


def _follow_code(function: FunctionType, steps: int, names: Names) -> None:
    """Add what a function's code names: other functions, fields of records, and words."""
    for name in _named(function.__code__):
        if name in function.__globals__:
            _follow(function.__globals__[name], steps + 1, names)
        else:
            _is_new(f"field {name}", steps + 1, names)
    for word in _said(function.__code__):
        if word in _all_words():
            _is_new(f"word {word}", steps, names)
        elif word.isidentifier():
            _is_new(f"field {word}", steps + 1, names)
    for cell in function.__closure__ or ():
        _follow(cell.cell_contents, steps, names)


def _is_new(name: str, steps: int, names: Names, module: str = _OURS) -> bool:
    """Note a name of this package, unless it was reached in as few steps; tell whether it was."""
    if not module.startswith(_OURS) or names.get(name, _FAR + 1) <= steps:
        return False
    names[name] = steps
    return True


def _made_of(thing: object) -> Sequence[object]:
    """Return what a record, a list or a prepared call is made of."""
    if isinstance(thing, (tuple, list)):
        return thing
    if isinstance(thing, (frozenset, set)):
        return sorted(thing, key=str)
    if isinstance(thing, partial):
        return (thing.func, *thing.args, *thing.keywords.values())
    if isinstance(thing, msgspec.Struct):
        return (type(thing), *(getattr(thing, one) for one in thing.__struct_fields__))
    if is_dataclass(thing):
        return (type(thing), *(getattr(thing, one.name) for one in fields(thing)))
    return ()


def _named(code: CodeType) -> Iterator[str]:
    """Yield the names that a function's code looks up, also those within it."""
    yield from code.co_names
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from _named(one)


def _said(code: CodeType) -> Iterator[str]:
    """Yield the words that stand in a function's code, also in what is within it."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from _said(one)
        elif isinstance(one, str):
            yield one
        elif isinstance(one, (tuple, frozenset)):
            yield from (word for word in one if isinstance(word, str))
