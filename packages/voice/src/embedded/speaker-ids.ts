import type { VoiceId } from "@app/contract/voices";

/** Of the 904 speakers the voice was made from, those that came out clean. */
export const speakerIds: Readonly<Record<VoiceId, number>> = {
  wren: 162,
  juniper: 345,
  linnet: 832,
  cedar: 81,
  heron: 690,
  slate: 751,
};
