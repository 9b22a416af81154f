import { brand } from "@app/contract/brand";
import type { SessionType } from "@app/contract/calls/session-shapes";
import { textHash } from "./write/line-picker.ts";

const invitations: Readonly<Record<SessionType, readonly string[]>> = {
  text: [
    "What would you like to talk about?",
    "What has been on your mind?",
    "Where would you like to begin?",
    "What would you like to tell me?",
  ],
  voice: [
    "I’m listening. Where would you like to begin?",
    "Speak whenever you are ready. What is on your mind?",
    "Take your time. What would you like to say first?",
  ],
  deepDive: [
    "We have time, and we can go slowly. What would you like to understand better about yourself?",
    "This is for going deeper. What keeps coming back in your life?",
    "Let’s take the long way today. Which question has been following you?",
  ],
  program: [
    "Let’s pick up where you are. How have you been since the last step?",
    "Before today’s step: how are you arriving?",
  ],
};

const helloAt = (hour: number | null): readonly string[] => {
  if (hour === null) return ["Hello"];
  if (hour < 5) return ["Hello, at this quiet hour", "Hello, so late"];
  if (hour < 12) return ["Good morning", "Hello"];
  return hour < 18 ? ["Good afternoon", "Hello"] : ["Good evening", "Hello"];
};

export type ProgramOpening = {
  program: string;
  step: number;
  steps: number;
  title: string;
  opening: string;
};

/** What it is, said at the door: people judge a guide by what it promises. */
const asGuide = `I’m ${brand.companion}, an AI: a built-in guide with good questions, and a page of your answers at the end.`;
const asModel = `I’m ${brand.companion}, an AI.`;

/** The companion's first words: what it is, and room to begin. */
export const greetingOf = (o: {
  seed: string;
  sessionType: SessionType;
  localHour: number | null;
  name: string | null;
  programTalk: ProgramOpening | null;
  hasModel: boolean;
}): { hello: string; begin: string } => {
  const pick = (list: readonly string[], salt: string): string =>
    list[textHash(`${o.seed}/${salt}`) % list.length] ?? "";
  const hello = `${pick(helloAt(o.localHour), "hello")}${o.name ? `, ${o.name}` : ""}.`;
  const talk = o.programTalk;
  return {
    hello: `${hello} ${o.hasModel || talk ? asModel : asGuide}`,
    begin: talk
      ? `This is “${talk.program}”, step ${talk.step} of ${talk.steps}: ${talk.title}. You can leave any question out. ${talk.opening}`
      : pick(invitations[o.sessionType], "begin"),
  };
};
