import { type Feeling, feelings } from "@app/content/feelings";
import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useDeferredValue, useEffect, useState } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { PromptLink } from "../../talking/prompt-link.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import styles from "./explore.module.css";
import { allThings } from "./explore-data.ts";
import { findThings } from "./find-things.ts";
import { type Thing, type ThingKind, thingKindNames } from "./thing.ts";
import { useSharedPrompts } from "./use-shared-prompts.ts";

const page = pageOf(paths.explore);

export const meta: MetaFunction = () => pageMeta(page);

/** Runs while the pages are built, so that the list does not carry what is in its things. */
export const loader = () => ({ things: allThings() });

const kinds = Object.keys(thingKindNames) as ThingKind[]; // the keys of the record

/** Of prompts a few are enough: the others are one press away. */
const promptsShown = 6;

const inSight = (kind: ThingKind, things: readonly Thing[]): readonly Thing[] =>
  kind === "prompt" ? things.slice(0, promptsShown) : things;

const ThingWords = ({ title, lead, size }: Thing) => (
  <>
    <span>
      <b>{title}</b>
      <span className={styles["thing-lead"]}>{lead}</span>
    </span>
    <span className={styles["thing-size"]}>{size}</span>
    <Icon name="forward" size={20} />
  </>
);

const ThingRow = ({ thing }: { thing: Thing }) => (
  <li>
    {thing.kind === "prompt" ? (
      <PromptLink className={styles["thing-row"]} id={thing.id} text={thing.title}>
        <ThingWords {...thing} />
      </PromptLink>
    ) : (
      <Link className={styles["thing-row"]} to={thing.path}>
        <ThingWords {...thing} />
      </Link>
    )}
  </li>
);

const Group = ({ kind, things }: { kind: ThingKind; things: readonly Thing[] }) =>
  things.length === 0 ? null : (
    <section aria-labelledby={`${kind}s`}>
      <h2 id={`${kind}s`}>{thingKindNames[kind]}</h2>
      <ul className={styles["thing-list"]}>
        {inSight(kind, things).map((thing) => (
          <ThingRow key={thing.id} thing={thing} />
        ))}
      </ul>
      {kind === "prompt" && (
        <Link className="onward" to={paths.community}>
          All community prompts <Icon name="forward" size={20} />
        </Link>
      )}
    </section>
  );

const elsewhere = [
  { to: paths.talkSession, words: `Talk freely with ${brand.companion}` },
  { to: paths.wall, words: "The Void Board" },
  { to: paths.faqs, words: "Questions people ask" },
];

const ofKind = (things: readonly Thing[], kind: ThingKind): readonly Thing[] =>
  things.filter((thing) => thing.kind === kind);

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
  const shared = useSharedPrompts(query, feeling);
  const found = [...findThings(things, useDeferredValue(query), feeling), ...shared];
  const searching = query.trim() !== "" || feeling !== null;

  return (
    <div className={`column leaf ${styles["explore"]}`}>
      <LeafHead heading={page.heading} lead={page.lead} />
      <div className={styles["explore-find"]}>
        <Field
          label="What is going on for you?"
          type="search"
          placeholder="Lying awake, a quarrel, nothing is any fun"
          value={query}
          disabled={!canSearch}
          onChange={(event) => setQuery(event.target.value)}
        />
        <fieldset className={styles["feelings"]}>
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
        <p className={styles["explore-count"]} role="status">
          {searching &&
            countWords(kinds.flatMap((kind) => inSight(kind, ofKind(found, kind))).length)}
        </p>
      </div>
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} things={ofKind(found, kind)} />
      ))}
      <section className={styles["explore-elsewhere"]} aria-labelledby="elsewhere">
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
