import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { CreditService } from "./credit-service.ts";
import type { VoiceService } from "./service.ts";

export const voiceHandlers = (
  voice: VoiceService,
  credits: CreditService,
): Handlers<Api["voice"]> => ({
  init: (_input, { person }) => voice.init(person),
  credits: (_input, { person }) => credits.read(person),
  burn: ({ amount, exchange_id }, { person }) => credits.burn(person, amount, exchange_id),
});

export const audioHandlers = (voice: VoiceService): Handlers<Api["audio"]> => ({
  speech: (input, { person, signal }) => voice.speech(person, input, signal),
  transcriptions: (input, { person, signal }) => voice.transcribe(person, input, signal),
});
