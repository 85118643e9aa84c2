// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Assigning combat damage.
 *
 * The protocol's player says all portions at once. Forge asks about one creature after the other,
 * and only about those that have something to divide, or no power at all between several. So what is
 * said of the others is compared with the one thing that they can do, before anything is sent, and
 * for creatures without power nothing has to be said.
 */
import { damageRecipients } from "./ask.mjs";
import { visible } from "./show.mjs";
import { accepted, rejected } from "./verdicts.mjs";

/** Say how the creatures of one player assign their combat damage. */
export async function assignDamage(game, { damage }) {
  const said = new Map();
  for (const { source, to, amount } of damage) {
    const id = game.names.id(source);
    said.set(id, [...(said.get(id) ?? []), { assigneeId: game.names.id(to), damage: amount }]);
  }
  const problem = refused(said, game.prompt.input) ?? impossible(game, said);
  if (problem) return rejected(problem);
  const { asked, type } = game.prompt;
  while (game.prompt.type === type && game.prompt.asked === asked) {
    const { attackerId, totalDamage } = game.prompt.input;
    const portions = said.get(attackerId) ?? (totalDamage ? null : []);
    if (!portions) return accepted;
    const wrong = refused(said, game.prompt.input);
    if (wrong) return rejected(wrong);
    said.delete(attackerId);
    await game.tell({ type: "combatDamageAssignmentDecision", assignments: portions });
  }
  return accepted;
}

/** Why the portions of the creature that is asked about are none, or undefined. */
function refused(said, input) {
  const portions = said.get(input.attackerId) ?? [];
  const among = damageRecipients(input);
  if (!portions.every(({ assigneeId }) => among.includes(assigneeId))) {
    return "Forge does not offer such a portion";
  }
  const sum = portions.reduce((total, one) => total + one.damage, 0);
  return sum === input.totalDamage ? undefined : `it is not ${input.totalDamage} in all`;
}

/** Why some creature that is not asked about cannot do what is said of it, or undefined. */
function impossible(game, said) {
  const { prompt } = game;
  const view = game.view();
  const creatures = new Map(visible(view, "battlefield").map((card) => [card.id, card]));
  for (const [id, portions] of said) {
    if (id === prompt.input.attackerId) continue;
    const card = creatures.get(id);
    const player = card?.controllerId;
    if (player !== `player-${prompt.asked}`) return `${game.names.of(id)} is not theirs`;
    const among = recipients(view, card);
    const sum = portions.reduce((total, one) => total + one.damage, 0);
    const wrong = sum !== Number(card.power) || !portions.every((p) => among.includes(p.assigneeId));
    if (wrong) return `${game.names.of(id)} cannot assign its damage so`;
  }
  return undefined;
}

/** Whom a creature in combat may damage. */
function recipients({ combatAssignments }, card) {
  if (!card.isAttacking) {
    const mine = combatAssignments.filter(({ blockerId }) => blockerId === card.id);
    return mine.map(({ attackerId }) => attackerId);
  }
  const blockers = combatAssignments.filter(({ attackerId }) => attackerId === card.id);
  const through = !blockers.length || card.keywords.some((keyword) => /^trample/i.test(keyword));
  return [...blockers.map(({ blockerId }) => blockerId), ...(through ? [card.attackTargetId] : [])];
}
