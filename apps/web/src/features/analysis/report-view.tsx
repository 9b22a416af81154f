import { type AnalysisPart, analysisParts } from "@app/contract/analysis-report";
import { brand } from "@app/contract/brand";
import type { AnalysisReport } from "@app/contract/calls/analysis";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { sayDay } from "../../dates/show-day.ts";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type ClaimActs, ClaimItem } from "./claim-item.tsx";
import styles from "./report.module.css";
import { ThemeHills } from "./theme-hills.tsx";

const partNames: Readonly<Record<AnalysisPart | "themes" | "suggestions", string>> = {
  themes: "What the hills say",
  feelings: "Feelings you named",
  styles: "Ways of thinking",
  strengths: "Strengths you showed",
  relationships: "The people in it",
  helped: "What seems to have helped",
  growing: "What is growing",
  suggestions: "Three things you might try",
};

const count = new Intl.NumberFormat("en-GB");

const writerWords = ({ content: { writer } }: AnalysisReport): string =>
  writer.host === null
    ? "It was written on the machine this runs on; nothing left it."
    : `${count.format(writer.sent_chars)} characters went to ${writer.host} for it.`;

type ReportViewProps = ClaimActs & {
  report: AnalysisReport;
  onRemove: () => Promise<void>;
  onAgain: () => void;
};

const RemoveReport = ({ onRemove }: Pick<ReportViewProps, "onRemove">) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="bare" onClick={() => setAsking(true)}>
        Delete this report
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete this report?"
        actions={
          <>
            <Button kind="bare" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              kind="soft"
              onClick={() => {
                setAsking(false);
                void onRemove();
              }}
            >
              Delete it
            </Button>
          </>
        }
      >
        <p>
          The report goes, with what you said about it. The conversations it was read from stay as
          they are. Nobody can bring it back.
        </p>
      </Dialog>
    </>
  );
};

const countOf = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** The report: themes, then each part with its claims, then what to do with it. */
export const ReportView = ({ report, onRemove, onAgain, ...acts }: ReportViewProps) => {
  const { sources, themes, claims } = report.content;
  const byId = new Map(sources.map((source) => [source.id, source]));
  const read = sources.filter(({ kind }) => kind === "conversation").length;
  const from =
    read === sources.length
      ? `${countOf(read, "conversation", "conversations")} you saved`
      : read === 0
        ? `${countOf(sources.length, "summary", "summaries")} you kept`
        : `${countOf(read, "conversation", "conversations")} and ${countOf(sources.length - read, "summary", "summaries")} you kept`;
  return (
    <div className={styles["report"]}>
      <header className={`leaf-head ${styles["report-head"]}`}>
        <div>
          <p className={styles["report-day"]}>Deep analysis, {sayDay(report.createdAt)}</p>
          <h1>What keeps coming up</h1>
          <p>
            Read from {from}. A machine wrote this, so some of it may be wrong. It describes
            patterns in your words; it is not a diagnosis. {writerWords(report)}
          </p>
        </div>
        <Link className={`${buttonClass()} ${styles["report-talk"]}`} to={paths.newSession}>
          Talk it over with {brand.companion}
        </Link>
      </header>
      {themes.length > 0 && <ThemeHills sources={sources} themes={themes} />}
      {(["themes", ...analysisParts, "suggestions"] as const).map((part) => {
        const own = claims.filter((claim) => claim.part === part);
        if (own.length === 0) return null;
        return (
          <section key={part} className={styles["report-part"]} aria-labelledby={`part-${part}`}>
            <h2 id={`part-${part}`}>{partNames[part]}</h2>
            <ol>
              {own.map((claim) => (
                <ClaimItem key={claim.id} claim={claim} sources={byId} {...acts} />
              ))}
            </ol>
          </section>
        );
      })}
      <footer className={styles["report-foot"]}>
        <p className="quietly">
          <Icon name="lock" size={18} />
          Sealed where it is kept, until you delete it.
        </p>
        <Button kind="soft" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <Button kind="bare" onClick={onAgain}>
          Make another
        </Button>
        <RemoveReport onRemove={onRemove} />
      </footer>
    </div>
  );
};
