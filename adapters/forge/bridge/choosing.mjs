// SPDX-License-Identifier: AGPL-3.0-or-later
/** Answers to a choice, an order, a question, a hand. */
import { OPENING, mayCopy, mayExert, openingHand, possibilities } from "./ask.mjs";
import { UNKNOWN_MODE, colorName, hasMode, modeIndex } from "./names.mjs";
import { visible } from "./show.mjs";
import { accepted, rejected, unsupported } from "./verdicts.mjs";

/** How an ability is worded whose cost may be paid more than once. */
const OFTEN = /\bany number of times\b/;

/** Choose targets, or permanents. Of several, Forge may take one and ask for the next. */
export async function chooseOnBoard(game, { chosen }) {
  const { candidates, minTargets, maxTargets, chosenTargets = 0 } = game.prompt.input;
  const picks = chosen.map((name) => candidates.find((c) => game.names.of(c.id) === name));
  if (!fits(picks, minTargets - chosenTargets, maxTargets - chosenTargets)) {
    return rejected("Forge does not offer this");
  }
  const { asked, type } = game.prompt;
  for (let taken = 0; taken < Math.max(picks.length, 1); ) {
    await game.tell({ type: "boardTargets", chosen: picks.slice(taken) });
    const more = game.prompt.asked === asked && game.prompt.type === type;
    const now = more ? (game.prompt.input.chosenTargets ?? 0) - chosenTargets : 0;
    if (now <= taken || now >= picks.length) break;
    taken = now;
  }
  return accepted;
}

/** Choose cards. */
export async function chooseCards(game, { chosen }) {
  const { cards, min, max } = game.prompt.input;
  const ids = chosen.map((name) => cards.find((card) => card.id === game.names.id(name))?.id);
  if (!fits(ids, min, max)) return rejected("Forge does not offer this");
  await game.tell({ type: "chooseCardsDecision", chosenCardIds: ids });
  return accepted;
}

/** Choose among players, modes, piles (by what is in them) or whatever else stands on a list. */
export async function chooseFromList(game, { chosen }) {
  const { minTotal, maxTotal, options } = game.prompt.input;
  const hand = openingHand(game.prompt.input, game.view(), game.prompt.asked);
  if (hand) return chooseOpening(game, hand, chosen);
  if (options.some(({ label }) => OPENING.test(label))) {
    return unsupported("Forge does not tell which card of an opening hand it means");
  }
  const among = possibilities(game.prompt.input, game.names, game.view());
  const whole = among.indexOf(chosen.map((name) => game.names.cardOf(name)).join(", "));
  const isMode = (name) => !among.includes(name) && !game.names.means(name);
  const at = (name) => (isMode(name) ? modeIndex(options, name) : among.indexOf(name));
  const missing = chosen.filter((name) => isMode(name) && at(name) < 0);
  const text = visible(game.view(), "battlefield").find(({ id }) => id === game.prompt.source?.id)?.text;
  if (missing.some((name) => !hasMode(text ?? "", options, name))) return unsupported(UNKNOWN_MODE);
  if (missing.length) return rejected("Forge does not offer this mode");
  const each = chosen.map(at).map((index) => (index < 0 ? undefined : index));
  const indices = each.includes(undefined) && whole >= 0 ? [whole] : each;
  if (!fits(indices, minTotal, maxTotal)) return rejected("Forge does not offer this");
  await game.tell({ type: "selectionDecision", chosenIndices: indices });
  return accepted;
}

/** Begin the game with cards of an opening hand. Of two with one name, Forge doesn't tell which is which. */
async function chooseOpening(game, hand, chosen) {
  const indices = chosen.map((name) => hand.indexOf(game.names.id(name)));
  if (indices.includes(-1)) return rejected("Forge does not offer this");
  const { options } = game.prompt.input;
  const isTwin = ({ label }, at) =>
    !indices.includes(at) && indices.some((index) => options[index].label === label);
  if (options.some(isTwin)) return unsupported("Forge does not tell apart cards with one name");
  await game.tell({ type: "selectionDecision", chosenIndices: indices });
  return accepted;
}

/** Choose colors. */
export async function chooseColors(game, { chosen }) {
  const { validColors, amount } = game.prompt.input;
  const colors = chosen.map((color) => validColors.find((one) => colorName(one) === color));
  if (!fits(colors, 1, amount)) return rejected("Forge does not offer this");
  const chosenColors = Object.fromEntries(colors.map((color) => [color, 1]));
  await game.tell({ type: "colorDecision", chosenColors });
  return accepted;
}

/** Whether so many may be chosen, all of them are offered, and none twice. */
const fits = (picks, least, most) =>
  !picks.includes(undefined) && new Set(picks).size === picks.length &&
  picks.length >= least && picks.length <= most;

