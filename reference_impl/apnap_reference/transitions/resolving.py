"""What does not yet happen as a spell resolves."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.transitions.passages import Passage
from apnap_reference.transitions.wrong import Wrong, transition


@transition("603.3", "resolves")
def triggers_wait_for_the_stack(passage: Passage) -> Iterator[Wrong]:
    """As a permanent enters, nobody draws yet for what that triggers: it goes on the stack."""
    name = passage.turns[0].stack[-1] if passage.turns is not None else ""
    spell, now = passage.before.things.get(name), passage.after.things.get(name)
    if spell is None or now is None or spell.kind != "card" or passage.stepped:
        return
    if now.zone != "battlefield":
        return
    for was, is_ in passage.people:
        if "unknown" in (was.library, is_.library, was.hand, is_.hand) or is_.left is not None:
            continue
        drawn = int(was.library) - int(is_.library)
        if drawn > 0 and int(is_.hand) - int(was.hand) == drawn:
            told = f"{is_.name} draws as {name} enters, and nothing was on the stack for it"
            where, expected, got = f"players.{is_.name}.hand", str(was.hand), str(is_.hand)
            yield Wrong("wrong_state", where, told, expected, got, also=(name,))


@transition("608.3c", "resolves")
def auras_enter_attached_to_their_target(passage: Passage) -> Iterator[Wrong]:
    """An Aura spell becomes a permanent that is attached to what it was targeting."""
    if passage.turns is None or not passage.turns[0].stack or passage.stepped:
        return
    name = passage.turns[0].stack[-1]
    spell, now = passage.before.things.get(name), passage.after.things.get(name)
    if spell is None or now is None or spell.kind != "card" or now.zone != "battlefield":
        return
    if len(spell.targets) != 1 or now.attached_to is None:
        return
    target = spell.targets[0]
    if "unknown" not in (target, now.attached_to) and now.attached_to != target:
        told = f"{name} targeted {target}, and enters attached to {now.attached_to}"
        where = f"objects.{name}.attached_to"
        yield Wrong("wrong_state", where, told, target, now.attached_to, also=(name,))


@transition("111.2", "resolves")
def tokens_are_owned_by_their_creator(passage: Passage) -> Iterator[Wrong]:
    """The player who creates a token owns it, and it enters under that player's control."""
    if passage.turns is None or not passage.turns[0].stack or passage.stepped:
        return
    spell = passage.before.things.get(passage.turns[0].stack[-1])
    creator = None if spell is None else spell.controller
    for was, now in passage.changed:
        if was is not None or now is None or now.kind != "token" or now.zone != "battlefield":
            continue
        # by the book of 2006 it is owned by whoever controls what creates it
        if {"unknown", None} & {creator, now.owner, now.controller}:
            continue
        if now.owner not in (creator, now.controller):
            told = f"{now.name} enters for {now.controller}, and {now.owner} owns it"
            where, expected, got = f"objects.{now.name}.owner", str(now.controller), str(now.owner)
            yield Wrong("wrong_state", where, told, expected, got, also=(now.name,))
