// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Playing lands, casting spells and activating abilities.
 *
 * The protocol announces all at once, Forge asks for one part after the other: what has been said
 * is put to each of its prompts, and what has not been said stays asked. If a part cannot be
 * answered as it was said, the whole is called off.
 */
import { abilityNumber, costOffered } from "./ask.mjs";
import { dull } from "./dull.mjs";
import { UNKNOWN_MODE, modeIndex } from "./names.mjs";
import { visible } from "./show.mjs";
import { accepted, rejected, unsupported } from "./verdicts.mjs";

/** How Forge asks whether a cost is really to be paid that is a part of what was announced. */
const COST = /^(Sacrifice|Pay|Discard|Exile|Tap|Remove|Return)\b/;

/** How a card is worded that has an alternative cost of its own. */
const OTHERWISE = /\brather than pay (this spell's|its) mana cost\b/;

/** How Forge offers to pay for all modes of a spell. */
const ENTWINE = /^Entwine\b/;

/** Why that cannot be left open. */
const ENTWINES = "Forge asks whether to entwine before it asks for modes, and the modes tell that";

/** Why it cannot be told which cost is to be paid. */
const CHOOSES = "Forge chooses by itself which cost is paid";

/** Why it cannot be told what Forge does with an announcement that cannot be made so. */
const TOO_LATE = "Forge does not let its player call this off any more";

/** Prompts of one announcement at most. */
const PROMPTS = 20;

/** Play a land. */
export async function playLand(game, { card }) {
  const id = game.names.id(card);
  const offer = offers(game, "cast", id).find(isLand);
  if (!offer) return rejected(`Forge does not offer to play ${card}`);
  await game.tell({ type: "act", actionId: offer.id });
  return accepted;
}

/** Cast a spell. */
export async function cast(game, said) {
  const id = game.names.id(said.card);
  const spells = offers(game, "cast", id).filter((one) => !isLand(one));
  const offer = spells.find((one) => isMeant(game, one, said));
  const choosy = !said.alternative && OTHERWISE.test(inHand(game, said.card)?.text ?? "");
  if (offer) return announce(game, offer, { ...said, choosy });
  const other = said.alternative && spells.find((one) => isNormal(one));
  if (!other) return rejected(`Forge does not offer to cast ${said.card} so`);
  return announce(game, other, { ...said, instead: manaCost(game, id) });
}

/** The mana cost of a card in a hand, as Forge asks for it. */
const manaCost = (game, card) => visible(game.view(), "hand").find(({ id }) => id === card)?.manaCost;

/** Activate an ability. */
export async function activate(game, said) {
  const id = game.names.id(said.source);
  const ability = said.ability ?? 1;
  const { actions } = game.prompt.input;
  const offer = offers(game, "activateAbility", id).find(
    (one) => abilityNumber(one, actions, game.view()) === ability,
  );
  if (!offer) return rejected(`Forge does not offer ability ${ability} of ${said.source}`);
  return announce(game, offer, said);
}

/** Go on with an announcement by answering one question about it. */
export async function pay(game, { pay: means }) {
  return game.announce(() => complete(game, { pay: means }, game.prompt.asked));
}

/** Pay for something offered while an effect is carried out, or decline it. */
export async function payOrDecline(game, { pay: means }) {
  if (!costOffered(game.prompt.input)) return rejected("that is no answer to what is asked");
  const { asked } = game.prompt;
  await game.tell({ type: "decision", value: means !== "nothing" });
  return means === "nothing" ? accepted : complete(game, { pay: means }, asked);
}

/** Pay for a declaration that is being made, if the speaker has said how; otherwise it is asked. */
export async function settle(game, means) {
  return complete(game, { pay: means }, game.prompt.asked);
}

const offers = (game, type, id) =>
  game.prompt.input.actions.filter((one) => one.type === type && one.cardId === id);

const isLand = ({ label }) => /^Play /.test(label);

/** Whether an offer is the way to cast that was said: for the mana cost, or for another one. */
function isMeant(game, offer, { alternative }) {
  return alternative ? !isNormal(offer) || offer.label.includes(alternative) : isNormal(offer);
}

const isNormal = ({ mode }) => mode.type === "normal";

function announce(game, offer, said) {
  const { asked } = game.prompt;
  return game.announce(async () => {
    await game.tell({ type: "act", actionId: offer.id });
    return complete(game, said, asked);
  });
}

/** Answer what is asked about an announcement, as far as it has been said. */
async function complete(game, said, speaker) {
  const stood = new Map((said.costs ?? []).map((name) => [name, standing(game, name)]));
  const left = {
    ...said,
    targets: said.targets ? [...said.targets] : null,
    costs: said.costs ? [...said.costs] : null,
    told: [],
    about: game.prompt.source?.id,
  };
  while (game.prompt.asked === speaker && game.prompt.type in PARTS) {
    const answer = await PARTS[game.prompt.type](game, left);
    if (answer === OPEN) return accepted;
    if (answer.verdict) {
      const late = answer.verdict === "unsupported" ? answer : unsupported(TOO_LATE);
      return (await callOff(game)) ? answer : late;
    }
    await game.tell(answer.output);
  }
  // What costs mana could be called off in time.
  if (left.targets?.length) return unsupported(`Forge asks for fewer targets. ${TOO_LATE}`);
  // What Forge takes without asking has gone, is tapped or has fewer counters.
  const untouched = left.costs?.some((n) => stood.get(n) && standing(game, n) === stood.get(n));
  if (untouched || named(left).length) return unsupported(`Forge asks for less. ${TOO_LATE}`);
  const kept = said.alternative && left.costs?.some((name) => inHand(game, name));
  return kept ? unsupported(CHOOSES) : accepted;
}

/** What of the permanents that were named to pay with has not been tapped yet. */
const named = ({ pay: means, sources }) => sources ?? (Array.isArray(means) ? means : []);

/** How a permanent stands on the battlefield; undefined if there is none of that name. */
function standing(game, name) {
  const id = game.names.id(name);
  const card = visible(game.view(), "battlefield").find((one) => one.id === id);
  return card && JSON.stringify([card.id, card.tapped, card.counters]);
}

const inHand = (game, name) =>
  visible(game.view(), "hand").find(({ id }) => id === game.names.id(name));

/** Whether what is asked about, if Forge says it, is something else than what was announced. */
const isOther = (source, announced) => Boolean(source && announced && source.id !== announced);

const OPEN = Symbol("not said");
const output = (value) => ({ output: value });

const PARTS = Object.freeze({
  chooseBoardTargets: (game, left) => {
    const { input, source } = game.prompt;
    const { candidates, minTargets, maxTargets, intent, chosenTargets = 0 } = input;
    const stock = intent === "sacrifice" ? left.costs : left.targets;
    // A trigger of something else may come on the stack as soon as all is said of this one.
    if (!stock || (!stock.length && isOther(source, left.about))) return OPEN;
    // Of several that it was told at once, Forge may have taken the first only, and ask for more.
    const taken = left.told.slice(0, chosenTargets);
    if (chosenTargets) stock.unshift(...left.told.slice(chosenTargets));
    const chosen = [];
    while (stock.length && taken.length + chosen.length < maxTargets) {
      const found = candidates.find((one) => game.names.of(one.id) === stock[0]);
      if (!found) break;
      chosen.push(found);
      stock.shift();
    }
    const more = candidates.some((one) => game.names.of(one.id) === stock[0]);
    if (more && intent === "sacrifice") return rejected("Forge asks for fewer to be sacrificed");
    if (taken.length + chosen.length < minTargets) {
      return rejected(`Forge does not offer ${stock[0] ?? "nothing"}`);
    }
    left.told = [...taken, ...chosen.map(({ id }) => game.names.of(id))];
    return output({ type: "boardTargets", chosen });
  },

  chooseCards: (game, left) => {
    if (left.choosy) return unsupported(CHOOSES);
    if (!left.costs) return OPEN;
    const { cards, min, max } = game.prompt.input;
    const ids = left.costs.splice(0, max).map((name) => game.names.id(name));
    const offered = ids.every((id) => cards.some((card) => card.id === id));
    if (!offered || ids.length < min) return rejected("Forge does not offer this for the cost");
    return output({ type: "chooseCardsDecision", chosenCardIds: ids });
  },

  chooseBoolean: (game) => {
    const { title, description } = game.prompt.input.presentation;
    return COST.test(description || title) ? output({ type: "decision", value: true }) : OPEN;
  },

  chooseNumber: (_, left) =>
    typeof left.x === "number" ? output({ type: "numberDecision", chosenNumber: left.x }) : OPEN,

  chooseFromSelection: (game, left) => {
    const { options, minTotal } = game.prompt.input;
    const entwines = minTotal === 0 && options.length === 1 && ENTWINE.test(options[0].label);
    if (entwines) return left.modes ? entwine(left.modes) : unsupported(ENTWINES);
    const wanted = left.modes ?? (left.alternative ? [left.alternative] : null);
    if (!wanted) return OPEN;
    const chosenIndices = wanted.map((word) => modeIndex(options, word));
    if (chosenIndices.includes(-1)) return unsupported(UNKNOWN_MODE);
    return output({ type: "selectionDecision", chosenIndices });
  },

  payManaCost: async (game, left) => {
    const { canConfirmFromPool, actions, presentation } = game.prompt.input;
    if (left.targets?.length) return rejected("Forge asks for fewer targets");
    // Forge asks which cost to pay after the one offer that it has, or takes the other one at once.
    if (left.instead === game.prompt.input.manaCost) return rejected("Forge asks for the mana cost");
    if (!left.pay) return OPEN;
    if (left.pay === "nothing") return rejected("the cost is not paid");
    if (canConfirmFromPool && !named(left).length) {
      left.seen = null;
      return output({ type: "pay", auto: false });
    }
    if (left.pay !== "auto") return payWith(game, left);
    const seen = `${actions.length} ${presentation?.title} ${game.prompt.input.manaCost}`;
    if (left.seen === seen) return rejected("Forge finds no way to pay");
    left.seen = seen;
    return output({ type: "pay", auto: true });
  },
});

/** Pay for all modes, each of which was said once, or not. */
function entwine(modes) {
  if (new Set(modes).size < modes.length) return rejected("a mode is named twice");
  return output({ type: "selectionDecision", chosenIndices: modes.length > 1 ? [0] : [] });
}

/** Tap the next of the permanents that were named. */
function payWith(game, left) {
  left.sources ??= [...left.pay];
  if (!left.sources.length) return rejected("this does not pay the cost");
  const id = game.names.id(left.sources.shift());
  const offer = game.prompt.input.actions.find(
    (one) => one.type === "activateManaAbility" && one.cardId === id,
  );
  return offer ? output({ type: "act", actionId: offer.id }) : rejected("Forge does not offer this mana");
}

/**
 * Call an announcement off; return whether that was possible. Forge lets its player do so at some
 * prompts only; up to the next of those, what it asks is answered with anything: nothing is used up
 * before the mana is paid. Where no mana is to be paid, it may end with the spell cast.
 */
async function callOff(game) {
  for (let prompts = 0; prompts < PROMPTS && game.prompt.type in PARTS; prompts += 1) {
    const { type, input } = game.prompt;
    const cancels = type === "payManaCost" || (type === "chooseBoardTargets" && input.cancellable);
    await game.tell(cancels ? { type: "cancel" } : dull(game.prompt));
    if (cancels) return true;
  }
  return false;
}
