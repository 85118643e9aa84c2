/**
 * The protocol's lines: JSON-RPC 2.0, one message per line. You need not change this file.
 *
 * `serve` reads requests from standard input, calls your methods and writes their results to
 * standard output. Whatever goes wrong becomes an error message; the program goes on.
 *
 * Standard output belongs to the protocol. What `console.log` and others print goes to standard
 * error from here on, so that a forgotten line does no harm.
 */

export const LINE_LIMIT = 8_388_608; // longest line that is read, in bytes; `initialize` says so

export const Code = Object.freeze({
  NOT_JSON: -32700,
  NOT_A_REQUEST: -32600,
  NO_SUCH_METHOD: -32601,
  BAD_PARAMS: -32602,
  ENGINE_FAILED: -32603,
  BAD_REQUEST: -32000,
  OUT_OF_ORDER: -32001,
  TOO_LONG: -32002,
  OTHER_VERSION: -32003,
});

const MEANINGS: Record<number, string> = {
  [Code.NOT_JSON]: "The line is not strict JSON.",
  [Code.NOT_A_REQUEST]: "The message is not a request of this protocol.",
  [Code.NO_SUCH_METHOD]: "There is no such method, or this engine does not offer it.",
  [Code.BAD_PARAMS]: "The parameters break the schema of the method.",
  [Code.ENGINE_FAILED]: "The engine failed.",
  [Code.BAD_REQUEST]: "The message names something that is not there, or comes too early.",
  [Code.OUT_OF_ORDER]: "`initialize` comes first and once, `shutdown` last.",
  [Code.TOO_LONG]: "The message is longer than the other side reads.",
  [Code.OTHER_VERSION]: "The versions of the protocol do not fit together.",
};

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };
export type Method = (params: JsonObject) => JsonObject | Promise<JsonObject>;
type Id = number | string | null;

/** A broken message: answered with an error. An illegal move is no trouble, but a verdict. */
export class Trouble extends Error {
  code: number;
  hint: string;
  where: string;
  id: Id | undefined;

  constructor(code: number, problem: string, more: { hint?: string; where?: string; id?: Id } = {}) {
    super(problem);
    this.code = code;
    this.hint = more.hint ?? "";
    this.where = more.where ?? "";
    this.id = more.id;
  }
}

/** Answer messages until `shutdown` or the end of input. */
export async function serve(methods: Map<string, Method>): Promise<void> {
  const write = process.stdout.write.bind(process.stdout) as (text: string) => boolean;
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
  let opened = false;
  for await (const line of lines()) {
    let id: Id = null;
    let answer: object;
    let ended = false;
    try {
      const request = read(line);
      id = request.id;
      if (opened === (request.method === "initialize") && request.method !== "shutdown") {
        throw new Trouble(Code.OUT_OF_ORDER, `\`${request.method}\` comes at the wrong time`);
      }
      ended = request.method === "shutdown";
      const method = methods.get(request.method);
      if (!ended && method === undefined) {
        throw new Trouble(Code.NO_SUCH_METHOD, `there is no method \`${request.method}\` here`);
      }
      answer = { result: method ? await method(request.params) : {} };
      opened = true;
    } catch (error) {
      if (error instanceof Trouble && error.id !== undefined) id = error.id;
      answer = { error: described(error) };
    }
    write(`${JSON.stringify({ jsonrpc: "2.0", id, ...answer })}\n`);
    if (ended) return;
  }
}

/** Throw an error unless `value` is an object with these fields and, if `others` is given, no more. */
export function fields(value: unknown, where: string, needed: string[], others?: string[]): JsonObject {
  if (!isObject(value)) throw new Trouble(Code.BAD_PARAMS, `\`${where}\` is not an object`, { where });
  for (const name of needed) {
    if (!Object.hasOwn(value, name)) {
      throw new Trouble(Code.BAD_PARAMS, `\`${where}\` lacks the field \`${name}\``, { where });
    }
  }
  for (const name of others ? Object.keys(value) : []) {
    if (!needed.includes(name) && !others?.includes(name)) {
      throw new Trouble(Code.BAD_PARAMS, `\`${where}\` has the unknown field \`${name}\``, { where });
    }
  }
  return value;
}

/** Yield the lines of standard input; null for one that is too long. */
async function* lines(): AsyncGenerator<Buffer | null> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const last = rest.subarray(0, end);
      yield size + last.length > LINE_LIMIT ? null : Buffer.concat([...parts, last]);
      [parts, size, rest] = [[], 0, rest.subarray(end + 1)];
    }
    size += rest.length;
    if (size <= LINE_LIMIT) parts.push(rest);
    else parts = [];
  }
}

/** Return the request on the line. */
function read(line: Buffer | null): { id: Id; method: string; params: JsonObject } {
  if (line === null) throw new Trouble(Code.TOO_LONG, `the line has more than ${LINE_LIMIT} bytes`);
  let message: unknown;
  try {
    message = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line));
  } catch (error) {
    throw new Trouble(Code.NOT_JSON, `the line is not JSON: ${(error as Error).message}`);
  }
  const { jsonrpc, id, method, params, ...others } = isObject(message) ? message : {};
  const usable = (typeof id === "string" && id !== "") || Number.isInteger(id);
  const whole = jsonrpc === "2.0" && typeof method === "string" && isObject(params);
  if (!usable || !whole || Object.keys(others).length > 0) {
    throw new Trouble(Code.NOT_A_REQUEST, "the message is not a request", { id: usable ? (id as Id) : null });
  }
  return { id: id as Id, method, params };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Return an error as the protocol writes it. */
function described(error: unknown): object {
  if (error instanceof Trouble) {
    const data = { problem: error.message, hint: error.hint, where: error.where };
    return { code: error.code, message: MEANINGS[error.code], data };
  }
  console.error(error); // your engine has a bug: say so, and go on
  const data = { problem: String(error) };
  return { code: Code.ENGINE_FAILED, message: MEANINGS[Code.ENGINE_FAILED], data };
}
