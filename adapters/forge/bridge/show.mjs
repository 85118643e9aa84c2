// SPDX-License-Identifier: AGPL-3.0-or-later
/** Forge's view of the game as a state of the protocol. */
import { COLORS, STEPS, cardOf, counterName, keywordName } from "./names.mjs";
import { seatOf } from "./table.mjs";

const COMBAT = new Set(Object.keys(STEPS).filter((step) => STEPS[step][0] === "combat"));
const PUBLIC = new Set(["battlefield", "graveyard", "exile", "command"]);

/**
 * Return the state that the player in `seat` sees, or all that Forge shows anybody if it is null.
 *
 * `game`: table, names, position, prompt, pending (decisions), blockedOnce (ids of attackers)
 * and blocking.
 */
export function show(game, seat = null) {
  const { table, names, position, prompt, pending } = game;
  const view = table.view(seat ?? prompt.seat);
  const stage = view.gameOver ? "over" : view.turn ? "playing" : "before_game";
  return {
    edition: position.edition,
    stage,
    variant: position.variant,
    players: view.players.map((player) => shownPlayer(player, view)),
    turns: stage === "playing" ? [turn(game, view)] : [],
    objects: [...cards(game, view, seat), ...stacked(names, view)],
    picks: "unknown",
    extra_turns: "unknown",
    skips: "unknown",
    pending,
    result: view.gameOver ? { winners: view.winnerId ? [names.of(view.winnerId)] : [] } : null,
  };

  function shownPlayer(player) {
    const zone = (kind) => view.zones.find((z) => z.zone === kind && z.ownerId === player.id);
    return {
      name: names.of(player.id),
      life: player.life,
      poison: player.counters.poison ?? 0,
      left: left(player.status),
      hand: zone("hand")?.count ?? 0,
      library: zone("library")?.count ?? 0,
      mana_pool: Object.entries(player.manaPool).flatMap(([color, n]) => Array(n).fill(color)),
      lands_played: "unknown", // Forge does not count all of them
    };
  }
}

function left(status) {
  if (status === "playing") return null;
  return { reason: status === "conceded" ? "conceded" : "unknown" };
}

function turn(game, view) {
  const { names, prompt } = game;
  const [phase, step] = STEPS[view.step];
  const active = view.players.find((player) => player.id === view.activePlayerId);
  return {
    number: view.turn,
    active: active.status === "playing" ? names.of(active.id) : null,
    phase,
    step,
    stack: view.stack.map((item) => stackName(names, item)),
    priority: prompt.type === "chooseAction" ? names.of(`player-${prompt.asked}`) : null,
    combat: COMBAT.has(view.step) ? combat(names, view, prompt, game) : null,
  };
}

function combat(names, view, prompt, { blockedOnce, blocking }) {
  const declared = STEPS[view.step][1] !== "declare_attackers" && prompt.type !== "chooseBlockers";
  const pairs = view.combatAssignments;
  const attackers = visible(view, "battlefield").filter((card) => card.isAttacking);
  const blocked = (id) => {
    if (pairs.some((pair) => pair.attackerId === id)) return true;
    if (blockedOnce.has(id)) return "unknown"; // Forge does not show what stays of a block
    if (blocking && declared) return "unknown"; // nor what becomes blocked without blockers
    return declared ? false : null;
  };
  const blockers = [...new Set(pairs.map((pair) => pair.blockerId))];
  const attacking = [...new Set(attackers.map((card) => names.of(card.controllerId)))];
  return {
    attacking: attacking.length ? attacking : "unknown",
    attacks: attackers.map((card) => ({
      attacker: names.of(card.id),
      ...attacked(names, view, card.attackTargetId),
      defender: card.attackTargetId?.startsWith("player-") ? names.of(card.attackTargetId) : "unknown",
      blocked: blocked(card.id),
      blockers: pairs.filter((p) => p.attackerId === card.id).map((p) => names.of(p.blockerId)),
    })),
    blocks: blockers.map((id) => ({
      blocker: names.of(id),
      blocks: pairs.filter((pair) => pair.blockerId === id).map((pair) => names.of(pair.attackerId)),
    })),
  };
}

/**
 * What a creature attacks. Where a planeswalker or battle is no longer attacked, Forge puts a card in
 * its place that is in no zone.
 */
function attacked(names, view, id) {
  const here = (zone) => zone.zone === "battlefield" && zone.cards.some((card) => card.id === id);
  const something = id && (id.startsWith("player-") || view.zones.some(here));
  return { attacks: something ? names.of(id) : null, why_nothing: something ? null : "unknown" };
}

/** Cards of a zone that the viewer sees. */
export function visible(view, zone) {
  return view.zones
    .filter((z) => z.zone === zone)
    .flatMap((z) => z.cards)
    .filter((card) => card.visibility === "visible");
}

