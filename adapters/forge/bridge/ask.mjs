// SPDX-License-Identifier: AGPL-3.0-or-later
/** A prompt of Forge as a decision of the protocol, without its id. */
import { colorName } from "./names.mjs";
import { seatName } from "./script.mjs";
import { visible } from "./show.mjs";
import { CODE, Trouble } from "./wire.mjs";

const TRIGGERS = "Order triggered abilities";

/** Return the decision that `prompt` asks for. `view`: the game as the asked player sees it. */
export function ask(prompt, names, view) {
  const kind = KINDS[prompt.type];
  if (!kind) throw new Trouble(CODE.ENGINE_FAILED, `the bridge cannot hand on ${prompt.type}`);
  return {
    decider: names.of(`player-${prompt.asked}`),
    source: prompt.source ? names.of(prompt.source.id) : null,
    ...kind(prompt.input, names, view, prompt),
  };
}

const named = (names, ids) => ids.map((id) => names.of(id));
const title = (input) => input.presentation?.description || input.presentation?.title || "";

const KINDS = Object.freeze({
  chooseAction: ({ actions }, names, view) => ({
    kind: "priority",
    actions: actions
      .filter((a) => a.cardId && a.type !== "undoMana")
      .map((a) => action(a, actions, names, view)),
  }),

  chooseAttackers: ({ attackers }, names) => ({
    kind: "declare_attackers",
    candidates: attackers.map(({ attackerId, validTargetIds }) => ({
      attacker: names.of(attackerId),
      may_attack: named(names, validTargetIds),
    })),
  }),

  chooseBlockers: ({ attackers, availableBlockerIds }, names, view, { asked }) => ({
    kind: "declare_blockers",
    candidates: unofferable(view, asked).length
      ? "unknown"
      : availableBlockerIds.map((blocker) => ({
          blocker: names.of(blocker),
          may_block: attackers
            .filter(({ validBlockerIds }) => validBlockerIds.includes(blocker))
            .map(({ attackerId }) => names.of(attackerId)),
        })),
  }),

  chooseBoardTargets: (input, names) => {
    const among = named(names, input.candidates.map(({ id }) => id));
    const { minTargets, maxTargets, chosenTargets = 0 } = input;
    const range = { least: Math.max(0, minTargets - chosenTargets), most: maxTargets - chosenTargets };
    return input.intent === "sacrifice"
      ? { kind: "choose_objects", purpose: "sacrifice", among, concealed: "unknown", ...range }
      : { kind: "choose_targets", slots: [{ among, ...range }] };
  },

  chooseCards: (input, names) =>
    mayExert(input)
      ? { kind: "yes_no", purpose: "exert" }
      : {
          kind: "choose_objects",
          concealed: "unknown", // Forge does not say whether the others see what is chosen
          purpose: title(input),
          among: named(names, input.cards.map(({ id }) => id)),
          least: input.min,
          most: input.max,
        },

  payManaCost: ({ manaCost, actions }, names) => ({
    kind: "pay",
    cost: manaCost,
    sources: named(names, actions.filter((a) => a.type === "activateManaAbility").map((a) => a.cardId)),
  }),

  chooseCombatDamageAssignment: (input, names) => ({
    kind: "assign_damage",
    sources: [
      {
        source: names.of(input.attackerId),
        amount: input.totalDamage,
        among: named(names, damageRecipients(input)),
      },
    ],
  }),

  chooseDamageAssignmentOrder: ({ attackerId, blockerIds }, names) => ({
    kind: "order_objects",
    about: names.of(attackerId),
    objects: named(names, blockerIds),
  }),

  reorder: (input, names) =>
    input.presentation.title === TRIGGERS
      ? {
          kind: "order_triggers",
          triggers: input.items.map(({ id, card }) => ({
            name: names.of(id),
            source: names.source(card),
            concerns: "unknown",
          })),
        }
      : {
          kind: "order_objects",
          about: title(input),
          objects: named(names, input.items.map(({ card }) => card.id)),
        },

  chooseBoolean: (input) => {
    const cost = costOffered(input);
    if (mayCopy(input)) {
      return { kind: "choose_objects", purpose: "copy", among: "unknown", least: 0, most: 1 };
    }
    return cost ? { kind: "pay", cost } : { kind: "yes_no", purpose: title(input) };
  },

  chooseNumber: (input) => ({
    kind: "number", purpose: title(input), least: input.min, most: input.max,
  }),

  chooseFromSelection: (input, names, view, { asked }) => {
    const hand = openingHand(input, view, asked);
    if (hand) return { kind: "opening_hand", among: named(names, hand) };
    const { minTotal: least, maxTotal: most } = input;
    const among = possibilities(input, names, view);
    return ofPlayers(input, view) && least === 1 && most === 1
      ? { kind: "choose_player", purpose: title(input), among }
      : { kind: "mode", purpose: title(input), among, least, most };
  },

  chooseColor: ({ validColors, amount }) => ({
    kind: "mode", purpose: "color", among: validColors.map(colorName), least: 1, most: amount,
  }),

  mulligan: ({ mulliganCount }) => ({ kind: "mulligan", taken: mulliganCount }),

  mulliganPutBack: ({ cards, count }, names) => ({
    kind: "bottom_cards", among: named(names, cards.map(({ id }) => id)), count,
  }),
});

/** How Forge asks whether to pay mana: in words of its own, or in those of the ability. */
const OFFERED = /^Pay (?<asked>(\{[^}]+\})+)\?$|\byou may pay (?<written>(\{[^}]+\})+)\. If you do\b/;

