import type { Api } from "@app/contract/api";
import type { Action } from "@app/contract/calls/actions";
import type { Session, SessionType } from "@app/contract/calls/session-shapes";
import type { Summary } from "@app/contract/calls/summaries";
import type { Client } from "@app/contract/client";
import { sayDay } from "../../dates/show-day.ts";
import { createKeptList, type KeptList } from "../../state/kept-list.ts";
import type { Undoable } from "../../state/undoable.ts";

export type ReportHead = { id: string; createdAt: string };

export type Journey = {
  actions: KeptList<Action>;
  sessions: KeptList<Session>;
  summaries: KeptList<Summary>;
  /** Reports of deep analyses, which only an account has. */
  reports: KeptList<ReportHead>;
  /** Only conversations of one type; null for all. They are asked for anew. */
  showType: (type: SessionType | null) => Promise<void>;
  load: () => Promise<void>;
};

export type JourneySettings = {
  calls: Pick<Client<Api>, "actions" | "analysis" | "sessions" | "summaries">;
  /** Where nobody is signed in there is nothing to ask for. */
  isSignedIn: () => Promise<boolean>;
  hasAccount: () => boolean;
  undoable: Pick<Undoable, "offer">;
  report: (error: unknown) => void;
};

/** What is still to try comes first; what is done stays in sight below it. */
const openFirst = (actions: readonly Action[]): Action[] => [
  ...actions.filter(({ done }) => !done),
  ...actions.filter(({ done }) => done),
];

const nothing = { items: [], before: null };

const cursor = (before: string | null) => (before === null ? {} : { before });

export const createJourney = ({
  calls,
  isSignedIn,
  hasAccount,
  undoable,
  report,
}: JourneySettings): Journey => {
  const shared = { undoable, report };

  const readActions = async (before: string | null) => {
    if (!(await isSignedIn())) return nothing;
    // An old thing still to try must not hide behind a page of done ones.
    const [page, open] = await Promise.all([
      calls.actions.list(cursor(before)),
      before === null ? calls.actions.list({ open: "true" }) : null,
    ]);
    const seen = new Set(page.actions.map(({ id }) => id));
    const older = open?.actions.filter(({ id }) => !seen.has(id)) ?? [];
    return { items: openFirst([...page.actions, ...older]), before: page.next_before };
  };

  const actions = createKeptList<Action>({
    ...shared,
    read: readActions,
    remove: (id) => calls.actions.remove({ id }),
  });
  let shownType: SessionType | null = null;
  const sessions = createKeptList<Session>({
    ...shared,
    read: async (before) => {
      if (!(await isSignedIn())) return nothing;
      const ofType = shownType === null ? {} : { session_type: shownType };
      const page = await calls.sessions.list({ ...cursor(before), ...ofType });
      return { items: page.sessions, before: page.next_before };
    },
  });
  const summaries = createKeptList<Summary>({
    ...shared,
    read: async (before) => {
      if (!(await isSignedIn())) return nothing;
      const page = await calls.summaries.list(cursor(before));
      return { items: page.summaries, before: page.next_before };
    },
    remove: (id) => calls.summaries.remove({ id }),
  });

  const reports = createKeptList<ReportHead>({
    ...shared,
    read: async (before) => {
      if (!(await isSignedIn()) || !hasAccount()) return nothing;
      const page = await calls.analysis.reports(cursor(before));
      return { items: page.reports, before: page.next_before };
    },
  });

  return {
    actions,
    sessions,
    summaries,
    reports,
    showType: async (type) => {
      if (type === shownType) return;
      shownType = type;
      await sessions.load();
    },
    load: async () => {
      await Promise.all([actions.load(), sessions.load(), summaries.load(), reports.load()]);
    },
  };
};

/** How a conversation stands, with nothing kept secret about when its words go. */
export const standingOf = (session: Session, nowMs = Date.now()): string => {
  const gone = new Date(session.expires_at).getTime() <= nowMs;
  if (gone) return session.session_summary_saved ? "Its summary is kept" : "Its words are gone";
  const day = sayDay(session.expires_at, nowMs);
  if (session.status === "active") return `Still open. Kept until ${day}`;
  return session.session_summary_saved
    ? `Summary kept. The words stay until ${day}`
    : `Kept until ${day}`;
};
