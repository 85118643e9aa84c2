"""
Puts the apnap of these tests, with profiles of few scenarios, where a job looks for one.

On Linux that is a small program which has this process start a copy of one that has imported apnap
(`tests/forking`), with its own words, folder, environment and streams, and ends as that does.

Nothing of apnap is imported here: the environment `packaging` takes from these folders what it can
do without apnap.
"""

from __future__ import annotations

import ast
import functools
import os
import socket
import struct
import sys
import threading
from pathlib import Path
from typing import Final

from tests.forking import started

_ROOT: Final = Path(__file__).parents[2]
_APNAP: Final = f"""#!{sys.executable}
import sys

sys.path.append({str(_ROOT)!r})
from tests.ci.few import apnap

if __name__ == "__main__":
    apnap()
"""
_COPIED: Final = f"""
import sys
sys.path.append({str(_ROOT)!r})
del sys.argv[0]
from tests.ci.few import apnap
apnap()
"""
_ASKS: Final = f"""#!{sys.executable} -IS
import os, socket, sys
with socket.socket(socket.AF_UNIX) as asks:
    asks.connect(ADDRESS)
    said = ascii((sys.argv, os.getcwd(), dict(os.environ))).encode()
    socket.send_fds(asks, [len(said).to_bytes(4, "little")], [0, 1, 2])
    asks.sendall(said)
    status = int.from_bytes(asks.recv(4, socket.MSG_WAITALL), "little")
os._exit(status)
"""
_WHO: Final = struct.Struct("3i")


def lay(where: Path) -> Path:
    """Put `bin/apnap`, and `bin/python` beside it, into a folder; return that of the programs."""
    programs = where / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    program = programs / "apnap"
    linux = sys.platform.startswith("linux")
    text = _ASKS.replace("ADDRESS", repr(_address())) if linux else _APNAP
    program.write_text(text, encoding="utf-8")
    program.chmod(0o755)
    return programs


@functools.cache
def _address() -> bytes:
    """Return where the programs that were laid ask this process."""
    listens = socket.socket(socket.AF_UNIX)
    listens.bind("")  # the system finds an address
    listens.listen()
    threading.Thread(target=_hear, args=(listens,), daemon=True).start()
    address: bytes = listens.getsockname()
    return address


def _hear(listens: socket.socket) -> None:
    while True:
        asks, _ = listens.accept()
        _, user, _ = _WHO.unpack(asks.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _WHO.size))
        if user == os.getuid():
            threading.Thread(target=_play, args=(asks,), daemon=True).start()
        else:
            asks.close()


def _play(asks: socket.socket) -> None:
    """Play what a program asks for, and tell it the status as a shell has it."""
    with asks:
        head, files, _, _ = socket.recv_fds(asks, 4, 3)
        said = asks.recv(int.from_bytes(head, "little"), socket.MSG_WAITALL)
        words, folder, environment = ast.literal_eval(said.decode())
        command = [sys.executable, "-P", "-c", _COPIED, *words]
        given, out, err = files
        try:
            process = started.Popen(
                command, cwd=folder, env=environment, stdin=given, stdout=out, stderr=err
            )
        finally:
            for file in files:
                os.close(file)
        status = process.wait()
        asks.sendall((status if status >= 0 else 128 - status).to_bytes(4, "little"))
