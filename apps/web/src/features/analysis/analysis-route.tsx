import { pageOf } from "@app/content/pages";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { api } from "../../api.ts";
import { isOrdinary, sentenceOf } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { newId } from "../../state/new-id.ts";
import { useStore } from "../../state/use-store.ts";
import { buttonClass } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useVault } from "../../vault/use-vault.ts";
import { createAnalysis } from "./analysis.ts";
import { listSaved, openSaved } from "./open-saved.ts";
import { ReportView } from "./report-view.tsx";
import { RunningView } from "./running-view.tsx";
import { StartView } from "./start-view.tsx";
import "../../ui/card.css";
import styles from "./analysis.module.css";
import reportStyles from "./report.module.css";

const page = pageOf(paths.analysis);

export const meta: MetaFunction = () => pageMeta(page);

/** A list takes a short sentence; the whole of it stands in the report. */
const forList = (text: string): string => {
  if (text.length <= limits.action.maxChars) return text;
  const cut = text.slice(0, limits.action.maxChars);
  const end = cut.lastIndexOf(". ");
  return end > 0 ? cut.slice(0, end + 1) : cut;
};

const AnalysisRoute = () => {
  const vault = useVault();
  const [analysis] = useState(() =>
    createAnalysis({
      calls: api.analysis,
      identity,
      report: (error) => {
        if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "analysis" });
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
  );
  const state = useStore(analysis);
  const ended = useSignInEnded();
  const [search] = useSearchParams();
  const wanted = search.get("report");
  /** Which record of the vault a session was saved as, so that a cited one opens with one tap. */
  const [records, setRecords] = useState<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    void analysis.load(wanted);
    return analysis.leave;
  }, [analysis, wanted]);
  useEffect(() => {
    if (state.view !== "report") return;
    listSaved(api.vault).then(
      (list) => setRecords(new Map(list.map(({ threadId, id }) => [threadId, id]))),
      () => undefined,
    );
  }, [state.view]);

  const start = (withVault: boolean) =>
    analysis.start(async () => {
      if (!withVault) return [];
      const list = await listSaved(api.vault);
      return openSaved({ calls: api.vault, vault: ownVault, list, onOpened: ownVault.touch });
    });

  const addressOf = (sourceId: string): string => {
    const record = records.get(sourceId);
    return record ? `${paths.journey}?saved=${encodeURIComponent(record)}` : paths.journey;
  };

  const { view, standing, report } = state;
  const trouble = (
    <p className="trouble" role="alert">
      {state.trouble && sentenceOf(state.trouble)}
    </p>
  );
  if (view === "running")
    return (
      <div className={`column leaf ${styles["analysis"]}`}>
        <RunningView status={state.status} standing={standing} onStop={analysis.stop} />
        {trouble}
      </div>
    );
  if (view === "report" && report)
    return (
      <div className={`column leaf ${styles["analysis"]} ${reportStyles["report-page"]}`}>
        {trouble}
        <ReportView
          report={report}
          addressOf={addressOf}
          onDispute={analysis.dispute}
          onAdd={async (text) => {
            await api.actions.add({ texts: [forList(text)], client_request_id: newId() });
          }}
          onRemove={analysis.remove}
          onAgain={analysis.again}
        />
      </div>
    );
  return (
    <div className={`column leaf ${styles["analysis"]}`}>
      <LeafHead heading={page.heading} lead={page.lead} />
      {trouble}
      {view === "looking" && (
        <p className="looking" role="status">
          Looking what there is to read
        </p>
      )}
      {view === "failed" && state.problem && (
        <DidNotCome
          text={`${sentenceOf(state.problem)} Nothing was changed or lost.`}
          onAgain={() => analysis.load(wanted)}
        />
      )}
      {view === "no-account" && <SignedOut />}
      {view === "no-account" && !ended && (
        <section className="card" aria-labelledby="needs">
          <h2 id="needs">This needs an account</h2>
          <p className="quietly">
            A deep analysis reads what you saved, and saving needs an account. Talking needs none.
          </p>
          <div className={`button-row ${styles["analysis-acts"]}`}>
            <Link className={buttonClass("soft")} to={paths.login}>
              Sign in
            </Link>
          </div>
        </section>
      )}
      {view === "start" && standing && (
        <StartView
          standing={standing}
          vault={vault}
          reports={state.reports}
          onStart={start}
          onShow={analysis.show}
        />
      )}
    </div>
  );
};
export default AnalysisRoute;
