import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { Link, type MetaFunction } from "react-router";
import { pageMeta } from "../../page-meta.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import { useBreathLikeLevel } from "./use-breath-like-level.ts";
import { useCompany } from "./use-company.ts";
import { does, doesNot, moods, who } from "./zoki-words.ts";
import "../../ui/card.css";
import "./zoki-route.css";

const page = pageOf(paths.zoki);

export const meta: MetaFunction = () => pageMeta(page);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const SpeakingZoki = () => <Zoki state="speaking" level={useBreathLikeLevel()} size={200} />;

const Moods = () => (
  <section aria-labelledby="moods">
    <h2 id="moods">What its light says</h2>
    <ul className="moods">
      {moods.map(({ state, name, words }) => (
        <li key={state}>
          {state === "speaking" ? <SpeakingZoki /> : <Zoki state={state} size={200} />}
          <h3>{name}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Along = () => {
  const { company, choose, onlyHere } = useCompany();
  const asleep = company === "asleep";
  return (
    <section className="card along" aria-labelledby="along">
      <Zoki state={asleep ? "asleep" : company ? "listening" : "idle"} size={160} />
      <div>
        <h2 id="along">
          {company ? `${brand.companion} comes along.` : "Take it along, if you like."}
        </h2>
        <p>
          {company
            ? `It sits in a corner of the other pages. ${asleep ? "It is asleep, and stays so until you wake it." : "Press it when you want something of it."}`
            : `${brand.companion} can sit in a corner while you read and look around. It says nothing by itself, you can send it to sleep, and it never asks for anything.`}
        </p>
        <div className="button-row">
          {company ? (
            <>
              <Button kind="soft" onClick={() => choose(asleep ? "awake" : "asleep")}>
                {asleep ? "Wake it" : "Send it to sleep"}
              </Button>
              <Button kind="bare" onClick={() => choose(null)}>
                Let it stay here
              </Button>
            </>
          ) : (
            <Button onClick={() => choose("awake")}>Take {brand.companion} along</Button>
          )}
        </div>
        <p className="quietly" role="status">
          {onlyHere &&
            "Your account could not be told just now, so this counts for this browser alone. You can try again."}
        </p>
      </div>
    </section>
  );
};

const ZokiRoute = () => (
  <div className="column leaf zoki-page">
    <header className="zoki-head">
      <div>
        <p className="label">The companion</p>
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
        <Link className={buttonClass("soft")} to={paths.talkSession}>
          Talk to {brand.companion}
        </Link>
      </div>
      <Zoki size={320} />
    </header>
    <section className="zoki-who" aria-labelledby="who">
      <h2 id="who">Who it is</h2>
      <div>
        {who.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
    <Moods />
    <section className="zoki-manners" aria-labelledby="manners">
      <h2 id="manners">How it behaves</h2>
      <div>
        <h3>It will</h3>
        <Lines lines={does} />
      </div>
      <div className="not">
        <h3>It will not</h3>
        <Lines lines={doesNot} />
      </div>
    </section>
    <Along />
  </div>
);
export default ZokiRoute;
