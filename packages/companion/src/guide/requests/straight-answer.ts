import { sayableClauses } from "../reflect/sayable-clauses.ts";
import { actLines } from "../say/acts.ts";
import { requestLines } from "../say/requests.ts";
import type { State } from "../session/state.ts";
import { understand } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { answerRequest } from "./answer-request.ts";

type Parts = (string | null)[];

const felt = /\b(?:felt|feel|want|wanted|wish|miss|hate|love|relieved|happier|calm)\b/;

/** The last thing that was told with a feeling or a wish in it: "you felt your shoulders come down". */
const whatStoodOut = ({ before }: State): string | null =>
  before
    .flatMap((message) => sayableClauses(message).map(({ text }) => text))
    .findLast((text) => felt.test(text) && /^you\b/i.test(text) && !text.includes(",")) ?? null;

/** An answer was asked for, and the one before had none in it. */
export const straightAnswer = (state: State, voice: ReplyVoice): Parts | null => {
  const { now } = state;
  if (!/\banswer\b|\bor (?:not|no)\?*$|\bopinion\b|\bview\b|\b(?:tell|told) me\b/.test(now.lower))
    return null;
  const own = now.text
    .split(/(?<=[.!?])\s+|,\s+|\bbut ok\b/)
    .map((part) => understand(part))
    .find(({ request }) => request !== null);
  const asked = own ?? state.before.findLast(({ request }) => request !== null);
  const stood = asked ? null : whatStoodOut(state);
  const noticed = stood ? voice.pick("stoodout", requestLines.stoodOut, { said: stood }) : null;
  if (noticed) return [noticed];
  const parts = asked
    ? answerRequest({ ...state, now: { ...asked, acts: new Set() }, questionsOff: true }, voice)
    : null;
  return parts?.some((part) => part)
    ? [voice.pick("straight", actLines.straightAnswer), ...parts]
    : null;
};
