import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pitchOf } from "../testing/pitch-of.ts";
import type { SpeechRequest } from "../voice.ts";
import { wavHeader } from "../wav-header.ts";
import { createEmbeddedVoice, type EmbeddedVoice } from "./embedded-voice.ts";
import { readWav } from "./read-wav.ts";
import { findVoicePackages } from "./voice-packages.ts";

const packages = findVoicePackages();
const never = new AbortController().signal;
const trouble: string[] = [];
let dataDir: string;
let voice: EmbeddedVoice;

const idleMs = 60_000;

const make = () => {
  if (!packages) throw new Error("the voice's packages are not installed");
  return createEmbeddedVoice({
    packages,
    dataDir,
    knownNumbers: new Set(["116123"]),
    idleMs,
    // A second one waits for the first by running in a circle, which other tests need the core for.
    threads: 1,
    onTrouble: (words) => trouble.push(words),
  });
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "voice-"));
  voice = make();
});
afterAll(async () => {
  await voice.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Never 0, which would be everybody, this process among them. */
const pidOfEngine = (): number => {
  const pid = voice.engine.pid();
  if (!pid) throw new Error("the voice is no process now");
  return pid;
};

const asked = (text: string, more: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text,
  voice: "wren",
  speed: 1,
  format: "wav",
  person: "ana",
  ...more,
});

const chunksOf = async (sound: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of sound) chunks.push(chunk);
  return chunks;
};
const speak = async (request: SpeechRequest) =>
  Buffer.concat(await chunksOf(await voice.speaker.speak(request, never)));
const secondsOf = (wav: Uint8Array) => {
  const { samples, sampleRate } = readWav(wav, 60_000);
  return samples.length / sampleRate;
};
const heightOf = (wav: Uint8Array) => {
  const { samples, sampleRate } = readWav(wav, 60_000);
  return pitchOf(samples, sampleRate);
};
const hear = (bytes: Uint8Array) =>
  voice.listener.hear({ bytes, type: "audio/wav", person: "ana", language: null }, never);
const plain = (text: string) => text.toLowerCase().replace(/[^a-z ]/g, "");

