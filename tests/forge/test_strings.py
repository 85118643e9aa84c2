"""Texts pass between Forge and JavaScript faster than its launcher lets them, and are the same."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

STRINGS: Final = Path(__file__).parents[2] / "adapters" / "forge" / "bridge" / "strings.cjs"
NODE: Final = shutil.which("node")
TEXTS: Final = (
    "",
    "Grizzly Bears",
    "Jötun — \U0001d510agic",
    "half of a pair: \ud835",
    "".join(map(chr, range(9000))),
)
"""The last is longer than what is read at once, and as long as twice that and something."""
UNPROXY: Final = "_JSConversion.unproxy___Object_Object"
JAVA: Final = """
const { quick } = require(process.argv[1]);
const { texts, without } = JSON.parse(process.argv[2]);
const proxies = new Map();
const stock = [];
const proxy = (string) => {
  const made = { of: "Java" };
  proxies.set(made, string);
  return made;
};
const jsbody = {
  "_JSString.of___String_JSString": (self, made) => stock.push("out") && proxies.get(made).text,
  "_JSString.asString___String": (text) => stock.push("in") && proxy({ text }),
  "_JSConversion.unproxy___Object_Object": (self, made) => proxies.get(made),
  "_JSConversion.extractJavaScriptProxy___Object_Object": (self, string) => proxy(string),
};
const exported = {
  "string.tochars": ({ text }) => units(text),
  "string.fromchars": (array) => ({ text: array.map((u) => String.fromCharCode(u)).join("") }),
  "array.length": (array) => array.length,
  "array.char.create": (length) => Array(length).fill(0),
  "array.char.read": (array, index) => array[index],
  "array.char.write": (array, index, unit) => { array[index] = unit; },
};
const units = (text) => text.split("").map((unit) => unit.charCodeAt(0));
delete jsbody[without];
delete exported[without];
const imports = without === "jsbody" ? {} : { jsbody };
const before = { ...jsbody };
const told = [];
const instantiate = async (bytes, imports) => ({ instance: { exports: exported }, bytes, imports });
quick(instantiate, (problem) => told.push(problem))("a module", imports).then((made) => {
  const came = texts.map((text) =>
    jsbody["_JSString.of___String_JSString"](null, jsbody["_JSString.asString___String"](text)));
  const same = Object.keys(before).every((name) => jsbody[name] === before[name]);
  console.log(JSON.stringify({ came, told, stock, same, bytes: made.bytes }));
});
"""
"""A module like Forge's, with texts that go in and come out, in a JavaScript without Forge."""

pytestmark = [
    pytest.mark.skipif(not STRINGS.exists(), reason="bridges are not in the sdist"),
    pytest.mark.skipif(NODE is None, reason="there is no node here"),
]


def passed(*texts: str, without: str = "") -> Any:  # noqa: ANN401 - what JSON says
    """Let texts go in and come out again, in a module that is without one of its functions."""
    asked = json.dumps({"texts": texts, "without": without})
    words: Sequence[str] = (str(NODE), "-e", JAVA, str(STRINGS), asked)
    done = subprocess.run(words, capture_output=True, check=True, text=True, timeout=60)
    return json.loads(done.stdout)


def test_texts_are_the_same_when_they_have_gone_in_and_come_out() -> None:
    said = passed(*TEXTS)
    assert said["came"] == list(TEXTS)
    assert (said["told"], said["stock"], said["bytes"]) == ([], [], "a module")
    assert not said["same"]


@pytest.mark.parametrize("missing", ["array.char.read", "array.char.write", UNPROXY])
def test_a_module_without_the_functions_for_it_is_left_alone_and_that_is_told(missing: str) -> None:
    said = passed("Grizzly Bears", without=missing)
    assert said["told"] == [f"texts pass the slow way: Forge has no {missing}"]
    assert (said["came"], said["stock"]) == (["Grizzly Bears"], ["in", "out"])


@pytest.mark.parametrize(
    ("without", "missing"), [(UNPROXY, UNPROXY), ("jsbody", "_JSString.of___String_JSString")]
)
def test_what_a_module_is_given_stays_as_it_is_where_that_is_not_enough(
    without: str, missing: str
) -> None:
    said = passed("Grizzly Bears", without=without)
    assert said["told"] == [f"texts pass the slow way: Forge has no {missing}"]
    assert (said["came"], said["same"]) == (["Grizzly Bears"], True)
