import type { Frame } from "../frame.ts";

/** Since when, how long, how soon, and what lies ahead. */
export const timePassingFrames: readonly Frame[] = [
  {
    id: "so-soon",
    themes: ["breakup"],
    when: /^(?:it's|it has|it is|its|that's|only|just|it was)? ?(?:only |just |been )*(?<x>(?:\d+|one|two|three|four|five|six|seven|eight|a few|a couple of) (?:days|weeks))(?: (?:ago|now|since .*|later|after .*))?$/i,
    say: ["Only {x}.", "That is very fresh.", "That is no time at all."],
    ask: [
      "How have you got through them?",
      "What has been the worst of it?",
      "Who has been there for you?",
    ],
  },
];
