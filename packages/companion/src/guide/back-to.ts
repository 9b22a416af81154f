import { isLearning } from "./reflect/learners-english.ts";
import { sayableClauses } from "./reflect/said-back.ts";
import { retellable } from "./retell.ts";
import type { State } from "./state.ts";
import type { Voice } from "./voice.ts";

/** {said} is a clause of the person's own, from a message before. */
const backLines: readonly string[] = [
  "You mentioned that {said}. Can you tell me a bit more about that?",
  "Earlier you said that {said}. How has that been for you?",
  "You told me that {said}. What goes through your mind, when you think of that?",
  "You also said that {said}. What is the hardest part of that?",
];
const gladLines: readonly string[] = backLines.slice(0, 1);

/** So far back a sentence is still in the air. */
const messagesBack = 5;
const mostWords = 12;

/** After a "yeah" or an "I don't know" the talk goes on with something that was told, and not just anywhere. */
export const backToTold = (state: State, voice: Voice): string | null => {
  if (isLearning(state.before)) return null;
  for (const message of state.before.slice(-messagesBack).reverse()) {
    if (!message.isSubstantive) continue;
    for (const { text } of sayableClauses(message)) {
      if (text.includes(",") || text.split(" ").length > mostWords || !retellable(text)) continue;
      if (/^(?:he|she|they)\b/i.test(text) || / (?:he|she|they|it|him|her|them) \w+$/.test(text))
        continue;
      // what was just said back has been asked about
      if (state.lastReply.toLowerCase().includes(text.toLowerCase())) continue;
      const line = voice.pick("backto", state.isGladSession ? gladLines : backLines, {
        said: text,
      });
      if (line) return line;
    }
  }
  return null;
};
