// SPDX-License-Identifier: AGPL-3.0-or-later
/** Which cards the suite uses. Only to save time: Forge reads the scripts of cards as it starts. */
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The names of the cards in the checkout's folder of cards; none if the bridge stands alone. */
export async function namesOfSuite() {
  const folder = fileURLToPath(new URL("../../../cards/", import.meta.url));
  const files = await readdir(folder).catch(() => []);
  const cards = await Promise.all(
    files.filter((file) => file.endsWith(".json")).map((file) => readFile(folder + file, "utf8")),
  );
  return cards.map((text) => JSON.parse(text)).filter(({ token }) => !token).map(({ name }) => name);
}
