import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../api.ts";
import { isOrdinary, sentenceOf } from "../../../errors/problem.ts";
import { reportError } from "../../../errors/report-error.ts";
import { countryForCall } from "../../../helplines/country-here.ts";
import { identity } from "../../../identity/identity.ts";
import { Link } from "../../../navigation/link.tsx";
import { newId } from "../../../state/new-id.ts";
import { useStore } from "../../../state/use-store.ts";
import { Button } from "../../../ui/button.tsx";
import { FailureCard } from "../../../ui/failure-card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Conversation } from "../conversation.ts";
import { receiptWords } from "../receipt-words.ts";
import { AfterSave } from "../save/save-parts.tsx";
import { inCrisis } from "../talk-help.ts";
import type { TalkState } from "../talk-state.ts";
import { ActionsPart } from "./actions-part.tsx";
import { CardPage } from "./card-page.tsx";
import { EarlyQuestion } from "./early-question.tsx";
import { KeepChoice } from "./keep-choice.tsx";
import { MemoryPart } from "./memory-part.tsx";
import { createOutcome, type Outcome, type OutcomeState } from "./outcome.ts";
import { SummaryPart } from "./summary-part.tsx";
import { TitleField } from "./title-field.tsx";
import "../../../ui/check.css";
import "../../../ui/edit-row.css";
import messageStyles from "../message.module.css";
import cardPageStyles from "./card-page.module.css";
import styles from "./outcome.module.css";

const outcomeFor = (conversation: Conversation, { session, restored }: TalkState): Outcome =>
  createOutcome(
    session,
    {
      summary: session.session_summary_saved && !restored,
      actions: session.session_tasks_saved && !restored,
    },
    {
      calls: api,
      hasAccount: async () => {
        await identity.token();
        return identity.isAnonymous() === false;
      },
      newId,
      country: countryForCall,
      onKept: conversation.kept,
      report: (error, context) => {
        if (!isOrdinary(error))
          reportError(error, { userId: identity.uid(), sessionId: session.id, context });
      },
    },
  );

const wantedTexts = ({ actions }: OutcomeState): string[] =>
  actions.filter(({ text, wanted }) => wanted && text.trim() !== "").map(({ text }) => text.trim());

const isAllKept = ({ keptSummary, keptActions }: OutcomeState): boolean =>
  keptSummary !== null && keptActions !== null;

const announcementOf = (state: OutcomeState): string => {
  if (state.keeping) return "Keeping it";
  if (state.remaking) return "Making the page anew";
  if (isAllKept(state)) return "Kept. It is in your journey.";
  if (state.keptSummary) return "The summary is kept.";
  if (state.keptActions) return "The things to try are kept.";
  if (state.remade) return "The page is made anew: title, summary and things to try.";
  return "What this leaves you with is below.";
};

/** Who wrote the proposals, and how long which words stay. */
const Fine = ({ state }: { state: OutcomeState }) => (
  <div className={styles["outcome-fine"]}>
    <p>
      What you keep stays until you remove it. What you do not keep goes with the conversation after{" "}
      {limits.session.retentionDays} days.
      {identity.isAnonymous() &&
        " Without an account, what you keep is found in this browser only."}
    </p>
    {state.writer && <p>{receiptWords(state.writer)}</p>}
  </div>
);

/** Stands where the button was, and takes the focus over from it. */
const JourneyLink = ({ justKept }: { justKept: boolean }) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (justKept) link.current?.focus({ preventScroll: true });
  }, [justKept]);
  return (
    <p>
      <Link className="onward" ref={link} to={paths.journey}>
        See it in your journey
        <Icon name="forward" size={20} />
      </Link>
    </p>
  );
};

type OutcomePanelProps = {
  conversation: Conversation;
  state: TalkState;
  onAllKept: (allKept: boolean) => void;
};

export const OutcomePanel = ({ conversation, state: talk, onAllKept }: OutcomePanelProps) => {
  const [outcome] = useState(() => outcomeFor(conversation, talk));
  const state = useStore(outcome);
  const allKept = isAllKept(state);
  const wasOffered = useRef(false);

  useEffect(() => {
    void outcome.load();
  }, [outcome]);
  useEffect(() => {
    if (state.status === "ready" && !allKept) wasOffered.current = true;
  }, [state.status, allKept]);
  useEffect(() => {
    onAllKept(allKept);
    return () => onAllKept(false);
  }, [allKept, onAllKept]);

  if (state.status === "writing")
    return (
      <p className={messageStyles["reply-thinking"]} role="status">
        {brand.companion} is writing down what this leaves you with
      </p>
    );
  if (state.status === "failed" && state.problem)
    return (
      <FailureCard
        level={3}
        title="This could not be written down"
        text={`${sentenceOf(state.problem)} Nothing was lost: the conversation is above. You can try again, or just leave.`}
        acts={<Button onClick={outcome.load}>Try again</Button>}
      />
    );
  return (
    <div className={styles["outcome"]}>
      <p className="visually-hidden" role="status">
        {announcementOf(state)}
      </p>
      {!allKept && (
        <p className={styles["outcome-lead"]}>
          Change anything. Nothing is kept until you say so, and you can just leave.
        </p>
      )}
      {state.card && (
        <CardPage
          card={state.card}
          state={state}
          outcome={outcome}
          fixed={allKept}
          title={
            state.keptSummary ? (
              <h3>{state.keptSummary.title || state.title}</h3>
            ) : (
              <div className={cardPageStyles["card-title"]}>
                <TitleField state={state} outcome={outcome} labelled={false} />
              </div>
            )
          }
        />
      )}
      <SummaryPart state={state} outcome={outcome} titled={!state.card} />
      <ActionsPart state={state} outcome={outcome} />
      {allKept ? (
        <JourneyLink justKept={wasOffered.current} />
      ) : (
        <KeepChoice state={state} outcome={outcome} />
      )}
      <Fine state={state} />
      <AfterSave
        conversation={conversation}
        title={state.keptSummary?.title ?? state.title}
        summary={state.keptSummary?.message ?? state.summary}
        actions={state.keptActions?.map(({ text }) => text) ?? wantedTexts(state)}
      />
      <MemoryPart proposals={outcome.proposals} since={talk.session.created_at} />
      {!inCrisis(talk) && <EarlyQuestion />}
    </div>
  );
};
