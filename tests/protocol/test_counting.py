"""Numbers of things in words."""

from apnap.protocol.counting import counted


def test_one_is_one_and_others_are_several() -> None:
    assert [counted(number, "finding") for number in (0, 1, 2)] == [
        "0 findings",
        "1 finding",
        "2 findings",
    ]
    assert counted(0, "entry", "entries", none="no") == "no entries"
    assert counted(1, "scenario is", "scenarios are") == "1 scenario is"
