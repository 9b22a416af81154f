type WithTimeZones = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const everyRegion = (): string[] => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((region) => names.of(region) !== undefined);
};

/** The region's present code, when the zone lies in it. */
const regionWith = (region: string, timeZone: string): string | undefined => {
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & WithTimeZones; // newer than the types
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.includes(timeZone) ? locale.region : undefined;
};

/**
 * Where the device's clock says it is. A language alone would guess worse: American English is set
 * on devices all over the world, and a helpline of another country helps nobody.
 */
export const countryOf = (timeZone: string, languages: readonly string[]): string | undefined => {
  const likely = languages.flatMap((language) => new Intl.Locale(language).region ?? []);
  for (const region of likely) {
    const found = regionWith(region, timeZone);
    if (found) return found;
  }
  for (const region of everyRegion()) {
    const found = regionWith(region, timeZone);
    if (found) return found;
  }
  return undefined;
};

let guess: { country: string | undefined } | undefined;

const guessed = (): string | undefined => {
  try {
    return countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
  } catch {
    // An odd language tag: no guess is better than a wrong one.
    return undefined;
  }
};

/** Undefined where the browser does not tell. Worked out once: it can take a tenth of a second. */
export const guessCountry = (): string | undefined => {
  guess ??= { country: guessed() };
  return guess.country;
};
