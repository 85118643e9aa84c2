"""
What installs what the checks need: uv, or pip.

`tools/checks.py` asks for it before tox is there, and `toxfile.py` in tox: it needs Python only.
"""

from __future__ import annotations

import shlex
import subprocess
from typing import Final

INSTALLER: Final = "APNAP_INSTALLER"
"""The variable by which `tox.ini` calls what installs, the word `install` left out."""

BY_PIP: Final = "python -I -m pip"
"""The pip of the environment into which is installed."""


def pip_is_sent_elsewhere(*pip: str) -> bool:
    """Tell whether pip, called so, has an index of its own, of which uv knows nothing."""
    told = subprocess.run([*pip, "config", "list"], capture_output=True, text=True, check=False)
    return any(one in told.stdout.replace("_", "-") for one in ("index-url", "no-index", "proxy"))


def installer(uv: str, *pip: str) -> str:
    """
    Return the command that installs, the word `install` left out: this uv, or a pip.

    uv installs in a fifth of the time that pip takes: it is used if there is one.
    """
    if not uv or pip_is_sent_elsewhere(*pip):
        return BY_PIP
    return shlex.join((uv, "pip"))
