"""Questions that an engine need not ask, since there is one possible answer."""

from __future__ import annotations

from apnap.protocol import (
    Answer,
    AssignDamage,
    AssignDamageAsked,
    Choose,
    ChooseObjects,
    ChoosePlayer,
    DamageSaid,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    Order,
    OrderObjects,
    OrderTriggers,
)


def only_answer(decision: Decision) -> Answer | None:  # noqa: C901, PLR0911 - one case for each kind
    """Return the one answer that there is to a decision; None if there are several."""
    match decision:
        case OrderTriggers(triggers=(one,)):
            return Order((one.name,))
        case OrderObjects(objects=(_,)):
            return Order(decision.objects)
        case ChoosePlayer(among=tuple() as among) if len(among) == 1:
            return Choose(among)
        case ChooseObjects(among=tuple() as among) if len(among) <= decision.least:
            return Choose(among)
        case DeclareAttackersAsked(candidates=tuple() as all_) if not any(
            one.may_attack for one in all_
        ):
            return DeclareAttackers()
        case DeclareBlockersAsked(candidates=tuple() as all_) if not any(
            one.may_block for one in all_
        ):
            return DeclareBlockers()
        case AssignDamageAsked():
            dealing = [one for one in decision.sources if one.amount]
            said = (DamageSaid(one.source, one.among[0], one.amount) for one in dealing)
            return AssignDamage(tuple(said)) if all(len(o.among) == 1 for o in dealing) else None
        case _:
            return None
