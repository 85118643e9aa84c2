"""How the pictures look: nothing overlaps, nothing is cut, nobody can spoil them."""

from __future__ import annotations

import math
import re
import unicodedata
from itertools import combinations
from typing import Final
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.pictures.reading_back import SVG, parsed, with_attribute, with_class
from tests.pictures.tables import creature, fight, seated, table

from apnap.pictures import picture, stylesheet, words
from apnap.pictures.object_names import Names
from apnap.pictures.seats import MOST
from apnap.pictures.text import LONGEST, clean, shorten, width, wrapped
from apnap.pictures.words import LONGEST as MOST_WORDS
from apnap.protocol.catalogue import find
from apnap.protocol.state import Attack, Block, Combat, Object, State, Turn

HOSTILE: Final = (
    "</title><script>alert(1)</script>",
    '" onload="alert(1)',
    "]]><!--",
    "&amp;<b>",
    "\x00\x1b[31m\x07\ufffe",
    "\u202eevil\u2066",
    "a" + "\u0301" * 90,
    "\U000e0001",
    "W" * 200,
)
_INVISIBLE: Final = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}


def rectangle(element: Element) -> tuple[float, float, float, float]:
    x, y, w, h = (float(element.get(name, "0")) for name in ("x", "y", "width", "height"))
    return x, y, x + w, y + h


def overlap(one: Element, other: Element) -> bool:
    left, top, right, bottom = rectangle(one)
    left_, top_, right_, bottom_ = rectangle(other)
    return left < right_ and left_ < right and top < bottom_ and top_ < bottom


def frames(root: Element) -> list[Element]:
    return [element for element in with_class(root, "frame") if element.tag == f"{SVG}rect"
            and "seat" in (element.get("class") or "")]  # fmt: skip


@pytest.mark.parametrize("number", range(1, 21))
def test_players_sit_clockwise_and_do_not_overlap(number: int) -> None:
    root = parsed(picture(table(number)))
    plates = {
        int(seat.get("data-seat", "")): rectangle(next(
            one for one in seat.iter(f"{SVG}rect") if one.get("class") == "plate"))
        for seat in with_attribute(root, "seat")
    }  # fmt: skip
    assert sorted(plates) == list(range(number))
    for one, other in combinations(frames(root), 2):
        assert not overlap(one, other)
    if number < 3:
        return
    x = sum(left + right for left, _, right, _ in plates.values()) / 2 / number
    y = sum(top + bottom for _, top, _, bottom in plates.values()) / 2 / number
    angles = [
        math.atan2((plates[n][1] + plates[n][3]) / 2 - y, (plates[n][0] + plates[n][2]) / 2 - x)
        for n in range(number)
    ]
    turns = [(after - before) % (2 * math.pi)
             for before, after in zip(angles, (*angles[1:], angles[0]), strict=True)]  # fmt: skip
    assert sum(turns) == pytest.approx(2 * math.pi)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 9, 16])
def test_everything_lies_inside_and_cards_do_not_overlap(number: int) -> None:
    things = tuple(
        creature(f"Bear {n} of {player.name}", player.name)
        for player in seated(number)
        for n in range(7)
    )
    root = parsed(picture(table(number, objects=things)))
    _, _, wide, tall = map(float, root.get("viewBox", "").split())
    faces = with_class(root, "face")
    assert len(faces) == 7 * number
    for face in (*faces, *frames(root)):
        left, top, right, bottom = rectangle(face)
        assert 0 <= left < right <= wide
        assert 0 <= top < bottom <= tall
    for one, other in combinations(faces[:60], 2):
        assert not overlap(one, other)


def test_objects_that_look_alike_are_one_pile_with_their_number() -> None:
    token = creature("Saproling", "Rob", kind="token")
    tokens = tuple(replace(token, name=f"~{n}") for n in range(300))
    odd = replace(token, name="~odd", tapped=True)
    root = parsed(picture(table(objects=(*tokens, odd))))
    assert len(with_class(root, "card")) == 2
    assert [count.text for count in with_class(root, "count")] == ["×300"]  # noqa: RUF001


def test_what_something_points_at_is_never_in_a_pile() -> None:
    state = fight()
    bears = [
        replace(state.objects[0], name=name) for name in ("Grizzly Bears 2", "Grizzly Bears 3")
    ]
    root = parsed(picture(replace(state, objects=(*state.objects, *bears))))
    piles = [card.get("data-names") for card in with_class(root, "card")]
    assert '["Grizzly Bears"]' in piles
    assert '["Grizzly Bears 2","Grizzly Bears 3"]' in piles


