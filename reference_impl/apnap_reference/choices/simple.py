"""Simple choices: objects, a player, one of several words, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from apnap.protocol import (
    Answer,
    Choose,
    ChooseMode,
    ChooseObjects,
    ChoosePlayer,
    Order,
    Say,
    Violation,
    YesNo,
)
from apnap_reference.choices.asking import ask, ask_side, unphrased
from apnap_reference.edition import switches
from apnap_reference.objects.within_range import may_choose
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Choice, Chosen, Dialogue, Judge, Question
from apnap_reference.state.ids import NO, YES, Word
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table


def one_of_these(names: Callable[[Table], tuple[str, ...]], least: int, most: int) -> Judge:
    """Make the judge of a choice among names: so many, each offered, none twice."""

    def judge(table: Table, answer: Answer) -> tuple[Violation, ...]:
        if not isinstance(answer, Choose):
            return (unphrased(answer, "a choice"),)
        offered = names(table)
        strange = [name for name in answer.chosen if name not in offered]
        if strange:
            return (Violation(reason=f"{', '.join(strange)} can't be chosen"),)
        count = len(answer.chosen)
        few = min(least, len(offered))
        if len(set(answer.chosen)) != count or not few <= count <= most:
            wanted = str(few) if few == most else f"{few} to {most}"
            return (Violation(reason=f"choose {wanted} of these, none twice"),)
        return ()

    return judge


def decide(table: Table, choice: Choice) -> Dialogue[tuple[Table, Chosen]]:
    """Let a player make a choice; nothing is chosen if there is nobody or nothing left."""
    table, said = yield from ask(table, (choice.who,), choice.question, choice.judge)
    return table, choice.read(table, said.answer) if said else ()


def objects_choice(  # noqa: PLR0913 - a choice has that many parts
    key: str,
    who: PlayerId,
    among: tuple[ObjectId, ...],
    purpose: str,
    *,
    least: int = 1,
    most: int = 1,
    source: ObjectId | None = None,
    hidden: bool = False,
    rank: int = 0,
) -> Choice:
    """Make the choice of objects, as many as there are if there are too few."""

    def there(now: Table) -> tuple[ObjectId, ...]:
        return tuple(t for t in among if t in now.objects and may_choose(now, who, t))

    def names(now: Table) -> tuple[str, ...]:
        return tuple(now.name_of(thing) for thing in there(now))

    def question(now: Table) -> Question | None:
        found = names(now)
        if not found:
            return None
        return partial(
            ChooseObjects,
            source=now.name_of(source) if source is not None else None,
            purpose=purpose,
            among=found,
            least=min(least, len(found)),
            most=min(most, len(found)),
            concealed=hidden and may_stay_hidden(now),
        )

    def read(now: Table, answer: Answer) -> Chosen:
        by_name = {now.name_of(thing): thing for thing in there(now)}
        return tuple(by_name[name] for name in answer.chosen) if isinstance(answer, Choose) else ()

    def forced(now: Table) -> Chosen | None:
        found = there(now)
        return found if len(found) <= least else None

    judge = one_of_these(names, least, most)
    return Choice(key, who, question, judge, read, forced, hidden=hidden, rank=rank)


@rule("101.4a")
def may_stay_hidden(table: Table) -> bool:
    """Cards chosen in a hidden zone may stay face down while the other players choose."""
    return switches(table.edition).hidden_choices


def refs_choice(
    key: str, who: PlayerId, among: tuple[Ref, ...], purpose: str, rank: int = 0
) -> Choice:
    """Make the choice of a player or permanent."""

    def there(now: Table) -> tuple[Ref, ...]:
        return tuple(
            ref
            for ref in among
            if (in_game(now, ref) if isinstance(ref, str) else ref in now.objects)
            and may_choose(now, who, ref)
        )

    def names(now: Table) -> tuple[str, ...]:
        return tuple(now.name_of(ref) for ref in there(now))

    def question(now: Table) -> Question | None:
        found = names(now)
        return partial(ChoosePlayer, purpose=purpose, among=found) if found else None

    def read(now: Table, answer: Answer) -> Chosen:
        chosen = answer.chosen if isinstance(answer, Choose) else ()
        return tuple(ref for ref in there(now) if now.name_of(ref) in chosen)

    def forced(now: Table) -> Chosen | None:
        found = there(now)
        return found if len(found) <= 1 else None

    return Choice(key, who, question, one_of_these(names, 1, 1), read, forced, rank=rank)


def words_choice(key: str, who: PlayerId, among: tuple[str, ...], purpose: str) -> Choice:
    """Make the choice of a colour, mode or the like."""

    def question(_: Table) -> Question | None:
        return partial(ChooseMode, purpose=purpose, among=among)

    def read(_: Table, answer: Answer) -> Chosen:
        return tuple(map(Word, answer.chosen)) if isinstance(answer, Choose) else ()

    return Choice(key, who, question, one_of_these(lambda _: among, 1, 1), read)


def yes_choice(key: str, who: PlayerId, purpose: str, source: ObjectId | None = None) -> Choice:
    """Make the choice whether something is to be done."""

    def question(now: Table) -> Question | None:
        name = now.name_of(source) if source is not None else None
        return partial(YesNo, source=name, purpose=purpose)

    def judge(_: Table, answer: Answer) -> tuple[Violation, ...]:
        return () if isinstance(answer, Say) else (unphrased(answer, "yes or no"),)

    def read(_: Table, answer: Answer) -> Chosen:
        return (YES if isinstance(answer, Say) and answer.yes else NO,)

    return Choice(key, who, question, judge, read)


def choose_objects(  # noqa: PLR0913 - as many as `objects_choice` has
    table: Table,
    who: PlayerId,
    among: tuple[ObjectId, ...],
    purpose: str,
    *,
    least: int = 1,
    most: int = 1,
    source: ObjectId | None = None,
    hidden: bool = False,
) -> Dialogue[tuple[Table, tuple[ObjectId, ...]]]:
    """Let a player choose objects (see `objects_choice`); none if there is nobody left."""
    choice = objects_choice(
        "", who, among, purpose, least=least, most=most, source=source, hidden=hidden
    )
    table, chosen = yield from decide(table, choice)
    return table, tuple(ref for ref in chosen if isinstance(ref, int))


def choose_one(
    table: Table, who: PlayerId, among: tuple[ObjectId, ...], purpose: str
) -> Dialogue[tuple[Table, ObjectId | None]]:
    """Let a player choose one object; None if there is nobody or nothing left."""
    table, chosen = yield from choose_objects(table, who, among, purpose)
    return table, chosen[0] if chosen else None


def choose_ref(
    table: Table, who: PlayerId, among: tuple[Ref, ...], purpose: str
) -> Dialogue[tuple[Table, Ref | None]]:
    """Let a player choose a player or permanent; None if there is nobody or nothing left."""
    table, chosen = yield from decide(table, refs_choice("", who, among, purpose))
    refs = tuple(ref for ref in chosen if not isinstance(ref, Word))
    return table, refs[0] if refs else None


def choose_player(
    table: Table, who: PlayerId, among: tuple[PlayerId, ...], purpose: str
) -> Dialogue[tuple[Table, PlayerId | None]]:
    """Let a player choose a player; None if there is nobody left."""
    table, chosen = yield from choose_ref(table, who, among, purpose)
    return table, chosen if isinstance(chosen, str) else None


def choose_word(
    table: Table, who: PlayerId, among: tuple[str, ...], purpose: str
) -> Dialogue[tuple[Table, str]]:
    """Let a player choose a colour, mode or pile; the first if nobody is left to choose."""
    table, chosen = yield from decide(table, words_choice("", who, among, purpose))
    words = tuple(word.said for word in chosen if isinstance(word, Word))
    return table, words[0] if words else among[0]


def says_yes(
    table: Table, who: PlayerId, purpose: str, source: ObjectId | None = None
) -> Dialogue[tuple[Table, bool]]:
    """Ask a player whether something is to be done; no if the player is gone."""
    table, chosen = yield from decide(table, yes_choice("", who, purpose, source))
    return table, chosen == (YES,)


def _moved(answer: Order, others: tuple[str, ...]) -> Iterator[Violation]:
    if tuple(name for name in answer.objects if name in others) != others:
        yield Violation(reason=f"these keep their order: {', '.join(others)}")


def choose_order(
    table: Table,
    who: tuple[PlayerId, ...],
    things: tuple[ObjectId, ...],
    question: Callable[[Table, tuple[str, ...]], Question | None],
    placed: ObjectId | None = None,
) -> Dialogue[tuple[Table, tuple[ObjectId, ...]]]:
    """
    Let a player, or a team, put objects in an order; as they are if nobody is left to say.

    `question` makes the decision from the table and the names of those that are still there.
    If `placed` is given, only that one is placed among the others, which keep their order.
    """

    def there(now: Table) -> dict[str, ObjectId]:
        return {now.name_of(thing): thing for thing in things if thing in now.objects}

    def asked(now: Table) -> Question | None:
        names = tuple(there(now))
        return question(now, names) if len(names) > 1 else None

    def judge(now: Table, answer: Answer) -> tuple[Violation, ...]:
        names = there(now)
        if not isinstance(answer, Order):
            return (unphrased(answer, "an order"),)
        if sorted(answer.objects) != sorted(names):
            return (Violation(reason=f"the order must name each of: {', '.join(names)}"),)
        others = tuple(name for name in names if names[name] != placed)
        return () if placed is None else tuple(_moved(answer, others))

    table, said = yield from ask_side(table, who, asked, judge)
    by_name = there(table)
    if said is None or not isinstance(said.answer, Order):
        return table, tuple(by_name.values())
    return table, tuple(by_name[name] for name in said.answer.objects)
