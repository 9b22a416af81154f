import type { TalkTheme } from "../../understanding/theme.ts";

/**
 * One thing people say, whatever it is about, with the answer that follows from it. It answers only where
 * it has read nearly all of the message: one sentence of a longer story is given back in the person's words.
 * `when` is read against one clause, and then against one whole sentence, without its opening
 * sounds. What its named groups catch comes back turned round: `(?<x>…)` fills {x}.
 */
export type Frame = {
  id: string;
  when: RegExp;
  /** Must not stand anywhere in the message. */
  not?: RegExp;
  /** Must stand in the companion's last reply: for the answer to a question of its own. */
  after?: RegExp;
  /** Fits only while one of these is what the talk is about. */
  themes?: readonly TalkTheme[];
  /** Fits only where one of these has been spoken of, now or in the last few messages. */
  around?: readonly TalkTheme[];
  /** Said back: plain words, true of everybody whose sentence matches. */
  say: readonly string[];
  /** Open questions to which that very sentence leads. */
  ask: readonly string[];
  /** Right wherever it matches, however much else the message tells. */
  sure?: true;
  /** Only for good news, or only where there is none. */
  tone?: "glad" | "heavy";
  /** Questions are read too; without this only what is told. */
  questions?: true;
  /** Only when it is the whole message. */
  alone?: true;
  /** Only once something has been told. */
  later?: true;
  /** They and them are whoever has died. */
  mourned?: true;
  /** The reply stays with it and asks nothing. */
  quiet?: true;
};
