import { CountrySelect } from "../../helplines/country-select.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./crisis.module.css";
import { countryWords } from "./draw-country.ts";

const nothing = () => undefined;

/** The number that works in most places; draw-country.ts puts those of the person's own country in its stead. */
export const HereSection = () => (
  <section className={styles["crisis-here"]} aria-label={countryWords.unknown.title}>
    <div className={styles["crisis-drawn"]} data-numbers />
    <div className={styles["crisis-first"]}>
      <div>
        <h2>If you or someone else is in danger</h2>
        <p>
          Ring your local emergency number. In Europe and on most mobile phones, 112 leads to it.
        </p>
      </div>
      <a className={styles["crisis-emergency"]} href="tel:112">
        <Icon name="phone" size={26} />
        Call 112
      </a>
    </div>
    <div className={styles["crisis-place"]}>
      <Icon name="explore" size={20} />
      <span data-whose>{countryWords.unknown.said}</span>
      {/* Without a script there is no choosing, and the list below has every country. */}
      <span data-choice hidden>
        <CountrySelect
          label={countryWords.unknown.label}
          value=""
          none={countryWords.unknown.none}
          onChoose={nothing}
        />
      </span>
      <a href="#countries">Find your country</a>
    </div>
  </section>
);
