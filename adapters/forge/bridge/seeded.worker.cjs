// SPDX-License-Identifier: AGPL-3.0-or-later
// Forge takes its seed from the clock as a game starts. Here the clock stands at a given value
// until then; afterwards the stock worker goes on as ever.
const seed = Number(process.env.APNAP_FORGE_SEED || 0) + 1;
let ticks = 0;
Date.now = () => seed * 1000 + (ticks += 1);
importScripts(process.env.APNAP_FORGE_WORKER);
