// SPDX-License-Identifier: AGPL-3.0-or-later
/** Answers that a bridge can give by itself: what only informs, and what does not matter in set-up. */

/** The answer to a prompt that only informs, or undefined if somebody has to decide something. */
export function acknowledged({ type }) {
  if (type === "diceRolled") return { type: "diceRolledAcknowledged" };
  if (type === "revealCards") return { type: "revealCardsAcknowledged" };
  return undefined;
}

/** Some answer to a prompt that comes up while a position is set up. */
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
    case "payManaCost":
      return { type: "cancel" };
    default:
      throw new Error(`no answer to ${type} while a position is set up`);
  }
}
