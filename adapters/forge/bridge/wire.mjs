// SPDX-License-Identifier: AGPL-3.0-or-later
/** Messages as lines: reads requests one by one, answers each before the next is read. */
import { createInterface } from "node:readline";

export const CODE = Object.freeze({
  NOT_JSON: -32700,
  NOT_A_REQUEST: -32600,
  NO_SUCH_METHOD: -32601,
  BAD_PARAMS: -32602,
  ENGINE_FAILED: -32603,
  BAD_REQUEST: -32000,
  OUT_OF_ORDER: -32001,
  OTHER_VERSION: -32003,
});

/** A broken message, or an engine that broke; answered with a JSON-RPC error. */
export class Trouble extends Error {
  constructor(code, problem, { hint = "", where = "" } = {}) {
    super(problem);
    this.code = code;
    this.data = { problem, hint, where };
  }
}

/** Answer requests until `shutdown` or the end of the input. `methods`: name -> async function. */
export async function serve(input, write, methods) {
  const lines = createInterface({ input, crlfDelay: Infinity });
  let opened = false;
  for await (const line of lines) {
    if (!line.trim()) continue;
    let id = null;
    let reply;
    let last = false;
    try {
      const request = parse(line);
      id = request.id;
      const method = methods[request.method];
      if (!method) throw new Trouble(CODE.NO_SUCH_METHOD, `there is no method ${request.method}`);
      if (opened === (request.method === "initialize")) {
        throw new Trouble(CODE.OUT_OF_ORDER, "initialize comes first, and once");
      }
      const result = await method(request.params);
      opened = true;
      last = request.method === "shutdown";
      reply = { jsonrpc: "2.0", id, result };
    } catch (error) {
      reply = { jsonrpc: "2.0", id: error.requestId ?? id, error: described(error) };
    }
    write(`${JSON.stringify(reply)}\n`);
    if (last) return;
  }
}

function parse(line) {
  let message;
  try {
    message = JSON.parse(line);
  } catch (error) {
    throw new Trouble(CODE.NOT_JSON, `the line is not JSON: ${error.message}`);
  }
  const { jsonrpc, id, method, params } = message ?? {};
  const usable = typeof id === "string" || Number.isInteger(id);
  const isRequest = jsonrpc === "2.0" && typeof method === "string" && isObject(params);
  if (usable && isRequest) return message;
  const trouble = new Trouble(CODE.NOT_A_REQUEST, "the message is not a request");
  if (usable) trouble.requestId = id;
  throw trouble;
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function described(error) {
  if (error instanceof Trouble) {
    return { code: error.code, message: error.message, data: error.data };
  }
  console.error(error);
  const data = { problem: String(error.message), hint: "Load a position anew.", where: "" };
  return { code: CODE.ENGINE_FAILED, message: "The engine failed.", data };
}
