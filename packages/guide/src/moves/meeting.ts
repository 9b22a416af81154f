import { keepHeard } from "../keep.ts";
import { companyLines } from "../lines/company.ts";
import { meetingLines } from "../lines/meeting.ts";
import type { GuideTurn, Move, WrittenReply } from "../turn.ts";
import { company } from "../write/heard.ts";
import { bestFor, type SaidToShape } from "../write/said-to-shape.ts";
import { toldToYou } from "../write/told-to-you.ts";
import { shapeAsked } from "./shape-asked.ts";
import { waysFor } from "./ways-for.ts";

/** In a longer message a step is a side of what is told. */
const stepWords = 45;
const mostOfStep = 14;

/** What somebody means to do is said once more in few words: it is what they will leave with. */
const stepMet = (turn: GuideTurn): WrittenReply | null => {
  const { reading, talk, voice } = turn;
  const step = reading.steps.findLast(({ isFirm }) => isFirm);
  if (!step || talk.turn === 0 || reading.wordCount > stepWords) return null;
  const what = toldToYou(step.text);
  if (what === null || what.split(/\s+/).length > mostOfStep) return null;
  const line = voice.pick("steptold", meetingLines.step)?.replace("{step}", () => what);
  return line ? { parts: [line], options: waysFor(talk) } : null;
};

/** "I cook, I clean. Why is the bin mine as well?" is said in anger, and not to be told. */
const inAnger = /^(?:but |and |so )?why\b/i;

/** What is asked and has no answer is honestly left open: what is asked back is no answer either. */
const leftOpen = (turn: GuideTurn): WrittenReply | null => {
  const { reading, voice, talk } = turn;
  const last = reading.sentences.at(-1);
  if (!last?.isQuestion || shapeAsked(turn)) return null;
  if (reading.sentences.length > 1 && inAnger.test(last.text)) return null;
  const line = voice.pick("unknown", meetingLines.unknown);
  return line ? { parts: [line], options: waysFor(talk) } : null;
};

const written = (turn: GuideTurn, said: SaidToShape): WrittenReply => ({
  parts: [said.line, said.ask],
  options: waysFor(turn.talk),
  sort: said.sort,
});

/** What is told, and by nobody led: met by the best that was written for messages like it. */
export const meeting: Move = {
  id: "meeting",
  write: (turn) => {
    const { talk, voice } = turn;
    if (talk.mode === "listening") return null;
    keepHeard(turn);
    if (turn.isNearDanger)
      return { parts: [company(turn) || voice.always("company/heavy", companyLines.heavy)] };
    const step = stepMet(turn);
    if (step) return step;
    const open = leftOpen(turn);
    if (open) return open;
    const said = bestFor(turn);
    if (said) return written(turn, said);
    return {
      parts: [voice.always("received", meetingLines.received)],
      options: waysFor(talk),
      sort: "receipt",
    };
  },
};
