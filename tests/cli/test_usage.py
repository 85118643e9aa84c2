"""Options and names that there are not lead to what was meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from apnap.certifying.profiles import chosen
from apnap.cli.app import app
from apnap.rulebooks import covers, newest
from apnap.suite import load_suite


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("run", "--engine", "direct:reference"), "without an option: `apnap run ENGINE`"),
        (("run", "stdio:./x", "--serve"), 'quote its command: "stdio:./x --serve …"'),
        (("run", "stdio:java", "-jar", "x.jar"), 'quote its command: "stdio:java -j …"'),
        (("run", "--cr 104.3a"), "are two words: --cr 104.3a"),
        (("run", "--cr", "506.2,802"), "repeat the option: --cr 506.2 --cr 802"),
        (("run", "--cr", "506.2 and 802.4a"), "repeat the option: --cr 506.2 --cr 802.4a"),
        (("list", "--profile", "cor"), "; similar: core"),
        (("list", "--profile", "core", "--scenario", "a/b"), "no scenario is called 'a/b'"),
        (("list", "--profile", "core", "--second-reading"), "leave one out"),
        (("list", "--profile", "shared-team-turns", "--cr", "102.2"), "is about these rules"),
        (("run", "-n", "two"), "'-n': it takes a whole number, in digits"),
        (("run", "-n", "-1"), "'-n': it takes no less than 0"),
        (("fuzz", "direct:reference", "--minutes", "x"), "it takes a number, in digits"),
        (("certify", "x", "--out", "y", "--seed", "-1"), "'--seed': "),
        (
            ("certify", "--cr", "802"),
            "`apnap list`, `apnap matrix`, `apnap mutants`, `apnap run` have it",
        ),
        (("test",), "Did you mean `apnap run ENGINE`?"),
        (("serv",), "Did you mean 'serve'?"),
        (("show", "509.1a"), "509.1a is a rule, and no scenario: `apnap list --cr 509.1a`"),
        (("list", "--editon", "2024-06-07"), "--edition"),
        (("rules", "tabel"), "'table'"),
        (("list", "--edition", "2024-06-70"), "similar: 2024-06-07"),
        (("schema", "stat"), "; similar: state"),
        (("run", "direct:reference", "--profile", "cor"), "; similar: core"),
        (("run", "direct:reference", "--limit", "strat=1"), "; similar: start"),
        (("run", "direct:refrence", "--cr", "802.4b"), "Did you mean `direct:reference`?"),
        (("run", "localhost:8099"), "Did you mean `http://localhost:8099`?"),
        (("run", "127.0.0.1:80/engine"), "Did you mean `http://127.0.0.1:80/engine`?"),
        (("run", "http:localhost:8099"), "Did you mean `http://localhost:8099`?"),
        (("run", "https//localhost"), "Did you mean `https://localhost`?"),
        (("run", "direct:reference", "--edition", "latest"), "leave --edition out"),
        (("run", "direct:reference", "--edition", "2026"), "; similar: 2026-"),
        (("run", "--cr", "802.4 A"), "did you mean 802.4a?"),
        (("run", "--cr", "CR 802.4 a"), "did you mean 802.4a?"),
        (("run", "--cr", "8024"), "did you mean 802.4?"),
        (("run", "--cr", "8024a"), "did you mean 802.4a?"),
        (("run", "--cr", "802,4a"), "did you mean 802.4a?"),
        (("run", "--cr", "802.4.a"), "did you mean 802.4a?"),
        (("explain", "8o2.4"), "did you mean 802.4?"),
        (("run", "--cr", "8029"), "`apnap find` takes words"),
        (("run", "direct:reference!", "--cr", "802.4b"), "!`. Is a variable unset?"),
        (("run", "--cr", "802-803"), "several by repeating the option"),
        (("explain", "802.4a", "802.4b"), "are several rules: name one of them"),
        (("run", "direct:reference", "--limit", "answer=10s"), "no unit stands behind it"),
        (
            ("run", "direct:reference", "--workers", "2"),
            "No such option: --workers; here that is -n",
        ),
        (("list", "--rule", "802.4"), "; here that is --cr"),
        (("run", "direct:reference", "--format", "junit"), "; here that is --junit"),
        (("rules", "index", "nofile"), "nofile cannot be read: No such file"),
        (("mutants", "--mutant", "802.4a"), "`--cr 802.4a` takes all of its misreadings"),
        (("lint", "x.feature"), "--only-features FILE"),
        (("list", "802.4"), "with --cr RULE"),
        (("serve", "stdio:./engine"), "this one is served already"),
        (("mutants", "--list", "--patterns", "x"), "--list plays nothing: leave --patterns out"),
        (("mutants", "--mutant", "any-player-block"), "; similar: any-player-blocks"),
        (("run", "direct:reference!any-player-block", "--cr", "802.4b"), ": any-player-blocks"),
        (("serve", "refrence"), "; similar: reference"),
        (("run", "stdio:python3 e.py", "802.4"), "did you mean `--cr 802.4`?"),
        (("run", "stdio:./e", "802.4a"), "802.4a was taken as part of the engine's command"),
        (("certify", "reference", "Core"), "Core was taken as part of the engine's command"),
        (("certify", "reference", "Core"), "did you mean `--profile core`?"),
        (("run", "pigeon:coo"), "no transport 'pigeon'. Write TRANSPORT:TARGET, such as `direct:"),
        (("doctor", "stdio:python3 e.py", "fast"), "command is quoted as a whole, and fast stands"),
        (("certify", "stdio:e", "m.feature", "--out", "x"), "`--only-features m.feature`?"),
        (("run", "stdio:e", load_suite().scenarios[0].id), "did you mean `--scenario "),
        (("explain", "CR", "802.99"), "802 goes from 802.1 to 802.6"),
        (("explain", "glossary:trampel"), "`apnap explain trample` searches the rules"),
        (("list", "--edition", "2026-02-01"), "on that day the one of 2026-01-16 is the newest"),
        (("init", "my-engine", "python"), "`apnap init python my-engine`"),
        (("show", "palace-guard"), "these have its words: "),
        (("list", "--scenario", "trample"), "these have its words: "),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_slip_leads_to_what_was_meant(words: tuple[str, ...], told: str) -> None:
    result = CliRunner().invoke(app, [*words])
    assert result.exit_code in (2, 3)
    assert told in " ".join(result.stderr.split()), result.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("check",),
        ("matrix",),
        ("verify",),
        ("run", "direct:reference", "--baseline"),
        ("run", "direct:reference", "--only-features"),
    ],
    ids=" ".join,
)
def test_a_name_that_no_file_can_have_is_told_in_a_line(words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, [*words, "x" * 5000])
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.endswith("xxx… is no name that a file or a folder can have here")


def test_a_folder_without_a_certificate_leads_to_the_command_that_writes_one(
    tmp_path: Path,
) -> None:
    result = CliRunner().invoke(app, ["verify", str(tmp_path)])
    told = "`apnap certify ENGINE --out DIR` writes one"
    assert (result.exit_code, told in result.stderr) == (1, True)


def test_a_rule_that_is_not_among_what_was_chosen_leads_to_where_it_is() -> None:
    first, *others = chosen(newest())
    own = {rule for one in first.scenarios for rule in one.tagged.subjects(newest())}
    rule, other = next(
        (rule, profile.name)
        for profile in others
        for one in profile.scenarios
        for rule in one.tagged.subjects(newest())
        if not any(covers(rule, found) for found in own)
    )
    words = ["run", "direct:reference", "--cr", str(rule), "--profile", first.name]
    result = CliRunner().invoke(app, words)
    told = f"no scenario of profile {first.name} is about {rule}; those of "
    assert (result.exit_code, result.stderr.startswith(told)) == (2, True), result.output
    assert other in result.stderr
    id_ = first.scenarios[0].id
    result = CliRunner().invoke(app, ["list", "--scenario", id_, "--cr", str(rule)])
    assert result.exit_code == 2
    assert f"{id_} is not about {rule}; " in result.stderr


def test_the_name_of_a_file_leads_to_its_scenarios() -> None:
    id_ = load_suite().scenarios[0].id
    section = id_.partition("/")[0]
    result = CliRunner().invoke(app, ["list", "--scenario", section])
    told = f"'{section}' is a file of "
    assert (result.exit_code, result.stderr.startswith(told)) == (2, True), result.stderr
    assert f"\n  {id_}\n" in result.stderr
