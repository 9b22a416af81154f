import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { screenMessage } from "@app/safety/screen-message";
import { isKnown } from "../memory/is-known.ts";
import type { Memory } from "../memory/memory.ts";
import { isSensitive } from "../memory/sensitive.ts";
import { contentStems } from "../memory/stems.ts";
import { createReplyScreen } from "../turn/screen-reply.ts";
import { memoryLine } from "./parse-outcome.ts";

/** Whether a reply with these words would have gone through as it is: no number, no claim, no diagnosis. */
export const areFit = (texts: readonly string[], history: readonly HistoryItem[]): boolean =>
  texts.every((text) => {
    const screen = createReplyScreen(new Set(), { history, content: "", memories: [] });
    return screen.push(text) + screen.end() === text;
  });

const unfitWords =
  "says what may not be said: a number, the name of an illness, or something about yourself";

/** What of an answer must not stand as it is, in words for whoever gave it; null where all may. */
export const unfitIn = (
  texts: Readonly<Record<string, string>>,
  history: readonly HistoryItem[],
): string | null => {
  const names = Object.entries(texts).filter(([, text]) => !areFit([text], history));
  return names[0] ? `${names[0][0]}: ${unfitWords}` : null;
};

/** From this share of its words on, a sentence says what the person said. */
const groundedFrom = 0.5;

const isGrounded = (text: string, said: ReadonlySet<string>): boolean => {
  const stems = contentStems(text);
  return (
    stems.length > 0 && stems.filter((stem) => said.has(stem)).length / stems.length >= groundedFrom
  );
};

/** Of what a model would remember, that which the person said, that is not dark and not known. */
export const keepMemories = (o: {
  proposed: readonly string[];
  history: readonly HistoryItem[];
  known: readonly Memory[];
}): string[] => {
  const said = new Set(
    contentStems(
      o.history
        .filter(({ role }) => role === "user")
        .map(({ content }) => content)
        .join("\n"),
    ),
  );
  const taken = o.known.map(({ message }) => message);
  const kept: string[] = [];
  for (const proposed of o.proposed) {
    const text = memoryLine(proposed);
    if (!text || kept.length >= limits.memory.perSessionMax) continue;
    if (isSensitive(text) || screenMessage({ content: text, history: [] }).level !== "none")
      continue;
    if (!isGrounded(text, said) || isKnown(text, taken) || !areFit([text], o.history)) continue;
    taken.push(text);
    kept.push(text);
  }
  return kept;
};
