import { brand } from "@app/contract/brand";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Problem, problemOf, sentenceOf } from "../../errors/problem.ts";
import { loadChunk } from "../../navigation/chunks.ts";
import { Button } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import type { Conversation } from "./conversation.ts";
import messageStyles from "./message.module.css";
import type { OutcomePanel } from "./outcome/outcome-panel.tsx";
import styles from "./talk.module.css";
import type { TalkState } from "./talk-state.ts";

/** Most people who talk have not ended yet, so this comes when they do. */
export const loadOutcomePanel = () =>
  loadChunk("outcome", () => import("./outcome/outcome-panel.tsx"));

/** Where on the screen it begins: low enough for the closing words to stay in sight. */
const beginsAt = 0.6;

const bringIntoSight = (element: HTMLElement) => {
  const belowPx = element.getBoundingClientRect().top - window.innerHeight * beginsAt;
  if (belowPx > 0) window.scrollBy({ top: belowPx, behavior: "instant" });
};

type AfterEndProps = {
  conversation: Conversation;
  state: TalkState;
  /** Until everything is kept, keeping it is the one thing to press. */
  onAllKept: (allKept: boolean) => void;
};

export const AfterEnd = ({ conversation, state, onAllKept }: AfterEndProps) => {
  const section = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<{ Panel: typeof OutcomePanel } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  useLayoutEffect(() => {
    if (section.current) bringIntoSight(section.current);
  }, []);

  const load = () => {
    setProblem(null);
    loadOutcomePanel().then(
      (module) => setPanel({ Panel: module.OutcomePanel }),
      (error: unknown) => setProblem(problemOf(error)),
    );
  };
  useEffect(load, []);

  return (
    <section className={styles["after"]} ref={section} aria-labelledby="after">
      <h2 id="after">What this leaves you with</h2>
      {panel ? (
        <panel.Panel conversation={conversation} state={state} onAllKept={onAllKept} />
      ) : problem ? (
        <FailureCard
          level={3}
          title="A part of this page did not come"
          text={`${sentenceOf(problem)} Nothing was lost: the conversation is above.`}
          acts={<Button onClick={load}>Try again</Button>}
        />
      ) : (
        <p className={messageStyles["reply-thinking"]} role="status">
          {brand.companion} is writing down what this leaves you with
        </p>
      )}
    </section>
  );
};
