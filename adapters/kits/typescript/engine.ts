/**
 * A rules engine behind the apnap protocol: a skeleton to begin with.
 *
 * It truly knows one thing, how a game of two players ends when one of them concedes, and
 * answers `unsupported` to what it does not know. Replace `Game` by your own engine, piece by
 * piece; README.md says in which order. Look for "YOUR ENGINE".
 */
import { Code, fields, type JsonObject, LINE_LIMIT, type Method, serve, Trouble } from "./wire.ts";

const PROTOCOL = "0.1";
const NAME = "my-engine"; // YOUR ENGINE: its name and version, as they stand in certificates
const VERSION = "0.1.0";
const EDITIONS = ["2026-01-16"]; // editions of the rulebook that it implements
const CARDS: string[] | "all" = []; // YOUR ENGINE: English names of the cards that it knows, or "all"

const CALM = ["upkeep", "precombat_main", "beginning_of_combat", "postcombat_main", "end_step"];
const SHOWN_TO_ALL = ["battlefield", "graveyard", "stack", "exile", "command"];
const MAY_BE_SAID = ["pass", "play_land", "cast", "activate", "special"]; // by whoever has priority

// The parts of a state that the skeleton looks at; `apnap schema state` describes all of it.
type Player = { name: string; left?: object; hand?: number; library?: number | string };
type Attack = { attacker: string; attacks: string | null; defender?: string };
type Combat = { attacking: string[]; defending: string[]; attacks?: Attack[] };
type Turn = {
  active: string | null;
  phase: string;
  step: string;
  priority?: string | null;
  passed?: string[];
  combat?: Combat | null;
  marker?: number;
};
type Thing = {
  name: string;
  card: string;
  owner: string;
  controller?: string | null;
  zone: string;
  tapped?: boolean;
  sick?: boolean;
  face_down?: boolean;
};
type Decision = { kind: string; id: string; decider: string; candidates?: "unknown" };
type Answer = { kind: string; attacks?: { attacker: string; attacks: string }[] };
type State = {
  edition: string;
  stage?: string;
  variant: { attack: string };
  players: Player[];
  turns: Turn[];
  objects: Thing[];
  pending?: Decision[];
  teams: { name: string }[];
  markers?: object[];
  extra_turns?: string[];
  skips?: object[];
  result?: { winners: string[] } | null;
};

/** What this engine cannot do (yet). Never say `rejected` for want of something. */
class Unsupported extends Error {}

/**
 * YOUR ENGINE goes in here: this class keeps the position as the suite has loaded it.
 *
 * In a real engine the constructor sets up a game of your own, `answer` and `concede` make your
 * engine's moves and let it run until somebody is asked something, and `show` turns your
 * engine's game into a state.
 */
class Game {
  private state: State;
  private turn: Turn;
  private asked = 0;

  constructor(position: State) {
    checkSupported(position);
    this.state = structuredClone(position);
    this.turn = this.state.turns[0];
    this.turn.passed = [];
    this.ask(this.turn.priority as string);
  }

  /** Ask a player what to do with priority. Each decision has an id of its own. */
  ask(player: string): void {
    this.asked += 1;
    this.turn.priority = player;
    this.state.pending = [{ kind: "priority", id: `d${this.asked}`, decider: player }];
  }

  /** Take an answer; return why it is illegal, or null once it has been done. */
  answer(by: string, about: string, say: Answer): string | null {
    const decision = this.state.pending?.find((pending) => pending.id === about);
    if (!decision) return `nothing called ${about} is being decided`;
    if (decision.decider !== by) return `${decision.decider} decides this, not ${by}`;
    if (!MAY_BE_SAID.includes(say.kind)) {
      return `${by} is asked about priority, and ${say.kind} is no answer to that`;
    }
    if (say.kind !== "pass") {
      throw new Unsupported(`this engine does not know yet how to ${say.kind}`);
    }
    this.passPriority(by);
    return null;
  }

  /** The next player gets priority. What comes when all have passed is yours to write. */
  passPriority(by: string): void {
    if (this.turn.passed?.length) {
      throw new Unsupported("this engine does not know yet what comes when all have passed");
    }
    this.turn.passed = [by];
    this.ask(this.other(by));
  }

  /** The player leaves at once, whoever is asked, and the other one has won. */
  concede(player: string): string | null {
    if (this.state.stage === "over") return "the game is over";
    for (const seat of this.state.players) {
      if (seat.name === player) Object.assign(seat, { left: { reason: "conceded" }, hand: 0, library: 0 });
    }
    this.state.objects = this.state.objects.filter((thing) => thing.owner !== player);
    this.state.stage = "over";
    this.state.pending = [];
    this.state.result = { winners: [this.other(player)] };
    this.turn.priority = null;
    if (this.turn.active === player) this.turn.active = null;
    return null;
  }

  /** Return the opponent. */
  other(player: string): string {
    return this.players().find((name) => name !== player) as string;
  }

  /** Return the names of all players, also of those who have left. */
  players(): string[] {
    return this.state.players.map((seat) => seat.name);
  }

  /** Return the state, all of it or as one player may see it: without hidden cards. */
  show(player: string | null = null): JsonObject {
    const state = structuredClone(this.state);
    if (player !== null) {
      state.objects = state.objects.filter(
        (thing) => SHOWN_TO_ALL.includes(thing.zone) || (thing.zone === "hand" && thing.owner === player),
      );
    }
    return state as unknown as JsonObject;
  }
}

/**
 * Throw `Unsupported` for a position that this engine cannot represent.
 *
 * YOUR ENGINE: make this shorter as your engine learns more.
 */
