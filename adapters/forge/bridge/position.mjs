// SPDX-License-Identifier: AGPL-3.0-or-later
/** A position of the protocol with its defaults filled in, and what of it Forge cannot have. */
import { COUNTERS, PHASE_OF_STEP, SEATS } from "./script.mjs";
import { CODE, Trouble } from "./wire.mjs";

export const EDITION = "2026-01-16";

/** What players start with. */
export const LIFE = 20;

/** Cards without a name that go into each library, at least: enough to play to any position. */
const SPARE = 24;

/** Return `{position}`, or `{cannot}`: why Forge cannot have this position, with the field's path. */
export function read(state) {
  const players = state.players.map((p) => ({ poison: 0, hand: 0, library: "unknown", ...p }));
  const seat = (name) => players.findIndex((p) => p.name === name);
  const objects = (state.objects ?? []).map((o) => ({
    kind: "card", tapped: false, sick: false, damage: 0, counters: {}, chosen: {}, ...o,
    ownerSeat: seat(o.owner),
    controllerSeat: seat(o.controller ?? o.owner),
  }));
  const turn = state.turns?.[0] ?? {};
  const position = {
    edition: state.edition,
    variant: state.variant,
    players,
    objects,
    begun: state.stage !== "before_game",
    step: turn.step,
    activeSeat: seat(turn.active),
    prioritySeat: seat(turn.priority ?? turn.active),
  };
  refuseContradictions(position);
  position.fillers = players.map((player, index) => fillers(player, index, objects));
  const cannot = problems(state, position, turn).find(([holds]) => holds);
  return cannot ? { cannot: `${cannot[1]}: ${cannot[2]}` } : { position };
}

function problems(state, position, turn) {
  const { variant, players, objects } = position;
  return [
    [state.edition !== EDITION, "edition", `only ${EDITION}`],
    [players.length > SEATS, "players", `at most ${SEATS}`],
    [variant.attack !== "multiple" && players.length > 2, "variant.attack", "only multiple"],
    [variant.range_of_influence, "variant.range_of_influence", "no limited range"],
    [variant.shared_team_turns || variant.shared_life || state.teams?.length, "teams", "no teams"],
    [variant.turn_markers, "variant.turn_markers", "one turn at a time"],
    [state.turns?.length !== 1, "turns", "exactly one turn"],
    [position.begun && !(turn.step in PHASE_OF_STEP), "turns.0.step", "a step in which a calm position can stand"],
    [turn.stack?.length || turn.combat, "turns.0", "a calm position"],
    ...players.flatMap((p, i) => [
      [typeof p.life !== "number", `players.${i}.life`, "a number"],
      [!position.begun && (p.life !== LIFE || p.poison), `players.${i}.life`, `before the game ${LIFE}`],
      [p.left, `players.${i}.left`, "everybody plays"],
      [p.mana_pool?.length, `players.${i}.mana_pool`, "no mana in pools"],
      [p.lands_played, `players.${i}.lands_played`, "no lands played yet"],
    ]),
    ...objects.flatMap((o, i) => [
      [!position.begun && o.zone !== "hand", `objects.${i}.zone`, "before the game hands only"],
      [o.kind !== "card", `objects.${i}.kind`, "cards only"],
      [o.zone === "command" || o.zone === "stack", `objects.${i}.zone`, "not this zone"],
      [o.attached_to && !objects.some(({ name }) => name === o.attached_to), `objects.${i}.attached_to`, "attached to permanents only"],
      [Object.keys(o.counters).some((kind) => !(kind in COUNTERS)), `objects.${i}.counters`, "not this kind of counter"],
      [Object.keys(o.chosen).some((kind) => kind !== "color"), `objects.${i}.chosen`, "colors only"],
      [o.face_down || o.phased_out || o.copy_of, `objects.${i}`, "face up, phased in, no copy"],
    ]),
  ];
}

function refuseContradictions({ players, objects, activeSeat, prioritySeat }) {
  const wrong = [
    [activeSeat < 0, "turns.0.active", "the active player is no player"],
    [prioritySeat < 0, "turns.0.priority", "the player with priority is no player"],
    ...objects.flatMap((o, i) => [
      [o.ownerSeat < 0, `objects.${i}.owner`, `the owner of ${o.name} is no player`],
      [o.controllerSeat < 0, `objects.${i}.controller`, `the controller of ${o.name} is no player`],
    ]),
    ...players.map((p, i) => [
      p.hand && p.hand < objects.filter((o) => o.zone === "hand" && o.ownerSeat === i).length,
      `players.${i}.hand`, "more cards are listed than counted",
    ]),
  ].find(([holds]) => holds);
  if (wrong) throw new Trouble(CODE.BAD_REQUEST, wrong[2], { where: `position.${wrong[1]}` });
}

/** How many unnamed cards a player has: in all, of these in hand, and of these too many. */
function fillers(player, seat, objects) {
  const listed = (zone) => objects.filter((o) => o.zone === zone && o.ownerSeat === seat).length;
  const hand = Math.max(0, player.hand - listed("hand"));
  if (typeof player.library !== "number") return { all: SPARE + hand, hand, surplus: 0 };
  const library = Math.max(0, player.library - listed("library"));
  const all = Math.max(SPARE, library + hand);
  return { all, hand, surplus: all - hand - library };
}
