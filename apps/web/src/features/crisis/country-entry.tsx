import type { CountryLines } from "@app/content/helplines-by-country";
import { CountrySection } from "./country-section.tsx";

/** One country of the list, folded. */
export const CountryEntry = ({ entry, id }: { entry: CountryLines; id?: string }) => (
  <div className="crisis-country" id={id} data-country={entry.country}>
    <details>
      <summary>
        <h3>{entry.name}</h3>
        {entry.emergency && <span className="crisis-short">{entry.emergency.phone}</span>}
      </summary>
      <CountrySection entry={entry} />
    </details>
  </div>
);
