// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * The cards that set up a position, written in Forge's card language, the same for all positions.
 *
 * The early one triggers out of the library in the first upkeep of the game and puts permanents onto
 * the battlefield, so that they can lose summoning sickness. It exiles the late one, which does the
 * rest when the wanted step begins; until then nothing triggers, and nobody attacks. Both end outside
 * the game. Each asks its controller how many operations there are to be, then which, with which
 * cards and numbers; the loader answers.
 */
export const EARLY = "Apnap Early";
export const FILLER = "Wastes";
const LATE = "Apnap Late";

/** Players that a game can have. */
export const SEATS = 8;

export const PHASE_OF_STEP = Object.freeze({
  upkeep: "Upkeep",
  draw: "Draw",
  precombat_main: "Main1",
  beginning_of_combat: "BeginCombat",
  postcombat_main: "Main2",
  end_step: "End of Turn",
});

/** Forge's names of the counters that can be set up. */
export const COUNTERS = Object.freeze({
  "+1/+1": "P1P1", "-1/-1": "M1M1", loyalty: "LOYALTY", defense: "DEFENSE", charge: "CHARGE",
  time: "TIME", fade: "FADE", age: "AGE", lore: "LORE",
});

/** The name that the player in a seat has within Forge. */
export const seatName = (seat) => `Seat${seat}`;

/** The late card for a step. */
export const late = (step) => `${LATE} ${PHASE_OF_STEP[step].replaceAll(" ", "")}`;

const seats = Array.from({ length: SEATS }, (_, seat) => seat);
const cards = (zone) =>
  `ChooseCard | Defined$ You | Choices$ Card | ChoiceZone$ ${zone} | MinAmount$ 1 | Amount$ 999 | Mandatory$ True`;
const number = "ChooseNumber | Defined$ You | Min$ 0 | Max$ 9999";
const unseen = "Library,Hand";
const move = (zone) => `ChangeZone | Defined$ ChosenCard | Origin$ ${unseen} | Destination$ ${zone}`;
const player = (seat) => `PlayerNamed_${seatName(seat)}`;

/** What the set-up cards can do: label -> effects in a row. Labels are one word. */
const OPERATIONS = Object.freeze({
  Enter: [cards(unseen), move("Battlefield")],
  ...each(seats, (seat) => `Under${seat}`, (seat) => [
    cards(unseen), `${move("Battlefield")} | GainControl$ ${player(seat)}`,
  ]),
  Attach: [
    `${cards(unseen)} | RememberChosen$ True`, cards("Battlefield"),
    `ChangeZone | Defined$ Remembered | Origin$ ${unseen} | Destination$ Battlefield | AttachedTo$ ChosenCard`,
    "Cleanup | ClearRemembered$ True | ClearChosenCard$ True",
  ],
  Vanish: [
    cards("Battlefield"),
    "ChangeZone | Defined$ ChosenCard | Origin$ Battlefield | Destination$ Exile",
  ],
  Hand: [cards("Library"), move("Hand")],
  Graveyard: [cards("Library"), move("Graveyard")],
  Exile: [cards("Library"), move("Exile")],
  Top: [cards("Library"), `${move("Library")} | LibraryPosition$ 0 | NoShuffle$ True`],
  Out: [cards("Library"), move("Sideboard")],
  Tap: [cards("Battlefield"), "Tap | Defined$ ChosenCard"],
  Damage: [cards("Battlefield"), number, "DealDamage | Defined$ ChosenCard | NumDmg$ Chosen"],
  ...each(Object.values(COUNTERS), (kind) => `More${kind}`, (kind) => [
    cards("Battlefield"), number, `PutCounter | Defined$ ChosenCard | CounterType$ ${kind} | CounterNum$ Chosen`,
  ]),
  ...each(Object.values(COUNTERS), (kind) => `Less${kind}`, (kind) => [
    cards("Battlefield"), number, `RemoveCounter | Defined$ ChosenCard | CounterType$ ${kind} | CounterNum$ Chosen`,
  ]),
  ...each(seats, (seat) => `Life${seat}`, (seat) => [
    number, `SetLife | Defined$ ${player(seat)} | LifeAmount$ Chosen`,
  ]),
  ...each(seats, (seat) => `Poison${seat}`, (seat) => [
    number, `Poison | Defined$ ${player(seat)} | Num$ Chosen`,
  ]),
});

