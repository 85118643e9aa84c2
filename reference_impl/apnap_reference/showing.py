"""Showing a table as the protocol's state: to everybody, or as one player may see it."""

from __future__ import annotations

from typing import Final

from apnap.protocol import state as shown
from apnap_reference.choices.asking import CHANCE, deciders
from apnap_reference.combat.ninjutsu import announced_from_hand
from apnap_reference.combat.shared_team_turns import has_left
from apnap_reference.objects.characteristics import all_characteristics, characteristics, printed
from apnap_reference.objects.kept import whosever_turn
from apnap_reference.players.hands_shown import shown_to
from apnap_reference.players.players import in_game, primary_player, side_name
from apnap_reference.procedure.position import question
from apnap_reference.procedure.replay import Position
from apnap_reference.rulebook import AS_WRITTEN, current, memoized, rule
from apnap_reference.state.dialogue import Open
from apnap_reference.state.ids import Word
from apnap_reference.state.table import (
    Attack,
    Characteristics,
    Combat,
    Object,
    Pick,
    PlayerId,
    Table,
    Team,
    Turn,
    replace,
)
from apnap_reference.turn.phases_and_steps import PHASE_OF
from apnap_reference.turn.skipped import skips_to_come


@memoized
def show_all(position: Position) -> shown.State:
    """Make the state of a settled position with all that the engine knows."""
    return show(position)


def show(position: Position, viewer: PlayerId | None = None) -> shown.State:
    """Make the state of a settled position; `viewer` None means all that the engine knows."""
    asked = question(position)
    table = asked.table if asked else position.table
    pending = tuple(
        decision for decision, open_ in (asked.open if asked else ()) if may_see(open_, viewer)
    )
    turns = tuple(_turn(table, turn) for turn in table.turns)
    lasting = _all_but_turns(table) if viewer is None else _but_turns(table, viewer)
    return replace(lasting, turns=turns, pending=pending)


@whosever_turn
def _all_but_turns(table: Table) -> shown.State:
    return _but_turns(table, None)


def _but_turns(table: Table, viewer: PlayerId | None) -> shown.State:
    """Make the state without its turns, and without what is asked."""
    result = shown.Result(table.winners) if table.winners is not None else None
    return shown.State(
        edition=table.edition,
        stage="over" if result else "playing" if table.begun else "before_game",
        variant=table.variant,
        players=tuple(_player(table, player.name) for player in table.players),
        teams=tuple(
            shown.Team(t.name, t.members, _primary(table, t), t.emperor) for t in table.teams
        ),
        markers=tuple(shown.Marker(m.number, m.holder, m.removals) for m in table.markers),
        objects=tuple(
            _object(table, thing, viewer)
            for thing in table.in_particular()
            if _has_a_name(thing) and is_listed(table, thing, viewer)
        ),
        picks=tuple(shown_pick(table, pick, viewer) for pick in table.picks),
        extra_turns=tuple(extra.whose for extra in reversed(table.extra_turns)),
        skips=tuple(
            shown.Skip(side, what, times) for (side, what), times in skips_to_come(table).items()
        ),
        result=result,
    )


def _primary(table: Table, team: Team) -> PlayerId | None:
    """Give who decides what a team that shares its turns cannot agree on, if anybody is left."""
    here = tuple(member for member in team.members if in_game(table, member))
    shares = table.variant.shared_team_turns and here
    return primary_player(table, here) if shares else team.primary


def may_see(open_: Open, viewer: PlayerId | None) -> bool:
    """Tell whether a viewer may see a decision with its options: whoever it is about may."""
    if open_.speakers == (CHANCE,):
        return viewer is None
    return viewer is None or viewer in (*open_.speakers, open_.subject)


@rule("101.4b")
def shown_pick(table: Table, pick: Pick, viewer: PlayerId | None) -> shown.Pick:
    """Players know the choices made before theirs, except for cards chosen face down."""
    knows = viewer in (None, pick.by, *sees_as(table, pick.who))
    named = tuple(one.said if isinstance(one, Word) else table.name_of(one) for one in pick.chosen)
    return shown.Pick(
        decider=pick.by,
        subject=pick.who,
        concealed=pick.concealed,
        chosen=named if knows or not pick.concealed else "unknown",
    )


def _has_a_name(thing: Object) -> bool:
    """Tell whether something has a name that players use, if it is in a library."""
    return thing.zone != "library" or thing.name[0] != "~"


@rule("400.2")
def is_listed(table: Table, thing: Object, viewer: PlayerId | None) -> bool:
    """Hands and libraries are hidden zones; the other zones are public."""
    if thing.zone == "library":
        return viewer is None
    revealed = thing.id in table.revealed or announced_from_hand(table, thing.id)
    if thing.zone == "hand" and not revealed:
        open_to = (thing.owner, *shown_to(table, thing.owner))
        return viewer is None or any(viewer in sees_as(table, player) for player in open_to)
    return True


