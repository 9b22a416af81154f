import { createHmac } from "node:crypto";
import { networkOf } from "../../http/network-of.ts";
import type { Person } from "../../http/person.ts";

/**
 * Who somebody is for one day, in a hash under the server's secret that says nothing the day after. An
 * account is one person wherever it is. Without one the network counts: an anonymous sign-in costs
 * nothing, and a new one must not be a new person.
 */
export const createWhoToday =
  (secret: string) =>
  (person: Person | null, address: string, day: string): string => {
    const who = person && !person.anonymous ? `account ${person.uid}` : `at ${networkOf(address)}`;
    return createHmac("sha256", secret).update(`prompt use ${day} ${who}`).digest("base64url");
  };

export type WhoToday = ReturnType<typeof createWhoToday>;
