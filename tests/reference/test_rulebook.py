"""Rules: which function a call reaches, and which rules count as applied."""

from __future__ import annotations

from threading import Event, Thread

import pytest

from apnap_reference import rulebook
from apnap_reference.rulebook import AS_WRITTEN, Applied, Rule, Rulebook, current, in_force, rule


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Rule[[], str]:
    monkeypatch.setattr(rulebook, "_rules", {})

    @rule("100.1")
    def answer() -> str:
        """Give the right answer."""
        return "right"

    return answer


@pytest.fixture
def wrong(answer: Rule[[], str]) -> Rulebook:
    return Rulebook("wrong", {answer.key: lambda: "wrong"})


def test_the_function_is_that_of_the_rulebook_in_force(
    answer: Rule[[], str], wrong: Rulebook
) -> None:
    heard = [answer()]
    with in_force(wrong):
        heard.append(answer())
        with in_force(AS_WRITTEN):
            heard.append(answer())
        heard.append(answer())
    heard.append(answer())
    assert heard == ["right", "wrong", "right", "wrong", "right"]
    assert current() is AS_WRITTEN


def test_after_an_error_the_rulebook_before_is_in_force(
    answer: Rule[[], str], wrong: Rulebook
) -> None:
    with pytest.raises(ZeroDivisionError), in_force(wrong):
        _ = 1 / (answer() != "wrong")
    assert answer() == "right"


def test_a_rule_is_noted_by_each_engine_that_applies_it(
    answer: Rule[[], str], wrong: Rulebook
) -> None:
    applied: list[Applied] = [set(), set(), set()]
    for book, noted in ((AS_WRITTEN, applied[0]), (wrong, applied[1]), (AS_WRITTEN, applied[0])):
        with in_force(book, noted):
            answer()
            with in_force(book, applied[2]):
                pass
    assert applied == [{answer}, {answer}, set()]


def test_a_rule_is_noted_again_once_an_engine_has_begun_anew(answer: Rule[[], str]) -> None:
    for _ in range(2):
        applied: Applied = set()
        for _ in range(2):
            with in_force(AS_WRITTEN, applied):
                answer()
            assert applied == {answer}


def test_what_is_called_while_no_rulebook_is_in_force_is_not_noted(answer: Rule[[], str]) -> None:
    applied: Applied = set()
    with in_force(AS_WRITTEN, applied):
        pass
    answer()
    assert not applied
    with in_force(AS_WRITTEN, applied):
        answer()
    assert applied == {answer}


def test_another_thread_waits_with_its_rulebook(answer: Rule[[], str], wrong: Rulebook) -> None:
    here, there, begun = [answer()], list[str](), Event()

    def misread() -> None:
        begun.set()
        with in_force(wrong):
            there.append(answer())

    other = Thread(target=misread)
    with in_force(AS_WRITTEN):
        other.start()
        begun.wait()
        other.join(0.05)
        here.append(answer())
        assert there == []
    other.join()
    assert (here, there) == (["right", "right"], ["wrong"])


def test_a_rule_has_a_public_name() -> None:
    def _answered() -> str:
        """Give the right answer."""
        return "right"

    with pytest.raises(TypeError, match="_answered begins with an underscore"):
        rule("100.1")(_answered)
