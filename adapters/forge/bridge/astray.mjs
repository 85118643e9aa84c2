// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Whether a position came out as it was to be.
 *
 * Forge is brought to a position by playing turns. What permanents do meanwhile is mostly prevented
 * or made good; what is not is no fault of Forge's, and nothing can be judged by it.
 */
import { FILLER } from "./script.mjs";

const PLAYER = ["life", "poison", "library"];
const CARD = ["card", "zone", "owner"];
const PERMANENT = [
  "kind", "controller", "tapped", "sick", "counters", "attached_to", "protector", "phased_out",
];

/** What is shown otherwise than the position has it, for a person to read; undefined if nothing is. */
export function astray(position, shown) {
  const objects = new Map(shown.objects.map((thing) => [thing.name, thing]));
  const wanted = position.objects.filter(({ zone }) => zone !== "library");
  const names = new Set(wanted.map(({ name }) => name));
  const strange = shown.objects.find(({ name, card }) => !names.has(name) && card !== FILLER);
  return (
    first(position.players, (player, seat) => differs(player, shown.players[seat], PLAYER)) ??
    first(wanted, (thing) => differs(filled(thing), objects.get(thing.name), fields(thing))) ??
    (strange && `there is ${strange.card}`)
  );
}

const fields = ({ zone }) => (zone === "battlefield" ? [...CARD, ...PERMANENT] : CARD);
const filled = (thing) => ({
  attached_to: null, protector: null, phased_out: false, ...thing, controller: thing.controller ?? thing.owner,
});

function differs(wanted, shown, names) {
  if (!shown) return `${wanted.name} is missing`;
  const wrong = names.find((name) => known(wanted[name], shown[name]) && !same(wanted[name], shown[name]));
  return wrong && `${wrong.replaceAll("_", " ")} of ${wanted.name}`;
}

const known = (...values) => !values.includes("unknown");
const same = (one, other) => flat(one) === flat(other);

/** A value as text, whatever the order of its keys. */
const flat = (value) =>
  JSON.stringify(value && typeof value === "object" ? Object.entries(value).toSorted() : value);

function first(values, problem) {
  for (const [index, value] of values.entries()) {
    const found = problem(value, index);
    if (found) return found;
  }
  return undefined;
}
