"""
What somebody says about a decision.

Announcing a spell or ability, or declaring an attack or a block, with all that the speaker
wishes to fix, is one answer; the engine asks for what is missing. If it fails at any depth,
the whole is rejected and the game stands where it stood before.
"""

from __future__ import annotations

from typing import Annotated, Literal

from apnap.protocol.bounds import Integer, Many, Natural, Positive, Text
from apnap.protocol.record import Record, doc

Name = Annotated[str, doc("Name of a player, a team or an object.", min_length=1, max_length=200)]
Names = Many[Name]
Payment = Annotated[
    Names | Literal["auto", "nothing"],
    doc(
        "Permanents tapped for mana; `auto`: the engine finds a way; `nothing`: not paid, so that "
        "the announcement fails or the thing offered for the cost does not happen."
    ),
]


class Pass(Record, frozen=True, tag_field="kind", tag="pass"):
    """Pass priority."""


class PlayLand(Record, frozen=True, tag_field="kind", tag="play_land"):
    """Play a land."""

    card: Annotated[Name, doc("The land card.")]


class Cast(Record, frozen=True, tag_field="kind", tag="cast"):
    """Cast a spell."""

    card: Annotated[Name, doc("The card.")]
    targets: Annotated[Names | None, doc("Targets in printed order; null: to be asked.")] = None
    modes: Annotated[Many[Text] | None, doc("Modes chosen; null: to be asked.")] = None
    x: Annotated[Natural | None, doc("The value of X.")] = None
    alternative: Annotated[
        Text | None, doc("The alternative cost used, by the name of the card that allows it.")
    ] = None
    costs: Annotated[
        Names | None, doc("Objects used up for costs other than mana; null: to be asked.")
    ] = None
    pay: Annotated[Payment | None, doc("How the mana is paid; null: to be asked.")] = None


class Activate(Record, frozen=True, tag_field="kind", tag="activate"):
    """Activate an ability."""

    source: Annotated[Name, doc("The permanent or card that has the ability.")]
    ability: Annotated[
        Positive, doc("Which activated ability, counted from 1 in printed order.")
    ] = 1
    targets: Annotated[Names | None, doc("Targets in printed order; null: to be asked.")] = None
    x: Annotated[Natural | None, doc("The value of X.")] = None
    costs: Annotated[
        Names | None, doc("Objects used up for costs other than mana; null: to be asked.")
    ] = None
    pay: Annotated[Payment | None, doc("How the mana is paid; null: to be asked.")] = None


class Special(Record, frozen=True, tag_field="kind", tag="special"):
    """Take a special action other than playing a land."""

    object: Annotated[Name, doc("The permanent or card concerned.")]
    what: Annotated[Literal["turn_face_up"], doc("The action: turning a permanent face up.")]


class AttackSaid(Record, frozen=True):
    """One creature and what it attacks."""

    attacker: Annotated[Name, doc("The creature.")]
    attacks: Annotated[
        Name | None, doc("The player, planeswalker or battle; null: the speaker names nothing.")
    ]


class DeclareAttackers(Record, frozen=True, tag_field="kind", tag="declare_attackers"):
    """Declare attackers."""

    attacks: Annotated[Many[AttackSaid], doc("The attacks; none for no attack.")] = ()
    bands: Annotated[Many[Names], doc("Groups of attackers that form bands.")] = ()
    pay: Annotated[Payment | None, doc("How costs to attack are paid; null: to be asked.")] = None


class BlockSaid(Record, frozen=True):
    """One creature and what it blocks."""

    blocker: Annotated[Name, doc("The creature.")]
    blocks: Annotated[Names, doc("The attackers that it blocks.")]


class DeclareBlockers(Record, frozen=True, tag_field="kind", tag="declare_blockers"):
    """Declare blockers."""

    blocks: Annotated[Many[BlockSaid], doc("The blocks; none for no block.")] = ()
    pay: Annotated[Payment | None, doc("How costs to block are paid; null: to be asked.")] = None


class Order(Record, frozen=True, tag_field="kind", tag="order"):
    """Put objects or triggered abilities in an order, the first named first."""

    objects: Annotated[Names, doc("All of them, in the order wished.")]


class DamageSaid(Record, frozen=True):
    """One portion of combat damage."""

    source: Annotated[Name, doc("The creature that deals it.")]
    to: Annotated[Name, doc("The player, planeswalker, battle or creature dealt it.")]
    amount: Annotated[Natural, doc("How much.")]


class AssignDamage(Record, frozen=True, tag_field="kind", tag="assign_damage"):
    """Say how creatures assign combat damage."""

    damage: Annotated[Many[DamageSaid], doc("All portions.")]


class Choose(Record, frozen=True, tag_field="kind", tag="choose"):
    """Choose objects, players, targets, cards or modes."""

    chosen: Annotated[Many[Text], doc("What is chosen; none to choose nothing.")]


class Say(Record, frozen=True, tag_field="kind", tag="yes_no"):
    """Answer yes or no."""

    yes: Annotated[bool, doc("Whether the answer is yes.")]


class SayNumber(Record, frozen=True, tag_field="kind", tag="number"):
    """Name a number."""

    number: Annotated[Integer, doc("The number.")]


class Pay(Record, frozen=True, tag_field="kind", tag="pay"):
    """Pay, or refuse to."""

    pay: Payment


class KeepOrMulligan(Record, frozen=True, tag_field="kind", tag="mulligan"):
    """Keep a hand or take a mulligan."""

    keep: Annotated[bool, doc("True to keep, false to take a mulligan.")]


class Chance(Record, frozen=True, tag_field="kind", tag="chance"):
    """What chance brought (`by` is `~chance`)."""

    outcome: Annotated[Many[Text], doc("The outcome, such as the order after a shuffle.")]


Answer = (
    Pass
    | PlayLand
    | Cast
    | Activate
    | Special
    | DeclareAttackers
    | DeclareBlockers
    | Order
    | AssignDamage
    | Choose
    | Say
    | SayNumber
    | Pay
    | KeepOrMulligan
    | Chance
)
"""Anything that can be said; the field `kind` tells which."""
