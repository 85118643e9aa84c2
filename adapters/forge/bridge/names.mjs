// SPDX-License-Identifier: AGPL-3.0-or-later
/** Which name of the protocol stands for which id of Forge: players, objects, counters, steps. */
import { COUNTERS } from "./script.mjs";
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

export const COLORS = Object.freeze({ W: "white", U: "blue", B: "black", R: "red", G: "green" });

/** The name of a color that Forge calls by its letter, or by its name. */
export const colorName = (forge) => COLORS[forge] ?? forge.toLowerCase();

/** Keywords whose number is a cost in mana. */
const PAID = new Set(["equip", "fortify"]);

/** How Forge writes a cost that is more than a number: its symbols with a space between. */
const MANA = /^(\d+|[WUBRGCX])( [WUBRGCX])*$/;

/**
 * A keyword ability as the protocol spells it; null for what is none. Forge lists with them, in its
 * own words, other things that a card does as it enters, attacks or blocks.
 */
export function keywordName(forge) {
  const [kind, ...rest] = forge.split(":");
  const of = rest.join(":");
  if (/CARDNAME|\.$|^(Chapter|ETBReplacement|MayEffect|MayFlashSac)/.test(forge)) return null;
  const word = kind.toLowerCase();
  if (word === "landwalk") return `${of.toLowerCase()}walk`;
  if (!of) return word;
  if (/^\d+$/.test(of)) return PAID.has(word) ? `${word} {${of}}` : `${word} ${of}`;
  const symbols = of.split(" ").map((symbol) => `{${symbol}}`);
  return `${word} ${MANA.test(of) ? symbols.join("") : of.toLowerCase()}`;
}

const KINDS = Object.freeze(Object.fromEntries(Object.entries(COUNTERS).map(([ours, forge]) => [forge, ours])));

export const counterName = (forge) => KINDS[forge] ?? forge.toLowerCase();

/** Forge's name of a step. */
export const stepKind = (step) => Object.keys(STEPS).find((kind) => STEPS[kind][1] === step);

/** How Forge words a mode that has another name in the protocol. */
const MODES = Object.freeze({
  "search and put": /\+|entwine|both/i,
  pump: /\bgets \+/i,
  unblocking: /\bcan't block\b/i,
});

/** Why a mode cannot be told to Forge. */
export const UNKNOWN_MODE = "the bridge does not know Forge's word for this mode";

/** Where on a list of Forge's a mode stands that the protocol has a word for; -1 if nowhere. */
export function modeIndex(options, word) {
  const begins = options.findIndex(({ label }) => label.toLowerCase().startsWith(word.toLowerCase()));
  if (begins >= 0 && !MODES[word]) return begins; // "Search …, put …" is no mode called put
  return options.findIndex(({ label }) => worded(word).test(label));
}

/**
 * Whether a card has a mode that Forge does not offer, such as one without a target: its text has
 * more modes than are offered, and the word of this one.
 */
export function hasMode(text, options, word) {
  const modes = text.split("\n").filter((line) => line.includes("•"));
  return modes.length > options.length && modes.some((line) => worded(word).test(line));
}

const worded = (word) => MODES[word] ?? new RegExp(RegExp.escape(word), "i");

/**
 * The card or token that something is, or whose effect it is that lasts. To such effects Forge gives
 * a name of their own; Roles it calls otherwise than the tokens of the protocol are called.
 */
export function cardOf({ name, isToken }, subtypes = []) {
  if (isToken && subtypes.includes("Role")) return `${name.replace(/ Role$/, "")} Role Token`;
  return name.replace(/ \(\d+\)'s Effect$/, "");
}

export class Names {
  #ids;
  #names = new Map();
  #handles = 0;
  #onStack = new Map();

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

  /** Let an id be read as this name; the name goes on to stand for its own id. */
  read(id, name) {
    this.#names.set(id, name);
  }

  /**
   * Remember what an object on the stack is. While it comes there, the card of a spell is in no
   * zone that Forge lists, the source of an ability is; later that source may be hidden.
   */
  meet({ id }, isAbility) {
    if (!this.#onStack.has(id)) this.#onStack.set(id, isAbility);
  }

  isAbility({ id }) {
    return this.#onStack.get(id) ?? false;
  }

  knows(id) {
    return this.#names.has(id);
  }

  /** The name of what an ability comes from; of a spell's effect that lasts, that is the spell. */
  source({ id, identity }) {
    const card = cardOf(identity);
    const spells = [...this.loaded.values()].filter((object) => object.card === card);
    return card !== identity.name && spells.length === 1 ? spells[0].name : this.of(id);
  }

  /** Whether an id is that of an object that the position has. */
  isLoaded(id) {
    return this.loaded.has(this.#names.get(id));
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

  /** The card that an object was loaded as; of anything else its own name. */
  cardOf(name) {
    return this.loaded.get(name)?.card ?? name;
  }

  /** Whether a player or an object is called so; other words are those of modes and the like. */
  means(name) {
    return this.#ids.has(name);
  }

  isPlayer(name) {
    return this.#ids.get(name)?.startsWith("player-") ?? false;
  }
}
