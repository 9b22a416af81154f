import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { Link, type MetaFunction } from "react-router";
import { identity } from "../../identity.ts";
import { pageMeta } from "../../page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { CountrySection } from "./country-section.tsx";
import { LightChoice } from "./light-choice.tsx";
import { MemorySection } from "./memory-section.tsx";
import "../../ui/card.css";
import "./settings.css";

const page = pageOf(paths.settings);

export const meta: MetaFunction = () => pageMeta(page);

type Person = "unknown" | "unreachable" | "account" | "noAccount";

/** Whether somebody with an account is here; asks the server, so it takes a moment. */
const usePerson = (): [Person, () => void] => {
  const [person, setPerson] = useState<Person>("unknown");
  const ask = () => {
    setPerson("unknown");
    identity.token().then(
      () => setPerson(identity.isAnonymous() === false ? "account" : "noAccount"),
      () => setPerson("unreachable"),
    );
  };
  useEffect(ask, []);
  return [person, ask];
};

const Memory = () => {
  const [person, askAgain] = usePerson();
  if (person === "account") return <MemorySection />;
  if (person === "unknown")
    return (
      <p className="looking" role="status">
        Looking for what is remembered
      </p>
    );
  if (person === "unreachable")
    return (
      <FailureCard
        level={3}
        title="This did not come"
        text="There is no connection just now. Nothing that is remembered was lost."
        acts={
          <Button kind="soft" onClick={askAgain}>
            Try again
          </Button>
        }
      />
    );
  return (
    <p>
      Memory needs an account. Without one, {brand.companion} remembers nothing from one session to
      the next. <Link to={paths.register}>About accounts</Link>
    </p>
  );
};

const SettingsRoute = () => (
  <div className="column leaf settings">
    <header className="leaf-head">
      <div>
        <h1>{page.heading}</h1>
        <p>{page.lead}</p>
      </div>
    </header>
    <section className="card" aria-labelledby="light">
      <h2 id="light">The light</h2>
      <LightChoice />
    </section>
    <CountrySection />
    <section className="card settings-memory" aria-labelledby="memory">
      <h2 id="memory">Memory</h2>
      <Memory />
    </section>
  </div>
);
export default SettingsRoute;