/** The mana that Forge asks whether somebody wants to pay, or undefined if it asks something else. */
export function costOffered(input) {
  const found = OFFERED.exec(title(input).trim())?.groups;
  return found?.asked ?? found?.written;
}

/**
 * Whether Forge asks if somebody wants to choose what to copy, before it asks what: to the player it
 * is one choice, which may be of nothing.
 */
export function mayCopy(input) {
  return /^Apply replacement effect of .*\bas a copy of\b/s.test(title(input));
}

/** Whether Forge asks which attackers to exert where there is one that can be: yes or no. */
export function mayExert(input) {
  return input.cards.length === 1 && /^Choose attackers to exert\b/.test(title(input));
}

/** How Forge offers to begin the game with a card on the battlefield, or to reveal one. */
export const OPENING = /\b(in|from) your opening hand\b/;

/**
 * The ids of the cards in an opening hand with which something may be done, in the order of the list;
 * null for any other list, or one in which a label tells no card.
 */
export function openingHand({ options }, view, seat) {
  if (!options.every(({ label }) => OPENING.test(label))) return null;
  const hand = view.zones.find((z) => z.zone === "hand" && z.ownerId === `player-${seat}`);
  const left = [...hand.cards];
  const ids = options.map(({ label }) => {
    const says = ({ identity, text }) => label.includes(identity.name) || text?.includes(label.trim());
    const at = left.findIndex(says);
    return at < 0 ? null : left.splice(at, 1)[0].id;
  });
  return ids.includes(null) ? null : ids;
}

/** Whether the list is one of players, or of players and permanents, such as what may be attacked. */
function ofPlayers({ options }, view) {
  const ids = listed(options, view);
  return !ids.includes(undefined) && ids.some((id) => id.startsWith("player-"));
}

/** How a label names a permanent. */
const NUMBERED = /^(?<name>.+) \((?<number>[0-9]+)\)$/;

/** The ids of the players and permanents that labels stand for; undefined for any other label. */
function listed(options, view) {
  const numbered = options.map(({ label }) => NUMBERED.exec(label)?.groups);
  return options.map(({ label }, at) => {
    const seat = view.players.findIndex((_, index) => label === seatName(index));
    return seat >= 0 ? `player-${seat}` : numbered[at] && ranked(numbered[at], numbered, view);
  });
}

/**
 * The id of the permanent that a label on a list names. The number on it is not always that in the
 * id: from the second game of a worker on it is lower, by the same amount for all. So it tells no
 * more than which comes first of those with one name.
 */
function ranked({ name, number }, numbered, view) {
  const listedSo = numbered.filter((one) => one?.name === name);
  const called = visible(view, "battlefield").filter((card) => card.identity.name === name);
  const theirs = called.filter(({ controllerId }) => controllerId !== view.activePlayerId);
  const among = [called, theirs].find(({ length }) => length === listedSo.length) ?? [];
  const before = listedSo.filter((one) => Number(one.number) < Number(number)).length;
  return among.map(({ id }) => id).toSorted((a, b) => idNumber(a) - idNumber(b))[before];
}

const idNumber = (id) => Number(id.replace(/^.*-/, ""));

/** How Forge begins the label of a pile of cards. */
const PILE = /^-- Pile [0-9]+ \([0-9]+ cards\) -- /;

/** What stands on a list: players and permanents by name, other things as Forge puts it. */
export function possibilities(input, names, view) {
  return ofPlayers(input, view)
    ? named(names, listed(input.options, view))
    : input.options.map(({ label }) => label.trim().replace(PILE, ""));
}

/** Who or what a creature may damage, as Forge asks it. */
export function damageRecipients({ blockerIds, defenderId }) {
  return defenderId ? [...blockerIds, defenderId] : blockerIds;
}

/**
 * Attackers that the player in `seat` could block by the rules, but Forge's interface has no way
 * to say so: those attacking a planeswalker or a battle of this player's.
 */
export function unofferable(view, seat) {
  const player = `player-${seat}`;
  return visible(view, "battlefield")
    .filter((c) => c.isAttacking && c.attackingPlayerId === player && c.attackTargetId !== player)
    .map((c) => c.id);
}

/**
 * Which activated ability of its card an offer is, counted from 1 as printed.
 *
 * Forge counts through all that it offers, so the ability is looked for in the card's text. One
 * that is not written there by itself, such as the mana ability of a land by its type, is counted
 * among what is offered of its card.
 */
export function abilityNumber(offer, actions, view) {
  const card = visible(view, "battlefield").find(({ id }) => id === offer.cardId);
  const written = (card?.text ?? "").split("\n").map(plain);
  const abilities = written.filter((line) => COSTS.test(line) || line === plain(offer.description));
  const at = abilities.indexOf(plain(offer.description));
  if (at >= 0) return at + 1;
  const same = actions.filter((a) => a.type === offer.type && a.cardId === offer.cardId);
  const before = same.filter((a) => a.abilityIndex < offer.abilityIndex);
  return new Set(before.map((a) => a.abilityIndex)).size + 1;
}

/** How an activated ability begins: with its cost. */
const COSTS = /^[^"(]+: /;

/** An ability without what surrounds it in a card's text: brackets of loyalty costs, reminders. */
const plain = (text) => text.replace(/^\[([^\]]+)\]/, "$1").replace(/\s*\([^)]*\)$/, "").trim();

function action(offer, actions, names, view) {
  const { type, label, cardId } = offer;
  const object = names.of(cardId);
  if (type === "activateAbility") {
    return { kind: "activate", object, ability: abilityNumber(offer, actions, view) };
  }
  return { kind: /^Play /.test(label) ? "play_land" : "cast", object, ability: null };
}