function checkSupported(position: State): void {
  const understood = ["attack", "starting_life", "name"];
  const needs: [string, boolean][] = [
    ["another edition", !EDITIONS.includes(position.edition)],
    ["mulligans", (position.stage ?? "playing") !== "playing"],
    ["this variant", Object.keys(position.variant).some((option) => !understood.includes(option))],
    ["this option for attacks", position.variant.attack !== "one_opponent"],
    ["so many players", position.players.length !== 2],
    ["teams", position.teams.length > 0],
    ["several turns at once", position.turns.length !== 1],
    ["turn markers", Boolean(position.markers?.length)],
    ["extra turns", Boolean(position.extra_turns?.length || position.skips?.length)],
    ["a game that has ended", Boolean(position.result)],
    ["players who have left", position.players.some((seat) => seat.left)],
    ["a step that is not calm", position.turns.some((turn) => !CALM.includes(turn.step))],
    ["a position in which nobody is asked", !position.turns.some((turn) => turn.priority)],
    ...position.objects.map((thing): [string, boolean] => [
      `the card ${thing.card}`,
      CARDS !== "all" && !CARDS.includes(thing.card),
    ]),
    ["face-down cards", position.objects.some((thing) => thing.face_down)],
  ];
  const lacking = needs.find(([, needed]) => needed);
  if (lacking) throw new Unsupported(`this engine does not know yet: ${lacking[0]}`);
}

// The methods of the protocol. You need not change what follows.

let game: Game | null = null;

/** Say who you are and what you can do. Declare what is true, no more and no less. */
function initialize(params: JsonObject): JsonObject {
  fields(params, "params", ["protocol", "suite"], ["wishes"]);
  if (params.protocol !== PROTOCOL) {
    throw new Trouble(Code.OTHER_VERSION, `this engine speaks ${PROTOCOL}, not ${params.protocol}`);
  }
  return {
    protocol: PROTOCOL,
    engine: { name: NAME, version: VERSION },
    capabilities: {
      editions: EDITIONS,
      attack_options: ["one_opponent"],
      players: 2,
      cards: CARDS,
      decisions: ["priority"], // YOUR ENGINE: the kinds of decision that it asks so far
    },
    line_limit: LINE_LIMIT,
  };
}

const POSITION = ["stage", "teams", "turns", "markers", "objects", "picks", "extra_turns", "skips", "pending", "result"];
const NEEDED = {
  players: ["name", "life"],
  teams: ["name", "members"],
  turns: ["active", "phase", "step"],
  objects: ["name", "card", "owner", "zone"],
};

/** Set up a position; one loaded before is forgotten. */
function load(params: JsonObject): JsonObject {
  fields(params, "params", ["position"], ["seed"]);
  const position = fields(params.position, "position", ["edition", "variant", "players"], POSITION);
  fields(position.variant, "position.variant", ["attack"]);
  for (const [name, needed] of Object.entries(NEEDED)) {
    const items = (position[name] ??= []);
    const where = `position.${name}`;
    if (!Array.isArray(items)) throw new Trouble(Code.BAD_PARAMS, `\`${where}\` is no list`, { where });
    for (const item of items) fields(item, where, needed);
  }
  checkNames(position as unknown as State);
  game = null;
  try {
    game = new Game(position as unknown as State);
  } catch (error) {
    if (error instanceof Unsupported) return { verdict: "unsupported", reason: error.message };
    throw error;
  }
  return { verdict: "accepted", state: game.show() };
}

/** Throw an error for a turn of somebody who is not at the table. */
function checkNames(position: State): void {
  const known = [...position.players, ...position.teams].map((party) => party.name);
  for (const [number, turn] of position.turns.entries()) {
    for (const role of ["active", "priority"] as const) {
      const name = turn[role] ?? null;
      if (name === null || known.includes(name)) continue;
      const where = `position.turns.${number}.${role}`;
      throw new Trouble(Code.BAD_REQUEST, `${name} is no player`, { where });
    }
  }
}

/** Somebody says something about a decision. */
function answer(params: JsonObject): JsonObject {
  fields(params, "params", ["by", "about", "say"], []);
  const say = fields(params.say, "say", ["kind"]) as Answer;
  const theGame = loaded();
  return verdict(theGame, () => theGame.answer(String(params.by), String(params.about), say));
}

/** A player leaves at once, whoever else is asked. */
function concede(params: JsonObject): JsonObject {
  fields(params, "params", ["player"], []);
  const theGame = loaded(params.player);
  return verdict(theGame, () => theGame.concede(params.player as string));
}

/** Show the state as one player may see it, or all of it. */
function view(params: JsonObject): JsonObject {
  fields(params, "params", ["player"], []);
  return { state: loaded(params.player).show(params.player as string | null) };
}

/** Forget the position. */
function unload(params: JsonObject): JsonObject {
  fields(params, "params", [], []);
  game = null;
  return {};
}

/** Return what became of something that was said, with the state after it. */
function verdict(theGame: Game, act: () => string | null): JsonObject {
  try {
    const problem = act();
    if (problem === null) return { verdict: "accepted", state: theGame.show() };
    // If your engine cites rules, add `rule: "802.4a"` and declare `cites_rules`.
    return { verdict: "rejected", violations: [{ reason: problem }], state: theGame.show() };
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    return { verdict: "unsupported", reason: error.message, state: theGame.show() };
  }
}

/** Return the game; throw an error if there is none, or nobody of that name plays it. */
function loaded(player: unknown = null): Game {
  if (game === null) {
    throw new Trouble(Code.BAD_REQUEST, "no position is loaded", { hint: "send `load` first" });
  }
  if (player !== null && !game.players().includes(player as string)) {
    throw new Trouble(Code.BAD_REQUEST, `${player} is no player of this game`, { where: "player" });
  }
  return game;
}

const methods: [string, Method][] = Object.entries({ initialize, load, answer, concede, view, unload });
await serve(new Map(methods));
