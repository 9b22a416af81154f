import { vi } from "vitest";
import type { EarListener } from "../voice/ear/ear.ts";
import type { SpeechPlayer } from "../voice/mouth/speech-player.ts";
import type { VoiceCalls } from "../voice/voice-calls.ts";
import { createVoiceTalk } from "../voice/voice-talk.ts";
import { fakeConversation } from "./fake-conversation.ts";
import { aMessage, type FakeAnswer } from "./fake-sessions.ts";
import { hello } from "./made-up-talk.ts";

export const aVoiceStart: Awaited<ReturnType<VoiceCalls["init"]>> = {
  instructions: "",
  disclosure: "An AI is talking.",
  voice_credits: 30,
  last_credit_reset: null,
  voice: "wren",
  voice_speed: 1,
  patience_ms: 2_000,
  speech: "embedded",
  recognition: "embedded",
  limits: { speech_max_chars: 1, recording_max_ms: 1, recording_max_bytes: 1 },
};

/** A second of sound for every line, on a clock that only goes when it is told to. */
const fakePlayer = () => {
  let nowS = 0;
  let hushed = false;
  let sounds: { endS: number; onEnded: () => void }[] = [];
  const player: SpeechPlayer = {
    nowS: () => nowS,
    decode: async () => ({ duration: 1 }) as AudioBuffer, // the length is all that is asked
    play: (_sound, atS, onEnded) => {
      const sound = { endS: atS + 1, onEnded };
      sounds.push(sound);
      return () => {
        sounds = sounds.filter((each) => each !== sound);
      };
    },
    hush: vi.fn(() => {
      hushed = true;
    }),
    goOn: vi.fn(() => {
      hushed = false;
    }),
    loudness: () => 0,
    close: vi.fn(),
  };
  const pass = (seconds: number) => {
    nowS += seconds;
    const over = sounds.filter(({ endS }) => endS <= nowS);
    sounds = sounds.filter(({ endS }) => endS > nowS);
    for (const { onEnded } of over) onEnded();
  };
  return { player, pass, sounding: () => sounds.length, hushed: () => hushed };
};

/** An open room with a microphone and a player that a test works by hand. */
export const room = async (
  answers: FakeAnswer[],
  change: Partial<VoiceCalls> & { account?: boolean } = {},
) => {
  const { account = true, ...calls } = change;
  const mine = aMessage({ id: "m1", role: "user" });
  const cut = aMessage({ id: "r", role: "assistant", content: "cut", status: "interrupted" });
  const made = fakeConversation(answers, {
    opened: { messages: [hello, mine, aMessage({ id: "r0", role: "assistant" })] },
    json: {
      "/api/sessions/s1/heard": { message: cut },
      "/api/sessions/s1/take-back": { taken_back: true },
    },
  });
  const { player, pass, sounding, hushed } = fakePlayer();
  const said: string[] = [];
  const ear = {
    set: vi.fn(),
    played: vi.fn(),
    wait: vi.fn(),
    finish: vi.fn(),
    hold: vi.fn(),
    loudness: () => 0,
    close: vi.fn(),
  };
  let listener: EarListener | undefined;
  const onLeave = vi.fn();
  const openEar = vi.fn(async (given: EarListener) => {
    listener = given;
    return ear;
  });
  const talk = createVoiceTalk({
    conversation: made.conversation,
    calls: {
      init: async () => aVoiceStart,
      transcribe: async (wav) => new TextDecoder().decode(wav),
      speech: async ({ text }) => {
        said.push(text);
        return new ArrayBuffer(1);
      },
      credits: async () => ({ left: 29, resetAt: null }),
      keepPatience: async () => undefined,
      ...calls,
    },
    openEar,
    openPlayer: () => player,
    hasAccount: () => account,
    onLeave,
    report: () => undefined,
  });
  await talk.start();
  const speak = (words: string) => {
    const wav = new TextEncoder().encode(words).buffer as ArrayBuffer; // never shared
    listener?.report({ type: "onset" });
    listener?.report({ type: "began" });
    listener?.report({ type: "piece", piece: 0, wav, paused: true });
    listener?.report({ type: "ended", pieces: 1 });
  };
  return {
    ...made,
    talk,
    said,
    speak,
    pass,
    sounding,
    hushed,
    ear,
    openEar,
    player,
    onLeave,
    listener,
  };
};
