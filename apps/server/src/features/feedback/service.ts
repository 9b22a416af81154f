import { randomUUID } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { FeedbackEntry } from "@app/contract/calls/desk-fields";
import type { RiskLevel } from "@app/contract/reply-events";
import { openExpendable, places } from "../../db/sealed-places.ts";
import type { FormGuard, Sender } from "../../forms/form-guard.ts";
import type { MessageKeys } from "../../keys.ts";
import type { FeedbackRow, FeedbackStore } from "./store.ts";

type Said = { name: string; satisfaction: number; feedback: string; level: RiskLevel };

export type FeedbackServiceParts = {
  store: FeedbackStore;
  guard: FormGuard;
  keys: MessageKeys;
  /** Adds one to how many were content, or were not. */
  count: (name: "feedback_positive" | "feedback_negative") => Promise<void>;
  tellSupport: (uid: string, said: Said) => Promise<void>;
  now: () => Date;
};

/** Who did not want to be known; the spec's word. */
const nobody = "Anonymous";

/** The middle of five says neither. */
const moodOf = (satisfaction: number) =>
  satisfaction > 3 ? "feedback_positive" : satisfaction < 3 ? "feedback_negative" : null;

export const createFeedbackService = (parts: FeedbackServiceParts) => {
  const { store, guard, keys, now } = parts;

  const open = ({ uid, id, feedbackText }: FeedbackRow): string | null => {
    try {
      return keys.open(feedbackText, places.feedback(uid, id));
    } catch {
      return null;
    }
  };

  return {
    submit: async (input: Input<Api["feedback"]["submit"]>, sender: Sender) => {
      const { name, satisfaction, feedback } = input;
      const { keep, received, level, safety } = await guard.admit(
        { ...input, name: "feedback", words: [feedback] },
        sender,
      );
      if (keep) {
        // Whose it is is known by the token, and only where they did not choose to be nobody.
        const uid = input.user_id === nobody ? nobody : (sender.person?.uid ?? nobody);
        const id = randomUUID();
        const feedbackText = keys.seal(feedback, places.feedback(uid, id));
        const nameSealed = keys.seal(name, places.feedbackName(uid, id));
        await store.add({
          uid,
          id,
          name: "",
          nameSealed,
          satisfaction,
          feedbackText,
          submittedAt: now(),
        });
        const mood = moodOf(satisfaction);
        if (mood) await parts.count(mood);
        await parts.tellSupport(uid === nobody ? "" : uid, { name, satisfaction, feedback, level });
      }
      return { received, safety };
    },

    page: async ({ done, limit, before }: Input<Api["desk"]["feedback"]>) => {
      const { page, next_before } = await store.page(done, limit, before);
      return {
        feedback: page.map(
          (row): FeedbackEntry => ({
            uid: row.uid === nobody ? "" : row.uid,
            id: row.id,
            name:
              row.name ||
              (openExpendable(keys, row.nameSealed, places.feedbackName(row.uid, row.id)) ??
                nobody),
            satisfaction: row.satisfaction,
            feedback: open(row),
            submitted_at: row.submittedAt.toISOString(),
            done_at: row.doneAt?.toISOString() ?? null,
          }),
        ),
        next_before,
      };
    },

    finish: (uid: string, id: string, doneAt: Date | null): Promise<boolean> =>
      store.finish(uid === "" ? nobody : uid, id, doneAt),
  };
};

export type FeedbackService = ReturnType<typeof createFeedbackService>;
