import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Kindness, making up, family, children, and beautiful moments with them. */
export const gladOfOthersFrames: readonly Frame[] = [
  {
    id: "met-family",
    when: /^(?:.*\b)?i(?:'ve| have)? (?:just |finally |recently )?(?:met|found|seen|spoken to) my (?:half|birth|real|biological|long[- ]lost|twin)[- ]?(?:\w+)?\b.*$/i,
    say: [
      "That must have been a big moment.",
      "What a thing to happen. I imagine it is a lot to take in.",
      "That changes something, I imagine.",
    ],
    ask: ["What was it like?", "How did it come about?", "How do you feel about it now?"],
  },
  {
    id: "has-my-hands",
    when: /^(?:he|she|they) (?:has|have|'s got|'ve got|got) (?:my|his|her|my \w+(?:'s)?|his \w+'s|her \w+'s) (?:\w+ )?(?:hands|eyes|nose|smile|laugh|chin|face|hair|voice|mouth)\b.*$|^(?:he|she) looks (?:just |exactly |so )?(?:much )?like (?:me|my)\b.*$/i,
    say: ["It must be moving to see that.", "So you recognised something there."],
    ask: [
      "What went through you when you saw it?",
      "What else did you notice?",
      "What does it mean to you?",
    ],
  },
  {
    id: "child-milestone",
    when: pattern`^(?:.*\b)?(?:my|our) (?:[\p{L}\d-]+ ){0,2}?(?:son|daughter|baby|boy|girl|grandson|granddaughter|toddler|twins|little one|kid|niece|nephew) (?:just |finally |actually )?(?:took (?:his|her|their) first|said (?:his|her|their) first|walked|crawled|smiled|learned|learnt|slept through|rode|swam|lost (?:his|her) first tooth|started (?:talking|walking|school)|got (?:into|a place|the|an? [A-Z]|accepted|engaged|married)|passed|won(?!')|graduated|was born|became|had (?:a|her|his) (?:baby|first))\b.*$`,
    not: /\b(?:but|didn't|died|lost (?:him|her)|failed|wept|cried|i (?:feel|can't|never|don't|didn't|haven't)|nothing|hard|empty|guilty|jealous|without|ago)\b/i,
    say: ["What a lovely moment.", "That is something to remember."],
    ask: ["How did it happen?", "What was it like for you to see that?", "Who was there with you?"],
  },
];
