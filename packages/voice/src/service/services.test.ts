import { voiceIds } from "@app/contract/voices";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Scenario, type SpeechServer, startSpeechServer } from "../testing/speech-server.ts";
import type { SpeechRequest } from "../voice.ts";
import { createSpeechService } from "./speech-service.ts";
import { createTranscriptionService } from "./transcription-service.ts";

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.scenario = "fine";
  server.asked.length = 0;
});

/** Long enough for a busy machine; where a service is to be found too slow, the short one. */
const usualTimeoutMs = 20_000;
const shortTimeoutMs = 1_000;
const timeoutFor = (scenario: Scenario) =>
  scenario === "silent" || scenario === "stops in the middle" ? shortTimeoutMs : usualTimeoutMs;
const speaker = () =>
  createSpeechService({
    baseUrl: server.baseUrl,
    model: "tts-1",
    apiKey: "s3cret",
    // Every choice has a name there, whatever it is.
    voiceNames: Object.fromEntries(voiceIds.map((id) => [id, `their-${id}`])) as Record<
      (typeof voiceIds)[number],
      string
    >,
    chunkTimeoutMs: timeoutFor(server.scenario),
  });
const listener = () =>
  createTranscriptionService({
    baseUrl: server.baseUrl,
    model: "whisper-1",
    apiKey: null,
    timeoutMs: timeoutFor(server.scenario),
  });

const request: SpeechRequest = {
  text: "Hello.",
  voice: "cedar",
  speed: 0.9,
  format: "mp3",
  person: "ana",
};
const recording = { bytes: Buffer.from("RIFF"), type: "audio/wav", person: "ana", language: "en" };
const never = new AbortController().signal;

const readAll = async (sound: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of sound) chunks.push(chunk);
  return chunks.map((chunk) => Buffer.from(chunk).toString());
};

describe("a speech service", () => {
  it("is asked in its own terms, and its sound is passed on as it comes", async () => {
    const chunks = await readAll(await speaker().speak(request, never));
    expect(chunks).toEqual(["first sound ", "and the rest"]);
    const [asked] = server.asked;
    expect(asked).toMatchObject({ path: "/v1/audio/speech", authorization: "Bearer s3cret" });
    expect(JSON.parse(asked?.body.toString() ?? "")).toEqual({
      model: "tts-1",
      input: "Hello.",
      voice: "their-cedar",
      response_format: "mp3",
      speed: 0.9,
    });
  });

  it.each([
    ["silent", "failed"],
    ["empty", "failed"],
    ["broken", "failed"],
    ["overloaded", "busy"],
  ] as const)("that is %s counts as %s, with no sound at all", async (scenario, failure) => {
    server.scenario = scenario;
    await expect(speaker().speak(request, never)).rejects.toMatchObject({ failure });
  });

  it("that falls silent in the middle breaks off instead of seeming to end", async () => {
    server.scenario = "stops in the middle";
    const sound = await speaker().speak(request, never);
    await expect(readAll(sound)).rejects.toMatchObject({ failure: "failed" });
  });

  it("is left when the browser leaves", async () => {
    server.scenario = "stops in the middle";
    const browser = new AbortController();
    const sound = await speaker().speak(request, browser.signal);
    const before = server.left();
    browser.abort();
    await expect(readAll(sound)).rejects.toThrow();
    await vi.waitFor(() => expect(server.left()).toBe(before + 1));
  });
});

describe("a transcription service", () => {
  it("is sent the recording as a form, and its text comes back", async () => {
    expect(await listener().hear(recording, never)).toBe("What I said.");
    const [asked] = server.asked;
    expect(asked).toMatchObject({ path: "/v1/audio/transcriptions", authorization: undefined });
    const form = asked?.body.toString() ?? "";
    for (const part of ['name="model"', "whisper-1", 'filename="recording.wav"', "RIFF"])
      expect(form).toContain(part);
  });

  it.each([
    ["silent", "failed"],
    ["stops in the middle", "failed"],
    ["no text", "failed"],
    ["not JSON", "failed"],
    ["broken", "failed"],
    ["overloaded", "busy"],
  ] as const)("that is %s counts as %s", async (scenario, failure) => {
    server.scenario = scenario;
    await expect(listener().hear(recording, never)).rejects.toMatchObject({ failure });
  });

  it("is left when the browser leaves", async () => {
    server.scenario = "silent";
    const browser = new AbortController();
    const heard = listener().hear(recording, browser.signal);
    await vi.waitFor(() => expect(server.asked).toHaveLength(1));
    const before = server.left();
    browser.abort();
    await expect(heard).rejects.toThrow();
    await vi.waitFor(() => expect(server.left()).toBe(before + 1));
  });
});
