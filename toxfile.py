"""What tox does beyond `tox.ini`: it calls an environment skipped that could not be played here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tox.plugin import impl
from tox.tox_env.errors import Skip

if TYPE_CHECKING:
    from tox.execute import Outcome
    from tox.tox_env.api import ToxEnv

_FORGE: Final = Path(__file__).parent / "adapters" / "forge" / "check.py"

_SKIPPED: Final = 75
"""The exit status of that script where npm cannot install Forge."""


@impl
def tox_before_run_commands(tox_env: ToxEnv) -> None:
    """Skip the bridge to Forge where it is not: an sdist has no bridges."""
    if tox_env.conf.name == "forge" and not _FORGE.exists():
        msg = "there is no bridge to Forge here"
        raise Skip(msg)


@impl
def tox_after_run_commands(tox_env: ToxEnv, exit_code: int, outcomes: list[Outcome]) -> None:  # noqa: ARG001 - tox's names
    """Call the bridge to Forge skipped if Forge could not be installed, and not passed."""
    if tox_env.conf.name == "forge" and exit_code == _SKIPPED:
        msg = "Forge cannot be installed here; the line above says why"
        raise Skip(msg)
