import { directories } from "@app/content/helplines-by-country";
import { Field } from "../../ui/field.tsx";
import styles from "./crisis.module.css";
import { EveryCountry } from "./every-country.tsx";

const Directories = () => (
  <>
    {directories.map(({ name, website }, index) => (
      <span key={name}>
        {index > 0 && " or "}
        <a href={website ?? undefined} rel="noreferrer">
          {name}
        </a>
      </span>
    ))}
  </>
);

/** In the page itself, so that it works without scripts; search-countries.ts gives the search life. */
export const CountryFinder = () => (
  <section className={styles["crisis-all"]} aria-labelledby="countries">
    <h2 id="countries">Every country we know</h2>
    <p className={styles["crisis-more"]}>
      Yours is not here? <Directories /> knows more.
    </p>
    <div data-search="countries" hidden>
      <Field
        label="Search countries and services"
        type="search"
        placeholder="France, eating disorders, Childline"
      />
    </div>
    <p className={styles["crisis-count"]} role="status" />
    <div data-found />
    <div data-countries>
      <EveryCountry />
    </div>
  </section>
);
