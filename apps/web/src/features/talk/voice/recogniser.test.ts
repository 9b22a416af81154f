import { expect, test, vi } from "vitest";
import { createRecogniser } from "./recogniser.ts";

const wavOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer; // never shared
const textOf = (wav: ArrayBuffer) => new TextDecoder().decode(wav);

test("pieces become one text in their order, whichever is ready first", async () => {
  const waits: Record<string, () => void> = {};
  const recogniser = createRecogniser({
    transcribe: async (wav) => {
      await new Promise<void>((resolve) => {
        waits[textOf(wav)] = resolve;
      });
      return ` ${textOf(wav)} `;
    },
    onWords: () => undefined,
  });
  recogniser.piece({ piece: 0, wav: wavOf("I went there."), paused: true });
  recogniser.piece({ piece: 1, wav: wavOf("It was fine."), paused: true });
  const all = recogniser.finish();
  waits["It was fine."]?.();
  waits["I went there."]?.();
  expect(await all).toBe("I went there. It was fine.");
});

test("a longer version of a piece takes the place of the shorter one", async () => {
  const signals: AbortSignal[] = [];
  const recogniser = createRecogniser({
    transcribe: (wav, signal) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise(() => undefined) : Promise.resolve(textOf(wav));
    },
    onWords: () => undefined,
  });
  recogniser.piece({ piece: 0, wav: wavOf("I went"), paused: true });
  recogniser.piece({ piece: 0, wav: wavOf("I went there"), paused: true });
  expect(await recogniser.finish()).toBe("I went there");
  expect(signals[0]?.aborted).toBe(true);
});

test("a caption does not take the place of one that is on its way", () => {
  const transcribe = vi.fn(() => new Promise<string>(() => undefined));
  const recogniser = createRecogniser({ transcribe, onWords: () => undefined });
  recogniser.piece({ piece: 0, wav: wavOf("a"), paused: false });
  recogniser.piece({ piece: 0, wav: wavOf("b"), paused: false });
  expect(transcribe).toHaveBeenCalledOnce();
});

test("words that failed on the way are tried once more, and kept for another try", async () => {
  let works = false;
  const recogniser = createRecogniser({
    transcribe: async (wav) => {
      if (!works) throw new TypeError("Failed to fetch");
      return textOf(wav);
    },
    onWords: () => undefined,
  });
  recogniser.piece({ piece: 0, wav: wavOf("I went"), paused: true });
  await expect(recogniser.finish()).rejects.toThrow("Failed to fetch");
  works = true;
  expect(await recogniser.finish()).toBe("I went");
});

test("a quotation that nobody spoke is left out", async () => {
  const recogniser = createRecogniser({
    transcribe: async () => "\"'My sister’s car.",
    onWords: () => 0,
  });
  recogniser.piece({ piece: 0, wav: wavOf("a"), paused: true });
  expect(await recogniser.finish()).toBe("My sister’s car.");
});

test("the captions hold what is known so far", async () => {
  const shown: string[] = [];
  const recogniser = createRecogniser({
    transcribe: async (wav) => textOf(wav),
    onWords: (words) => shown.push(words),
  });
  recogniser.piece({ piece: 0, wav: wavOf("One"), paused: true });
  await vi.waitFor(() => expect(shown).toEqual(["One"]));
  recogniser.piece({ piece: 1, wav: wavOf("two"), paused: true });
  await vi.waitFor(() => expect(shown).toEqual(["One", "One two"]));
});
