import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** How others seem to manage, whether one is good enough at it, and a head that will not work. */
export const measuringUpFrames: readonly Frame[] = [
  {
    id: "not-sure-i-can",
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:don't know|not sure|do not know|doubt|don't think) (?:if |whether |that )?i(?:'ll be able to| can| could|'m able to|'ve got it in me to|'m up to) ?(?<x>.{0,50}?)(?:,? but .+)?$`,
    not: /\b(?:live|go on|anymore|any more|much longer|trust|forgive|cope|believe|love)\b/i,
    say: ["So you doubt whether you can."],
    ask: [
      "What would be the hardest part?",
      "What would have to be different this time?",
      "What would help you to manage it?",
    ],
  },
  {
    id: "praise-not-believed",
    when: selfPattern`^LEAD(?:.{2,40} )?(?:say|says|said|tells? me|told me|thinks?) (?:that )?(?:it's|its|i'm|it is|i am|it was|i did|i look)\b.{0,30}(?:good|fine|great|brilliant|enough|well|lovely|ready|okay)\b.{0,20}(?:but|and) i (?:ADV)(?:don't|can't|never|do not)\b.{0,40}$`,
    say: [
      "It is hard to take in praise that you don’t feel yourself.",
      "So the kind words don’t quite reach you.",
    ],
    ask: [
      "What would have to happen for you to believe it?",
      "What do you see that they don’t?",
      "Has it always been hard to believe such things?",
    ],
  },
  {
    id: "no-pressure-irony",
    when: selfPattern`^(?:so )?no pressure(?: (?:lol|haha|then|or anything|there))*$`,
    say: [
      "That sounds like quite a lot of pressure.",
      "You say it lightly, and it is a lot.",
      "So the bar feels very high.",
    ],
    ask: [
      "Where does most of the pressure come from?",
      "What would you want for yourself?",
      "What if it were only about you?",
    ],
  },
  {
    id: "do-not-want-that-to-be-me",
    when: selfPattern`^LEADi (?:ADV)(?:don't|do not) (?:ADV)want (?:that|this|it) to be me\b.{0,20}$|^LEADi (?:ADV)(?:don't|do not) (?:ADV)want to (?:end up|turn out|be|become) like (?:that|this)END`,
    say: [
      "You want it to be different for yourself.",
      "So you know what you don’t want.",
      "That tells you something about what you need.",
    ],
    ask: [
      "What would you like instead?",
      "What would be a first step in that direction?",
      "What are you most afraid of there?",
    ],
  },
];
