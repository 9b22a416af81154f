const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

/** "15 minutes", "1 hour", "2 days": the largest unit that says it exactly. */
export const sayMinutes = (minutes: number): string => {
  if (minutes % (24 * 60) === 0) return count(minutes / (24 * 60), "day");
  if (minutes % 60 === 0) return count(minutes / 60, "hour");
  return count(minutes, "minute");
};

const knownZone = (timeZone: string): string => {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};

/** "15 November 2026 at 18:00 (Europe/Berlin)": the zone is said, for nobody knows where a letter is read. */
export const sayMoment = (at: Date, timeZone = "UTC"): string => {
  const zone = knownZone(timeZone);
  const said = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: zone,
  }).format(at);
  return `${said} (${zone.replaceAll("_", " ")})`;
};
