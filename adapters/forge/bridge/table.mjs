// SPDX-License-Identifier: AGPL-3.0-or-later
/** One game of Forge as a queue of prompts. Knows Forge's messages and nothing of the protocol. */
import { acknowledged, dull } from "./dull.mjs";
import { CODE, Trouble } from "./wire.mjs";

const UNREAD = 1;
const ENDLESS = 50;
/** Most are not asked any more after they have conceded once or twice. */
const CONCEDED = 4;
const PATIENCE_MS = 8_000;
const LOOK_MS = 500;
const IDLE_MS = 10;

/** Number of the seat in a name such as `player-2`. */
export const seatOf = (playerId) => Number(playerId.slice("player-".length));

export class Table {
  #engine;
  #seats;
  #arrived = [];
  #waiting = null;
  #views = [];
  #over = false;
  #open = null;
  /** The last complaint in Forge's log, for a person to read. */
  complaint = "";
  /** Whether Forge has stopped answering. */
  hangs = false;

  /** `engine`: Forge's worker, which is about to play a game for so many `seats`. */
  constructor(engine, seats) {
    this.#engine = engine;
    this.#seats = seats;
  }

  /**
   * Wait for the next prompt: `{seat, asked, id, type, input, source}`. Type `gameOver` comes last.
   * Forge is given up if it asks nothing for `patience` milliseconds. While it works, only the
   * processor time that it gets is counted: on a busy machine it may just be slow.
   */
  async next(patience = PATIENCE_MS) {
    const prompt = this.#arrived.shift() ?? (await this.#arrival(patience));
    while ([...this.#engine.seats.values()].some((seat) => seat.signal[0] === UNREAD)) {
      await tick();
    }
    if (prompt.type === "gameOver") await this.#seenByAll();
    this.#open = prompt;
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

  /**
   * Bring the game to its end: whoever is asked concedes. Whoever is asked on and on nevertheless,
   * what they sacrifice for example, decides something. Some games never end.
   */
  async finish() {
    let times = 0;
    for (let before = null, prompts = 0; prompts < ENDLESS; prompts += 1) {
      const prompt = this.#open ?? (await this.next());
      if (prompt.type === "gameOver") return;
      times = prompt.asked === before ? times + 1 : 1;
      before = prompt.asked;
      if (times <= CONCEDED) this.concede(prompt, prompt.asked);
      else this.say(prompt, acknowledged(prompt) ?? dull(prompt));
    }
    throw new Trouble(CODE.ENGINE_FAILED, "Forge asks whoever has conceded again and again");
  }

  /** Take a message that has come to a seat. */
  take(message, seat) {
    if (seat >= this.#seats) return;
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

  #respond(prompt, action) {
    this.#open = null;
    this.#engine.respond(prompt.id, action, prompt.seat === 0 ? undefined : `player-${prompt.seat}`);
  }

  /** Forge tells one seat after the other that the game is over, with what they see of its end. */
  async #seenByAll() {
    const late = performance.now() + LOOK_MS;
    while (!this.#views.every(({ gameOver }) => gameOver) && performance.now() < late) await tick();
  }

  #deliver(prompt) {
    if (this.#waiting) this.#waiting(prompt);
    else this.#arrived.push(prompt);
  }

  #arrival(patience) {
    return new Promise((resolve, reject) => {
      let left = patience;
      let before = processorMs();
      const look = () => {
        const worked = processorMs() - before;
        before += worked;
        left -= worked > IDLE_MS ? Math.min(worked, LOOK_MS) : LOOK_MS;
        if (left > 0) return;
        clearInterval(looking);
        this.#waiting = null;
        this.hangs = true;
        const problem = `Forge asks nobody anything any more. ${this.complaint}`.trim();
        reject(new Trouble(CODE.ENGINE_FAILED, problem, { hint: "Load a position anew." }));
      };
      const looking = setInterval(look, LOOK_MS);
      this.#waiting = (prompt) => {
        clearInterval(looking);
        this.#waiting = null;
        resolve(prompt);
      };
    });
  }
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

/** How long this process, with Forge in it, has worked so far. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
