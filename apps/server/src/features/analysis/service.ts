import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Source } from "@app/companion/companion";
import type { Api } from "@app/contract/api";
import type { Input, StreamEvent } from "@app/contract/call";
import type {
  AnalysisStanding,
  AnalysisStatus,
  OpenedConversation,
} from "@app/contract/calls/analysis";
import { entitlements, type Role } from "@app/contract/entitlements";
import { type ErrorCode, errors } from "@app/contract/error-catalogue";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { timings } from "@app/contract/timings";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { AnalysisRunner } from "./runner.ts";
import type { SourceStore } from "./source-store.ts";
import { type TaskRow, type TaskStore, usedIn } from "./task-store.ts";

type Calls = Api["analysis"];
type FollowEvent = StreamEvent<Calls["follow"]>;

export type AnalysisServiceParts = {
  tasks: TaskStore;
  sources: SourceStore;
  runner: AnalysisRunner;
  roleOf: (uid: string) => Promise<Role>;
  findUser: (
    uid: string,
  ) => Promise<{ analysisCycle: string | null; analysisMonthlyCount: number } | undefined>;
  now: () => Date;
};

/** YYYY-MM, by the clock of the whole world: a month ends for everybody at once. */
const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** The share of the work each stage has; reading is nearly all of it. */
const progressOf = ({ status, stage, readCount, sourceCount }: TaskRow): number => {
  if (status === "done") return 1;
  if (stage === "patterns") return 0.9;
  if (stage === "checking") return 0.95;
  return stage === "reading" ? 0.88 * Math.min(1, readCount / Math.max(1, sourceCount)) : 0;
};

const isErrorCode = (text: string): text is ErrorCode => text in errors;

const statusOf = (row: TaskRow): AnalysisStatus => ({
  status: row.status,
  progress: progressOf(row),
  stage: row.stage,
  read: row.readCount,
  of: row.sourceCount,
  report_id: row.reportId,
  detail: row.failure && isErrorCode(row.failure) ? new AppError(row.failure).message : null,
});

const isOver = ({ status }: AnalysisStatus): boolean =>
  status === "done" || status === "failed" || status === "stopped";

/** What the server may read of what is saved, oldest first. */
export const createReadSaved =
  (store: SourceStore, keys: MessageKeys) =>
  async (uid: string): Promise<Source[]> =>
    (await store.summaries(uid, limits.analysis.maxSessions))
      .map(
        (row): Source => ({
          id: row.threadId,
          title: keys.open(row.title, places.summaryTitle(uid, row.id)),
          at: row.timestamp.toISOString(),
          kind: "summary",
          texts: [keys.open(row.message, places.summaryMessage(uid, row.id))],
        }),
      )
      .reverse();

const openedSource = ({ id, title, at, texts }: OpenedConversation): Source => ({
  id,
  title,
  at: new Date(at).toISOString(),
  kind: "conversation",
  texts,
});

/** The same conversation sent twice is one. */
const withoutRepeats = (opened: readonly OpenedConversation[]): OpenedConversation[] => [
  ...new Map(opened.map((one) => [one.id, one])).values(),
];

export const createAnalysisService = (parts: AnalysisServiceParts) => {
  const { tasks, sources, runner, now } = parts;

  const find = async (uid: string, id: string): Promise<AnalysisStatus> => {
    const row = await tasks.find(uid, id);
    if (!row) throw new AppError("not_found");
    return statusOf(row);
  };

  async function* follow(
    first: AnalysisStatus,
    uid: string,
    id: string,
    signal: AbortSignal,
  ): AsyncGenerator<FollowEvent> {
    let last = "";
    for (let status = first; ; status = await find(uid, id)) {
      const told = JSON.stringify(status);
      if (told !== last) yield { type: "progress", ...status };
      last = told;
      if (isOver(status) || signal.aborted) return;
      await wait(timings.analysis.followMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  return {
    start: async (uid: string, input: Omit<Input<Calls["start"]>, "passphrase">) => {
      if (input.user_id !== uid) throw new AppError("forbidden");
      const opened = withoutRepeats(input.opened ?? []).map(openedSource);
      const threads = new Set(opened.map(({ id }) => id));
      const saved = await sources.summaries(uid, limits.analysis.maxSessions);
      for (const { threadId } of saved) threads.add(threadId);
      const min = limits.analysis.minSavedSessions;
      if (threads.size < min) throw new AppError("analysis_too_few", { count: threads.size, min });
      const id = randomUUID();
      const readFrom = opened.length > 0 ? "conversations" : "summaries";
      const perMonth = entitlements[await parts.roleOf(uid)].analysesPerMonth;
      const at = now();
      const begun = await tasks
        .begin({
          uid,
          id,
          sourceCount: threads.size,
          readFrom,
          month: monthOf(at),
          perMonth,
          now: at,
          leaseUntil: new Date(at.getTime() + timings.analysis.leaseMs),
          forgetBefore: new Date(at.getTime() - timings.analysis.taskKeepMs),
        })
        .catch((error: unknown) => {
          throw error instanceof AppError ? error : new AppError("usage_update_failed");
        });
      if (begun === id) runner.launch({ uid, id }, opened);
      return { task_id: begun, read_from: readFrom } as const;
    },

    status: find,

    follow: async (uid: string, id: string, signal: AbortSignal) =>
      follow(await find(uid, id), uid, id, signal),

    stop: async (uid: string, id: string): Promise<AnalysisStatus> => {
      await find(uid, id);
      await tasks.giveUp({ uid, id }, "stopped", null);
      runner.abort(id);
      return find(uid, id);
    },

    standing: async (uid: string): Promise<AnalysisStanding> => {
      const [counts, user, role, running] = await Promise.all([
        sources.counts(uid),
        parts.findUser(uid),
        parts.roleOf(uid),
        tasks.running(uid),
      ]);
      // A token outlives a deleted account by minutes.
      if (!user) throw new AppError("authentication_required");
      const month = monthOf(now());
      return {
        saved_sessions: counts.saved,
        readable_sessions: counts.readable,
        missing_sessions: Math.max(0, limits.analysis.minSavedSessions - counts.saved),
        used_this_month: usedIn(user, month),
        per_month: entitlements[role].analysesPerMonth,
        cycleMonthYear: month,
        running_task_id: running,
      };
    },
  };
};

export type AnalysisService = ReturnType<typeof createAnalysisService>;
