import { directories, helplinesByCountry } from "@app/content/helplines-by-country";
import { useDeferredValue, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { CountrySection } from "./country-section.tsx";
import { type Found, findCountries } from "./find-countries.ts";
import "./country-finder.css";

const letters = [...new Set(helplinesByCountry.map(({ name }) => name.charAt(0)))];
const idOf = (letter: string): string => `countries-${letter.toLowerCase()}`;

const Country = ({ entry, lines }: Found) => (
  <details open={lines !== null}>
    <summary>
      <h3>{entry.name}</h3>
      {entry.emergency && <span className="crisis-short">{entry.emergency.phone}</span>}
    </summary>
    <CountrySection entry={entry} level={3} {...(lines ? { lines } : {})} />
  </details>
);

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

/** In the page itself, so that it works without scripts; the search comes with them. */
export const CountryFinder = ({ canSearch }: { canSearch: boolean }) => {
  const [sought, setSought] = useState("");
  const found = findCountries(helplinesByCountry, useDeferredValue(sought));
  const searching = sought.trim() !== "";

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
        {searching &&
          (found.length === 0
            ? "Nothing found. The directories above know more."
            : `${found.length} ${found.length === 1 ? "country" : "countries"}`)}
      </p>
      {!searching && (
        <nav className="crisis-index" aria-label="Countries by letter">
          {letters.map((letter) => (
            <a key={letter} href={`#${idOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {found.map(({ entry, lines }, index) => {
        const letter = entry.name.charAt(0);
        const first = found[index - 1]?.entry.name.charAt(0) !== letter;
        return (
          <div
            key={`${entry.country}${lines ? " found" : ""}`}
            className="crisis-country"
            {...(first && !searching ? { id: idOf(letter) } : {})}
          >
            <Country entry={entry} lines={lines} />
          </div>
        );
      })}
    </section>
  );
};
