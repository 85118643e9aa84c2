"""Before the first turn: hands that are kept or not, and cards that begin the game in play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, TypeVar

from apnap.protocol import (
    Answer,
    BottomCards,
    Choose,
    KeepOrMulligan,
    Mulligan,
    OpeningHand,
    Violation,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import delays
from apnap_reference.choices.apnap_order import Picks, all_choose
from apnap_reference.choices.asking import Asking, ask_one_of, unphrased
from apnap_reference.choices.chance import shuffled
from apnap_reference.choices.simple import objects_choice, one_of_these, yes_choice
from apnap_reference.edition import switches
from apnap_reference.players.players import Side, in_apnap_order, in_game
from apnap_reference.rulebook import rule
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.abilities import Ability, abilities_printed_on, of_a_kind
from apnap_reference.state.dialogue import Choice, Chosen, Dialogue, Question
from apnap_reference.state.events import Draws, Moves
from apnap_reference.state.ids import YES, Word
from apnap_reference.state.static_abilities import MayBeginTheGame, MayBeRevealed, MayRedraw
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import first_turns

A = TypeVar("A", bound=Ability)

STARTING_HAND: Final = 7
KEEP: Final[Chosen] = (Word("keep"),)


@rule("103.8")
def game_begins(table: Table) -> Dialogue[Table]:
    """The starting player takes the first turn once all players have kept their hands."""
    table = yield from hands_ready(table)
    return first_turns(replace(table, begun=True, revealed=stay_revealed(table)))


def hands_ready(table: Table) -> Dialogue[Table]:
    """Let players settle their opening hands, and use cards from them."""
    table = yield from hands_settled(table)
    for side in in_apnap_order(table):
        table = yield from opening_hands_used(table, side)
    return table


@rule("103.5")
def hands_settled(table: Table) -> Dialogue[Table]:
    """Players take mulligans until each of them has kept a hand."""
    one_by_one = in_apnap_order(table)
    together = (tuple(player for side in one_by_one for player in side),)
    for group in together if switches(table.edition).mulligan == "london" else one_by_one:
        table = yield from _settled(table, group)
    return table


def _settled(table: Table, group: Side) -> Dialogue[Table]:
    taken = dict.fromkeys(group, 0)
    while group:
        table, again = yield from declared(table, group, taken)
        taken |= {player: taken[player] + 1 for player in again}
        table = yield from new_hands(table, again, taken)
        group = again
    return table


def declared(table: Table, group: Side, taken: dict[PlayerId, int]) -> Dialogue[tuple[Table, Side]]:
    """Let each of a group say whether to take a mulligan; the result is who takes one."""
    said: dict[str, Chosen] = {}

    def choices(now: Table, picks: Picks) -> Iterator[Choice]:
        if (YES,) not in picks.values():  # then that player acts first
            silent = (player for player in group if f"hand {player}" not in {*said, *picks})
            for player in silent:
                yield mulligan_choice(player, taken[player])
                yield from acts_before_declaring(now, player)

    acts: tuple[str, ...] | None = None
    while acts != ():
        table, picks = yield from all_choose(table, choices)
        said |= picks
        acts = tuple(key for key, chosen in picks.items() if chosen == (YES,))
        for key in acts:
            table = redrawn(table, ObjectId(int(key)))
    here = (player for player in group if in_game(table, player))
    return table, tuple(p for p in here if said.get(f"hand {p}", KEEP) != KEEP)


@rule("103.5b")
def acts_before_declaring(table: Table, player: PlayerId) -> Iterator[Choice]:
    """A player may act by a card that allows it before declaring whether to take a mulligan."""
    for card in table.hand(player):
        if printed_abilities(card, MayRedraw):
            yield yes_choice(f"{card.id}", player, "use", card.id)


def redrawn(table: Table, card: ObjectId) -> Table:
    """Let the owner of a card exile their hand and draw as many cards."""
    player = table.objects[card].owner
    hand = table.hand(player)
    table = happen(table, *(Moves(held.id, "exile") for held in hand))
    return happen(table, *(Draws(player) for _ in hand))


def mulligan_choice(player: PlayerId, taken: int) -> Choice:
    """Make the choice between a hand and a mulligan."""

    def question(_: Table) -> Question | None:
        return partial(Mulligan, taken=taken)

    def judge(_: Table, answer: Answer) -> tuple[Violation, ...]:
        good = isinstance(answer, KeepOrMulligan)
        return () if good else (unphrased(answer, "whether a hand is kept"),)

    def read(_: Table, answer: Answer) -> Chosen:
        keeps = isinstance(answer, KeepOrMulligan) and answer.keep
        return KEEP if keeps else (Word("mulligan"),)

    def forced(now: Table) -> Chosen | None:
        return KEEP if mulligans_counted(now, taken) >= STARTING_HAND else None

    return Choice(f"hand {player}", player, question, judge, read, forced)


@rule("103.5c")
def mulligans_counted(table: Table, taken: int) -> int:
    """With more than two players, a player's first mulligan doesn't count."""
    free = switches(table.edition).mulligan == "london" or table.variant.shared_team_turns
    return max(0, taken - 1) if free and not table.is_for_two() else taken


def new_hands(table: Table, players: Side, taken: dict[PlayerId, int]) -> Dialogue[Table]:
    """Let players draw new hands at the same time; then cards go to the bottom, or fewer come."""
    london = switches(table.edition).mulligan == "london"
    for player in players:
        hand = (Moves(card.id, "library") for card in table.hand(player))
        table = yield from shuffled(happen(table, *hand), player)
    for player in filter(lambda p: in_game(table, p), players):
        fewer = 0 if london else mulligans_counted(table, taken[player])
        table = happen(table, *(Draws(player) for _ in range(STARTING_HAND - fewer)))
    return (yield from put_on_the_bottom(table, players, taken)) if london else table


def put_on_the_bottom(table: Table, players: Side, taken: dict[PlayerId, int]) -> Dialogue[Table]:
    """Let players put a card on the bottom of the library for each mulligan that counts."""

    def choices(now: Table, _: Picks) -> Iterator[Choice]:
        for player in players:
            yield bottom_choice(now, player, mulligans_counted(now, taken[player]))

    table, picks = yield from all_choose(table, choices)
    chosen = (ref for refs in picks.values() for ref in refs if isinstance(ref, int))
    return happen(table, *(Moves(card, "library", at_bottom=True) for card in chosen))


def bottom_choice(table: Table, player: PlayerId, number: int) -> Choice:
    """Make the choice of cards for the bottom of the library, in the order in which they lie."""
    hand = tuple(card.id for card in table.hand(player)) if number else ()
    key = f"bottom {player}"
    choice = objects_choice(key, player, hand, "", least=number, most=number, hidden=True)

    def question(now: Table) -> Question | None:
        names = tuple(now.name_of(card) for card in hand if card in now.objects)
        return partial(BottomCards, among=names, count=min(number, len(names)))

    def forced(_: Table) -> Chosen | None:
        return None if hand else ()

    return Choice(key, player, question, choice.judge, choice.read, forced, hidden=True)


@rule("103.6")
def opening_hands_used(table: Table, side: Side) -> Dialogue[Table]:
    """After mulligans, players in turn order may use cards from their opening hands."""
    left = side
    while left:

        def askings(now: Table, still: Side = left) -> Iterator[Asking]:
            return (opening_hand_asked(now, player) for player in still)

        table, answered = yield from ask_one_of(table, askings)
        if answered is None:
            break
        asking, said = answered
        player = asking.who[0]
        left = tuple(other for other in left if other != player)
        chosen = said.answer.chosen if isinstance(said.answer, Choose) else ()
        cards = tuple(thing for name in chosen if (thing := table.called(name)))
        table = revealed(table, player, cards)
        begin = may_begin_the_game(table, player)
        moves = (Moves(c.id, "battlefield", controller=player) for c in cards if c.id in begin)
        table = yield from enter_together(table, tuple(moves))
    return table


@rule("103.6b")
def revealed(table: Table, player: PlayerId, cards: tuple[Object, ...]) -> Table:
    """A card that may be revealed from an opening hand is revealed once, and does what it says."""
    for card in cards:
        for found in printed_abilities(card, MayBeRevealed):
            table = replace(table, revealed=(*table.revealed, card.id))
            table = delays(table, replace(card, controller=player), found.then, {})
    return table


@rule("103.6b")
def stay_revealed(_: Table) -> tuple[ObjectId, ...]:
    """Cards revealed from opening hands stay revealed until the first turn begins."""
    return ()


def opening_hand_asked(table: Table, player: PlayerId) -> Asking:
    """Ask a player which cards of the opening hand are used."""

    def names(now: Table) -> tuple[str, ...]:
        shown = (card.id for card in now.hand(player) if printed_abilities(card, MayBeRevealed))
        usable = dict.fromkeys((*may_begin_the_game(now, player), *shown))
        return tuple(now.name_of(card) for card in usable)

    def question(now: Table) -> Question | None:
        found = names(now)
        return partial(OpeningHand, among=found) if found else None

    judge = one_of_these(names, 0, len(names(table)))
    return Asking((player,), question, judge, f"opening hand {player}")


@rule("103.6a")
def may_begin_the_game(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    """A player may begin the game with a card on the battlefield if that card says so."""
    return tuple(held.id for held in table.hand(player) if printed_abilities(held, MayBeginTheGame))


def printed_abilities(card: Object, kind: type[A]) -> tuple[A, ...]:
    """Give the abilities of one kind that a card has in a hand."""
    return tuple(of_a_kind(abilities_printed_on(card.card), kind))
