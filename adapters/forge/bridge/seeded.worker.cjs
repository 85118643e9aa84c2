// SPDX-License-Identifier: AGPL-3.0-or-later
// The stock worker takes the seed of a game from the clock. This one puts in the seed that came
// with the command instead, on the way to Forge, lets texts pass faster (strings.cjs), and leaves
// everything else alone. All games have one id: Forge keeps each game, some ten megabytes, until
// another one has its id.
const { quick } = require(`${__dirname}/strings.cjs`);
const GAME = "apnap";
let seed = 0;
let start = null;
Object.defineProperty(self, "__forgeStartGame", {
  get: () => start,
  set: (forge) => {
    start = (request) => forge(JSON.stringify({ ...JSON.parse(request), seed, gameId: GAME }));
  },
});
WebAssembly.instantiate = quick(WebAssembly.instantiate, (problem) => console.warn(problem));
importScripts(process.env.APNAP_FORGE_WORKER);
const stock = self.onmessage;
self.onmessage = (event) => {
  seed = event.data?.args?.seed ?? seed;
  stock(event);
};
