import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { onlyRead } from "../../navigation/only-read.ts";
import { openDocument, writtenAtBuild } from "../../navigation/open-document.ts";
import { pageMeta } from "../../navigation/page-meta.ts";
import type { Company } from "../../state/company.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Zoki, type ZokiState } from "../../ui/zoki.tsx";
import { moods, whatItDoes, whatItDoesNot, whoItIs } from "./zoki-words.ts";
import "../../ui/card.css";
import styles from "./zoki-route.module.css";

const page = pageOf(paths.zoki);

export const handle = onlyRead;
export const loader = writtenAtBuild;
export const clientLoader = openDocument;

export const meta: MetaFunction = () => pageMeta(page);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const Moods = () => (
  <section aria-labelledby="moods">
    <h2 id="moods">What its light says</h2>
    <ul className={styles["moods"]} data-moods>
      {moods.map(({ state, name, words }) => (
        <li key={state}>
          <Zoki state={state} size={200} />
          <h3>{name}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  </section>
);

type AlongProps = {
  /** Which answer of company.ts it is drawn for; along-card.ts shows the one that holds. */
  company: Company | "none";
  state: ZokiState;
  title: string;
  words: string;
  children: ReactNode;
};

const Along = ({ company, state, title, words, children }: AlongProps) => (
  <section
    className={`card ${styles["along"]}`}
    aria-labelledby={`along-${company}`}
    data-company={company}
    hidden={company !== "none"}
  >
    <Zoki state={state} size={160} />
    <div>
      <h2 id={`along-${company}`}>{title}</h2>
      <p>{words}</p>
      <div className="button-row">{children}</div>
      <p className="quietly" role="status" />
    </div>
  </section>
);

const comesAlong = `${brand.companion} comes along.`;
const sits = "It sits in a corner of the other pages.";
const StayHere = () => (
  <Button kind="bare" data-choose="none">
    Let it stay here
  </Button>
);

const ZokiRoute = () => (
  <div className={`column leaf ${styles["zoki-page"]}`}>
    <header className={styles["zoki-head"]}>
      <div>
        <p className="label">The companion</p>
        <h1>{page.heading}</h1>
        <p className={`lead ${styles["zoki-lead"]}`}>{page.lead}</p>
        <Link className={buttonClass("soft")} to={paths.talkSession}>
          Talk to {brand.companion}
        </Link>
      </div>
      <Zoki size={320} />
    </header>
    <section className={styles["zoki-who"]} aria-labelledby="who">
      <h2 id="who">Who it is</h2>
      <div>
        {whoItIs.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
    <Moods />
    <section className={styles["zoki-manners"]} aria-labelledby="manners">
      <h2 id="manners">How it behaves</h2>
      <div>
        <h3>It will</h3>
        <Lines lines={whatItDoes} />
      </div>
      <div>
        <h3>It will not</h3>
        <Lines lines={whatItDoesNot} />
      </div>
    </section>
    <Along
      company="none"
      state="idle"
      title="Take it along, if you like."
      words={`${brand.companion} can sit in a corner while you read and look around. It says nothing by itself, you can send it to sleep, and it never asks for anything.`}
    >
      <Button data-choose="awake">Take {brand.companion} along</Button>
    </Along>
    <Along
      company="awake"
      state="listening"
      title={comesAlong}
      words={`${sits} Press it when you want something of it.`}
    >
      <Button kind="soft" data-choose="asleep">
        Send it to sleep
      </Button>
      <StayHere />
    </Along>
    <Along
      company="asleep"
      state="asleep"
      title={comesAlong}
      words={`${sits} It is asleep, and stays so until you wake it.`}
    >
      <Button kind="soft" data-choose="awake">
        Wake it
      </Button>
      <StayHere />
    </Along>
  </div>
);
export default ZokiRoute;
