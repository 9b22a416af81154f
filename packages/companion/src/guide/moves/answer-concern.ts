import type { Screening } from "@app/safety/screening";
import { saidBack } from "../reflect/said-back.ts";
import { concernLines } from "../say/concern.ts";
import type { State } from "../session/state.ts";
import { complexReflection } from "../telling/reply-parts.ts";
import type { ReplyVoice } from "../words/voice.ts";

/** A sign of risk: heard first, asked about plainly once, then kept in mind without asking the same again. */
export const answerConcern = (
  state: State,
  voice: ReplyVoice,
  screening: Screening,
): (string | null)[] => {
  const lines = concernLines[screening.category ?? "suicide"];
  const heard =
    voice.pick(`hear/${screening.category}`, lines.hear) ??
    complexReflection(state, voice) ??
    saidBack(state.now, voice, state.seed);
  if (!state.riskAsked) return [heard, voice.pick(`risk/${screening.category}`, lines.ask)];
  // asked once already: stay with what was said, and near the person
  return [
    saidBack(state.now, voice, state.seed) ?? heard,
    voice.pick(`riskafter/${screening.category}`, lines.after) ?? complexReflection(state, voice),
  ];
};
