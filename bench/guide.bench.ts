import { guideReply } from "@app/companion/guide/guide";
import { warmGuide } from "@app/companion/guide/warm-up";
import type { HistoryItem } from "@app/contract/calls/sessions";
import { screenMessage } from "@app/safety/screen-message";
import { readScripts } from "./converse-scripts.ts";
import { atMost, type Bench, quantile } from "./figure.ts";

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?]+[.!?]+/g) ?? [text]).map((sentence) => sentence.trim()).filter(Boolean);

const wordsOf = (sentence: string): Set<string> =>
  new Set(sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? []);

/** Most of the words the same, in a sentence long enough for that to be no accident. */
const isNear = (a: Set<string>, b: Set<string>): boolean => {
  if (Math.min(a.size, b.size) < 5) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared) >= 0.8;
};

const heapMb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
};

/** The guide over our own scripts: does it repeat itself, and what does a reply cost. */
export const guideBench: Bench = async () => {
  // the models of the screening are not the engine's, and are loaded once
  screenMessage({ content: "the screening is loaded with its first message", history: [] });
  const before = heapMb();
  await warmGuide();
  let sentences = 0;
  let repeated = 0;
  let near = 0;
  const times: number[] = [];
  for (const { id, turns } of readScripts()) {
    const history: HistoryItem[] = [];
    const said: { text: string; words: Set<string> }[] = [];
    for (const content of turns) {
      const screening = screenMessage({ content, history });
      const startedMs = performance.now();
      const reply = guideReply({
        seed: id,
        history: [...history],
        content,
        sessionType: "text",
        screening: screening.level === "crisis" ? { ...screening, level: "concern" } : screening,
        now: new Date(2026, 0, 1, 21),
      });
      times.push(performance.now() - startedMs);
      for (const text of sentencesOf(reply)) {
        const words = wordsOf(text);
        sentences++;
        if (said.some((earlier) => earlier.text === text)) repeated++;
        else if (said.some((earlier) => isNear(earlier.words, words))) near++;
        said.push({ text, words });
      }
      history.push({ role: "user", content }, { role: "assistant", content: reply });
    }
  }
  return [
    atMost("guide: sentences repeated within a session", repeated, 0, `of ${sentences}`),
    atMost("guide: near-repeats within a session", (near / sentences) * 100, 2, "%"),
    atMost("guide: a reply, p99", quantile(times.slice(20), 0.99), 20, "ms"),
    atMost("guide: memory of the engine", heapMb() - before, 60, "MB"),
  ];
};
