// SPDX-License-Identifier: AGPL-3.0-or-later
/** Verdicts without the state. */

export const accepted = Object.freeze({ verdict: "accepted" });
export const rejected = (reason) => ({ verdict: "rejected", violations: [{ reason }] });
export const unsupported = (reason) => ({ verdict: "unsupported", reason });
