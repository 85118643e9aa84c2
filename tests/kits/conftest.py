"""Each kit is built once in a session, whatever the number of worker processes."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.kits.building import HELLO, Built, Talk, build, lacks

from apnap.cli.kits import starters

KITS = {kit.name: kit for kit in starters.kits()}


@pytest.fixture(scope="session")
def shared_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that all worker processes of this session share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session", params=KITS)
def built(request: pytest.FixtureRequest, shared_root: Path) -> Built:
    """Return a kit that has been built; skip, naming what is missing, if that cannot be."""
    kit = KITS[request.param]
    if reason := lacks(kit):
        pytest.skip(reason)
    return build(kit, shared_root)


@pytest.fixture(scope="session")
def talk(built: Built) -> Iterator[Talk]:
    """Return what speaks to a kit that has been introduced: all tests of a kit go on with it."""
    with built.talking() as talk:
        assert "result" in talk(HELLO)
        yield talk
