import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import type { MetaFunction } from "react-router";
import { api } from "../../api.ts";
import { isOrdinary } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { useStore } from "../../state/use-store.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { CookieSection } from "./cookie-section.tsx";
import { CountrySection } from "./country-section.tsx";
import { DaySection } from "./day-section.tsx";
import { LightChoice } from "./light-choice.tsx";
import { MemorySection } from "./memory-section.tsx";
import { createOwnSettings, type OwnSettings, type OwnSettingsState } from "./own-settings.ts";
import { TalkSection } from "./talk-section.tsx";
import "../../ui/card.css";
import styles from "./settings.module.css";

const page = pageOf(paths.settings);

export const meta: MetaFunction = () => pageMeta(page);

const whoIsHere = async () => {
  if (!(await identity.token())) return null;
  return identity.isAnonymous() === false ? "account" : "anonymous";
};

const useOwnSettings = (): [OwnSettingsState, OwnSettings] => {
  const [own] = useState(() =>
    createOwnSettings({
      calls: api.settings,
      whoIsHere,
      report: (error) => {
        if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "settings" });
      },
    }),
  );
  useEffect(() => void own.load(), [own]);
  return [useStore(own), own];
};

/** The prerendered page has the parts in their places; whoever came for one of them is taken there. */
const useNamedPart = (isReady: boolean) => {
  useEffect(() => {
    const { hash } = window.location;
    if (isReady && hash) document.querySelector(hash)?.scrollIntoView({ block: "start" });
  }, [isReady]);
};

const Memory = ({ hasAccount }: { hasAccount: boolean }) => (
  <section className={`card ${styles["settings-memory"]}`} aria-labelledby="memory">
    <h2 id="memory">Memory</h2>
    {hasAccount ? (
      <MemorySection />
    ) : (
      <p>
        Memory needs an account. Without one, {brand.companion} remembers nothing from one session
        to the next. <Link to={paths.register}>About accounts</Link>
      </p>
    )}
  </section>
);

const NobodyYet = () => (
  <section className="card" aria-labelledby="more">
    <h2 id="more">More, once you are here</h2>
    <p className={styles["settings-none"]}>
      Language, voice, memory and your own limit for the day belong to somebody. They appear here
      once you have begun to talk, or signed in.
    </p>
    <p className={`button-row ${styles["settings-acts"]}`}>
      <Link className={buttonClass("soft")} to={paths.talkSession}>
        Talk to {brand.companion}
      </Link>
      <Link className={buttonClass("bare")} to={paths.login}>
        Sign in
      </Link>
    </p>
  </section>
);

const SettingsRoute = () => {
  const [{ who, settings, savings }, own] = useOwnSettings();
  useNamedPart(who !== "unknown");
  const hasAccount = who === "account";
  const ended = useSignInEnded();
  return (
    <div className={`column leaf ${styles["settings"]}`}>
      <LeafHead heading={page.heading} lead={page.lead} />
      <section className="card" aria-labelledby="light">
        <h2 id="light">Light or dark</h2>
        <LightChoice saving={savings.theme} onChosen={(theme) => void own.change({ theme })} />
      </section>
      <CountrySection />
      {who === "unknown" && (
        <p className={`looking ${styles["settings-looking"]}`} role="status">
          Looking for what you set
        </p>
      )}
      {who === "unreachable" && (
        <FailureCard
          className={styles["settings-failed"]}
          title="Your settings did not come"
          text="There is no connection just now. Nothing you set was lost."
          acts={
            <Button kind="soft" onClick={() => void own.load()}>
              Try again
            </Button>
          }
        />
      )}
      <SignedOut className={styles["settings-failed"]} />
      {who === "nobody" && !ended && <NobodyYet />}
      {settings && (
        <>
          <TalkSection settings={settings} savings={savings} change={own.change} />
          <Memory hasAccount={hasAccount} />
          <DaySection
            settings={settings}
            savings={savings}
            change={own.change}
            hasAccount={hasAccount}
          />
        </>
      )}
      <CookieSection settings={settings} savings={savings} change={own.change} />
    </div>
  );
};
export default SettingsRoute;
