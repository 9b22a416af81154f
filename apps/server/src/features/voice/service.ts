import { createHash } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Session } from "@app/contract/calls/session-shapes";
import type { Settings } from "@app/contract/calls/settings";
import type { VoiceStart } from "@app/contract/calls/voice";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { type VoiceId, voiceIds } from "@app/contract/voices";
import type { Voice } from "@app/voice/voice";
import { VoiceError, type VoiceFailure } from "@app/voice/voice-error";
import type { MediaAnswer } from "../../http/call-context.ts";
import type { Person } from "../../http/person.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { CreditService } from "./credit-service.ts";

type Audio = Api["audio"];

export type VoiceServiceParts = {
  voice: Voice;
  credits: CreditService;
  settingsOf: (person: Person) => Promise<Settings>;
  readSession: (uid: string, id: string) => Promise<Session | undefined>;
  /** How spoken replies are to be, and what is said of the companion itself. */
  words: { instructions: string; disclosure: string };
  rateLimit: RateLimit;
  onFailure: (failure: { failure: VoiceFailure; reason: string }) => void;
  now: () => Date;
};

const usualVoice: VoiceId = voiceIds[0];
const mediaTypes = { mp3: "audio/mpeg", wav: "audio/wav" } as const;

const codes = {
  unavailable: "voice_unavailable",
  busy: "voice_busy",
  failed: "voice_failed",
  unreadable: "recording_unreadable",
  too_long: "recording_too_long",
} as const satisfies Record<VoiceFailure, string>;

/** Without an id of its own each text is an exchange; the text itself is not stored. */
const exchangeOf = ({ session_id, exchange_id, text }: Input<Audio["speech"]>): string =>
  exchange_id ??
  `text ${createHash("sha256").update(`${session_id}\n${text}`).digest("base64url")}`;

export const createVoiceService = (parts: VoiceServiceParts) => {
  const { voice, credits, rateLimit, now } = parts;

  const toAppError = (error: unknown): unknown => {
    if (!(error instanceof VoiceError)) return error;
    const { failure, message } = error;
    if (failure === "failed") parts.onFailure({ failure, reason: message });
    return new AppError(codes[failure], { seconds: limits.voice.recordingMaxMs / 1_000 });
  };

  const requireLiving = async (uid: string, id: string): Promise<void> => {
    const session = await parts.readSession(uid, id);
    if (!session) throw new AppError("session_not_found");
    if (new Date(session.expires_at) <= now()) throw new AppError("session_gone");
  };

  const choicesOf = async (person: Person) => {
    const { voice: chosen, voice_speed, patience_ms } = await parts.settingsOf(person);
    return {
      voice: chosen ?? usualVoice,
      voice_speed: voice_speed ?? limits.settings.voiceSpeed.usual,
      patience_ms,
    };
  };

  return {
    init: async (person: Person): Promise<VoiceStart> => {
      rateLimit.take(`voice-init:${person.uid}`, limits.voice.startsPerMinute);
      const held = await credits.read(person);
      if (held.voice_credits < 1) throw new AppError("no_voice_credits");
      try {
        await Promise.all([voice.speaker?.ready(), voice.listener?.ready()]);
      } catch {
        throw new AppError("voice_init_failed");
      }
      return {
        ...parts.words,
        ...held,
        ...(await choicesOf(person)),
        speech: voice.speaker?.source ?? "none",
        recognition: voice.listener?.source ?? "none",
        limits: {
          speech_max_chars: limits.voice.speechMaxChars,
          recording_max_ms: limits.voice.recordingMaxMs,
          recording_max_bytes: limits.voice.recordingMaxBytes,
        },
      };
    },

    speech: async (
      person: Person,
      input: Input<Audio["speech"]>,
      signal: AbortSignal,
    ): Promise<MediaAnswer> => {
      const { speaker } = voice;
      if (!speaker) throw new AppError("voice_unavailable");
      rateLimit.take(`speech:${person.uid}`, limits.voice.speechPerMinute);
      await requireLiving(person.uid, input.session_id);
      const choices = await choicesOf(person);
      try {
        const body = await credits.forExchange(person.uid, exchangeOf(input), () =>
          speaker.speak(
            {
              text: input.text,
              voice: input.voice ?? choices.voice,
              speed: input.voice_speed ?? choices.voice_speed,
              format: input.format,
              person: person.uid,
            },
            signal,
          ),
        );
        return { type: mediaTypes[input.format], body };
      } catch (error) {
        throw toAppError(error);
      }
    },

    transcribe: async (
      person: Person,
      { file, language }: Input<Audio["transcriptions"]>,
      signal: AbortSignal,
    ) => {
      const { listener } = voice;
      if (!listener) throw new AppError("voice_unavailable");
      rateLimit.take(`transcription:${person.uid}`, limits.voice.transcriptionsPerMinute);
      const bytes = new Uint8Array(await file.arrayBuffer());
      try {
        const text = await listener.hear(
          { bytes, type: file.type || "audio/wav", person: person.uid, language: language ?? null },
          signal,
        );
        return { text: text.slice(0, limits.message.maxChars) };
      } catch (error) {
        throw toAppError(error);
      }
    },
  };
};

export type VoiceService = ReturnType<typeof createVoiceService>;
