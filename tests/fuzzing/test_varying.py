"""Games that are made of others: of those that came to what is asked about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import new, placed
from apnap.driver.seating import seated
from apnap.fuzzing.campaign import Asked, Progress, run
from apnap.fuzzing.corpus import Corpus, Memory, Reached
from apnap.fuzzing.moves import temper
from apnap.fuzzing.records import CannotGoOn, kept
from apnap.fuzzing.speaking_up import improvised, moves
from apnap.fuzzing.trying import Bench, Drawn
from apnap.protocol.catalogue import catalogue
from apnap.protocol.variants import FREE_FOR_ALL
from apnap.rulebooks import newest

CARDS = ("Canopy Crawler", "Elvish Warrior", "Gray Ogre", "Runeclaw Bear")


@pytest.fixture(scope="module")
def bench() -> Iterator[Bench]:
    """Return a bench on which the reference engine is tried."""
    with Bench("direct:reference", newest(), ("reference",)) as one:
        yield one


def position() -> Position:
    """Return a position with some creatures of Rob's."""
    table = seated(FREE_FOR_ALL, ("Rob", "Alex", "Carissa"))
    for name in CARDS:
        table = placed(table, new(table, name, catalogue()[name], "Rob", "battlefield"))
    return table


def variants(bench: Bench, corpus: Sequence[Reached]) -> Sequence[Drawn]:
    """Return those of some games that are variants of others, as all keep what lies there."""
    drawn = bench.drawn(1, range(64), {}, corpus)
    return [one for one in drawn if len({*CARDS} & one.position.names) >= len(CARDS) - 2]


def test_half_of_the_games_are_variants_of_those_that_came_far(bench: Bench) -> None:
    assert not variants(bench, ())
    made = variants(bench, (Reached(position()),))
    assert 24 < len(made) < 56
    seen = {one.position.names for one in made}
    assert any(names < {*CARDS} for names in seen)
    assert any(names > {*CARDS} for names in seen)
    assert len({one.position.active for one in made}) > 1
    assert len({one.position.variant for one in made}) > 2


def test_variants_can_be_played(bench: Bench) -> None:
    made = variants(bench, (Reached(position()),))
    states = [one.position.state(newest()) for one in made[:24]]
    ended = [
        improvised(bench.reference, state, Random(0), 1, temper(Random(0))).ended  # noqa: S311 - no secret
        for state in states
    ]
    assert "broke" not in ended


def test_what_was_said_is_said_again_at_first(bench: Bench) -> None:
    state, how = position().state(newest()), temper(Random(5))  # noqa: S311 - no secret
    first = moves(improvised(bench.reference, state, Random(5), 20, how).exchanges)  # noqa: S311 - no secret

    def followed(said: int, seed: int) -> int:
        played = improvised(bench.reference, state, Random(seed), 20, how, first[:said])  # noqa: S311 - no secret
        pairs = zip(first, moves(played.exchanges), strict=False)
        return next((at for at, (one, other) in enumerate(pairs) if one != other), len(first))

    apart = max(followed(0, seed) for seed in range(4))
    assert max(followed(len(first), seed) for seed in range(8)) > apart


def test_of_each_way_the_latest_games_are_kept_and_the_rare_ones_are_varied() -> None:
    corpus = Corpus()
    games = [Reached(replace(position(), step=step)) for step in ("upkeep", "end_step")]
    for game in (games[0],) * 40:
        corpus.learn(("usual",), game)
    corpus.learn(("usual", "rare"), games[1])
    assert corpus.known()[0] == games[1]
    assert corpus.is_seldom(("usual", "rare"))
    assert not corpus.is_seldom(("usual",))
    assert len(corpus.kept.games) <= 4
    other = Corpus()
    other.recall(msgspec.json.decode(msgspec.json.encode(corpus.kept), type=Memory))
    assert other.known() == corpus.known()


def asked(*, resume: bool = False) -> Asked:
    return Asked(
        engine="direct:reference",
        edition=newest(),
        oracles=("reference",),
        rules=("508.1d",),
        games=8,
        resume=resume,
    )


def stop(_: Progress) -> None:
    raise InterruptedError


def test_a_run_that_is_taken_up_again_knows_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("apnap.fuzzing.campaign.ROUND", 4)
    straight = run(asked(), tmp_path / "straight", lambda _: None)
    with pytest.raises(InterruptedError):
        run(asked(), tmp_path / "stopped", stop)
    half = kept(tmp_path / "stopped")
    assert half is not None
    assert half.learned.corpus.games
    assert run(asked(resume=True), tmp_path / "stopped", lambda _: None) == straight
    assert kept(tmp_path / "stopped") == kept(tmp_path / "straight")
    path = tmp_path / "stopped" / "resume.json"
    path.write_bytes(path.read_bytes().replace(b'"card": "', b'"card": "No '))
    with pytest.raises(CannotGoOn, match="names what is not there"):
        run(asked(resume=True), tmp_path / "stopped", lambda _: None)
