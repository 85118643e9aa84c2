// SPDX-License-Identifier: AGPL-3.0-or-later
// The stock worker takes the seed of a game from the clock. This one puts in the seed that came
// with the command instead, on the way to Forge, and leaves everything else alone.
let seed = 0;
let start = null;
Object.defineProperty(self, "__forgeStartGame", {
  get: () => start,
  set: (forge) => {
    start = (request) => forge(JSON.stringify({ ...JSON.parse(request), seed }));
  },
});
importScripts(process.env.APNAP_FORGE_WORKER);
const stock = self.onmessage;
self.onmessage = (event) => {
  seed = event.data?.args?.seed ?? seed;
  stock(event);
};
