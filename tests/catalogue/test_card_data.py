"""What holds for every card file, so that a slip in a new one is found by name."""

import json
import re
from collections.abc import Iterator
from typing import Final

import jsonschema_rs
import msgspec
import pytest

from apnap.protocol.catalogue import Card, catalogue, slug
from apnap.protocol.resources import folder

LAND_TYPES: Final = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}

KEYWORD: Final = re.compile(
    r"""
      banding | deathtouch | defender | double\ strike | exalted | first\ strike | flash | flying
    | haste | hexproof | indestructible | lifelink | melee | menace | myriad | phasing | prowess
    | reach | rebound | shadow | shroud | split\ second | start\ your\ engines! | trample | undying
    | vigilance
    | (?:plains|island|swamp|mountain|forest)walk
    | (?:amplify|tribute)\ [1-9]
    | affinity\ for\ artifacts
    | enchant\ (?:artifact|creature|player)
    | (?:entwine|equip|fortify|morph|ninjutsu)\ (?:\{(?:\d+|[WUBRG])\})+
    """,
    re.VERBOSE,
)
"""The keyword abilities in use. A new card with another one adds it here."""


def cards() -> tuple[Card, ...]:
    """Return all cards of the catalogue."""
    return tuple(catalogue().values())


def is_spell(card: Card) -> bool:
    """Tell whether a card is an instant or a sorcery."""
    return not {"Instant", "Sorcery"}.isdisjoint(card.types)


def test_every_file_in_the_folder_is_a_card_named_by_its_slug() -> None:
    files = {path.name for path in folder("cards").iterdir()}
    assert files == {f"{slug(name)}.json" for name in catalogue()}


def test_a_file_lists_what_it_must_in_the_order_of_the_record() -> None:
    for card in cards():
        text = (folder("cards") / f"{slug(card.name)}.json").read_text(encoding="utf-8")
        canonical = json.loads(msgspec.json.encode(card))
        assert list(json.loads(text).items()) == list(canonical.items()), card.name


def test_the_schema_made_from_the_record_is_closed_described_and_holds_for_every_file() -> None:
    schema = msgspec.json.schema(Card)
    record = schema["$defs"]["Card"]
    assert record["additionalProperties"] is False
    assert all(field.get("description") for field in record["properties"].values())
    validator = jsonschema_rs.validator_for(schema)
    for path in folder("cards").iterdir():
        validator.validate(json.loads(path.read_text(encoding="utf-8")))


def test_creatures_and_only_they_have_power_and_toughness() -> None:
    for figure in ("power", "toughness"):
        have = {card.name for card in cards() if getattr(card, figure) is not None}
        assert have == {card.name for card in cards() if "Creature" in card.types}


@pytest.mark.parametrize(("figure", "type_"), [("loyalty", "Planeswalker"), ("defense", "Battle")])
def test_one_type_and_only_it_has_the_figure(figure: str, type_: str) -> None:
    have = {card.name for card in cards() if getattr(card, figure) is not None}
    assert have == {card.name for card in cards() if type_ in card.types}
    assert have


def test_lands_tokens_and_back_faces_and_only_they_have_no_mana_cost() -> None:
    backs = {card.back for card in cards()}
    assert {card.name for card in cards() if card.mana_cost is None} == {
        card.name for card in cards() if "Land" in card.types or card.token or card.name in backs
    }


def test_a_card_with_a_mana_cost_has_the_colors_of_that_cost() -> None:
    odd = [
        card.name
        for card in cards()
        if card.mana_cost is not None
        and card.colors != tuple(color for color in "WUBRG" if f"{{{color}}}" in card.mana_cost)
    ]
    assert odd == []


def test_every_back_face_is_in_the_catalogue_and_has_no_back_itself() -> None:
    backs = [catalogue()[card.back] for card in cards() if card.back is not None]
    assert backs
    assert [card.name for card in backs if card.back is not None or card.token] == []


def test_tokens_are_called_by_their_subtypes_and_the_word_token() -> None:
    tokens = [card for card in cards() if card.name.endswith(" Token") or card.token]
    assert tokens
    for token in tokens:
        assert token.token
        own_name = token.name.partition(" ")[:1] if "Role" in token.subtypes else ()
        subtypes = (each for each in token.subtypes if not own_name or each == "Role")
        assert token.name == " ".join((*own_name, *subtypes, "Token"))


def test_lands_make_the_mana_of_their_basic_land_types_and_artifacts_any() -> None:
    for card in cards():
        intrinsic = tuple(LAND_TYPES[name] for name in card.subtypes if name in LAND_TYPES)
        any_other = bool({"Land", "Artifact"} & {*card.types}) and not intrinsic
        assert any_other or card.produces == intrinsic, card.name


def test_every_keyword_is_a_known_one() -> None:
    strange = [
        (card.name, keyword)
        for card in cards()
        for keyword in card.keywords
        if KEYWORD.fullmatch(keyword) is None
    ]
    assert strange == []


def test_auras_and_only_they_have_the_enchant_keyword() -> None:
    enchanting = {
        card.name
        for card in cards()
        if any(keyword.startswith("enchant ") for keyword in card.keywords)
    }
    assert enchanting == {card.name for card in cards() if "Aura" in card.subtypes}


def test_instants_and_sorceries_and_only_they_have_spell_abilities() -> None:
    assert {card.name for card in cards() if "spell" in card.abilities} == {
        card.name for card in cards() if is_spell(card)
    }


def repeated() -> Iterator[str]:
    """Yield the cards that name a colour, type or keyword twice."""
    for card in cards():
        for said in (card.colors, card.supertypes, card.types, card.subtypes, card.keywords):
            if len(set(said)) < len(said):
                yield card.name


def test_nothing_is_said_twice() -> None:
    assert list(repeated()) == []
