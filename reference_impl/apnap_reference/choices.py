"""Simple choices: objects, a player, one of several words, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap.protocol.answers import Answer, Choose, Order, Say
from apnap.protocol.decisions import ChooseMode, ChooseObjects, ChoosePlayer, Decision, YesNo
from apnap.protocol.messages import Violation
from apnap_reference.asking import ask, unphrased
from apnap_reference.people import in_game
from apnap_reference.plays import Play
from apnap_reference.table import ObjectId, PlayerId, Ref, Table

Judge = Callable[[Table, Answer], tuple[Violation, ...]]


def one_of_these(names: Callable[[Table], tuple[str, ...]], least: int, most: int) -> Judge:
    """Make the judge of a choice among names: so many, each offered, none twice."""

    def judge(table: Table, answer: Answer) -> tuple[Violation, ...]:
        if not isinstance(answer, Choose):
            return (unphrased(answer, "a choice"),)
        offered = names(table)
        strange = [name for name in answer.chosen if name not in offered]
        if strange:
            return (Violation(reason=f"{', '.join(strange)} cannot be chosen here"),)
        count = len(answer.chosen)
        few = min(least, len(offered))
        if len(set(answer.chosen)) != count or not few <= count <= most:
            wanted = str(few) if few == most else f"{few} to {most}"
            return (Violation(reason=f"choose {wanted} of these, none twice"),)
        return ()

    return judge


def choose_objects(  # noqa: PLR0913 - a choice has that many parts
    table: Table,
    who: PlayerId,
    among: tuple[ObjectId, ...],
    purpose: str,
    *,
    least: int = 1,
    most: int = 1,
    source: ObjectId | None = None,
) -> Play[tuple[Table, tuple[ObjectId, ...]]]:
    """Let a player choose objects; none if there is nobody or nothing left to choose."""

    def names(now: Table) -> tuple[str, ...]:
        return tuple(now.name_of(thing) for thing in among if thing in now.objects)

    def question(now: Table) -> Decision | None:
        there = names(now)
        if not there:
            return None
        return ChooseObjects(
            id="",
            decider="",
            source=now.name_of(source) if source is not None else None,
            purpose=purpose,
            among=there,
            least=min(least, len(there)),
            most=min(most, len(there)),
        )

    table, said = yield from ask(table, (who,), question, one_of_these(names, least, most))
    if said is None or not isinstance(said.answer, Choose):
        return table, ()
    chosen = said.answer.chosen
    by_name = {table.name_of(thing): thing for thing in among if thing in table.objects}
    return table, tuple(by_name[name] for name in chosen)


def choose_one(
    table: Table, who: PlayerId, among: tuple[ObjectId, ...], purpose: str
) -> Play[tuple[Table, ObjectId | None]]:
    """Let a player choose one object; None if there is nobody or nothing left."""
    table, chosen = yield from choose_objects(table, who, among, purpose)
    return table, chosen[0] if chosen else None


def choose_ref(
    table: Table, who: PlayerId, among: tuple[Ref, ...], purpose: str
) -> Play[tuple[Table, Ref | None]]:
    """Let a player choose a player or permanent; None if there is nobody or nothing left."""

    def there(now: Table) -> tuple[Ref, ...]:
        return tuple(
            ref
            for ref in among
            if (in_game(now, ref) if isinstance(ref, str) else ref in now.objects)
        )

    def names(now: Table) -> tuple[str, ...]:
        return tuple(now.name_of(ref) for ref in there(now))

    def question(now: Table) -> Decision | None:
        found = names(now)
        return ChoosePlayer(id="", decider="", purpose=purpose, among=found) if found else None

    table, said = yield from ask(table, (who,), question, one_of_these(names, 1, 1))
    if said is None or not isinstance(said.answer, Choose):
        return table, None
    name = said.answer.chosen[0]
    return table, next(ref for ref in there(table) if table.name_of(ref) == name)


def choose_player(
    table: Table, who: PlayerId, among: tuple[PlayerId, ...], purpose: str
) -> Play[tuple[Table, PlayerId | None]]:
    """Let a player choose a player; None if there is nobody left."""
    table, chosen = yield from choose_ref(table, who, among, purpose)
    return table, chosen if isinstance(chosen, str) else None


def choose_word(
    table: Table, who: PlayerId, among: tuple[str, ...], purpose: str
) -> Play[tuple[Table, str]]:
    """Let a player choose a colour, mode or pile; the first if nobody is left to choose."""

    def question(_: Table) -> Decision | None:
        return ChooseMode(id="", decider="", purpose=purpose, among=among)

    judge = one_of_these(lambda _: among, 1, 1)
    table, said = yield from ask(table, (who,), question, judge)
    if said is None or not isinstance(said.answer, Choose):
        return table, among[0]
    return table, said.answer.chosen[0]


def says_yes(
    table: Table, who: PlayerId, purpose: str, source: ObjectId | None = None
) -> Play[tuple[Table, bool]]:
    """Ask a player whether something is to be done; no if the player is gone."""

    def question(now: Table) -> Decision | None:
        name = now.name_of(source) if source is not None else None
        return YesNo(id="", decider="", source=name, purpose=purpose)

    def judge(_: Table, answer: Answer) -> tuple[Violation, ...]:
        return () if isinstance(answer, Say) else (unphrased(answer, "yes or no"),)

    table, said = yield from ask(table, (who,), question, judge)
    return table, said is not None and isinstance(said.answer, Say) and said.answer.yes


def _moved(answer: Order, others: tuple[str, ...]) -> Iterator[Violation]:
    if tuple(name for name in answer.objects if name in others) != others:
        yield Violation(reason=f"these keep their order: {', '.join(others)}")


def choose_order(
    table: Table,
    who: tuple[PlayerId, ...],
    things: tuple[ObjectId, ...],
    question: Callable[[Table, tuple[str, ...]], Decision | None],
    placed: ObjectId | None = None,
) -> Play[tuple[Table, tuple[ObjectId, ...]]]:
    """
    Let a player, or a team, put objects in an order; as they are if nobody is left to say.

    `question` makes the decision from the table and the names of those that are still there.
    If `placed` is given, only that one is placed among the others, which keep their order.
    """

    def there(now: Table) -> dict[str, ObjectId]:
        return {now.name_of(thing): thing for thing in things if thing in now.objects}

    def asked(now: Table) -> Decision | None:
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

    table, said = yield from ask(table, who, asked, judge)
    by_name = there(table)
    if said is None or not isinstance(said.answer, Order):
        return table, tuple(by_name.values())
    return table, tuple(by_name[name] for name in said.answer.objects)
