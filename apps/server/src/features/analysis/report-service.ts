import { type AnalysisContent, analysisContent, shownClaims } from "@app/contract/analysis-report";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { AnalysisReport } from "@app/contract/calls/analysis";
import type { ErrorCode } from "@app/contract/error-catalogue";
import { AppError } from "@app/contract/errors";
import { z } from "zod";
import { cutPage, decodeCursor } from "../../db/keyset.ts";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { ReportRow, ReportStore } from "./report-store.ts";
import { reportText } from "./report-text.ts";

type Calls = Api["analysis"];

/** What is sealed: the owner stands inside too, so that a row in the wrong hands is noticed. */
const sealedReport = z.object({ userId: z.string(), content: analysisContent });

/** How many earlier reports are asked for what was disputed. */
const disputesFrom = 6;

export type ReportServiceParts = { store: ReportStore; keys: MessageKeys; now: () => Date };

/** A failure of ours gets the words the specification gives for it. */
const orFail = async <T>(code: ErrorCode, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(code);
  }
};

export const createReportService = ({ store, keys, now }: ReportServiceParts) => {
  const seal = (uid: string, id: string, content: AnalysisContent): Buffer =>
    keys.seal(JSON.stringify({ userId: uid, content }), places.analysis(uid, id));

  /** Bytes that do not open here, or name another owner, are nobody's report. */
  const contentOf = (row: ReportRow): AnalysisContent => {
    try {
      const opened = sealedReport.parse(
        JSON.parse(keys.open(row.body, places.analysis(row.uid, row.id))),
      );
      if (opened.userId === row.uid) return opened.content;
    } catch {
      // told below in the same words
    }
    throw new AppError("report_integrity");
  };

  const reportOf = (row: ReportRow): AnalysisReport => {
    const content = contentOf(row);
    return {
      id: row.id,
      userId: row.uid,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      text: reportText(content),
      content: { ...content, claims: shownClaims(content.claims) },
    };
  };

  return {
    seal,

    list: (uid: string, { limit, before }: Input<Calls["reports"]>) =>
      orFail("report_load_failed", async () => {
        const rows = await store.page(uid, limit + 1, decodeCursor(before));
        const { page, next_before } = cutPage(rows, limit, (row) => ({
          at: row.createdAt,
          id: row.id,
        }));
        const reports = page.map(({ id, createdAt, updatedAt }) => ({
          id,
          userId: uid,
          createdAt: createdAt.toISOString(),
          updatedAt: updatedAt.toISOString(),
        }));
        return { reports, next_before };
      }),

    read: (uid: string, id: string): Promise<AnalysisReport> =>
      orFail("report_load_failed", async () => {
        const row = await store.find(uid, id);
        if (!row) throw new AppError("not_found");
        return reportOf(row);
      }),

    /** What the person said is not right, so that no later report brings it up. */
    disputed: async (uid: string): Promise<{ key: string; text: string }[]> =>
      (await store.newest(uid, disputesFrom)).flatMap((row) => {
        try {
          return contentOf(row)
            .claims.filter(({ disputed }) => disputed)
            .map(({ key, text }) => ({ key, text }));
        } catch {
          // A damaged report must not keep the next one from being written.
          return [];
        }
      }),

    dispute: (uid: string, { id, claimId, disputed, words }: Input<Calls["dispute"]>) =>
      orFail("report_save_failed", async () => {
        const at = now();
        const row = await store.change(uid, id, at, (before) => {
          const content = contentOf(before);
          if (!content.claims.some((claim) => claim.id === claimId))
            throw new AppError("not_found");
          const mark = disputed ? { at: at.toISOString(), words: words || null } : null;
          const claims = content.claims.map((claim) =>
            claim.id === claimId ? { ...claim, disputed: mark } : claim,
          );
          return seal(uid, id, { ...content, claims });
        });
        if (!row) throw new AppError("not_found");
        return reportOf(row);
      }),

    remove: (uid: string, id: string) =>
      orFail("report_delete_failed", async () => {
        if (!(await store.remove(uid, id))) throw new AppError("not_found");
        return { removed: true as const };
      }),
  };
};

export type ReportService = ReturnType<typeof createReportService>;
