"""
What differs between editions of the rulebook, as values.

The engine asks for a switch by its meaning; no rule compares dates.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from apnap.protocol import EditionDate, Record
from apnap_reference.rulebook import current


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
    hidden_choices: what several players choose together stays concealed until all have chosen,
        where the cards chosen are hidden.
    choices_begin_again: a choice made in turn that makes somebody earlier choose anew has
        everybody begin again.
    triggers_in_two_parts: triggered abilities that trigger on another's triggering wait for
        those that do not.
    mulligan: how a player without a good hand draws another.
    life_of_two_heads, life_of_another_head: with how much life a team of Two-Headed Giant
        begins, and how much more each member beyond the second brings.
    poison_is_the_teams: where a team shares its life total, it shares its poison counters too,
        and loses by more of them; otherwise each member counts their own.
    half_the_life_each: what asks for one member's life total is told half of the team's.
    first_draw_of_the_secondary: of the team that plays first in Two-Headed Giant, the primary
        player alone draws no card in the first turn; otherwise nobody of the team does.
    a_step_for_each_member: what triggers as a step of each opponent begins triggers for each
        member of a team, also if it does not speak of that player.
    stacks_of_markers: each turn marker has a stack of its own, for which only those get priority
        whom it concerns; otherwise everybody gets priority in each of the turns.
    markers_designated: which turn marker is removed is settled as somebody leaves; otherwise
        between turns, looking back at all who have left.
    extra_turn_waits_for_markers: a player with a turn marker keeps it for an extra turn only as
        far as other markers leave room; otherwise the extra turn follows at once.
    team_attacked_as_one: where teams share their turns, the other team is attacked as a whole,
        and only as damage is assigned one of its players is chosen; otherwise each creature
        attacks one player, or what that player guards.
    """

    date: EditionDate
    battles: bool = True
    planeswalkers: bool = True
    damage_assignment_order: bool = False
    combat_damage_uses_stack: bool = False
    mana_burn: bool = False
    mana_lasts_through_phase: bool = False
    same_name_legends_all_go: bool = False
    hidden_choices: bool = True
    choices_begin_again: bool = True
    triggers_in_two_parts: bool = True
    mulligan: Literal["paris", "london"] = "london"
    life_of_two_heads: int = 30
    life_of_another_head: int = 15
    poison_is_the_teams: bool = True
    half_the_life_each: bool = False
    first_draw_of_the_secondary: bool = False
    a_step_for_each_member: bool = False
    stacks_of_markers: bool = True
    markers_designated: bool = True
    extra_turn_waits_for_markers: bool = True
    team_attacked_as_one: bool = False


EDITIONS: Final = {
    edition.date: edition
    for edition in (
        Edition(
            EditionDate("2006-10-01"),
            battles=False,
            planeswalkers=False,
            combat_damage_uses_stack=True,
            mana_burn=True,
            mana_lasts_through_phase=True,
            same_name_legends_all_go=True,
            hidden_choices=False,
            choices_begin_again=False,
            triggers_in_two_parts=False,
            mulligan="paris",
            life_of_two_heads=40,
            life_of_another_head=20,
            poison_is_the_teams=False,
            half_the_life_each=True,
            first_draw_of_the_secondary=True,
            a_step_for_each_member=True,
            stacks_of_markers=False,
            markers_designated=False,
            extra_turn_waits_for_markers=False,
            team_attacked_as_one=True,
        ),
        Edition(
            EditionDate("2020-06-01"),
            battles=False,
            damage_assignment_order=True,
            triggers_in_two_parts=False,
        ),
        Edition(EditionDate("2024-06-07"), damage_assignment_order=True),
        Edition(EditionDate("2024-11-08")),
        Edition(EditionDate("2026-01-16")),
    )
}
"""The editions that the engine plays, by date."""

NEWEST: Final = max(EDITIONS)


def switches(date: EditionDate) -> Edition:
    """Give the switches of an edition, as the rulebook in force has them."""
    misread = current().switches
    return replace(EDITIONS[date], **misread) if misread else EDITIONS[date]
