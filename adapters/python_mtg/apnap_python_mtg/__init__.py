"""
python-mtg behind the apnap protocol, in the same process: `direct:python-mtg`.

Its factory makes a `referee`, which has the methods of the protocol. A position is made of facts
by `dealing`, with the cards of `card_pool`; `names` says what is called how on either side.
`moving` lets python-mtg play a move up to the next question, which `prompting` puts, or `callbacks`
within a move; `announcing` and `declaring` turn what is said into moves, or into one of the
`verdicts`; `showing` shows the facts as a state.
Nothing of python-mtg is changed but where it stops (`moving`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.protocol.extras import NotInstalled

if TYPE_CHECKING:
    from apnap.protocol import Engine


def python_mtg(mutant: str | None = None) -> Engine:
    """
    Return a new engine; its facts of cards are read once per process, in a few seconds.

    Raises `NotInstalled` where python-mtg is not there, `LookupError` for any mutant.
    """
    if mutant is not None:
        raise LookupError("python-mtg has no misreadings to offer")
    try:
        from apnap_python_mtg.referee import PythonMtg  # noqa: PLC0415 - needs python-mtg
    except ModuleNotFoundError as error:
        if error.name != "mtg":
            raise
        raise NotInstalled("python-mtg", "The engine `direct:python-mtg`") from error
    return PythonMtg()
