"""As many pytest-bdd scenarios as the suite has, with as many steps, all of them empty."""

from __future__ import annotations

from pathlib import Path

TEST = """
from pytest_bdd import given, parsers, scenarios, then, when

scenarios(".")


@given(parsers.re(".*"))
def _given(): ...


@when(parsers.re(".*"))
def _when(): ...


@then(parsers.re(".*"))
def _then(): ...
"""


def write(folder: Path, scenarios: int, steps: int) -> None:
    """Write a feature and a test module with so many scenarios and steps in all."""
    folder.mkdir(parents=True)
    each = max(3, round(steps / scenarios))
    lines = ["Feature: Nothing"]
    for number in range(scenarios):
        lines.append(f"  Scenario: Nothing number {number}")
        lines.append("    Given nothing")
        lines.append("    When nothing happens")
        lines += ["    Then nothing has changed"] * (each - 2)
    (folder / "nothing.feature").write_text("\n".join(lines) + "\n")
    (folder / "test_nothing.py").write_text(TEST)


def command(folder: Path) -> list[str]:
    """Give the command that runs them."""
    return ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", str(folder)]