def test_names_that_a_scenario_gave_stay_apart() -> None:
    things = (creature("Rob's Bear", "Rob", card="Bear"), creature("the other", "Rob", card="Bear"))
    root = parsed(picture(table(objects=things)))
    assert len(with_class(root, "card")) == 2


def test_there_is_a_bound_to_what_is_drawn() -> None:
    objects = tuple(creature(f"Bear of {n}", "Rob") for n in range(5000))
    svg = picture(table(objects=objects))
    assert len(with_class(parsed(svg), "card")) == MOST
    assert len(svg) < 200_000


def test_attackers_and_blockers_stand_in_front() -> None:
    root = parsed(picture(fight()))
    inside = frames(root)
    for card in with_class(root, "card"):
        (face,) = with_class(card, "face")
        assert not any(overlap(face, frame) for frame in inside)


def test_an_arrow_leads_from_the_attacker_to_what_it_attacks() -> None:
    root = parsed(picture(fight()))
    boxes = {card.get("data-names", ""): rectangle(with_class(card, "face")[0])
             for card in with_class(root, "card")}  # fmt: skip
    plates = {seat.get("data-player"): rectangle(with_class(seat, "plate")[0])
              for seat in with_attribute(root, "seat")}  # fmt: skip
    arrows = {one.get("data-attacker"): one for one in with_attribute(root, "attacker")}
    for attacker, player in (("Grizzly Bears", "Alex"), ("Gray Ogre", "Carissa")):
        path = arrows[attacker].find(f"{SVG}path")
        assert path is not None
        numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*", path.get("d", ""))]
        assert on_edge(numbers[:2], boxes[f'["{attacker}"]'])
        assert on_edge(numbers[-2:], plates[player])
    assert len(list(arrows["Hill Giant"].iter(f"{SVG}path"))) == 2


def on_edge(point: list[float], box: tuple[float, float, float, float]) -> bool:
    x, y = point
    left, top, right, bottom = box
    return left <= x <= right and (abs(y - top) < 0.2 or abs(y - bottom) < 0.2)


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_can_spoil_a_picture(name: str) -> None:
    other = f"{name[:150]} again"
    state = table(
        players=(replace(seated(1)[0], name=name), replace(seated(1)[0], name=other)),
        objects=(
            creature(name, name, counters={name: 1}, attached_to=name, chosen={name: name}),
            Object(name=other, card=name, owner=other, zone="hand"),
        ),
    )
    svg = picture(state, key=name)
    root = parsed(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        *("svg", "title", "desc", "style", "g", "rect", "text", "path"),
    }
    known = r"class|d|x|y|width|height|rx|transform|id|role|viewBox|aria-labelledby|data-[a-z-]+"
    for element in root.iter():
        assert all(re.fullmatch(known, attribute) for attribute in element.attrib)
    own = stylesheet()
    shown = svg.replace(own, "")
    assert not [c for c in shown if unicodedata.category(c) in _INVISIBLE and c != "\n"]


@given(st.text(max_size=300), st.floats(10, 400), st.sampled_from((10.5, 12.5, 16.0)))
def test_a_shortened_text_has_room(text: str, room: float, size: float) -> None:
    short = shorten(text, room, size)
    assert width(short.removesuffix("…"), size) <= room
    for line in wrapped(text, room, size, 2):
        assert width(line.removesuffix("…"), size) <= room
    assert len(wrapped(text, room, size, 2)) <= 2
    assert len(clean(text)) <= LONGEST + 1


def test_a_picture_has_a_title_and_a_description_of_its_own() -> None:
    one, two = (parsed(picture(fight(), key=key)) for key in ("one", "two"))
    for root, key in ((one, "one"), (two, "two")):
        assert root.get("role") == "img"
        assert root.get("aria-labelledby") == f"{key}-title {key}-desc"
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert ids == [f"{key}-title", f"{key}-desc"]


def test_the_words_say_what_the_picture_shows() -> None:
    said = " ".join(words(fight()))
    for part in (
        "Clockwise: Rob, Alex, Carissa, Dana.",
        "Turn 3: Rob's declare blockers step",
        "Rob controls Grizzly Bears 2/2, tapped; Gray Ogre 2/2, 1 damage, tapped;",
        "Grizzly Bears attacks Alex.",
        "Gray Ogre attacks Carissa, blocked.",
        "Hill Giant attacks nothing any more (player left).",
        "Wall of Wood blocks Gray Ogre.",
        "Alex is asked to declare blockers.",
        "Rob has priority for Dana.",
        "Alex's hand: Shock.",
    ):
        assert part in said
    (desc,) = parsed(picture(fight())).findall(f"{SVG}desc")
    assert desc.text is not None
    assert said.startswith(desc.text.rstrip("…"))


