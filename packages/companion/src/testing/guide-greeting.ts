import { brand } from "@app/contract/brand";
import type { SessionType } from "@app/contract/calls/session-shapes";
import { noRisk } from "@app/safety/screening";
import { olderGuideReply } from "../guide/reply.ts";
import { understand } from "../guide/understanding/understand.ts";
import { pickOne } from "../guide/words/pick.ts";
import type { ProgramTalk } from "../program-talk.ts";

const invitations: Readonly<Record<SessionType, readonly string[]>> = {
  text: [
    "What would you like to talk about?",
    "What has been on your mind?",
    "Where would you like to begin?",
    "How has your day been?",
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
  if (hour === null) return ["Hello."];
  if (hour < 5) return ["Hello. It is late, and you are up.", "Hello, at this quiet hour."];
  if (hour < 12) return ["Good morning.", "Hello."];
  if (hour < 18) return ["Good afternoon.", "Hello."];
  return ["Good evening.", "Hello."];
};

/** Which step this is, and its first question. */
const stepOpening = ({ program, step, steps, title, opening }: ProgramTalk): string =>
  `This is “${program}”, step ${step} of ${steps}: ${title}. You can leave any question out. ${opening}`;

/** The companion's first words: what it is, and room to begin. */
export const guideGreeting = (o: {
  seed: string;
  sessionType: SessionType;
  localHour: number | null;
  initialAnswer: string | null;
  programTalk?: ProgramTalk | null;
}): string => {
  const hello = pickOne(`${o.seed}/hello`, helloAt(o.localHour)) ?? "Hello.";
  const self = `I’m ${brand.companion}, an AI.`;
  if (o.programTalk) return `${hello} ${self} ${stepOpening(o.programTalk)}`;
  const answer = o.initialAnswer?.trim();
  if (!answer)
    return `${hello} ${self} ${pickOne(`${o.seed}/begin`, invitations[o.sessionType]) ?? "Where would you like to begin?"}`;
  const screening = understand(answer).isRisk
    ? { ...noRisk, level: "concern" as const, category: "suicide" as const }
    : noRisk;
  const reply = olderGuideReply({
    seed: o.seed,
    history: [],
    content: answer,
    sessionType: o.sessionType,
    screening,
    now: new Date(0),
  });
  return `${hello} ${self} ${reply}`;
};
