"""
The project's checks in a checkout: tox, in an environment of its own, which is made first.

    python3 -m tools.checks [WORD…]

The words are for tox. The environment is `.venv`, as `python3 -m venv .venv` would make it and
`.venv/bin/pip install tox uv` after it, which takes twice as long, with nothing else to be done
meanwhile. Here pip is not installed first, but unpacked where `ensurepip` has it, and gets uv only,
which gets the rest.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.helping import passed_on, reader
from tools.installing import BY_PIP, INSTALLER, installer

HOME: Final = Path(".venv")
PROGRAMS: Final = HOME.resolve() / ("Scripts" if sys.platform == "win32" else "bin")

_TRUST: Final = {"UV_SYSTEM_CERTS": "true", "UV_NATIVE_TLS": "true"}
"""uv trusts whom the machine trusts, as in `tox.ini`."""


def wheels_of_pip() -> list[Path]:
    """Return the wheels of pip that `ensurepip` installs from: its own, or the distribution's."""
    found = importlib.util.find_spec("ensurepip")
    own = Path(found.origin).parent / "_bundled" if found and found.origin else None
    folders = (sysconfig.get_config_var("WHEEL_PKG_DIR"), own)
    return [one for folder in folders if folder for one in Path(folder).glob("pip-*.whl")]


def environment(folder: Path) -> list[str]:
    """
    Make the environment, unless it is there, and return a command that is a pip for it.

    Only the package of pip is unpacked into the folder, and not what says that it is installed.
    """
    python, wheels = str(PROGRAMS / "python"), wheels_of_pip()
    if not wheels:
        subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
        return [python, "-m", "pip"]
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", HOME], check=True)
    with zipfile.ZipFile(wheels[0]) as wheel:
        wheel.extractall(folder, [name for name in wheel.namelist() if name.startswith("pip/")])
    return [python, str(folder / "pip")]


def install(folder: Path) -> str:
    """Install tox, and what installs for it; return the command of that, `install` left out."""
    pip = environment(folder)
    subprocess.run([*pip, "install", "--no-compile", "uv"], check=True)
    command = installer(str(PROGRAMS / "uv"), *pip)
    words = pip if command == BY_PIP else shlex.split(command)
    environ = {**_TRUST, **os.environ, "UV_PYTHON": str(PROGRAMS / "python")}
    subprocess.run([*words, "install", "--no-compile", "tox", "pip"], env=environ, check=True)
    return command


def main(words: Sequence[str]) -> None:
    """Make the environment and become tox, which needs not begin anew (`toxfile.py`)."""
    reads = reader("python3 -m tools.checks", __doc__, "-e lint,types")
    words = passed_on(words, reads, "tox")
    with TemporaryDirectory() as folder:
        try:
            command = install(Path(folder))
        except subprocess.CalledProcessError as error:
            sys.exit(error.returncode)
    os.environ |= {INSTALLER: command, "PYTHONUNBUFFERED": "1"}
    tox = str(PROGRAMS / "tox")
    os.execv(tox, [tox, *words])  # noqa: S606 - the tox that has just been installed


if __name__ == "__main__":
    main(sys.argv[1:])
