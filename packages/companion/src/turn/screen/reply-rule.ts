import { type Phrase, phraseOf } from "./phrase.ts";

/** What a sentence is checked against when it would claim to know something. */
export type Grounds = {
  /** Everything the person wrote in this session, in lower case. */
  personSaid: () => string;
  /** Whether a sentence speaks of what stands in this session or in a memory that went along. */
  isTold: (sentence: string) => boolean;
};

/** Something a model may not say. The words of `lead` leave at once, those of `body` are held. */
export type ReplyRule = {
  lead: Phrase | null;
  body: Phrase;
  /** Said in place of the body; follows on from the lead. */
  instead: string;
  /** match: the sentence goes on after it. sentence: the rest of the sentence goes too. */
  until: "match" | "sentence";
  /** What stands before it in the sentence and makes it harmless: a negation, an if. */
  unless?: RegExp;
  /** Decides with the whole sentence and the person's own words; without it the body decides. */
  isFine?: (found: { body: string; sentence: string }, grounds: Grounds) => boolean;
};

export const rule = (
  lead: string | null,
  body: string,
  instead: string,
  more: Partial<Pick<ReplyRule, "until" | "unless" | "isFine">> = {},
): ReplyRule => ({
  lead: lead === null ? null : phraseOf(lead),
  body: phraseOf(body),
  instead,
  until: "sentence",
  ...more,
});
