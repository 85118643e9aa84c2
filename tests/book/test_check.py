"""`tox -e book` gets itself a browser; where it cannot, that is said, and is no success."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from typing import Final

import pytest

CHECK: Final = Path(__file__).with_name("check.py")
SKIPPED: Final = 75
NODE: Final = shutil.which("node")

PACKED: Final = """
const fs = require("node:fs"), zlib = require("node:zlib");
const [from, to] = process.argv.slice(1);
fs.writeFileSync(to, zlib.brotliCompressSync(fs.readFileSync(from)));
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the npm of this test is a script")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return an environment without a browser, in which `playwright` knows of none either."""
    venv.create(tmp_path / "env", symlinks=True, system_site_packages=False, with_pip=False)
    site = next((tmp_path / "env" / "lib").glob("python*/site-packages"))
    for name in ("playwright", "pytest"):
        (site / name).mkdir()
    (site / "pytest" / "__init__.py").touch()
    (site / "pytest" / "__main__.py").write_text("import sys; print('tested', sys.argv[1:])\n")
    (site / "playwright" / "__init__.py").touch()
    (site / "playwright" / "sync_api.py").write_text(
        "from contextlib import nullcontext\n"
        "from types import SimpleNamespace as Some\n"
        "def sync_playwright():\n"
        "    return nullcontext(Some(chromium=Some(executable_path='/no/such/browser')))\n"
    )
    (tmp_path / "bin").mkdir()
    return tmp_path


def check(home: Path, **more: str) -> tuple[int, str]:
    """Run the check in that environment; return its end and its last line."""
    done = subprocess.run(
        [home / "env/bin/python", CHECK, "-x"],
        capture_output=True,
        check=False,
        env={"PATH": str(home / "bin"), **more},
        text=True,
    )
    return done.returncode, (done.stdout.splitlines() or [done.stderr])[-1]


def program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def test_without_npm_nothing_is_tested_and_that_is_said(home: Path) -> None:
    status, line = check(home)
    assert status == SKIPPED
    assert line.startswith("skipped: there is no Chromium here, and no npm to get it with")
    assert line.endswith("nothing was tested in a browser")


def test_what_npm_cannot_do_is_said(home: Path) -> None:
    for name in ("npm", "node"):
        program(home / "bin" / name, "exit 1")
    status, line = check(home)
    assert status == SKIPPED
    assert line.startswith("skipped: there is no Chromium here, and npm cannot get it")


def test_a_package_that_is_another_is_not_taken_for_a_browser(home: Path) -> None:
    program(home / "bin" / "npm", "echo nonsense >x.tgz")
    program(home / "bin" / "node", "exit 1")
    status, line = check(home)
    assert status == SKIPPED
    assert line.startswith("skipped: the Chromium of npm cannot be unpacked")
    assert not (home / "env" / "chromium").exists()


@pytest.mark.parametrize("installed", [True, False])
def test_a_browser_that_is_here_is_taken(installed: bool, home: Path) -> None:  # noqa: FBT001 - both
    told = {} if installed else {"APNAP_BROWSER": "/some/browser"}
    if installed:
        program(home / "bin" / "chromium", "exit 0")
    status, line = check(home, **told)
    assert status == 0
    assert line.startswith("tested ['tests/book/test_in_browser.py'")
    assert line.endswith(", '-x']")


@pytest.mark.skipif(NODE is None, reason="node packs what npm brings in this test")
def test_the_browser_of_npm_is_unpacked_with_its_libraries_and_fonts(home: Path) -> None:
    package = home / "package" / "bin"
    package.mkdir(parents=True)
    content = home / "content"
    content.write_text("#!/bin/sh\nexit 0\n")
    for name, inside in (("al2023", "lib/a.so"), ("fonts", "fonts/a.ttf"), ("swiftshader", "b.so")):
        with tarfile.open(home / f"{name}.tar", "w") as archive:
            archive.add(content, inside)
    shutil.copy(content, home / "chromium")
    for name in ("chromium", "al2023.tar", "fonts.tar", "swiftshader.tar"):
        subprocess.run([str(NODE), "-e", PACKED, home / name, package / f"{name}.br"], check=True)
    with tarfile.open(home / "sparticuz.tgz", "w:gz") as archive:
        archive.add(home / "package", "package")
    program(home / "bin" / "npm", f"/bin/cp {home / 'sparticuz.tgz'} .")
    (home / "bin" / "node").symlink_to(str(NODE))

    status, line = check(home)
    assert (status, line[:6]) == (0, "tested")
    browser = home / "env" / "chromium"
    assert os.access(browser / "chromium", os.X_OK)
    for name in ("lib/a.so", "fonts/a.ttf", "b.so", "fonts.conf"):
        assert (browser / name).is_file()
    assert not list(browser.glob("*.tar"))
    (home / "bin" / "npm").unlink()
    assert check(home)[0] == 0, "what was unpacked once is there"
