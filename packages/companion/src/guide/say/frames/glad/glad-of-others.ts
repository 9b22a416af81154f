import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Kindness, making up, family, children, and beautiful moments with them. */
export const gladOfOthersFrames: readonly Frame[] = [
  {
    id: "made-up-with",
    weight: 2,
    when: pattern`^(?:.*\b)?(?:(?:me and (?:my \w+)|(?:my \w+) and (?:i|me)|we)(?:'ve| have)? (?:finally |actually |just )*(?:made up|talked it (?:out|through)|sorted it(?: out)?|had a (?:really )?(?:good|proper|honest) (?:talk|chat|conversation)|are (?:talking|speaking|friends) again)|WHO ADV(?:apologi[sz]ed|forgave me|called|reached out|got in touch|came round|hugged me)(?: and\b.*)?(?: (?:it was|i was|i'm) (?:so |really )?(?:nice|good|happy|glad|relieved)\b.*))\b.*$`,
    say: [
      "I’m glad. That must be a relief.",
      "That is good to hear.",
      "It sounds as if something has eased between you.",
    ],
    ask: ["How did it come about?", "What was it like to talk again?", "What is different now?"],
  },
  {
    id: "someone-was-kind",
    weight: 2,
    when: pattern`^(?:LEAD|.*\b)(?:WHO|someone|somebody|a (?:stranger|woman|man|lady|colleague|neighbour|customer|girl|guy|kid)|my (?:teacher|boss|manager|doctor|nurse)) ADV(?:smiled at me|thanked me|said thank you|helped me|held the door|paid me a compliment|complimented (?:me|my)|gave me a (?:hug|compliment)|brought me|made me (?:laugh|smile|a|tea|coffee|dinner)|sat with me|checked (?:in )?on me|remembered my|sent me (?:flowers|a))\b.*$`,
    not: /\b(?:used to|died|never|didn't|before (?:he|she))\b/i,
    say: ["That was kind.", "It is good to have people like that.", "I’m glad that happened."],
    ask: [
      "How did that feel?",
      "What did it mean to you?",
      "Who would you do something like that for?",
    ],
  },
  {
    id: "laughed-together",
    weight: 2,
    when: /^(?:we|i(?= (?:danced|sang|talked|chatted))) (?:just |actually |both |all )*(?:laughed|giggled|danced|sang|talked (?:for hours|all (?:night|evening))|had (?:so much )?fun|chatted)\b.*$/i,
    not: /\b(?:laughed (?:it off|along|at)|nervously|used to|but i)\b/i,
    say: [
      "That sounds as if it did you good.",
      "How nice, to laugh and be at ease for a while.",
      "It is good that there was room for that.",
    ],
    ask: [
      "What was it like to feel that?",
      "Who makes that easy for you?",
      "When could you do that again?",
    ],
  },
  {
    id: "so-beautiful",
    weight: 2,
    themes: ["goodNews", "parenting"],
    when: /^(?:he|she|they|it)(?:'s| is|'re| are) (?:just |so |absolutely |totally |really )*(?:perfect|beautiful|gorgeous|amazing|tiny|lovely|wonderful)\b.*$/i,
    say: ["That sounds wonderful.", "I can hear how happy you are.", "How lovely."],
    ask: [
      "What do you like to look at most?",
      "How is it to have that in your life now?",
      "What has surprised you most?",
    ],
  },
  {
    id: "other-was-amazing",
    weight: 2,
    when: pattern`^LEADWHO(?:'s|'ve)? ADV(?:was|were|is|are|has been|have been|'s been|been) (?:so |just |absolutely |really |such a |truly )*(?:amazing|incredible|brilliant|great|a rock|my rock|wonderful|so good|supportive|so kind|fantastic|there for me)\b.*$`,
    not: /\b(?:used to|died|passed|but now|funeral)\b/i,
    say: [
      "It is good that you have {whom}.",
      "You sound grateful for {whom}.",
      "That must mean a lot to you.",
    ],
    ask: ["What helped most?", "Have you been able to say so?", "What is that like for you?"],
  },
  {
    id: "like-an-old-friend",
    weight: 2,
    themes: ["goodNews"],
    when: /^it(?:'s| is| feels| felt| was) (?:a bit |almost |kind of )?like (?:meeting|seeing|coming|being|having|finding|waking|getting)\b.*$/i,
    say: ["That is a good way to put it.", "I think I know what you mean.", "That sounds good."],
    ask: [
      "What is it like to have that back?",
      "When did you last feel that?",
      "What would help it to stay?",
    ],
  },
  {
    id: "met-family",
    weight: 3,
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
    weight: 3,
    when: /^(?:he|she|they) (?:has|have|'s got|'ve got|got) (?:my|his|her|my \w+(?:'s)?|his \w+'s|her \w+'s) (?:\w+ )?(?:hands|eyes|nose|smile|laugh|chin|face|hair|voice|mouth)\b.*$|^(?:he|she) looks (?:just |exactly |so )?(?:much )?like (?:me|my)\b.*$/i,
    say: [
      "It must be moving to see that.",
      "How strange and lovely to see it in somebody else.",
      "So you recognised something there.",
    ],
    ask: [
      "What went through you when you saw it?",
      "What else did you notice?",
      "What does it mean to you?",
    ],
  },
  {
    id: "was-given",
    weight: 2,
    themes: ["goodNews"],
    when: pattern`^LEADWHO ADV(?:gave|bought|got|made|brought|sent|baked) me (?:a|an|the|her|his|their|my|some|flowers)\b.*$`,
    say: ["That was kind of {whom}.", "A small thing like that says a lot.", "How thoughtful."],
    ask: ["What did it mean to you?", "How did that feel?", "Who else is glad with you?"],
  },
  {
    id: "child-milestone",
    weight: 3,
    when: pattern`^(?:.*\b)?(?:my|our) (?:[\p{L}\d-]+ ){0,2}?(?:son|daughter|baby|boy|girl|grandson|granddaughter|toddler|twins|little one|kid|niece|nephew) (?:just |finally |actually )?(?:took (?:his|her|their) first|said (?:his|her|their) first|walked|crawled|smiled|learned|learnt|slept through|rode|swam|lost (?:his|her) first tooth|started (?:talking|walking|school)|got (?:into|a place|the|an? [A-Z]|accepted|engaged|married)|passed|won(?!')|graduated|was born|became|had (?:a|her|his) (?:baby|first))\b.*$`,
    not: /\b(?:but|didn't|died|lost (?:him|her)|failed|wept|cried|i (?:feel|can't|never|don't|didn't|haven't)|nothing|hard|empty|guilty|jealous|without|ago)\b/i,
    say: [
      "What a lovely moment.",
      "How wonderful. You must have been so glad to see that.",
      "That is something to remember.",
    ],
    ask: ["How did it happen?", "What was it like for you to see that?", "Who was there with you?"],
  },
  {
    id: "walked-to-me",
    weight: 2,
    themes: ["goodNews"],
    when: /^(?:(?:and|then|today|suddenly|this morning) )*(?:he|she|they) (?:just |suddenly |actually |finally )*(?:let go|walked|ran|smiled|laughed|hugged|came|looked|said|jumped|stood|got)\b.*$/i,
    say: [
      "I can imagine the moment.",
      "That must have been wonderful to see.",
      "You will remember that, I think.",
    ],
    ask: [
      "What went through you just then?",
      "What did you do?",
      "How long had you been hoping for that?",
    ],
  },
  {
    id: "watched-it-again",
    weight: 2,
    themes: ["goodNews"],
    when: /^(?:.*\b)?(?:(?:filmed|recorded|took a (?:photo|picture|video) of) (?:it|him|her|them|us)\b.*|i(?:'ve| have)? (?:watched|read|looked at|listened to) (?:it|the \w+) (?:like )?(?:\w+ ){0,2}times\b.*)$/i,
    say: [
      "I can understand that you want to see it again and again.",
      "How good that you have it to keep.",
      "It must make you smile each time.",
    ],
    ask: [
      "Who have you shown it to?",
      "Which bit do you like best?",
      "Who would you like to show it to?",
    ],
  },
];
