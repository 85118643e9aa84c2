"""
What tox does beyond `tox.ini`.

It plays environments side by side, finds the Pythons of pyenv, plays on a quicker build of its own
Python where the system has one, does not play twice what it plays on its own Python, and calls an
environment skipped that could not be played here.
"""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.installing import INSTALLER, installer
from tox.plugin import impl
from tox.tox_env.errors import Skip
from tox.util.cpu import auto_detect_cpus

if TYPE_CHECKING:
    from tox.config.cli.parser import Parsed
    from tox.config.sets import ConfigSet
    from tox.execute import Outcome
    from tox.session.state import State
    from tox.tox_env.api import ToxEnv

_OWN: Final = sys.version_info[:2]
"""The version of the Python that runs tox."""

_BRIDGES: Final = Path(__file__).parent / "adapters"

_UNBUFFERED: Final = "PYTHONUNBUFFERED"
"""Python's own variable; tox does not pass it on to environments."""

_PYTHON: Final = "APNAP_PYTHON"
"""The variable by which `tox.ini` calls the Python on which checks are played."""

_OF_THE_SYSTEM: Final = Path("/usr/bin")
"""Where a distribution has its Pythons."""

_WORKERS: Final = "APNAP_WORKERS"
"""The variable by which `tox.ini` calls the number of processes that play the tests."""

_SKIPPED: Final = 75
"""The exit status of a check that cannot be made here and now (EX_TEMPFAIL)."""

_MAY_LACK: Final = {"book": "a browser", "forge": "Forge", "manabrew": "manabrew-engine"}
"""What some environments need that npm or cargo brings, and that cannot be had everywhere."""


def pyenv_pythons(root: Path) -> list[Path]:
    """Return the released Pythons below pyenv's root, newest first, none of tox's own version."""
    released = {
        tuple(map(int, home.name.split("."))): home / "bin" / "python"
        for home in root.glob("versions/*")
        if re.fullmatch(r"3\.\d+\.\d+", home.name)
    }
    return [released[one] for one in sorted(released, reverse=True) if one[:2] != _OWN]


def pyenv_root() -> Path:
    """Return the folder in which pyenv keeps its Pythons."""
    return Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")


def own_python(root: Path, system: Path = _OF_THE_SYSTEM) -> Path:
    """
    Return the Python on which checks are played that ask for none of a version: tox's own version.

    That is the one that runs tox, unless it is pyenv's and the system has one of the same version:
    pyenv leaves out the compiler's optimisation by profiles, which distributions have, and the same
    tests take a third longer on it.
    """
    built = system / f"python{_OWN[0]}.{_OWN[1]}"
    slow = Path(sys.base_prefix).resolve().is_relative_to(root.resolve())
    return built if slow and built.exists() else Path(sys.executable)


def uv_here() -> str:
    """Return the program of the uv that stands beside tox, or nothing."""
    if importlib.util.find_spec("uv") is None:
        return ""
    found: str = importlib.import_module("uv").find_uv_bin()
    return found


def all_are_asked_for(options: Parsed) -> bool:
    """Tell whether `tox` was called as it is, and nobody said how many environments at once."""
    plain = options.command == "legacy" and options.env.is_default_list
    return plain and not options.parallel and not options.no_capture


def say_at_once() -> None:
    """
    Begin anew without buffers, unless there are none.

    tox writes what an environment said on two streams into the buffers below them and leaves it
    there: all complaints would come after the summary, when tox has ended.
    """
    if sys.platform != "win32" and not os.environ.get(_UNBUFFERED):
        os.environ[_UNBUFFERED] = "1"
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - this tox itself


@impl
def tox_add_core_config(core_conf: ConfigSet, state: State) -> None:
    """
    Play one environment more at once than there are processors, if all of them are to be played.

    Most use one processor only, or wait for the network; the tests, which take longest, use all.
    Were there one of the others at a time, they would get too little beside the tests' workers, and
    the last would end when processors have been idle. Environments that are named are played one
    after the other, and so are all by `tox run`, and on a single processor.

    Let tox look at pyenv's Pythons, too, and leave out what the environment `tests` plays anyway.
    Of pyenv's Pythons only those are on `PATH` that are chosen where one stands. They come after
    those of the option `--discover`.

    Tell `tox.ini` what installs, which Python plays, and how many processes play the tests: one
    more than there are processors.
    """
    root = pyenv_root()
    options = state.conf.options
    options.discover += map(str, pyenv_pythons(root))
    if all_are_asked_for(options) and auto_detect_cpus() > 1:
        say_at_once()
        options.parallel = auto_detect_cpus() + 1
    if INSTALLER not in os.environ:  # to find it out takes longer than anything else here
        os.environ[INSTALLER] = installer(uv_here(), sys.executable, "-m", "pip")
    os.environ.setdefault(_PYTHON, str(own_python(root)))
    os.environ.setdefault(_WORKERS, str(auto_detect_cpus() + 1))
    usual, own = core_conf["env_list"].envs, f"py{_OWN[0]}{_OWN[1]}"
    usual[:] = [name for name in usual if name != own]


@impl
def tox_before_run_commands(tox_env: ToxEnv) -> None:
    """Skip a bridge where it is not: an sdist has none."""
    name = tox_env.conf.name
    if name in ("forge", "manabrew") and not (_BRIDGES / name / "check.py").exists():
        msg = f"there is no bridge to {_MAY_LACK[name]} here"
        raise Skip(msg)


@impl
def tox_after_run_commands(tox_env: ToxEnv, exit_code: int, outcomes: list[Outcome]) -> None:  # noqa: ARG001 - tox's names
    """Call a check skipped if what it needs could not be had, and not passed."""
    lacking = _MAY_LACK.get(tox_env.conf.name)
    if lacking and exit_code == _SKIPPED:
        msg = f"{lacking} cannot be installed here; the line above says why"
        raise Skip(msg)
