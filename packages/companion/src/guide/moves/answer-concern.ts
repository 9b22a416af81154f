import type { Screening } from "@app/safety/screening";
import { concernLines } from "../say/concern.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** A sign of risk: heard first, asked about plainly once, then kept in mind without asking the same again. */
export const answerConcern = (
  state: State,
  voice: ReplyVoice,
  screening: Screening,
): (string | null)[] => {
  const lines = concernLines[screening.category ?? "suicide"];
  const heard = voice.pick(`hear/${screening.category}`, lines.hear);
  if (!state.riskAsked) return [heard, voice.pick(`risk/${screening.category}`, lines.ask)];
  // asked once already: stay with what was said, and near the person
  return [heard, voice.pick(`riskafter/${screening.category}`, lines.after)];
};
