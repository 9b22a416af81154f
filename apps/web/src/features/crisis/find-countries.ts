import { searchable } from "@app/content/helpline-words";

/** A country to be searched, and what each of its lines says. */
export type SearchedCountry<Line extends { says: string }> = {
  country: string;
  name: string;
  lines: readonly Line[];
};

type CountryMatch<Line extends { says: string }, Entry extends SearchedCountry<Line>> = {
  entry: Entry;
  /** Found by what is inside it: shown at once, and only what was meant. */
  lines: readonly Line[] | null;
};

/** Countries by name first; then those with a service that has all the words. */
export const findCountries = <Line extends { says: string }, Entry extends SearchedCountry<Line>>(
  countries: readonly (Entry & SearchedCountry<Line>)[],
  sought: string,
): CountryMatch<Line, Entry>[] => {
  const words = searchable(sought).split(/\s+/).filter(Boolean);
  const named = countries.filter(({ name, country }) => {
    const own = `${searchable(name)} ${country.toLowerCase()}`.split(/\s+/);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
  const inside = countries
    .filter((entry) => !named.includes(entry))
    .map((entry) => ({
      entry,
      lines: entry.lines.filter((line) => {
        const says = searchable(`${entry.name} ${line.says}`);
        return words.every((word) => says.includes(word));
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
  return [...named.map((entry) => ({ entry, lines: null })), ...inside];
};
