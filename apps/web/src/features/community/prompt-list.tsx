import { useEffect, useState } from "react";
import { sentenceOf } from "../../errors/problem.ts";
import type { Undoable } from "../../state/undoable.ts";
import { Button } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import styles from "./community.module.css";
import type { CommunityView } from "./community-view.ts";
import { PromptRow } from "./prompt-row.tsx";
import { ReportPromptDialog } from "./report-dialog.tsx";
import { type ShownPrompt, usePrompts } from "./use-prompts.ts";

type PromptListProps = {
  view: CommunityView;
  /** The page as it was built asks for nothing. */
  ready: boolean;
  /** What stands there until the list is here. */
  meanwhile: readonly ShownPrompt[];
  hasAccount: boolean | null;
  undoable: Undoable;
  onShown: (items: readonly ShownPrompt[]) => void;
};

/** What is being reported; each time is a new turn, which begins with nothing chosen. */
type Reporting = { prompt: ShownPrompt; open: boolean; turn: number };

const nothingWords = ({ shown, category, q }: CommunityView): string => {
  if (shown === "own") return "You have not shared a prompt yet. If you do, it stands here too.";
  if (q.trim() || category)
    return "Nothing here fits that yet. Try another word, or share the first one.";
  return "There are no prompts yet. Yours could be the first.";
};

export const PromptList = (props: PromptListProps) => {
  const { view, ready, meanwhile, hasAccount, undoable, onShown } = props;
  const prompts = usePrompts(view, undoable, ready);
  const { status, items, before, loadingMore, problem, trouble } = prompts;
  const [reporting, setReporting] = useState<Reporting | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (status === "ready") onShown(items);
  }, [status, items, onShown]);

  if (status === "failed" && problem)
    return <DidNotCome text={`${sentenceOf(problem)} Nothing is lost.`} onAgain={prompts.load} />;
  const rows = (status === "ready" ? items : meanwhile).filter(({ id }) => !gone.has(id));
  return (
    <>
      {rows.length > 0 ? (
        <ul className={styles["prompt-list"]} aria-busy={ready && status === "loading"}>
          {rows.map((prompt) => (
            <PromptRow
              key={prompt.id}
              prompt={prompt}
              hasAccount={status === "ready" ? hasAccount : null}
              onVote={prompts.vote}
              onTakeBack={({ id }) => prompts.takeBack(id)}
              onReport={(each) =>
                setReporting({ prompt: each, open: true, turn: (reporting?.turn ?? 0) + 1 })
              }
            />
          ))}
        </ul>
      ) : (
        <p className={status === "ready" ? "quietly" : "looking"} role="status">
          {status === "ready" ? nothingWords(view) : "Looking for prompts"}
        </p>
      )}
      <p className="trouble" role="alert">
        {trouble && sentenceOf(trouble)}
      </p>
      {status === "ready" && before !== null && (
        <Button kind="soft" aria-busy={loadingMore} onClick={prompts.more}>
          {loadingMore ? "Getting more" : "Show more"}
        </Button>
      )}
      {reporting && (
        <ReportPromptDialog
          key={reporting.turn}
          prompt={reporting.prompt}
          open={reporting.open}
          onClose={() => setReporting({ ...reporting, open: false })}
          onHidden={(id) => setGone(new Set([...gone, id]))}
        />
      )}
    </>
  );
};
