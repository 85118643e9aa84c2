"""Options and names that there are not lead to what was meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from apnap.cli.app import app


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("run", "--engine", "direct:reference"), "without an option: `apnap run ENGINE`"),
        (("run", "stdio:./x", "--serve"), 'quote its command: "stdio:./x --serve …"'),
        (("run", "stdio:java", "-jar", "x.jar"), 'quote its command: "stdio:java -j …"'),
        (("list", "--editon", "2024-06-07"), "--edition"),
        (("rules", "tabel"), "'table'"),
        (("list", "--edition", "2024-06-70"), "similar: 2024-06-07"),
        (("schema", "stat"), "; similar: state"),
        (("run", "direct:reference", "--profile", "cor"), "; similar: core"),
        (("run", "direct:reference", "--limit", "strat=1"), "; similar: start"),
        (("run", "direct:refrence", "--cr", "802.4b"), "Did you mean `direct:reference`?"),
        (("run", "localhost:8099"), "Did you mean `http://localhost:8099`?"),
        (("run", "127.0.0.1:80/engine"), "Did you mean `http://127.0.0.1:80/engine`?"),
        (("mutants", "--mutant", "any-player-block"), "; similar: any-player-blocks"),
        (("run", "direct:reference!any-player-block", "--cr", "802.4b"), ": any-player-blocks"),
        (("serve", "refrence"), "; similar: reference"),
        (("explain", "CR", "802.99"), "802 goes from 802.1 to 802.5"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_slip_leads_to_what_was_meant(words: tuple[str, ...], told: str) -> None:
    result = CliRunner().invoke(app, [*words])
    assert result.exit_code in (2, 3)
    assert told in " ".join(result.stderr.split()), result.stderr


def test_a_folder_without_a_certificate_leads_to_the_command_that_writes_one(
    tmp_path: Path,
) -> None:
    result = CliRunner().invoke(app, ["verify", str(tmp_path)])
    told = "`apnap certify ENGINE --out DIR` writes one"
    assert (result.exit_code, told in result.stderr) == (1, True)
