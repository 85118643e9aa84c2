"""Which rule was broken by what happens as a step begins: untapping, drawing, cleaning up."""

from __future__ import annotations

from apnap.logs.rules.wrong import ORDER, Wrong, step_of
from apnap.protocol import Choose, ChooseObjects, State


def of_untapping(it: Wrong) -> str | None:
    """Judge what untaps: the active player's permanents do as the turn begins, and no others."""
    thing = it.thing
    if thing is None or it.field != "tapped" or not it.new_turn or not it.passes("untap"):
        return None
    active = it.ours.turns[0].active
    team = next((team.members for team in it.ours.teams if team.name == active), (active,))
    untaps = thing.controller in team
    return "502.3" if untaps or (thing.tapped is True and it.first.expected == "yes") else None


def of_the_first_draw_step(it: Wrong) -> str | None:
    """Judge the first turn of a game: its draw step is skipped between two players or teams."""
    if not it.ours.turns or it.ours.turns[0].number != 1 or it.new_turn or not it.passes("draw"):
        return None
    steps = [step_of(state) == "draw" for state in (it.ours, it.theirs)]
    if steps == [True, False] and step_of(it.theirs) in ORDER[ORDER.index("draw") :]:
        return "103.8c" if len(it.theirs.players) > 2 else None  # noqa: PLR2004 - two-player games
    if steps != [False, True]:
        return None
    return "103.8b" if it.theirs.variant.shared_team_turns else "103.8a"


def of_drawing(it: Wrong) -> str | None:
    """Judge what was drawn: the active player draws a card as the draw step begins."""
    if not it.passes("draw") or it.resolved is not None:
        return None
    cards = it.field in ("hand", "library") and it.kind == "players"
    from_library = it.thing is not None and it.thing.zone == "library"
    to_hand = "hand" in f"{it.first.expected} {it.first.got}".split()
    drawn = it.kind == "objects" and (from_library or to_hand)
    return "504.1" if cards or drawn else None


def of_sagas(it: Wrong) -> str | None:
    """Judge lore counters: each Saga of the active player gets one as the main phase begins."""
    if not it.passes("precombat_main") or it.new_turn:
        return None
    wrong = {one.where for one in it.found}
    sagas = (o.name for o in it.before.objects if o.now != "unknown" and "Saga" in o.now.subtypes)
    lore = (f"objects.{name}.counters" for name in sagas)
    return (
        "714.3b" if any(w == at or w.startswith(f"{at}.") for at in lore for w in wrong) else None
    )


def of_cleaning_up(it: Wrong) -> str | None:
    """Judge the end of a turn: cards are discarded, damage goes, and effects of the turn end."""
    if _acted_in_cleanup(it):
        return "514.3a"
    if not it.passes("cleanup"):
        return None
    discards = step_of(it.ours) == "cleanup" and _discards(it.ours)
    if discards and (not _discards(it.theirs) or it.field in ("least", "most")):
        return "514.1"
    if (
        step_of(it.theirs) == "cleanup" != step_of(it.ours)
        and it.theirs.turns[0].priority is not None
    ):
        return "514.3"
    if it.field == "damage" or ".now" in it.first.where:
        return "514.2"
    hand = it.field == "hand" or (it.thing is not None and it.thing.zone == "hand")
    return "514.1" if hand else None


def _acted_in_cleanup(it: Wrong) -> bool:
    """Tell whether players come to act in a cleanup step that in the log is over."""
    first = step_of(it.before) != "cleanup" or it.before.turns[0].priority is None
    acts = step_of(it.ours) == "cleanup" and it.ours.turns[0].priority is not None
    return acts and first and step_of(it.theirs) != "cleanup"


def of_discarding(it: Wrong) -> str | None:
    """Judge which cards of a hand are discarded in the cleanup step: those that were chosen."""
    thing = it.thing
    hand = it.field == "hand" or (thing is not None and thing.zone == "hand")
    concerned = hand and it.kind in ("objects", "players")
    return "514.1" if concerned and _is_discarding(it) else None


def _is_discarding(it: Wrong) -> bool:
    """Tell whether on this line the active player has chosen what to discard in cleanup."""
    said = isinstance(it.answer, Choose) and step_of(it.before) == "cleanup"
    return said and not it.before.turns[0].stack and _discards(it.before)


def _discards(state: State) -> bool:
    """Tell whether somebody is asked to choose among cards in a hand."""
    hand = {o.name for o in state.objects if o.zone == "hand"}
    asked = (one.among for one in state.pending if isinstance(one, ChooseObjects))
    return any(among == "unknown" or hand.issuperset(among) for among in asked)
