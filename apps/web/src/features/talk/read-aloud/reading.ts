import { parseReply } from "../parse-reply.ts";
import { pickVoice } from "./pick-voice.ts";

/** Browsers cut off what is longer than a quarter of a minute, so each line is an utterance of its own. */
const linesOf = (text: string): string[] =>
  parseReply(text, false)
    .flatMap((block) => (block.kind === "list" ? block.items : block.lines))
    .map((runs) =>
      runs
        .map((run) => run.text)
        .join("")
        .trim(),
    )
    .filter((line) => line !== "");

const speech = (): SpeechSynthesis | undefined =>
  typeof window === "undefined" ? undefined : window.speechSynthesis;

const listeners = new Set<() => void>();
let readKey: string | null = null;

const tell = (key: string | null) => {
  readKey = key;
  for (const listener of listeners) listener();
};

/** What is being read aloud on this page: one reply at a time, by a voice of the device itself. */
export const reading = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    // Some browsers know their voices only a moment after they were first asked.
    speech()?.addEventListener?.("voiceschanged", listener);
    return () => {
      listeners.delete(listener);
      speech()?.removeEventListener?.("voiceschanged", listener);
    };
  },
  canRead: (text: string): boolean => pickVoice(speech()?.getVoices() ?? [], text) !== null,
  isReading: (key: string): boolean => readKey === key,
  read: (key: string, text: string): void => {
    const voice = pickVoice(speech()?.getVoices() ?? [], text);
    if (!voice) return;
    speech()?.cancel();
    tell(key);
    const lines = linesOf(text);
    for (const [index, line] of lines.entries()) {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      const over = () => {
        if (readKey === key) tell(null);
      };
      if (index === lines.length - 1) utterance.onend = over;
      utterance.onerror = over;
      speech()?.speak(utterance);
    }
  },
  stop: (): void => {
    speech()?.cancel();
    tell(null);
  },
};
