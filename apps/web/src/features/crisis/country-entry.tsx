import type { CheckedHelpline } from "@app/content/checked-helpline";
import type { CountryLines } from "@app/content/helplines-by-country";
import { CountrySection } from "./country-section.tsx";

type CountryEntryProps = {
  entry: CountryLines;
  /** Those that were looked for; the entry is then open. */
  lines?: readonly CheckedHelpline[];
  id?: string;
};

/** One country of the list, folded. */
export const CountryEntry = ({ entry, lines, id }: CountryEntryProps) => (
  <div className="crisis-country" id={id} data-country={entry.country}>
    <details open={lines !== undefined}>
      <summary>
        <h3>{entry.name}</h3>
        {entry.emergency && <span className="crisis-short">{entry.emergency.phone}</span>}
      </summary>
      <CountrySection entry={entry} level={3} {...(lines ? { lines } : {})} />
    </details>
  </div>
);
