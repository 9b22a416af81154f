import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Too much work, long hours, hard rules, and neither help nor time. */
export const workloadFrames: readonly Frame[] = [
  {
    id: "boss-adds-more",
    when: selfPattern`^LEAD(?:(?<who>BOSS)) ADV(?:keeps?|kept|is always|are always|always|constantly|just|won't stop)? ?(?:asks?|asking|gives?|giving|gave|add(?:s|ing|ed)?|dump(?:s|ing|ed)?|pil(?:es?|ing|ed)|sends?|sending|expects?|wants?|wanting|puts?|putting|push(?:es|ing)?|assign(?:s|ing|ed)?|hand(?:s|ing|ed)?)(?: me| us)? (?:to (?:pick up|cover|stay|work|do|come in|take on|help)|more|extra|even more|another|new|on me|it all on|things on|stuff on|everything on|work|jobs|tasks|emails|me to (?:work|stay|do|cover|come|take)|us to (?:work|stay|do|come))\b.*$`,
    themes: ["work", "study", "motivation"],
    not: /\b(?:girlfriend|boyfriend|husband|wife|mum|mom|dad|son|daughter|kids)\b/i,
    say: ["So there is always something more."],
    ask: [
      "How do you usually answer?",
      "What happens when you say that it is too much?",
      "What would you like to be able to say?",
    ],
  },
  {
    id: "gathering-strength-outside",
    when: selfPattern`^LEADi(?:'ve)? ?ADV(?:cry|cried|hide|hid|been (?:crying|hiding))\b.{0,30}\b(?:in|outside|by) (?:the |my )?(?:car ?park|car|toilets?|loo|bathroom|stairwell|staff room|corridor|cubicle|office door)\b.{0,60}$`,
    not: /\bhapp(?:y|ily)\b/i,
    say: ["I’m sorry. That sounds like a lonely few minutes."],
    ask: [
      "What goes through your mind in those minutes?",
      "Does anyone know that you do that?",
      "What helps you to go on then?",
    ],
  },
  {
    id: "hardly-see-each-other",
    when: selfPattern`^LEAD(?:so )?(?:we|i) ADV(?:hardly|barely|never|rarely|don't|only) (?:ever |really |even |get to |just )*(?:get to )?(?:see|meet|have time for|spend time with) (?:each other|him|her|my (?:wife|husband|partner|kids|children|son|daughter|girlfriend|boyfriend|family|friends)|them|one another)END`,
    say: ["So there is very little time together.", "You live side by side and hardly meet."],
    ask: [
      "When do you still get time together?",
      "What do you miss most?",
      "How do the two of you cope with it?",
    ],
  },
  {
    id: "doing-all-the-jobs",
    when: selfPattern`^LEADi(?:'m| am) (?:ADV)(?:doing|running|covering|juggling) (?:the|all the|all of) [^,]{2,30}(?:,| and) .{2,60}$`,
    say: [
      "That is several jobs in one.",
      "So all of it is on you.",
      "No one can do all of that for long.",
    ],
    ask: [
      "What would you hand over first, if you could?",
      "How long has it been like that?",
      "Who knows how much it is?",
    ],
  },
];
