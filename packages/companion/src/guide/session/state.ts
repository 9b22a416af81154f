import type { HistoryItem, SessionType } from "@app/contract/calls/session-shapes";
import { planOffers } from "../say/moving-on.ts";
import type { Situation } from "../say/situation.ts";
import type { OwnFeeling } from "../understanding/feelings.ts";
import { type MentionedPerson, verbsOf } from "../understanding/people.ts";
import type { TalkTheme } from "../understanding/theme.ts";
import {
  type SituationMatch,
  type Understanding,
  understand,
} from "../understanding/understand.ts";
import { type EarlierWords, sentenceKey, sentencesOf, spokenIn } from "../words/sentences.ts";
import type { Slots } from "../words/voice.ts";
import { endedIn, isOver } from "./ended.ts";
import { heedAsked } from "./heed-asked.ts";

/** A line that was written for messages of a kind, and what is asked then, if anything; a plain question has no line. */
export type WrittenRemark = { line: string; ask: string };

/** Something written, of which sort it is, and what it would be worth as a reply, up to one. */
export type WeighedReply = WrittenRemark & { sort: "remark" | "next" | "receipt"; worth: number };

/** What was written and could be said to a message. */
export type Written = readonly WeighedReply[];

export type State = {
  seed: string;
  sessionType: SessionType;
  now: Understanding;
  /** The person's earlier messages, read. */
  before: readonly Understanding[];
  replies: readonly string[];
  lastReply: string;
  spoken: EarlierWords;
  turn: number;
  toldCount: number;
  planOffered: boolean;
  /** What the conversation is about: this message's moment, else the last one named. */
  topic: Situation | null;
  topicIsNew: boolean;
  theme: TalkTheme | null;
  person: MentionedPerson | null;
  /** The session began with good news, and nothing has clouded it. */
  isGladSession: boolean;
  /** The person came to say it, and not to be asked or helped. */
  isVenting: boolean;
  questionsOff: boolean;
  /** The person does not want to be asked how they feel. */
  feelingsOff: boolean;
  adviceOff: boolean;
  /** Risk was spoken of in this session, by either side. */
  riskBefore: boolean;
  riskAsked: boolean;
  /** How many of the last replies in a row ended in a question. */
  questionRun: number;
  /** What was written and is likely right for this message. */
  written?: Written;
};

/** The fixed beginning of a line with slots, by which it is known again. */
const marksOf = (lines: readonly string[]): string[] =>
  lines.map((line) => sentenceKey(line.split("{")[0] ?? ""));
const offerMarks = marksOf(planOffers);

const saysOne = (replies: readonly string[], marks: readonly string[]): boolean =>
  replies.some((reply) => {
    const keys = sentencesOf(reply).map(sentenceKey);
    return marks.some((mark) => mark.length > 8 && keys.some((key) => key.startsWith(mark)));
  });

const plural =
  /^(?:parents|kids|children|friends|family|siblings|colleagues|coworkers|in-laws|roommates|flatmates|sons|daughters|twins|brothers|sisters)$/;

