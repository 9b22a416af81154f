import { brand } from "@app/contract/brand";
import type { AnalysisStanding } from "@app/contract/calls/analysis";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { sayDay } from "../../dates/show-day.ts";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import type { VaultState } from "../../vault/vault-store.ts";
import styles from "./analysis.module.css";

type StartViewProps = {
  standing: AnalysisStanding;
  vault: VaultState;
  reports: readonly { id: string; createdAt: string }[];
  /** true: with what is in the vault. false: from the summaries alone. */
  onStart: (withVault: boolean) => Promise<void>;
  onShow: (id: string) => void;
};

const { minSavedSessions } = limits.analysis;

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

const NeedsPlan = () => (
  <section className="card" aria-labelledby="needs">
    <h2 id="needs">This comes with a membership</h2>
    <p className="quietly">
      Talking, saving and everything for a hard hour need none. A deep analysis is part of the paid
      and the pro plan.
    </p>
    <div className={`button-row ${styles["analysis-acts"]}`}>
      <Link className={buttonClass("soft")} to={paths.membership}>
        See the plans
      </Link>
    </div>
  </section>
);

const NeedsMore = ({ standing }: { standing: AnalysisStanding }) => (
  <section className="card" aria-labelledby="needs">
    <h2 id="needs">
      {standing.missing_sessions === 1
        ? "One more saved session"
        : `${standing.missing_sessions} more saved sessions`}
    </h2>
    <p className="quietly">
      It takes {minSavedSessions} to see what keeps coming up, and you have saved{" "}
      {plural(standing.saved_sessions, "session", "sessions")}. Save a conversation or its summary
      when you end it.
    </p>
    <progress
      max={minSavedSessions}
      value={standing.saved_sessions}
      aria-label={`${standing.saved_sessions} of ${minSavedSessions} sessions saved`}
    />
    <div className={`button-row ${styles["analysis-acts"]}`}>
      <Link className={buttonClass("soft")} to={paths.newSession}>
        Talk to {brand.companion}
      </Link>
    </div>
  </section>
);

const Ready = ({ standing, vault, onStart }: Omit<StartViewProps, "reports" | "onShow">) => {
  const [busy, setBusy] = useState(false);
  const left = standing.per_month - standing.used_this_month;
  const mayReadSummaries = standing.readable_sessions >= minSavedSessions;
  const start = (withVault: boolean) => {
    setBusy(true);
    void onStart(withVault).finally(() => setBusy(false));
  };
  if (left <= 0)
    return (
      <section className="card" aria-labelledby="ready">
        <h2 id="ready">That was the last one for this month</h2>
        <p className="quietly">
          Your plan has {standing.per_month} a month. The count begins anew with the next one, and
          your reports stay.
        </p>
      </section>
    );
  return (
    <section className="card" aria-labelledby="ready">
      <h2 id="ready">{plural(standing.saved_sessions, "session", "sessions")} to read</h2>
      <p className="quietly">
        Your vault is opened here, in your browser. Only what you said yourself is sent, for this
        one analysis; the server holds it in memory and forgets it when the report is written. The
        report may quote you, and is sealed where it is kept. This is analysis{" "}
        {standing.used_this_month + 1} of {standing.per_month} this month.
      </p>
      {vault.status === "locked" && (
        <div className={styles["analysis-unlock"]}>
          <UnlockForm quiet={mayReadSummaries} />
        </div>
      )}
      <div className={`button-row ${styles["analysis-acts"]}`}>
        {vault.status === "open" && (
          <Button aria-busy={busy} onClick={() => start(true)}>
            {busy ? "Opening what you saved" : "Read what I saved"}
          </Button>
        )}
        {mayReadSummaries && (
          <Button
            kind={vault.status === "open" ? "bare" : "soft"}
            aria-busy={busy}
            onClick={() => start(false)}
          >
            Read only the summaries
          </Button>
        )}
      </div>
      {vault.status !== "open" && !mayReadSummaries && vault.status !== "locked" && (
        <p className="quietly">What you saved is in your vault, which cannot be opened just now.</p>
      )}
    </section>
  );
};

/** Before a report: what it takes, what it reads, and the reports there are. */
export const StartView = ({ standing, vault, reports, onStart, onShow }: StartViewProps) => (
  <div className={styles["analysis-start"]}>
    {standing.per_month === 0 ? (
      <NeedsPlan />
    ) : standing.missing_sessions > 0 ? (
      <NeedsMore standing={standing} />
    ) : (
      <Ready standing={standing} vault={vault} onStart={onStart} />
    )}
    {reports.length > 0 && (
      <section className="card" aria-labelledby="earlier">
        <h2 id="earlier">Earlier reports</h2>
        <ul className="lines">
          {reports.map(({ id, createdAt }) => (
            <li key={id}>
              <Button kind="quiet" onClick={() => onShow(id)}>
                The report of {sayDay(createdAt)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);
