import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Getting, keeping, leaving and losing work. */
export const findingAndLosingWorkFrames: readonly Frame[] = [
  {
    id: "who-will-hire-me",
    questions: true,
    when: selfPattern`^(?:.{0,30}\b)?(?:who(?:'s| is| would| will|'d)? ?(?:even |ever )?(?:going to |gonna )?(?:hire|employ|want|take|give a job to) (?:me|someone (?:like me|my age|at my age|of my age)|a .{2,30})|(?:nobody|no one|no-one) (?:is going to |will |wants to |would |'s going to |'ll )?(?:hires?|employs?|wants?|takes?) (?:me|someone (?:like me|my age)|people my age|anyone (?:my age|over \p{L}+|over \d+)))END`,
    say: [
      "You are worried that you won’t find anything now.",
      "That is a frightening thought to be left with.",
      "It is hard to believe in a next job just after that.",
    ],
    ask: [
      "What worries you most about looking?",
      "What would you like to do next, if you could choose?",
      "What can you do that somebody would need?",
    ],
  },
  {
    id: "the-one-who-provides",
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am|'ve been|'ve| have been)? ?ADV(?:been )?the (?:one who (?:provides?|earns?|pays?(?: for (?:everything|it all))?|brings? in|supports?)|breadwinner|main earner|only (?:one (?:working|earning|with a job)|earner|income)|provider|man of the house)\b.*|i(?:'ve| have) (?:got )?(?:a (?:family|wife|child|son|daughter|baby)|kids|two kids|three kids|children|mouths) to (?:feed|support|provide for|look after|think of).*|(?:they|my family|my kids|my parents|everyone) (?:all )?(?:depends?|rel(?:y|ies)) on (?:me|my (?:income|wage|salary|money)).*)$`,
    say: [
      "You are used to being the one the others can rely on.",
      "That makes the pressure even greater.",
    ],
    ask: [
      "What would it mean to you, to let somebody else help for once?",
      "What do they say about it?",
      "Who can you lean on?",
    ],
  },
  {
    id: "still-no-job",
    when: selfPattern`^LEADi(?:'m| am)? ?(?:still |just )*(?:don't|haven't|can't|do not|have not|cannot|couldn't) (?:\p{L}+ )?(?:have|got|found|find|get|gotten)(?: got)? (?:a |any |another |the right )?(?:proper |real |decent |full[- ]time )?(?:job|work|position|placement|apprenticeship)END`,
    say: [
      "So you are still looking.",
      "It is discouraging, when nothing has come of it yet.",
      "I imagine the waiting is wearing.",
    ],
    ask: [
      "What have you tried so far?",
      "How do you feel about it, on most days?",
      "What kind of work would you like?",
    ],
  },
  {
    id: "had-a-profession",
    when: selfPattern`^(?:(?:in my country|back home|before|there),? )?i (?:was|used to be|worked as) an? (?<x>(?:[\p{L}-]+ )?(?:doctor|teacher|engineer|nurse|lawyer|accountant|professor|manager|architect|dentist|journalist|scientist|pharmacist|programmer))(?: (?:in my (?:own |home )?country|back home|before|there|in [\p{L}]+))+$|^here i(?:'m| am)? ?(?:only |just )?(?:work|clean|drive|am|a|nobody|nothing|deliver)\b.{0,40}$`,
    say: [
      "You had a profession, and here you have had to begin again.",
      "That is a lot to have left behind.",
      "So you can do much more than people here see.",
    ],
    ask: [
      "What is that like for you?",
      "What do you miss most about it?",
      "What would you like to get back to?",
    ],
  },
  {
    id: "got-rejected-from",
    when: selfPattern`^(?:.{0,50}\b)?got (?:rejected|turned down|ghosted)\b.{0,40}$`,
    say: [
      "I’m sorry. That is discouraging, after the effort you made.",
      "It is hard not to take that personally.",
      "You came that far, and then a no.",
    ],
    ask: ["How did you take it?", "What did they say, if anything?", "What keeps you trying?"],
  },
  {
    id: "offered-me-a-job",
    tone: "heavy",
    when: selfPattern`^LEAD(?:.{2,40} )?(?:has |have |'s |'ve )?offered me (?:a|an|the|this) (?:[\p{L}-]+ )?(?:job|place|position|role|contract|room|shift|chance)\b.{0,50}$`,
    say: ["So there is another way open to you.", "That is an offer to think about."],
    ask: [
      "What speaks for it, and what against?",
      "How did you feel when you heard it?",
      "What would you have to give up for it?",
    ],
  },
];
