import { laterIn } from "@app/reading/kinds";
import { fileAnswer, keepHeard } from "../keep.ts";
import { leaveCase } from "../know.ts";
import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import type { PathStep } from "../path.ts";
import { findStep, type PlacedStep, placedDeep } from "../paths.ts";
import { planSteps } from "../plan.ts";
import type { OfferedOption, Talk } from "../talk.ts";
import { does, type GuideTurn, type Move, type WrittenReply } from "../turn.ts";
import { asCalled } from "../write/fill.ts";
import { company, remarkOn } from "../write/heard.ts";
import { putsRight } from "../write/put-right.ts";
import { type Case, findCase } from "../written.ts";
import { wordsOfCase } from "./finding-words.ts";
import { askedOf, asksOfItself } from "./questions.ts";
import { leftOpen, shapeAsked } from "./shape-asked.ts";
import { findOwn, isMisread } from "./which-case.ts";

/** What of a case answers which question put to the companion. */
const answeredBy: Readonly<Record<string, "view" | "words" | "normal">> = {
  "what-should-i-do": "view",
  "what-do-you-think": "view",
  "what-would-you-do": "view",
  "what-helps": "view",
  "example-sentence": "words",
  "what-words": "words",
  "can-you-write-for-me": "words",
  "is-it-normal": "normal",
  "is-it-wrong-of-me": "normal",
};

/** The same by what the message says to the companion, where its question is no known one. */
const saidFor: Readonly<Record<string, "view" | "words" | "normal">> = {
  "asks-how-to-say": "words",
  "asks-is-it-normal": "normal",
  "asks-am-i-bad": "normal",
  "wants-advice": "view",
};
const surelySaid = 0.85;

const wishes = {
  view: { id: "case/view", text: "What would you do?" },
  words: ways.words,
  normal: { id: "case/normal", text: "Is that normal?" },
} as const satisfies Record<string, OfferedOption>;

/** In the beginning it may be something else after all. */
const notIt: OfferedOption = { id: "not-it", text: "It’s something else" };

const normalAsks = 1;
/** What can be asked for while a case is talked about. */
export const wishesLeft = (talk: Talk): OfferedOption[] => [
  ...((talk.case?.asked.length ?? 0) <= 2 ? [notIt] : []),
  ...(["view", "words", "normal"] as const)
    .filter((part) => !talk.case?.given.includes(part))
    // whether it is normal is asked in the beginning, or not at all
    .filter((part) => part !== "normal" || (talk.case?.asked.length ?? 0) <= normalAsks)
    .map((part) => wishes[part]),
  ways.listen,
];

/** A case as it is said of whom this talk is about. */
const saidOf = (one: Case | null, talk: Talk): Case | null => {
  const called = (text: string): string => asCalled(text, talk);
  return (
    one && {
      ...one,
      heard: one.heard.map(called),
      asks: one.asks.map(called),
      later: one.later.map(called),
      steps: one.steps.map(called),
      view: called(one.view),
      normal: called(one.normal),
      ending: called(one.ending),
    }
  );
};

/** What a case asks; a deep dive goes further, and asks what comes next. Only those answers are kept under a name. */
export const caseAsks = (
  { isDeep }: Talk,
  { asks }: Case,
): readonly { text: string; placed: PlacedStep | null }[] => [
  ...asks.map((text) => ({ text, placed: null })),
  ...(isDeep ? [...placedDeep(null), ...planSteps.slice(0, 1).map(placedPlan)] : []).map(
    (placed) => ({ text: placed.step.asks?.[0]?.text ?? "", placed }),
  ),
];
const placedPlan = (step: PathStep): PlacedStep => ({ key: `plan/${step.id}`, step });

/** The next question of the case that was not asked. */
const askOf = ({ talk }: GuideTurn, one: Case): string | null => {
  const { case: held } = talk;
  const asks = caseAsks(talk, one);
  const at = asks.findIndex((_, index) => !held?.asked.includes(index));
  if (!held || at < 0) return null;
  held.asked.push(at);
  const key = asks[at]?.placed?.key;
  if (key) talk.waiting = { step: key, ask: `${key}/asks/0` };
  return asks[at]?.text ?? null;
};

