// SPDX-License-Identifier: AGPL-3.0-or-later
/** Load a calm position: start a game with the set-up cards and play it to the wanted moment. */
import { EARLY, FILLER, LATE, earlySteps, lateSteps, seatName, setUpFiles } from "./script.mjs";
import { Table, seatOf } from "./table.mjs";
import { acknowledged, dull } from "./dull.mjs";

const PROMPTS = 600;
const PATIENCE_MS = 30_000;

/** Return `{table, prompt, ids}`: the game at the position, its first prompt, object name -> id. */
export async function load(position, seed) {
  const loader = new Loader(position);
  loader.table = await Table.open({
    decks: decks(position),
    names: position.players.map((_, seat) => seatName(seat)),
    scripts: setUpFiles(position, loader.early, loader.late),
    seed,
  });
  try {
    return { table: loader.table, prompt: await loader.play(), ids: loader.ids };
  } catch (error) {
    loader.table.close();
    throw error;
  }
}

function decks(position) {
  return position.players.map((_, seat) => [
    ...position.objects.filter((o) => o.ownerSeat === seat).map((o) => o.card),
    ...(seat === 0 ? [EARLY] : []),
    ...(seat === position.activeSeat ? [LATE] : []),
    ...Array(position.fillers[seat].all).fill(FILLER),
  ]);
}

class Loader {
  ids = new Map();
  #taken = new Set();
  #steps = [];
  #agreed = false;

  constructor(position) {
    this.position = position;
    this.early = earlySteps(position);
    this.late = lateSteps(position);
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
    const { input } = prompt;
    const title = input.presentation?.description ?? "";
    if (prompt.type === "chooseCards" && title.startsWith(EARLY)) {
      return this.#choose(this.early[Number(title.slice(EARLY.length))], input);
    }
    if (prompt.type === "chooseCards" && title.startsWith(LATE)) {
      return this.#choose(this.late[Number(title.slice(LATE.length))], input);
    }
    if (prompt.type === "chooseCards") return discard(input);
    if (prompt.type === "chooseBoolean" && prompt.source?.identity.name === LATE) {
      this.#agreed = this.#rested(view);
      return { type: "decision", value: this.#agreed };
    }
    if (prompt.type === "chooseFromSelection") return this.#select(input);
    if (prompt.type === "chooseAction" && view.stack.length === 0 && !this.#agreed) {
      return this.#passOn();
    }
    return acknowledged(prompt) ?? dull(prompt);
  }

  /** Whether everybody who controls a permanent has begun a turn since it came in the first. */
  #rested(view) {
    const seats = this.position.players.length;
    const since = view.turn - 1;
    const controllers = this.early.flatMap((step) => step.objects ?? []).map((o) => o.controllerSeat);
    const ago = (seat) => (this.position.activeSeat - seat + seats) % seats;
    return since > 0 && controllers.every((seat) => ago(seat) < since);
  }

  #choose(step, input) {
    this.#steps.push(step);
    const known = (object) => this.ids.get(object.name) ?? this.#find(object, input);
    const chosenCardIds = step.objects.map(known);
    return { type: "chooseCardsDecision", chosenCardIds };
  }

  #find(object, input) {
    const card = input.cards.find(
      (c) =>
        c.identity.name === object.card && !this.#taken.has(c.id) &&
        seatOf(c.ownerId) === object.ownerSeat,
    );
    if (!card) throw new UnknownCard(object.card);
    this.#taken.add(card.id);
    if (object.name) this.ids.set(object.name, card.id);
    return card.id;
  }

  #select(input) {
    const battle = this.#steps.at(-1)?.objects.find((o) => o.protector);
    const seat = this.position.players.findIndex((p) => p.name === battle?.protector);
    const index = input.options.findIndex((option) => option.label === seatName(seat));
    return { type: "selectionDecision", chosenIndices: [Math.max(index, 0)] };
  }

  #passOn() {
    const playerId = `player-${this.position.activeSeat}`;
    const until = { playerId, phase: "untap", throughCombat: false };
    return { type: "pass", exhaustStack: false, until };
  }
}

/** Forge does not know a card of that name. */
export class UnknownCard extends Error {
  constructor(card) {
    super(`Forge does not know the card ${card}`);
    this.card = card;
  }
}

function discard({ cards, min }) {
  return { type: "chooseCardsDecision", chosenCardIds: cards.slice(0, min).map(({ id }) => id) };
}
