import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Sleep, what was tried, what helps, and better days. */
export const restAndReliefFrames: readonly Frame[] = [
  {
    id: "cannot-sleep",
    when: pattern`^LEADI(?:'m| am|'ve| have)? ADV(?:can't|cannot|couldn't|don't|didn't|haven't|barely|hardly|not|never|struggle to|struggling to|been struggling to|find it hard to|have trouble|having trouble|been having trouble|trouble) ?(?:really |even |been |been able to |seem to |properly |to )*(?:sleep|slept|sleeping|get to sleep|getting to sleep|fall asleep|falling asleep|get any sleep|get back to sleep|stay asleep|staying asleep|had a (?:proper|good) night'?s? sleep|sleep through)\b(?! (?:in (?:my|our|the|a|his|her)|with (?:him|her|my)|next to|over|at (?:his|her|my))\b).*$|^(?:my sleep (?:is|has been|'s been) .+|(?:I have |I've got |I've had )?insomnia\b.*)$`,
    say: [
      "You aren’t getting the sleep you need.",
      "Nights like that are hard.",
      "Not sleeping makes everything else harder too.",
    ],
    ask: [
      "What keeps you awake?",
      "Is it falling asleep, or waking in the night?",
      "How long has it been like that?",
    ],
  },
  {
    id: "lie-awake",
    when: pattern`^LEADI ADV(?:always |usually |then |end up |keep )*(?:lie|lay|lying|laying|stare|staring|toss|tossing)(?: there| in bed| awake| at the ceiling| and turn(?:ing)?)+(?:,? (?:and )?(?:thinking|worrying|think|worry)(?: about| over)? ?(?<x>.*))?$`,
    say: ["The nights are long like that."],
    ask: [
      "What do you think about, mostly?",
      "How long does it go on, as a rule?",
      "What have you tried when that happens?",
    ],
  },
  {
    id: "few-hours-of-sleep",
    when: pattern`^LEADI(?:'m| am|'ve| have| was)? ADV(?:probably |maybe |usually |been )*(?:get|getting|got|sleep|sleeping|slept|had|have|having|haven't had|haven't slept|don't get|not had) (?:about |maybe |like |only |around |just |more than )*(?<x>(?:two|three|four|five|[1-5])(?: or (?:two|three|four|five|six|\d))?) hours?\b(?: of)?(?: sleep)?(?: .*)?$`,
    not: /\b(?:sleep|slept)\b.*\b(?:nine|ten|eleven|twelve|1\d) hours\b|\bhours? (?:left|to|until|till|before|away)\b/,
    themes: ["sleep", "anxiety", "lowMood", "parenting", "work", "study"],
    say: ["{X} hours is too little to get through a day on.", "That is very little sleep."],
    ask: [
      "How do you get through the day after that?",
      "How long has it been this way for you?",
      "What keeps you from sleeping longer?",
    ],
  },
  {
    id: "watching-the-clock",
    when: pattern`^(?:then |and )?I ADV(?:start |keep |end up |kept |always )*(?:watch|watching|look at|looking at|stare at|staring at|check|checking) (?:the|my) (?:clock|time|watch|alarm|phone)\b.*$`,
    themes: ["sleep", "anxiety"],
    say: ["And looking at the time makes it worse."],
    ask: [
      "What do you think when you see the time?",
      "What would happen, if the clock were out of sight?",
      "What do you do then?",
    ],
  },
  {
    id: "have-to-be-up",
    when: pattern`^LEADI(?:'ve| have)?(?: got)? to (?:be up|get up|wake up|be at work|be in work|start work|work|leave the house)\b.*$`,
    themes: ["sleep"],
    say: ["That puts pressure on the night as well."],
    ask: [
      "How do you get through the day after a night like that?",
      "What are the mornings like?",
      "How long have you been doing that?",
    ],
  },
];
