import { voiceWords } from "@app/companion/instructions/voice-words";
import { helplines } from "@app/content/helplines";
import type { Session } from "@app/contract/calls/sessions";
import type { Settings } from "@app/contract/calls/settings";
import { createVoice } from "@app/voice/create-voice";
import type { Voice } from "@app/voice/voice";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import { createCreditService } from "./features/voice/credit-service.ts";
import { createCreditStore } from "./features/voice/credit-store.ts";
import { createVoiceService } from "./features/voice/service.ts";
import type { Person } from "./http/person.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import type { Metrics } from "./metrics/metrics.ts";

export type VoiceOutside = {
  env: Env;
  logger: FastifyBaseLogger;
  rateLimit: RateLimit;
  metrics: Metrics;
  db: Db;
  settingsOf: (person: Person) => Promise<Settings>;
  readSession: (uid: string, id: string) => Promise<Session | undefined>;
  /** Set by tests. */
  voice?: Voice | undefined;
  now: () => Date;
};

/** The numbers people may have to write down, and so hear slowly. */
const knownNumbers = (): ReadonlySet<string> =>
  new Set(
    helplines
      .flatMap(({ phone, sms }) => [phone, sms])
      .map((number) => number?.replace(/\D/g, "") ?? "")
      .filter((digits) => digits.length > 1),
  );

export const createVoiceDependencies = ({ env, db, logger, ...outside }: VoiceOutside) => {
  const credits = createCreditService({
    store: createCreditStore(db),
    onChange: outside.metrics.creditsChanged,
    now: outside.now,
  });
  const { embedded, speech, transcription } = env.voice;
  const voice =
    outside.voice ??
    createVoice({
      speech,
      transcription,
      embedded: embedded && {
        ...embedded,
        dataDir: env.dataDir,
        knownNumbers: knownNumbers(),
        onTrouble: (words) => logger.warn(words),
      },
    });
  return {
    service: createVoiceService({
      voice,
      credits,
      settingsOf: outside.settingsOf,
      readSession: outside.readSession,
      words: voiceWords(),
      rateLimit: outside.rateLimit,
      onFailure: (failure) => logger.warn(failure, "the voice failed"),
      now: outside.now,
    }),
    credits,
    facts: {
      speech: voice.speaker?.source ?? ("none" as const),
      recognition: voice.listener?.source ?? ("none" as const),
    },
    stop: voice.stop,
  };
};
