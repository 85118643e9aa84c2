// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Texts between Forge and JavaScript, faster.
 *
 * Forge's launcher reads each character of a Java string through a `Proxy`, and looks up an exported
 * function for each one that it writes. All that Forge shows passes there: that took a fifth of all
 * time. Here the same exported functions are called with nothing in between.
 */
const OUT = "_JSString.of___String_JSString";
const IN = "_JSString.asString___String";
const JAVA_OF_PROXY = "_JSConversion.unproxy___Object_Object";
const PROXY_OF_JAVA = "_JSConversion.extractJavaScriptProxy___Object_Object";
const EXPORTED = [
  "string.tochars", "string.fromchars", "array.length",
  "array.char.create", "array.char.read", "array.char.write",
];
const AT_ONCE = 4096;

/**
 * Return an `instantiate` like WebAssembly's whose module takes and gives texts in the faster way.
 *
 * A module that does not have the functions for it (another release of Forge's) is left as it is;
 * `tell` is told so.
 */
exports.quick = (instantiate, tell) => async (bytes, imports) => {
  const { jsbody } = imports;
  const missing = [OUT, IN, JAVA_OF_PROXY, PROXY_OF_JAVA].find((name) => !jsbody?.[name]);
  const { [JAVA_OF_PROXY]: javaOf, [PROXY_OF_JAVA]: proxyOf, ...stock } = jsbody ?? {};
  let java = null;
  if (!missing) {
    jsbody[OUT] = (self, proxy) => java ? read(java, javaOf(null, proxy)) : stock[OUT](self, proxy);
    jsbody[IN] = (text) => java ? proxyOf(null, write(java, text)) : stock[IN](text);
  }
  const made = await instantiate(bytes, imports);
  const without = missing ?? EXPORTED.find((name) => !made.instance.exports[name]);
  if (without) tell(`texts pass the slow way: Forge has no ${without}`);
  else java = functions(made.instance.exports);
  return made;
};

const functions = (exported) => {
  const [chars, string, length, create, at, put] = EXPORTED.map((name) => exported[name]);
  return { chars, string, length, create, at, put };
};

/** The text of a Java string. */
function read({ chars, length, at }, string) {
  const array = chars(string);
  const all = length(array);
  const units = new Uint16Array(Math.min(all, AT_ONCE));
  let text = "";
  for (let from = 0; from < all; from += AT_ONCE) {
    const some = Math.min(all - from, AT_ONCE);
    for (let i = 0; i < some; i += 1) units[i] = at(array, from + i);
    text += String.fromCharCode.apply(null, units.subarray(0, some));
  }
  return text;
}

/** A Java string of a text. */
function write({ string, create, put }, text) {
  const array = create(text.length);
  for (let i = 0; i < text.length; i += 1) put(array, i, text.charCodeAt(i));
  return string(array);
}
