// SPDX-License-Identifier: AGPL-3.0-or-later
// The stock worker takes the seed of a game from the clock. This one puts in the seed that came
// with the command instead, on the way to Forge, lets texts pass faster (strings.cjs), and leaves
// everything else alone.
const { quick } = require(`${__dirname}/strings.cjs`);
let seed = 0;
let start = null;
Object.defineProperty(self, "__forgeStartGame", {
  get: () => start,
  set: (forge) => {
    start = (request) => forge(JSON.stringify({ ...JSON.parse(request), seed }));
  },
});
WebAssembly.instantiate = quick(WebAssembly.instantiate, (problem) => console.warn(problem));
importScripts(process.env.APNAP_FORGE_WORKER);
const stock = self.onmessage;
self.onmessage = (event) => {
  seed = event.data?.args?.seed ?? seed;
  stock(event);
};
