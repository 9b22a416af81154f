import type { CountryLines } from "@app/content/helplines-by-country";
import { CrisisCountrySection } from "./country-section.tsx";
import styles from "./crisis.module.css";

/** One country of the list, folded. */
export const CountryEntry = ({ entry, id }: { entry: CountryLines; id?: string }) => (
  <div className={styles["crisis-country"]} id={id} data-country={entry.country}>
    <details>
      <summary>
        <h3>{entry.name}</h3>
        {entry.emergency && <span className={styles["crisis-short"]}>{entry.emergency.phone}</span>}
      </summary>
      <CrisisCountrySection entry={entry} />
    </details>
  </div>
);
