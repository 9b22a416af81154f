import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Home, moving, and life after work. */
export const homeFrames: readonly Frame[] = [
  {
    id: "flatmate-trouble",
    when: selfPattern`^LEAD(?<who>(?:my|our|the|one of my|both my) (?:new |other )?(?:flatmates?|housemates?|roommates?|lodger)|he|she|they)(?:'s|'re)? ADV(?:never|doesn't|don't|won't|leaves?|left|eats?|ate|uses?|takes?|plays?|has|have|is|are|keeps?|always|brings?)\b.{0,40}\b(?:dishes|washing[- ]up|clean(?:s|ing)?|tid(?:y|ies)|kitchen|bathroom|bins?|my (?:food|stuff|things|milk|clothes|shampoo)|mess(?:y)?|rent|loud|noisy|music|boyfriend (?:over|round|here)|girlfriend (?:over|round|here)|friends (?:over|round)|parties|party|dirty|hoover|heating)\b.{0,40}$`,
    not: /\b(?:husband|wife|son|daughter|kids?|teenager|children|partner|baby)\b/i,
    say: [
      "It is wearing, when it is your own home.",
      "Small things like that add up when they happen every day.",
      "I can see why that gets to you.",
    ],
    ask: [
      "Have you been able to say something?",
      "What bothers you most about it?",
      "What would be a fair way to do it?",
    ],
  },
  {
    id: "noisy-neighbours",
    when: selfPattern`^(?:.{0,30}\b)?(?:neighbou?rs?|people (?:upstairs|downstairs|next door|above|below)|(?:upstairs|downstairs|next door)(?: neighbou?rs?)?|dog next door)(?:'s)?\b.{0,50}\b(?:music|noise|noisy|loud|part(?:y|ies)|shout\w*|bang\w*|bark\w*|scream\w*|stomp\w*|all night|at night|every night|drill\w*)\b.{0,40}$`,
    say: [
      "It is hard when you can’t get any peace in your own home.",
      "And you can’t get away from it.",
      "That would wear anybody down.",
    ],
    ask: [
      "Have you been able to talk to them?",
      "What is it like at night?",
      "What have you tried so far?",
    ],
  },
  {
    id: "easier-for-them",
    when: selfPattern`^(?:.{0,50}\b)?(?:it(?:'s| is| was|'s been) ADV(?:much |so much |a lot |way )?easier for (?<who>him|her|them|everyone|other people)|(?:he|she|they|my (?:partner|husband|wife|boyfriend|girlfriend|kids))(?:'s| is|'re| are)? ADV(?:loves? (?:it|his|her|their|the|this)|happy|settled|fine|doing (?:great|well|fine)|has (?:his|her) (?:work )?friends)(?: (?:it|here|there|in|job|new|already|work|life|city|town|place|friends))+)END`,
    themes: ["change", "loneliness", "work"],
    say: [
      "So the two of you are in different places with it.",
      "That can make it harder to say how it is for you.",
    ],
    ask: [
      "Do they know how it is for you?",
      "What is that like for you?",
      "What would you need, to feel more at home?",
    ],
  },
];
