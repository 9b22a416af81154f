import { fileAnswer } from "../keep.ts";
import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import { findStep } from "../paths.ts";
import type { GuideTurn, Move, WrittenReply } from "../turn.ts";
import { askNext, kindOptions, optionsFor } from "../write/ask.ts";
import { company } from "../write/heard.ts";
import { sayTo } from "../write/said-to-shape.ts";
import { questionOf } from "../written.ts";
import { isFedUp } from "./complaint.ts";
import { leftOpen, shapeAsked } from "./shape-asked.ts";

/** So sure the reader must be that something is said about the talk. */
const sure = 0.75;

/** A remark in fewer words is one on the talk. */
const leastBeside = 8;

/** What is told beside it is still told: it answers what was asked. */
const keepBeside = (turn: GuideTurn): boolean => {
  const { talk, reading, path } = turn;
  const step = talk.waiting && findStep(path, talk.waiting.step);
  const told = reading.sentences.filter(({ isAside, isQuestion }) => !isAside && !isQuestion);
  if (!talk.waiting || !step || !told.some(({ text }) => text.split(/\s+/).length >= leastBeside))
    return false;
  fileAnswer(turn, talk.waiting.step, step.role);
  return true;
};

const tellsBeside = ({ reading }: GuideTurn): boolean =>
  reading.sentences
    .filter(({ isAside, isQuestion }) => !isAside && !isQuestion)
    .reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) >= leastBeside;

/** On to another question, behind a word that owns the fault. */
const onAfter = (turn: GuideTurn, word: string | null): WrittenReply => {
  const { talk } = turn;
  if (!keepBeside(turn) && talk.waiting) talk.skipped.push(talk.waiting.step);
  const asked = turn.path && talk.mode === "path" ? askNext(turn) : null;
  return {
    parts: [word ?? turn.voice.always("sorry", moveLines.sorry), asked?.text ?? null],
    options: asked ? optionsFor(asked) : [ways.goOn, ways.listen, ways.else],
  };
};

const handled: Readonly<Record<string, (turn: GuideTurn) => WrittenReply>> = {
  "just-said": (turn) => onAfter(turn, turn.voice.pick("justsaid", moveLines.justSaid)),
  "not-heard": (turn) => {
    keepBeside(turn);
    turn.talk.waiting = null;
    return {
      parts: [turn.voice.always("notheard", moveLines.notHeard)],
      options: [ways.goOn, ways.listen, ways.else],
    };
  },
  "not-understood": (turn) => {
    const { talk, path, voice } = turn;
    const step = talk.waiting && findStep(path, talk.waiting.step);
    const question = step && questionOf(path, step);
    return question
      ? {
          parts: [voice.always("simpler", moveLines.simpler)],
          options: kindOptions(question),
        }
      : onAfter(turn, voice.pick("putbadly", moveLines.putBadly));
  },
  "odd-question": (turn) => onAfter(turn, turn.voice.pick("oddquestion", moveLines.oddQuestion)),
  "no-answer": (turn) => onAfter(turn, turn.voice.pick("noanswer", moveLines.noAnswer)),
  parrot: (turn) => ({
    parts: [turn.voice.always("parrot", moveLines.parrot)],
    options: [ways.goOn, ways.listen, ways.else],
  }),
};

/** Something said about the talk is answered, and never filed as an answer. */
export const aboutTalk: Move = {
  id: "about-talk",
  write: (turn) => {
    // whoever has had enough is told what there is, and not asked on
    if (turn.talk.turn === 0 || turn.chosen || isFedUp(turn)) return null;
    // whoever asks something is answered, and not taken for somebody who complains of an answer
    const isAsking = turn.reading.sentences.some(({ isQuestion }) => isQuestion);
    const [best] = Object.entries(turn.reading.says)
      .filter(([id, share]) => id in handled && share >= sure && !(isAsking && id === "no-answer"))
      .sort((a, b) => b[1] - a[1]);
    const reply = best ? handled[best[0]]?.(turn) : null;
    if (!reply || turn.path || turn.talk.mode === "listening") return reply ?? null;
    // what is asked again beside it is answered now
    const asked = shapeAsked(turn);
    const answer = (asked && sayTo(turn, asked)?.line) ?? leftOpen(turn);
    if (answer)
      return { ...reply, parts: [turn.voice.always("sorrythin", moveLines.sorryThin), answer] };
    // what somebody tells beside it is met too: a confession behind a complaint is the matter
    return { ...reply, parts: [...reply.parts, tellsBeside(turn) ? company(turn) : null] };
  },
};
