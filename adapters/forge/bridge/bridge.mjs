// SPDX-License-Identifier: AGPL-3.0-or-later
/** The methods of the protocol. */
import { VERSION } from "@manabrew/forge-wasm";
import { astray } from "./astray.mjs";
import { deal } from "./deal.mjs";
import { Game } from "./game.mjs";
import { UnknownCard, load } from "./load.mjs";
import { EDITION, read } from "./position.mjs";
import { unsupported } from "./verdicts.mjs";
import { EARLY, FILLER, PHASE_OF_STEP, SEATS, late, setUpFiles } from "./script.mjs";
import { Forge } from "./forge.mjs";
import { CODE, Trouble } from "./wire.mjs";

const PROTOCOL = "0.1";
const DECISIONS = [
  "priority", "declare_attackers", "declare_blockers", "order_objects", "assign_damage",
  "choose_objects", "choose_player", "choose_targets", "order_triggers", "mulligan",
  "bottom_cards", "opening_hand", "mode", "yes_no", "number", "pay",
];

export class Bridge {
  #game = null;
  #forge;

  /** `cards`: names of cards that are likely to be needed, so that Forge need not be restarted. */
  constructor(cards) {
    const setUp = [EARLY, FILLER, ...Object.keys(PHASE_OF_STEP).map(late)];
    this.#forge = new Forge([...setUp, ...cards], setUpFiles());
  }

  methods() {
    return {
      initialize: (said) => this.#initialize(said),
      load: (said) => this.#load(said),
      answer: (said) => this.#careful(() => this.#loaded().answer(said)),
      concede: (said) => this.#careful(() => this.#loaded().concede(said)),
      view: async ({ player }) => ({ state: this.#loaded().state(player) }),
      unload: async () => this.#forget(),
      shutdown: async () => this.end(),
    };
  }

  /** End Forge. */
  end() {
    this.#forge.close();
    return this.#forget();
  }

  #forget() {
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
        attack_options: ["multiple", "one_opponent"],
        one_of_several: false,
        players: SEATS,
        decisions: DECISIONS,
      },
    };
  }

  async #load({ position: state, seed = 0 }) {
    this.#forget();
    const { position, cannot } = read(state);
    if (cannot) return unsupported(cannot);
    try {
      const begin = position.begun ? load : deal;
      const begun = await begin(this.#forge, position, seed);
      if (!begun) return unsupported("no game of Forge's has begun so");
      this.#game = new Game(position, begun);
    } catch (error) {
      if (error instanceof UnknownCard) return unsupported(error.message);
      throw error;
    }
    const shown = this.#game.state();
    const wrong = position.begun && astray(position, shown);
    if (!wrong) return { verdict: "accepted", state: shown };
    this.#forget();
    return unsupported(`not as it is after the turns that bring Forge to the position: ${wrong}`);
  }

  /** Do something; if Forge breaks over it, the position is gone. */
  async #careful(deed) {
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Trouble) || error.code === CODE.ENGINE_FAILED) this.#forget();
      throw error;
    }
  }

  #loaded() {
    if (this.#game) return this.#game;
    throw new Trouble(CODE.BAD_REQUEST, "no position is loaded", { hint: "Call load first." });
  }
}
