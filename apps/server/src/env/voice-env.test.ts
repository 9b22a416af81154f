import { describe, expect, it } from "vitest";
import { readEnv } from "../env.ts";

const read = (source: Record<string, string>) => readEnv(source, "/tmp").voice;
const speech = { SPEECH_BASE_URL: "http://localhost:8880/v1/", SPEECH_MODEL: "kokoro" };

describe("the voice that is configured", () => {
  it("is the built-in one when nothing is set, and none when that is switched off", () => {
    expect(read({})).toEqual({
      embedded: { threads: 2, idleMs: 600_000 },
      speech: null,
      transcription: null,
    });
    expect(read({ VOICE_EMBEDDED: "false" }).embedded).toBeNull();
  });

  it("may be a service for speaking alone, by one name for all our voices or one for each", () => {
    expect(read({ ...speech, SPEECH_VOICES: "nova" }).speech).toMatchObject({
      baseUrl: "http://localhost:8880/v1",
      voiceNames: { wren: "nova", slate: "nova" },
    });
    const named = read({ ...speech, SPEECH_VOICES: "cedar=onyx, alloy" });
    expect(named.speech?.voiceNames).toMatchObject({ cedar: "onyx", wren: "alloy" });
    expect(named.transcription).toBeNull();
    expect(read(speech).speech?.voiceNames.heron).toBe("heron");
  });

  it("is refused in one line where something is missing or unknown", () => {
    expect(() => read({ SPEECH_BASE_URL: "http://localhost:1" })).toThrow(
      /^SPEECH_MODEL is missing/,
    );
    expect(() => read({ TRANSCRIPTION_BASE_URL: "http://localhost:1" })).toThrow(
      /^TRANSCRIPTION_MODEL is missing/,
    );
    expect(() => read({ ...speech, SPEECH_VOICES: "robin=onyx" })).toThrow(/called robin/);
    expect(() => read({ ...speech, SPEECH_VOICES: "a b" })).toThrow(/^SPEECH_VOICES is wrong/);
  });
});