function cards({ table, names, position }, view, seat) {
  const open = view.zones.filter((z) => PUBLIC.has(z.zone));
  const seats = seat === null ? position.players.map((_, index) => index) : [seat];
  const isOwn = ({ ownerId }, own) => seat !== null || seatOf(ownerId) === own;
  const hands = seats.flatMap((own) =>
    table.view(own).zones.filter((zone) => zone.zone === "hand" && isOwn(zone, own)),
  );
  return [...open, ...hands].flatMap((zone) =>
    zone.cards
      .filter((card) => card.visibility === "visible" || zone.zone === "battlefield")
      .map((card) => shownCard(names, zone, card, view)),
  );
}

function shownCard(names, zone, card, view) {
  const name = names.of(card.id);
  const loaded = names.loaded.get(name);
  const common = { name, zone: zone.zone, owner: loaded?.owner ?? names.of(card.ownerId) };
  if (zone.zone !== "battlefield") return { ...common, card: card.identity.name };
  return {
    ...common,
    kind: card.identity.isToken ? "token" : "card",
    ...printed(names, card),
    controller: names.of(card.controllerId),
    tapped: card.tapped,
    sick: card.summoningSick || (card.keywords.includes("Haste") ? "unknown" : false),
    damage: card.damage,
    counters: counters(card),
    attached_to: card.attachedTo ? names.of(card.attachedTo) : null,
    chosen: { ...loaded?.chosen, ...chosen(card) },
    protector: card.types.includes("Battle") ? protector(loaded, names, view, card) : null,
    face_down: card.isFaceDown,
    phased_out: card.phasedOut,
    now: {
      name: card.isFaceDown ? "" : card.identity.name,
      colors: [...card.color].filter((letter) => "WUBRG".includes(letter)),
      types: [...card.supertypes, ...card.types],
      subtypes: card.subtypes,
      keywords: card.keywords.map(keywordName).filter(Boolean),
      power: number(card.power),
      toughness: number(card.toughness),
    },
  };
}

/**
 * Which card or token a permanent is, and which a card is a copy of. Forge calls a card by what it
 * copies, and a transformed one by its other face.
 */
function printed(names, { id, identity, subtypes, isCopy, isFaceDown }) {
  const called = cardOf(identity, subtypes) || "unknown"; // what is face down has no name
  if (isFaceDown || identity.isToken) return { card: called };
  const copies = isCopy ? { card: "unknown", copy_of: called } : { card: called };
  const loaded = names.loaded.get(names.of(id));
  return loaded ? { ...copies, card: loaded.card } : copies;
}

/**
 * Forge does not show who protects a battle; it stays who was told so until they leave, or somebody
 * else controls the battle.
 */
function protector(loaded, names, view, { controllerId }) {
  const as = loaded && (loaded.controller ?? loaded.owner) === names.of(controllerId);
  const there = view.players.some(
    (player) => player.status === "playing" && names.of(player.id) === loaded?.protector,
  );
  return as && there ? loaded.protector : "unknown";
}

const number = (text) => (text === null || text === undefined ? null : Number(text));

/** What was chosen as the permanent entered, as far as Forge shows it; it does not always. */
function chosen({ choices }) {
  const colors = (choices ?? []).find(({ kind }) => kind === "color")?.colors ?? [];
  return colors.length === 1 ? { color: COLORS[colors[0]] } : {};
}

const counters = (card) =>
  Object.fromEntries(Object.entries(card.counters).map(([kind, n]) => [counterName(kind), n]));

/** A spell is its card; an ability is a new object beside its source. */
function stackName(names, item) {
  return names.of(names.isAbility(item) ? item.id : item.sourceId);
}

function stacked(names, view) {
  return view.stack.map((item) => {
    const kind = names.isAbility(item) ? "ability" : names.isLoaded(item.sourceId) ? "card" : "copy";
    const { sourceId: id, identity } = item;
    const called = cardOf(identity) || "unknown"; // a spell cast face down has no name
    const source = kind === "ability" ? names.source({ id, identity }) : null;
    const loaded = called === "unknown" ? null : names.loaded.get(source ?? stackName(names, item));
    const card = loaded?.card ?? called;
    return {
      name: stackName(names, item),
      kind,
      face_down: card === "unknown",
      card,
      copy_of: kind === "copy" ? card : null,
      owner: names.of(kind === "ability" ? item.controllerId : item.ownerId),
      controller: names.of(item.controllerId),
      zone: "stack",
      source,
      concerns: kind === "ability" ? "unknown" : null,
      targets: targets(names, item, view.stack),
    };
  });
}

/** How the text of a spell begins: with its own name. */
const OWN_NAME = /^.+? \([0-9]+\) - /;

/**
 * What a spell or ability targets. Views leave out a target that is a spell or an ability; what the
 * targeting spell's text calls it tells which it is, unless there are two of that name.
 */
function targets(names, item, stack) {
  if (item.targets.length || names.isAbility(item)) return item.targets.map(({ id }) => names.of(id));
  const text = item.text.replace(OWN_NAME, "");
  const isCalled = (other) => {
    const [, after] = text.split(new RegExp(`${RegExp.escape(other.identity.name)} \\([0-9]+\\)`));
    return after !== undefined && after.startsWith("'s ability") === names.isAbility(other);
  };
  const called = stack.filter((other) => other !== item && isCalled(other));
  return called.length === 1 ? [stackName(names, called[0])] : [];
}