def test_the_words_have_an_end() -> None:
    objects = tuple(creature("x" * 190 + str(n), f"{n % 4}") for n in range(900))
    players = tuple(replace(one, name=f"{n}") for n, one in enumerate(seated(4)))
    said = words(table(players=players, objects=objects))
    assert sum(map(len, said)) < MOST_WORDS + 100
    assert said[-1] == "There is more than can be said here."


def test_a_picture_depends_on_nothing_but_the_state() -> None:
    assert picture(fight()) == picture(fight())
    assert stylesheet() not in picture(fight(), styled=False)


def luminance(color: str) -> float:
    parts = (int(color[n : n + 2], 16) / 255 for n in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        ("ink", "face"),
        ("ink", "under"),
        ("ink", "plate"),
        ("ink", "frame"),
        ("ink", "room"),
        ("soft", "face"),
        ("soft", "under"),
        ("soft", "frame"),
        ("soft", "plate"),
        ("soft", "room"),
        ("room", "ink"),
        ("room", "soft"),
        ("accent-ink", "accent"),
        ("active-ink", "active"),
        ("gone", "frame"),
    ],
)
def test_texts_stand_out(scheme: int, ink: str, paper: str) -> None:
    light, dark = stylesheet().split("@media", 1)
    colors = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6})", (light, dark)[scheme]))
    bright, dim = sorted((luminance(colors[ink]), luminance(colors[paper])), reverse=True)
    assert (bright + 0.05) / (dim + 0.05) >= 4.5


def test_a_state_without_a_turn_can_be_drawn() -> None:
    assert isinstance(table(turns=()), State)
    assert with_class(parsed(picture(table(turns=()))), "player")


def test_handles_that_only_the_engine_knows_are_not_said() -> None:
    spell = Object(name="~9", card="Shock", owner="Rob", zone="stack", targets=("~7",))
    token = creature("~7", "Rob", kind="token", card="Goblin")
    hidden = Object(name="~8", card="Forest", owner="Alex", zone="hand")
    combat = Combat(attacks=(Attack("~7", "Alex"),), blocks=(Block("Wall", ("~7",)),))
    turn = Turn(active="Rob", phase="combat", step="declare_blockers", stack=("~9",), combat=combat)
    unknown = Object(name="~6", card="unknown", owner="Alex", zone="hand")
    state = table(turns=(turn,), objects=(spell, token, hidden, unknown))
    said = " ".join(words(state))
    for part in ("Stack, from the top: Shock.", "Goblin attacks Alex.", "Wall blocks Goblin."):
        assert part in said, part
    assert "Alex's hand: Forest, 1 hidden card." in said
    told = [one.text for one in parsed(picture(state)).iter(f"{SVG}title")]
    assert "Shock targets Goblin" in told
    assert "Goblin attacks Alex" in told
    assert Names(state).within("~7 blocks ~99, ~7a") == "Goblin blocks something unknown, ~7a"


def test_a_card_says_what_it_does_where_its_looks_do_not() -> None:
    ravager = creature("Terra Ravager", "Rob")
    bears = creature("Grizzly Bears", "Rob")
    hidden = creature("Brine Elemental", "Alex", face_down=True)
    stranger = creature("Black Lotus", "Alex")
    state = table(objects=(ravager, bears, hidden, stranger))
    told = [one.text or "" for one in parsed(picture(state)).iter(f"{SVG}title")]
    said = {thing.name: next(one for one in told if thing.name in one) for thing in state.objects}
    assert said["Terra Ravager"].endswith(f" ({find('Terra Ravager').summary})")
    assert [name for name, words in said.items() if "(" in words] == ["Terra Ravager"]


def test_what_waits_on_the_stack_is_called_by_its_source() -> None:
    token = creature("~7", "Rob", kind="token", card="Goblin")
    ability = Object(name="~8", kind="ability", card="Terra Ravager", owner="Rob", zone="stack")
    of_token = replace(ability, name="~9", card="unknown", source="~7", targets=("~8", "~3"))
    of_nothing = replace(ability, name="~10", card="unknown", source="~3")
    damage = Object(  # as in 2006
        name="~11",
        kind="ability",
        zone="stack",
        card="unknown",
        owner="unknown",
        controller="unknown",
    )
    stack = ("~8", "~9", "~10", "~11", "~12")
    turn = Turn(active="Rob", phase="combat", step="combat_damage", stack=stack)
    state = table(turns=(turn,), objects=(token, ability, of_token, of_nothing, damage))
    said = " ".join(words(state))
    assert (
        "Stack, from the top: something unknown, combat damage, ability of an unknown source, "
        "ability of Goblin, ability of Terra Ravager."
    ) in said
    drawn = parsed(picture(state))
    assert not [one.text for one in drawn.iter() if "~" in (one.text or "")]
    assert "~" not in said
