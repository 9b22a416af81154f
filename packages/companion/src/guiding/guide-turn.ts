import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";
import { type GuideReply, guideReply as leadOn, placeOf } from "@app/guide/guide";
import { waysFor } from "@app/guide/moves";
import { isLed, type Talk } from "@app/guide/talk";
import { exercisePlaceIn } from "../guide/exercises/run-exercise.ts";
import { olderGuideReply } from "../guide/reply.ts";
import { heedAsked, isAsking } from "../guide/session/heed-asked.ts";
import { understand } from "../guide/understanding/understand.ts";
import { asksForActions } from "../instructions/asks-for-actions.ts";
import { postSessionActionsHeader } from "../instructions/post-session-actions.ts";
import { recall, withRecalled } from "../memory/recall.ts";
import { actionsOf } from "../outcome/guide-outcome.ts";
import type { GuidedTurn } from "./guided-turn.ts";
import { optionOf } from "./offered.ts";
import { answersFor, repliesFor } from "./shapes.ts";
import { wordsToSay } from "./words-to-say.ts";

/** The guide's reply with what goes along with it. */
export type GuidedReply = {
  text: string;
  memoryIds: readonly string[];
  options: readonly ReplyOption[];
  place: TalkPlace | null;
  talk: Talk;
  why: GuideReply["why"];
};

/** Moves by which a talk is steered: these the new guide answers, whether a path was chosen or not. */
const steeringMoves: ReadonlySet<string> = new Set([
  "choosing",
  "more-ways",
  "naming-ways",
  "about-talk",
  "something-else",
  "finishing",
  "stopping",
  "leaving",
  "greeting",
  "listening",
  "exercise",
  "skipping",
  "going-back",
  "garbled",
  "other-language",
]);
/** Moves in which something was told, and what leads on stands behind a word on it. */
const ledMoves: ReadonlySet<string> = new Set(["answering", "going-on", "opening"]);

