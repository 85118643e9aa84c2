"""The steps for what is declared besides decisions: each is tried once, and its limits too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from apnap.doctor.bench import Bench, Undeclared, in_words
from apnap.doctor.game_steps import check_asked, check_views, cited, state_of
from apnap.doctor.kind_steps import KINDS, declares
from apnap.doctor.positions import knows
from apnap.doctor.tables import (
    any_card,
    attack_option,
    crowd,
    dealt,
    duel,
    kinds_of_card,
    state,
)
from apnap.driver import Listed, Position
from apnap.driver.loading_position import differences
from apnap.driver.needs import lacking, of_position
from apnap.driver.seating import seated, seated_apart, seated_with_emperors
from apnap.protocol import (
    AnswerSaid,
    AttackOption,
    Check,
    Checked,
    Concede,
    Described,
    EditionDate,
    Initialized,
    Nothing,
    Object,
    Pass,
    Priority,
    State,
    Variant,
    Verdict,
)
from apnap.protocol.catalogue import catalogue
from apnap.protocol.variants import (
    ALTERNATING_TEAMS,
    EMPEROR,
    RANGE_OF_EMPERORS,
    TEAM_VS_TEAM,
    TWO_HEADED_GIANT,
    grand_melee,
)
from apnap.protocol.wire import Code
from apnap.rulebooks import editions

MOST: Final = 16
"""No more players than these are seated, whatever is declared."""

_MANY: Final = 20
"""So many cards lie before each player on a full table."""

_NO_CARD: Final = "No Such Card"
_LONG_AGO: Final = EditionDate("1993-08-05")
_TRUE: Final = "Declare what is true: what is declared and not there counts against the engine."
_TWO: Final = (
    " `one_of_several: false` says that it has the option `one_opponent` between two players only."
)
_PAIRS: Final = (("Rob", "Alex"), ("Carissa", "Dana"))

VARIANTS: Final[Mapping[str, Position]] = {
    **{
        f"attack {option}": seated(Variant(option), ("Rob", "Alex"))
        for option in get_args(AttackOption)
    },
    "one of several opponents": crowd(3, Variant("one_opponent")),
    "teams": seated(TEAM_VS_TEAM, *_PAIRS),
    "shared team turns": seated(TWO_HEADED_GIANT, *_PAIRS),
    "range of influence": seated(
        Variant("multiple", range_of_influence=1), ("Rob", "Alex", "Carissa", "Dana")
    ),
    "neighbours only": seated_apart(ALTERNATING_TEAMS, *_PAIRS),
    "emperors": seated_with_emperors(
        EMPEROR, RANGE_OF_EMPERORS, ("Rob", "Alex", "Carissa"), ("Dana", "Eve", "Finn")
    ),
    "deploying creatures": seated(replace(TEAM_VS_TEAM, deploy_creatures=True), *_PAIRS),
    "turn markers": crowd(8, grand_melee(8)),
}
"""A table for each option of a game; what it takes to play there follows from the table."""


def each_edition(bench: Bench) -> str:
    """Load the most modest position in each edition that is declared, and known here."""
    told = bench.introduced
    dates = sorted(set(told.capabilities.editions) & set(editions()))
    for date in dates:
        _load(bench, duel(told).state(date), f"the edition {date}")
    return ", ".join(dates)


def players(bench: Bench) -> str:
    """Seat three players and more, up to as many as are declared, and let one of them leave."""
    told = bench.introduced
    most = min(told.capabilities.players, MOST)
    sizes = sorted({3, 4, most} & set(range(3, most + 1)))
    if not sizes:
        raise Undeclared("two players are the most that it declares")
    variant = Variant(attack_option(told))
    for number in sizes:
        position = state(told, _with_hands(told, crowd(number, variant)))
        if _load(bench, position, f"{number} players"):
            check_asked(bench)
            check_views(bench)
            _leave(bench)
    return f"{', '.join(map(str, sizes))} players; one concedes, and the others play on"


def _with_hands(told: Initialized, table: Position) -> Position:
    """Return the table with a card in each hand, if the engine knows any."""
    try:
        card = any_card(told)
    except Undeclared:
        return table
    hands = ((name, Listed(f"{name}'s {card}", card)) for name in table.seats)
    return dealt(table, *hands, zone="hand")


def _leave(bench: Bench) -> None:
    """Let a player concede who isn't asked, and look whether the others play on."""
    before = state_of(bench)
    asked = {decision.decider for decision in before.pending}
    leaver = next(p.name for p in reversed(before.players) if p.name not in asked)
    verdict = bench.say("concede", Concede(leaver))
    if verdict.verdict == "unsupported":
        return
    if verdict.verdict == "rejected":
        bench.wrong(
            f"{leaver} may not concede{cited(verdict.violations)}.",
            "A player may concede at any moment, whoever is asked.",
        )
        return
    after = state_of(bench)
    gone = [player.name for player in after.players if player.left]
    for is_so, problem, hint in (
        (after.stage == "playing", f"`stage` is {after.stage}", "Let the others play on."),
        (gone == [leaver], f"`left` is set for {gone}", f"Set it for {leaver}."),
        (after.pending, "nobody is asked anything", "Let the others play on."),
        (
            all(decision.decider != leaver for decision in after.pending),
            f"{leaver} is still asked something",
            "Ask only who is in the game.",
        ),
    ):
        if not is_so:
            number = len(after.players)
            bench.wrong(f"{leaver} has conceded a game of {number} players, and {problem}.", hint)


