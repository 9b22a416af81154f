import { describe, expect, test, vi } from "vitest";
import { createMouth, type SpokenLine } from "./mouth.ts";
import type { SpeechPlayer } from "./speech-player.ts";

/** A player whose clock only goes when it is told to. A sound lasts as long as its text is. */
const fakePlayer = () => {
  let nowS = 0;
  const playing: { startS: number; endS: number; onEnded: () => void }[] = [];
  const player: SpeechPlayer = {
    nowS: () => nowS,
    decode: async (bytes) => ({ duration: bytes.byteLength }) as AudioBuffer, // the length is all that is asked
    play: (sound, startS, onEnded) => {
      const entry = { startS, endS: startS + sound.duration, onEnded };
      playing.push(entry);
      return () => playing.splice(playing.indexOf(entry), 1);
    },
    hush: vi.fn(),
    goOn: vi.fn(),
    loudness: () => 0,
    close: () => undefined,
  };
  const pass = (seconds: number) => {
    nowS += seconds;
    for (const entry of playing.filter(({ endS }) => endS <= nowS)) {
      playing.splice(playing.indexOf(entry), 1);
      entry.onEnded();
    }
  };
  return { player, playing, pass };
};

const lineOf = (text: string): SpokenLine => ({ text, replyText: text, exchangeId: "e" });

const talking = (fails: readonly string[] = [], after: "go on" | "stop" = "go on") => {
  const { player, playing, pass } = fakePlayer();
  const asked: string[] = [];
  const waiting = new Map<string, () => void>();
  const onSpeaking = vi.fn();
  const onQuiet = vi.fn();
  const mouth = createMouth({
    player,
    fetchSound: async ({ text }) => {
      asked.push(text);
      await new Promise<void>((resolve) => waiting.set(text, resolve));
      if (fails.includes(text)) throw new Error("no sound");
      return new ArrayBuffer(text.length);
    },
    onSpeaking,
    onQuiet,
    onFailed: () => after,
  });
  const made = async (...texts: string[]) => {
    for (const text of texts) {
      await vi.waitFor(() => expect(waiting.has(text)).toBe(true));
      waiting.get(text)?.();
    }
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { mouth, playing, pass, asked, made, onSpeaking, onQuiet };
};

describe("speaking", () => {
  test("keeps the order of the lines and leaves no gap", async () => {
    const { mouth, playing, made } = talking();
    mouth.begin();
    for (const text of ["one", "three", "fiver"]) mouth.say(lineOf(text));
    await made("one", "three", "fiver");
    expect(playing.map(({ startS, endS }) => endS - startS)).toEqual([3, 5, 5]);
    expect(playing[1]?.startS).toBe(playing[0]?.endS);
    expect(playing[2]?.startS).toBe(playing[1]?.endS);
  });

  test("asks for one line after another, while the one before it is spoken", async () => {
    const { mouth, asked, made, playing } = talking();
    mouth.begin();
    for (const text of ["a", "b", "c"]) mouth.say(lineOf(text));
    expect(asked).toEqual(["a"]);
    await made("a");
    expect(playing).toHaveLength(1);
    expect(asked).toEqual(["a", "b"]);
  });

  test("is over when the last line was heard and none is to come", async () => {
    const { mouth, pass, made, onSpeaking, onQuiet } = talking();
    mouth.begin();
    mouth.say(lineOf("one"));
    await made("one");
    expect(onSpeaking).toHaveBeenCalledOnce();
    pass(4);
    expect(onQuiet).not.toHaveBeenCalled();
    mouth.finish();
    expect(onQuiet).toHaveBeenCalledOnce();
  });

  test("goes on with the next line when one could not be made", async () => {
    const { mouth, playing, made } = talking(["one"]);
    mouth.begin();
    mouth.say(lineOf("one"));
    mouth.say(lineOf("three"));
    await made("one", "three");
    expect(playing).toHaveLength(1);
  });

  test("says nothing more once it was told to stop trying", async () => {
    const { mouth, playing, made, onQuiet } = talking(["one"], "stop");
    mouth.begin();
    mouth.say(lineOf("one"));
    mouth.say(lineOf("three"));
    await made("one");
    expect(playing).toHaveLength(0);
    expect(onQuiet).toHaveBeenCalledOnce();
  });
});

test("an interruption ends every sound and says how much was heard", async () => {
  const { mouth, playing, pass, made, onQuiet } = talking();
  mouth.begin();
  mouth.say(lineOf("ab cd ef "));
  mouth.say(lineOf("gh ij kl "));
  await made("ab cd ef ", "gh ij kl ");
  pass(9.02 + 4);
  expect(mouth.stop()).toBe("ab cd ef gh".length);
  expect(playing).toHaveLength(0);
  expect(mouth.isBusy()).toBe(false);
  expect(onQuiet).not.toHaveBeenCalled();
});
