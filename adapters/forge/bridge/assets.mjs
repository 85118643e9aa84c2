// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Forge's files as one text, which is `path\0body\0` again and again.
 *
 * Forge reads all of them as it starts. Nine tenths of the text, eleven megabytes, are about what is
 * no part of a game: decks of tournaments, pictures, formats of former days, and in the lists of
 * editions the cards of which it is given no script.
 */
const SCRIPT = /^res\/cardsfolder\//;
const EDITION = /^res\/editions\//;
const NEEDLESS =
  /^res\/(formats\/Archived\/|blockdata\/(printsheets|boosters-)|lists\/(net-decks|quest-|commander-bracket-|.*-images))/;
/** A card in the list of an edition: number, rarity, name, and perhaps its artist and more. */
const LISTED = /^\S+ [A-Z] ([^@$|\n]+).*\n?/gm;

/** The files that a game needs, of all. */
export function needed(assets) {
  const known = namesOfCards(assets);
  const isKnown = (name) => known.has(name.split(" // ")[0].trim());
  const ofKnown = (body) => body.replace(LISTED, (line, name) => (isKnown(name) ? line : ""));
  return files(assets)
    .filter(([path]) => !NEEDLESS.test(path))
    .map(([path, body]) => `${path}\0${EDITION.test(path) ? ofKnown(body) : body}\0`)
    .join("");
}

/** The names of the cards that have a script. */
export function namesOfCards(assets) {
  const scripts = files(assets).filter(([path]) => SCRIPT.test(path));
  return new Set(scripts.flatMap(([, body]) => [...body.matchAll(/^Name:(.+)$/gm)].map(([, name]) => name.trim())));
}

/** Pairs of a path and a body. */
function files(assets) {
  const parts = assets.split("\0");
  return Array.from({ length: parts.length >> 1 }, (_, at) => parts.slice(2 * at, 2 * at + 2));
}
