"""The steps before a position is loaded: who is there, and what becomes of broken messages."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.doctor.bench import Bench, Reply, in_words
from apnap.doctor.positions import NAMES
from apnap.driver.declared import KINDS, strange_cards, strange_kinds
from apnap.protocol import (
    PROTOCOL_VERSION,
    Initialize,
    Load,
    Nothing,
    Program,
    State,
    View,
    compatible,
)
from apnap.protocol.counting import counted
from apnap.protocol.wire import Code
from apnap.rulebooks import editions

"""All kinds of decision."""

_SHORT: Final = 65_536
_UNKNOWN_METHOD: Final = "sing"
_STRANGER: Final = f"Nobody but {NAMES[0]}"
_TEXT_ID: Final = "a text, not a number"


def initialize(bench: Bench) -> str:
    """Open the conversation."""
    told = bench.initialize()
    if not compatible(told.protocol):
        raise bench.halt(
            f"The engine speaks protocol {told.protocol}, apnap {PROTOCOL_VERSION}.",
            "Speak the same version, or refuse `initialize` with the error -32003.",
        )
    if told.line_limit < _SHORT:
        bench.advise(
            f"The engine reads lines of {told.line_limit} bytes at most.",
            "A position of a large game is longer than that; the usual limit is 8388608.",
        )
    return f"{told.engine.name} {told.engine.version}, protocol {told.protocol}"


def capabilities(bench: Bench) -> str:
    """Look at what the engine declares."""
    can = bench.introduced.capabilities
    if not set(can.editions) & set(editions()):
        bench.wrong(
            f"None of its editions ({', '.join(can.editions)}) is known to the suite.",
            f"Declare one or several of: {', '.join(editions())}.",
        )
    if not can.attack_options:
        bench.wrong(
            "`attack_options` is empty, so that no game can be played.",
            "Declare `one_opponent` for games of two players, `multiple` for free-for-all.",
        )
    kinds = () if can.decisions == "all" else can.decisions
    for kind, hint in strange_kinds(can):
        bench.wrong(f"`decisions` names the kind `{kind[:80]}`, which there is not.", hint)
    for problem in strange_cards(can):
        bench.advise(
            f"{problem}.",
            "Declare a card as `apnap schema card` and the files in `cards/` write its name.",
        )
    if "priority" not in (kinds or KINDS):
        bench.wrong(
            "`decisions` does not name `priority`, without which nothing can be played.",
            "Add it once players are asked about priority.",
        )
    cards = "all cards" if can.cards == "all" else counted(len(can.cards), "card")
    asks = "all kinds of decision" if not kinds else f"decisions: {', '.join(kinds)}"
    return f"{can.players} players, {cards}, {asks}"[:200]


def unknown_method(bench: Bench) -> str:
    """Ask for a method that there is not."""
    reply = bench.ask(_UNKNOWN_METHOD, Nothing())
    _refused(bench, reply, Code.NO_SUCH_METHOD, "a method that does not exist", strict=True)
    return f"`{_UNKNOWN_METHOD}` is refused"


def too_early(bench: Bench) -> str:
    """Ask for the game before there is one, and introduce oneself twice."""
    reply = bench.ask("view", View(None))
    _refused(bench, reply, Code.BAD_REQUEST, "`view` before any `load`")
    again = bench.ask("initialize", Initialize(PROTOCOL_VERSION, Program("apnap", "0")))
    _refused(bench, again, Code.OUT_OF_ORDER, "a second `initialize`")
    return "`view` without a game and a second `initialize` are refused"


def broken_messages(bench: Bench) -> str:
    """Say what is no message of the protocol; the engine has to live on."""
    for line, code, what in _BROKEN:
        _refused(bench, bench.line(line, 0), code, what)
    extra = bench.ask("view", {"player": None, "colour": "red"})
    if extra.error is None:
        bench.advise(
            "A field that the schema does not know was ignored.",
            "All objects are closed: refuse it with -32602, so that a typing error is noticed.",
        )
    bench.call("unload")
    return "each is refused, and the next message is answered"


_BROKEN: Final = (
    (b'{"jsonrpc": "2.0", "id": 0, "method"', Code.NOT_JSON, "a line that is not JSON"),
    (b'{"jsonrpc": "2.0", "id": 0}', Code.NOT_A_REQUEST, "a message without `method`"),
    (b"[]", Code.NOT_A_REQUEST, "a batch"),
    (
        b'{"jsonrpc": "2.0", "id": 0, "method": "load", "params": {}}',
        Code.BAD_PARAMS,
        "`load` without a position",
    ),
    (
        b'{"jsonrpc": "2.0", "id": 0, "method": "load", "params": {"position": "\xff"}}',
        Code.NOT_JSON,
        "a line that is not UTF-8",
    ),
)


def ids(bench: Bench) -> str:
    """Use a text as id: it has to come back as it is."""
    bench.call("unload", id_=_TEXT_ID)
    return "an id that is a text comes back as it is"


def nobody(bench: Bench) -> str:
    """Name somebody who does not play, once a position is loaded."""
    for method in ("concede", "view"):
        reply = bench.ask(method, {"player": _STRANGER})
        _refused(bench, reply, Code.BAD_REQUEST, f"`{method}` for somebody who does not play")
    if bench.asked is not None:
        _stranger_loaded(bench, bench.asked)
    return "players who are not there are refused"


def _stranger_loaded(bench: Bench, position: State) -> None:
    """Load a position in which somebody has priority who does not play."""
    turns = tuple(replace(turn, priority=_STRANGER) for turn in position.turns)
    reply = bench.ask("load", Load(replace(position, turns=turns)))
    what = "a position in which a stranger has priority"
    if reply.error is None:
        bench.state = None  # it has another position now, or none
    if isinstance(reply.result, dict) and reply.result.get("verdict") != "accepted":
        bench.advise(
            f"It was given {what}, and answered with a verdict.",
            f"A position that contradicts itself is an error: code {Code.BAD_REQUEST:d}.",
        )
    else:
        _refused(bench, reply, Code.BAD_REQUEST, what)


def _refused(bench: Bench, reply: Reply, code: Code, what: str, *, strict: bool = False) -> None:
    """Note it unless the engine has answered with that error."""
    if reply.error is None:
        shown = msgspec.json.encode(reply.result)[:80].decode(errors="replace")
        bench.wrong(
            f"It was given {what}, and answered with a result ({shown}).",
            f"Answer with an error: code {code:d}.",
        )
    elif reply.error.code == Code.ENGINE_FAILED:
        bench.wrong(
            f"It was given {what}, and failed: {in_words(reply.error)}.",
            f"Check messages before you use them, and answer with code {code:d}.",
        )
    elif reply.error.code != code:
        note = bench.wrong if strict else bench.advise
        note(
            f"It was given {what}, and the error is {in_words(reply.error)}.",
            f"The code for this is {code:d}.",
        )
