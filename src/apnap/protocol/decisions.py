"""
What somebody is asked to decide.

Pending decisions are a set: each can be answered now, one answer per message. A decision that
survives an answer keeps its `id`. `decider` is the player or team that has to speak;
`subject` is the player for whom it is decided, and differs from the decider while one player
controls another. Options that an engine does not compute are `"unknown"`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from apnap.protocol.bounds import Integer, Many, Natural, Positive
from apnap.protocol.record import Record, Unknown, doc

Text = Annotated[str, doc("A name or a short text.", max_length=2000)]
Names = Many[Text]


class _Decision(Record, frozen=True, kw_only=True):
    """What all decisions have in common."""

    id: Annotated[Text, doc("Identifies the decision as long as it is pending.", min_length=1)]
    decider: Annotated[Text, doc("The player or team that is asked.", min_length=1)]
    subject: Annotated[
        Text | None, doc("The player for whom it is decided, if it is not the decider.")
    ] = None
    turn: Annotated[Natural, doc("Index of the turn concerned in the state's list.")] = 0
    source: Annotated[
        Text | None, doc("The spell, ability or permanent because of which it is asked.")
    ] = None


class Action(Record, frozen=True):
    """Something a player with priority may do."""

    kind: Annotated[Literal["cast", "activate", "play_land", "special"], doc("What it is.")]
    object: Annotated[Text, doc("The card or permanent concerned.")]
    ability: Annotated[
        Annotated[Positive, doc("From 1.")] | None,
        doc("Which activated ability of it, counted from 1 as printed."),
    ] = None


class AttackCandidate(Record, frozen=True):
    """A creature that could attack."""

    attacker: Annotated[Text, doc("The creature.")]
    may_attack: Annotated[
        Names | Unknown, doc("Players, planeswalkers, and battles that it could attack.")
    ]


class BlockCandidate(Record, frozen=True):
    """A creature that could block."""

    blocker: Annotated[Text, doc("The creature.")]
    may_block: Annotated[Names | Unknown, doc("The attackers that it could block.")]


class DamageSource(Record, frozen=True):
    """A creature whose combat damage is to be divided."""

    source: Annotated[Text, doc("The creature.")]
    amount: Annotated[Natural, doc("Damage that it deals.")]
    among: Annotated[
        Names, doc("Who or what it may damage, in damage assignment order where there is one.")
    ]


class TargetSlot(Record, frozen=True):
    """One requirement for targets."""

    among: Annotated[Names | Unknown, doc("Legal targets.")]
    least: Annotated[Natural, doc("How many at least.")] = 1
    most: Annotated[Natural, doc("How many at most.")] = 1


class Priority(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="priority"):
    """The decider has priority: act or pass."""

    actions: Annotated[Many[Action] | Unknown, doc("What could be done.")] = "unknown"


class DeclareAttackersAsked(
    _Decision, frozen=True, kw_only=True, tag_field="kind", tag="declare_attackers"
):
    """The decider declares attackers."""

    candidates: Annotated[Many[AttackCandidate] | Unknown, doc("Creatures that could attack.")] = (
        "unknown"
    )


class DeclareBlockersAsked(
    _Decision, frozen=True, kw_only=True, tag_field="kind", tag="declare_blockers"
):
    """The decider declares blockers."""

    candidates: Annotated[Many[BlockCandidate] | Unknown, doc("Creatures that could block.")] = (
        "unknown"
    )


class OrderObjects(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="order_objects"):
    """The decider puts objects in an order, such as a damage assignment order."""

    about: Annotated[Text, doc("The creature or zone for which the order is made.")]
    objects: Annotated[Names, doc("What is to be ordered.")]


class AssignDamageAsked(
    _Decision, frozen=True, kw_only=True, tag_field="kind", tag="assign_damage"
):
    """The decider announces how creatures assign their combat damage."""

    sources: Annotated[Many[DamageSource], doc("The creatures that assign damage.")]


class ChooseObjects(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="choose_objects"):
    """The decider chooses objects."""

    purpose: Annotated[Text, doc("What for, in a few words of the engine's own.")] = ""
    among: Annotated[Names | Unknown, doc("What may be chosen.")]
    least: Annotated[Natural, doc("How many at least.")] = 1
    most: Annotated[Natural, doc("How many at most.")] = 1
    concealed: Annotated[bool | Unknown, doc("The others will not see the choice at once.")] = False


class ChoosePlayer(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="choose_player"):
    """The decider chooses a player, or a player, planeswalker or battle to be attacked."""

    purpose: Annotated[Text, doc("What for, such as `defending_player` or `protector`.")] = ""
    among: Annotated[Names | Unknown, doc("Who may be chosen.")]


class ChooseTargets(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="choose_targets"):
    """The decider chooses targets."""

    slots: Annotated[Many[TargetSlot], doc("One entry for each target word.")]


class TriggerWaiting(Record, frozen=True):
    """A triggered ability that waits to be put on the stack."""

    name: Annotated[Text, doc("Its handle; on the stack it goes by the same name.", min_length=1)]
    source: Annotated[Text, doc("The object whose ability it is.")]
    concerns: Annotated[
        Text | Unknown | None,
        doc("The one player that it triggered for, if it names one; null also if that's not told."),
    ] = None


class OrderTriggers(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="order_triggers"):
    """The decider puts triggered abilities on the stack, the first named lowest."""

    triggers: Annotated[Many[TriggerWaiting], doc("The abilities that wait.")]


class Mulligan(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="mulligan"):
    """The decider keeps a hand or takes a mulligan."""

    taken: Annotated[Natural, doc("Mulligans taken so far.")] = 0


class BottomCards(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="bottom_cards"):
    """The decider puts cards from the hand on the bottom of the library."""

    among: Annotated[Names | Unknown, doc("The cards.")]
    count: Annotated[Natural, doc("How many.")]


class OpeningHand(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="opening_hand"):
    """The decider may begin the game with cards on the battlefield."""

    among: Annotated[Names | Unknown, doc("The cards.")]


class ChooseMode(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="mode"):
    """The decider chooses a mode, colour, pile or the like."""

    purpose: Annotated[Text, doc("What is chosen, such as `color` or `pile`.")] = ""
    among: Annotated[Names, doc("The possibilities.")]
    least: Annotated[Natural, doc("How many at least.")] = 1
    most: Annotated[Natural, doc("How many at most.")] = 1


class YesNo(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="yes_no"):
    """The decider says yes or no."""

    purpose: Annotated[Text, doc("What for, in a few words of the engine's own.")] = ""


class Number(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="number"):
    """The decider names a number."""

    purpose: Annotated[Text, doc("What for, in a few words of the engine's own.")] = ""
    least: Annotated[Integer, doc("The least.")] = 0
    most: Annotated[Integer | None, doc("The most; null for no limit.")] = None


class PayAsked(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="pay"):
    """The decider pays a cost, or does not."""

    cost: Annotated[Text, doc("The cost, mana symbols in braces.")]
    sources: Annotated[Names | Unknown, doc("Permanents whose mana could be used.")] = "unknown"


class ChanceAsked(_Decision, frozen=True, kw_only=True, tag_field="kind", tag="chance"):
    """Nobody decides: the scenario or the seed says what chance brought (decider `~chance`)."""

    what: Annotated[
        Literal["shuffle", "coin", "die", "starting_player", "random_choice"],
        doc("What is left to chance."),
    ]
    among: Annotated[Names | Unknown, doc("The possible outcomes.")]


Decision = (
    Priority
    | DeclareAttackersAsked
    | DeclareBlockersAsked
    | OrderObjects
    | AssignDamageAsked
    | ChooseObjects
    | ChoosePlayer
    | ChooseTargets
    | OrderTriggers
    | Mulligan
    | BottomCards
    | OpeningHand
    | ChooseMode
    | YesNo
    | Number
    | PayAsked
    | ChanceAsked
)
"""Any decision; the field `kind` tells which."""