/** Forge's files: the set-up cards and the edition that lists them. */
export function setUpFiles() {
  const steps = Object.keys(PHASE_OF_STEP);
  const all = [EARLY, ...steps.map(late)];
  const scripts = {
    [EARLY]: card(EARLY, "Phase$ Upkeep | TriggerZones$ Library,Hand", [
      `ChangeZoneAll | ChangeType$ ${steps.map((step) => `Card.named${late(step)}`)} | Origin$ Library,Hand | Destination$ Exile`,
    ]),
    ...each(steps, late, (step) =>
      card(
        late(step),
        `Phase$ ${PHASE_OF_STEP[step]} | TriggerZones$ Exile | ValidPlayer$ You | OptionalDecider$ You`,
        [toLibrary("Hand"), toLibrary("Graveyard"), toLibrary("Exile")],
        [
          "S:Mode$ CantAttack | ValidCard$ Creature | EffectZone$ Exile | Description$ No attacks.",
          "S:Mode$ DisableTriggers | ValidCard$ Card.Other | ValidCause$ Card | EffectZone$ Exile | Description$ No triggers.",
        ],
      ),
    ),
  };
  const edition = [
    "[metadata]", "Code=APNAP", "Date=2020-01-01", "Name=Apnap", "Type=Other", "",
    "[cards]", ...all.map((name, index) => `${index + 1} C ${name} @Nobody`), "",
  ];
  return {
    ...each(all, (name) => `res/cardsfolder/a/${name.toLowerCase().replaceAll(" ", "_")}.txt`, (name) => scripts[name]),
    "res/editions/Apnap.txt": edition.join("\n"),
  };
}

const toLibrary = (zone) =>
  `ChangeZoneAll | ChangeType$ Card.Other | Origin$ ${zone} | Destination$ Library | LibraryPosition$ -1 | Shuffle$ False`;

function card(name, when, first, statics = []) {
  const last = `ChangeZoneAll | ChangeType$ Card.named${name} | Origin$ Library,Hand,Exile | Destination$ Sideboard`;
  const loop = "Repeat | MaxRepeat$ Chosen | RepeatSubAbility$ Do";
  return [
    `Name:${name}`, "ManaCost:no cost", "Types:Sorcery",
    ...statics,
    `T:Mode$ Phase | ${when} | Execute$ Begin0 | TriggerDescription$ ${name}`,
    ...chain("Begin", [...first, number, loop, last]),
    `SVar:Do:DB$ GenericChoice | Defined$ You | Choices$ ${Object.keys(OPERATIONS).map((label) => `${label}0`)}`,
    ...Object.entries(OPERATIONS).flatMap(([label, effects]) => chain(label, effects, label)),
    "SVar:Chosen:Count$ChosenNumber",
    `Oracle:${name}`, "",
  ].join("\n");
}

/** Effects as abilities, each the next one's parent; the first is described by `label`. */
function chain(name, effects, label = "") {
  return effects.map((effect, index) => {
    const described = label && index === 0 ? ` | SpellDescription$ ${label}` : "";
    const next = index + 1 < effects.length ? ` | SubAbility$ ${name}${index + 1}` : "";
    return `SVar:${name}${index}:DB$ ${effect}${described}${next}`;
  });
}

/** An object with an entry for each value. */
function each(values, key, value) {
  return Object.fromEntries(values.map((one) => [key(one), value(one)]));
}
