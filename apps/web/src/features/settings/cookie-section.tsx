import type { Settings } from "@app/contract/calls/settings";
import { useEffect, useRef, useState } from "react";
import {
  type CookieChoice,
  keepCookies,
  readCookies,
  saidBefore,
  startingCookies,
  usualCookies,
} from "../../first-visit/cookie-choice.ts";
import { cookieChoiceHash } from "../../first-visit/cookie-choice-hash.ts";
import { useCookieChoice } from "../../first-visit/use-cookie-choice.ts";
import { Link } from "../../navigation/link.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { OwnSettings, OwnSettingsState } from "./own-settings.ts";
import { SavedMark } from "./saved-mark.tsx";
import styles from "./settings.module.css";

type CookieSectionProps = {
  /** Null where nobody is signed in: then the browser alone remembers. */
  settings: Settings | null;
  savings: OwnSettingsState["savings"];
  change: OwnSettings["change"];
};

/** The account's word goes before the browser's: it may come from another device. */
const choiceOf = (settings: Settings | null): CookieChoice => {
  const here = readCookies() ?? startingCookies(saidBefore());
  return {
    analytics: settings?.analytics_cookies ?? here.analytics,
    marketing: settings?.marketing_cookies ?? here.marketing,
  };
};

export const CookieSection = ({ settings, savings, change }: CookieSectionProps) => {
  const [choice, setChoice] = useState(usualCookies);
  const [keptHere, setKeptHere] = useState(false);
  useEffect(() => setChoice(choiceOf(settings)), [settings]);
  // The same choice can be made in the dialog, over this very page.
  const here = useCookieChoice();
  const [analyticsHere, marketingHere] = [here?.analytics, here?.marketing];
  const seen = useRef(here);
  useEffect(() => {
    if (analyticsHere === undefined || marketingHere === undefined) return;
    const before = seen.current;
    seen.current = { analytics: analyticsHere, marketing: marketingHere };
    // What the browser held when the page opened is not news; the account's word stands before it.
    if (before?.analytics === analyticsHere && before?.marketing === marketingHere) return;
    setChoice(seen.current);
  }, [analyticsHere, marketingHere]);

  const choose = (changed: Partial<CookieChoice>) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    keepCookies(next);
    setKeptHere(true);
    void change({ analytics_cookies: next.analytics, marketing_cookies: next.marketing });
  };

  const saving = savings.analytics_cookies ?? (keptHere ? { status: "saved" as const } : undefined);
  return (
    <section className="card" aria-labelledby="cookies">
      <h2 id="cookies">Cookies</h2>
      <p className={styles["settings-none"]}>Nothing from your conversations is in them.</p>
      <Switch
        label="Essential"
        text="Keeps you signed in. Always on."
        on
        locked
        onChange={() => undefined}
      />
      <Switch
        label="Analytics"
        text="Which pages are opened."
        on={choice.analytics}
        onChange={(analytics) => choose({ analytics })}
      />
      <Switch
        label="Marketing"
        text="Whether a link brought you here."
        on={choice.marketing}
        onChange={(marketing) => choose({ marketing })}
      />
      <p className={styles["setting-saved"]}>
        <SavedMark saving={saving} />
      </p>
      <p className={styles["settings-none"]}>
        <Link to={cookieChoiceHash} preventScrollReset>
          See the choice and the full policy again
        </Link>
      </p>
    </section>
  );
};
