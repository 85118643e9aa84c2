// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Deal a position before the game: opening hands, and who plays first.
 *
 * Forge shuffles and rolls by itself. So games are begun, each from another seed, until one begins
 * as wanted; the decks are made so that it does not take many.
 */
import { FILLER, seatName } from "./script.mjs";
import { acknowledged } from "./dull.mjs";

const ATTEMPTS = 40;
const BASICS = new Set(["Plains", "Island", "Swamp", "Mountain", "Forest", FILLER]);

/** Return `{table, prompt, ids}` like `load`, or null if no game has begun as wanted. */
export async function deal(forge, position, seed) {
  const names = position.players.map((_, seat) => seatName(seat));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const table = await forge.play({ decks: decks(position), names, seed: seed * ATTEMPTS + attempt });
    const prompt = await firstHand(table);
    const ids = prompt.asked === position.activeSeat && hands(position, table);
    if (ids) return { table, prompt, ids };
  }
  return null;
}

/** The cards of each opening hand, and as many basic lands more as the library is to hold. */
function decks({ players, objects }) {
  return players.map(({ library }, seat) => {
    const listed = objects.filter((o) => o.ownerSeat === seat).map((o) => o.card);
    const land = listed.find((card) => BASICS.has(card)) ?? FILLER;
    const below = typeof library === "number" ? library : 33;
    return [...listed, ...Array(below).fill(land)];
  });
}

async function firstHand(table) {
  for (;;) {
    const prompt = await table.next();
    if (prompt.type === "mulligan") return prompt;
    table.say(prompt, acknowledged(prompt));
  }
}

/** Name -> id of the cards in hand, if everybody holds what they are to hold. */
function hands({ players, objects }, table) {
  const ids = new Map();
  for (const seat of players.keys()) {
    const zones = table.view(seat).zones;
    const held = [...zones.find((z) => z.zone === "hand" && z.ownerId === `player-${seat}`).cards];
    for (const { name, card } of objects.filter((o) => o.ownerSeat === seat)) {
      const at = held.findIndex((one) => one.identity.name === card);
      if (at < 0) return null;
      ids.set(name, held.splice(at, 1)[0].id);
    }
    if (held.length) return null;
  }
  return ids;
}
