import { type CountryLines, helplinesByCountry } from "@app/content/helplines-by-country";
import { CountryEntry } from "./country-entry.tsx";
import styles from "./crisis.module.css";

const initialOf = ({ name }: CountryLines): string => name.charAt(0);
const letters = [...new Set(helplinesByCountry.map(initialOf))];
const idOf = (letter: string): string => `countries-${letter.toLowerCase()}`;

/** The whole list, with a way to each letter. */
export const EveryCountry = () => (
  <>
    <nav className={styles["crisis-index"]} aria-label="Countries by letter">
      {letters.map((letter) => (
        <a key={letter} href={`#${idOf(letter)}`}>
          {letter}
        </a>
      ))}
    </nav>
    {helplinesByCountry.map((entry, index) => {
      const before = helplinesByCountry[index - 1];
      const letter = initialOf(entry);
      const isFirst = !before || initialOf(before) !== letter;
      return (
        <CountryEntry
          key={entry.country}
          entry={entry}
          {...(isFirst ? { id: idOf(letter) } : {})}
        />
      );
    })}
  </>
);
