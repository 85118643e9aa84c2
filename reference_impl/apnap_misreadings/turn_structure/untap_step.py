"""Misreadings of rule 502: what phases in and out, what untaps, and who has priority."""

from __future__ import annotations

from apnap_misreadings.common import taking_turns
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import counts_for_day_and_night, happen
from apnap_reference.objects.characteristics import (
    has_keyword,
    permanents,
)
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import primary_player, side_of
from apnap_reference.procedure.turn_based_actions import step_opened, untap_step
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import StaysTapped
from apnap_reference.state.events import DayOrNightComes, Phases, Untaps
from apnap_reference.state.ids import NOBODY, PlayerId
from apnap_reference.state.table import Table, replace
from apnap_reference.turn.phases_and_steps import (
    receives_first,
)
from apnap_reference.turn.untap_step import (
    ENOUGH_SPELLS,
    day_or_night_comes,
    most_by_one_player,
    phasing_done,
    untapped,
)


@mutant(
    "502.1",
    "permanents with phasing phase in and out after permanents have untapped",
    replaces=untap_step,
)
def phasing_comes_after_untapping(table: Table) -> Dialogue[Table]:
    yield from ()
    return phasing_done(untapped(table))


@mutant(
    "502.1",
    "what has phased out phases in during the next untap step, whosever that is",
    replaces=phasing_done,
)
def everything_phases_in(table: Table) -> Table:
    out = tuple(t for t in table.objects.values() if t.phased_out not in (None, NOBODY))
    others = tuple(Phases(t.id) for t in out if t.phased_out not in table.turn.side)
    return phasing_done.function(happen(table, *others) if others else table)


@mutant(
    "502.1",
    "what has phased out phases in during its owner's untap step, whoever controlled it",
    replaces=phasing_done,
    origin="others",
)
def owners_phase_in(table: Table) -> Table:
    side = table.turn.side
    out = tuple(t for t in table.objects.values() if t.phased_out not in (None, NOBODY))
    here = tuple(thing for player in side for thing in permanents(table, of=player))
    leaving = tuple(thing.id for thing in here if has_keyword(table, thing.id, "phasing"))
    coming = tuple(thing.id for thing in out if thing.owner in side)
    return happen(table, *(Phases(thing) for thing in (*leaving, *coming)))


@mutant(
    "502.1",
    "what has phased out phases in first, and then all permanents with phasing phase out",
    replaces=phasing_done,
    origin="others",
)
def what_phases_in_phases_out_again(table: Table) -> Table:
    own = table.turn.side
    coming = tuple(t.id for t in table.objects.values() if t.phased_out in own)
    table = happen(table, *(Phases(thing) for thing in coming))
    here = tuple(thing for player in own for thing in permanents(table, of=player))
    leaving = tuple(thing.id for thing in here if has_keyword(table, thing.id, "phasing"))
    return happen(table, *(Phases(thing) for thing in leaving))


@mutant(
    "502.1",
    "permanents with phasing phase out, and phase in again, in every player's untap step",
    replaces=phasing_done,
)
def phasing_knows_no_turns(table: Table) -> Table:
    out = tuple(t.id for t in table.objects.values() if t.phased_out not in (None, NOBODY))
    here = tuple(t.id for t in table.in_zone("battlefield") if has_keyword(table, t.id, "phasing"))
    return happen(table, *(Phases(thing) for thing in (*here, *out)))


@mutant(
    "502.1",
    "with shared team turns, only the primary player's permanents phase in and out",
    replaces=phasing_done,
)
def only_the_primary_player_phases(table: Table) -> Table:
    side = table.turn.side
    first = primary_player(table, side) if side else None
    alone = table.with_turn(replace(table.turn, side=tuple(p for p in side if p == first)))
    after = phasing_done.function(alone)
    return after.with_turn(replace(after.turn, side=side))


@mutant(
    "502.1",
    "a token that has phased out doesn't phase in again",
    replaces=phasing_done,
)
def tokens_stay_phased_out(table: Table) -> Table:
    after = phasing_done.function(table)
    out = (t for t in table.objects.values() if t.kind == "token" and t.phased_out is not None)
    return replace(after, objects={**after.objects, **{token.id: token for token in out}})


@mutant(
    "502.2",
    "night falls only after a turn in which no player at all cast a spell",
    replaces=counts_for_day_and_night,
    since="2024-06-07",
)
def everybodys_spells_count(table: Table, player: PlayerId) -> bool:
    del table, player
    return True


@mutant(
    "502.2",
    "a single spell that the active player casts ends the night",
    replaces=day_or_night_comes,
    since="2024-06-07",
)
def one_spell_brings_the_day(table: Table) -> Table:
    if table.day_or_night == "night" and table.cast_before:
        return happen(table, DayOrNightComes("day"))
    return day_or_night_comes.function(table)


