// SPDX-License-Identifier: AGPL-3.0-or-later
/** What somebody says, put to Forge: which way of saying it belongs to which of its prompts. */
import { activate, cast, pay, payOrDecline, playLand } from "./announcing.mjs";
import {
  chooseCards, chooseColors, chooseCopied, chooseFromList, chooseOnBoard, exert, mulligan,
  number, order, putBack, yesNo,
} from "./choosing.mjs";
import { assignDamage } from "./damage.mjs";
import { declareAttackers, declareBlockers } from "./declaring.mjs";
import { accepted, rejected, unsupported } from "./verdicts.mjs";

/** Put what was said to the game; return a verdict without the state. */
export async function say(game, said) {
  const speak = WAYS[game.prompt.type]?.[said.kind];
  if (speak) return speak(game, said);
  if (!KNOWN.has(said.kind)) return unsupported(`Forge's interface has no way to say ${said.kind}`);
  return rejected("that is no answer to what is asked");
}

async function pass(game) {
  await game.tell({ type: "pass", exhaustStack: false });
  return accepted;
}

/** A choice may belong to an announcement; then it is called off as a whole. */
const within = (way) => (game, said) => game.announce(() => way(game, said));

const WAYS = Object.freeze({
  chooseAction: { pass, cast, activate, play_land: playLand },
  chooseAttackers: { declare_attackers: declareAttackers },
  chooseBlockers: { declare_blockers: declareBlockers },
  chooseBoardTargets: { choose: within(chooseOnBoard) },
  chooseCards: { choose: within(chooseCards), yes_no: exert },
  chooseFromSelection: { choose: within(chooseFromList) },
  chooseColor: { choose: within(chooseColors) },
  chooseNumber: { number: within(number) },
  chooseBoolean: { yes_no: within(yesNo), pay: payOrDecline, choose: chooseCopied },
  payManaCost: { pay },
  chooseCombatDamageAssignment: { assign_damage: assignDamage },
  reorder: { order },
  mulligan: { mulligan },
  mulliganPutBack: { choose: putBack },
});

/** What the bridge can say at all; to anything else it answers that it cannot. */
const KNOWN = new Set(Object.values(WAYS).flatMap((ways) => Object.keys(ways)));
