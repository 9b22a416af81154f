import type { Visit } from "./doors.ts";

/** Fields that say where to lead somebody, by their endings: callbackURL, errorCallbackURL, redirectTo, and any to come. */
const namesAnAddress = /(?:url|uri|redirectto)$/i;

const leadsHome = (value: unknown, publicUrl: string): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value !== "string") return false;
  const home = new URL(publicUrl).origin;
  const first = URL.parse(value, publicUrl);
  if (first?.origin !== home) return false;
  // The provider resolves a path and sends what is left of it: "/..//host" is then "//host", another site.
  return URL.parse(first.pathname + first.search + first.hash, publicUrl)?.origin === home;
};

/** Whether every address that a request wants somebody to be led to is one of ours. */
export const leadsToOwnPages = ({ query, body }: Visit, publicUrl: string): boolean =>
  [...query, ...Object.entries(body)].every(
    ([name, value]) => !namesAnAddress.test(name) || leadsHome(value, publicUrl),
  );
