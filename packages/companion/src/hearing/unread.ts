import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { cardOf } from "@app/guide/end/card";
import { leaveFrom } from "@app/guide/end/leave";
import { greetingOf } from "@app/guide/greeting";
import { placeOf } from "@app/guide/guide";
import { newTalk, type Talk } from "@app/guide/talk";
import { noShapes, type Reading } from "@app/reading/reading";
import { riskOf } from "@app/safety/message-risk";
import { readByRules } from "@app/safety/read-message";
import { isPerson, type RiskItem } from "@app/safety/risk-history";
import { screenTurn } from "@app/safety/screen-turn";
import type { Screening } from "@app/safety/screening";
import type { GuidedReply } from "../guiding/guide-turn.ts";
import { type HeardMessage, type MessageToHear, notRead } from "../guiding/heard-message.ts";
import { newState } from "../state.ts";
import type { HearingJobs, JobInput, JobName, JobOutput } from "./jobs.ts";

/** A message that could not be read in time: it is said so, and nothing is guessed. */
const unreadReading = (content: string): Reading => ({
  plain: content,
  sentences: [],
  wordCount: 0,
  language: null,
  isGarbled: true,
  acts: [],
  feelings: [],
  people: [],
  times: [],
  steps: [],
  nouns: [],
  paths: {},
  roles: {},
  tones: {},
  turns: {},
  leanings: {},
  kinds: {},
  cases: {},
  shapes: noShapes,
  points: [],
  moments: [],
  says: {},
});

/** The rules are quick, and this thread is everybody's: of what is longer than any message, both ends are read. */
const readable = (content: string): string => {
  const { maxChars } = limits.message;
  return content.length <= 2 * maxChars
    ? content
    : `${content.slice(0, maxChars)} ${content.slice(-maxChars)}`;
};

const riskByRules = (content: string) => {
  const words = readable(content);
  return { ...riskOf(words, readByRules(words)), ...notRead };
};

/** As far back as a danger stays in mind. */
const rememberedMessages = 6;

/** What was said before, by the rules alone where nothing was kept of it, and only as far back as it counts. */
const historyByRules = (history: readonly RiskItem[]): RiskItem[] => {
  let left = rememberedMessages;
  return history
    .toReversed()
    .map((item) => {
      if (!isPerson(item)) return item;
      left -= 1;
      return { ...item, read: item.read ?? (left < 0 ? notRead : riskByRules(item.content)) };
    })
    .toReversed();
};

const screenByRules = ({ content, history }: MessageToHear) => {
  const words = readable(content);
  return screenTurn({
    content: words,
    history: historyByRules(history),
    reading: readByRules(words),
  });
};

export const byRules: HearingJobs["rules"] = ({ name, message }) => unreadJobs[name](message);

const hearByRules = (message: MessageToHear): HeardMessage => ({
  reading: unreadReading(message.content),
  screening: screenByRules(message),
  read: riskByRules(message.content),
  isSureOfNone: { slowly: false, quickly: false },
  isUnread: true,
});

/** Said to whoever wrote what could not be read in time: nothing is blamed, and the way to people is named. */
export const askShorter = ({ talk }: { talk: Talk }): GuidedReply => ({
  text: `That was more than I could take in at once, and I would rather ask than answer past it. Could you tell me the heart of it in a few short sentences? If it is urgent, the crisis page at ${paths.crisis} has people who answer now.`,
  memoryIds: [],
  options: [],
  place: placeOf(talk),
  talk,
  why: { move: "unread", tried: [], lines: [] },
});

const unreadTalk: Talk = { ...newTalk(), path: "open" };

/** What each job comes to when it was not done: nothing of it is guessed, and all of it is quick. */
const unreadJobs: HearingJobs = {
  hear: hearByRules,
  screen: screenByRules,
  rules: byRules,
  readHistory: historyByRules,
  guide: askShorter,
  greet: ({ hasModel, opening: { sessionId: seed, sessionType, localHour, programTalk } }) => {
    const { hello, begin } = greetingOf({
      seed,
      sessionType,
      localHour,
      name: null,
      programTalk: programTalk ?? null,
      hasModel,
    });
    return { text: `${hello} ${begin}`, state: newState(), options: [], place: null };
  },
  initialSummary: () => "",
  title: () => "A conversation",
  leave: ({ sessionId, card }) => ({
    ...leaveFrom(unreadTalk, cardOf(unreadTalk), sessionId),
    title: "A conversation",
    summary: "This conversation could not be read as a whole, so nothing is said about it here.",
    memories: [],
    card: card ?? null,
  }),
  leaveByModel: () => ({ problem: "it could not be read in time" }),
  find: () => ({ reading: null, found: [] }),
};

export const unreadOutput = <Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
): JobOutput<Name> => unreadJobs[name](input);

/** Whether a message was found to tell of danger. */
export const isDanger = (output: HeardMessage | Screening): boolean =>
  ("screening" in output ? output.screening : output).level === "crisis";
