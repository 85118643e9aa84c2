"""The walk of one decision: what is counted, and that it stays short."""

from __future__ import annotations

import pytest
from benchmarks import walk
from benchmarks.walk import Walk, followed, layer, main, module

from apnap.protocol import PROTOCOL_VERSION
from apnap.protocol.methods import compatible
from apnap.protocol.wire import result_line
from apnap.suite import SelectionError
from apnap_adapters.serving import Dispatcher


def test_calls_are_counted_in_their_order() -> None:
    here = Walk()
    with here.followed():
        result_line(1, None)
        result_line(2, None)
        compatible(PROTOCOL_VERSION)
        result_line(3, None)
    files = list(map(module, here.calls))
    assert set(files) == {"apnap.protocol.wire", "apnap.protocol.methods"}
    assert (here.files, here.changes, here.with_returns) == (2, 2, 2)


def test_a_module_has_its_package_as_its_layer() -> None:
    file = Dispatcher.__call__.__code__.co_filename
    assert (module(file), layer(file)) == ("apnap_adapters.serving", "apnap_adapters")


def test_the_walk_of_a_block_that_is_rejected_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    main(["--files"])
    printed = capsys.readouterr().out
    assert printed.startswith(f"{walk.SCENARIO}: the last answer, rejected")
    assert "apnap_reference.combat.block_legality" in printed
    assert " changes of file in " in printed


def test_a_decision_walks_through_few_files_and_changes_seldom() -> None:
    walked, verdict = followed(walk.SCENARIO)
    assert [violation.rule for violation in verdict.violations] == ["802.4a"]
    assert walked.files <= 20
    assert walked.changes <= 250


def test_a_scenario_that_does_not_exist_has_no_walk() -> None:
    with pytest.raises(SelectionError):
        followed("attack-multiple-players/no-such-scenario")
