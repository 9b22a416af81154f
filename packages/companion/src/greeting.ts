import { brand } from "@app/contract/brand";
import type { SessionType } from "@app/contract/calls/sessions";
import { screenMessage } from "@app/safety/screen-message";
import { guideGreeting } from "./guide/guide.ts";
import type { Memory } from "./memory/memory.ts";
import { isSensitive } from "./memory/sensitive.ts";
import type { ProgramTalk } from "./program-talk.ts";

export type Opening = {
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

const self = `I’m ${brand.companion}, an AI.`;

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

const recollection = (o: Opening): string | null => {
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

/** The first words: the hour, who is speaking, and what was planned when there is something to go on from. */
export const greet = (opening: Opening): string => {
  const first = guideGreeting({ seed: opening.sessionId, ...opening });
  const name = nameIn(opening.memories);
  const hello = name
    ? first.replace(/^(Hello|Good (?:morning|afternoon|evening))\./, `$1, ${name}.`)
    : first;
  // Who answered the first question already has said what this is about; a program goes its own way.
  const mayRecall =
    !opening.initialAnswer?.trim() &&
    (opening.sessionType === "text" || opening.sessionType === "voice");
  const recalled = mayRecall ? recollection(opening) : null;
  const selfEnd = hello.indexOf(self) + self.length;
  return recalled && selfEnd >= self.length ? `${hello.slice(0, selfEnd)} ${recalled}` : hello;
};
