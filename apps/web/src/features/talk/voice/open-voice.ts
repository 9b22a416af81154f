import type { VoiceStart } from "@app/contract/calls/voice";
import type { Ear } from "./ear/ear.ts";
import type { SpeechPlayer } from "./mouth/speech-player.ts";

export type OpenedVoice = {
  start: VoiceStart;
  player: SpeechPlayer;
  /** null where this server cannot turn speech into words: then the person writes. */
  ear: Ear | null;
};

/**
 * Asks the server and the microphone at the same time, since either may take seconds. Both are waited
 * for, so that neither stays open behind the other's failure.
 */
export const openVoice = async (
  player: SpeechPlayer,
  asking: Promise<VoiceStart>,
  listening: Promise<Ear>,
): Promise<OpenedVoice> => {
  const [asked, opened] = await Promise.allSettled([asking, listening]);
  const ear = opened.status === "fulfilled" ? opened.value : null;
  const giveUp = (reason: unknown): never => {
    ear?.close();
    player.close();
    throw reason;
  };
  if (asked.status === "rejected") return giveUp(asked.reason);
  if (asked.value.recognition === "none") {
    ear?.close();
    return { start: asked.value, player, ear: null };
  }
  if (opened.status === "rejected") return giveUp(opened.reason);
  return { start: asked.value, player, ear };
};
