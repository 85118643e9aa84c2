"""
Letting somebody say something, at the moment at which it can be said.

An announcement is judged as a whole: costs are paid while it is completed, what the engine
then asks stays pending for a later step, and a rejection at any depth is the verdict on all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from apnap.driver import looking, one_by_one
from apnap.driver.forced import settle
from apnap.driver.game import Game, Spoken
from apnap.driver.moments import (
    AGREEING,
    CHOOSING,
    DECLINING,
    ORDERING_TRIGGERS,
    to_assign,
    to_attack,
    to_block,
    to_choose,
    to_keep,
    to_order,
    to_priority,
)
from apnap.driver.outcomes import Failed, Unreached, Unsupported
from apnap.driver.speaking import announce, pay_for, propose, speak
from apnap.driver.transcript import Exchange
from apnap.protocol import (
    Activate,
    Answer,
    AnyName,
    AssignDamage,
    Cast,
    Choose,
    ChooseMode,
    ChooseTargets,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    KeepOrMulligan,
    Number,
    Order,
    OrderTriggers,
    Pass,
    Pay,
    PayAsked,
    PlayerName,
    PlayLand,
    Priority,
    Say,
    SayNumber,
    Special,
    TriggerWaiting,
    YesNo,
)
from apnap.protocol.bounds import INTEGER_LIMIT
from apnap.protocol.freedoms import as_spelled

Named = tuple[str, str | None]
"""A triggered ability: its source and, to tell it from others, the player whom it concerns."""

Pair = tuple[str, str | None]
"""A creature and what it attacks or blocks; none if that was not said."""


def attack(game: Game, by: PlayerName, said: DeclareAttackers) -> None:
    """Declare attackers; what is accepted must be what was said."""
    announce(game, by, to_attack(game, by), said)
    if _accepted(game) and not _asked_before_they_attack(game):
        _check_attack(game, said)


def block(game: Game, by: PlayerName, said: DeclareBlockers) -> None:
    """Declare blockers; what is accepted must be what was said."""
    earlier = _blocks(game)
    announce(game, by, to_block(game, by), said)
    if _accepted(game):
        _check_block(game, by, said, earlier)


def interrupt(game: Game, by: PlayerName, said: DeclareAttackers | DeclareBlockers) -> None:
    """Say something at once about the declaration that is being asked for, whoever is asked."""
    kind = DeclareAttackersAsked if isinstance(said, DeclareAttackers) else DeclareBlockersAsked
    pending = game.pending(kind)
    announce(game, by, pending[0] if pending else None, said)


def propose_attack(game: Game, by: PlayerName, said: DeclareAttackers) -> None:
    """Propose a declaration of attackers to the other members of the team."""
    propose(game, by, to_attack(game, by), lambda _: said)


def propose_block(game: Game, by: PlayerName, said: DeclareBlockers) -> None:
    """Propose a declaration of blockers to the other members of the team."""
    propose(game, by, to_block(game, by), lambda _: said)


def propose_order_of_triggers(game: Game, by: PlayerName, sources: tuple[str, ...]) -> None:
    """Propose an order of triggered abilities, each named by its source."""
    named = tuple((source, None) for source in sources)
    propose(game, by, to_choose(game, by, ORDERING_TRIGGERS), _in_order(named))


def propose_to_pass(game: Game, by: PlayerName) -> None:
    """Pass priority for one member of the team only."""
    propose(game, by, to_priority(game, by), lambda _: Pass())


def act(game: Game, by: PlayerName, said: PlayLand | Cast | Activate | Special) -> None:
    """
    Announce what a player with priority does: a land, a spell, an ability, or the like.

    Raises `Unsupported` if an engine that leaves out priorities has gone on to the blocks at once.
    """
    if _asks_for_blocks_at_once(game):
        raise Unsupported(f"the engine gives {by} no priority before blockers are declared")
    decision = to_priority(game, by)
    announce(game, by, decision, said)
    _note_no_priority(game, decision)


def act_at_once(game: Game, by: PlayerName, said: PlayLand | Cast | Activate | Pass) -> None:
    """
    Do at once what takes priority, whoever has it; where nobody has it, it is not offered.

    A pass is said about that priority, too.
    """
    pending = game.pending(Priority)
    announce(game, by, pending[0] if pending else None, said)


def pass_once(game: Game, by: PlayerName) -> None:
    """Pass priority."""
    decision = to_priority(game, by)
    speak(game, by, decision, lambda _: Pass())
    _note_no_priority(game, decision)


def _asks_for_blocks_at_once(game: Game) -> bool:
    """Tell whether an engine that leaves out priorities has left out those after an attack."""
    if game.every_priority or not game.pending(DeclareBlockersAsked):
        return False
    return isinstance(game.transcript[-1].about, DeclareAttackersAsked)


def _note_no_priority(game: Game, decision: Decision | None) -> None:
    """Note that an engine that leaves out priorities has given the speaker none."""
    if decision is None and game.spoken is not None and not (game.every_priority or game.over):
        game.spoken = replace(game.spoken, unasked=True)


def order_for(game: Game, by: PlayerName, about: str, said: Order) -> None:
    """Announce the damage assignment order for a creature."""
    speak(game, by, to_order(game, by, about), lambda _: said)


def order_triggers(game: Game, by: PlayerName, sources: tuple[str, ...]) -> None:
    """Put triggered abilities on the stack in this order, each named by its source."""
    order_told_apart(game, by, tuple((source, None) for source in sources))


def order_told_apart(game: Game, by: PlayerName, named: Sequence[Named]) -> None:
    """
    Put triggered abilities on the stack in this order, told apart by whom they concern.

    What is all alike the driver has ordered already (`forced`): then that is what they say. Raises
    `Unsupported` if the engine does not show whom they concern.
    """
    given = _just_ordered(game, by)
    if given is None or [one.source for one in given.triggers] != [source for source, _ in named]:
        speak(game, by, to_choose(game, by, ORDERING_TRIGGERS), _in_order(named))
        return
    for trigger, (_, whom) in zip(given.triggers, named, strict=True):
        if whom is not None:
            looking.known(trigger.concerns, "whom an ability concerns")
    game.spoken = Spoken(by=by, verdict=game.transcript[-1].verdict)


def _just_ordered(game: Game, by: PlayerName) -> OrderTriggers | None:
    """Return what the driver has just ordered of itself for a player, if it has."""
    match game.transcript[-1]:
        case Exchange(about=OrderTriggers() as about, of_itself=True):
            return about if about.decider in game.sides(by) else None
        case _:
            return None


def _concerns(trigger: TriggerWaiting, whom: PlayerName | None) -> bool:
    return whom is None or looking.known(trigger.concerns, "whom an ability concerns") == whom


def _in_order(named: Sequence[Named]) -> Callable[[Decision], Answer]:
    """Return how to answer with an order of triggered abilities."""

    def say(decision: Decision) -> Answer:
        left = list(decision.triggers) if isinstance(decision, OrderTriggers) else []
        handles = []
        for source, concerns in named:
            alike = (trigger for trigger in left if trigger.source == source)
            found = next((one for one in alike if _concerns(one, concerns)), None)
            if found is not None:
                left.remove(found)
            handles.append(found.name if found else source)
        return Order(tuple(handles))

    return say


def assign(game: Game, by: PlayerName, said: AssignDamage) -> None:
    """Announce how creatures assign their combat damage."""
    one_by_one.assign(game, by, to_assign(game, by), said)


def choose(game: Game, by: PlayerName, chosen: tuple[str, ...]) -> None:
    """Answer a choice; of several that the player is asked for, the one that offers these."""
    sides = game.sides(by)
    chosen = one_by_one.rest_of(game, by, chosen)
    if _said_whether(game, by, chosen):
        return
    if to_choose(game, by, CHOOSING) is None:
        speak(game, by, None, lambda _: Choose(chosen))
        return
    mine = [decision for decision in game.pending(*CHOOSING) if decision.decider in sides]
    _choose(game, by, chosen, mine)


def _said_whether(game: Game, by: PlayerName, chosen: tuple[str, ...]) -> bool:
    """
    Say whether anything is chosen, if the engine asks that first; tell whether that was all.

    It need not ask what is chosen where there is one possibility, or nothing is chosen.
    """
    whether = game.asked(by, YesNo)
    if whether is None or game.asked(by, *CHOOSING) is not None:
        return False
    speak(game, by, whether, lambda _: Say(yes=bool(chosen)))
    if chosen and any(_asks_for(game, by, one, chosen) for one in game.pending(*CHOOSING)):
        return False
    if chosen and _accepted(game) and game.spoken is not None:
        game.spoken = replace(game.spoken, open_=True)
    return True


def _asks_for(game: Game, by: PlayerName, decision: Decision, chosen: tuple[str, ...]) -> bool:
    """Tell whether a player is asked for these, or may be: targets are those of another thing."""
    mine = decision.decider in game.sides(by)
    return mine and (not isinstance(decision, ChooseTargets) or looking.offers(decision, chosen))


def choose_at_once(game: Game, by: PlayerName, chosen: tuple[str, ...]) -> None:
    """
    Answer at once the choice that is being asked for, whoever is asked.

    Raises `Unreached` if nobody is asked to choose anything.
    """
    pending = game.pending(*CHOOSING)
    if not pending:
        raise Unreached(f"nobody is asked to choose anything: {looking.situation(game)}")
    _choose(game, by, chosen, pending)


def _choose(
    game: Game, by: PlayerName, chosen: tuple[str, ...], decisions: Sequence[Decision]
) -> None:
    """Choose where that is offered, or else where one is asked first."""
    fitting = next((d for d in decisions if looking.offers(d, chosen)), decisions[0])
    speak(game, by, fitting, lambda decision: _choice(decision, chosen))
    one_by_one.noted(game, by, fitting, chosen)
    if _is_due_for_the_same(game, by, fitting):
        pay_for(game, by, fitting, Pay("auto"))


def _is_due_for_the_same(game: Game, by: PlayerName, chosen: Decision) -> bool:
    """Tell whether something costs mana now for which targets, or other costs, were chosen."""
    due = game.asked(by, PayAsked)
    taken = game.spoken is not None and game.spoken.accepted
    same = due is not None and due.source is not None and due.source == chosen.source
    announced = isinstance(chosen, ChooseTargets) or by in game.announcing
    return taken and same and announced


def _choice(decision: Decision, chosen: tuple[str, ...]) -> Answer:
    """Return the answer to a decision with which these are chosen."""
    if isinstance(decision, Number) and len(chosen) == 1 and _is_number(chosen[0]):
        return SayNumber(int(chosen[0]))
    if isinstance(decision, ChooseMode):
        return as_spelled(chosen, decision)
    return Choose(chosen)


def _is_number(text: str) -> bool:
    """Tell whether a text is a number that can be said."""
    return text.isdecimal() and len(text) < len(str(INTEGER_LIMIT))


def keep(game: Game, by: PlayerName) -> None:
    """Keep the opening hand."""
    speak(game, by, to_keep(game, by), lambda _: KeepOrMulligan(keep=True))


def take_mulligan(game: Game, by: PlayerName) -> None:
    """Take a mulligan."""
    speak(game, by, to_keep(game, by), lambda _: KeepOrMulligan(keep=False))


def agree(game: Game, by: PlayerName) -> None:
    """
    Say yes, or agree to pay.

    Who is asked at once which new targets there are says it by choosing them.
    """

    def say(decision: Decision) -> Answer:
        return Pay("auto") if isinstance(decision, PayAsked) else Say(yes=True)

    asked, last = game.asked(by, *AGREEING), game.transcript[-1].verdict
    if asked is None and _asks_for_new_targets(game, by) and last is not None:
        game.spoken = Spoken(by=by, verdict=last, open_=True)
        return
    speak(game, by, to_choose(game, by, AGREEING), say)


def _asks_for_new_targets(game: Game, by: PlayerName) -> bool:
    """Tell whether a player is asked for targets of a spell on the stack, or of its copy."""
    asked = game.asked(by, ChooseTargets)
    return asked is not None and (asked.source is None or asked.source in game.stack)


def refuse(game: Game, by: PlayerName) -> None:
    """Say no, refuse to pay, or choose nothing: of new targets the old ones."""

    def say(decision: Decision) -> Answer:
        if isinstance(decision, PayAsked):
            return Pay("nothing")
        if isinstance(decision, ChooseTargets):
            return Choose(_old_targets(game, decision))
        return Say(yes=False) if isinstance(decision, YesNo) else Choose(())

    speak(game, by, to_choose(game, by, DECLINING), say)


def _old_targets(game: Game, asked: ChooseTargets) -> tuple[AnyName, ...]:
    """Return the targets of what is copied by what resolves, if an engine asks for as many."""
    known = {thing.name: thing for thing in game.state.objects}
    resolving = known.get(game.stack[-1]) if game.stack else None
    copied = (
        next((one for one in resolving.targets if one in game.stack), None) if resolving else None
    )
    targets = known[copied].targets if copied is not None else ()
    least = sum(slot.least for slot in asked.slots)
    return targets if least and len(targets) == len(asked.slots) else ()


def concede(game: Game, by: PlayerName) -> None:
    """Concede at once, whoever is deciding."""
    game.mark()
    game.spoken = Spoken(by=by, verdict=game.concede(by))
    settle(game)


def concede_for(game: Game, by: PlayerName, whom: PlayerName) -> None:
    """Try to concede in the place of another player."""
    game.mark()
    game.spoken = Spoken(by=by, verdict=game.concede(whom, by))
    settle(game)


def _accepted(game: Game) -> bool:
    """Tell whether the last thing said is accepted (so far)."""
    return game.spoken is not None and game.spoken.accepted


def _asked_before_they_attack(game: Game) -> bool:
    """Tell whether optional costs to attack are open, so that nothing is attacking yet (508.1g)."""
    going_on = looking.combat(game)
    attacking = going_on is not None and bool(going_on.attacks)
    return not attacking and bool(game.pending(YesNo))


def _check_attack(game: Game, said: DeclareAttackers) -> None:
    """
    Raise `Failed` if the engine has accepted an attack and lets another one happen.

    What was sacrificed to pay for attacking attacks nobody (508.1k).
    """
    going_on = looking.combat(game)
    if going_on is None:
        if game.step != "declare_attackers" or not said.attacks:
            return
        raise Failed("the attack as it was declared", "the engine shows no combat")
    unnamed = {a.attacker for a in said.attacks if a.attacks is None}
    happens = {(a.attacker, None if a.attacker in unnamed else a.attacks) for a in going_on.attacks}
    stayed = looking.on_the_battlefield(game)
    declared = {(a.attacker, a.attacks) for a in said.attacks}
    owed = {pair for pair in declared if pair in happens or pair[0] in stayed}
    _compare(game, "attacks", owed, happens)
    for band in said.bands:
        numbers = {a.band for a in going_on.attacks if a.attacker in band}
        if len(numbers) != 1 or None in numbers:
            raise Failed(f"a band of {game.names.listing(band)}", "the engine shows no such band")


def _blocks(game: Game) -> frozenset[Pair]:
    """Return who blocks whom."""
    going_on = looking.combat(game)
    blocks = () if going_on is None else going_on.blocks
    return frozenset((one.blocker, attacker) for one in blocks for attacker in one.blocks)


def _check_block(
    game: Game, by: PlayerName, said: DeclareBlockers, earlier: AbstractSet[Pair]
) -> None:
    """
    Raise `Failed` if the engine has accepted a block and does not let it happen, or lets more.

    Others may have declared blocks as well, before (`earlier`) or since. What was sacrificed to pay
    for blocking blocks nothing (509.1g).
    """
    if looking.combat(game) is None:
        return
    stayed = looking.on_the_battlefield(game)
    happens = _blocks(game)
    declared = {(b.blocker, attacker) for b in said.blocks for attacker in b.blocks}
    owed = {pair for pair in declared if pair in happens or pair[0] in stayed}
    silent = {one.name for one in game.state.objects if one.controller == by}
    silent -= {blocker for blocker, _ in declared}
    unsaid = {pair for pair in happens - earlier if pair[0] in silent}
    _compare(game, "blocks", owed, (happens & declared) | unsaid)


def _compare(
    game: Game,
    verb: str,
    declared: AbstractSet[Pair],
    happens: AbstractSet[Pair],
) -> None:
    """Raise `Failed` with all that was declared and all that happens, if these differ."""

    def shown(pairs: AbstractSet[tuple[str, str | None]]) -> str:
        listed = sorted(
            f"{game.names.shown(who)} {verb} {game.names.shown(whom) if whom else 'nothing'}"
            for who, whom in pairs
        )
        return ", ".join(listed) or "nothing of the kind"

    if declared != happens:
        raise Failed(
            f"what was accepted to be what was said: {shown(declared)}",
            shown(happens),
        )
