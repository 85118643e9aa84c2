// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * What the set-up cards are told to do for a position.
 *
 * An operation is a function of the game's view and of the ids that objects have got so far; it
 * returns `{label, cards, number, protector, color}`: which operation of `script.mjs`, the objects
 * that each of its questions for cards is answered with, its number, and what a permanent is asked
 * as it enters.
 */
import { counterName } from "./names.mjs";
import { COUNTERS, FILLER } from "./script.mjs";
import { visible } from "./show.mjs";

const PILES = Object.freeze({ hand: "Hand", graveyard: "Graveyard", exile: "Exile" });

/** In the first turn: permanents that have been under control since before the turn. */
export function earlyOperations(position) {
  return permanents(position, (object) => !object.sick);
}

/** In the wanted step: everything else. `view`: the game as it is then. */
export function lateOperations(position, view) {
  const all = position.objects;
  const there = all.filter((o) => o.zone === "battlefield");
  const made = visible(view, "battlefield").filter((card) => card.identity.isToken);
  return [
    ...withCards("Vanish", made),
    ...permanents(position, (object) => object.sick),
    ...Object.entries(PILES).flatMap(([zone, label]) =>
      withCards(label, all.filter((o) => o.zone === zone)),
    ),
    ...all
      .filter((o) => o.zone === "library")
      .sort((one, other) => other.position - one.position)
      .flatMap((o) => withCards("Top", [o])),
    ...withCards("Hand", position.fillers.flatMap(({ hand }, seat) => unnamed(seat, hand))),
    ...withCards("Out", position.fillers.flatMap(({ surplus }, seat) => unnamed(seat, surplus))),
    ...withCards("Tap", there.filter((o) => o.tapped)),
    ...there.flatMap(counters),
    ...there.filter((o) => o.damage).map((o) => fixed({ label: "Damage", cards: [[o]], number: o.damage })),
    ...position.players.flatMap((player, seat) => [
      ...amount(`Life${seat}`, player.life, view.players[seat].life),
      ...amount(`Poison${seat}`, player.poison, 0),
    ]),
  ];
}

const fixed = (operation) => () => ({ ...operation, cards: operation.cards.map((few) => few) });
const withCards = (label, objects) => (objects.length ? [fixed({ label, cards: [objects] })] : []);
const amount = (label, number, now) => (number === now ? [] : [fixed({ label, cards: [], number })]);

/** Cards without a name. */
const unnamed = (seat, number) =>
  Array.from({ length: number }, () => ({ name: null, card: FILLER, ownerSeat: seat }));

/**
 * Permanents enter together; what is asked something as it enters, enters alone. What somebody
 * controls by an Aura enters under its owner's control, and the Aura does the rest.
 */
function permanents(position, wanted) {
  const all = position.objects.filter((o) => o.zone === "battlefield" && wanted(o));
  const attached = all.filter((o) => o.attached_to);
  const alone = all.filter((o) => !o.attached_to && (o.protector || Object.keys(o.chosen).length));
  const plain = all.filter((o) => !attached.includes(o) && !alone.includes(o));
  const strangers = plain.filter((o) => o.enterSeat !== o.ownerSeat);
  const label = (o) => (o.enterSeat === o.ownerSeat ? "Enter" : `Under${o.enterSeat}`);
  return [
    ...withCards("Enter", plain.filter((o) => !strangers.includes(o))),
    ...position.players.flatMap((_, seat) =>
      withCards(`Under${seat}`, strangers.filter((o) => o.enterSeat === seat)),
    ),
    ...alone.map((o) =>
      fixed({ label: label(o), cards: [[o]], protector: o.protector, color: o.chosen.color }),
    ),
    ...attached.map((o) => {
      const host = position.objects.find(({ name }) => name === o.attached_to);
      return fixed({ label: "Attach", cards: [[o], [host]] });
    }),
  ];
}

/** As many counters more or less as the permanent has entered with. */
function counters(object) {
  return Object.entries(object.counters).map(([kind, number]) => (view, idOf) => {
    const id = idOf(object.name);
    const card = visible(view, "battlefield").find((one) => one.id === id);
    const has = Object.entries(card?.counters ?? {}).find(([forge]) => counterName(forge) === kind);
    const missing = number - (has?.[1] ?? 0);
    const label = `${missing < 0 ? "Less" : "More"}${COUNTERS[kind]}`;
    return { label, cards: [[object]], number: Math.abs(missing) };
  });
}
