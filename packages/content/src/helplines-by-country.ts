import type { CheckedHelpline } from "./checked-helpline.ts";
import { countryNames } from "./country-names.ts";
import { helplines } from "./helplines.ts";

export type CountryLines = {
  country: string;
  name: string;
  emergency: CheckedHelpline | null;
  /** The ones we are sure of first. */
  lines: readonly CheckedHelpline[];
};

const everywhere = "ZZ";
const sureness = { high: 0, medium: 1, low: 2 } as const;

const isEmergency = (line: CheckedHelpline) => line.topics.includes("emergency");
const bySureness = (a: CheckedHelpline, b: CheckedHelpline) =>
  sureness[a.confidence] - sureness[b.confidence];

/** Directories that know more countries than we do. */
export const directories: readonly CheckedHelpline[] = helplines.filter(
  ({ country }) => country === everywhere,
);

/** Every country we know numbers of, by name. */
export const helplinesByCountry: readonly CountryLines[] = [
  ...Map.groupBy(
    helplines.filter(({ country }) => country !== everywhere),
    ({ country }) => country,
  ),
]
  .map(([country, lines]) => ({
    country,
    name: countryNames[country] ?? country,
    emergency: lines.filter(isEmergency).sort(bySureness)[0] ?? null,
    lines: lines.filter((line) => !isEmergency(line)).sort(bySureness),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
