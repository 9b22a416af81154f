import type { Api } from "@app/contract/api";
import type {
  AnalysisReport,
  AnalysisStanding,
  AnalysisStatus,
  OpenedConversation,
} from "@app/contract/calls/analysis";
import type { Client } from "@app/contract/client";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { createStore, type Store } from "../../state/store.ts";

type ReportHead = { id: string; createdAt: string };

type AnalysisState = {
  view: "looking" | "no-account" | "failed" | "start" | "running" | "report";
  standing: AnalysisStanding | null;
  status: AnalysisStatus | null;
  report: AnalysisReport | null;
  reports: readonly ReportHead[];
  /** Why the page could not be had. */
  problem: Problem | null;
  /** What did not work just now, on a page that is there. */
  trouble: Problem | null;
};

export type Analysis = Pick<Store<AnalysisState>, "state" | "subscribe"> & {
  /** With the report that was asked for, else the newest. */
  load: (wanted?: string | null) => Promise<void>;
  start: (open: () => Promise<OpenedConversation[]>) => Promise<void>;
  stop: () => Promise<void>;
  show: (id: string) => Promise<void>;
  again: () => void;
  dispute: (claimId: string, disputed: boolean, words?: string) => Promise<void>;
  remove: () => Promise<void>;
  /** The page is left: the analysis goes on without it. */
  leave: () => void;
};

type AnalysisSettings = {
  calls: Client<Api>["analysis"];
  identity: {
    token: () => Promise<string | null>;
    uid: () => string | null;
    isAnonymous: () => boolean | null;
  };
  report: (error: unknown) => void;
  wait: (ms: number) => Promise<void>;
};

const lookAgainMs = 1_500;

/** What the page of deep analysis shows, and what can be done there. */
export const createAnalysis = ({ calls, identity, report, wait }: AnalysisSettings): Analysis => {
  const store = createStore<AnalysisState>({
    view: "looking",
    standing: null,
    status: null,
    report: null,
    reports: [],
    problem: null,
    trouble: null,
  });
  const { state, set } = store;
  let taskId: string | null = null;
  let following: AbortController | null = null;

  const trying = async (work: () => Promise<void>): Promise<void> => {
    set({ trouble: null });
    try {
      await work();
    } catch (error) {
      report(error);
      set({ trouble: problemOf(error) });
    }
  };

  const show = (id: string) =>
    trying(async () => {
      set({ report: await calls.report({ id }), view: "report" });
    });

  const readHeads = async (): Promise<ReportHead[]> => (await calls.reports({})).reports;

  const lookAnew = async (): Promise<void> => {
    const [standing, reports] = await Promise.all([calls.standing({}), readHeads()]);
    set({ standing, reports });
  };

  /** Where it led: to the report, or back to the beginning with a word of why. */
  const settle = async (status: AnalysisStatus): Promise<void> => {
    taskId = null;
    await lookAnew();
    if (status.status === "done" && status.report_id) return show(status.report_id);
    set({
      view: "start",
      trouble: status.detail ? { code: null, detail: status.detail } : null,
    });
  };

  /** By the event stream; a line that breaks is taken up again, since the work goes on without it. */
  const follow = async (id: string): Promise<void> => {
    taskId = id;
    following?.abort();
    const mine = new AbortController();
    following = mine;
    set({ view: "running" });
    while (!mine.signal.aborted && taskId === id) {
      let last: AnalysisStatus | null = null;
      try {
        for await (const event of calls.follow({ taskId: id }, { signal: mine.signal })) {
          if (event.type !== "progress") break;
          last = event;
          set({ status: last });
        }
        last ??= await calls.status({ taskId: id });
      } catch (error) {
        if (mine.signal.aborted) return;
        if (problemOf(error).code === "not_found") return settleAs(error);
      }
      if (last && ["done", "failed", "stopped"].includes(last.status)) return settle(last);
      await wait(lookAgainMs);
    }
  };

  const settleAs = (error: unknown): void => {
    taskId = null;
    set({ view: "start", trouble: problemOf(error) });
  };

  return {
    state,
    subscribe: store.subscribe,
    show,
    load: async (wanted = null) => {
      try {
        const token = await identity.token();
        if (!token || identity.isAnonymous() !== false) return set({ view: "no-account" });
        await lookAnew();
        const { standing, reports } = state();
        if (standing?.running_task_id) return await follow(standing.running_task_id);
        const id = wanted ?? reports[0]?.id;
        if (id) {
          const found = await calls.report({ id });
          return set({ report: found, view: "report" });
        }
        set({ view: "start" });
      } catch (error) {
        report(error);
        set({ view: "failed", problem: problemOf(error) });
      }
    },
    start: (open) =>
      trying(async () => {
        const opened = await open();
        const { task_id } = await calls.start({
          user_id: identity.uid() ?? "",
          passphrase: null,
          ...(opened.length > 0 ? { opened } : {}),
        });
        set({ status: null });
        await follow(task_id);
      }),
    stop: () =>
      trying(async () => {
        if (!taskId) return;
        const stopped = taskId;
        taskId = null;
        following?.abort();
        await calls.stop({ taskId: stopped });
        await lookAnew();
        set({ view: "start" });
      }),
    again: () => set({ view: "start", trouble: null }),
    dispute: (claimId, disputed, words) =>
      trying(async () => {
        const { report: shown } = state();
        if (!shown) return;
        const changed = await calls.dispute({
          id: shown.id,
          claimId,
          disputed,
          words: words?.trim() || null,
        });
        set({ report: changed });
      }),
    remove: () =>
      trying(async () => {
        const { report: shown } = state();
        if (!shown) return;
        await calls.removeReport({ id: shown.id });
        await lookAnew();
        set({ report: null, view: "start" });
      }),
    leave: () => following?.abort(),
  };
};