@mutant(
    "502.2",
    "a game in which it is neither day nor night is one in which it is day",
    replaces=day_or_night_comes,
    since="2024-06-07",
)
def games_begin_by_day(table: Table) -> Table:
    return day_or_night_comes.function(replace(table, day_or_night=table.day_or_night or "day"))


@mutant(
    "502.2",
    "day and night change before permanents phase in",
    replaces=untap_step,
    since="2024-06-07",
)
def the_sky_changes_first(table: Table) -> Dialogue[Table]:
    yield from ()
    return untapped(phasing_done(day_or_night_comes(table)))


@mutant(
    "502.2",
    "once night has fallen, it stays night",
    replaces=day_or_night_comes,
    since="2024-06-07",
)
def night_never_ends(table: Table) -> Table:
    return table if table.day_or_night == "night" else day_or_night_comes.function(table)


@mutant(
    "502.2",
    "only exactly two spells that the active player casts end the night",
    replaces=day_or_night_comes,
    since="2024-06-07",
)
def more_than_two_spells_end_no_night(table: Table) -> Table:
    by_night = table.day_or_night == "night"
    if by_night and most_by_one_player(table.cast_before) > ENOUGH_SPELLS:
        return table
    return day_or_night_comes.function(table)


@mutant(
    "502.2a",
    "with shared team turns, one spell each of two teammates ends the night",
    replaces=most_by_one_player,
    since="2024-06-07",
)
def a_team_casts_together(cast: tuple[PlayerId, ...]) -> int:
    return len(cast)


@mutant(
    "502.2a",
    "with shared team turns, night falls unless each member of the active team cast a spell",
    replaces=day_or_night_comes,
    since="2024-06-07",
)
def each_member_keeps_the_day(table: Table) -> Table:
    team = {mate for player in table.cast_before for mate in side_of(table, player)}
    all_cast = team <= set(table.cast_before)
    return day_or_night_comes.function(table if all_cast else replace(table, cast_before=()))


@mutant(
    "502.3",
    "in each untap step of a Grand Melee, the permanents of all players who are taking turns untap",
    replaces=untapped,
    since="2006-10-01",
)
def any_turn_untaps(table: Table) -> Table:
    for player in taking_turns(table):
        for thing in permanents(table, of=player):
            table = table.with_object(replace(thing, tapped=False))
    return table


@mutant(
    "502.3",
    "a player untaps the permanents they own instead of the permanents they control",
    replaces=untapped,
)
def owners_untap(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.owner in table.turn.side:
            table = table.with_object(replace(thing, tapped=False))
    return table


@mutant(
    "502.3",
    "what is kept from untapping in one player's next untap step is kept only in the next of all",
    replaces=untapped,
    origin="others",
)
def anybodys_untap_step_counts(table: Table) -> Table:
    after = untapped.function(table)
    left = tuple(one for one in after.effects if not isinstance(one.does, StaysTapped))
    return replace(after, effects=left)


@mutant(
    "502.3",
    (
        "what is kept from untapping in one player's next untap step is kept in the next one of "
        "whoever controls it"
    ),
    replaces=untapped,
    origin="others",
)
def kept_in_whoevers_untap_step(table: Table) -> Table:
    own = tuple(thing for player in table.turn.side for thing in permanents(table, of=player))
    here = {thing.id for thing in own}
    due = tuple(one for one in lasting(table, StaysTapped) if here & set(one.objects))
    kept = {thing for effect in due for thing in effect.objects}
    left = tuple(one for one in table.effects if one not in due)
    table = replace(table, effects=left)
    return happen(table, *(Untaps(t.id) for t in own if t.tapped and t.id not in kept))


@mutant("502.3", "tokens don't untap in the untap step", replaces=untapped)
def tokens_stay_tapped(table: Table) -> Table:
    after = untapped.function(table)
    for thing in table.objects.values():
        if thing.kind == "token" and thing.tapped:
            after = after.with_object(thing)
    return after


@mutant(
    "502.3",
    "an exerted creature is kept tapped in the next untap step in which it is tapped",
    replaces=untapped,
)
def exert_waits_for_its_time(table: Table) -> Table:
    after = untapped.function(table)
    waiting = tuple(
        effect
        for effect in lasting(table, StaysTapped)
        if effect not in after.effects
        and any(one in table.objects and not table.objects[one].tapped for one in effect.objects)
    )
    return replace(after, effects=(*after.effects, *waiting))


@mutant(
    "502.4",
    "players receive priority in the untap step too",
    replaces=step_opened,
    since="2006-10-01",
)
def priority_in_every_step(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    receives = table.turn.receives or receives_first(table)
    return table.with_turn(replace(table.turn, receives=receives))


@mutant(
    "502.4",
    "abilities that trigger in the untap step are lost, because nobody receives priority in it",
    replaces=untapped,
)
def untapping_triggers_nothing(table: Table) -> Table:
    return replace(untapped.function(table), waiting=table.waiting)
