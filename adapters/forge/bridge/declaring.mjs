// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Declaring attackers and blockers.
 *
 * Forge takes the legal part of a declaration and drops the rest without a word. So whatever its
 * prompt does not offer is rejected here and never sent, and after sending, what came out is
 * compared with what was said.
 */
import { settle } from "./announcing.mjs";
import { unofferable } from "./ask.mjs";
import { visible } from "./show.mjs";
import { accepted, rejected, unsupported } from "./verdicts.mjs";

/** Declare attackers. */
export async function declareAttackers(game, { attacks = [], bands = [], pay: means = null }) {
  if (bands.length) return unsupported("Forge's interface has no bands");
  if (attacks.some((a) => a.attacks === null)) return rejected("Forge offers no attack on nothing");
  if (twice(attacks.map((a) => a.attacker))) return rejected("Forge offers one target for each attacker");
  const wanted = attacks.map((a) => [game.names.id(a.attacker), game.names.id(a.attacks)]);
  const offer = new Map(game.prompt.input.attackers.map((a) => [a.attackerId, a.validTargetIds]));
  const refused = wanted.find(([attacker, target]) => !offer.get(attacker)?.includes(target));
  if (refused) return rejected(`Forge does not offer ${spelled(game, refused, "attacks")}`);
  return game.announce(async () => {
    const assignments = wanted.map(([attackerId, targetId]) => ({ attackerId, targetId }));
    const notes = await game.tell({ type: "declareAttackers", assignments });
    if (game.prompt.type === "chooseAttackers") return rejected(notes.at(-1) ?? "Forge refuses");
    const verdict = await settle(game, means);
    if (verdict !== accepted || game.prompt.type === "payManaCost") return verdict;
    const now = attackers(game).map((card) => [card.id, card.attackTargetId]);
    return same(now, wanted) ? accepted : rejected("Forge has taken another attack than was said");
  });
}

/** Declare blockers. */
export async function declareBlockers(game, { blocks = [], pay: means = null }) {
  const wanted = blocks.flatMap(({ blocker, blocks: among }) =>
    among.map((attacker) => [game.names.id(blocker), game.names.id(attacker)]),
  );
  const { asked, input } = game.prompt;
  const silent = unofferable(game.view(), asked);
  if (wanted.some(([, attacker]) => silent.includes(attacker))) {
    return unsupported("Forge's interface cannot block what attacks a planeswalker or a battle");
  }
  const offer = new Map(input.attackers.map((a) => [a.attackerId, a.validBlockerIds]));
  const refused = wanted.find(([blocker, attacker]) => !offer.get(attacker)?.includes(blocker));
  if (refused) return rejected(`Forge does not offer ${spelled(game, refused, "blocks")}`);
  const before = game.view().combatAssignments.map(pair);
  return game.announce(async () => {
    const assignments = wanted.map(([blockerId, attackerId]) => ({ blockerId, attackerId }));
    await game.tell({ type: "declareBlockers", assignments });
    const again = game.prompt.type === "chooseBlockers" && game.prompt.input.error;
    if (again) return rejected(game.prompt.input.error);
    const verdict = await settle(game, means);
    if (verdict !== accepted || game.prompt.type === "payManaCost") return verdict;
    const now = game.view().combatAssignments.map(pair);
    const expected = [...before, ...wanted];
    return same(now, expected) ? accepted : rejected("Forge has taken another block than was said");
  });
}

const pair = ({ blockerId, attackerId }) => [blockerId, attackerId];
const twice = (names) => new Set(names).size < names.length;
const spelled = (game, [one, other], verb) => `${game.names.of(one)} ${verb} ${game.names.of(other)}`;
const attackers = (game) => visible(game.view(), "battlefield").filter((card) => card.isAttacking);

/** Whether two lists hold the same pairs, in whatever order. */
function same(some, others) {
  const flat = (pairs) => pairs.map((p) => p.join(" ")).sort().join("\n");
  return flat(some) === flat(others);
}