/** Keeps the answer to what only a deep dive asks. */
const keepDeep = (turn: GuideTurn): void => {
  const { talk, reading } = turn;
  const step = talk.isDeep && talk.waiting && findStep(null, talk.waiting.step);
  if (step && talk.waiting && !does(turn, "yes", "no", "unsure") && reading.wordCount > 2)
    fileAnswer(turn, talk.waiting.step, step.role);
  if (step) talk.waiting = null;
};

/** Whoever has told more than they came with is helped to their own words: what was written for everybody fits few by then. */
const freshAsks = 1;
const firstStep = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What was asked for, once; asked again for what to do, the steps. */
const give = (turn: GuideTurn, one: Case, part: "view" | "normal" | "steps"): string | null => {
  const given = turn.talk.case?.given;
  if (!given || given.includes(part)) return null;
  given.push(part);
  const { voice } = turn;
  voice.say(`case/${one.id}/${part}`);
  if (part === "steps")
    return `${voice.always("casestep", moveLines.caseStep)} ${firstStep(one.steps[0] ?? "")}`;
  return one[part];
};

/** Whoever asks about a thing of their own is not answered by what was written for everybody in the case. */
const asksElse = ({ reading }: GuideTurn, { id }: Case): boolean =>
  reading.nouns.length > 0 && (reading.cases[id]?.share ?? 0) < ofTheCase;
const ofTheCase = 0.02;
/** "How would I even say it to him?" names nothing of its own. */
const bareWords = 12;

/** As the buttons have it: nobody need be sure of that. */
const asksItsView = /^(?:so |and |but |ok(?:ay)? )?what would you do\b[^.?]*\?$/i;
const asksIfNormal = /^(?:so |and |but )?is (?:that|it|this) normal\W*$/i;

const answered = (turn: GuideTurn, one: Case): string | null => {
  const { chosen } = turn;
  const tapped = chosen?.offered.id.startsWith("case/") ? chosen.offered.id.slice(5) : null;
  const [said] = Object.entries(turn.reading.says)
    .filter(([id, share]) => id in saidFor && share >= surelySaid)
    .sort((a, b) => b[1] - a[1]);
  const last = turn.reading.sentences.at(-1)?.text ?? "";
  const plainly = asksItsView.test(last) ? "view" : asksIfNormal.test(last) ? "normal" : null;
  const asked =
    tapped ?? plainly ?? answeredBy[askedOf(turn)?.id ?? ""] ?? saidFor[said?.[0] ?? ""];
  if (asked !== "view" && asked !== "words" && asked !== "normal") return null;
  const isBare = plainly !== null || (asked === "words" && turn.reading.wordCount <= bareWords);
  if (!tapped && !isBare && asksElse(turn, one)) return null;
  if (asked === "words")
    return (turn.talk.case?.asked.length ?? 0) > freshAsks ? null : wordsOfCase(turn);
  return give(turn, one, asked) ?? (asked === "view" ? give(turn, one, "steps") : null);
};

/** So sure the reader must be that somebody says one of the things people say in this case. */
const sureLater = { share: 0.75, belief: 0.4 } as const;

const metLater = ({ talk, reading, voice }: GuideTurn, { id, later }: Case): string | null => {
  const read = laterIn(reading.points, id);
  if (!talk.case || !read || read.share < sureLater.share || read.belief < sureLater.belief)
    return null;
  const { at } = read;
  if (talk.case.met.includes(at)) return null;
  talk.case.met.push(at);
  voice.say(`case/${id}/later/${at}`);
  return later[at] ?? null;
};

/** A word on the matter itself, while there is one left. */
const heard = ({ talk, voice }: GuideTurn, one: Case): string | null => {
  const at = one.heard.findIndex((_, index) => !talk.case?.heard.includes(index));
  if (at < 0) return null;
  talk.case?.heard.push(at);
  voice.say(`case/${one.id}/heard/${at}`);
  return one.heard[at] ?? null;
};

/** A question every time would be an interrogation: after two, one reply rests. */
const rests = ({ talk }: GuideTurn): boolean =>
  (talk.case?.asked.length ?? 0) % 3 === 0 && talk.quiet === 0;

/** Whether a message goes its own way: a question that was written for the case would step over it, and it is met for what it is. */
const movesOn = ({ talk, reading }: GuideTurn, { id }: Case): boolean =>
  !talk.isDeep && reading.wordCount >= ofItsOwn && (reading.cases[id]?.share ?? 0) < nearTheCase;
