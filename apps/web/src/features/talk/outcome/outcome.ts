import type { Api } from "@app/contract/api";
import type { Session } from "@app/contract/calls/session-shapes";
import type { Client } from "@app/contract/client";
import type { FormSafety } from "@app/contract/form-fields";
import { limits } from "@app/contract/limits";
import type { Writer } from "@app/contract/reply-events";
import { type Problem, problemOf } from "../../../errors/problem.ts";
import { helpInError } from "../../../helplines/help-in-error.ts";
import { createStore, type Store } from "../../../state/store.ts";
import type { KeptChange } from "../talk-state.ts";
import { type ActionDraft, remadeActions } from "./action-draft.ts";
import {
  type CardDraft,
  type CardField,
  cardDraftOf,
  cardFromDraft,
  withField,
} from "./card-draft.ts";
import {
  type KeptAction,
  type KeptEarlier,
  type KeptSummary,
  keptEarlier,
} from "./kept-earlier.ts";
import { createProposals, type Proposals } from "./proposals.ts";

export type OutcomeState = {
  status: "writing" | "failed" | "ready";
  problem: Problem | null;
  title: string;
  summary: string;
  actions: readonly ActionDraft[];
  /** What they were made of, with what the person changed; null where there is no such page. */
  card: CardDraft | null;
  /** The card was changed, and they are being made anew. */
  remaking: boolean;
  remade: boolean;
  remakeTrouble: Problem | null;
  writer: Writer | null;
  /** What "Keep these" means just now. */
  keepSummary: boolean;
  keepActions: boolean;
  keeping: boolean;
  /** Why something was not kept. */
  trouble: Problem | null;
  /** Help that came with the things to try. */
  safety: FormSafety;
  keptSummary: KeptSummary | null;
  keptActions: readonly KeptAction[] | null;
};

export type Outcome = Pick<Store<OutcomeState>, "state" | "subscribe"> & {
  proposals: Proposals;
  load: () => Promise<void>;
  change: (
    change: Partial<Pick<OutcomeState, "title" | "summary" | "keepSummary" | "keepActions">>,
  ) => void;
  changeAction: (key: string, change: Partial<Omit<ActionDraft, "key">>) => void;
  /** Answers whether there was room for it. */
  addAction: (text: string) => boolean;
  /** An answer on the card is reworded, left out or put back; what is made of it follows. */
  changeField: (id: string, change: Partial<Pick<CardField, "text" | "out">>) => Promise<void>;
  remake: () => Promise<void>;
  keep: () => Promise<void>;
};

type OutcomeSettings = {
  calls: Pick<Client<Api>, "sessions" | "actions" | "summaries" | "memory">;
  /** Memory is for accounts only. */
  hasAccount: () => Promise<boolean>;
  newId: () => string;
  country: () => { country?: string };
  onKept: (change: KeptChange) => void;
  report: (error: unknown, context: string) => void;
};

/** What would be kept if the button were pressed now. */
export const outcomeChoice = (
  state: OutcomeState,
): { summary: KeptSummary | null; texts: string[] } => {
  const title = state.title.trim();
  const message = state.summary.trim();
  const wantsSummary = !state.keptSummary && state.keepSummary && title !== "" && message !== "";
  const wanted = state.actions.filter(({ text, wanted }) => wanted && text.trim() !== "");
  return {
    summary: wantsSummary ? { title, message } : null,
    texts: !state.keptActions && state.keepActions ? wanted.map(({ text }) => text.trim()) : [],
  };
};

