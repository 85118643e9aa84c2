// SPDX-License-Identifier: AGPL-3.0-or-later
/** The methods of the protocol. */
import { VERSION } from "@manabrew/forge-wasm";
import { Game } from "./game.mjs";
import { UnknownCard, load } from "./load.mjs";
import { EDITION, read } from "./position.mjs";
import { unsupported } from "./say.mjs";
import { CODE, Trouble } from "./wire.mjs";

const PROTOCOL = "0.1";
const DECISIONS = [
  "priority", "declare_attackers", "declare_blockers", "order_objects", "assign_damage",
  "choose_objects", "choose_player", "choose_targets", "order_triggers", "mode", "yes_no",
  "number", "pay",
];

export class Bridge {
  #game = null;

  methods() {
    return {
      initialize: (said) => this.#initialize(said),
      load: (said) => this.#load(said),
      answer: (said) => this.#careful(() => this.#loaded().answer(said)),
      concede: (said) => this.#careful(() => this.#loaded().concede(said)),
      view: async ({ player }) => ({ state: this.#loaded().state(player) }),
      unload: async () => this.end(),
      shutdown: async () => this.end(),
    };
  }

  /** Forget the position. */
  end() {
    this.#game?.close();
    this.#game = null;
    return {};
  }

  async #initialize({ protocol }) {
    if (protocol !== PROTOCOL) {
      throw new Trouble(CODE.OTHER_VERSION, `this bridge speaks ${PROTOCOL}`);
    }
    return {
      protocol: PROTOCOL,
      engine: {
        name: "forge",
        version: `forge-wasm ${VERSION}`,
        url: "https://github.com/Card-Forge/forge",
      },
      capabilities: {
        editions: [EDITION],
        attack_options: ["multiple"],
        players: 8,
        decisions: DECISIONS,
      },
    };
  }

  async #load({ position: state, seed = 0 }) {
    this.end();
    const { position, cannot } = read(state);
    if (cannot) return unsupported(cannot);
    try {
      this.#game = new Game(position, await load(position, seed));
    } catch (error) {
      if (error instanceof UnknownCard) return unsupported(error.message);
      throw error;
    }
    return { verdict: "accepted", state: this.#game.state() };
  }

  /** Do something; if Forge breaks over it, the position is gone. */
  async #careful(deed) {
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Trouble) || error.code === CODE.ENGINE_FAILED) this.end();
      throw error;
    }
  }

  #loaded() {
    if (this.#game) return this.#game;
    throw new Trouble(CODE.BAD_REQUEST, "no position is loaded", { hint: "Call load first." });
  }
}
