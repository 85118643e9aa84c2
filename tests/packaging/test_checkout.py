"""The tests run on the checkout itself, installed editable, and it finds its data."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
from pathlib import Path
from typing import Final

import pytest

import apnap
from apnap.protocol.resources import DataMissing, Folder, folder

CHECKOUT: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = ("apnap", "apnap_adapters", "apnap_misreadings", "apnap_reference")
FOLDERS: Final[tuple[Folder, ...]] = (
    "features",
    "schemas",
    "cards",
    "editions",
    "engines",
    "misreadings",
)


def test_the_project_is_installed_editable() -> None:
    distribution = importlib.metadata.distribution("apnap")
    url = json.loads(distribution.read_text("direct_url.json") or "{}")
    assert url["dir_info"] == {"editable": True}
    assert url["url"] == CHECKOUT.as_uri()


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_are_those_of_the_checkout(package: str) -> None:
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    assert CHECKOUT in Path(spec.origin).parents


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert importlib.metadata.version("apnap") == apnap.__version__


@pytest.mark.parametrize("name", FOLDERS)
def test_data_is_found_in_the_checkout(name: Folder) -> None:
    assert folder(name) == CHECKOUT / name


def test_data_in_the_package_comes_before_the_checkout(tmp_path: Path) -> None:
    package, checkout = tmp_path / "package", tmp_path / "checkout"
    (package / "cards").mkdir(parents=True)
    (checkout / "cards").mkdir(parents=True)
    assert folder("cards", (package, checkout)) == package / "cards"


def test_kits_are_found_beside_the_adapters() -> None:
    assert folder("kits") == CHECKOUT / "adapters" / "kits"


def test_interpretations_are_found_among_the_documents() -> None:
    assert folder("interpretations") == CHECKOUT / "docs" / "interpretations"


def test_missing_data_is_reported_with_the_places_looked_at(tmp_path: Path) -> None:
    places = (tmp_path / "package", tmp_path / "checkout")
    with pytest.raises(DataMissing) as caught:
        folder("cards", places)
    assert caught.value.looked == (places[0] / "cards", places[1] / "cards")
    for path in caught.value.looked:
        assert str(path) in str(caught.value)
