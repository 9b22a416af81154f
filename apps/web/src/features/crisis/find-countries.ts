import type { CheckedHelpline } from "@app/content/checked-helpline";
import { purposeOf, searchable } from "@app/content/helpline-words";
import type { CountryLines } from "@app/content/helplines-by-country";

export type Found = {
  entry: CountryLines;
  /** Found by what is inside it: shown at once, and only what was meant. */
  lines: readonly CheckedHelpline[] | null;
};

const saysOf = (line: CheckedHelpline): string =>
  searchable(`${line.name} ${purposeOf(line)} ${line.phone ?? ""} ${line.sms ?? ""}`);

/** Countries by name first; then those with a service that has all the words. */
export const findCountries = (countries: readonly CountryLines[], sought: string): Found[] => {
  const words = searchable(sought).split(/\s+/).filter(Boolean);
  const named = countries.filter(({ name, country }) => {
    const own = `${searchable(name)} ${country.toLowerCase()}`.split(/\s+/);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
  const inside = countries
    .filter((entry) => !named.includes(entry))
    .map((entry) => {
      const whole = searchable(entry.name);
      return {
        entry,
        lines: entry.lines.filter((line) => {
          const says = `${whole} ${saysOf(line)}`;
          return words.every((word) => says.includes(word));
        }),
      };
    })
    .filter(({ lines }) => lines.length > 0);
  return [...named.map((entry) => ({ entry, lines: null })), ...inside];
};