describe("the embedded voice", () => {
  it("is no process at all before somebody needs it", () => {
    expect(voice.engine.pid()).toBeNull();
    expect(existsSync(join(dataDir, "voice"))).toBe(false);
  });

  it("says what can be understood again, word for word", async () => {
    const text = "Thank you for telling me that.";
    expect(plain(await hear(await speak(asked(text))))).toBe(plain(text));
  });

  it("hands over the first clause before the last is made, and all of it is one recording", async () => {
    const text =
      "That is a lot to carry. You have been at it since the spring, and nobody noticed.";
    const chunks = await chunksOf(await voice.speaker.speak(asked(text), never));
    expect(chunks.length).toBeGreaterThan(1);
    const heard = new Set(plain(await hear(Buffer.concat(chunks))).split(" "));
    // now and then a word is heard as another; how well it is understood is measured in bench/
    const said = plain(text).split(" ");
    const [early, late] = [said.slice(0, 9), said.slice(9)];
    for (const half of [early, late])
      expect(half.filter((word) => heard.has(word)).length).toBeGreaterThan(half.length / 2);
  });

  it("makes mp3 that is several times smaller", async () => {
    const text = "It is good that you are here.";
    const mp3 = await speak(asked(text, { format: "mp3" }));
    expect(mp3[0]).toBe(0xff);
    expect((mp3[1] ?? 0) & 0xe0).toBe(0xe0);
    expect(mp3.length * 4).toBeLessThan((await speak(asked(text))).length);
  });

  it("speaks as somebody chose: another voice, and slower", async () => {
    const text = "We can take this slowly, one thing at a time.";
    const quick = await speak(asked(text, { speed: 1.4 }));
    expect(secondsOf(await speak(asked(text, { speed: 0.7 })))).toBeGreaterThan(
      secondsOf(quick) * 1.2,
    );
    const lower = await speak(asked(text, { speed: 1.4, voice: "slate" }));
    expect(heightOf(lower)).toBeGreaterThan(50);
    expect(heightOf(lower) * 1.2).toBeLessThan(heightOf(quick));
  });

  it("says a number slowly and digit by digit", async () => {
    const heard = await hear(await speak(asked("You can ring 116 123.")));
    // Now and then the first of two equal digits is not heard; "a hundred and sixteen" would leave none of them.
    expect(heard.replace(/\D/g, "") || plain(heard)).toMatch(/16123|one six.*one two three/);
  });

  it("has a sound for words without any", async () => {
    expect(secondsOf(await speak(asked("…")))).toBeGreaterThan(0.1);
  });

  it("hears nothing in silence, and refuses what is no recording", async () => {
    expect(await hear(Buffer.concat([wavHeader(16_000, 32_000), Buffer.alloc(32_000)]))).toBe("");
    await expect(hear(Buffer.from("hello"))).rejects.toMatchObject({ failure: "unreadable" });
  });

  it("lets go of a sentence when the browser leaves", async () => {
    const browser = new AbortController();
    const others = speak(asked("Somebody else speaks meanwhile.", { person: "ben" }));
    const left = voice.speaker.speak(asked("Nobody waits for this."), browser.signal);
    browser.abort();
    await expect(left).rejects.toThrow();
    expect((await others).length).toBeGreaterThan(1_000);
  });

  it("refuses one person's flood, and still has room for another", async () => {
    const browser = new AbortController();
    const flood = Array.from({ length: 40 }, (_, index) =>
      voice.speaker.speak(asked(`Flood number ${index}.`), browser.signal).catch((error) => error),
    );
    const other = voice.speaker.speak(asked("One of mine.", { person: "ben" }), never);
    await expect(other).resolves.toBeDefined();
    browser.abort();
    const failures = (await Promise.all(flood)).map((outcome) => outcome?.failure);
    expect(failures.filter((failure) => failure === "busy").length).toBeGreaterThan(20);
  });

  it("is started again when it dies in mid-sentence, and the sentence is said", async () => {
    const pid = pidOfEngine();
    const spoken = speak(asked("This sentence is said although the process died on the way."));
    process.kill(pid, "SIGKILL");
    expect(secondsOf(await spoken)).toBeGreaterThan(1);
    expect(voice.engine.pid()).not.toBe(pid);
  });

  it("says the same sentence again without making it again", async () => {
    const text = "I am here and I am listening.";
    const first = await speak(asked(text));
    const pid = pidOfEngine();
    process.kill(pid, "SIGSTOP");
    try {
      expect((await speak(asked(text))).equals(first)).toBe(true);
    } finally {
      process.kill(pid, "SIGCONT");
    }
  });

  it("ends its process when nobody needs it any more, and begins another when asked", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await speak(asked("That is all."));
      vi.advanceTimersByTime(idleMs);
    } finally {
      vi.useRealTimers();
    }
    expect(voice.engine.pid()).toBeNull();
    // That one which is begun again also speaks is seen above; here nobody waits for it.
    const browser = new AbortController();
    const left = voice.speaker.speak(asked("Back again."), browser.signal).catch(() => undefined);
    await vi.waitFor(() => expect(voice.engine.pid()).not.toBeNull());
    process.kill(pidOfEngine(), "SIGKILL");
    browser.abort();
    await left;
  });

  it("whose files are broken says so, and takes nothing else down with it", async () => {
    const model = join(dataDir, "voice/model.onnx");
    writeFileSync(model, readFileSync(model).subarray(0, 1_000));
    const broken = make();
    await expect(broken.speaker.ready()).rejects.toMatchObject({ failure: "failed" });
    expect(trouble.join()).toContain("could not be started");
    await broken.stop();
  });
});

describe("the voice's packages", () => {
  it("are not found for a system that has none, and nothing fails for that", () => {
    expect(findVoicePackages("aix", "ppc64")).toBeNull();
  });
});
