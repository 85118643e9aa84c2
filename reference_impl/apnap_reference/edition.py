"""
What differs between editions of the rulebook, as values.

The engine asks for a switch by its meaning; no rule compares dates.
"""

from __future__ import annotations

from typing import Final, Literal

from apnap.protocol.record import Record


class Edition(Record, frozen=True):
    """
    The switches of one edition; the defaults are those of the newest.

    battles, planeswalkers: there are permanents of these types.
    damage_assignment_order: attackers order their blockers before damage, and blockers the
        attackers; otherwise damage is divided freely.
    combat_damage_uses_stack: what creatures assign waits on the stack until it is dealt.
    mana_burn: who loses unspent mana loses as much life.
    mana_lasts_through_phase: mana pools empty when phases end, not already when steps do.
    same_name_legends_all_go: legendary permanents of one name are put into graveyards together,
        whoever controls them; otherwise each player keeps one.
    hidden_picks: what several players choose together stays concealed until all have chosen,
        where the cards chosen are hidden.
    choices_begin_again: a choice made in turn that makes somebody earlier choose anew has
        everybody begin again.
    triggers_in_two_parts: triggered abilities that trigger on another's triggering wait for
        those that do not.
    mulligan: how a player without a good hand draws another.
    """

    date: str
    battles: bool = True
    planeswalkers: bool = True
    damage_assignment_order: bool = False
    combat_damage_uses_stack: bool = False
    mana_burn: bool = False
    mana_lasts_through_phase: bool = False
    same_name_legends_all_go: bool = False
    hidden_picks: bool = True
    choices_begin_again: bool = True
    triggers_in_two_parts: bool = True
    mulligan: Literal["paris", "london"] = "london"


EDITIONS: Final = {
    edition.date: edition
    for edition in (
        Edition(
            "2006-10-01",
            battles=False,
            planeswalkers=False,
            combat_damage_uses_stack=True,
            mana_burn=True,
            mana_lasts_through_phase=True,
            same_name_legends_all_go=True,
            hidden_picks=False,
            choices_begin_again=False,
            triggers_in_two_parts=False,
            mulligan="paris",
        ),
        Edition(
            "2020-06-01",
            battles=False,
            damage_assignment_order=True,
            triggers_in_two_parts=False,
        ),
        Edition("2024-06-07", damage_assignment_order=True),
        Edition("2024-11-08"),
        Edition("2026-01-16"),
    )
}
"""The editions that the engine plays, by date."""

NEWEST: Final = max(EDITIONS)
