import { type Feeling, feelings } from "@app/content/feelings";
import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useDeferredValue, useEffect, useState } from "react";
import { Link, type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../page-meta.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { allThings } from "./explore-data.ts";
import { findThings } from "./find-things.ts";
import { type Kind, kindNames, type Thing } from "./thing.ts";
import "./explore.css";

const page = pageOf(paths.explore);

export const meta: MetaFunction = () => pageMeta(page);

/** Runs while the pages are built, so that the list does not carry what is in its things. */
export const loader = () => ({ things: allThings() });

const kinds = Object.keys(kindNames) as Kind[]; // the keys of the record

const ThingRow = ({ thing }: { thing: Thing }) => (
  <li>
    <Link className="thing-row" to={thing.path}>
      <span>
        <b>{thing.title}</b>
        <span className="thing-lead">{thing.lead}</span>
      </span>
      <span className="thing-size">{thing.size}</span>
      <Icon name="forward" size={20} />
    </Link>
  </li>
);

const Group = ({ kind, things }: { kind: Kind; things: readonly Thing[] }) =>
  things.length === 0 ? null : (
    <section aria-labelledby={`${kind}s`}>
      <h2 id={`${kind}s`}>{kindNames[kind]}</h2>
      <ul className="thing-list">
        {things.map((thing) => (
          <ThingRow key={thing.path} thing={thing} />
        ))}
      </ul>
    </section>
  );

const elsewhere = [
  { to: paths.talkSession, words: `Talk freely with ${brand.companion}` },
  { to: paths.community, words: "Community prompts" },
  { to: paths.wall, words: "The Void Board" },
  { to: paths.faqs, words: "Questions people ask" },
];

const countWords = (count: number): string => {
  if (count === 0) return "Nothing here fits that yet. Try another word, or talk about it.";
  return count === 1 ? "One thing fits." : `${count} things fit.`;
};

const ExploreRoute = () => {
  const { things } = useLoaderData<typeof loader>();
  const [query, setQuery] = useState("");
  const [feeling, setFeeling] = useState<Feeling | null>(null);
  /** The list reads the same without scripts; what filters it comes with them. */
  const [canSearch, setCanSearch] = useState(false);
  useEffect(() => setCanSearch(true), []);
  const found = findThings(things, useDeferredValue(query), feeling);
  const searching = query.trim() !== "" || feeling !== null;

  return (
    <div className="column leaf explore">
      <LeafHead heading={page.heading} lead={page.lead} />
      <div className="explore-find">
        <Field
          label="What is going on for you?"
          type="search"
          placeholder="Lying awake, a quarrel, nothing is any fun"
          value={query}
          disabled={!canSearch}
          onChange={(event) => setQuery(event.target.value)}
        />
        <fieldset className="feelings">
          <legend className="visually-hidden">Or choose one of these</legend>
          {(Object.keys(feelings) as Feeling[]).map((each) => (
            <button
              key={each}
              type="button"
              disabled={!canSearch}
              aria-pressed={each === feeling}
              onClick={() => setFeeling(each === feeling ? null : each)}
            >
              {feelings[each]}
            </button>
          ))}
        </fieldset>
        <noscript>
          <p className="quietly">Searching needs scripts. Everything there is stands below.</p>
        </noscript>
        <p className="explore-count" role="status">
          {searching && countWords(found.length)}
        </p>
      </div>
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} things={found.filter((thing) => thing.kind === kind)} />
      ))}
      <section className="explore-elsewhere" aria-labelledby="elsewhere">
        <h2 id="elsewhere">Or somewhere else</h2>
        <ul>
          {elsewhere.map(({ to, words }) => (
            <li key={to}>
              <Link className="onward" to={to}>
                {words} <Icon name="forward" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
export default ExploreRoute;
