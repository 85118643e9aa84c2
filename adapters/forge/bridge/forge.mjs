// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Forge itself: one worker that plays one game after the other.
 *
 * Starting the worker takes seconds, starting a game in it a fraction of one. The scripts of cards
 * are read once, as the worker starts; a card of which it has no script costs a new start.
 */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { createForgeEngine } from "@manabrew/forge-wasm";
import { namesOfCards, needed } from "./assets.mjs";
import { LIFE } from "./position.mjs";
import { Table, seatOf } from "./table.mjs";

const require = createRequire(import.meta.url);
const UNREAD = 1;
const END_MS = 5_000;
/** A worker plays so many games: it needs more memory in the course of hundreds. */
const GAMES = 200;
/** Stands for the scripts of cards where Forge has read them already. */
const READ = "read";

export class Forge {
  #engine = null;
  #assets = "";
  #cards;
  #files;
  #known = new Set();
  #table = null;
  #ended = null;
  #games = 0;
  #begun = false;

  /** `cards`: names of cards that are likely to be needed; `files`: own scripts by path. */
  constructor(cards, files) {
    this.#cards = new Set(cards);
    this.#files = files;
  }

  /** Start a game. `decks`: per seat a list of names of cards; `names`: of the seats. */
  async play({ decks, names, seed }) {
    await this.#end();
    await this.#prepare(new Set(decks.flat()));
    while (this.#unread) await tick();
    const table = new Table(this.#engine, decks.length);
    this.#table = table;
    this.#ended = new Promise((resolve) => (table.ended = resolve));
    await this.#engine.startMultiplayerGame({
      decks: decks.map((deck) => ({ cards: deck.map((name) => ({ name })) })),
      playerNames: names,
      enginePlayerIndex: 0,
      startingLife: LIFE,
      forgeAssets: this.#begun ? READ : this.#assets,
      seed: Math.abs(seed),
    });
    this.#begun = true;
    return table;
  }

  /** Whether Forge has a card of this name, as far as it was asked for one. */
  knows(card) {
    return this.#known.has(card);
  }

  /** Whether an Aura gives its controller control of what it is attached to. */
  takes(card) {
    const script = this.#assets.split("\0").find((part) => part.startsWith(`Name:${card}\n`));
    return /^S:.*\bGainControl\$ You\b/m.test(script ?? "");
  }

  close() {
    this.#engine?.dispose();
    this.#engine = null;
    this.#table = null;
    this.#begun = false;
  }

  /** End the game under way, so that another can begin; a worker that hangs is given up. */
  async #end() {
    if (!this.#table) return;
    if (this.#table.hangs) this.close();
    if (!this.#engine) return;
    const late = new Promise((resolve) => setTimeout(resolve, END_MS, "late").unref());
    const finished = this.#table.finish().then(() => this.#ended, () => "late");
    if ((await Promise.race([finished, late])) === "late") this.close();
    this.#table = null;
  }

  async #prepare(wanted) {
    const missing = [...wanted].some((card) => !this.#cards.has(card));
    this.#games += 1;
    if (this.#engine && !missing && this.#games <= GAMES) return;
    this.close();
    this.#games = 1;
    for (const card of wanted) this.#cards.add(card);
    process.env.APNAP_FORGE_WORKER = require.resolve("@manabrew/forge-wasm/forge-engine.worker.js");
    this.#engine = await createForgeEngine({
      workerUrl: fileURLToPath(new URL("./seeded.worker.cjs", import.meta.url)),
      onMessage: (message, slot) => this.#table?.take(message, slot ? seatOf(slot) : 0),
      onEvent: (event, payload) => this.#note(event, payload),
    });
    const bundle = await this.#bundle();
    const partners = [...bundle.matchAll(/^MeldPair:(.+)$/gm)].map(([, name]) => name.trim());
    for (const card of partners) this.#cards.add(card); // without it, the other breaks Forge
    this.#assets = needed(partners.length ? await this.#bundle() : bundle);
    this.#assets += Object.entries(this.#files).map((file) => `${file.join("\0")}\0`).join("");
    this.#known = namesOfCards(this.#assets);
  }

  #bundle() {
    return this.#engine.buildAssets([{ cards: [...this.#cards].map((name) => ({ name })) }]);
  }

  get #unread() {
    return [...this.#engine.seats.values()].some((seat) => seat.signal[0] === UNREAD);
  }

  #note(event, payload) {
    if (event === "game:over" || event === "game:forced_end") this.#table?.ended(event);
    if (event !== "forge:log" || payload.level === "log") return;
    console.error(payload.text);
    if (/error|exception/i.test(payload.text) && !/LOGGER/.test(payload.text) && this.#table) {
      this.#table.complaint = String(payload.text).slice(0, 300);
    }
  }
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));