const ofItsOwn = 9;
/** Replies that went on from a message with a share this small were found as good as others. */
const nearTheCase = 0.004;

/** Behind a long message the next question of the case would step over it, unless the last one did not ask either. */
const tellsMuch = ({ reading, talk }: GuideTurn): boolean =>
  reading.wordCount >= muchWords && talk.quiet === 0;
const muchWords = 28;

/** So many words tell what it is. */
const toldAnew = 12;

/** Thanks in a few words, after so many messages, are how people end a talk. */
const shortThanks = 20;
const longTalk = 4;

const partWith = ({ voice }: GuideTurn, one: Case): WrittenReply => ({
  parts: [
    voice.always("thanked", moveLines.thanked),
    voice.pick(`close/${one.id}`, [one.ending]) ?? voice.always("farewell", moveLines.farewell),
  ],
  options: [ways.page, ways.stay],
});

/**
 * Somebody tells of something a case was written for. Questions put to it are answered from the case; what is told is
 * met by what was written for it, and where that is not certain by what was heard, with the case's next question.
 */
export const inCase: Move = {
  id: "case",
  write: (turn): WrittenReply | null => {
    const { talk } = turn;
    if (turn.chosen?.offered.id === notIt.id || isMisread(turn)) {
      leaveCase(talk);
      const isTold = !turn.chosen && turn.reading.wordCount >= toldAnew;
      // what it really is was just told, and is not asked for again
      if (isTold && turn.reading.sentences.some(({ isQuestion }) => isQuestion)) return null;
      const sorry = putsRight(turn) ? null : turn.voice.pick("sorryfirst", moveLines.sorry);
      return {
        parts: isTold ? [sorry, company(turn)] : [turn.voice.always("notit", moveLines.notIt)],
        options: [ways.more, ways.listen],
      };
    }
    if (talk.isChosen || talk.mode === "listening" || turn.program) return null;
    // "can you diagnose me? I think I have ADHD" is answered before it is met
    if (!talk.case && asksOfItself(turn)) return null;
    findOwn(turn);
    const one = saidOf(findCase(talk.case?.id), talk);
    if (!talk.case || !one) return null;
    const options = () => [
      ...(talk.isDeep && talk.waiting ? [ways.skip] : []),
      ...wishesLeft(talk),
    ];
    const isFirst = talk.case.heard.length === 0;
    const word = isFirst ? heard(turn, one) : null;
    const answer = answered(turn, one);
    if (answer) {
      const mayAsk = (talk.case.asked.length === 0 || talk.quiet > 0) && !answer.includes("?");
      const ask = mayAsk ? askOf(turn, one) : null;
      return { parts: [word, answer, ask], options: options() };
    }
    if (!isFirst && (does(turn, "skips", "refuses") || turn.chosen?.offered.id === "skip")) {
      const another = askOf(turn, one);
      return another
        ? { parts: [turn.voice.pick("skipped", moveLines.skipped), another], options: options() }
        : null;
    }
    const asked = askedOf(turn);
    if (asked && !isFirst) return null;
    if (does(turn, "thanks") && turn.reading.wordCount <= shortThanks && !isFirst)
      return talk.turn >= longTalk ? partWith(turn, one) : null;
    if (!isFirst) keepHeard(turn);
    if (!asked) keepDeep(turn);
    // what they ask about their own matter is answered by what was written for such a question
    if (!isFirst && shapeAsked(turn)) return null;
    // what is asked and was not foreseen comes before the case's next question
    const open = isFirst ? null : leftOpen(turn);
    if (open) return { parts: [open], options: options() };
    const met = word ?? metLater(turn, one);
    if (met && !isFirst && (rests(turn) || tellsMuch(turn)))
      return { parts: [met], options: options() };
    // a plan, much that was told, or something else: the case's next question would step over it
    if (!met && (movesOn(turn, one) || tellsMuch(turn) || turn.reading.steps.length > 0))
      return null;
    const ask = askOf(turn, one);
    if (ask) return { parts: [met ?? remarkOn(turn), ask], options: options() };
    return met ? { parts: [met], options: [ways.page, ways.listen] } : null;
  },
};
