// SPDX-License-Identifier: AGPL-3.0-or-later
/** One game of Forge as a queue of prompts. Knows Forge's messages and nothing of the protocol. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { createForgeEngine } from "@manabrew/forge-wasm";
import { CODE, Trouble } from "./wire.mjs";

const require = createRequire(import.meta.url);
const UNREAD = 1;
const PATIENCE_MS = 8_000;

/** Number of the seat in a name such as `player-2`. */
export const seatOf = (playerId) => Number(playerId.slice("player-".length));

export class Table {
  #engine;
  #arrived = [];
  #waiting = null;
  #views = [];
  #over = false;
  /** The last complaint in Forge's log, for a person to read. */
  complaint = "";

  /** Start a game. `decks`: per seat a list of card names; `scripts`: own files by path. */
  static async open({ decks, names, scripts, seed }) {
    const table = new Table();
    process.env.APNAP_FORGE_SEED = String(Math.abs(seed));
    process.env.APNAP_FORGE_WORKER = require.resolve("@manabrew/forge-wasm/forge-engine.worker.js");
    table.#engine = await createForgeEngine({
      workerUrl: fileURLToPath(new URL("./seeded.worker.cjs", import.meta.url)),
      onMessage: (message, slot) => table.#take(message, slot ? seatOf(slot) : 0),
      onEvent: (event, payload) => table.#note(event, payload),
    });
    const built = decks.map((deck) => ({ cards: deck.map((name) => ({ name })) }));
    let forgeAssets = await table.#engine.buildAssets(built);
    for (const [path, body] of Object.entries(scripts)) forgeAssets += `${path}\0${body}\0`;
    await table.#engine.startMultiplayerGame({
      decks: built,
      playerNames: names,
      enginePlayerIndex: 0,
      startingLife: 20,
      forgeAssets,
    });
    return table;
  }

  /**
   * Wait for the next prompt: `{seat, asked, id, type, input, source}`. Type `gameOver` comes last.
   * Forge is given up if it asks nothing within `patience` milliseconds.
   */
  async next(patience = PATIENCE_MS) {
    const prompt = this.#arrived.shift() ?? (await this.#arrival(patience));
    while ([...this.#engine.seats.values()].some((seat) => seat.signal[0] === UNREAD)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return prompt;
  }

  /** Answer a prompt. */
  say(prompt, output) {
    this.#respond(prompt, { type: prompt.type, output });
  }

  /**
   * Let a player concede while another is asked.
   *
   * Forge reads only what comes from the seat that it asks, so the word goes by way of that seat,
   * in the form in which Forge itself hands on a concession.
   */
  concede(prompt, seat) {
    this.#respond(prompt, { type: "directive", directive: { type: "concede" }, player: seat });
  }

  /** The game as the player in `seat` sees it. */
  view(seat) {
    return this.#views[seat];
  }

  close() {
    this.#engine.dispose();
  }

  #respond(prompt, action) {
    this.#engine.respond(prompt.id, action, prompt.seat === 0 ? undefined : `player-${prompt.seat}`);
  }

  #take(message, seat) {
    if (message.kind === "state") this.#views[seat] = message.state.gameView;
    if (message.kind === "error") this.complaint = message.error.message;
    if (message.kind !== "prompt") return;
    const { promptId, decidingPlayerId, input, sourceCard } = message.prompt;
    if (input.type === "gameOver") {
      if (this.#over) return;
      this.#over = true;
    }
    const asked = decidingPlayerId ? seatOf(decidingPlayerId) : seat;
    this.#deliver({ seat, asked, id: promptId, type: input.type, input, source: sourceCard });
  }

  #deliver(prompt) {
    if (this.#waiting) this.#waiting(prompt);
    else this.#arrived.push(prompt);
  }

  #arrival(patience) {
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.#waiting = null;
        const problem = `Forge asks nobody anything any more. ${this.complaint}`.trim();
        reject(new Trouble(CODE.ENGINE_FAILED, problem, { hint: "Load a position anew." }));
      }, patience);
      this.#waiting = (prompt) => {
        clearTimeout(giveUp);
        this.#waiting = null;
        resolve(prompt);
      };
    });
  }

  #note(event, payload) {
    if (event !== "forge:log" || payload.level === "log") return;
    console.error(payload.text);
    if (/error|exception/i.test(payload.text) && !/LOGGER/.test(payload.text)) {
      this.complaint = String(payload.text).slice(0, 300);
    }
  }
}
