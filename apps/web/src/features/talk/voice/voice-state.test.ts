import { describe, expect, test } from "vitest";
import { firstVoiceState, reduceVoice, type VoiceEvent, type VoiceState } from "./voice-state.ts";

const start: Extract<VoiceEvent, { type: "started" }>["start"] = {
  instructions: "",
  disclosure: "",
  voice_credits: 30,
  last_credit_reset: null,
  voice: "wren",
  voice_speed: 1,
  patience_ms: 700,
  speech: "embedded",
  recognition: "embedded",
  limits: { speech_max_chars: 1, recording_max_ms: 1, recording_max_bytes: 1 },
};

const after = (...events: VoiceEvent[]): VoiceState =>
  events.reduce(reduceVoice, firstVoiceState(500));

const listening: VoiceEvent[] = [{ type: "startAsked" }, { type: "started", start }];

describe("a spoken exchange", () => {
  test("is listened to, thought about, spoken, and listened to again", () => {
    const phases: string[] = [];
    let state = after(...listening);
    for (const event of [
      { type: "began" },
      { type: "ended" },
      { type: "sent" },
      { type: "speaking" },
      { type: "quiet" },
    ] as const) {
      state = reduceVoice(state, event);
      phases.push(state.phase);
    }
    expect(phases).toEqual(["hearing", "thinking", "thinking", "speaking", "listening"]);
  });

  test("takes patience and credits from the person's own start", () => {
    expect(after(...listening)).toMatchObject({ patienceMs: 700, credits: { left: 30 } });
  });

  test("somebody who speaks over the companion is heard", () => {
    expect(after(...listening, { type: "speaking" }, { type: "began" }).phase).toBe("hearing");
  });

  test("the end of a sound does not end what somebody is saying", () => {
    expect(after(...listening, { type: "began" }, { type: "quiet" }).phase).toBe("hearing");
  });
});

describe("more time", () => {
  test("may be asked for before or after one begins, and is over when one speaks on", () => {
    const early = after(...listening, { type: "waitAsked" }, { type: "began" });
    expect(early.waiting).toBe(true);
    const waiting = after(...listening, { type: "began" }, { type: "waitAsked" });
    expect(waiting.waiting).toBe(true);
    expect(reduceVoice(waiting, { type: "resumed" }).waiting).toBe(false);
  });
});

describe("a problem", () => {
  test("of the moment is gone when somebody speaks", () => {
    const state = after(...listening, { type: "nothingSaid" });
    expect(state.problem?.kind).toBe("notCaught");
    expect(reduceVoice(state, { type: "began" }).problem).toBeNull();
  });

  test("of no credits stays, whoever speaks", () => {
    const noCredits = { type: "speechFailed", problem: { kind: "noCredits" } } as const;
    expect(after(...listening, noCredits, { type: "began" }).problem?.kind).toBe("noCredits");
  });

  test("of a silent microphone is gone with its first sound, and takes no other with it", () => {
    const silent = { type: "microphone", problem: { kind: "soundless" } } as const;
    expect(after(...listening, silent, { type: "microphone", problem: null }).problem).toBeNull();
    const lost = { type: "microphone", problem: { kind: "lost" } } as const;
    expect(after(...listening, lost, { type: "microphone", problem: null }).problem).not.toBeNull();
  });
});
