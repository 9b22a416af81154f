import { noRisk } from "../safety/screening.ts";
import { guideReply } from "./reply.ts";

/** Enough variety that every pattern has run and been compiled. */
const samples: readonly string[] = [
  "I had a row with my sister last night because she said I never call, and I can't sleep.",
  "My boss told me off at work and I feel so ashamed. What should I do?",
  "maybe i am just tired of it all, idk",
];

let isWarm = false;

/**
 * The first messages a process reads cost a hundred times the rest, since patterns are compiled when
 * first used. Done once, before anybody waits for a reply.
 */
export const warmGuide = (): void => {
  if (isWarm) return;
  isWarm = true;
  for (let round = 0; round < 2; round += 1)
    for (const content of samples)
      guideReply({
        seed: "warm",
        history: [],
        // a different text each round, because what was read before is not read again
        content: `${content}${" ".repeat(round)}${round}`,
        sessionType: "text",
        screening: noRisk,
        now: new Date(0),
      });
};
