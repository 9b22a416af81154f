import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Not being asked, not belonging, and going where one knows nobody. */
export const leftOutFrames: readonly Frame[] = [
  {
    id: "not-invited",
    when: /\b(?:i (?:wasn't|was not|didn't get|am not|haven't been|was never|wasn't even)|i'm not|(?:didn't|don't|never|did not) (?:even )?(?:invite|include) me)(?: even)?(?: (?:invited|asked|included|part of it))?\b(?<=invited|asked|included|of it|invite me|include me)(?! (?:to|why|what|how|if)\b)/i,
    say: ["So you were left out.", "It hurts not to be asked."],
    ask: [
      "What did you feel, when you realised?",
      "What do you think happened there?",
      "Would you want to say something about it?",
    ],
  },
  {
    id: "know-nobody-at-it",
    when: /\b(?:club|group|class|party|event|choir|meet-?up|wedding|course|society|church|gym)\b.*\bi (?:don't|wouldn't|won't|hardly|barely) know (?:anyone|anybody|a soul|people)\b.*$/i,
    say: ["It is not easy to walk in where you know nobody.", "The first time is the hardest."],
    ask: [
      "What would you like about it?",
      "What would make the first visit easier?",
      "What would you need to know beforehand?",
    ],
  },
  {
    id: "ground-to-swallow-me",
    when: /\b(?:ground|earth|floor) to (?:swallow|open)|\b(?:die|died) of (?:shame|embarrassment)|\bwanted to (?:sink|vanish) /i,
    say: [
      "That must have been awful.",
      "I imagine you felt very exposed.",
      "You wanted to be anywhere but there.",
    ],
    ask: [
      "What happened then?",
      "What would have helped you in that moment?",
      "How are you with it now?",
    ],
  },
  {
    id: "without-me",
    when: pattern`^LEAD(?:WHO|everyone|all of them|they all) .*\bwithout (?:even )?(?:me|inviting me|telling me|asking me|saying (?:anything|a word)|a word|discussing it|checking with me)(?: .*)?$`,
    not: /\b(?:live|cope|manage|better off|happier) without me\b/i,
    say: ["And you were not asked.", "It hurts to be passed over like that."],
    ask: ["Have you said anything about it?", "What do you think was behind it?"],
  },
  {
    id: "there-is-something-to-go-to",
    when: /^(?:there(?:'s| is|'re| are| was| were)|i (?:saw|found|noticed|read about)|they(?:'ve| have)? (?:got|run)) (?:a|an|this|some|one|these) (?!.*\b(?:guy|girl|man|woman|boy|person|lad|lady|friend)\b).*\b(?:club|groups?|class|classes|morning|meetings?|meet-?up|choir|course|event|session|lunch|helpline|counsellor|workshop|playgroup|gym|society|volunteers?|debrief|support group|open day|taster)\b(?!.*\bi don't know\b).*$/i,
    say: [
      "So there is something you could go to.",
      "That is worth a thought.",
      "That could be a way in.",
    ],
    ask: [
      "What draws you to it?",
      "What would make it easier?",
      "What holds you back, if anything does?",
    ],
  },
  {
    id: "not-here-for-it",
    when: pattern`^LEADWHO (?:isn't|is not|won't be|can't be|will not be|'s not) (?:here|there|around) (?:to (?!help)|for (?:it|this|the|my|christmas)|with me|to see)\b.*$`,
    say: ["I’m sorry {who} can’t be there."],
    ask: [
      "What would it mean to have {whom} there?",
      "How would you like to remember {whom} on that day?",
      "Who knows how you feel about it?",
    ],
  },
  {
    id: "invited-me",
    when: pattern`^LEADWHO(?:'s)? ADV(?:asked|invited|has invited|has asked|texted) (?:me|us) (?:round|over|out\b|along|to (?:tea|dinner|lunch)|for (?:tea|dinner|a |coffee|lunch|drinks))\b.*$|^LEADWHO ADVasked (?:me )?if i(?: wanted|'d like| would like| fancied) (?:to (?:come|join|go out|meet)|a (?:drink|coffee|walk))\b.*$`,
    say: [
      "How nice to be asked.",
      "So somebody would like your company.",
      "That is a kind invitation.",
    ],
    ask: ["How do you feel about it?", "Would you like to go?", "What would you look forward to?"],
  },
];
