import type { StaffRole } from "@app/contract/call";
import type { ErrorGroup, OutboxEntry, VariableInForce } from "@app/contract/calls/desk-fields";
import { AppError } from "@app/contract/errors";
import { decodeCursor } from "../../db/keyset.ts";
import type { CountStore } from "../../metrics/count-store.ts";
import type { OutboxStore, PostEntry } from "../../post/outbox-store.ts";
import type { DeskLogStore } from "./log-store.ts";
import type { Maintenance } from "./maintenance.ts";

type ErrorGroups = {
  page: (
    limit: number,
    before: string | undefined,
  ) => Promise<{ groups: ErrorGroup[]; next_before: string | null }>;
  /** How many errors were in it. */
  clear: (id: string) => Promise<number>;
};

/** Messages or feedback: marking one returns false where there is none. */
type Finishing = (uid: string, id: string, doneAt: Date | null) => Promise<boolean>;

export type DeskServiceParts = {
  log: DeskLogStore;
  counts: CountStore;
  maintenance: Maintenance;
  outbox: Pick<OutboxStore, "list" | "read" | "retry" | "remove">;
  errors: ErrorGroups;
  finishContact: Finishing;
  finishFeedback: Finishing;
  configuration: readonly VariableInForce[];
  now: () => Date;
};

type LetterKey = { uid: string; id: string };

const entryOf = ({ createdAt, sentAt, notBefore: _, ...entry }: PostEntry): OutboxEntry => ({
  ...entry,
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
});

export const createDeskService = (parts: DeskServiceParts) => {
  const { log, counts, maintenance, outbox, errors, now } = parts;

  const letter = async ({ uid, id }: LetterKey) => {
    const whole = await outbox.read(uid, id);
    if (!whole) throw new AppError("not_found");
    const { text, html: _, ...entry } = whole;
    return { entry: entryOf(entry), text };
  };
  const aboutLetter = ({ id, purpose }: OutboxEntry) => ({ detail: { letter: id, purpose } });

  const switches = async () => {
    const { on, since } = await maintenance.look();
    return { maintenance: on, maintenance_since: on ? (since?.toISOString() ?? null) : null };
  };

  const finish = async (
    by: string,
    kind: "contact" | "feedback",
    { uid, id, done }: LetterKey & { done: boolean },
  ) => {
    const mark = kind === "contact" ? parts.finishContact : parts.finishFeedback;
    const act = `${kind}_${done ? "done" : "reopened"}` as const;
    await log.noting({ by, act, detail: { message: id } }, async () => {
      if (!(await mark(uid, id, done ? now() : null))) throw new AppError("not_found");
    });
    return { done };
  };

  return {
    me: async (uid: string, role: StaffRole) => ({ uid, role, switches: await switches() }),
    switches,

    setMaintenance: async (by: string, on: boolean) => {
      await log.noting({ by, act: "maintenance_switched", detail: { on } }, () =>
        maintenance.turn(on),
      );
      return { switches: await switches() };
    },

    counts: async (days: number) => ({
      days: await counts.days(days, now()),
      totals: await counts.totals(),
    }),

    errorGroups: errors.page,
    clearErrors: (by: string, id: string) =>
      log.noting({ by, act: "errors_cleared", detail: { group: id } }, async () => {
        const cleared = await errors.clear(id);
        if (cleared === 0) throw new AppError("not_found");
        return { cleared };
      }),

    outbox: async (query: {
      limit: number;
      before?: string | undefined;
      state?: OutboxEntry["state"] | undefined;
    }) => {
      const { page, next_before } = await outbox.list({
        limit: query.limit,
        before: decodeCursor(query.before),
        ...(query.state ? { state: query.state } : {}),
      });
      return { entries: page.map(entryOf), next_before };
    },
    readLetter: async (by: string, key: LetterKey) => {
      const whole = await letter(key);
      await log.noting(
        { by, act: "letter_read", about: key.uid, ...aboutLetter(whole.entry) },
        async () => undefined,
      );
      return whole;
    },
    retryLetter: async (by: string, key: LetterKey) => {
      const { entry } = await letter(key);
      await log.noting(
        { by, act: "letter_retried", about: key.uid, ...aboutLetter(entry) },
        async () => {
          if (!(await outbox.retry(key.uid, key.id))) throw new AppError("letter_not_retried");
        },
      );
      return { entry: (await letter(key)).entry };
    },
    removeLetter: async (by: string, key: LetterKey) => {
      const { entry } = await letter(key);
      await log.noting({ by, act: "letter_removed", about: key.uid, ...aboutLetter(entry) }, () =>
        outbox.remove(key.uid, key.id),
      );
      return { removed: true as const };
    },

    finishContact: (by: string, input: LetterKey & { done: boolean }) =>
      finish(by, "contact", input),
    finishFeedback: (by: string, input: LetterKey & { done: boolean }) =>
      finish(by, "feedback", input),

    configuration: async () => ({ variables: [...parts.configuration] }),
    log: (limit: number, before: string | undefined) => log.page(limit, before),
  };
};

export type DeskService = ReturnType<typeof createDeskService>;
