// SPDX-License-Identifier: AGPL-3.0-or-later
/** Answers that a bridge can give by itself: what only informs, and what does not matter in set-up. */

/**
 * What every Siege does as it enters: Forge asks which of the two applies first (616.1), and both do
 * whatever is answered.
 */
const OF_A_SIEGE = /^\(As a Siege enters, choose an opponent|\benters with \w+ defense counters\b/;

/**
 * The answer to a prompt that only informs or has one possibility, or undefined if somebody has to
 * decide something.
 */
export function acknowledged({ type, input }) {
  if (type === "chooseFromSelection" && input.options.length <= input.minTotal) {
    return { type: "selectionDecision", chosenIndices: [...input.options.keys()] };
  }
  if (type === "chooseFromSelection" && input.options.every(({ label }) => OF_A_SIEGE.test(label))) {
    return { type: "selectionDecision", chosenIndices: [0] };
  }
  if (type === "chooseBoolean" && (asksAgain(input) || callsCoin(input))) {
    return { type: "decision", value: true };
  }
  if (type === "diceRolled") return { type: "diceRolledAcknowledged" };
  if (type === "revealCards") return { type: "revealCardsAcknowledged" };
  return undefined;
}

/** Whether somebody who has chosen fewer cards than possible is asked if that was meant. */
const asksAgain = ({ presentation }) =>
  /^Cancel Search\?/.test(presentation.description || presentation.title);

/** Whether somebody is asked to call a coin, which is left to chance whatever they call. */
const callsCoin = ({ presentation, confirmLabel }) =>
  /\bheads\b/i.test(`${presentation.title} ${presentation.description} ${confirmLabel}`);

/** Some answer to a prompt that does not matter: in set-up, or in what is about to be called off. */
export function dull({ type, input }) {
  switch (type) {
    case "mulligan":
      return { type: "mulliganDecision", keep: true };
    case "chooseAction":
      return { type: "pass", exhaustStack: false };
    case "chooseAttackers":
      return { type: "declareAttackers", assignments: [] };
    case "chooseBlockers":
      return { type: "declareBlockers", assignments: [] };
    case "reorder":
      return { type: "reorderDecision", orderedIds: input.items.map((item) => item.id) };
    case "chooseBoolean":
      return { type: "decision", value: false };
    case "chooseBoardTargets":
      return { type: "boardTargets", chosen: input.candidates.slice(0, input.minTargets) };
    case "chooseCards":
      return {
        type: "chooseCardsDecision",
        chosenCardIds: input.cards.slice(0, input.min).map(({ id }) => id),
      };
    case "chooseFromSelection":
      return { type: "selectionDecision", chosenIndices: [...Array(input.minTotal).keys()] };
    case "chooseNumber":
      return { type: "numberDecision", chosenNumber: input.min };
    case "payManaCost":
      return { type: "cancel" };
    default:
      throw new Error(`no answer to ${type} while a position is set up`);
  }
}
