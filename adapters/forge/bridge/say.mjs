// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * What somebody says, put to Forge.
 *
 * Forge takes the legal part of a declaration and drops the rest without a word. So whatever its
 * prompt does not offer is rejected here and never sent, and after sending, what came out is
 * compared with what was said.
 */
import { damageRecipients, unofferable } from "./ask.mjs";
import { visible } from "./show.mjs";

export const accepted = Object.freeze({ verdict: "accepted" });
export const rejected = (reason) => ({ verdict: "rejected", violations: [{ reason }] });
export const unsupported = (reason) => ({ verdict: "unsupported", reason });

/** Put what was said to the game; return a verdict without the state. */
export async function say(game, said) {
  const speak = WAYS[game.prompt.type]?.[said.kind];
  if (speak) return speak(game, said);
  if (!KNOWN.has(said.kind)) return unsupported(`the bridge cannot say ${said.kind} so far`);
  return rejected("that is no answer to what is asked");
}

const WAYS = Object.freeze({
  chooseAction: { pass, cast },
  chooseAttackers: { declare_attackers: declareAttackers },
  chooseBlockers: { declare_blockers: declareBlockers },
  chooseBoardTargets: { choose: (game, said) => game.announce(() => chooseTargets(game, said)) },
  chooseCards: { choose: chooseCards },
  payManaCost: { pay: (game, said) => game.announce(() => pay(game, said.pay)) },
  chooseCombatDamageAssignment: { assign_damage: assignDamage },
  reorder: { order },
  chooseBoolean: { yes_no: yesNo },
});

/** What the bridge can say at all; to anything else it answers that it cannot. */
const KNOWN = new Set(Object.values(WAYS).flatMap((ways) => Object.keys(ways)));

async function pass(game) {
  await game.tell({ type: "pass", exhaustStack: false });
  return accepted;
}

async function cast(game, said) {
  if (said.modes || said.x !== undefined || said.alternative || said.costs) {
    return unsupported("the bridge casts spells with targets and mana only, so far");
  }
  const cardId = game.names.id(said.card);
  const offer = game.prompt.input.actions.find((a) => a.type === "cast" && a.cardId === cardId);
  if (!offer) return rejected(`Forge does not offer to cast ${said.card}`);
  return game.announce(async () => {
    await game.tell({ type: "act", actionId: offer.id });
    if (game.prompt.type === "chooseBoardTargets" && said.targets) {
      const verdict = await chooseTargets(game, { chosen: said.targets });
      if (verdict !== accepted) return verdict;
    }
    return settle(game, said.pay);
  });
}

async function declareAttackers(game, { attacks = [], bands = [], pay: means = null }) {
  if (bands.length) return unsupported("Forge's interface has no bands");
  if (attacks.some((a) => a.attacks === null)) return unsupported("Forge has to be told a target");
  if (twice(attacks.map((a) => a.attacker))) return unsupported("one target for each attacker");
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

async function declareBlockers(game, { blocks = [], pay: means = null }) {
  const wanted = blocks.flatMap(({ blocker, blocks: among }) =>
    among.map((attacker) => [game.names.id(blocker), game.names.id(attacker)]),
  );
  const { asked, input } = game.prompt;
  const silent = unofferable(game.view(), asked);
  const unsayable = wanted.find(([, attacker]) => silent.includes(attacker));
  if (unsayable) {
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

/** Pay for what is being announced, if the speaker has said how; otherwise it is asked. */
async function settle(game, means) {
  while (game.prompt.type === "payManaCost" && means) {
    const verdict = await pay(game, means);
    if (verdict !== accepted) return verdict;
  }
  return accepted;
}

async function pay(game, means) {
  if (means === "nothing") {
    await game.tell({ type: "cancel" });
    return rejected("the cost is not paid");
  }
  if (means === "auto") {
    while (game.prompt.type === "payManaCost" && !game.prompt.input.canConfirmFromPool) {
      const before = game.prompt.input.actions.length;
      await game.tell({ type: "pay", auto: true });
      const { type, input } = game.prompt;
      if (type === "payManaCost" && !input.canConfirmFromPool && input.actions.length === before) {
        await game.tell({ type: "cancel" });
        return rejected("Forge finds no way to pay");
      }
    }
    if (game.prompt.type === "payManaCost") await game.tell({ type: "pay", auto: false });
    return accepted;
  }
  return unsupported("the bridge lets Forge choose the sources of mana, so far");
}

async function chooseTargets(game, { chosen }) {
  const { candidates, minTargets, maxTargets } = game.prompt.input;
  const picks = chosen.map((name) => candidates.find((c) => c.id === game.names.id(name)));
  if (picks.includes(undefined)) return rejected("Forge does not offer all of this");
  if (picks.length < minTargets || picks.length > maxTargets) return rejected("not so many");
  await game.tell({ type: "boardTargets", chosen: picks });
  return accepted;
}

async function chooseCards(game, { chosen }) {
  const { cards, min, max } = game.prompt.input;
  const ids = chosen.map((name) => game.names.id(name));
  if (!ids.every((id) => cards.some((card) => card.id === id))) {
    return rejected("Forge does not offer all of this");
  }
  if (ids.length < min || ids.length > max) return rejected("not so many");
  await game.tell({ type: "chooseCardsDecision", chosenCardIds: ids });
  return accepted;
}

async function assignDamage(game, { damage }) {
  const { input } = game.prompt;
  const portions = damage.map((d) => [game.names.id(d.source), game.names.id(d.to), d.amount]);
  const among = damageRecipients(input);
  if (portions.some(([by, to]) => by !== input.attackerId || !among.includes(to))) {
    return rejected("Forge does not offer such a portion");
  }
  if (portions.reduce((sum, [, , amount]) => sum + amount, 0) !== input.totalDamage) {
    return rejected(`it is not ${input.totalDamage} in all`);
  }
  const assignments = portions.map(([, assigneeId, amount]) => ({ assigneeId, damage: amount }));
  await game.tell({ type: "combatDamageAssignmentDecision", assignments });
  return accepted;
}

/** Forge orders triggers by resolution, the protocol from the bottom of the stack. */
async function order(game, { objects }) {
  const { items, presentation } = game.prompt.input;
  const triggers = presentation.title === "Order triggered abilities";
  const idOf = (item) => (triggers ? item.id : item.card.id);
  const wanted = objects.map((name) => items.find((item) => idOf(item) === game.names.id(name)));
  if (wanted.includes(undefined) || new Set(wanted).size !== items.length) {
    return rejected("the order must name each of them once");
  }
  const orderedIds = (triggers ? wanted.toReversed() : wanted).map((item) => item.id);
  if (triggers) game.awaitTriggers(objects);
  await game.tell({ type: "reorderDecision", orderedIds });
  return accepted;
}

async function yesNo(game, { yes }) {
  await game.tell({ type: "decision", value: yes });
  return accepted;
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
