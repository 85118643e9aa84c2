// SPDX-License-Identifier: AGPL-3.0-or-later
/** Which name of the protocol stands for which id of Forge: players, objects, counters, steps. */
import { CODE, Trouble } from "./wire.mjs";

export const STEPS = Object.freeze({
  untap: ["beginning", "untap"],
  upkeep: ["beginning", "upkeep"],
  draw: ["beginning", "draw"],
  main1: ["precombat_main", "precombat_main"],
  combatBegin: ["combat", "beginning_of_combat"],
  combatDeclareAttackers: ["combat", "declare_attackers"],
  combatDeclareBlockers: ["combat", "declare_blockers"],
  combatFirstStrikeDamage: ["combat", "first_strike_damage"],
  combatDamage: ["combat", "combat_damage"],
  combatEnd: ["combat", "end_of_combat"],
  main2: ["postcombat_main", "postcombat_main"],
  endOfTurn: ["ending", "end_step"],
  cleanup: ["ending", "cleanup"],
});

const COUNTERS = Object.freeze({ P1P1: "+1/+1", M1M1: "-1/-1" });

export const counterName = (forge) => COUNTERS[forge] ?? forge.toLowerCase();

export class Names {
  #ids;
  #names = new Map();
  #handles = 0;

  /** `position` as loaded; `ids`: name of an object -> id in Forge. */
  constructor(position, ids) {
    this.#ids = new Map(ids);
    for (const [name, id] of ids) this.#names.set(id, name);
    position.players.forEach((player, seat) => {
      this.#ids.set(player.name, `player-${seat}`);
      this.#names.set(`player-${seat}`, player.name);
    });
    this.loaded = new Map(position.objects.map((object) => [object.name, object]));
  }

  /** The name of a player or object; something new gets a handle. */
  of(id) {
    if (!this.#names.has(id)) {
      this.#handles += 1;
      this.#names.set(id, `~${this.#handles}`);
      this.#ids.set(`~${this.#handles}`, id);
    }
    return this.#names.get(id);
  }

  /** Let an id of Forge stand for what has this name already. */
  bind(id, name) {
    this.#names.set(id, name);
    this.#ids.set(name, id);
  }

  knows(id) {
    return this.#names.has(id);
  }

  /** Forget ids that Forge uses anew for other things. */
  forget(pattern) {
    for (const [id, name] of this.#names) {
      if (!pattern.test(id)) continue;
      this.#names.delete(id);
      this.#ids.delete(name);
    }
  }

  /** Forge's id of something that the suite names; a name that means nothing is a broken message. */
  id(name) {
    const id = this.#ids.get(name);
    if (id) return id;
    throw new Trouble(CODE.BAD_REQUEST, `nothing is called ${name}`, {
      hint: "Name players and objects as in the state.",
    });
  }

  isPlayer(name) {
    return this.#ids.get(name)?.startsWith("player-") ?? false;
  }
}
