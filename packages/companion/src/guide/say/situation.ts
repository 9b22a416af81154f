import type { TalkTheme } from "../understanding/theme.ts";

/**
 * One recognisable moment in a life, with words that fit it and no other.
 * Slots: {who} {they} {them} {their}, capitalised as written; `{who|someone}` has a word for when nobody was named.
 */
export type Situation = {
  id: string;
  theme: TalkTheme;
  when: RegExp;
  not?: RegExp;
  /** A noun phrase that follows "about": the row with your sister. */
  about: string;
  title: string;
  /** Only a loss, a harm and good news have words of their own. */
  reflections?: readonly string[];
  questions?: readonly string[];
  actions: readonly string[];
  /** It may be about somebody else; without this the sentence has to be about the person. */
  ofOthers?: true;
  /** Who may stand for {who}; anybody where nothing is said. */
  roles?: RegExp;
  /** Of two that match, the higher one is what the message is about; 0 where nothing is said. */
  priority?: number;
  /** Its actions are the best advice there is for it, before the theme's. */
  ownAdvice?: true;
  /** Good or bad news: nothing glad is said about a bad one. */
  tone?: "glad";
};
