"""
Answers that no engine should give, each a function of the message and the right answer.

The name of a function, with a capital letter, is the name of the player with whom it is told.
"""

import json
from collections.abc import Callable
from typing import Any, Final

Message = dict[str, Any]
Lie = Callable[[Message, bytes], bytes]

MEGABYTES: Final = 1 << 20


def _result(message: Message, text: str) -> bytes:
    """Return a response with a result that is written so."""
    return f'{{"jsonrpc":"2.0","id":{message["id"]},"result":{text}}}'.encode()


def _changed(right: bytes, change: Callable[[Message], object]) -> bytes:
    """Return the right answer with the state changed."""
    answer = json.loads(right)
    change(answer["result"]["state"])
    return json.dumps(answer).encode()


def garbage(_: Message, __: bytes) -> bytes:
    return b"Welcome \x1b[31mto the engine"


def empty(_: Message, __: bytes) -> bytes:
    return b""


def batch(_: Message, right: bytes) -> bytes:
    return b"[" + right + b"]"


def notification(_: Message, __: bytes) -> bytes:
    return b'{"jsonrpc":"2.0","method":"log","params":{}}'


def nan(message: Message, _: bytes) -> bytes:
    return _result(message, '{"verdict":"accepted","reason":NaN}')


def fraction(message: Message, _: bytes) -> bytes:
    return _result(message, '{"verdict":"accepted","reason":1.5}')


def giant(message: Message, _: bytes) -> bytes:
    return _result(message, f'{{"verdict":"accepted","reason":{"9" * 100_000}}}')


def twins(message: Message, _: bytes) -> bytes:
    return _result(message, '{"verdict":"rejected","verdict":"accepted"}')


def latin(message: Message, _: bytes) -> bytes:
    return _result(message, '{"verdict":"accepted","reason":"?"}').replace(b"?", b"\xe9")


def surrogate(message: Message, _: bytes) -> bytes:
    return _result(message, r'{"verdict":"accepted","reason":"\ud800"}')


def deep(message: Message, _: bytes) -> bytes:
    return _result(message, "[" * 100_000 + "]" * 100_000)


def stranger(_: Message, right: bytes) -> bytes:
    return _changed(right, lambda state: state["pending"][0].update(decider="Zed"))


def substitute(_: Message, right: bytes) -> bytes:
    return _changed(right, lambda state: state["pending"][0].update(subject="Zed"))


def astray(_: Message, right: bytes) -> bytes:
    return _changed(right, lambda state: state["pending"][0].update(turn=7))


def double(_: Message, right: bytes) -> bytes:
    return _changed(right, lambda state: state["pending"].append(state["pending"][0]))


def namesake(_: Message, right: bytes) -> bytes:
    def change(state: Message) -> None:
        state["players"][1]["name"] = "Rob"

    return _changed(right, change)


def miscount(_: Message, right: bytes) -> bytes:
    def change(state: Message) -> None:
        state["players"][1]["hand"] = state["players"][1].get("hand", 0) + 1

    return _changed(right, change)


def overflow(_: Message, right: bytes) -> bytes:
    def change(state: Message) -> None:
        card = {"name": "Forest", "card": "Forest", "owner": "Rob", "zone": "library"}
        state["objects"] = [*state.get("objects", []), card]
        state["players"][0]["library"] = 0

    return _changed(right, change)


def reuse(_: Message, right: bytes) -> bytes:
    return right  # the engine has given every decision one id


def wrong(message: Message, right: bytes) -> bytes:
    return right.replace(f'"id":{message["id"]}'.encode(), b'"id":4711', 1)


def spelled(message: Message, right: bytes) -> bytes:
    return right.replace(f'"id":{message["id"]}'.encode(), f'"id":"{message["id"]}"'.encode(), 1)


def earlier(message: Message, right: bytes) -> bytes:
    return right.replace(f'"id":{message["id"]}'.encode(), f'"id":{message["id"] - 1}'.encode(), 1)


def missing(message: Message, _: bytes) -> bytes:
    return _result(message, "{}")


def extra(_: Message, right: bytes) -> bytes:
    return _changed(right, lambda state: state.update(lifes=20))


def breach(_: Message, right: bytes) -> bytes:
    return _changed(right, lambda state: state["players"][0].update(life="much"))


def wide(_: Message, right: bytes) -> bytes:
    return _changed(right, lambda state: state.update(objects=[{"name": "x"}] * 100_000))


def failure(message: Message, _: bytes) -> bytes:
    problem = "out of \x1b[31mcheese " + "!" * MEGABYTES
    error = {"code": -32603, "message": "The engine failed.", "data": {"problem": problem}}
    return json.dumps({"jsonrpc": "2.0", "id": message["id"], "error": error}).encode()


def misfortune(message: Message, _: bytes) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": message["id"], "error": "oops"}).encode()


LIES: Final[dict[str, tuple[Lie, str]]] = {
    lie.__name__.capitalize(): (lie, told)
    for lie, told in (
        (garbage, "not JSON"),
        (batch, "not an object"),
        (notification, "not a response"),
        (nan, "NaN is not a number"),
        (fraction, "1.5 is not an integer"),
        (giant, "too large a number"),
        (twins, "occurs twice"),
        (latin, "not UTF-8"),
        (surrogate, "not JSON"),
        (deep, "nested deeper than 64"),
        (stranger, "asks 'Zed', who isn't a player"),
        (substitute, "is for 'Zed', who isn't a player"),
        (astray, "belongs to turn 7"),
        (double, "two pending decisions have the id"),
        (namesake, "called 'Rob'"),
        (miscount, "`players.1.hand` counts 1 in the hand"),
        (overflow, "where `objects` lists 1"),
        (reuse, "is used again"),
        (wrong, "the response is to 4711"),
        (spelled, "the `id` comes back as text"),
        (earlier, "Answer in order"),
        (missing, "lacks the field `verdict`"),
        (extra, "has the field `lifes`"),
        (breach, "`state.players.0.life` is 'much'"),
        (wide, "lacks the field"),
        (failure, "The engine failed at"),
        (misfortune, "not an error"),
        (empty, "empty"),
    )
}
"""Each lie by the name of its player, with a part of what apnap has to say of it."""
