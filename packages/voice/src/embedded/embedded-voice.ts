import { createHash } from "node:crypto";
import { join } from "node:path";
import type { SpeechFormat } from "@app/contract/calls/audio";
import { limits } from "@app/contract/limits";
import { cutClauses } from "@app/contract/spoken-clauses";
import { timings } from "@app/contract/timings";
import { createSpeechCache } from "../speech-cache.ts";
import { spokenText } from "../spoken-text.ts";
import type { Listener, Speaker, SpeechRequest } from "../voice.ts";
import { VoiceError } from "../voice-error.ts";
import { wavHeader } from "../wav-header.ts";
import type { SpeakJob } from "./engine-messages.ts";
import { createVoiceEngine, type VoiceEngine } from "./engine-process.ts";
import { speakerIds } from "./speaker-ids.ts";
import type { VoicePackages } from "./voice-packages.ts";

export type EmbeddedVoiceSettings = {
  packages: VoicePackages;
  /** Where the voice is unpacked to, once. */
  dataDir: string;
  /** Telephone numbers that may be spoken, digits only. */
  knownNumbers: ReadonlySet<string>;
  idleMs: number;
  threads: number;
  onTrouble: (words: string) => void;
};

export type EmbeddedVoice = {
  speaker: Speaker;
  listener: Listener;
  engine: VoiceEngine;
  stop(): Promise<void>;
};

const sampleRate = 22_050;
/** A few hundred sentences: greetings, disclosures and what is said again. */
const cacheMaxBytes = 8_000_000;

const keyOf = ({ kind: _, ...job }: SpeakJob): string =>
  createHash("sha256").update(JSON.stringify(job)).digest("base64");

/** A page sends pieces it has cut already; cut again they would sound chopped. */
const piecesOf = (text: string): string[] => {
  const pieces = cutClauses(text, { isFirst: false, isLast: true }).clauses;
  return pieces.length > 1 ? cutClauses(text, { isFirst: true, isLast: true }).clauses : [text];
};

/** The voice that needs nothing but its packages. */
export const createEmbeddedVoice = (settings: EmbeddedVoiceSettings): EmbeddedVoice => {
  const cache = createSpeechCache(cacheMaxBytes);
  const engine = createVoiceEngine({
    start: {
      ...settings.packages,
      modelDir: join(settings.dataDir, "voice"),
      threads: settings.threads,
      recordingMaxMs: limits.voice.recordingMaxMs,
    },
    idleMs: settings.idleMs,
    readyTimeoutMs: timings.voice.readyTimeoutMs,
    jobTimeoutMs: timings.voice.clauseTimeoutMs,
    onTrouble: settings.onTrouble,
    onRest: cache.clear,
  });

  const jobsOf = ({ text, voice, speed, format }: SpeechRequest): SpeakJob[] => {
    const jobs = piecesOf(text).map((clause): SpeakJob => {
      const spoken = spokenText(clause, settings.knownNumbers);
      return {
        kind: "speak",
        text: spoken.text,
        speakerId: speakerIds[voice],
        speed: speed * spoken.speedFactor,
        format: format === "wav" ? "pcm" : "mp3",
      };
    });
    const audible = jobs.filter((job) => /[\p{L}\p{N}]/u.test(job.text));
    return audible.length > 0 ? audible : jobs.slice(0, 1);
  };

  const clause = async (
    job: SpeakJob,
    lane: "soon" | "later",
    person: string,
    signal: AbortSignal,
  ): Promise<Uint8Array> => {
    const key = keyOf(job);
    const cached = cache.get(key);
    if (cached) return cached;
    const result = await engine.run(job, { person, lane, signal });
    if (result.kind !== "spoken") throw new VoiceError("failed");
    cache.set(key, result.audio);
    return result.audio;
  };

  const framed = (format: SpeechFormat, first: Uint8Array, isWhole: boolean): Uint8Array =>
    format === "wav"
      ? Buffer.concat([wavHeader(sampleRate, isWhole ? first.length : undefined), first])
      : first;

  return {
    engine,
    stop: engine.stop,
    speaker: {
      source: "embedded",
      ready: engine.ready,
      speak: async (request, signal) => {
        const [firstJob, ...rest] = jobsOf(request);
        if (!firstJob) throw new VoiceError("failed");
        const first = await clause(firstJob, "soon", request.person, signal);
        return (async function* () {
          yield framed(request.format, first, rest.length === 0);
          for (const job of rest) yield await clause(job, "later", request.person, signal);
        })();
      },
    },
    listener: {
      source: "embedded",
      ready: engine.ready,
      hear: async ({ bytes, person }, signal) => {
        const result = await engine.run(
          { kind: "hear", recording: bytes },
          { person, lane: "soon", signal },
        );
        if (result.kind !== "heard") throw new VoiceError("failed");
        return result.text;
      },
    },
  };
};