/** Forge orders triggers by resolution, the protocol from the bottom of the stack. */
export async function order(game, { objects }) {
  const { items, presentation } = game.prompt.input;
  const triggers = presentation.title === "Order triggered abilities";
  const idOf = (item) => (triggers ? item.id : item.card.id);
  const wanted = objects.map((name) => items.find((item) => idOf(item) === game.names.id(name)));
  if (wanted.length !== items.length || !fits(wanted, 0, items.length)) {
    return rejected("the order must name each of them once");
  }
  const orderedIds = (triggers ? wanted.toReversed() : wanted).map((item) => item.id);
  if (triggers) game.awaitTriggers(objects);
  await game.tell({ type: "reorderDecision", orderedIds });
  return accepted;
}

/** Choose what to copy, or nothing: Forge asks first whether, then what. */
export async function chooseCopied(game, said) {
  if (!mayCopy(game.prompt.input)) return rejected("that is no answer to what is asked");
  const value = said.chosen.length > 0;
  const { id, prompt } = game;
  const before = visible(game.view(), "battlefield");
  await game.tell({ type: "decision", value });
  if (!value) return accepted;
  const choose = { chooseCards, chooseBoardTargets: chooseOnBoard }[game.prompt.type];
  const asked = choose && offersAny(game.prompt.input, before);
  const verdict = asked ? await choose(game, said) : onlyCopy(game, prompt.source, said, before);
  if (verdict !== accepted && asked) game.keep(id);
  return verdict;
}

/** Whether a prompt is about permanents: it may also ask for something else that comes next. */
function offersAny({ cards, candidates }, permanents) {
  const ids = new Set(permanents.map(({ id }) => id));
  return (cards ?? candidates).some(({ id }) => ids.has(id));
}

/**
 * Forge does not ask what to copy where there is one possibility: was that the one meant? Before
 * the copy is on the battlefield, nothing but the number of creatures tells.
 */
function onlyCopy(game, source, { chosen }, before) {
  const original = before.find(({ id }) => chosen.length === 1 && id === game.names.id(chosen[0]));
  const copy = visible(game.view(), "battlefield").find((card) => card.id === source?.id);
  const others = before.filter(({ types }) => types.includes("Creature"));
  const meant = copy
    ? copy.identity.name === original?.identity.name
    : others.length === 1 && others[0] === original;
  return meant ? accepted : rejected("Forge copies something else");
}

/** Say yes or no. */
export async function yesNo(game, { yes }) {
  const { asked, input, source } = game.prompt;
  if (mayCopy(input)) return rejected("that is no answer to what is asked");
  if (yes && OFTEN.test(input.presentation.description ?? "")) {
    return unsupported("Forge asks how many times something is paid, not each time anew");
  }
  await game.tell({ type: "decision", value: yes });
  if (yes && game.prompt.asked === asked && game.prompt.source?.id === source?.id) {
    if (asksAgain(input, game.prompt)) await game.tell({ type: "decision", value: true });
  }
  return accepted;
}

/** Exert the one attacker that can be exerted, or not. */
export async function exert(game, { yes }) {
  const { input } = game.prompt;
  if (!mayExert(input)) return rejected("that is no answer to what is asked");
  const chosenCardIds = yes ? [input.cards[0].id] : [];
  await game.tell({ type: "chooseCardsDecision", chosenCardIds });
  return accepted;
}

/** Whether Forge asks once more whether to do what was agreed to: *you may …* before its own words. */
function asksAgain(agreed, { type, input }) {
  if (type !== "chooseBoolean") return false;
  const words = ({ presentation: { description, title } }) => (description || title).toLowerCase();
  const played = /\byou may (cast|play)\b/.test(words(agreed)) && /^do you want to play\b/.test(words(input));
  return played || words(agreed).includes(`you may ${words(input)}`);
}

/** Name a number. */
export async function number(game, { number: chosenNumber }) {
  const { min, max } = game.prompt.input;
  if (chosenNumber < min || chosenNumber > max) return rejected("Forge does not offer this number");
  await game.tell({ type: "numberDecision", chosenNumber });
  return accepted;
}

/** Keep a hand or take a mulligan. */
export async function mulligan(game, { keep }) {
  await game.tell({ type: "mulliganDecision", keep });
  return accepted;
}

/** Put cards from the hand on the bottom of the library. */
export async function putBack(game, { chosen }) {
  const { cards, count } = game.prompt.input;
  const ids = chosen.map((name) => cards.find((card) => card.id === game.names.id(name))?.id);
  if (!fits(ids, count, count)) return rejected("Forge does not offer this");
  await game.tell({ type: "mulliganPutBackDecision", cardIds: ids });
  return accepted;
}
