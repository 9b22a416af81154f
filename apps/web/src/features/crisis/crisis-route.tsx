import { directories, helplinesByCountry } from "@app/content/helplines-by-country";
import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import type { MetaFunction } from "react-router";
import { guessCountry } from "../../guess-country.ts";
import { pageMeta } from "../../page-meta.ts";
import { CountrySection } from "./country-section.tsx";
import "./crisis.css";

const page = pageOf(paths.crisis);

export const meta: MetaFunction = () => pageMeta(page);

/** All of it stands in the page itself: it works without scripts, and the browser's own search finds a country. */
const CrisisRoute = () => {
  const [country, setCountry] = useState<string>();
  useEffect(() => setCountry(guessCountry()), []);
  const here = helplinesByCountry.find((entry) => entry.country === country);

  return (
    <div className="crisis">
      <header className="crisis-head">
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </header>
      {here ? (
        <section aria-label={`Numbers for ${here.name}`}>
          <CountrySection entry={here} prominent />
          <p className="crisis-place">
            Numbers for {here.name}. <a href="#countries">Another country</a>
          </p>
        </section>
      ) : (
        <section className="crisis-first" aria-labelledby="danger">
          <div>
            <h2 id="danger">If you or someone else is in danger</h2>
            <p>Ring your local emergency number. In most of Europe it is 112.</p>
          </div>
          <a className="crisis-emergency" href="tel:112">
            Call 112
          </a>
        </section>
      )}
      <section className="crisis-all" aria-labelledby="countries">
        <h2 id="countries">By country</h2>
        <p className="lead">
          Yours is not here? These directories know more:{" "}
          {directories.map(({ name, website }, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <a href={website ?? undefined} rel="noreferrer">
                {name}
              </a>
            </span>
          ))}
          .
        </p>
        {helplinesByCountry.map((entry) => (
          <details key={entry.country}>
            <summary>
              <span>{entry.name}</span>
              {entry.emergency && <span className="crisis-short">{entry.emergency.phone}</span>}
            </summary>
            <CountrySection entry={entry} />
          </details>
        ))}
      </section>
      <section className="crisis-wait" aria-labelledby="wait">
        <h2 id="wait">While you wait, or decide</h2>
        <ol>
          <li>
            <b>Breathe out</b> for longer than you breathe in.
          </li>
          <li>
            <b>Name</b> five things you can see from where you are.
          </li>
          <li>
            <b>Move away</b> from anything you could use to hurt yourself, or ask someone to.
          </li>
          <li>
            <b>Tell one person</b> where you are. Two words will do.
          </li>
        </ol>
      </section>
    </div>
  );
};
export default CrisisRoute;