def variants(bench: Bench) -> str:
    """Set up a game with each option for games that is declared."""
    told, tried = bench.introduced, []
    for name, table in VARIANTS.items():
        if not _lacking(told, table) and _load(bench, state(told, table), name):
            check_asked(bench)
            check_views(bench)
            tried.append(name)
    return ", ".join(tried)


def _lacking(told: Initialized, table: Position) -> tuple[str, ...]:
    return lacking(told.capabilities, of_position(table))


def cards(bench: Bench) -> str:
    """Load one card of each type among the cards that are declared."""
    told = bench.introduced
    found = kinds_of_card(told)
    if not found:
        raise Undeclared("it declares no card of the catalogue")
    for type_, card in found.items():
        hand = not {"Instant", "Sorcery"}.isdisjoint(card.types)
        table = dealt(duel(told), ("Rob", card.name), zone="hand" if hand else "battlefield")
        _load(bench, state(told, table), f"{card.name} ({type_})")
    return ", ".join(f"{type_}: {card.name}" for type_, card in found.items())


def promises(bench: Bench) -> str:
    """Pass priority, and see that the engine keeps what it declares about that."""
    told, can = bench.introduced, bench.introduced.capabilities
    if not (can.every_priority or can.events or can.concede_by):
        raise Undeclared("it declares none of `every_priority`, `events` and `concede_by`")
    if not _load(bench, state(told, duel(told)), "two players"):
        return "not loaded"
    first = next(iter(state_of(bench).pending), None)
    if first is None:
        return "nobody is asked anything"
    verdict = bench.say("answer", AnswerSaid(first.decider, first.id, Pass()))
    if verdict.verdict != "accepted":
        return "a pass is not accepted"
    asked = [d.decider for d in state_of(bench).pending if isinstance(d, Priority)]
    if can.every_priority and asked != ["Alex"]:
        bench.wrong(
            "It declares `every_priority`; Rob has passed, and Alex is not asked about priority.",
            "Ask whenever a player would receive priority, also if there is nothing to do.",
        )
    if can.events and verdict.events == "unknown":
        bench.advise(
            "It declares `events`, and reports none after a pass.",
            "Say `[]` if nothing has happened that you would report.",
        )
    _concede_for_another(bench)
    kept = {
        "`every_priority`": can.every_priority,
        "`events`": can.events,
        "`concede_by`": can.concede_by,
    }
    return ", ".join(name for name, declared in kept.items() if declared)


def _concede_for_another(bench: Bench) -> None:
    """Note it if one player can concede for another where `concede_by` is declared."""
    if not bench.introduced.capabilities.concede_by:
        return
    if bench.say("concede", Concede("Alex", "Rob")).verdict != "rejected":
        bench.wrong(
            "It declares `concede_by`, and lets Rob concede for Alex.",
            "Say `rejected`: players concede only for themselves.",
        )


def methods(bench: Bench) -> str:
    """Call the optional methods that are declared."""
    told = bench.introduced
    if not told.capabilities.methods:
        raise Undeclared("it declares no optional method")
    if "check" in told.capabilities.methods:
        checked: Checked = bench.call("check", Check(state(told, duel(told))))
        for finding in checked.findings:
            bench.advise(
                f"`check` finds fault with a plain position: {finding.where}: {finding.problem}.",
                "A state that breaks no rule has no findings.",
            )
    if "describe" in told.capabilities.methods:
        described: Described = bench.call("describe", Nothing())
        return f"`describe` tells of {len(described.rules)} rules"
    return "`check`"