@rule("722.4")
def sees_as(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """A player who controls another player sees what that player can see."""
    return (player, *deciders(table, (player,)))


def _player(table: Table, name: PlayerId) -> shown.Player:
    player = table.player(name)
    return shown.Player(
        name=name,
        life=player.life,
        poison=player.poison,
        left=shown.Left(player.left) if player.left else None,  # type: ignore[arg-type]  # the reasons are those of the protocol
        hand=len(table.hand(name)),
        library=len(table.libraries.get(name, ())),
        mana_pool=player.mana,
        lands_played=player.lands_played,
        range_of_influence=player.range_of_influence,
    )


def _turn(table: Table, turn: Turn) -> shown.Turn:
    return shown.Turn(
        number=turn.number,
        active=side_name(table, turn.side) if turn.side else None,
        phase=PHASE_OF[turn.step],
        step=turn.step,
        marker=turn.marker,
        stack=tuple(map(table.name_of, turn.stack)),
        priority=side_name(table, turn.priority) if turn.priority else None,
        passed=tuple(dict.fromkeys(side_name(table, (player,)) for player in turn.passed)),
        combat=_combat(table, turn.combat) if turn.combat else None,
    )


def _combat(table: Table, combat: Combat) -> shown.Combat:
    return shown.Combat(
        attacking=combat.attacking,
        defending=combat.defending,
        attacks=tuple(_attack(table, attack) for attack in combat.attacks),
        blocks=tuple(
            shown.Block(table.name_of(b.blocker), tuple(map(table.name_of, b.attackers)))
            for b in combat.blocks
        ),
    )


def _attack(table: Table, attack: Attack) -> shown.Attack:
    gone = has_left(table, attack.target)
    return shown.Attack(
        attacker=table.name_of(attack.attacker),
        attacks=table.name_of(attack.target) if attack.target is not None and not gone else None,
        why_nothing="player_left" if gone else attack.why_nothing,
        defender=attack.defender,
        blocked=attack.blocked,
        blockers=tuple(map(table.name_of, attack.blockers)),
        band=attack.band,
    )


@rule("708.5")
def may_look_at(table: Table, thing: Object, viewer: PlayerId | None) -> bool:
    """Only its controller may look at a face-down spell or permanent."""
    if not thing.face_down or viewer is None:
        return True
    return viewer in sees_as(table, characteristics(table, thing.id).controller)


def _host(table: Table, thing: Object) -> str | None:
    """Give what a permanent is attached to, unless that has left the game."""
    ref = thing.attached_to
    there = ref is not None and (isinstance(ref, str) or ref in table.objects)
    return table.name_of(ref) if ref is not None and there else None


def _object(table: Table, thing: Object, viewer: PlayerId | None) -> shown.Object:
    on_table = thing.zone in ("battlefield", "stack")
    there = on_table and thing.phased_out is None
    it = all_characteristics(table)[thing.id] if there else printed(thing)
    if viewer is not None or current() is not AS_WRITTEN or not _stands_alone(thing):
        return _shown(table, thing, it, viewer)
    kept: tuple[Characteristics, shown.Object] | None = thing.__dict__.get(_SHOWN)
    if kept is None or kept[0] is not it:
        kept = thing.__dict__[_SHOWN] = it, _shown(table, thing, it, None)
    return kept[1]


_SHOWN: Final = "as it was shown"
"""Under this name is kept beside an object how it was shown, and with which characteristics."""


def _stands_alone(thing: Object) -> bool:
    """Tell whether all that is shown of an object is on it and in its characteristics."""
    return (
        thing.attached_to is None
        and thing.protector is None
        and thing.source is None
        and not thing.targets
        and thing.zone != "library"
    )


def _shown(
    table: Table, thing: Object, it: Characteristics, viewer: PlayerId | None
) -> shown.Object:
    on_table = thing.zone in ("battlefield", "stack")
    there = on_table and thing.phased_out is None
    position = None
    if thing.zone == "library":
        position = table.libraries[thing.owner].index(thing.id)
    return shown.Object(
        name=thing.name,
        kind=thing.kind,
        card=_card(thing) if may_look_at(table, thing, viewer) else "unknown",
        owner=thing.owner,
        controller=(thing.phased_out or it.controller) if on_table else None,
        zone=thing.zone,
        position=position,
        tapped=thing.tapped,
        sick=thing.sick,
        damage=thing.damage,
        counters=thing.counters,
        attached_to=_host(table, thing),
        protector=thing.protector if _guards(table, thing) else None,
        face_down=thing.face_down,
        phased_out=thing.phased_out is not None,
        copy_of=thing.copy_of or None,
        chosen=thing.chosen,
        source=table.name_of(thing.source) if thing.source is not None else None,
        concerns=thing.concerns,
        targets=tuple(table.name_of(ref) for refs in thing.targets for ref in refs),
        now="unknown" if thing.kind == "ability" or not there else _now(it),
    )


def _card(thing: Object) -> str | None:
    """Give the card that an object is, None for an emblem or an ability without source."""
    return thing.card if thing.kind != "emblem" and thing.card else None


def _guards(table: Table, thing: Object) -> bool:
    return thing.protector is not None and in_game(table, thing.protector)


def _now(it: Characteristics) -> shown.Characteristics:
    return shown.Characteristics(
        name=it.name,
        colors=it.colors,
        types=(*it.supertypes, *it.types),
        subtypes=it.subtypes,
        keywords=it.keywords,
        power=it.power,
        toughness=it.toughness,
    )
