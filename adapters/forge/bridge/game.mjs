// SPDX-License-Identifier: AGPL-3.0-or-later
/** A loaded game: what is asked now, under which id, and what becomes of what somebody says. */
import { acknowledged } from "./dull.mjs";
import { ask } from "./ask.mjs";
import { Names } from "./names.mjs";
import { say } from "./say.mjs";
import { accepted, rejected } from "./verdicts.mjs";
import { show } from "./show.mjs";
import { seatOf } from "./table.mjs";
import { CODE, Trouble } from "./wire.mjs";

/** Prompts that ask for a part of something that is being announced. */
const PARTS = new Set([
  "payManaCost", "chooseBoardTargets", "chooseCards", "chooseFromSelection", "chooseNumber",
]);

/** How the text of a triggered ability begins on the stack; that of a spell begins with its name. */
const TRIGGERED = /^(When|Whenever|At) /;

/** What Forge writes after the text of a triggered ability: the event for which it has triggered. */
const EVENT = /\[[A-Z][A-Za-z ]*: [^\]]*\]$/;

/** How a card is worded by which attackers become blocked. */
const BLOCKS = /\bbecomes? blocked\b/;

export class Game {
  #count = 0;
  #id = "";
  #announced = null;
  #coming = [];
  blockedOnce = new Set();
  #stood = new Set();

  constructor(position, { table, prompt, ids }) {
    this.position = position;
    this.table = table;
    this.names = new Names(position, ids);
    this.prompt = prompt;
    this.#newId();
  }

  get pending() {
    if (this.prompt.type === "gameOver") return [];
    return [{ id: this.#id, ...ask(this.prompt, this.names, this.view()) }];
  }

  /** The id of what is asked now. */
  get id() {
    return this.#id;
  }

  /** Let what is asked now go on under the id of an earlier prompt, of which it is a part. */
  keep(id) {
    this.#id = id;
  }

  /** The game as the player sees it who is asked. */
  view() {
    return this.table.view(this.prompt.seat);
  }

  state(player = null) {
    return show(this, player === null ? null : this.#seat(player));
  }

  async answer({ by, about, say: said }) {
    const [decision] = this.pending;
    this.#seat(by);
    if (about !== decision?.id) {
      const number = Number(/^d([0-9]+)$/.exec(about)?.[1] ?? Infinity);
      if (number <= this.#count) return this.#verdict(rejected("it is not being decided any more"));
      throw new Trouble(CODE.BAD_REQUEST, `there is no decision ${about}`, { where: "about" });
    }
    const ours = by === decision.decider;
    return this.#verdict(ours ? await say(this, said) : rejected("it is not theirs to decide"));
  }

  async concede({ player }) {
    const seat = this.#seat(player);
    if (this.view().players[seat].status !== "playing" || this.prompt.type === "gameOver") {
      return this.#verdict(rejected("they are not in the game"));
    }
    const asked = this.prompt;
    const id = this.#id;
    this.table.concede(this.prompt, seat);
    await this.#arrive();
    if (asked.asked === this.prompt.asked && asked.type === this.prompt.type) this.#id = id;
    return this.#verdict(accepted);
  }

  /** Send an answer and wait for the next decision; return the notes that Forge shows meanwhile. */
  async tell(output) {
    this.table.say(this.prompt, output);
    return this.#arrive();
  }

  /**
   * Do what may take several prompts, perhaps several answers. If the whole fails at any depth and
   * Forge asks the first question again, that question has its old id, and what was announced has
   * not been on the stack.
   */
  async announce(parts) {
    const { type, asked } = this.prompt;
    this.#announced ??= { id: this.#id, type, asked, stood: new Set(this.#stood) };
    const began = this.#announced;
    const verdict = await parts();
    const again = this.prompt.type === began.type && this.prompt.asked === began.asked;
    if (verdict.verdict === "rejected" && again) {
      this.#id = began.id;
      this.#stood = began.stood;
    }
    if (!PARTS.has(this.prompt.type) || this.prompt.asked !== began.asked) this.#announced = null;
    return verdict;
  }

  /** Names of ordered triggers in the order in which they will come on the stack. */
  awaitTriggers(names) {
    this.#coming = [...names];
  }

  async #arrive() {
    const notes = [];
    for (;;) {
      this.prompt = await this.table.next();
      this.#readSpells();
      const information = acknowledged(this.prompt);
      if (!information) break;
      notes.push(this.prompt.input.presentation?.title ?? "");
      this.table.say(this.prompt, information);
    }
    if (this.prompt.type === "gameOver" && !this.view().gameOver) {
      throw new Trouble(CODE.ENGINE_FAILED, `Forge has stopped. ${this.table.complaint}`);
    }
    this.#remember();
    this.names.forget(/^sa-/);
    this.#recognize();
    this.#newId();
    return notes;
  }

  /** Ordered triggers come on the stack under new ids, the lowest first. */
  #recognize() {
    for (const { id } of this.view().stack) {
      if (this.#coming.length && !this.names.knows(id)) this.names.bind(id, this.#coming.shift());
    }
    if (this.prompt.type === "chooseAction") this.#coming = [];
  }

  /** A spell on the stack has an id of its own in Forge, but is its card in the protocol. */
  #readSpells() {
    const view = this.view();
    for (const item of view.stack) {
      const listed = view.zones.some((zone) => zone.cards.some((card) => card.id === item.sourceId));
      const triggered = !item.isPermanentSpell && (TRIGGERED.test(item.text) || EVENT.test(item.text));
      this.names.meet(item, listed || item.identity.isToken || triggered);
      if (!this.names.isAbility(item)) this.names.read(item.id, this.names.of(item.sourceId));
    }
  }

  #remember() {
    const view = this.view();
    if (!view.step.startsWith("combat")) {
      this.blockedOnce.clear();
      this.#stood.clear();
    }
    for (const { attackerId } of view.combatAssignments) this.blockedOnce.add(attackerId);
    for (const { sourceId } of view.stack) this.#stood.add(sourceId);
  }

  /** Whether something has been on the stack in this combat by which attackers become blocked. */
  get blocking() {
    const blocks = (line) => BLOCKS.test(line) && !TRIGGERED.test(line);
    const cards = this.view().zones.flatMap((zone) => zone.cards);
    return cards.some(({ id, text }) => this.#stood.has(id) && text?.split("\n").some(blocks));
  }

  #newId() {
    this.#count += 1;
    this.#id = `d${this.#count}`;
  }

  #seat(player) {
    if (this.names.isPlayer(player)) return seatOf(this.names.id(player));
    throw new Trouble(CODE.BAD_REQUEST, `nobody is called ${player}`);
  }

  #verdict(verdict) {
    return { ...verdict, state: this.state() };
  }
}
