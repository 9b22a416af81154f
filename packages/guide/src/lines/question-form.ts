/** A way in which people ask about their own matter, which grammar alone gives away, whatever it is about. */
export type QuestionForm = {
  id: string;
  asks: readonly RegExp[];
  /** The shapes whose answers fit such a question: one that is likely is said, and none of another form. */
  shapes: readonly string[];
  /** Right for everybody who asks so, where no shape is likely. */
  says: readonly string[];
  /** What a path or a case may have written for such a question, by the id of its answer. */
  matter?:
    | "others-mind"
    | "what-helps"
    | "what-should-i-do"
    | "is-it-wrong-of-me"
    | "is-it-normal"
    | "what-do-you-think";
  /** A yes where a no was wanted is the worst answer of all: of no other shape one is said, however likely. */
  isYesOrNo?: true;
};

/** Ids of shapes, one after another. */
export const list = (ids: string): readonly string[] => ids.split(/\s+/);
