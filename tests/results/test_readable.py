"""What was expected and what came instead is told without words of the protocol."""

import pytest

from apnap.results.readable import readable


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("precombat main of nobody; Rob is asked: yes no", "main; Rob is asked to say yes or no"),
        ("upkeep of Rob; Red is asked: priority", "upkeep of Rob; Red has priority"),
        ("draw of nobody, upkeep of Rob; nobody is asked anything", "draw, upkeep of Rob; nobody"),
        ("Jace to have 1 loyalty counters", "Jace to have 1 loyalty counter"),
        ("Jace to have 11 loyalty counters", "11 loyalty counters"),
        ("Rob to have 1 cards in hand", "Rob to have 1 card in hand"),
    ],
)
def test_no_word_of_the_protocol_is_shown(text: str, told: str) -> None:
    assert told in readable(text)