def load_limits(bench: Bench) -> str:
    """Load what is not declared, which is unsupported, and a table as full as is declared."""
    told = bench.introduced
    tried = []
    for what, position in _beyond(told):
        bench.in_time()
        tried.append(what)
        _not_declared(bench, what, position)
    full = _full(told)
    if len(msgspec.json.encode(full)) < told.line_limit // 2:
        _load(bench, full, f"{len(full.players)} players with {len(full.objects)} cards")
    return f"{len(full.objects)} cards at once; not {', '.join(tried)}"


def _beyond(told: Initialized) -> Iterator[tuple[str, State]]:
    """Yield positions that take a little more than is declared."""
    can = told.capabilities
    if can.players < MOST:
        variant = Variant(attack_option(told))
        yield f"{can.players + 1} players", state(told, crowd(can.players + 1, variant))
    yield f"an edition of {_LONG_AGO}", duel(told).state(_LONG_AGO)
    for name, table in VARIANTS.items():
        if _lacking(told, table):
            yield name, state(told, table)
    unknown = next((card for card in catalogue() if not knows(can, card)), _NO_CARD)
    plain = state(told, duel(told))
    card = Object(
        name=unknown, card=unknown, owner="Rob", controller="Rob", zone="battlefield", counters={}
    )
    yield f"the card {unknown}", replace(plain, objects=(card,))


def _not_declared(bench: Bench, what: str, position: State) -> None:
    """Note it unless a position that takes what isn't declared is unsupported."""
    reply = bench.offer(position)
    told = f"It doesn't declare {what}, and was given a position with it"
    if reply.error is not None:
        note = bench.wrong if reply.error.code == Code.ENGINE_FAILED else bench.advise
        note(f"{told}: {in_words(reply.error)}.", "Say `unsupported`, with a reason.")
        return
    verdict = bench.verdict_of("load", reply)
    if verdict.verdict == "rejected":
        bench.wrong(
            f"{told}: it is `rejected`{cited(verdict.violations)}.",
            "`rejected` says that the rules forbid it; what you cannot set up is `unsupported`.",
        )
    elif verdict.verdict == "accepted" and verdict.state is not None:
        wrong = next(differences(position, verdict.state), "")
        if wrong:
            bench.wrong(
                f"{told}: it is `accepted`, and not what was loaded: {wrong}.",
                "Say `unsupported` to what you cannot set up.",
            )
        else:
            bench.advise(f"{told}: it is `accepted`.", "Declare it, so that it is played.")


def _full(told: Initialized) -> State:
    """Return a position with as many players as are declared, and many cards if any is known."""
    can = told.capabilities
    table = crowd(min(can.players, MOST), Variant(attack_option(told)))
    try:
        card = any_card(told, permanent=True)
    except Undeclared:
        return state(told, table)
    rows = ((name, Listed(f"{name}'s {card}", card, _MANY)) for name in table.seats)
    return state(told, dealt(table, *rows))


def not_declared(bench: Bench) -> str:
    """Say what is not tried because it isn't declared."""
    told = bench.introduced
    can = told.capabilities
    kinds = [name for name in KINDS if not declares(can, name)]
    options = [name for name, table in VARIANTS.items() if _lacking(told, table)]
    lacks = (
        (f"decisions ({', '.join(kinds)})", bool(kinds)),
        (f"more than {can.players} players", can.players < MOST),
        (f"games ({', '.join(options)})", bool(options)),
        ("cards", not kinds_of_card(told)),
    )
    missing = "; ".join(what for what, lacking_ in lacks if lacking_)
    if missing:
        raise Undeclared(missing)
    return "nothing"


def _is_one_of_several(position: State) -> bool:
    """Tell whether one of several opponents is to be attacked."""
    return position.variant.attack == "one_opponent" and len(position.players) > len(_PAIRS)


def _load(bench: Bench, position: State, what: str) -> bool:
    """Load a position with something that is declared; tell whether it is shown as it is."""
    bench.in_time()
    verdict: Verdict = bench.load(position)
    if verdict.verdict == "rejected":
        bench.wrong(
            f"It declares {what}, and a legal position with it is `rejected`"
            f"{cited(verdict.violations)}.",
            "`rejected` says that the rules forbid it; what you cannot set up is `unsupported`.",
        )
    elif verdict.verdict == "unsupported":
        bench.advise(
            f"It declares {what}, and a position with it is unsupported: {verdict.reason}.",
            f"{_TRUE}{_TWO if _is_one_of_several(position) else ''}",
        )
    if verdict.verdict != "accepted":
        return False
    for difference in differences(position, state_of(bench)):
        bench.wrong(
            f"A position with {what} is not shown as it was loaded: {difference}.",
            "What a position lists is exact; what you cannot set up is `unsupported`.",
        )
    return True
