import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import type { FormSafety } from "@app/contract/form-fields";

export type EarlyAnswer = "helped" | "didNot";

/** The buttons' words: whoever adds none of their own has said these. */
export const answerWords: Readonly<Record<EarlyAnswer, string>> = {
  helped: "Yes, it helped",
  didNot: "Not really",
};

/** Two of the five levels that feedback has: clearly on one side, and not at its end. */
const satisfactionOf: Readonly<Record<EarlyAnswer, number>> = { helped: 4, didNot: 2 };

type EarlyFeedbackParts = {
  users: Pick<Client<Api>["users"], "me" | "change">;
  feedback: Client<Api>["feedback"];
  country: () => string | undefined;
};

/** One question after the first session that ended, asked of a person once and never again. */
export const createEarlyFeedback = ({ users, feedback, country }: EarlyFeedbackParts) => ({
  /** Whether it is to be asked now; from then on it counts as asked, whatever becomes of it. */
  ask: async (): Promise<boolean> => {
    if ((await users.me({})).early_feedback_shown) return false;
    await users.change({ early_feedback_shown: true });
    return true;
  },
  send: async (answer: EarlyAnswer, words: string): Promise<FormSafety> => {
    const here = country();
    const { safety } = await feedback.submit({
      satisfaction: satisfactionOf[answer],
      feedback: words.trim() || answerWords[answer],
      ...(here ? { country: here } : {}),
    });
    return safety;
  },
});
