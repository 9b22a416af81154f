type WithTimeZones = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Where most devices are: a browser takes a millisecond and more to look at one region, and there are 250. */
const populous =
  "US GB IN CA AU IE NZ ZA DE FR ES IT NL BE CH AT SE NO DK FI PL PT CZ GR RO HU UA TR IL AE BR MX AR CO CL JP KR TW HK SG MY PH TH VN ID PK BD NG KE EG";

const everyRegion = (): Set<string> => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const rest = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((region) => names.of(region) !== undefined);
  return new Set([...populous.split(" "), ...rest]);
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
export const countryOfTimeZone = (
  timeZone: string,
  languages: readonly string[],
): string | undefined => {
  // UTC and its like are no place, and every region would be asked in vain.
  if (!timeZone.includes("/") || timeZone.startsWith("Etc/")) return undefined;
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
    return countryOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
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
