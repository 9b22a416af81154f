import { voiceWords } from "@app/companion/voice-words";
import { helplines } from "@app/content/helplines";
import { createVoice } from "@app/voice/create-voice";
import type { Voice } from "@app/voice/voice";
import type { Shared } from "../../feature.ts";
import { createCreditService } from "./credit-service.ts";
import { createCreditStore } from "./credit-store.ts";
import { audioHandlers, voiceHandlers } from "./handlers.ts";
import { createVoiceService, type VoiceServiceParts } from "./service.ts";

type Given = Pick<VoiceServiceParts, "settingsOf" | "readSession"> & {
  /** Set by tests. */
  voice?: Voice | undefined;
};

/** The numbers people may have to write down, and so hear slowly. */
const knownNumbers = (): ReadonlySet<string> =>
  new Set(
    helplines
      .flatMap(({ phone, sms }) => [phone, sms])
      .map((number) => number?.replace(/\D/g, "") ?? "")
      .filter((digits) => digits.length > 1),
  );

export const createVoiceFeature = (
  shared: Shared,
  { settingsOf, readSession, ...given }: Given,
) => {
  const { env, db, rateLimit, metrics, logger, now } = shared;
  const credits = createCreditService({
    store: createCreditStore(db),
    onChange: metrics.creditsChanged,
    now,
  });
  const { embedded, speech, transcription } = env.voice;
  const voice =
    given.voice ??
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
  const service = createVoiceService({
    voice,
    credits,
    settingsOf,
    readSession,
    words: voiceWords(),
    rateLimit,
    onFailure: (failure) => logger.warn(failure, "the voice failed"),
    now,
  });
  return {
    handlers: { voice: voiceHandlers(service, credits), audio: audioHandlers(service) },
    service,
    giveExchange: credits.give,
    facts: {
      speech: voice.speaker?.source ?? ("none" as const),
      recognition: voice.listener?.source ?? ("none" as const),
    },
    stop: voice.stop,
  };
};