/** "My boss" becomes "she" once the person says "she". */
const withPronoun = (
  person: MentionedPerson | null,
  texts: readonly string[],
): MentionedPerson | null => {
  if (person?.they !== "they" || plural.test(person.role)) return person;
  const all = texts.join(" ");
  const she = /\b(?:she|her|she's)\b/.test(all);
  const he = /\b(?:he|him|his|he's)\b/.test(all);
  if (she && !he) return { ...person, they: "she", them: "her", their: "her" };
  if (he && !she) return { ...person, they: "he", them: "him", their: "his" };
  return person;
};

export const inTheBackground =
  /^(?:doctor|therapist|teacher|tutor|professor|neighbour|neighbor|landlord|colleagues|coworkers|friends|baby)$/;

export const personIn = (messages: readonly Understanding[]): MentionedPerson | null => {
  for (const message of [...messages].reverse()) {
    const person =
      message.people.find((other) => !inTheBackground.test(other.role)) ?? message.people[0];
    if (person)
      return withPronoun(
        person,
        messages.map((other) => other.lower),
      );
  }
  return null;
};

export const slotsOf = (person: MentionedPerson | null): Slots =>
  person
    ? {
        who: person.label,
        they: person.they,
        them: person.them,
        their: person.their,
        was: person.they === "they" ? "were" : "was",
        ...verbsOf(person.they),
      }
    : { was: "was" };

/** "He is using again" is not about the mother who was named before. */
const isAnother = (person: MentionedPerson, lower: string): boolean => {
  const he = /\b(?:he|him|his|he's)\b/.test(lower);
  const she = /\b(?:she|her|she's)\b/.test(lower);
  return (person.they === "she" && he && !she) || (person.they === "he" && she && !he);
};

/** The person a situation is about: the one inside the words that matched, else the first named. */
export const slotsFor = (
  found: SituationMatch,
  message: Understanding,
  fallback: MentionedPerson | null,
): Slots => {
  const { roles } = found.situation;
  const fits = (person: MentionedPerson): boolean => !roles || roles.test(person.role);
  const fitting = message.people.filter(fits);
  const inside = fitting.find((person) => found.matched.includes(person.role));
  const first = fitting.find((person) => !inTheBackground.test(person.role));
  const other = fallback && fits(fallback) && !isAnother(fallback, message.lower) ? fallback : null;
  return slotsOf(withPronoun(inside ?? first ?? other, [message.lower]));
};

/** The person the topic was about when it was named, and not whoever was mentioned since. */
export const topicSlots = (state: State): Slots => {
  const { topic } = state;
  const all = [...state.before, state.now];
  const index = all.findLastIndex((message) =>
    message.situations.some(({ situation }) => situation.id === topic?.id),
  );
  const message = all[index];
  const found = message?.situations.find(({ situation }) => situation.id === topic?.id);
  const none: Slots = { who: undefined, they: undefined, them: undefined, their: undefined };
  return message && found
    ? { ...none, ...slotsFor(found, message, personIn(all.slice(0, index))) }
    : none;
};

const venting =
  /\b(?:(?:just|only) (?:need|want|here|wanna|wanted)\b.{0,20}\b(?:vent|rant|moan|let it out|get it out)|need (?:a|to) (?:vent|rant)|let me (?:vent|rant)|(?:don't|do not) (?:need|want) (?:any )?advice)\b/;

/** Who asked for no questions stays without them, until they say otherwise. */
const mayAsk =
  /\b(?:you can ask|ask me (?:anything|something|a question|whatever)|what (?:do|would) you (?:want|like) to know|you may ask)\b/;

const changesSubject =
  /\b(?:talk|chat|speak) about something else\b|\bchange (?:the )?(?:subject|topic)\b|\bsomething else (?:please|now|instead)\b/;

const lastOf = (
  messages: readonly Understanding[],
  holds: (message: Understanding) => boolean,
): number => messages.findLastIndex(holds);

/** Tears over good news are not sorrow. */
const isSad = (feeling: OwnFeeling): boolean =>
  !feeling.pleasant && !/^(?:cry|cried|crying|tears|tearful)$/.test(feeling.word);

/** Words that do not belong to good news. */
const clouds =
  /\b(?:but|died|dead|funeral|passed away|miss|shook|shakes?|nobody|never|hate|hard|difficult|scared|can't|don't|doesn't|didn't|wasn't|hurt|late|frosty|nervous|quiet|alone|wrong|supposed to|had to|not (?:speaking|talking)|won't (?:speak|talk)|fell out|jealous)\b/;

const questionRunOf = (replies: readonly string[]): number => {
  let run = 0;
  for (const reply of [...replies].reverse()) {
    if (!/\?["”’]?\s*$/.test(reply)) break;
    run += 1;
  }
  return run;
};

export const stateOf = (input: {
  seed: string;
  sessionType: SessionType;
  history: readonly HistoryItem[];
  content: string;
  /** Whether a reply is a step of an exercise; what answers it is not part of the telling. */
  hasAskedRisk?: boolean;
  isExerciseStep: (reply: string) => boolean;
}): State => {
  const replies = input.history
    .filter((item) => item.role === "assistant")
    .map((item) => item.content);
  const before = input.history
    .filter((item) => item.role === "user")
    .map((item) => understand(item.content));
  const now = heedAsked(understand(input.content));
  const all = [...before, now];
  const told = [
    ...input.history.flatMap((item, index) =>
      item.role === "user" && !input.isExerciseStep(input.history[index - 1]?.content ?? "")
        ? [understand(item.content)]
        : [],
    ),
    now,
  ].filter((message) => message.isSubstantive);
  // what somebody asked to leave is not come back to
  const leftAt = lastOf(before, (message) => changesSubject.test(message.lower));
  const since = before.slice(leftAt + 1);
  const earlier = since.flatMap((message) => message.situations.map((found) => found.situation));
  const ended = endedIn(all);
  const leading = since
    .flatMap((message) => message.situations.slice(0, 1).map((found) => found.situation))
    .filter((situation) => !isOver(situation, {}, ended));
  const current = now.situations[0]?.situation ?? null;
  const themes = told.flatMap((message) => message.themes.slice(0, 2));
  const pronounOrPerson =
    now.people.length > 0 ||
    /\b(?:he|she|they|him|her|them|his|their|he's|she's|they're)\b/.test(now.lower);
  const person =
    now.people.length > 0
      ? personIn([...before, now])
      : pronounOrPerson || current === null
        ? personIn(before)
        : null;
  const lastAsk = lastOf(all, (message) => message.acts.has("adviceRequest"));
  return {
    seed: input.seed,
    sessionType: input.sessionType,
    now,
    before,
    replies,
    lastReply: replies.at(-1) ?? "",
    spoken: spokenIn(replies),
    turn: before.length,
    toldCount: told.length,
    planOffered: saysOne(replies, offerMarks),
    topic:
      current ?? leading.findLast((other) => (other.priority ?? 0) > -2) ?? leading.at(-1) ?? null,
    topicIsNew: current !== null && !earlier.some((other) => other.id === current.id),
    theme: now.themes[0] ?? themes.at(-1) ?? null,
    person: withPronoun(
      person,
      all.map((message) => message.lower),
    ),
    isGladSession:
      leading[0]?.tone === "glad" &&
      !all.some((message) => message.feelings.some((feeling) => isSad(feeling))) &&
      !clouds.test(now.lower) &&
      !clouds.test(all[0]?.lower ?? "") &&
      before.filter((message) => clouds.test(message.lower)).length < 2,
    isVenting: told.length > 0 && lastOf(all, (message) => venting.test(message.lower)) > lastAsk,
    questionsOff:
      lastOf(all, (message) => message.acts.has("stopQuestions")) >
      lastOf(all, (message) => mayAsk.test(message.lower)),
    feelingsOff: all.some((message) => message.acts.has("stopFeelings")),
    adviceOff: lastOf(all, (message) => message.acts.has("noAdvice")) > lastAsk,
    riskBefore: before.some((message) => message.isRisk) || input.hasAskedRisk === true,
    riskAsked: input.hasAskedRisk === true,
    questionRun: questionRunOf(replies),
  };
};