/** What is quoted is one piece: a draft must not be cut in its middle. */
const sentencesIn = (text: string): string[] =>
  (text.match(/(?:“[^“”]*”|[^.!?…“”])+(?:[.!?…]+["”’)]*)?/g) ?? [])
    .filter((sentence) => /[.!?…]/.test(sentence))
    .map((sentence) => sentence.trim());
const mostHeard = 2;

/** What was heard by the reader of clauses, and behind it what the path asks, where no kind of answer was certain. */
const receivedThen = (given: string, { parts, text }: GuideReply): string => {
  const heard = sentencesIn(given)
    .filter((sentence) => !sentence.endsWith("?"))
    .slice(0, mostHeard);
  const on = parts.length > 1 ? parts.slice(1) : parts;
  return heard.length > 0 ? [...heard, ...on].join(" ") : text;
};

/** The path waits: its question was not put, and the ways to it stay offered. */
const waiting = (talk: Talk): Talk => ({
  ...talk,
  waiting: null,
  asked: talk.waiting ? talk.asked.slice(0, -1) : talk.asked,
  said: talk.said.filter((id) => id !== talk.waiting?.ask),
  offered: [...waysFor(talk)],
});

/** What somebody tells beside a word about the talk is met too: a confession behind a complaint is the matter. */
const toldBeside = (turn: GuidedTurn): string | null => {
  const told = turn.reading.sentences.filter(({ isAside, isQuestion }) => !isAside && !isQuestion);
  if (told.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) < leastBeside) return null;
  return olderGuideReply({
    ...turn,
    content: told.map(({ text }) => text).join(" "),
    seed: turn.sessionId,
    written: repliesFor(turn),
  });
};
const leastBeside = 8;

/** Where danger was spoken of, "what's the point" may be said of a life: the older engine keeps that in mind. */
const isNearDanger = ({ screening, hasAskedRisk, history }: GuidedTurn): boolean =>
  screening.level !== "none" ||
  hasAskedRisk === true ||
  history.some(({ role, content }) => role === "user" && understand(content).isRisk);

/**
 * Who writes. A path leads only whoever chose it: read blind, the older guide was preferred to the paths' own lines
 * in 39 of 40 readings of talks in which nobody could choose, and to both together in 36. Until then it answers, and
 * the ways are offered beside its reply.
 */
const joined = (turn: GuidedTurn, reply: GuideReply): Pick<GuideReply, "text" | "talk"> => {
  const { text, talk, why } = reply;
  const answers = answersFor(turn);
  if (
    why.move === "about-talk" &&
    answers.length === 0 &&
    !isLed(talk) &&
    talk.mode !== "listening"
  )
    return { text: [reply.parts[0] ?? text, toldBeside(turn)].filter(Boolean).join(" "), talk };
  if (steeringMoves.has(why.move) || talk.mode === "listening") return { text, talk };
  const isSteered = why.lines.some((line) => /^(?:skipped|notit|thanked)\//.test(line));
  if (why.move === "case" && (reply.isMet || isSteered)) return { text, talk };
  // whoever has had enough of it is not given their words back
  const isFedUp = why.lines.some((line) => line.startsWith("fedup/"));
  if (isFedUp && answers.length === 0 && !isNearDanger(turn)) return { text, talk };
  const given = olderGuideReply({
    ...turn,
    seed: turn.sessionId,
    answers,
    written: repliesFor(turn),
    isStaying: true,
  });
  // an exercise that was asked for is not cut short by what a case would ask
  if (turn.programTalk || exercisePlaceIn(given) !== null) return { text: given, talk };
  if (why.move === "case") return { text: receivedThen(given, reply), talk };
  if (isLed(talk))
    return {
      text: ledMoves.has(why.move) && !reply.isMet ? receivedThen(given, reply) : text,
      talk,
    };
  const understood = understand(turn.content);
  const [answer] = reply.parts;
  // a question that only the new guide has an answer to would be given back as it was asked
  if (why.move === "question" && answer && answers.length === 0 && !isAsking(heedAsked(understood)))
    return { text: answer, talk: waiting(talk) };
  return { text: given, talk: waiting(talk) };
};

/** Memories are called to mind where something is told or help is asked for, and not where a talk is steered. */
const tellingMoves: ReadonlySet<string> = new Set([
  "answering",
  "opening",
  "case",
  "going-on",
  "company",
  "after-path",
  "question",
]);

/** The guide's turn, with what it was told to remember where that fits. */
export const guideTurn = (turn: GuidedTurn): GuidedReply => {
  const { sessionId, talk, memories } = turn;
  if (asksForActions(turn.content)) {
    const actions = actionsOf(turn).map((action) => `- ${action}`);
    return {
      text: [postSessionActionsHeader, ...actions].join("\n"),
      memoryIds: [],
      options: [],
      place: placeOf(talk),
      talk,
      why: { move: "actions", tried: [], lines: [] },
    };
  }
  const isGrave = turn.screening.level !== "none";
  const reply = leadOn({
    seed: sessionId,
    // words that may tell of danger are no example of anything, and are met as what they are
    reading: isGrave ? { ...turn.reading, cases: {} } : turn.reading,
    talk: {
      ...talk,
      isDeep: turn.sessionType === "deepDive",
      case: isGrave ? null : talk.case,
    },
    isSpoken: turn.sessionType === "voice",
    program: turn.programTalk ?? null,
  });
  const words = wordsToSay(turn, reply);
  const { text, talk: led } = words ?? joined(turn, reply);
  // "None of these" would be an answer to a question about danger
  const after = isGrave ? { ...led, case: talk.case, offered: [] } : led;
  const recalled =
    memories.length > 0 &&
    !words &&
    tellingMoves.has(reply.why.move) &&
    !talk.said.includes("memory/0")
      ? recall({ content: turn.content, memories })
      : null;
  return {
    text: recalled ? withRecalled(text, recalled.sentence) : text,
    memoryIds: recalled ? [recalled.memoryId] : [],
    options: after.offered.map(optionOf),
    place: placeOf(after),
    talk: recalled ? { ...after, said: [...after.said, "memory/0"] } : after,
    why: words ? { ...reply.why, move: "words", lines: words.lines } : reply.why,
  };
};
