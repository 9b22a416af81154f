import type { SessionType } from "@app/contract/calls/session-shapes";
import { greetingOf } from "@app/guide/greeting";
import { screenMessage } from "@app/safety/screen-message";
import type { Memory } from "../memory/memory.ts";
import { isSensitive } from "../memory/sensitive.ts";
import type { ProgramTalk } from "../program-talk.ts";
import { type CompanionState, newState } from "../state.ts";
import { type GuidedReply, guideTurn } from "./guide-turn.ts";
import { hearNow } from "./hear.ts";

export type GreetingRequest = {
  sessionId: string;
  sessionType: SessionType;
  localHour: number | null;
  initialAnswer: string | null;
  /** The step of a program that the session goes through. */
  programTalk?: ProgramTalk | null;
  now: Date;
  /** Null for somebody new, and for anybody anonymous. */
  lastSession: { title: string | null; at: Date } | null;
  /** What was planned and is not ticked off yet, newest first. */
  openActions: readonly string[];
  memories: readonly Memory[];
};

/** Later than this, "how did it go?" comes out of nowhere. */
const planFreshMs = 21 * 24 * 60 * 60_000;
const sessionFreshMs = 60 * 24 * 60 * 60_000;
const planMaxChars = 110;

/** Words a plan may begin with so that "you wanted to" can stand before it. */
const plainVerbs = new Set(
  "ask arrange book breathe buy call choose clean collect cook decide do drink eat find finish get give go have join keep leave let listen look make meet move note open pay phone plan play practise prepare put read rest return ring say see send set share sit sleep speak spend start stop take talk tell think thank throw tidy try turn use visit wait walk wash watch write".split(
    " ",
  ),
);

/** A plan from a dark hour is not read out at the door. */
const isForTheDoor = (text: string): boolean =>
  screenMessage({ content: text, history: [] }).level === "none" &&
  !isSensitive(text) &&
  !/\b(?:crisis|helpline|emergency|doctor|hurt|harm|pills|promise you made)\b/i.test(text);

const firstSentence = (text: string): string =>
  (/^[^.!?;:\n]+/.exec(text.trim())?.[0] ?? "").trim().replace(/,$/, "");

const planOf = (action: string): string | null => {
  if (!isForTheDoor(action)) return null;
  const plan = firstSentence(action);
  if (plan.length < 6 || plan.length > planMaxChars || /["“”{}<>]/.test(plan)) return null;
  const [verb = "", ...rest] = plan.split(" ");
  const mine = /\b(?:I|me|my|mine|myself)\b/.test(plan);
  return plainVerbs.has(verb.toLowerCase()) && !mine
    ? `Last time you wanted to ${[verb.toLowerCase(), ...rest].join(" ")}.`
    : `Last time you left with this: “${plan}.”`;
};

/** Titles that say nothing to go on from. */
const isEmptyTitle = /^A (?:hard|quiet|short) conversation$/i;

const recollection = (o: GreetingRequest): string | null => {
  if (!o.lastSession) return null;
  const ageMs = o.now.getTime() - o.lastSession.at.getTime();
  const plan =
    ageMs <= planFreshMs ? o.openActions.map(planOf).find((text) => text !== null) : null;
  if (plan) return `${plan} How did that go, or is something else first today?`;
  const title = o.lastSession.title?.trim().replace(/\.$/, "");
  if (!title || isEmptyTitle.test(title) || ageMs > sessionFreshMs || !isForTheDoor(title))
    return null;
  return `Last time we called it “${title}”. Shall we go on from there, or is something else first today?`;
};

const nameIn = (memories: readonly Memory[]): string | null => {
  for (const { message } of memories) {
    const match =
      /^(?:Your name is|You are called|You like to be called|My name is|Call me) (\p{Lu}[\p{L}'’-]{1,29})\.?$/u.exec(
        message.trim(),
      );
    if (match?.[1]) return match[1];
  }
  return null;
};

/** The first words, with what goes along with them. */
export type Greeting = Pick<GuidedReply, "options" | "place"> & {
  text: string;
  state: CompanionState;
};

/** What somebody chose on the page before the talk, and has told nothing about yet: it is asked for by its name. */
const wishesOfThePage: Readonly<Record<string, string>> = {
  "I need to make a decision.": "A decision, then. What is it about?",
  "I want to sort something out.": "All right. What is it that you would like to sort out?",
};

/** The first words: the hour, who is speaking, and what was planned when there is something to go on from. */
export const greet = ({
  hasModel,
  opening,
}: {
  hasModel: boolean;
  opening: GreetingRequest;
}): Greeting => {
  const { sessionId: seed, sessionType, localHour, programTalk, initialAnswer } = opening;
  const state = newState();
  const name = nameIn(opening.memories);
  const words = greetingOf({
    seed,
    sessionType,
    localHour,
    name,
    programTalk: programTalk ?? null,
    hasModel,
  });
  const answer = initialAnswer?.trim();
  if (answer && !programTalk) {
    const { reading, screening } = hearNow({ content: answer, history: [] });
    // what is heavy is answered once it is sent as a message, with everything that belongs to it
    if (screening.level !== "none")
      return { text: `${words.hello} ${words.begin}`, state, options: [], place: null };
    const guided = guideTurn({
      sessionId: seed,
      sessionType,
      content: answer,
      reading,
      screening,
      history: [],
      now: opening.now,
      talk: state.talk,
      memories: [],
    });
    const { options, place, talk } = guided;
    const taken = wishesOfThePage[answer] ?? guided.text;
    return { text: `${words.hello} ${taken}`, state: { ...state, talk }, options, place };
  }
  // A program goes its own way.
  const mayRecall = sessionType === "text" || sessionType === "voice";
  const recalled = mayRecall ? recollection(opening) : null;
  return { text: `${words.hello} ${recalled ?? words.begin}`, state, options: [], place: null };
};
