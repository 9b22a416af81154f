import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { Memory } from "../memory/memory.ts";
import { contentStems } from "../memory/stems.ts";
import type { Grounds } from "./screen/reply-rule.ts";
import { inARow, type ReplyScreen } from "./screen/reply-screen.ts";
import { createNumberScreen } from "./screen/screen-numbers.ts";
import { createSentenceScreen } from "./screen/screen-sentences.ts";

/** What the writer of a reply was told; a claim to know anything else is made up. */
export type WriterContext = {
  history: readonly HistoryItem[];
  content: string;
  memories: readonly Memory[];
};

export const nothingTold: WriterContext = { history: [], content: "", memories: [] };

/** Words of remembering itself; they say nothing about what is remembered. */
const rememberingStems = new Set(
  contentStems(
    "remember recall mentioned shared talked spoke spoken discussed session conversation chat earlier previous previously past week month year night agreed described explored worked",
  ),
);
/** From this share of its words on, a sentence speaks of what was told. */
const toldFrom = 0.5;

/** Read only once a rule asks: most replies never do. */
const groundsOf = (told: WriterContext): Grounds => {
  let said: string | undefined;
  let stems: Set<string> | undefined;
  const knownStems = (): Set<string> => {
    stems ??= new Set(
      contentStems(
        [
          ...told.history.map(({ content }) => content),
          told.content,
          ...told.memories.map(({ message }) => message),
        ].join("\n"),
      ),
    );
    return stems;
  };
  return {
    personSaid: () => {
      said ??= [
        ...told.history.filter(({ role }) => role === "user").map(({ content }) => content),
        told.content,
        ...told.memories.map(({ message }) => message),
      ]
        .join("\n")
        .toLowerCase();
      return said;
    },
    isTold: (sentence) => {
      const claimed = contentStems(sentence).filter((stem) => !rememberingStems.has(stem));
      if (claimed.length === 0) return told.memories.length > 0;
      const known = claimed.filter((stem) => knownStems().has(stem));
      return known.length / claimed.length >= toldFrom;
    },
  };
};

/** Screens a reply as it streams: every sentence, then every number. */
export const createReplyScreen = (
  allowedNumbers: ReadonlySet<string>,
  told: WriterContext = nothingTold,
): ReplyScreen => inARow(createSentenceScreen(groundsOf(told)), createNumberScreen(allowedNumbers));
