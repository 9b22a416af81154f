import { newTalk } from "@app/guide/talk";
import { forgetReadings } from "@app/reading/read-once";
import { noRisk } from "@app/safety/screening";
import { hearNow } from "../guiding/hear.ts";
import { runJob } from "./run-job.ts";

/** Of several lengths and kinds, so that nearly everything that reads has read something. */
const messages: readonly string[] = [
  "I had a row with my sister last night because she said I never call, and I can’t sleep.",
  "My boss told me off at work and I feel so ashamed. What should I do? 🙂",
  "I can't do this any more",
];

/** The engine makes a pattern ready for its first use, and quick for its second. */
const rounds = 2;

/**
 * A talk with nobody, a piece at a time: the first person's message would else wait for weights to be loaded and
 * thousands of patterns to be compiled.
 */
export function* rehearsal(): Generator<undefined, void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const content of messages) {
      const { reading } = hearNow({ content, history: [] });
      runJob("guide", {
        ...{ sessionId: "rehearsal", sessionType: "text", content, reading, history: [] },
        ...{ screening: noRisk, now: new Date(0), talk: newTalk(), memories: [] },
      });
      forgetReadings();
      yield;
    }
    const history = messages.map((content) => ({ role: "user" as const, content }));
    runJob("leave", {
      ...{ sessionId: "rehearsal", history, talk: newTalk(), remember: true, known: [] },
    });
    forgetReadings();
    yield;
  }
}

/** All of it at once, where nobody waits yet. */
export const rehearse = (): void => {
  for (const _ of rehearsal());
};
