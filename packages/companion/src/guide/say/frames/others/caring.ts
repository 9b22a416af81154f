import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Worrying about somebody, and looking after them when they are old, ill or struggling. */
export const caringFrames: readonly Frame[] = [
  {
    id: "they-cried",
    not: /\b(?:crying|laughing) (?:face|emoji)\b|\b(?:i|we|we both|both) (?:cried|was crying|were crying)\b|\bbaby\b/i,
    when: pattern`^LEADWHO (?:cried|sobbed|broke down|burst into tears)\b.*$`,
    say: ["So {who} cried."],
    ask: ["How was that for you?", "What did you do?"],
  },
  {
    id: "stays-in-bed",
    when: pattern`^LEADWHO ADV(?:(?:stays?|is|lies|lays|spends? .{0,20}) in bed\b.*|(?:doesn't|won't|can't|hardly|never) (?:get|gets) (?:up|out of bed)\b.*)$`,
    say: ["That sounds worrying."],
    ask: [
      "How long has it been like that?",
      "What does it mean for you?",
      "Who else knows about it?",
    ],
  },
  {
    id: "wants-to-protect",
    when: pattern`^i (?:just |really )?(?:don't|do not|didn't|never) want(?:ed)? (?<o>WHOM|the kids|my kids|anyone) to (?:get|be|feel|think|worry|suffer|grow|end|lose|see|go through|have|know|hate|find)\b.*$`,
    say: ["You are thinking of {o} in all this."],
    ask: ["What are you most afraid of?", "And what would be good for you?"],
  },
];
