// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * The two cards that set up a position, written for it in Forge's card language.
 *
 * The early one triggers out of the library in the first upkeep of the game and puts permanents onto
 * the battlefield, so that they can lose summoning sickness. It exiles the late one, which does the
 * rest when the wanted step begins, and keeps everybody from attacking until then. Both end outside
 * the game. Where an effect needs a card, Forge asks its controller, and the loader
 * answers: a step is `{objects, zone, effect}`, or an effect alone.
 */
export const EARLY = "Apnap Early";
export const LATE = "Apnap Late";
export const FILLER = "Wastes";

export const PHASE_OF_STEP = Object.freeze({
  upkeep: "Upkeep",
  draw: "Draw",
  precombat_main: "Main1",
  beginning_of_combat: "BeginCombat",
  postcombat_main: "Main2",
  end_step: "End of Turn",
});

/** Cards without a name, as objects for the set-up. */
const unnamed = (seat, number) =>
  Array.from({ length: number }, () => ({ name: null, card: FILLER, ownerSeat: seat }));

const COUNTERS = Object.freeze({ "+1/+1": "P1P1", "-1/-1": "M1M1" });
const PILES = Object.freeze({ hand: "Hand", graveyard: "Graveyard", exile: "Exile" });
const onTo = (zone) => `ChangeZone | Defined$ ChosenCard | Origin$ Library,Hand | Destination$ ${zone}`;
const under = (seat) => `${onTo("Battlefield")} | GainControl$ PlayerNamed_${seatName(seat)}`;

/** The name that the player in a seat has within Forge. */
export const seatName = (seat) => `Seat${seat}`;

/** Steps of the early card for `position` (see `load.mjs`). */
export function earlySteps(position) {
  return [
    { effect: `ChangeZoneAll | ChangeType$ Card.named${LATE} | Origin$ Library,Hand | Destination$ Exile` },
    ...permanents(position, (object) => !object.sick),
  ];
}

/** Steps of the late card for `position`. */
export function lateSteps(position) {
  const all = position.objects;
  const chosen = (objects, zone, effect) => (objects.length ? [{ objects, zone, effect }] : []);
  const back = (zone) => ({
    effect: `ChangeZoneAll | ChangeType$ Card | Origin$ ${zone} | Destination$ Library | LibraryPosition$ -1 | Shuffle$ False`,
  });
  return [
    back("Hand"),
    back("Graveyard"),
    ...permanents(position, (object) => object.sick),
    ...Object.entries(PILES).flatMap(([zone, name]) =>
      chosen(all.filter((o) => o.zone === zone), "Library", onTo(name)),
    ),
    ...all
      .filter((o) => o.zone === "library")
      .sort((one, other) => other.position - one.position)
      .map((o) => ({ objects: [o], zone: "Library", effect: `${onTo("Library")} | LibraryPosition$ 0` })),
    ...position.fillers.flatMap(({ hand, surplus }, seat) => [
      ...chosen(unnamed(seat, hand), "Library", onTo("Hand")),
      ...chosen(unnamed(seat, surplus), "Library", onTo("Sideboard")),
    ]),
    ...chosen(all.filter((o) => o.tapped), "Battlefield", "Tap | Defined$ ChosenCard"),
    ...all.flatMap((object) => counterSteps(object)),
    ...all.filter((o) => o.damage).map((o) => ({
      objects: [o],
      zone: "Battlefield",
      effect: `DealDamage | Defined$ ChosenCard | NumDmg$ ${o.damage}`,
    })),
    ...position.players.flatMap((player, seat) => [
      { effect: `SetLife | Defined$ PlayerNamed_${seatName(seat)} | LifeAmount$ ${player.life}` },
      ...(player.poison
        ? [{ effect: `Poison | Defined$ PlayerNamed_${seatName(seat)} | Num$ ${player.poison}` }]
        : []),
    ]),
  ];
}

/** Forge's files: the two cards and the edition that lists them. */
export function setUpFiles(position, early, late) {
  const phase = PHASE_OF_STEP[position.step];
  return {
    "res/cardsfolder/a/apnap_early.txt": card(EARLY, "Phase$ Upkeep | TriggerZones$ Library,Hand", early),
    "res/cardsfolder/a/apnap_late.txt": card(
      LATE,
      `Phase$ ${phase} | TriggerZones$ Exile | ValidPlayer$ You | OptionalDecider$ You`,
      late,
      ["S:Mode$ CantAttack | ValidCard$ Creature | EffectZone$ Exile | Description$ No attacks."],
    ),
    "res/editions/Apnap.txt": [
      "[metadata]", "Code=APNAP", "Date=2020-01-01", "Name=Apnap", "Type=Other", "",
      "[cards]", `1 C ${EARLY} @Nobody`, `2 C ${LATE} @Nobody`, "",
    ].join("\n"),
  };
}

function permanents(position, wanted) {
  const all = position.objects.filter((o) => o.zone === "battlefield" && wanted(o));
  const battles = all.filter((o) => o.protector);
  return [
    ...position.players.flatMap((_, seat) => {
      const objects = all.filter((o) => o.controllerSeat === seat && !o.protector);
      return objects.length ? [{ objects, zone: "Library,Hand", effect: under(seat) }] : [];
    }),
    ...battles.map((o) => ({ objects: [o], zone: "Library,Hand", effect: under(o.controllerSeat) })),
  ];
}

function counterSteps(object) {
  return Object.entries(object.counters).flatMap(([kind, number]) => {
    const type = COUNTERS[kind] ?? kind.toUpperCase();
    const step = (effect, amount) => ({ objects: [object], zone: "Battlefield", effect, amount });
    // In this order, since a battle that loses its last counter is defeated.
    return [
      step(`PutCounter | Defined$ ChosenCard | CounterType$ ${type} | CounterNum$ ${number}`),
      step(
        `RemoveCounter | Defined$ ChosenCard | CounterType$ ${type}`,
        `ChosenCard$CardCounters.${type}/Minus.${number}`,
      ),
    ];
  });
}

function card(name, when, steps, statics = []) {
  const effects = steps.flatMap((step, index) => [
    ...(step.objects ? [choice(step, `${name} ${index}`)] : []),
    step.amount ? `${step.effect} | CounterNum$ Amount${index}` : step.effect,
  ]);
  effects.push(`ChangeZoneAll | ChangeType$ Card.named${name} | Origin$ Library,Hand,Exile | Destination$ Sideboard`);
  const chain = effects.map((effect, index) => {
    const next = index + 1 < effects.length ? ` | SubAbility$ Step${index + 1}` : "";
    return `SVar:Step${index}:DB$ ${effect}${next}`;
  });
  return [
    `Name:${name}`, "ManaCost:no cost", "Types:Sorcery",
    ...statics,
    `T:Mode$ Phase | ${when} | Execute$ Step0 | TriggerDescription$ ${name}`,
    ...chain,
    ...steps.flatMap(({ amount }, index) => (amount ? [`SVar:Amount${index}:${amount}`] : [])),
    `Oracle:${name}`, "",
  ].join("\n");
}

const choice = ({ objects, zone }, title) =>
  `ChooseCard | Defined$ You | Choices$ Card | ChoiceZone$ ${zone} | Amount$ ${objects.length} | Mandatory$ True | ChoiceTitle$ ${title}`;
