import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Panic, what the body does, what is kept away from, and when it is too much. */
export const panicAndAvoidingFrames: readonly Frame[] = [
  {
    id: "panic-when",
    when: pattern`^LEADI ADV(?:start to |begin to |tend to )?(?:panic|freeze|freeze up|freak out|shut down|get (?:anxious|panicky|nervous|really anxious|so anxious|scared|stressed|worked up|tense|flustered)|feel (?:anxious|panicky|sick|nervous|scared)|go (?:blank|red)|blush|shake|sweat) (?<x>(?:when|whenever|every time|each time|if|as soon as|before|at the thought of|in front of) (?:(?! that I\b).)+)$`,
    say: [
      "So it happens {x}.",
      "It comes over you {x}.",
      "That sounds like a really unpleasant moment, each time.",
    ],
    ask: [
      "What goes through your mind in that moment?",
      "What do you notice first in your body?",
      "What do you do when it starts?",
    ],
  },
  {
    id: "have-not-since",
    when: pattern`^LEADI haven't (?<x>flown|driven|swum|been (?:back|in a|on a|to (?:a|the))\b[\w ]{0,20}?|been|gone out|gone back|ridden|slept properly|danced|sung) since (?<y>.+)$`,
    themes: ["anxiety", "health", "lowMood", "body", "sleep"],
    not: /\bsince (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (?:week|night))\b/i,
    say: [
      "That is a long time to stay away from it.",
      "So it has kept you away since then.",
      "It has had a hold on you for a good while.",
    ],
    ask: [
      "What happened then?",
      "What have you missed because of it?",
      "What makes you think about it now?",
    ],
  },
];
