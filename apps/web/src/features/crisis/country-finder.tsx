import { directories, helplinesByCountry } from "@app/content/helplines-by-country";
import { useDeferredValue, useState } from "react";
import { staticPart } from "../../static-part.tsx";
import { Field } from "../../ui/field.tsx";
import { CountryEntry } from "./country-entry.tsx";
import { EveryCountry } from "./every-country.tsx";
import { findCountries } from "./find-countries.ts";
import "./country-finder.css";

/** Thousands of elements that are only read; a slow telephone would stand still while it took them all over. */
const List = staticPart(import.meta.env.SSR ? EveryCountry : null, async () => EveryCountry);

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

const sayCount = (count: number): string => {
  if (count === 0) return "Nothing found. The directories above know more.";
  return `${count} ${count === 1 ? "country" : "countries"}`;
};

/** In the page itself, so that it works without scripts; the search comes with them. */
export const CountryFinder = ({ canSearch }: { canSearch: boolean }) => {
  const [sought, setSought] = useState("");
  const deferred = useDeferredValue(sought.trim());
  const found = deferred === "" ? [] : findCountries(helplinesByCountry, deferred);

  return (
    <section className="crisis-all" aria-labelledby="countries">
      <h2 id="countries">Every country we know</h2>
      <p className="crisis-more">
        Yours is not here? <Directories /> knows more.
      </p>
      {canSearch && (
        <Field
          label="Search countries and services"
          type="search"
          value={sought}
          placeholder="France, eating disorders, Childline"
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <p className="crisis-count" role="status">
        {deferred !== "" && sayCount(found.length)}
      </p>
      {found.map(({ entry, lines }) => (
        <CountryEntry
          key={`${entry.country}${lines ? " found" : ""}`}
          entry={entry}
          {...(lines ? { lines } : {})}
        />
      ))}
      <div hidden={deferred !== ""}>
        <List />
      </div>
    </section>
  );
};
