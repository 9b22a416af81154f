import { createHmac, randomBytes } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { DeskAct, DeskLogEntry } from "@app/contract/calls/desk-fields";
import type { ModeratedKind, ModerationCase } from "@app/contract/calls/moderation";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import type { RiskCategory } from "@app/contract/reply-events";
import type { Tx } from "../../db/lock-person.ts";
import type { ModeratedText, ModeratedTexts, ReportThing } from "../../sharing/moderated.ts";
import type { CaseKey, CaseRow, ModerationStore, ReasonCount } from "./store.ts";

type Noting = <T>(
  act: { by: string; act: DeskAct; detail: NonNullable<DeskLogEntry["detail"]> },
  work: () => Promise<T>,
) => Promise<T>;

export type ModerationParts = {
  store: ModerationStore;
  /** Whose things they are. Asked only once everything stands, since each of them reports to this. */
  subjects: () => Readonly<Partial<Record<ModeratedKind, ModeratedTexts>>>;
  /** Nothing is decided without standing in the log. */
  noting: Noting;
  logPage: (
    limit: number,
    before: string | undefined,
    acts: readonly DeskAct[],
  ) => Promise<{ entries: DeskLogEntry[]; next_before: string | null }>;
  secret: string;
  now: () => Date;
};

const acts = {
  thought: { keep: "thought_kept", remove: "thought_removed", undo: "thought_reopened" },
  prompt: { keep: "prompt_kept", remove: "prompt_removed", undo: "prompt_reopened" },
} as const satisfies Record<ModeratedKind, Record<"keep" | "remove" | "undo", DeskAct>>;

const dayMs = 24 * 3_600_000;

export const createModerationService = (parts: ModerationParts) => {
  const { store, now } = parts;

  const subject = (kind: ModeratedKind): ModeratedTexts => {
    const found = parts.subjects()[kind];
    if (!found) throw new AppError("not_found");
    return found;
  };
  const fresh = () => ({ openedAt: now(), salt: randomBytes(16).toString("base64url") });
  const personOf = (salt: string, uid: string): string =>
    createHmac("sha256", parts.secret).update(`report/${salt}/${uid}`).digest("base64url");

  const caseOf = (
    row: CaseRow,
    text: ModeratedText | undefined,
    reasons: readonly ReasonCount[],
  ): ModerationCase => ({
    kind: row.kind,
    id: row.id,
    text: text?.text ?? null,
    created_at: text?.createdAt.toISOString() ?? null,
    opened_at: row.openedAt.toISOString(),
    reports: row.reports,
    reasons: reasons
      .filter(({ kind, id }) => kind === row.kind && id === row.id)
      .map(({ reason, count }) => ({ reason, count }))
      .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
    risk: row.risk as RiskCategory | null, // only `hold` writes it
    hidden: row.hidden,
    state: row.state,
    decided_at: row.decidedAt?.toISOString() ?? null,
  });

  const casesOf = async (rows: readonly CaseRow[]): Promise<ModerationCase[]> => {
    const texts = new Map<string, ModeratedText>();
    for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
      const read = await parts.subjects()[kind]?.read(ofKind.map(({ id }) => id));
      for (const [id, text] of read ?? []) texts.set(`${kind}/${id}`, text);
    }
    const reasons = await store.reasonsOf(rows.map(({ id }) => id));
    return rows.map((row) => caseOf(row, texts.get(`${row.kind}/${row.id}`), reasons));
  };
  const shown = async (row: CaseRow): Promise<{ case: ModerationCase }> => {
    const [found] = await casesOf([row]);
    if (!found) throw new AppError("not_found");
    return { case: found };
  };

  const report: ReportThing = ({ kind, id }, { uid, reason }) =>
    store.transaction(async (tx) => {
      const found = await store.open(tx, { kind, id }, fresh());
      const isNew = await store.addReport(tx, found, personOf(found.salt, uid), reason);
      if (!isNew) return { hidden: found.hidden };
      const reports = found.reports + 1;
      // What a moderator kept is not hidden again by the same wish, however many have it.
      const hides =
        found.state === "open" && !found.hidden && reports >= limits.board.hideAtReports;
      if (hides) await subject(kind).hide(tx, id);
      const { hidden } = await store.change(tx, found, {
        reports,
        hidden: found.hidden || hides,
      });
      return { hidden };
    });

  const decided = async (key: CaseKey, decision: "keep" | "remove"): Promise<CaseRow> =>
    store.transaction(async (tx) => {
      const found = await store.lock(tx, key);
      if (!found) throw new AppError("not_found");
      if (found.state !== "open") throw new AppError("decided_already");
      const things = subject(key.kind);
      await (decision === "keep" ? things.show(tx, key.id) : things.remove(tx, key.id));
      return store.change(tx, key, {
        state: decision === "keep" ? "kept" : "removed",
        wasHidden: found.hidden,
        hidden: decision === "remove",
        decidedAt: now(),
      });
    });

  const undone = async (key: CaseKey): Promise<CaseRow> =>
    store.transaction(async (tx) => {
      const found = await store.lock(tx, key);
      if (!found) throw new AppError("not_found");
      if (found.state === "open") throw new AppError("not_decided");
      const things = subject(key.kind);
      await (found.wasHidden ? things.hide(tx, key.id) : things.show(tx, key.id));
      return store.change(tx, key, { state: "open", hidden: found.wasHidden, decidedAt: null });
    });

  return {
    report,

    /** Puts something before the moderators that nobody has seen: its writer may be in danger. */
    hold: async (tx: Tx, key: CaseKey, risk: RiskCategory): Promise<void> => {
      await store.open(tx, key, { ...fresh(), risk, hidden: true });
    },

    queue: async ({ decided: over, kind, limit, before }: Input<Api["moderation"]["queue"]>) => {
      const { page, next_before } = await store.page(over, kind, limit, before);
      return { cases: await casesOf(page), next_before, open: await store.countOpen() };
    },

    decide: (by: string, { kind, id, decision }: Input<Api["moderation"]["decide"]>) =>
      parts
        .noting({ by, act: acts[kind][decision], detail: { [kind]: id } }, () =>
          decided({ kind, id }, decision),
        )
        .then(shown),

    undo: (by: string, key: CaseKey) =>
      parts
        .noting({ by, act: acts[key.kind].undo, detail: { [key.kind]: key.id } }, () => undone(key))
        .then(shown),

    log: (limit: number, before: string | undefined) =>
      parts.logPage(
        limit,
        before,
        Object.values(acts).flatMap((ofKind) => Object.values(ofKind)),
      ),

    deleteOld: () => {
      const ago = (ms: number) => new Date(now().getTime() - ms);
      return store.deleteOld(
        ago(2 * limits.board.lifetimeHours * 3_600_000),
        ago(limits.moderation.decidedKeepDays * dayMs),
      );
    },
  };
};

export type ModerationService = ReturnType<typeof createModerationService>;
