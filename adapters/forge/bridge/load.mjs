// SPDX-License-Identifier: AGPL-3.0-or-later
/** Load a calm position: start a game with the set-up cards and play it to the wanted moment. */
import { EARLY, FILLER, late, seatName } from "./script.mjs";
import { earlyOperations, lateOperations } from "./operations.mjs";
import { seatOf } from "./table.mjs";
import { acknowledged, dull } from "./dull.mjs";
import { colorName, stepKind } from "./names.mjs";

const PROMPTS = 600;
const PATIENCE_MS = 30_000;

/** Return `{table, prompt, ids}`: the game at the position, its first prompt, object name -> id. */
export async function load(forge, position, seed) {
  const table = await forge.play({
    decks: decks(position),
    names: position.players.map((_, seat) => seatName(seat)),
    seed,
  });
  const unknown = position.objects.find(({ card }) => !forge.knows(card));
  if (unknown) throw new UnknownCard(unknown.card);
  const { objects } = position;
  const given = (host) => objects.some((o) => o.attached_to === host.name && forge.takes(o.card));
  for (const o of objects) o.enterSeat = given(o) ? o.ownerSeat : o.controllerSeat;
  const loader = new Loader(position, table);
  return { table, prompt: await loader.play(), ids: loader.ids };
}

function decks(position) {
  return position.players.map((_, seat) => [
    ...position.objects.filter((o) => o.ownerSeat === seat).map((o) => o.card),
    ...(seat === 0 ? [EARLY] : []),
    ...(seat === position.activeSeat ? [late(position.step)] : []),
    ...Array(position.fillers[seat].all).fill(FILLER),
  ]);
}

class Loader {
  ids = new Map();
  #taken = new Set();
  #coming = null;
  #doing = null;
  #agreed = false;

  constructor(position, table) {
    this.position = position;
    this.table = table;
  }

  /** Play until the wanted player is about to get priority; return that prompt. */
  async play() {
    for (let prompts = 0; prompts < PROMPTS; prompts += 1) {
      const prompt = await this.table.next(PATIENCE_MS);
      const view = this.table.view(prompt.seat);
      if (prompt.type === "gameOver") throw new Error("the game ended while the position was set up");
      if (this.#isThere(prompt, view)) return prompt;
      this.table.say(prompt, this.#answer(prompt, view));
    }
    throw new Error(`the position is not there after ${PROMPTS} prompts`);
  }

  #isThere(prompt, view) {
    return (
      this.#agreed && prompt.type === "chooseAction" && view.stack.length === 0 &&
      seatOf(view.activePlayerId) === this.position.activeSeat &&
      prompt.asked === this.position.prioritySeat
    );
  }

  #answer(prompt, view) {
    const { type, input } = prompt;
    const ours = input.presentation?.title?.startsWith("Apnap");
    if (type === "chooseNumber") return { type: "numberDecision", chosenNumber: this.#number(input, view) };
    if (type === "chooseCards" && ours) return this.#choose(this.#doing.cards.shift(), input);
    if (type === "chooseFromSelection" && isMenu(input)) return this.#operate(input, view);
    if (type === "chooseFromSelection") return this.#select(input);
    if (type === "reorder") return this.#lateLast(input);
    if (type === "chooseColor") return this.#color(input);
    if (type === "chooseBoolean" && prompt.source?.identity.name === late(this.position.step)) {
      this.#agreed = this.#rested(view);
      return { type: "decision", value: this.#agreed };
    }
    if (type === "chooseAction" && view.stack.length === 0 && !this.#agreed) return this.#passOn(view);
    return acknowledged(prompt) ?? dull(prompt);
  }

  /** How many operations there will be, or the number that one of them asks for. */
  #number({ min }, view) {
    if (this.#doing) return this.#doing.number ?? min;
    const operations = this.#agreed ? lateOperations : earlyOperations;
    this.#coming = operations(this.position, view);
    return this.#coming.length;
  }

  #operate({ options }, view) {
    this.#finish();
    this.#doing = this.#coming.shift()(view, (name) => this.ids.get(name));
    const index = options.findIndex(({ label }) => label.trim() === this.#doing.label);
    if (index < 0) throw new Error(`the set-up cannot do ${this.#doing.label}`);
    return { type: "selectionDecision", chosenIndices: [index] };
  }

  /** An operation is over; a color that nobody has asked for has not been chosen. */
  #finish() {
    if (this.#doing?.color) throw new Error(`${this.#doing.color} could not be chosen`);
    this.#doing = null;
  }

  /** Whether everybody who controls a permanent has begun a turn since it came in the first. */
  #rested(view) {
    this.#finish();
    const seats = this.position.players.length;
    const since = view.turn - 1;
    const there = this.position.objects.filter((o) => o.zone === "battlefield" && !o.sick);
    const ago = (seat) => (this.position.activeSeat - seat + seats) % seats;
    return since > 0 && there.every((o) => ago(o.controllerSeat) < since);
  }

  #choose(objects, input) {
    const known = (object) => object.id ?? this.ids.get(object.name) ?? this.#find(object, input);
    return { type: "chooseCardsDecision", chosenCardIds: objects.map(known) };
  }

  #find(object, input) {
    const card = input.cards.find(
      (c) =>
        c.identity.name === object.card && !this.#taken.has(c.id) &&
        seatOf(c.ownerId) === object.ownerSeat,
    );
    if (!card) throw new Error(`${object.card} is not where the set-up looks for it`);
    this.#taken.add(card.id);
    if (object.name) this.ids.set(object.name, card.id);
    return card.id;
  }

  /** A battle's protector, a color, or the first of other things, if something has to be chosen. */
  #select({ options, minTotal }) {
    const entering = this.#doing?.cards.length === 0 ? this.#doing : {};
    const seat = this.position.players.findIndex((p) => p.name === entering.protector);
    const isWanted = ({ label }) => label === seatName(seat) || colorName(label) === entering.color;
    const index = options.findIndex(isWanted);
    if (index >= 0) delete entering.color;
    const chosenIndices = index < 0 && minTotal === 0 ? [] : [Math.max(index, 0)];
    return { type: "selectionDecision", chosenIndices };
  }

  /** What a position's own permanents do as the wanted step begins is over before the late card. */
  #lateLast({ items }) {
    const isLate = ({ card }) => card.identity.name === late(this.position.step);
    const ordered = [...items.filter((item) => !isLate(item)), ...items.filter(isLate)];
    return { type: "reorderDecision", orderedIds: ordered.map(({ id }) => id) };
  }

  #color({ validColors }) {
    const color = validColors.find((one) => colorName(one) === this.#doing?.color) ?? validColors[0];
    if (colorName(color) === this.#doing?.color) delete this.#doing.color;
    return { type: "colorDecision", chosenColors: { [color]: 1 } };
  }

  /** Let the turns pass: to the wanted step, or out of a turn in which it came too early. */
  #passOn(view) {
    const { activeSeat, step, players } = this.position;
    const there = seatOf(view.activePlayerId) === activeSeat;
    const until = there && !this.#rested(view)
      ? { playerId: `player-${(activeSeat + 1) % players.length}`, phase: "untap", throughCombat: false }
      : { playerId: `player-${activeSeat}`, phase: stepKind(step), throughCombat: false };
    return { type: "pass", exhaustStack: false, until };
  }
}

/** Whether the options are the operations of a set-up card. */
const isMenu = ({ options }) => options.some(({ label }) => label.trim() === "Enter");

/** Forge does not know a card of that name. */
export class UnknownCard extends Error {
  constructor(card) {
    super(`Forge does not know the card ${card}`);
    this.card = card;
  }
}