/** What an ended session leaves: proposals until the person keeps them. */
export const createOutcome = (
  session: Session,
  settled: KeptEarlier,
  { calls, hasAccount, newId, country, onKept, report }: OutcomeSettings,
): Outcome => {
  const { id } = session;
  // One key for this list: pressed twice, or tried again, it is kept once.
  const requestId = newId();
  const store = createStore<OutcomeState>({
    status: "writing",
    problem: null,
    title: "",
    summary: "",
    actions: [],
    card: null,
    remaking: false,
    remade: false,
    remakeTrouble: null,
    writer: null,
    keepSummary: true,
    keepActions: true,
    keeping: false,
    trouble: null,
    safety: null,
    keptSummary: null,
    keptActions: null,
  });
  const { state, set } = store;
  const proposals = createProposals(id, { memory: calls.memory, report });

  // What was made last and of what: a proposal that says something else was reworded.
  let made: Pick<OutcomeState, "card" | "title" | "summary"> = state();
  let remaking = Promise.resolve();

  const load = async (): Promise<void> => {
    set({ status: "writing", problem: null });
    try {
      const [outcome, kept, account] = await Promise.all([
        calls.sessions.outcome({ id }),
        keptEarlier(id, settled, calls),
        hasAccount(),
      ]);
      if (account) await proposals.offer(outcome.memories);
      made = { card: cardDraftOf(outcome.card), title: outcome.title, summary: outcome.summary };
      set({
        status: "ready",
        title: outcome.title,
        summary: outcome.summary,
        writer: outcome.writer,
        actions: remadeActions([], outcome.actions, newId),
        card: made.card,
        keptSummary: kept.summary,
        keptActions: kept.actions,
      });
    } catch (error) {
      report(error, "talk: outcome");
      set({ status: "failed", problem: problemOf(error) });
    }
  };

  const remakeNow = async (): Promise<void> => {
    const { card } = state();
    if (!card || card === made.card) return;
    set({ remaking: true, remakeTrouble: null });
    try {
      const { title, summary, actions, writer } = await calls.sessions.outcome({
        id,
        card: cardFromDraft(card),
      });
      const now = state();
      set({
        title: now.title === made.title ? title : now.title,
        summary: now.summary === made.summary ? summary : now.summary,
        actions: remadeActions(now.actions, actions, newId),
        writer,
        remaking: false,
        remade: true,
      });
      made = { card, title, summary };
    } catch (error) {
      report(error, "talk: outcome anew");
      set({ remaking: false, remakeTrouble: problemOf(error) });
    }
  };

  /** One after the other, so that the newest words are the ones that count. */
  const remake = (): Promise<void> => {
    remaking = remaking.then(remakeNow);
    return remaking;
  };

  const keepSummary = async (summary: KeptSummary): Promise<void> => {
    const saved = await calls.summaries.save({ threadId: id, ...summary });
    set({ keptSummary: { title: saved.summary.title, message: saved.summary.message } });
    const { summary_title, saved_summary, session_summary_saved } = saved.session;
    onKept({ summary_title, saved_summary, session_summary_saved });
  };

  const keepActions = async (texts: string[]): Promise<void> => {
    const { actions, safety } = await calls.actions.add({
      session_id: id,
      texts,
      client_request_id: requestId,
      ...country(),
    });
    set({ keptActions: actions, safety });
    onKept({ session_tasks_saved: true });
  };

  return {
    state,
    subscribe: store.subscribe,
    proposals,
    load,
    change: set,
    changeAction: (key, change) =>
      set({
        actions: state().actions.map((action) =>
          action.key === key ? { ...action, ...change } : action,
        ),
      }),
    addAction: (text) => {
      if (state().actions.length >= limits.action.perRequestMax) return false;
      set({ actions: [...state().actions, { key: newId(), text, wanted: true, proposed: null }] });
      return true;
    },
    changeField: (fieldId, change) => {
      const { card } = state();
      if (card) set({ card: withField(card, fieldId, change) });
      return remake();
    },
    remake,
    keep: async () => {
      // What is kept is what the newest words made.
      await remaking;
      const { summary, texts } = outcomeChoice(state());
      if (state().keeping || (!summary && texts.length === 0)) return;
      set({ keeping: true, trouble: null });
      const results = await Promise.allSettled([
        summary ? keepSummary(summary) : undefined,
        texts.length > 0 ? keepActions(texts) : undefined,
      ]);
      const failed = results.find((result) => result.status === "rejected");
      if (failed) report(failed.reason, "talk: keep");
      const safety = failed ? helpInError(failed.reason) : null;
      set({
        keeping: false,
        trouble: failed ? problemOf(failed.reason) : null,
        ...(safety ? { safety } : {}),
      });
    },
  };
};
