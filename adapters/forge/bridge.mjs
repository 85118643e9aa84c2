#!/usr/bin/env node
// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Forge behind the apnap protocol: JSON-RPC 2.0 on standard input and output, one message per line.
 *
 * Standard output carries the protocol only; whatever Forge has to say goes to standard error.
 */
import { Bridge } from "./bridge/bridge.mjs";
import { namesOfSuite } from "./bridge/suite.mjs";
import { serve } from "./bridge/wire.mjs";

const say = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);

const bridge = new Bridge(await namesOfSuite());
await serve(process.stdin, say, bridge.methods());
bridge.end();
process.exit(0);
