import { limits } from "@app/contract/limits";

export type FeedbackDraft = {
  anonymous: boolean;
  name: string;
  /** 1 to 5; null until one is chosen. */
  satisfaction: number | null;
  text: string;
};

export const emptyFeedback: FeedbackDraft = {
  anonymous: true,
  name: "",
  satisfaction: null,
  text: "",
};

/** The five levels, from the lowest. */
export const satisfactionLevels = ["Very poor", "Poor", "Fair", "Good", "Very good"] as const;

/** Who does not want to be known; the customer's word, and the server's. */
const nobody = "Anonymous";

export const canSubmit = ({ satisfaction, text }: FeedbackDraft): boolean =>
  satisfaction !== null && text.trim() !== "";

/** What is sent. A name that was left empty is none, and nobody's feedback carries nobody's number. */
export const feedbackOf = (draft: FeedbackDraft, uid: string | null) => {
  const name = draft.anonymous ? nobody : draft.name.trim() || nobody;
  return {
    name: name.slice(0, limits.feedback.nameMaxChars),
    satisfaction: draft.satisfaction ?? 0,
    feedback: draft.text.trim(),
    user_id: draft.anonymous ? nobody : (uid ?? nobody),
  };
};
